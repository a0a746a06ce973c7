extension Corners {
    /// The greatest number of cubics in a corner: 16.
    package static let maximumSegmentsPerCorner = CornerPlan.mostSegments

    /// The path of the outline in a rectangle, within a tolerance in points.
    ///
    /// The path is one closed subpath that starts where the right side leaves the corner at the top
    /// right, and runs clockwise. A curved corner consists of as many cubics as the tolerance
    /// requires, at most 16; a bevel, a notch and a square corner consist of lines and are exact.
    /// Where cubics meet, the path has the tangents of the outline. It passes exactly through the
    /// ends of the corners on the sides. An empty rectangle gives no elements.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - tolerance: The greatest error in points. If it cannot be met, as with zero, a negative
    ///     number and NaN, the path is the most accurate one.
    /// - Complexity: Constant for a given number of cubics; one allocation.
    public func path(in rect: Rect2D, tolerance: Double) -> CornersPath {
        path { forEachElement(in: rect, tolerance: tolerance, $0) }
    }

    /// The path of the outline in a rectangle with a fixed number of cubics in each corner.
    ///
    /// Whatever the shapes and radii, the path has a move, for each corner a line and the cubics,
    /// and a close. Paths of different corners can therefore be interpolated, and an animation of
    /// any property never changes the number of elements. An empty rectangle gives no elements.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - segments: The number of cubics, clamped to 3 ... 16: a smooth corner consists of at
    ///     least three.
    /// - Complexity: Constant for a given number of cubics; one allocation.
    public func path(in rect: Rect2D, segmentsPerCorner segments: Int) -> CornersPath {
        path { forEachElement(in: rect, segmentsPerCorner: segments, $0) }
    }

    /// The error bound of ``path(in:segmentsPerCorner:)``, in points.
    public func errorBound(in rect: Rect2D, segmentsPerCorner segments: Int) -> Double {
        forEachElement(in: rect, segmentsPerCorner: segments) { _ in }
    }

    /// Calls a function with each element of ``path(in:tolerance:)``, without allocating.
    ///
    /// - Returns: The error bound of the path, in points.
    @discardableResult
    public func forEachElement(
        in rect: Rect2D,
        tolerance: Double,
        _ body: (PathElement) -> Void
    ) -> Double {
        guard !rect.isEmpty else { return 0 }
        var writer = CornersPathWriter(self, in: rect)
        writer.move(to: writer.outline.corner(3).end, body)
        for index in 0..<4 { writer.add(writer.outline.corner(index), tolerance: tolerance, body) }
        body(.close)
        return writer.errorBound
    }

    /// Calls a function with each element of ``path(in:segmentsPerCorner:)``, without allocating.
    ///
    /// - Returns: The error bound of the path, in points.
    @discardableResult
    public func forEachElement(
        in rect: Rect2D,
        segmentsPerCorner segments: Int,
        _ body: (PathElement) -> Void
    ) -> Double {
        guard !rect.isEmpty else { return 0 }
        let segments = max(segments, CornerPlan.leastSmoothSegments)
        var writer = CornersPathWriter(self, in: rect)
        writer.move(to: writer.outline.corner(3).curveEnd, body)
        for index in 0..<4 { writer.add(writer.outline.corner(index), segments: segments, body) }
        body(.close)
        return writer.errorBound
    }

    private func path(_ emit: ((PathElement) -> Void) -> Double) -> CornersPath {
        var elements: [PathElement] = []
        elements.reserveCapacity(4 * (CornerPlan.mostSegments + 1) + 2)
        let bound = emit { elements.append($0) }
        return CornersPath(elements: elements, errorBound: bound)
    }
}
