internal import RealModule

/// Half of a smooth corner with a radius of 1: a cubic from the side, and an arc to the diagonal.
///
/// Coordinates are as in ``CornerCurve``. The arc, about (1, 1), begins where its tangent has turned
/// by β = smoothing·45°. The handles of the cubic lie on its tangents, which meet at (1 − tan(β/2),
/// 0), so that its curvature is 0 at the side. At the arc, the curvature of a cubic is 2/3·h/l²,
/// where l is the length of the second handle and h the distance of the first control point from
/// that handle's line. Here l is tan(β/2), and h is sin β times the distance b between the control
/// points: the curvature is 1 if b = 3/2·tan²(β/2) / sin β.
struct SmoothCorner {
    let smoothing: Double

    /// The control points of the cubic.
    let start: Point2D
    let first: Point2D
    let second: Point2D
    let end: Point2D

    /// The angle in radians by which each cubic turns.
    let turn: Double

    /// The parameter at which the arc begins, proportional to the distance along the side.
    let arcStart: Double

    init(smoothing: Double) {
        self.smoothing = smoothing
        turn = smoothing * .pi / 4
        let (sine, tangent) = (Double.sin(turn), Double.tan(turn / 2))
        start = Point2D(1 + smoothing, 0)
        let between = turn > 0 ? 1.5 * tangent * tangent / sine : 0
        first = Point2D(1 - tangent + between, 0)
        second = Point2D(1 - tangent, 0)
        end = Point2D(1 - sine, tangent * sine)
        arcStart = min(sine / SmoothCorner.diagonal, 1)
    }

    /// The parameters between which the curve is smooth.
    var joints: [Double] { arcStart < 1 ? [0, arcStart, 1] : [0, 1] }

    /// √½, where the diagonal crosses a circle.
    private static let diagonal = 0.5.squareRoot()

    /// The point at a parameter from 0 to 1 on the diagonal, and the derivative by it.
    func at(_ parameter: Double) -> (point: Point2D, tangent: Point2D) {
        parameter < arcStart ? cubic(parameter / arcStart) : arc(parameter * SmoothCorner.diagonal)
    }

    private func cubic(_ t: Double) -> (Point2D, Point2D) {
        let u = 1 - t
        let legs = (first - start) * (u * u) + (second - first) * (2 * u * t) + (end - second) * (t * t)
        return (.onCubic(start, first, second, end, at: t), 3 * legs / arcStart)
    }

    private func arc(_ along: Double) -> (Point2D, Point2D) {
        let height = (1 - along * along).squareRoot()
        let below = along * along / (1 + height)
        return (
            Point2D(1 - along, below),
            Point2D(-SmoothCorner.diagonal, SmoothCorner.diagonal * along / height)
        )
    }
}
