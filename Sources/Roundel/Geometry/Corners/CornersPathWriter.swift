/// Writes the elements of an outline, side by side and corner by corner.
struct CornersPathWriter {
    let outline: CornersOutline

    /// The greatest error bound of the corners so far, in points.
    private(set) var errorBound = 0.0

    private var position = Point2D.zero

    /// A side of at most this length is what rounding left between two corners that meet.
    private let slack: Double

    init(_ corners: Corners, in rect: Rect2D) {
        outline = CornersOutline(fitted: corners.fitted(in: rect), in: rect)
        let furthest = pointwiseMax(pointwiseMax(rect.origin, -rect.origin), rect.end)
        slack = 0x1p-50 * furthest.max()
    }

    mutating func move(to point: Point2D, _ body: (PathElement) -> Void) {
        position = point
        body(.move(point))
    }

    /// Adds a corner, and the side before it, with the fewest elements within a tolerance.
    mutating func add(_ corner: PlacedCorner, tolerance: Double, _ body: (PathElement) -> Void) {
        let plan = CornerPlan(corner.corner, corner.curve, tolerance: tolerance)
        errorBound = max(errorBound, plan.errorBound)
        line(to: corner.start, body)
        guard !corner.isSquare else { return }
        switch plan {
        case .lines:
            if corner.curve.isConcave { line(to: corner.place(Point2D(1, 1)), body) }
            line(to: corner.end, body)
        case .cubics(let count, _):
            addCubics(of: corner, count, includesPoints: false, body)
        }
    }

    /// Adds a corner, and the side before it, with a fixed number of elements.
    mutating func add(_ corner: PlacedCorner, segments: Int, _ body: (PathElement) -> Void) {
        let plan = CornerPlan(corner.corner, corner.curve, segments: segments)
        guard case .cubics(let count, let bound) = plan else { return }
        errorBound = max(errorBound, bound)
        body(.line(corner.curveStart))
        addCubics(of: corner, count, includesPoints: true, body)
    }

    private mutating func line(to point: Point2D, _ body: (PathElement) -> Void) {
        let step = point - position
        guard pointwiseMax(step, -step).max() > slack else { return }
        body(.line(point))
        position = point
    }

    private mutating func addCubics(
        of corner: PlacedCorner,
        _ count: Int,
        includesPoints: Bool,
        _ body: (PathElement) -> Void
    ) {
        // The capacity is that of 16 cubics, because only a constant size is kept on the stack.
        withUnsafeTemporaryAllocation(of: Point2D.self, capacity: 49) { buffer in
            let points = UnsafeMutableBufferPointer(rebasing: buffer[..<(3 * count + 1)])
            points.initialize(repeating: .zero)
            corner.curve.fill(points, segments: count)
            for index in stride(from: 1, to: points.count, by: 3) {
                // The arc of a corner with a smoothing of 1 is a point.
                guard includesPoints || points[index - 1] != points[index + 2] else { continue }
                body(
                    .cubic(
                        corner.place(points[index]),
                        corner.place(points[index + 1]),
                        to: corner.place(points[index + 2])
                    )
                )
            }
        }
        position = corner.curveEnd
    }
}
