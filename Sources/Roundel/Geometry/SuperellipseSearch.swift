internal import RealModule

/// Looks for the nearest point of the quarter x, y ≥ 0: a point of that quarter has it there.
struct SuperellipseSearch {
    let octant: SuperellipseOctant
    let half: Point2D
    let target: Point2D

    static let samples = 32

    var nearestOfBox: Point2D {
        guard (target .< half) == SIMDMask(repeating: true) else { return pointwiseMin(target, half) }
        return half.x - target.x < half.y - target.y ? Point2D(half.x, target.y) : Point2D(target.x, half.y)
    }

    /// The best of all valleys of the distance between the samples, each refined by bisection.
    var nearest: Point2D {
        var (best, least) = (at(0).point, Double.infinity)
        var (before, here) = (Double.infinity, distance(place(0)))
        for index in 0...2 * SuperellipseSearch.samples {
            let isLast = index == 2 * SuperellipseSearch.samples
            let after = isLast ? .infinity : distance(place(index + 1))
            if here <= before, here <= after {
                let found = at(valley(place(max(index - 1, 0)), place(isLast ? index : index + 1))).point
                if (found - target).length < least { (best, least) = (found, (found - target).length) }
                if here < least { (best, least) = (at(place(index)).point, here) }
            }
            (before, here) = (here, after)
        }
        return best
    }

    private func distance(_ place: Double) -> Double { (at(place).point - target).length }

    private func valley(_ from: Double, _ to: Double) -> Double {
        var (low, high) = (from, to)
        for _ in 0..<54 {
            let middle = (low + high) / 2
            let (point, tangent) = at(middle)
            if ((point - target) * tangent).sum() > 0 { high = middle } else { low = middle }
        }
        return (low + high) / 2
    }

    /// Samples crowd towards the axis points, where curves below n = 2 bend, and the diagonal, where the
    /// others do.
    func place(_ index: Int) -> Double {
        let share = Double(index) / Double(SuperellipseSearch.samples)
        let x = share <= 1 ? share : 2 - share
        let smooth = x * x * (3 - 2 * x)
        let smoother = smooth * smooth * (3 - 2 * smooth)
        return share <= 1 ? smoother : 2 - smoother
    }

    /// Runs from (a, 0), place 0, over the diagonal, 1, to (0, b), 2; with the tangent in that direction.
    func at(_ place: Double) -> (point: Point2D, tangent: Point2D) {
        let share = place <= 1 ? place : 2 - place
        let joint = octant.joint(above: share * reach)
        let point = octant.unfolded(joint.along, joint.height)
        let tangent = octant.exponent < 1 ? Point2D(joint.slope, -1) : Point2D(1, -joint.slope)
        return place <= 1
            ? (Point2D(point.y, point.x) * half, Point2D(tangent.y, tangent.x) * half)
            : (point * half, -tangent * half)
    }

    /// The flat coordinate of the diagonal point.
    private var reach: Double {
        octant.exponent < 1 ? -.expMinusOne(-.log(2) / octant.exponent) : .exp2(-1 / octant.exponent)
    }
}
