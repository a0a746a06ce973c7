internal import RealModule

extension Superellipse {
    /// Whether a point lies inside the curve or on it.
    ///
    /// Exact but for rounding, for every exponent. An empty rectangle, and a point that is not finite, give
    /// `false`.
    ///
    /// - Complexity: O(1), four transcendental functions.
    public func contains(_ point: Point2D, in rect: Rect2D) -> Bool { side(of: point, in: rect) <= 0 }

    /// On which side of the curve a point lies: the sign of its distance, −1 inside, 0 on the curve, 1
    /// outside.
    ///
    /// An empty rectangle, and a point that is not finite, give 1.
    public func side(of point: Point2D, in rect: Rect2D) -> Int {
        guard !rect.isEmpty, point.isFinite else { return 1 }
        let level = logarithm(of: point - rect.center, half: rect.size / 2)
        return level < 0 ? -1 : (level > 0 ? 1 : 0)
    }

    /// The distance from the centre to the curve along a ray, in points.
    ///
    /// The angle is the ray's own, clockwise from 3 o'clock, also in a rectangle that is no square; one that
    /// is not finite counts as 0. An empty rectangle gives 0. Relative error below 1e-15.
    public func radius(along angle: Angle, in rect: Rect2D) -> Double {
        guard !rect.isEmpty else { return 0 }
        return radius(toward: Superellipse.direction(angle), half: rect.size / 2)
    }

    /// The point of the curve that a ray from the centre meets.
    ///
    /// Angles as in ``radius(along:in:)``. At whole quarter turns it is the middle of a side exactly. An
    /// empty rectangle gives its centre.
    public func point(at angle: Angle, in rect: Rect2D) -> Point2D {
        guard !rect.isEmpty else { return rect.center }
        let direction = Superellipse.direction(angle)
        return rect.center + direction * radius(toward: direction, half: rect.size / 2)
    }

    /// The unit vector that points out of the curve at the point that a ray from the centre meets.
    ///
    /// Angles as in ``radius(along:in:)``. At the points on the axes it is the axis, also where the curve has
    /// a corner (n = 1) or a cusp (n < 1); at the corners of the rectangle (n = ∞) it lies between the sides.
    /// An empty rectangle gives the direction of the ray.
    public func outwardNormal(at angle: Angle, in rect: Rect2D) -> Point2D {
        let direction = Superellipse.direction(angle)
        guard !rect.isEmpty else { return direction }
        return normal(toward: direction, half: rect.size / 2)
    }

    // MARK: -

    /// The direction of an angle, with quarter turns exact.
    static func direction(_ angle: Angle) -> Point2D {
        let direction = Point2D(direction: angle.radians.isFinite ? angle : .zero)
        return direction.replacing(with: 0, where: (direction .< 1e-15) .& (direction .> -1e-15))
    }

    /// ln ‖(x/a, y/b)‖ₙ: negative inside, zero on the curve, positive outside.
    private func logarithm(of vector: Point2D, half: Point2D) -> Double {
        let (u, w) = ((vector.x / half.x).magnitude, (vector.y / half.y).magnitude)
        let (big, small) = (max(u, w), min(u, w))
        guard big > 0 else { return -.infinity }
        return .log(big) + .log(onePlus: power(small / big)) / exponent
    }

    /// qⁿ for q from 0 to 1.
    private func power(_ q: Double) -> Double {
        if q >= 1 { return 1 }
        return q > 0 ? .exp(exponent * .log(q)) : 0
    }

    private func radius(toward direction: Point2D, half: Point2D) -> Double {
        if direction.y == 0 { return half.x }
        if direction.x == 0 { return half.y }
        let (u, w) = ((direction.x / half.x).magnitude, (direction.y / half.y).magnitude)
        let (big, small) = (max(u, w), min(u, w))
        return .exp(-.log(onePlus: power(small / big)) / exponent) / big
    }

    /// The gradient of |x/a|ⁿ + |y/b|ⁿ, scaled so that neither part overflows.
    private func normal(toward direction: Point2D, half: Point2D) -> Point2D {
        let (u, w) = ((direction.x / half.x).magnitude, (direction.y / half.y).magnitude)
        let q = min(u, w) / max(u, w)
        guard q > 0 else { return direction / direction.length }
        // The part of the smaller coordinate is q^(n−1) of the other's, in units of the half-sides.
        let part = q < 1 ? Double.exp((exponent - 1).magnitude * .log(q)) : 1
        let (weak, strong) = exponent < 1 ? (1, part) : (part, 1.0)
        let sizes = u < w ? Point2D(weak, strong) : Point2D(strong, weak)
        let outward = sizes / half * Point2D(direction.x < 0 ? -1 : 1, direction.y < 0 ? -1 : 1)
        return outward / outward.length
    }
}
