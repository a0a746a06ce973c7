extension Superellipse {
    /// The path of the curve inside a rectangle, within a tolerance in points.
    ///
    /// The path is one closed subpath that starts at the middle of the right side (3 o'clock) and
    /// runs clockwise, with ``segmentsPerQuadrant(in:tolerance:)`` cubics in each quadrant. Where
    /// cubics meet, it has the tangents of the curve, and it passes exactly through the middles of
    /// the four sides. It is symmetric about both axes, and in a square about the diagonals, to the
    /// last bit if the centre is the origin. It may leave the rectangle by at most its error bound.
    ///
    /// The path for an exponent of 1 consists of three lines and the closing of the subpath; the
    /// one for infinity consists of the lines of the rectangle. An empty rectangle gives no
    /// elements.
    ///
    /// - Complexity: Constant for a given number of segments; one allocation.
    public func path(in rect: Rect2D, tolerance: Double) -> SuperellipsePath {
        path(SuperellipsePathPlan(self, in: rect, tolerance: tolerance), in: rect)
    }

    /// The path of the curve inside a rectangle with a fixed number of cubics in each quadrant.
    ///
    /// The number is clamped to 1 ... 16. Whatever the exponent, including 1 and infinity, the path
    /// has a move, four times as many cubics, and a close. Paths of two exponents can therefore be
    /// interpolated, and an animated exponent never changes the number of elements. A shape made by
    /// ``init(handle:)`` always has one cubic in each quadrant. An empty rectangle gives no
    /// elements.
    ///
    /// - Complexity: Constant for a given number of segments; one allocation.
    public func path(in rect: Rect2D, segmentsPerQuadrant segments: Int) -> SuperellipsePath {
        path(SuperellipsePathPlan(self, in: rect, segmentsPerQuadrant: segments), in: rect)
    }

    /// Calls a function with each element of ``path(in:segmentsPerQuadrant:)``, without allocating.
    public func forEachElement(
        in rect: Rect2D,
        segmentsPerQuadrant segments: Int,
        _ body: (PathElement) -> Void
    ) {
        emit(SuperellipsePathPlan(self, in: rect, segmentsPerQuadrant: segments), in: rect, body)
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
        let plan = SuperellipsePathPlan(self, in: rect, tolerance: tolerance)
        emit(plan, in: rect, body)
        return plan.errorBound
    }

    private func path(_ plan: SuperellipsePathPlan, in rect: Rect2D) -> SuperellipsePath {
        guard plan != .empty else { return .empty }
        var elements: [PathElement] = []
        elements.reserveCapacity(4 * plan.segmentsPerQuadrant + 2)
        emit(plan, in: rect) { elements.append($0) }
        return SuperellipsePath(
            elements: elements,
            segmentsPerQuadrant: plan.segmentsPerQuadrant,
            errorBound: plan.errorBound
        )
    }

    private func emit(_ plan: SuperellipsePathPlan, in rect: Rect2D, _ body: (PathElement) -> Void) {
        let frame = SuperellipseFrame(rect)
        switch plan {
        case .empty: break
        case .lines: exponent == 1 ? frame.emitRhombus(body) : frame.emitRectangle(body)
        case .cubics(let count, _):
            // The capacity is that of 16 cubics, because only a constant size is kept on the stack.
            withUnsafeTemporaryAllocation(of: Point2D.self, capacity: 49) { buffer in
                let quadrant = UnsafeMutableBufferPointer(rebasing: buffer[..<(3 * count + 1)])
                quadrant.initialize(repeating: .zero)
                SuperellipseQuadrant.fill(quadrant, self, segments: count)
                frame.emit(quadrant, body)
            }
        }
    }
}
