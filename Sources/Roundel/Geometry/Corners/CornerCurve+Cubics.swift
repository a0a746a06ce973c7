internal import RealModule

extension CornerCurve {
    /// Fills `points`, which holds 3·segments + 1 points, with the control points of the curve.
    func fill(_ points: UnsafeMutableBufferPointer<Point2D>, segments: Int) {
        guard let smooth else {
            return quarter(superellipse, isConcave: isConcave, points, segments: segments)
        }
        guard isBlend else { return smooth.fill(points, segments: segments) }
        let joints = joints(segments: segments, smooth)
        for (index, (from, to)) in zip(joints, joints.dropFirst()).enumerated() {
            // The derivative before the arc is that of the cubic.
            let (start, end, third) = (at(from), at(to.nextDown), (to - from) / 3)
            set(3 * index, start.point, points)
            set(3 * index + 1, start.point + start.tangent * third, points)
            set(3 * index + 2, end.point - end.tangent * third, points)
        }
        let (last, middle) = (joints[joints.count - 1], 3 * (joints.count - 1))
        set(middle, at(last).point, points)
        guard segments % 2 == 1 else { return }
        set(middle + 1, at(last).point + at(last).tangent * ((1 - last) * 2 / 3), points)
    }

    /// Sets a control point, and its mirror image.
    private func set(_ index: Int, _ point: Point2D, _ points: UnsafeMutableBufferPointer<Point2D>) {
        points[index] = point
        points[points.count - 1 - index] = point.swapped
    }

    /// The parameters up to the diagonal between which a shape that is met in an animation alone is
    /// a cubic each: those of the superellipse with two cubics less, and the beginning of the arc.
    private func joints(segments: Int, _ smooth: SmoothCorner) -> [Double] {
        let (octant, rest) = (SuperellipseOctant(exponent: exponent), segments - 2)
        let (grading, diagonal) = (octant.grading, Double.exp2(-1 / exponent))
        var joints = (0...rest / 2).map { joint -> Double in
            let fraction = 2 * Double(joint) / Double(rest)
            guard fraction < 1 else { return 1 }
            return min(octant.joint(.exp(grading * .log(fraction))).along / diagonal, 1)
        }
        joints.insert(smooth.arcStart, at: joints.firstIndex { $0 > smooth.arcStart } ?? joints.count)
        return joints
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
