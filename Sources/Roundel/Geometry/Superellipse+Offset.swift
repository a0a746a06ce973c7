extension Superellipse {
    /// The path at a distance from the curve: outside for a positive one, inside for a negative one.
    ///
    /// This is the true parallel curve, where the edge of a border of even width runs, and not another
    /// superellipse. Outside it is the boundary of all points within the distance of the shape, with round
    /// arcs about corners and cusps. Inside it is the boundary of all points of the shape that are at least
    /// the distance away from the curve, with corners where the curve bends more tightly than that. One
    /// closed subpath, clockwise, which starts on the right.
    ///
    /// The error bound is 1.5 times what was found at eight points of each cubic, of which it takes as many
    /// as the tolerance asks for and at most about 400 a quarter. It holds for the distance from the curve's
    /// own offset. A handle's shape counts as its ``exponent``'s curve. An inset that leaves nothing, or an
    /// empty rectangle, gives no elements; a distance that is not finite counts as 0.
    ///
    /// - Parameters:
    ///   - rect: The rectangle of the curve itself.
    ///   - distance: In points.
    ///   - tolerance: In points; below a millionth of the size, or NaN, it counts as that.
    /// - Returns: The path; `segmentsPerQuadrant` is its number of cubics in a quarter.
    /// - Complexity: milliseconds. Made for the change of a size, not for every frame.
    public func offsetPath(in rect: Rect2D, by distance: Double, tolerance: Double) -> SuperellipsePath {
        let distance = distance.isFinite ? distance : 0
        guard !rect.isEmpty else { return .empty }
        let room = signedDistance(to: rect.center, in: rect) ?? 0
        guard distance > room else { return .empty }
        let centered = Rect2D(origin: rect.size / -2, size: rect.size)
        let least = 1e-6 * max(rect.width, rect.height)
        var offset = SuperellipseOffset(
            shape: self,
            rect: centered,
            distance: distance,
            tolerance: tolerance > least ? tolerance : least
        )
        offset.build()
        return offset.path(around: rect.center)
    }
}
