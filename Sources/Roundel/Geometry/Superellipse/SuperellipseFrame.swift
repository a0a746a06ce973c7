/// Maps the curve with half-sides 1 into a rectangle, and emits the elements of its path there.
struct SuperellipseFrame {
    private let center: Point2D
    private let half: Point2D
    private let low: Point2D
    private let high: Point2D

    init(_ rect: Rect2D) {
        (center, half) = (rect.center, rect.size / 2)
        (low, high) = (rect.origin, rect.end)
    }

    /// Emits one quadrant's control points, and their images in the other quadrants, as one closed
    /// subpath.
    func emit(_ quadrant: UnsafeMutableBufferPointer<Point2D>, _ body: (PathElement) -> Void) {
        body(.move(mapped(quadrant[0])))
        for turns in 0..<4 {
            for index in stride(from: 1, to: quadrant.count, by: 3) {
                body(
                    .cubic(
                        mapped(quadrant[index], quarterTurns: turns),
                        mapped(quadrant[index + 1], quarterTurns: turns),
                        to: mapped(quadrant[index + 2], quarterTurns: turns)
                    )
                )
            }
        }
        body(.close)
    }

    /// Emits the rhombus between the middles of the sides, whose last side is the closing of the
    /// subpath.
    func emitRhombus(_ body: (PathElement) -> Void) { emitLines(to: Point2D(0, 1), count: 3, body) }

    /// Emits the rectangle from the middle of its right side.
    func emitRectangle(_ body: (PathElement) -> Void) { emitLines(to: Point2D(1, 1), count: 4, body) }

    private func emitLines(to corner: Point2D, count: Int, _ body: (PathElement) -> Void) {
        body(.move(mapped(Point2D(1, 0))))
        for turns in 0..<count { body(.line(mapped(corner, quarterTurns: turns))) }
        body(.close)
    }

    /// The point of the rectangle for a point of the unit curve; ±1 is mapped to the sides exactly.
    private func mapped(_ point: Point2D) -> Point2D {
        var mapped = center + half * point
        mapped.replace(with: high, where: point .== Point2D(1, 1))
        mapped.replace(with: low, where: point .== Point2D(-1, -1))
        return mapped
    }

    /// The point for a point of the quadrant x, y ≥ 0 after a number of clockwise quarter turns.
    private func mapped(_ point: Point2D, quarterTurns: Int) -> Point2D {
        switch quarterTurns {
        case 0: mapped(point)
        case 1: mapped(Point2D(-point.y, point.x))
        case 2: mapped(-point)
        default: mapped(Point2D(point.y, -point.x))
        }
    }
}
