extension Superellipse {
    /// The path of the curve inside a rectangle, within a tolerance in points.
    ///
    /// One closed subpath that starts at the middle of the right side (3 o'clock) and runs clockwise, with as
    /// few cubics as ``segmentsPerQuadrant(in:tolerance:)`` allows. It has the curve's tangents where cubics
    /// meet, and passes through the middles of the four sides exactly. About its centre it is symmetric in
    /// both axes, and in a square in the diagonals, to the last bit when the centre is the origin. It may
    /// leave the rectangle by at most the bound. An exponent of 1 is drawn with lines, the last of them by
    /// closing, infinity with the lines of the rectangle; an empty rectangle has no elements.
    ///
    /// - Complexity: fixed for a number of segments; one allocation.
    public func path(in rect: Rect2D, tolerance: Double) -> SuperellipsePath {
        let segments = segmentsPerQuadrant(in: rect, tolerance: tolerance)
        if handle == nil, exponent == 1 || exponent == .infinity { return linePath(in: rect) }
        return path(in: rect, segmentsPerQuadrant: segments)
    }

    /// The path of the curve inside a rectangle with a fixed number of cubics in each quarter.
    ///
    /// The number is clamped to 1 ... 16. Whatever the exponent, 1 and infinity included, the path has a
    /// move, four times so many cubics, and a close: paths of two exponents can be blended, and an animated
    /// exponent never changes the number of elements. A shape made by ``init(handle:)`` always has one cubic
    /// a quarter.
    ///
    /// - Complexity: fixed for a number of segments; one allocation.
    public func path(in rect: Rect2D, segmentsPerQuadrant segments: Int) -> SuperellipsePath {
        let count = clamped(segments)
        guard !rect.isEmpty else { return .empty }
        var elements: [PathElement] = []
        elements.reserveCapacity(4 * count + 2)
        forEachElement(in: rect, segmentsPerQuadrant: count) { elements.append($0) }
        return SuperellipsePath(
            elements: elements,
            segmentsPerQuadrant: count,
            errorBound: errorBound(in: rect, segmentsPerQuadrant: count)
        )
    }

    /// Hands the elements of ``path(in:segmentsPerQuadrant:)`` to a function, one by one, without allocating.
    public func forEachElement(
        in rect: Rect2D,
        segmentsPerQuadrant segments: Int,
        _ body: (PathElement) -> Void
    ) {
        guard !rect.isEmpty else { return }
        let count = clamped(segments)
        // Room for 16 cubics whatever the count: only a size that is known beforehand stays on the stack.
        withUnsafeTemporaryAllocation(of: Point2D.self, capacity: 49) { room in
            let quarter = UnsafeMutableBufferPointer(rebasing: room[..<(3 * count + 1)])
            quarter.initialize(repeating: .zero)
            SuperellipseQuarter.fill(quarter, self, segments: count)
            RoundedFrame(rect).emit(quarter, body)
        }
    }

    /// Hands the elements of ``path(in:tolerance:)`` to a function, one by one, without allocating.
    ///
    /// - Returns: The error bound of the path, in points.
    @discardableResult
    public func forEachElement(
        in rect: Rect2D,
        tolerance: Double,
        _ body: (PathElement) -> Void
    ) -> Double {
        if handle == nil, exponent == 1 || exponent == .infinity {
            forEachLine(in: rect, body)
            return 0
        }
        let segments = segmentsPerQuadrant(in: rect, tolerance: tolerance)
        forEachElement(in: rect, segmentsPerQuadrant: segments, body)
        return errorBound(in: rect, segmentsPerQuadrant: segments)
    }

    private func clamped(_ segments: Int) -> Int {
        handle == nil ? min(max(segments, 1), SuperellipseTable.maximumSegments) : 1
    }

    private func linePath(in rect: Rect2D) -> SuperellipsePath {
        guard !rect.isEmpty else { return .empty }
        var elements: [PathElement] = []
        elements.reserveCapacity(7)
        forEachLine(in: rect) { elements.append($0) }
        return SuperellipsePath(elements: elements, segmentsPerQuadrant: 1, errorBound: 0)
    }

    private func forEachLine(in rect: Rect2D, _ body: (PathElement) -> Void) {
        guard !rect.isEmpty else { return }
        let frame = RoundedFrame(rect)
        let last = exponent == 1 ? 2 : 3
        body(.move(frame.place(Point2D(1, 0))))
        for quarter in 0...last {
            let corner = exponent == 1 ? Point2D(0, 1) : Point2D(1, 1)
            body(.line(frame.place(corner, inQuarter: quarter)))
        }
        body(.close)
    }
}

extension SuperellipsePath {
    static let empty = SuperellipsePath(elements: [], segmentsPerQuadrant: 0, errorBound: 0)
}

/// Maps the curve with half-sides 1 into a rectangle.
struct RoundedFrame {
    private let center: Point2D
    private let half: Point2D
    private let low: Point2D
    private let high: Point2D

    init(_ rect: Rect2D) {
        (center, half) = (rect.center, rect.size / 2)
        (low, high) = (rect.origin, rect.end)
    }

    /// A point of the unit curve in the rectangle; ±1 lands on the sides exactly.
    func place(_ point: Point2D) -> Point2D {
        var placed = center + half * point
        placed.replace(with: high, where: point .== Point2D(1, 1))
        placed.replace(with: low, where: point .== Point2D(-1, -1))
        return placed
    }

    /// A point of the quarter x, y ≥ 0 turned clockwise by quarter turns: 0 is the lower right one.
    func place(_ point: Point2D, inQuarter quarter: Int) -> Point2D {
        switch quarter {
        case 0: place(point)
        case 1: place(Point2D(-point.y, point.x))
        case 2: place(-point)
        default: place(Point2D(point.y, -point.x))
        }
    }

    /// Emits the four quarters as one closed subpath.
    func emit(_ quarter: UnsafeMutableBufferPointer<Point2D>, _ body: (PathElement) -> Void) {
        body(.move(place(quarter[0])))
        for turn in 0..<4 {
            for index in stride(from: 1, to: quarter.count, by: 3) {
                body(
                    .cubic(
                        place(quarter[index], inQuarter: turn),
                        place(quarter[index + 1], inQuarter: turn),
                        to: place(quarter[index + 2], inQuarter: turn)
                    )
                )
            }
        }
        body(.close)
    }
}
