/// The curve at a distance from an outline about the origin.
///
/// Each line and curve of the outline has a parallel ``CornersTrack``, and each corner that points
/// away from the parallel curve a round one. Those parts of the tracks belong to the parallel curve
/// that no other part of the outline is nearer to than the distance. They are linked to closed
/// subpaths.
struct CornersParallelCurve {
    private let outline: CornersOutline
    private let distance: Double
    private let tolerance: Double
    private let slack: Double
    private let tracks: [CornersTrack]
    private var error = 0.0
    private var splits = 0

    init(_ outline: CornersOutline, distance: Double, tolerance: Double) {
        (self.outline, self.distance, self.tolerance) = (outline, distance, tolerance)
        slack = 1e-9 * (outline.rect.width + outline.rect.height)
        let parts = outline.tracks(distance: distance)
        tracks = parts.indices.flatMap { index in
            let arc = CornersTrack.arc(between: parts[index], and: parts[(index + 1) % parts.count])
            return [parts[index]] + (arc.map { [$0] } ?? [])
        }
    }

    /// The path about a centre, with lengths multiplied by a factor.
    mutating func path(around center: Point2D, scale: Double) -> CornersPath {
        let elements = outline.isClear(at: distance) ? wholeTracks() : validParts()
        return CornersPath(
            elements: elements.map { element in element.mapped { center + $0 * scale } },
            errorBound: elements.isEmpty ? 0 : bound(error) * scale
        )
    }

    private mutating func wholeTracks() -> [PathElement] {
        var runs: [CornersRun] = []
        for track in tracks { runs.append(run(track, track.joints[0]...track.end)) }
        return link(runs, nil)
    }

    /// The parts that belong to the parallel curve.
    ///
    /// What lies between two samples can be missed. The parts do not meet then, and denser samples
    /// find it.
    private mutating func validParts() -> [PathElement] {
        // Two arcs that cross between samples overlap by at most the tolerance.
        let angle = min(max(2 * (tolerance / distance.magnitude).squareRoot(), 0.02), 0.12)
        var elements: [PathElement] = []
        for density in [1.0, 4, 16] {
            error = 0
            let parts = CornersParts(outline, distance: distance, turning: angle / density, slack: slack)
            var runs: [CornersRun] = []
            for track in tracks {
                for range in parts.ranges(of: track) { runs.append(run(track, range)) }
            }
            let least = error
            elements = link(runs, parts)
            if bound(error) <= max(tolerance, bound(least)) { break }
        }
        return elements
    }

    // MARK: Cubics

    private mutating func run(_ track: CornersTrack, _ range: ClosedRange<Double>) -> CornersRun {
        var run = CornersRun(start: track.at(range.lowerBound).point)
        guard !track.isLine else {
            run.line(to: track.at(range.upperBound).point)
            return run
        }
        splits = 0
        var low = range.lowerBound
        for joint in track.joints where joint > low {
            let high = min(joint, range.upperBound)
            if high > low { add(track, low, high, depth: 0, to: &run) }
            low = high
        }
        return run
    }

    /// Adds one cubic between two parameters, or several where one exceeds the tolerance.
    private mutating func add(
        _ track: CornersTrack,
        _ low: Double,
        _ high: Double,
        depth: Int,
        to run: inout CornersRun
    ) {
        let cubic = CornersRun.Cubic(from: track.at(low), to: track.at(high))
        let worst = cubic.deviation(from: track, low, high)
        if bound(worst) > tolerance, depth < 44, splits < 400 {
            splits += 1
            let middle = (low + high) / 2
            add(track, low, middle, depth: depth + 1, to: &run)
            add(track, middle, high, depth: depth + 1, to: &run)
        } else {
            error = max(error, worst)
            run.add(cubic)
        }
    }

    /// The bound of the path if its greatest error is the one that was found.
    private func bound(_ found: Double) -> Double { 1.5 * found + 8 * slack }

    // MARK: Subpaths

    /// Joins each run to the one that begins where it ends.
    private mutating func link(_ runs: [CornersRun], _ parts: CornersParts?) -> [PathElement] {
        var elements: [PathElement] = []
        var rest = runs
        while !rest.isEmpty {
            let first = rest.removeFirst()
            elements.append(.move(first.start))
            elements += first.elements
            var end = first.end
            while let index = rest.indices.min(by: { gap(end, rest[$0]) < gap(end, rest[$1]) }),
                gap(end, rest[index]) < gap(end, first)
            {
                let next = rest.remove(at: index)
                if bridge(end, next.start, parts) { elements.append(.line(next.start)) }
                elements += next.elements
                end = next.end
            }
            _ = bridge(end, first.start, parts)
            elements.append(.close)
        }
        return elements.withoutPoints(within: 16 * slack)
    }

    private func gap(_ end: Point2D, _ run: CornersRun) -> Double { (run.start - end).length }

    /// Whether two runs do not meet, so that there is a line between them, whose error is noted.
    private mutating func bridge(_ end: Point2D, _ start: Point2D, _ parts: CornersParts?) -> Bool {
        let gap = (start - end).length
        guard gap > 4 * slack else { return false }
        // Both ends belong to the parallel curve.
        error = max(error, min(parts?.error(ofLineFrom: end, to: start, upTo: gap) ?? 0, gap / 2))
        return true
    }
}

extension PathElement {
    /// The element whose points a function maps.
    fileprivate func mapped(_ map: (Point2D) -> Point2D) -> PathElement {
        switch self {
        case .move(let point): .move(map(point))
        case .line(let point): .line(map(point))
        case .cubic(let first, let second, let end): .cubic(map(first), map(second), to: map(end))
        case .close: .close
        }
    }
}
