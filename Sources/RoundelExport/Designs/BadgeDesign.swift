public import Roundel

/// A badge on the circumference of a host.
public struct BadgeDesign: Hashable, Sendable {
    /// The outline of the host.
    public enum Host: Hashable, Sendable, CaseIterable {
        /// A circle in a square of 240 points.
        case circle
        /// An ellipse in 280 × 200 points.
        case ellipse
        /// A superellipse of exponent 4 in a square of 240 points.
        case superellipse
    }

    /// Which side of the line the badge is on.
    public enum Side: Hashable, Sendable, CaseIterable {
        /// With its middle on it.
        case on
        /// Touching it from inside.
        case inside
        /// Touching it from outside.
        case outside
    }

    /// Where on the circumference, in degrees, clockwise from 3 o'clock.
    public var angle = 45.0

    /// The badge's radius in parts of half the host's height, 0.05 to 0.5.
    public var ratio = 0.2

    /// The outline of the host.
    public var host = Host.circle

    /// Which side of the line the badge is on.
    public var side = Side.on

    /// How many points further out it is, along the outline's normal; −100 to 100, negative for inward.
    public var offset = 0.0

    /// Makes the badge that the playground begins with.
    public init() {}

    mutating func exchange(_ fields: inout DesignFields) {
        let own = BadgeDesign()
        fields.exchange("angle", &angle, own: own.angle, -360...360)
        fields.exchange("ratio", &ratio, own: own.ratio, 0.05...0.5)
        fields.exchange("host", &host, Host.allCases, ["circle", "ellipse", "superellipse"])
        fields.exchange("side", &side, Side.allCases, ["on", "inside", "outside"])
        fields.exchange("offset", &offset, own: own.offset, -100...100)
    }

    /// The host's outline.
    public var circumference: Circumference {
        switch host {
        case .circle: .circle
        case .ellipse: .ellipse
        case .superellipse: .superellipse(Superellipse(exponent: 4))
        }
    }

    /// Width and height of the host, in points.
    public var size: Point2D { host == .ellipse ? Point2D(280, 200) : Point2D(240, 240) }

    /// The badge's radius, in points.
    public var radius: Double { ratio * size.y / 2 }

    /// How far outside the line the badge's middle is, in parts of half the side.
    public var lift: Double {
        switch side {
        case .inside: -ratio
        case .on: 0
        case .outside: ratio
        }
    }

    /// The badge's centre in parts of the host's sides, from its top left.
    public var anchor: Point2D { anchor(lift: lift) + shift / size }

    /// How far the ``offset`` moves the badge, in points.
    public var shift: Point2D {
        // The normal of the square that is stretched to the host, as the front ends take it.
        offset == 0 ? .zero : (anchor(lift: lift + 1) - anchor(lift: lift)) * 2 * offset
    }

    private func anchor(lift: Double) -> Point2D { circumference.anchor(at: .degrees(angle), lift: lift) }

    /// The invisible view that ties the badge to the host; on an oval host it ties the badge's centre.
    public var helper: BadgeHelper {
        BadgeHelper(offset: anchor * 2 - 1, ratio: host == .ellipse ? 0 : ratio)
    }
}
