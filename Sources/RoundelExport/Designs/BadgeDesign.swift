package import Roundel

/// The scene of a badge on the outline of a host.
package struct BadgeDesign: Hashable, Sendable {
    /// The outlines that a host of the scene can have.
    package enum Host: Hashable, Sendable, CaseIterable {
        case circle, ellipse
        /// The superellipse of exponent 4.
        case superellipse
    }

    /// The angle of the badge in degrees from −360 to 360, clockwise from 3 o'clock.
    package var angle = 45.0

    /// The radius of the badge as a fraction of half the host's height, 0.05 to 0.5.
    package var ratio = 0.2

    /// The outline of the host.
    package var host = Host.circle

    /// Which side of the outline the badge is on.
    package var side = BadgePlacement.on

    /// How far the badge is moved outward along the outline's normal, in points from −100 to 100;
    /// negative for inward.
    package var offset = 0.0

    /// Makes the badge that the playground begins with.
    package init() {}

    mutating func exchange(_ fields: inout DesignFields) {
        let defaults = BadgeDesign()
        fields.exchange("angle", &angle, default: defaults.angle, -360...360)
        fields.exchange("ratio", &ratio, default: defaults.ratio, 0.05...0.5)
        fields.exchange("host", &host, Host.allCases, ["circle", "ellipse", "superellipse"])
        fields.exchange("side", &side, [.on, .inside, .outside], ["on", "inside", "outside"])
        fields.exchange("offset", &offset, default: defaults.offset, -100...100)
    }

    /// The width and height of the host, in points: 280 × 200 for an ellipse, a square of 240
    /// otherwise.
    package var size: Point2D { host == .ellipse ? Point2D(280, 200) : Point2D(240, 240) }

    /// The superellipse that the outline is; a circle is one with the exponent 2.
    package var shape: Superellipse { Superellipse(exponent: host == .superellipse ? 4 : 2) }

    private var circumference: Circumference {
        switch host {
        case .circle: .circle
        case .ellipse: .ellipse
        case .superellipse: .superellipse(shape)
        }
    }

    /// The radius of the badge, in points.
    package var radius: Double { ratio * size.y / 2 }

    /// The badge's centre as fractions of the host's width and height, from its top left.
    package var anchor: Point2D {
        circumference.anchor(at: .degrees(angle)) + (normal * (side.radii * radius) + shift) / size
    }

    /// How far the ``offset`` moves the badge, in points.
    package var shift: Point2D { normal * offset }

    /// The direction outward, as in UIKit and SwiftUI that of the same outline in a square.
    private var normal: Point2D { circumference.normal(at: .degrees(angle)) }

    /// The invisible view that ties the badge to the host.
    ///
    /// On an ellipse it ties the badge's centre.
    package var helper: BadgeHelper {
        BadgeHelper(offset: anchor * 2 - 1, ratio: host == .ellipse ? nil : ratio)
    }
}
