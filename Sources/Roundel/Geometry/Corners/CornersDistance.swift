/// The distance from an outline, for many points.
///
/// It is what ``CornersOutline/nearestPoint(to:)`` gives, about ten times as fast: the samples of
/// each corner are computed once, and only those minima are refined that can be the least.
struct CornersDistance {
    private let lines: [(start: Point2D, end: Point2D)]
    private let corners: [SampledCorner]

    init(_ outline: CornersOutline) {
        var (lines, corners): ([(start: Point2D, end: Point2D)], [SampledCorner]) = ([], [])
        for index in 0..<4 {
            lines.append(outline.side(before: index))
            let corner = outline.corner(index)
            if corner.isSquare { continue }
            if corner.isNotch {
                let inner = corner.place(Point2D(1, 1))
                lines += [(corner.start, inner), (inner, corner.end)]
            } else if corner.corner.shape == .bevel {
                lines.append((corner.start, corner.end))
            } else {
                corners.append(SampledCorner(corner))
            }
        }
        (self.lines, self.corners) = (lines, corners)
    }

    /// The distance of a point from the outline.
    func distance(to target: Point2D) -> Double {
        var best = Double.infinity
        for (start, end) in lines {
            best = min(best, (target.nearest(onLineFrom: start, to: end) - target).length)
        }
        for corner in corners { best = corner.distance(to: target, ifBelow: best) }
        return best
    }
}

/// A corner with samples of its curve.
private struct SampledCorner {
    private struct Sample {
        let parameter: Double
        let point: Point2D
        /// The distance to the farther neighbour.
        var gap = 0.0
    }

    private let corner: PlacedCorner
    private let samples: [Sample]

    init(_ corner: PlacedCorner) {
        self.corner = corner
        var samples = (0...2 * CurveSamples.half).map { index in
            let parameter = CurveSamples.parameter(index)
            return Sample(parameter: parameter, point: corner.at(parameter).point)
        }
        for index in samples.indices.dropFirst() {
            let length = (samples[index].point - samples[index - 1].point).length
            samples[index].gap = length
            samples[index - 1].gap = max(samples[index - 1].gap, length)
        }
        self.samples = samples
    }

    /// The distance of a point, or a limit if that is less.
    func distance(to target: Point2D, ifBelow limit: Double) -> Double {
        guard corner.leastDistance(from: target) < limit else { return limit }
        let last = samples.count - 1
        var best = limit
        var (before, here) = (Double.infinity, (samples[0].point - target).length)
        for index in 0...last {
            let after = index == last ? .infinity : (samples[index + 1].point - target).length
            // Twice, because a curve is longer than its chord.
            if here <= before, here <= after, here - 2 * samples[index].gap < best {
                let (low, high) = (samples[max(index - 1, 0)], samples[min(index + 1, last)])
                best = min(best, here, minimum(low.parameter, high.parameter, target))
            }
            (before, here) = (here, after)
        }
        return best
    }

    /// The least distance between two parameters, at the zero of its derivative: by secants, and
    /// every third step by bisection.
    private func minimum(_ from: Double, _ to: Double, _ target: Point2D) -> Double {
        var (low, high) = (from, to)
        var (below, above) = (derivative(low, target), derivative(high, target))
        if below >= 0 { return distance(low, target) }
        if above <= 0 { return distance(high, target) }
        var found = low
        for step in 0..<60 {
            let before = found
            let secant = low + (high - low) * (below / (below - above))
            found = step % 3 != 2 && secant > low && secant < high ? secant : (low + high) / 2
            guard (found - before).magnitude > 1e-10 else { break }
            let slope = derivative(found, target)
            if slope > 0 { (high, above) = (found, slope) } else { (low, below) = (found, slope) }
        }
        return distance(found, target)
    }

    private func distance(_ parameter: Double, _ target: Point2D) -> Double {
        (corner.at(parameter).point - target).length
    }

    private func derivative(_ parameter: Double, _ target: Point2D) -> Double {
        let (point, tangent) = corner.at(parameter)
        return ((point - target) * tangent).sum()
    }
}
