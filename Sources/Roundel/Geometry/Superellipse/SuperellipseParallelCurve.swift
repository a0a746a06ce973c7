internal import RealModule

/// The quadrant x, y ≥ 0 of a parallel curve, from the x axis to the y axis, as cubics.
///
/// Its parameter is that of ``SuperellipseNearestPointSearch``, from 0 to 2.
struct SuperellipseParallelCurve {
    let shape: Superellipse
    let rect: Rect2D
    let distance: Double
    let tolerance: Double
    private let curve: SuperellipseNearestPointSearch
    private let slack: Double
    private var start: Point2D?
    private var cubics: [(Point2D, Point2D, Point2D)] = []
    private var error = 0.0
    private var splits = 0

    init(shape: Superellipse, rect: Rect2D, distance: Double, tolerance: Double) {
        (self.shape, self.rect, self.distance, self.tolerance) = (shape, rect, distance, tolerance)
        curve = SuperellipseNearestPointSearch(
            octant: SuperellipseOctant(exponent: shape.exponent),
            half: rect.size / 2,
            target: .zero
        )
        slack = 1e-9 * (rect.width + rect.height)
    }

    mutating func build() {
        if shape.exponent == .infinity { return buildBox() }
        if distance > 0 { tipArc(Point2D(rect.end.x, 0), from: Point2D(1, 0), to: normal(0)) }
        for run in runs() { add(run) }
        meetAxes()
        if distance > 0 { tipArc(Point2D(0, rect.end.y), from: normal(2), to: Point2D(0, 1)) }
    }

    /// Adds the cubics of a run, and before them a line if the last run ended at another point.
    private mutating func add(_ run: ClosedRange<Double>) {
        let low = point(run.lowerBound)
        if let last = cubics.last?.2 ?? start {
            if (last - low).length > 4 * slack { line(to: low) }
        } else {
            start = low
        }
        let middle = min(max(1, run.lowerBound), run.upperBound)
        for (from, to) in [(run.lowerBound, middle), (middle, run.upperBound)] where from < to {
            add(from, to, depth: 0)
        }
    }

    /// Moves the ends onto the axes exactly, so that the quadrants meet.
    private mutating func meetAxes() {
        if let begin = start, begin.y.magnitude <= 4 * slack { start = Point2D(begin.x, 0) }
        guard let last = cubics.last, last.2.x.magnitude <= 4 * slack else { return }
        cubics[cubics.count - 1].2 = Point2D(0, last.2.y)
    }

    /// Builds the parallel curve of a rectangle: a smaller rectangle inside, and round corners
    /// outside.
    private mutating func buildBox() {
        let corner = rect.end
        start = Point2D(corner.x + distance, 0)
        if distance > 0 {
            line(to: Point2D(corner.x + distance, corner.y))
            arc(about: corner, from: Point2D(1, 0), to: Point2D(0, 1))
        } else {
            line(to: corner + distance)
        }
        line(to: Point2D(0, corner.y + distance))
    }

    // MARK: Parts of the parallel curve

    private func normal(_ parameter: Double) -> Point2D {
        let tangent = curve.at(parameter).tangent
        return Point2D(tangent.y, -tangent.x) / tangent.length
    }

    private func point(_ parameter: Double) -> Point2D {
        curve.at(parameter).point + normal(parameter) * distance
    }

    /// Whether no other part of the curve is nearer to the offset point than the distance.
    private func isValid(_ parameter: Double) -> Bool {
        let point = point(parameter)
        guard point.x >= -slack, point.y >= -slack else { return false }
        return deviation(point) <= slack
    }

    private func deviation(_ point: Point2D) -> Double {
        ((shape.signedDistance(to: point, in: rect) ?? 0) - distance).magnitude
    }

    /// The ranges of parameters whose offset points belong to the parallel curve.
    private func runs() -> [ClosedRange<Double>] {
        var parameters = (0...2 * CurveSamples.half).map { CurveSamples.parameter($0) }
        if distance < 0 {
            // What is left of the shape may lie between two samples.
            let nearest = nearestToCenter
            parameters.insert(nearest, at: parameters.firstIndex { $0 >= nearest } ?? 0)
        }
        let valid = parameters.map { isValid($0) }
        var runs: [ClosedRange<Double>] = []
        var first: Double?
        for index in parameters.indices {
            let before = index > 0 && valid[index - 1]
            if valid[index], !before {
                first =
                    index == 0 ? parameters[0] : edge(valid: parameters[index], not: parameters[index - 1])
            }
            guard let low = first, !valid[index] || index == parameters.count - 1 else { continue }
            let high =
                valid[index] ? parameters[index] : edge(valid: parameters[index - 1], not: parameters[index])
            if high > low { runs.append(low...high) }
            first = nil
        }
        return runs
    }

    /// The parameter of the point nearest to the centre, unless that is at an end.
    ///
    /// The length has one minimum, so that no general search for a nearest point is needed.
    private var nearestToCenter: Double {
        var (low, high) = (0.0, 2.0)
        for _ in 0..<90 {
            let (one, other) = (low + (high - low) / 3, high - (high - low) / 3)
            if curve.at(one).point.length < curve.at(other).point.length { high = other } else { low = one }
        }
        return low
    }

    private func edge(valid: Double, not invalid: Double) -> Double {
        var (inside, outside) = (valid, invalid)
        for _ in 0..<40 {
            let middle = (inside + outside) / 2
            if isValid(middle) { inside = middle } else { outside = middle }
        }
        return inside
    }

    // MARK: Cubics

    /// Adds one cubic between two parameters, or several where one exceeds the tolerance.
    private mutating func add(_ low: Double, _ high: Double, depth: Int) {
        let (from, to) = (point(low), point(high))
        let (first, second) = handles(low, high, from, to)
        var worst = 0.0
        for index in 1...8 {
            worst = max(worst, deviation(.onCubic(from, first, second, to, at: Double(index) / 9)))
        }
        if exceeds(worst), depth < 44, splits < 400 {
            splits += 1
            let middle = (low + high) / 2
            add(low, middle, depth: depth + 1)
            add(middle, high, depth: depth + 1)
        } else {
            error = max(error, worst)
            cubics.append((first, second, to))
        }
    }

    /// The control points along the tangents, at the distances of a circular arc with the same
    /// chord and angle.
    private func handles(_ low: Double, _ high: Double, _ from: Point2D, _ to: Point2D) -> (Point2D, Point2D)
    {
        let (first, last) = (normal(low), normal(high))
        let cosine = min(max(first.dot(last), -1), 1)
        // The half-angle formula, twice, gives cos²(θ/4) from cos θ.
        let halved = ((1 + cosine) / 2).squareRoot()
        let length = (to - from).length * 2 / (3 * (1 + halved))
        return (from + length * Point2D(-first.y, first.x), to - length * Point2D(-last.y, last.x))
    }

    private mutating func line(to end: Point2D) {
        let begin = cubics.last?.2 ?? start ?? end
        cubics.append((begin + (end - begin) / 3, end - (end - begin) / 3, end))
    }

    /// Adds the part of the round cap about a tip that no other part of the curve is nearer to.
    ///
    /// One of the two directions is the axis, where the cap always belongs to the parallel curve.
    private mutating func tipArc(_ tip: Point2D, from: Point2D, to: Point2D) {
        guard (to - from).length > 1e-12 else { return arc(about: tip, from: from, to: to) }
        let isFirst = cubics.isEmpty
        let (axis, side) = isFirst ? (from, to) : (to, from)
        var (low, high) = (0.0, 1.0)
        if deviation(tip + distance * side) <= slack { low = 1 }
        for _ in 0..<40 where low < 1 {
            let middle = (low + high) / 2
            let ray = axis + (side - axis) * middle
            if deviation(tip + ray * (distance / ray.length)) <= slack { low = middle } else { high = middle }
        }
        let ray = axis + (side - axis) * low
        let end = ray / ray.length
        arc(about: tip, from: isFirst ? axis : end, to: isFirst ? end : axis)
    }

    /// Adds a round cap of at most a quarter turn, as two arcs or as many as the tolerance requires.
    private mutating func arc(about center: Point2D, from: Point2D, to: Point2D) {
        if start == nil { start = center + distance * from }
        guard (to - from).length > 1e-12 else { return }
        let count = arcCount
        let angle = Double.atan2(y: from.x * to.y - from.y * to.x, x: from.dot(to)) / Double(count)
        let middle = (from + to) / (from + to).length
        var begin = from
        for index in 1...count {
            let turn = Point2D(direction: .radians(angle * Double(index)))
            let end = index == count ? to : (2 * index == count ? middle : from.turned(by: turn))
            let halved = ((1 + min(begin.dot(end), 1)) / 2).squareRoot()
            let handle = (begin - end).length * 2 / (3 * (1 + halved)) * distance
            let (low, high) = (center + distance * begin, center + distance * end)
            let (out, back) = (handle * Point2D(-begin.y, begin.x), handle * Point2D(-end.y, end.x))
            cubics.append((low + out, high - back, high))
            begin = end
        }
        error = max(error, arcError(count: count))
    }

    /// The least number of arcs of a cap, from 2, whose error is within the tolerance.
    private var arcCount: Int { (2..<64).first { !exceeds(arcError(count: $0)) } ?? 64 }

    /// The error of a quarter turn as a number of arcs: 2/27·sin⁶(φ/4)/cos²(φ/4) for each, which is
    /// below 4.3e-6 of the radius for 45° and falls with the sixth power of the angle.
    private func arcError(count: Int) -> Double {
        let ratio = 2 / Double(count)
        return 4.3e-6 * distance * (ratio * ratio * ratio) * (ratio * ratio * ratio)
    }

    /// The bound of the path if its greatest error is the one that was found.
    private func bound(_ found: Double) -> Double { 1.5 * found + 8 * slack }

    private func exceeds(_ found: Double) -> Bool { bound(found) > tolerance }

    // MARK: The whole path

    /// The path of all four quadrants about a centre, with lengths multiplied by a factor.
    func path(around center: Point2D, scale: Double) -> SuperellipsePath {
        guard let start else { return .empty }
        var elements: [PathElement] = [.move(center + start * scale)]
        elements.reserveCapacity(4 * cubics.count + 2)
        let points = [start] + cubics.flatMap { [$0.0, $0.1, $0.2] }
        for quadrant in 0..<4 {
            // Odd quadrants are mirror images and run in the opposite order.
            let signs = Point2D(quadrant == 1 || quadrant == 2 ? -1 : 1, quadrant > 1 ? -1 : 1)
            let ordered = (quadrant % 2 == 0 ? points : points.reversed()).map { center + $0 * signs * scale }
            for index in stride(from: 1, to: ordered.count, by: 3) {
                elements.append(.cubic(ordered[index], ordered[index + 1], to: ordered[index + 2]))
            }
        }
        elements.append(.close)
        return SuperellipsePath(
            elements: elements,
            segmentsPerQuadrant: cubics.count,
            errorBound: bound(error) * scale
        )
    }
}
