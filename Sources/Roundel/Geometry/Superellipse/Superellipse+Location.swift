internal import RealModule

extension Superellipse {
    /// Where a point lies relative to the curve.
    public enum Location: Hashable, Sendable, CaseIterable {
        /// Within the curve.
        case inside
        /// On the curve.
        case boundary
        /// Beyond the curve.
        case outside
    }

    /// Whether a point lies inside the curve or on it.
    ///
    /// The answer is exact except for rounding, for every exponent. An empty rectangle, and a point
    /// that is not finite, give `false`.
    ///
    /// - Complexity: O(1), four transcendental functions.
    public func contains(_ point: Point2D, in rect: Rect2D) -> Bool {
        location(of: point, in: rect) != .outside
    }

    /// Whether a point lies inside the curve, on it, or outside.
    ///
    /// An empty rectangle, and a point that is not finite, give ``Location/outside``.
    ///
    /// - Complexity: As of ``contains(_:in:)``.
    public func location(of point: Point2D, in rect: Rect2D) -> Location {
        guard !rect.isEmpty, point.isFinite else { return .outside }
        let level = logarithm(of: point - rect.center, half: rect.size / 2)
        return level < 0 ? .inside : (level > 0 ? .outside : .boundary)
    }

    /// ln ‖(x/a, y/b)‖ₙ: negative inside, zero on the curve, positive outside.
    private func logarithm(of vector: Point2D, half: Point2D) -> Double {
        let (u, w) = ((vector.x / half.x).magnitude, (vector.y / half.y).magnitude)
        let (big, small) = (max(u, w), min(u, w))
        guard big > 0 else { return -.infinity }
        return .log(big) + .log(onePlus: power(small / big)) / exponent
    }
}
