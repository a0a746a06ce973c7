internal import RealModule

extension Superellipse {
    /// The point of the curve that is nearest to a point.
    ///
    /// Where several are equally near, as from the centre, one of them. The distance is good to about 1e-12 of the
    /// size. `nil` for an empty rectangle or a point that is not finite.
    ///
    /// - Complexity: fixed, about 130 evaluations of the curve, 10 µs.
    public func nearestPoint(to point: Point2D, in rect: Rect2D) -> Point2D? {
        guard !rect.isEmpty, point.isFinite else { return nil }
        let offset = point - rect.center
        let signs = Point2D(offset.x < 0 ? -1 : 1, offset.y < 0 ? -1 : 1)
        let search = SuperellipseSearch(
            octant: SuperellipseOctant(exponent: exponent),
            half: rect.size / 2,
            target: offset * signs
        )
        return rect.center + signs * (exponent == .infinity ? search.nearestOfBox : search.nearest)
    }

    /// The distance from the curve, in points: negative inside.
    ///
    /// `nil` as for ``nearestPoint(to:in:)``.
    public func signedDistance(to point: Point2D, in rect: Rect2D) -> Double? {
        guard let nearest = nearestPoint(to: point, in: rect) else { return nil }
        let distance = (nearest - point).length
        return contains(point, in: rect) ? -distance : distance
    }
}

/// Looks for the nearest point of the quarter x, y ≥ 0: a point of that quarter has it there.
private struct SuperellipseSearch {
    let octant: SuperellipseOctant
    let half: Point2D
    let target: Point2D

    private static let samples = 32

    var nearestOfBox: Point2D {
        guard (target .< half) == SIMDMask(repeating: true) else { return pointwiseMin(target, half) }
        return half.x - target.x < half.y - target.y ? Point2D(half.x, target.y) : Point2D(target.x, half.y)
    }

    /// The best of the samples, and a bisection between its neighbours.
    var nearest: Point2D {
        var (best, least) = (0, Double.infinity)
        for index in 0...2 * SuperellipseSearch.samples {
            let distance = (at(place(index)).point - target).length
            if distance < least { (best, least) = (index, distance) }
        }
        var (low, high) = (place(max(best - 1, 0)), place(min(best + 1, 2 * SuperellipseSearch.samples)))
        for _ in 0..<54 {
            let middle = (low + high) / 2
            let (point, tangent) = at(middle)
            if ((point - target) * tangent).sum() > 0 { high = middle } else { low = middle }
        }
        let found = at((low + high) / 2).point
        return (found - target).length < least ? found : at(place(best)).point
    }

    /// Samples crowd towards the axis points, where curves below n = 2 bend, and the diagonal, where the others do.
    private func place(_ index: Int) -> Double {
        let share = Double(index) / Double(SuperellipseSearch.samples)
        let x = share <= 1 ? share : 2 - share
        let smooth = x * x * (3 - 2 * x)
        let smoother = smooth * smooth * (3 - 2 * smooth)
        return share <= 1 ? smoother : 2 - smoother
    }

    /// Runs from (a, 0), place 0, over the diagonal, 1, to (0, b), 2; with the tangent in that direction.
    private func at(_ place: Double) -> (point: Point2D, tangent: Point2D) {
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
