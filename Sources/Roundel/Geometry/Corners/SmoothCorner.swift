internal import RealModule

/// The beginning of a smooth corner with radii of 1: a cubic from the side to the superellipse of
/// which the middle of the corner is a part.
///
/// Coordinates and parameters are those of ``CornerCurve``. For the smooth corners that a user makes
/// the superellipse is a circle. The cubic ends where its tangent has turned by β = smoothing·45°.
/// Its handles lie on the tangents, which meet on the side, so that its curvature is 0 there. At the
/// end, the curvature of a cubic is 2/3·h/l², where l is the length of the second handle and h the
/// distance of the first control point from that handle's line. Here h is sin β times the distance b
/// between the control points, which is 3/2·κ·l² / sin β for a curvature of κ.
struct SmoothCorner {
    /// The control points of the cubic.
    let start: Point2D
    let first: Point2D
    let second: Point2D
    let end: Point2D

    /// The angle in radians by which the cubic turns.
    let turn: Double

    /// The parameter at which the cubic ends.
    ///
    /// It is proportional to the distance along the side, except near n = 1, where the superellipse
    /// bends so close to the side that the cubic would have next to no part of the parameters.
    let arcStart: Double

    /// The distance along the side, from the beginning of the superellipse, for each parameter.
    private let rate: Double

    /// Below this smoothing, the cubic is lost in rounding.
    private static let leastSmoothing = 0x1p-30

    /// Makes the beginning of the corner, or `nil` where there is none.
    init?(smoothing: Double, _ exponent: Double, diagonal: Double) {
        guard smoothing > SmoothCorner.leastSmoothing, exponent > 1, exponent < .infinity else { return nil }
        turn = smoothing * .pi / 4
        let (sine, cosine, slope) = (Double.sin(turn), Double.cos(turn), Double.tan(turn))
        let octant = SuperellipseOctant(exponent: exponent)
        let joint = octant.joint(.exp(.log(slope) * exponent / (exponent - 1)))
        // Near n = 1 the superellipse turns so close to the side that nothing is left of the height.
        guard joint.height > 0x1p-900 else { return nil }
        // The coordinates about the centre have the ratio ρ, and the slope of the curve is ρⁿ⁻¹.
        let rest = 1 - joint.height
        let bend = (exponent - 1) * slope * (rest / joint.along + slope) / rest
        let (curvature, handle) = (bend * cosine * cosine * cosine, joint.height / sine)
        start = Point2D(1 + smoothing, 0)
        // A smoothing of 1 leaves a point of the superellipse, which is its own mirror image.
        end = smoothing < 1 ? Point2D(1 - joint.along, joint.height) : Point2D(repeating: 1 - diagonal)
        second = Point2D(end.x + joint.height / slope, 0)
        first = Point2D(second.x + 1.5 * curvature * handle * handle / sine, 0)
        arcStart = smoothing < 1 ? min(max(joint.along / diagonal, smoothing / 4), 1) : 1
        rate = arcStart < 1 ? (diagonal - joint.along) / (1 - arcStart) : diagonal
    }

    /// How far the superellipse has come along the side at a parameter from ``arcStart`` on, and the
    /// derivative.
    func along(_ parameter: Double) -> (Double, Double) {
        ((1 - end.x) + (parameter - arcStart) * rate, rate)
    }

    /// The point at a parameter up to ``arcStart``, and the derivative by it.
    func at(_ parameter: Double) -> (point: Point2D, tangent: Point2D) {
        let t = parameter / arcStart
        return (.onCubic(start, first, second, end, at: t), derivative(t) / arcStart)
    }

    /// The derivative of the cubic by its own parameter from 0 to 1.
    func derivative(_ t: Double) -> Point2D {
        let u = 1 - t
        return 3 * ((first - start) * (u * u) + (second - first) * (2 * u * t) + (end - second) * (t * t))
    }
}
