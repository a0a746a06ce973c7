internal import RealModule

/// The outline of a host view that a badge sits on: a circle, an ellipse or a superellipse.
///
/// Everything is said in parts of the host's sides, so that constraints can be made of it that stay right
/// when the host changes its size.
public enum Circumference: Hashable, Sendable {
    /// The circle in the middle of the host, as wide as the shorter side.
    case circle

    /// The ellipse that touches all four sides: a circle that is stretched with the host.
    case ellipse

    /// A superellipse that touches all four sides, stretched with the host.
    case superellipse(Superellipse)

    /// The superellipse of an exponent in (0, ∞], which touches all four sides.
    ///
    /// - Parameter exponent: As in ``Superellipse/init(exponent:)``.
    public static func superellipse(exponent: Double) -> Circumference {
        .superellipse(Superellipse(exponent: exponent))
    }

    /// The part of a host that the outline fills: the square in the middle for a circle, all of it otherwise.
    public func box(in host: Rect2D) -> Rect2D {
        guard case .circle = self else { return host }
        let side = Point2D(repeating: host.shorterSide)
        return Rect2D(origin: host.center - side / 2, size: side)
    }

    /// The point of the outline at an angle, in parts of the sides of its box: (0, 0) is the top left, (1, 1)
    /// the bottom right.
    ///
    /// The angle runs clockwise from 3 o'clock on a square host and is stretched with the host, so that the
    /// anchor does not depend on its shape; one that is not finite counts as 0. At 45° a circle has (0.854,
    /// 0.854).
    ///
    /// - Parameters:
    ///   - angle: A direction from the centre.
    ///   - lift: How far outside the outline, along its normal, in parts of half the side: 0 on the line, the
    ///     ratio of the radii to touch it from outside, minus that from inside. Not finite counts as 0.
    /// - Returns: Coordinates from 0 to 1 when the lift is 0.
    public func anchor(at angle: Angle, lift: Double = 0) -> Point2D {
        Point2D(repeating: 0.5) + offset(at: angle, lift: lift) / 2
    }

    /// The point of the outline at an angle in a host, in points.
    public func point(at angle: Angle, in host: Rect2D, lift: Double = 0) -> Point2D {
        let box = box(in: host)
        return box.origin + box.size * anchor(at: angle, lift: lift)
    }

    /// The sizes of an invisible view in the middle of the host that ties a badge to the outline by
    /// constraints alone.
    ///
    /// - Parameters:
    ///   - angle: As in ``anchor(at:lift:)``.
    ///   - ratio: The badge's radius in parts of half the side of a square box; negative or not finite counts as 0.
    ///     In a box that is no square no ratio holds for both sides: pass 0 and tie the badge's centre.
    ///   - lift: As in ``anchor(at:lift:)``.
    /// - Returns: The multipliers, and what they tie.
    public func helper(at angle: Angle, ratio: Double, lift: Double = 0) -> BadgeHelper {
        BadgeHelper(offset: offset(at: angle, lift: lift), ratio: ratio)
    }

    /// From the centre to the anchor, in parts of half the sides.
    private func offset(at angle: Angle, lift: Double) -> Point2D {
        let square = Rect2D(x: -1, y: -1, width: 2, height: 2)
        let shape = if case .superellipse(let shape) = self { shape } else { Superellipse(exponent: 2) }
        let lift = lift.isFinite ? lift : 0
        guard shape.exponent != 2 else { return Superellipse.direction(angle) * (1 + lift) }
        return shape.point(at: angle, in: square) + shape.outwardNormal(at: angle, in: square) * lift
    }
}
