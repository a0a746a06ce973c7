internal import RealModule

/// The control points of the quadrant from (1, 0) to (0, 1) of the curve with half-sides 1.
///
/// Half of them are computed, from (0, 1) to the diagonal. The others are exact mirror images.
struct SuperellipseQuadrant {
    private let octant: SuperellipseOctant
    private let segments: Int
    private let points: UnsafeMutableBufferPointer<Point2D>

    /// Fills `points`, which holds 3·segments + 1 points, with the quadrant of a shape.
    static func fill(_ points: UnsafeMutableBufferPointer<Point2D>, _ shape: Superellipse, segments: Int) {
        let quadrant = SuperellipseQuadrant(
            octant: SuperellipseOctant(exponent: shape.exponent),
            segments: segments,
            points: points
        )
        if let k = shape.handle { return quadrant.fill(handle: k) }
        switch shape.exponent {
        case 1: quadrant.fillLine()
        case 2: quadrant.fillCircle()
        case .infinity where segments > 1: quadrant.fillCorner()
        case let exponent where segments == 1 && exponent > 1:
            quadrant.fill(handle: Superellipse.bestHandle(forExponent: exponent) ?? 0)
        default: quadrant.fillCurve()
        }
    }

    /// Sets the control point with an index that counts from (0, 1), and its mirror image.
    private func set(_ index: Int, _ point: Point2D) {
        points[index] = Point2D(point.y, point.x)
        points[3 * segments - index] = point
    }

    private func fill(handle k: Double) {
        set(0, Point2D(0, 1))
        set(1, Point2D(k, 1))
    }

    private func fillLine() {
        for index in 0...(3 * segments / 2) {
            let x = Double(index) / Double(3 * segments)
            set(index, 2 * index == 3 * segments ? Point2D(0.5, 0.5) : Point2D(x, 1 - x))
        }
    }

    private func fillCorner() {
        for index in 0...(3 * segments / 2) { set(index, Point2D(min(Double(index) / 3, 1), 1)) }
    }

    /// Fills in equal circular arcs, with handles of 4/3·tan(φ/4).
    private func fillCircle() {
        let arc = Double.pi / 2 / Double(segments)
        let handle = 4 * Double.tan(arc / 4) / 3
        for segment in 0..<(segments + 1) / 2 {
            let start = Point2D.clock(arc * Double(segment))
            let end = Point2D.clock(arc * Double(segment + 1))
            set(3 * segment, start)
            set(3 * segment + 1, start + handle * Point2D(start.y, -start.x))
            if 2 * segment + 1 < segments { set(3 * segment + 2, end - handle * Point2D(end.y, -end.x)) }
        }
        fillDiagonal()
    }

    private func fillCurve() {
        let grading = octant.grading
        var start = SuperellipseOctant.Joint.axis
        for segment in 0..<segments / 2 {
            let fraction = 2 * Double(segment + 1) / Double(segments)
            let end = octant.joint(fraction < 1 ? .exp(grading * .log(fraction)) : 1)
            fill(segment, start, SuperellipseCubicFit(octant, from: start, to: end))
            start = end
        }
        if segments % 2 == 1 { fill(segments / 2, start, SuperellipseCubicFit(octant, across: start)) }
        fillDiagonal()
    }

    private func fill(_ index: Int, _ start: SuperellipseOctant.Joint, _ segment: SuperellipseCubicFit) {
        var segment = segment
        // The four parabolas of n = 1/2 are cubics already.
        if octant.exponent != 0.5 {
            if index == 0, segments > 1 { segment.fitNextToAxis() } else { segment.fit(index: index) }
        }
        let (first, second) = segment.controls
        set(3 * index, octant.unfolded(start.along, start.height))
        set(3 * index + 1, octant.unfolded(first.x, first.y))
        if 2 * index + 1 < segments { set(3 * index + 2, octant.unfolded(second.x, second.y)) }
    }

    private func fillDiagonal() {
        guard segments % 2 == 0 else { return }
        set(3 * segments / 2, Point2D(repeating: .exp2(-1 / octant.exponent)))
    }
}

extension Point2D {
    /// The point of the unit circle that is an angle in radians clockwise from 12 o'clock, y
    /// upward.
    fileprivate static func clock(_ angle: Double) -> Point2D { Point2D(.sin(angle), .cos(angle)) }
}
