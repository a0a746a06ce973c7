extension Superellipse {
    /// The point of the curve that is nearest to a point.
    ///
    /// Where several are equally near, as from the centre, one of them. The distance is good to about 1e-12
    /// of the size. `nil` for an empty rectangle or a point that is not finite.
    ///
    /// - Complexity: about 130 evaluations of the curve, and 54 more for each further point that is nearer than its
    ///   neighbours.
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
