extension Superellipse {
    /// The path at a distance from the curve: outside for a positive distance, inside for a
    /// negative one.
    ///
    /// The path follows the true parallel curve, which is the edge of a border of constant width
    /// and not another superellipse. Outside, it is the boundary of all points within the distance
    /// of the shape, with round arcs about corners and cusps. Inside, it is the boundary of all
    /// points of the shape that are at least the distance away from the curve; it has corners where
    /// the curve's radius of curvature is less than the distance. The path is one closed subpath,
    /// which starts on the right and runs clockwise.
    ///
    /// The number of cubics follows from the tolerance and is at most about 400 in each quadrant. If
    /// they do not suffice, or a bend is too sharp for the shortest of them, the error bound is greater
    /// than the tolerance. The error bound is 1.5 times the greatest error found at eight points of
    /// each cubic, measured from the parallel curve. In a narrow shape with a great exponent, a sharp
    /// bend of the parallel curve can be an eighth farther from the path. A shape made by
    /// ``init(handle:)`` counts as the curve of its ``exponent``. An inset that leaves nothing, or an
    /// empty rectangle, gives no elements.
    ///
    /// - Parameters:
    ///   - rect: The rectangle of the superellipse, from which the distance is measured.
    ///   - distance: The distance in points; a value that is not finite counts as 0, and one of
    ///     more than a million times the longer side as a million times that side.
    ///   - tolerance: The greatest error in points. NaN, and less than a millionth of the size,
    ///     count as a millionth of the size.
    /// - Returns: The path; `segmentsPerQuadrant` is the number of cubics in each quadrant.
    /// - Complexity: Milliseconds: call it when a size changes, not in every frame.
    public func offsetPath(in rect: Rect2D, by distance: Double, tolerance: Double) -> SuperellipsePath {
        let distance = distance.isFinite ? distance : 0
        guard !rect.isEmpty else { return .empty }
        let deepest = signedDistance(to: rect.center, in: rect) ?? 0
        guard distance > deepest else { return .empty }
        // Units in which the longer side is about 1.
        let scale = rect.size.unitScale
        let size = pointwiseMax(rect.size * scale, Point2D(repeating: 0x1p-500))
        let least = 1e-6 * size.max()
        var offset = SuperellipseParallelCurve(
            shape: self,
            rect: Rect2D(origin: size / -2, size: size),
            distance: min(distance * scale, 1e6 * size.max()),
            tolerance: tolerance * scale > least ? tolerance * scale : least
        )
        offset.build()
        return offset.path(around: rect.center, scale: 1 / scale)
    }
}
