internal import RealModule

/// Finds the nearest point of the quadrant x, y ≥ 0 to a target in that quadrant.
///
/// The curve's nearest point to such a target lies in the same quadrant. A parameter runs from 0 at
/// (a, 0) over 1 on the diagonal to 2 at (0, b).
struct SuperellipseNearestPointSearch: DiagonalCurve {
    let octant: SuperellipseOctant
    let half: Point2D
    let target: Point2D

    /// The nearest point of the rectangle, the curve for an infinite exponent.
    var nearestOfRectangle: Point2D {
        guard (target .< half) == SIMDMask(repeating: true) else { return pointwiseMin(target, half) }
        return half.x - target.x < half.y - target.y ? Point2D(half.x, target.y) : Point2D(target.x, half.y)
    }

    /// The nearest point.
    var nearest: Point2D { at(parameter(nearestTo: target)).point }

    /// The point at a parameter, and the tangent in the direction of greater parameters.
    func at(_ parameter: Double) -> (point: Point2D, tangent: Point2D) {
        let fraction = parameter <= 1 ? parameter : 2 - parameter
        let joint = octant.joint(above: fraction * diagonalAlong)
        let point = octant.unfolded(joint.along, joint.height)
        let tangent = octant.exponent < 1 ? Point2D(joint.slope, -1) : Point2D(1, -joint.slope)
        return parameter <= 1
            ? (Point2D(point.y, point.x) * half, Point2D(tangent.y, tangent.x) * half)
            : (point * half, -tangent * half)
    }

    /// The coordinate s of the diagonal point; see ``SuperellipseOctant``.
    private var diagonalAlong: Double {
        octant.exponent < 1 ? -.expMinusOne(-.log(2) / octant.exponent) : .exp2(-1 / octant.exponent)
    }
}
