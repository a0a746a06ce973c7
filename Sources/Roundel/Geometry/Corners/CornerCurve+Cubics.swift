internal import RealModule

extension CornerCurve {
    /// Fills `points`, which holds 3·segments + 1 points, with the control points of the curve.
    func fill(_ points: UnsafeMutableBufferPointer<Point2D>, segments: Int) {
        guard let smooth else {
            return quarter(superellipse, isConcave: isConcave, points, segments: segments)
        }
        smooth.fill(points, segments: segments)
        guard exponent != 2 || isConcave else { return }
        // The capacity is that of 16 cubics, because only a constant size is kept on the stack.
        withUnsafeTemporaryAllocation(of: Point2D.self, capacity: 49) { buffer in
            let other = UnsafeMutableBufferPointer(rebasing: buffer[..<points.count])
            other.initialize(repeating: .zero)
            quarter(superellipse, isConcave: isConcave, other, segments: segments)
            for index in points.indices { points[index] += other[index] }
            quarter(Superellipse(exponent: 2), isConcave: false, other, segments: segments)
            for index in points.indices { points[index] -= other[index] }
        }
    }

    /// Fills in a quarter of a superellipse, about the origin if it is concave and otherwise about
    /// (1, 1).
    private func quarter(
        _ shape: Superellipse,
        isConcave: Bool,
        _ points: UnsafeMutableBufferPointer<Point2D>,
        segments: Int
    ) {
        SuperellipseQuadrant.fill(points, shape, segments: segments)
        guard !isConcave else { return }
        for index in points.indices { points[index] = 1 - points[index].swapped }
    }
}

extension SmoothCorner {
    /// Fills in a cubic, equal circular arcs with handles of 4/3·tan(φ/4), and the mirrored cubic.
    fileprivate func fill(_ points: UnsafeMutableBufferPointer<Point2D>, segments: Int) {
        let (arcs, last) = (segments - 2, 3 * segments)
        func set(_ index: Int, _ point: Point2D) {
            points[index] = point
            points[last - index] = point.swapped
        }
        set(0, start)
        set(1, first)
        set(2, second)
        let angle = (Double.pi / 2 - 2 * turn) / Double(arcs)
        let handle = 4 * Double.tan(angle / 4) / 3
        for arc in 0...arcs / 2 {
            let direction = Point2D(direction: .radians(-.pi / 2 - turn - angle * Double(arc)))
            let (point, tangent) = (1 + direction, Point2D(direction.y, -direction.x) * handle)
            set(
                3 * arc + 3,
                2 * arc == arcs ? Point2D(repeating: 1 - 0.5.squareRoot()) : arc == 0 ? end : point
            )
            if 2 * arc < arcs { set(3 * arc + 4, point + tangent) }
            if arc > 0 { set(3 * arc + 2, point - tangent) }
        }
    }
}
