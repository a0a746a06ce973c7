internal import RealModule

/// The curve at a distance from an outline about the origin.
///
/// Each line and curve of the outline has a parallel ``CornersTrack``, and each corner that points
/// away from the parallel curve a round one. Those parts of the tracks belong to the parallel curve
/// that no other part of the outline is nearer to than the distance. They are linked to closed
/// subpaths.
struct CornersParallelCurve {
    private let outline: CornersOutline
    private let nearest: CornersDistance
    private let distance: Double
    private let tolerance: Double
    private let slack: Double
    private var error = 0.0
    private var splits = 0

    init(_ outline: CornersOutline, distance: Double, tolerance: Double) {
        (self.outline, self.distance, self.tolerance) = (outline, distance, tolerance)
        nearest = CornersDistance(outline)
        slack = 1e-9 * (outline.rect.width + outline.rect.height)
    }

    /// The path about a centre, with lengths multiplied by a factor.
    mutating func path(around center: Point2D, scale: Double) -> CornersPath {
        var runs: [Run] = []
        let tracks = outline.tracks(distance: distance)
        // The second half of an outline that is symmetric about its centre is the first one, turned.
        let isTurned = outline.isSymmetric && tracks.count % 2 == 0
        for track in isTurned ? tracks.prefix(tracks.count / 2) : tracks[...] {
            splits = 0
            for range in validRanges(of: track) { runs.append(run(track, range)) }
        }
        if isTurned { runs += runs.map { $0.turned } }
        let elements = link(runs).map { $0.mapped { center + $0 * scale } }
        return elements.isEmpty ? .empty : CornersPath(elements: elements, errorBound: bound(error) * scale)
    }

    // MARK: Parts that belong to the parallel curve

    private func isValid(_ point: Point2D) -> Bool { deviation(point) <= slack }

    /// How much nearer or farther than the distance a point is.
    ///
    /// A track leads to the side of the distance. A point of it that no part of the outline is nearer
    /// to is on that side, so that the sign does not matter.
    private func deviation(_ point: Point2D) -> Double {
        (nearest.distance(to: point) - distance.magnitude).magnitude
    }

    /// The deviation of a point of a cubic, or a bound of it if the point may be on the other side.
    private func cubicDeviation(_ point: Point2D) -> Double {
        let found = deviation(point)
        return 2 * found < distance.magnitude ? found : found + 2 * distance.magnitude
    }

    private func validRanges(of track: CornersTrack) -> [ClosedRange<Double>] {
        let parameters = track.samples
        let valid = parameters.map { isValid(track.at($0).point) }
        var ranges: [ClosedRange<Double>] = []
        var first: Double?
        for index in parameters.indices {
            if valid[index], first == nil {
                first = index == 0 ? parameters[0] : edge(track, parameters[index], parameters[index - 1])
            }
            let isLast = index == parameters.count - 1
            guard let low = first, !valid[index] || isLast else { continue }
            let high =
                valid[index] ? parameters[index] : edge(track, parameters[index - 1], parameters[index])
            if high > low { ranges.append(low...high) }
            first = nil
        }
        return ranges
    }

    /// The last valid parameter between a valid and an invalid one.
    private func edge(_ track: CornersTrack, _ valid: Double, _ invalid: Double) -> Double {
        var (inside, outside) = (valid, invalid)
        for _ in 0..<40 {
            let middle = (inside + outside) / 2
            if isValid(track.at(middle).point) { inside = middle } else { outside = middle }
        }
        return inside
    }

    // MARK: Cubics

    private struct Run {
        let start: Point2D
        var end: Point2D
        var elements: [PathElement] = []

        mutating func add(_ element: PathElement, to point: Point2D) {
            elements.append(element)
            end = point
        }

        /// The run, turned by half a turn about the origin.
        var turned: Run { Run(start: -start, end: -end, elements: elements.map { $0.mapped { -$0 } }) }
    }

    private mutating func run(_ track: CornersTrack, _ range: ClosedRange<Double>) -> Run {
        let start = track.at(range.lowerBound).point
        var run = Run(start: start, end: start)
        if track.isLine {
            let end = track.at(range.upperBound).point
            run.add(.line(end), to: end)
            return run
        }
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
        to run: inout Run
    ) {
        let (from, to) = (track.at(low), track.at(high))
        let handle = Self.handle(from, to)
        let (first, second) = (from.point + from.tangent * handle, to.point - to.tangent * handle)
        var worst = 0.0
        for index in 1...8 {
            let point = Point2D.onCubic(from.point, first, second, to.point, at: Double(index) / 9)
            worst = max(worst, cubicDeviation(point))
        }
        if bound(worst) > tolerance, depth < 44, splits < 400 {
            splits += 1
            let middle = (low + high) / 2
            add(track, low, middle, depth: depth + 1, to: &run)
            add(track, middle, high, depth: depth + 1, to: &run)
        } else {
            error = max(error, worst)
            run.add(.cubic(first, second, to: to.point), to: to.point)
        }
    }

    /// The length of the handles of a circular arc with the same chord and angle.
    private static func handle(_ from: CornersTrack.Place, _ to: CornersTrack.Place) -> Double {
        let cosine = min(max((from.tangent * to.tangent).sum(), -1), 1)
        // The half-angle formula, twice, gives cos²(θ/4) from cos θ.
        let halved = ((1 + cosine) / 2).squareRoot()
        return (to.point - from.point).length * 2 / (3 * (1 + halved))
    }

    /// The bound of the path if its greatest error is the one that was found.
    private func bound(_ found: Double) -> Double { 1.5 * found + 8 * slack }

    // MARK: Subpaths

    /// Joins each run to the one that begins where it ends.
    private func link(_ runs: [Run]) -> [PathElement] {
        var elements: [PathElement] = []
        var rest = runs
        while !rest.isEmpty {
            let first = rest.removeFirst()
            elements.append(.move(first.start))
            elements += first.elements
            var end = first.end
            while let index = rest.indices.min(by: { gap(end, rest[$0]) < gap(end, rest[$1]) }),
                gap(end, rest[index]) < (first.start - end).length
            {
                let next = rest.remove(at: index)
                if gap(end, next) > 4 * slack { elements.append(.line(next.start)) }
                elements += next.elements
                end = next.end
            }
            elements.append(.close)
        }
        return elements.withoutPoints(within: 16 * slack)
    }

    private func gap(_ end: Point2D, _ run: Run) -> Double { (run.start - end).length }
}

extension CornersOutline {
    /// Whether opposite corners are equal.
    fileprivate var isSymmetric: Bool { corners[0] == corners[2] && corners[1] == corners[3] }
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
