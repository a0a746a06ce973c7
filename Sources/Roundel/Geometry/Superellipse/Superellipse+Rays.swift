internal import RealModule

extension Superellipse {
    /// The distance from the centre to the curve along a ray, in points.
    ///
    /// The angle is that of the ray on the screen, clockwise from 3 o'clock, also in a rectangle
    /// that is not square; an angle that is not finite counts as 0. An empty rectangle gives 0. The
    /// relative error is below 1e-15 for exponents from 1/4 on, and below 3e-16 / exponent for
    /// others.
    public func radius(along angle: Angle, in rect: Rect2D) -> Double {
        guard !rect.isEmpty else { return 0 }
        return radius(toward: Superellipse.direction(angle), half: rect.size / 2)
    }

    /// The point at which a ray from the centre meets the curve.
    ///
    /// Angles are as in ``radius(along:in:)``. At multiples of 90° it is the middle of a side, with
    /// one coordinate of the centre, and the other one to rounding. An empty rectangle gives its centre.
    public func point(at angle: Angle, in rect: Rect2D) -> Point2D {
        guard !rect.isEmpty else { return rect.center }
        let direction = Superellipse.direction(angle)
        return rect.center + direction * radius(toward: direction, half: rect.size / 2)
    }

    /// The outward unit normal of the curve at the point where a ray from the centre meets it.
    ///
    /// Angles are as in ``radius(along:in:)``. At the points on the axes the normal is along the
    /// axis, also where the curve has a corner (n = 1) or a cusp (n < 1). At the corners of the
    /// rectangle (n = ∞) it lies between the normals of the two sides. An empty rectangle gives the
    /// direction of the ray.
    public func outwardNormal(at angle: Angle, in rect: Rect2D) -> Point2D {
        let direction = Superellipse.direction(angle)
        guard !rect.isEmpty else { return direction }
        return normal(toward: direction, half: rect.size / 2)
    }

    // MARK: -

    /// The unit vector of an angle; multiples of 45° are exact.
    static func direction(_ angle: Angle) -> Point2D {
        let direction = Point2D(direction: angle.radians.isFinite ? angle : .zero)
        // After many turns, the rounding of the angle itself is greater.
        let slack = min(max(1e-15, angle.radians.magnitude * 4e-16), 1e-9)
        let sizes = pointwiseMax(direction, -direction)
        if (sizes.x - sizes.y).magnitude <= slack {
            return Point2D(repeating: 0.5.squareRoot()).with(signsOf: direction)
        }
        return direction.replacing(with: 0, where: sizes .< slack)
    }

    /// qⁿ for q from 0 to 1.
    func power(_ q: Double) -> Double {
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

    /// The gradient of |x/a|ⁿ + |y/b|ⁿ, scaled so that neither component overflows.
    private func normal(toward direction: Point2D, half: Point2D) -> Point2D {
        let (u, w) = ((direction.x / half.x).magnitude, (direction.y / half.y).magnitude)
        let q = min(u, w) / max(u, w)
        guard q > 0 else { return direction / direction.length }
        // In units of the half-sides, the component of the smaller coordinate is q^(n−1) times the
        // other. A ray to a corner is there but for rounding.
        let part = q < 1 - 0x1p-50 ? Double.exp((exponent - 1).magnitude * .log(q)) : 1
        let (weak, strong) = exponent < 1 ? (1, part) : (part, 1.0)
        let sizes = u < w ? Point2D(weak, strong) : Point2D(strong, weak)
        // The shorter side is scaled to about 1, so that neither quotient overflows.
        let scale = Point2D(repeating: half.min()).unitScale
        let outward = (sizes / (half * scale)).with(signsOf: direction)
        guard outward != .zero else { return direction }
        let scaled = outward * outward.unitScale
        return scaled / scaled.length
    }
}
