internal import RealModule

extension CornerCurve {
    /// Fills `points`, which holds 3·segments + 1 points, with the control points of the curve.
    ///
    /// A smooth corner needs at least three segments.
    func fill(_ points: UnsafeMutableBufferPointer<Point2D>, segments: Int) {
        if let smooth { return fill(points, segments: segments, smooth) }
        SuperellipseQuadrant.fill(points, superellipse, segments: segments)
        guard !isConcave else { return }
        for index in points.indices { points[index] = 1 - points[index].swapped }
    }

    /// Fills in the cubic from the side, those of the middle and the mirrored cubic.
    private func fill(
        _ points: UnsafeMutableBufferPointer<Point2D>,
        segments: Int,
        _ smooth: SmoothCorner
    ) {
        let last = 3 * segments
        func set(_ index: Int, _ point: Point2D) {
            points[index] = point
            points[last - index] = point.swapped
        }
        set(0, smooth.start)
        set(1, smooth.first)
        set(2, smooth.second)
        set(3, smooth.end)
        exponent == 2
            ? fillArcs(segments - 2, from: smooth, set) : fillParts(segments - 2, from: smooth, set)
        if segments % 2 == 0 { set(last / 2, Point2D(repeating: 1 - diagonal)) }
    }

    /// Fills in equal circular arcs, with handles of 4/3·tan(φ/4).
    private func fillArcs(_ count: Int, from smooth: SmoothCorner, _ set: (Int, Point2D) -> Void) {
        let angle = (Double.pi / 2 - 2 * smooth.turn) / Double(count)
        let handle = 4 * Double.tan(angle / 4) / 3
        for arc in 0...count / 2 {
            let direction = Point2D(direction: .radians(-.pi / 2 - smooth.turn - angle * Double(arc)))
            let (point, tangent) = (1 + direction, Point2D(direction.y, -direction.x) * handle)
            if arc > 0 {
                set(3 * arc + 2, point - tangent)
                set(3 * arc + 3, point)
            }
            if 2 * arc < count { set(3 * arc + 4, (arc > 0 ? point : smooth.end) + tangent) }
        }
    }

    /// Fills in parts of the superellipse, spaced as in a whole one.
    private func fillParts(_ count: Int, from smooth: SmoothCorner, _ set: (Int, Point2D) -> Void) {
        let octant = SuperellipseOctant(exponent: exponent)
        var start = octant.joint(above: 1 - smooth.end.x)
        let grading = octant.grading
        let low = Double.exp(.log(start.slope) * exponent / (exponent - 1) / grading)
        func add(_ index: Int, _ fit: SuperellipseCubicFit) {
            var fit = fit
            if index == 0, count > 1 { fit.fitNextToAxis() } else { fit.fit(index: index) }
            let (first, second) = fit.controls
            set(3 * index + 4, Point2D(1 - first.x, first.y))
            if 2 * index + 1 < count { set(3 * index + 5, Point2D(1 - second.x, second.y)) }
        }
        for index in 0..<count / 2 {
            let fraction = low + (1 - low) * Double(2 * index + 2) / Double(count)
            let end = octant.joint(fraction < 1 ? .exp(grading * .log(fraction)) : 1)
            add(index, SuperellipseCubicFit(octant, from: start, to: end))
            set(3 * index + 6, Point2D(1 - end.along, end.height))
            start = end
        }
        if count % 2 == 1 { add(count / 2, SuperellipseCubicFit(octant, across: start)) }
    }
}
