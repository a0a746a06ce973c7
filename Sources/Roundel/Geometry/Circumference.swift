internal import RealModule

/// The outline of a host view to which a badge is pinned: a circle, an ellipse, a superellipse or a
/// rectangle with shaped corners.
///
/// Results are fractions of the host's sides, so that constraints made from them still hold when
/// the host changes its size. Corners keep their radii, so that their results hold for one size.
public enum Circumference: Hashable, Sendable {
    /// The circle in the middle of the host, whose diameter is the shorter side.
    case circle

    /// The ellipse that touches all four sides, a circle that is stretched with the host.
    case ellipse

    /// A superellipse that touches all four sides, stretched with the host.
    case superellipse(Superellipse)

    /// A rectangle with shaped corners, whose sides are those of the host.
    case corners(Corners)

    /// The superellipse of an exponent in (0, ∞], which touches all four sides.
    ///
    /// - Parameter exponent: As in ``Superellipse/init(exponent:)``.
    public static func superellipse(exponent: Double) -> Circumference {
        .superellipse(Superellipse(exponent: exponent))
    }

    /// The rectangle of the outline in a host: the square in the middle for a circle, otherwise the
    /// whole host.
    public func box(in host: Rect2D) -> Rect2D {
        guard case .circle = self else { return host }
        let side = Point2D(repeating: host.shorterSide)
        return Rect2D(origin: host.center - side / 2, size: side)
    }

    /// The point of the outline at an angle, as fractions of the sides of its box.
    ///
    /// For ``corners(_:)`` this is the point of the ellipse, because a host of no size has no
    /// corners: use ``anchor(at:in:lift:)``.
    ///
    /// (0, 0) is the top left and (1, 1) the bottom right. At 45° the point of a circle is (0.854,
    /// 0.854). The angle is measured on a square host, clockwise from 3 o'clock, and is stretched
    /// with the host, so that the result does not depend on the host's shape.
    ///
    /// - Parameters:
    ///   - angle: A direction from the centre; an angle that is not finite counts as 0.
    ///   - lift: The distance outward from the outline along its normal, as a fraction of half the
    ///     side: 0 on the outline, negative inside; see ``BadgePlacement/lift(badgeRatio:)``. A
    ///     value that is not finite counts as 0. On a host that is not square it is stretched with
    ///     the host, unlike that of ``anchor(at:in:lift:)``.
    /// - Returns: Coordinates from 0 to 1 if the lift is 0.
    public func anchor(at angle: Angle, lift: Double = 0) -> Point2D {
        Point2D(repeating: 0.5) + offset(at: angle, lift: lift) / 2
    }

    /// The point of the outline of a host, as fractions of the sides of its box.
    ///
    /// Without a lift this is ``anchor(at:lift:)``, except for ``corners(_:)``, whose anchors depend on
    /// the size of the host. For all of them the angle is stretched with the host, so that 45° is the
    /// direction of the corner at the bottom right.
    ///
    /// The lift is a distance as a fraction of half the shorter side, and is not stretched. Its
    /// direction is the normal of corners, and for the other outlines the normal of the same outline
    /// in a square.
    public func anchor(at angle: Angle, in host: Rect2D, lift: Double = 0) -> Point2D {
        guard !host.isEmpty else { return anchor(at: angle, lift: lift) }
        let box = box(in: host)
        let distance = (lift.isFinite ? lift : 0) / 2 * (box.shorterSide / box.size)
        guard case .corners(let corners) = self else {
            return anchor(at: angle) + normal(at: angle) * distance
        }
        let (point, normal) = corners.anchor(at: angle, in: box)
        return (point - box.origin) / box.size + normal * distance
    }

    /// The point of the outline at an angle in a host, in points; see ``anchor(at:in:lift:)``.
    public func point(at angle: Angle, in host: Rect2D, lift: Double = 0) -> Point2D {
        let box = box(in: host)
        return box.origin + box.size * anchor(at: angle, in: host, lift: lift)
    }

    /// The sizes of an invisible view in the middle of the host, with which constraints alone pin a
    /// badge to the outline.
    ///
    /// The anchors of ``corners(_:)`` depend on the size of the host: they are pinned as those of an
    /// ellipse, beside the outline. Use ``anchor(at:in:lift:)`` for them in each layout.
    ///
    /// - Parameters:
    ///   - angle: As in ``anchor(at:lift:)``.
    ///   - ratio: The badge's radius as a fraction of half the side of a square box; a value that
    ///     is negative or not finite counts as 0. In a box that is not square no ratio is right for
    ///     both sides: pass 0, which pins the badge's centre.
    ///   - lift: As in ``anchor(at:lift:)``.
    /// - Returns: The multipliers, and the part of the badge to pin.
    public func helper(at angle: Angle, ratio: Double, lift: Double = 0) -> BadgeHelper {
        BadgeHelper(offset: offset(at: angle, lift: lift), ratio: ratio)
    }

    /// The vector from the centre to the anchor, as fractions of half the sides.
    private func offset(at angle: Angle, lift: Double = 0) -> Point2D {
        let point =
            shape.exponent == 2
            ? Superellipse.direction(angle) : shape.point(at: angle, in: Circumference.square)
        return lift != 0 && lift.isFinite ? point + normal(at: angle) * lift : point
    }

    /// The outward normal at an angle, of the same outline in a square.
    package func normal(at angle: Angle) -> Point2D {
        guard shape.exponent != 2 else { return Superellipse.direction(angle) }
        return shape.outwardNormal(at: angle, in: Circumference.square)
    }

    private static var square: Rect2D { Rect2D(x: -1, y: -1, width: 2, height: 2) }

    /// The outline in a square.
    private var shape: Superellipse {
        if case .superellipse(let shape) = self { shape } else { Superellipse(exponent: 2) }
    }
}
