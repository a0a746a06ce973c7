extension Corners {
    /// The path at a distance from the outline: outside for a positive distance, inside for a
    /// negative one.
    ///
    /// The path follows the true parallel curve, which is the edge of a border of constant width.
    /// Outside, it is the boundary of all points within the distance of the shape, with round arcs
    /// about its corners. Inside, it is the boundary of all points of the shape that are at least
    /// the distance away from the outline; it has corners where the outline's radius of curvature
    /// is less than the distance. For round and square corners these are again round and square
    /// corners, and the path is as accurate as ``path(in:tolerance:)``.
    ///
    /// Each closed subpath runs clockwise. There can be several: concave corners can divide an inset.
    ///
    /// The number of cubics follows from the tolerance and is at most about 400 in each corner. If they
    /// do not suffice, or a bend is too sharp for the shortest of them, the error bound is greater than
    /// the tolerance. Except for round and square corners, the bound is 1.5 times the greatest error
    /// found at eight points of each cubic, measured from the parallel curve. An inset that leaves
    /// nothing, or an empty rectangle, gives no elements.
    ///
    /// - Parameters:
    ///   - rect: The rectangle of the corners, from which the distance is measured.
    ///   - distance: The distance in points; a value that is not finite counts as 0, and one of
    ///     more than a million times the longer side as a million times that side.
    ///   - tolerance: The greatest error in points. NaN, and less than a millionth of the size,
    ///     count as a millionth of the size.
    /// - Complexity: Milliseconds unless all corners are round or square, and up to tenths of a second
    ///   for a distance of thousands of sizes: call it when a size changes, not in every frame.
    public func offsetPath(in rect: Rect2D, by distance: Double, tolerance: Double) -> CornersPath {
        let distance = distance.isFinite ? distance : 0
        guard !rect.isEmpty else { return .empty }
        let longer = max(rect.width, rect.height)
        let least = 1e-6 * longer
        let allowed = tolerance > least ? tolerance : least
        let limited = min(distance, 1e6 * longer)
        guard distance != 0 else { return path(in: rect, tolerance: allowed) }
        // No point inside is farther from the outline than half the shorter side.
        guard limited > -rect.shorterSide / 2 else { return .empty }
        let (kept, lost) = withoutTinyCorners(in: rect, upTo: 0.01 * allowed)
        if let (corners, box) = kept.roundOffset(in: rect, by: limited) {
            return corners.path(in: box, tolerance: allowed - lost).loosened(by: lost)
        }
        let (outline, scale) = kept.scaledOutline(in: rect)
        let rest = (allowed - lost) * scale
        var curve = CornersParallelCurve(outline, distance: limited * scale, tolerance: rest)
        return curve.path(around: rect.center, scale: 1 / scale).loosened(by: lost)
    }

    /// The corners with square ones in place of those whose smaller radius is at most a limit, and how
    /// far the greatest of these reaches along its side, by which the outline differs at most.
    ///
    /// Such corners are left where neighbours are fitted beside a huge radius, and at the beginning of
    /// an animation. Each would take as many samples as a large one.
    private func withoutTinyCorners(in rect: Rect2D, upTo limit: Double) -> (Corners, Double) {
        let fitted = fitted(in: rect)
        var lost = 0.0
        let kept = fitted.mapped { _, corner in
            let radius = corner.radii.min()
            guard !corner.isSquare, radius <= limit else { return corner }
            lost = max(lost, radius * CornerCurve(corner.shape).extent)
            return .square
        }
        return lost > 0 ? (kept, lost) : (self, 0)
    }

    /// The corners and the rectangle of the parallel curve, if all corners are arcs of circles or
    /// square, and remain so.
    private func roundOffset(in rect: Rect2D, by distance: Double) -> (Corners, Rect2D)? {
        let fitted = fitted(in: rect)
        let radii = (0..<4).map { fitted[$0].isSquare ? 0 : fitted[$0].radii.x }
        // An arc that is longer than an inner side would be cut off. One that is as long may differ
        // by rounding.
        let room = (rect.shorterSide + min(distance, 0)) * (1 + 1e-12)
        let isRound = (0..<4).allSatisfy { index in
            fitted[index].isSquare || fitted[index].isCircular && radii[index] <= room
        }
        let size = rect.size + 2 * distance
        guard isRound, size.max() < 0x1p1000 else { return nil }
        let corners = fitted.mapped { index, _ in Corner(radius: radii[index] + distance) }
        return (corners, Rect2D(origin: rect.origin - distance, size: size))
    }
}

extension CornersPath {
    /// The path of another outline that is at most so far away.
    fileprivate func loosened(by error: Double) -> CornersPath {
        CornersPath(elements: elements, errorBound: elements.isEmpty ? 0 : errorBound + error)
    }
}

extension Corner {
    fileprivate var isCircular: Bool { shape == .round && radii.x == radii.y }
}
