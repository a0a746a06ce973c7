internal import RealModule

/// Finds the nearest point of the quadrant x, y ≥ 0 to a target in that quadrant.
///
/// The curve's nearest point to such a target lies in the same quadrant. A parameter runs from 0 at
/// (a, 0) over 1 on the diagonal to 2 at (0, b).
struct SuperellipseNearestPointSearch {
    let octant: SuperellipseOctant
    let half: Point2D
    let target: Point2D

    /// The number of samples in each octant.
    static let samples = 32

    /// The nearest point of the rectangle, the curve for an infinite exponent.
    var nearestOfRectangle: Point2D {
        guard (target .< half) == SIMDMask(repeating: true) else { return pointwiseMin(target, half) }
        return half.x - target.x < half.y - target.y ? Point2D(half.x, target.y) : Point2D(target.x, half.y)
    }

    /// The best of all local minima of the distance between the samples, each refined by bisection.
    var nearest: Point2D {
        var (best, least) = (at(0).point, Double.infinity)
        var (before, here) = (Double.infinity, distance(parameter(0)))
        for index in 0...2 * Self.samples {
            let isLast = index == 2 * Self.samples
            let after = isLast ? .infinity : distance(parameter(index + 1))
            if here <= before, here <= after {
                let end = parameter(isLast ? index : index + 1)
                let found = at(minimum(parameter(max(index - 1, 0)), end)).point
                if (found - target).length < least { (best, least) = (found, (found - target).length) }
                if here < least { (best, least) = (at(parameter(index)).point, here) }
            }
            (before, here) = (here, after)
        }
        return best
    }

    private func distance(_ parameter: Double) -> Double { (at(parameter).point - target).length }

    private func minimum(_ from: Double, _ to: Double) -> Double {
        var (low, high) = (from, to)
        for _ in 0..<54 {
            let middle = (low + high) / 2
            let (point, tangent) = at(middle)
            if ((point - target) * tangent).sum() > 0 { high = middle } else { low = middle }
        }
        return (low + high) / 2
    }

    /// The parameter of a sample.
    ///
    /// Samples are denser near the axis points, where curves below n = 2 bend, and near the
    /// diagonal, where the others do.
    func parameter(_ index: Int) -> Double {
        let fraction = Double(index) / Double(Self.samples)
        let x = fraction <= 1 ? fraction : 2 - fraction
        let smooth = x * x * (3 - 2 * x)
        let smoother = smooth * smooth * (3 - 2 * smooth)
        return fraction <= 1 ? smoother : 2 - smoother
    }

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
