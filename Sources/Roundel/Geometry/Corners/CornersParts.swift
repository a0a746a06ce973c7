/// Finds the parts of tracks that belong to a parallel curve: those whose distance from the outline
/// is that of the curve.
struct CornersParts {
    private let outline: CornersOutline
    private let distance: Double
    private let clearance: CornersClearance
    private let angle: Double

    /// A point is valid if no other part of the outline is nearer to it by more than this.
    private let slack: Double

    /// - Parameters:
    ///   - outline: The outline.
    ///   - distance: The distance of the parallel curve.
    ///   - angle: The angle in radians between two samples at most.
    ///   - slack: The error of the distance that counts as nothing.
    init(_ outline: CornersOutline, distance: Double, turning angle: Double, slack: Double) {
        (self.outline, self.distance, self.angle, self.slack) = (outline, distance, angle, slack)
        clearance = CornersClearance(outline, turning: angle, slack: slack)
    }

    /// The greatest error of a line between two points as a part of the parallel curve, of three
    /// points and up to a limit.
    func error(ofLineFrom start: Point2D, to end: Point2D, upTo limit: Double) -> Double {
        var worst = 0.0
        for part in [0.25, 0.5, 0.75] {
            let point = start + (end - start) * part
            let found = clearance.distance(of: point, upTo: distance.magnitude + limit)
            worst = max(worst, (found - distance.magnitude).magnitude)
        }
        return worst
    }

    private struct Sample {
        let parameter: Double
        let point: Point2D
        /// By how much another part of the outline is nearer to the point than the distance.
        let excess: Double
    }

    /// The ranges of parameters of a track that belong to the parallel curve.
    func ranges(of track: CornersTrack) -> [ClosedRange<Double>] {
        var ranges: [ClosedRange<Double>] = []
        var (last, first): (Double, Double?) = (track.joints[0], nil)
        for sample in samples(of: track) {
            let (parameter, isValid) = (sample.parameter, sample.excess <= slack)
            if isValid, first == nil {
                first = parameter == last ? last : edge(track, parameter, last)
            } else if !isValid, let low = first {
                ranges.append(low...edge(track, last, parameter))
                first = nil
            }
            last = parameter
        }
        return first.map { ranges + [$0...last] } ?? ranges
    }

    /// The greatest change of the excess for a step along a track.
    ///
    /// The distance from another point of the outline changes by the cosine of the angle between the
    /// track and the direction to that point. Far away, the outline is within a small angle.
    private var pace: Double {
        let diameter = outline.rect.size.length
        return diameter / max(distance.magnitude - diameter, diameter)
    }

    private func samples(of track: CornersTrack) -> [Sample] {
        var samples: [Sample] = []
        let pace = pace
        func add(_ sample: Sample, depth: Int) {
            if let last = samples.last, depth < 8, samples.count < CornersTrack.mostSamples {
                // The excess changes by at most the length of a step: between two samples that are
                // invalid, a valid one is possible where the step is longer than both excesses.
                let step = (sample.point - last.point).length * pace
                if min(last.excess, sample.excess) > slack, last.excess + sample.excess < step {
                    add(self.sample(track, (last.parameter + sample.parameter) / 2), depth: depth + 1)
                    return add(sample, depth: depth + 1)
                }
            }
            samples.append(sample)
        }
        // Far outside, the parallel curve is nearly a circle of the distance.
        let radius = max(outline.rect.size.max(), distance.magnitude)
        for parameter in track.parameters(turning: angle, within: angle / 2 * radius) {
            add(sample(track, parameter), depth: 0)
        }
        return samples
    }

    private func sample(_ track: CornersTrack, _ parameter: Double) -> Sample {
        let (point, limit) = (track.at(parameter).point, distance.magnitude)
        var excess = limit - clearance.distance(of: point, upTo: limit)
        // Where corners meet in a cusp, a point can be on the other side of it.
        if excess <= slack, limit > slack, (outline.location(of: point) == .outside) != (distance > 0) {
            excess = limit
        }
        return Sample(parameter: parameter, point: point, excess: excess)
    }

    /// The last valid parameter between a valid and an invalid one.
    private func edge(_ track: CornersTrack, _ valid: Double, _ invalid: Double) -> Double {
        var (inside, outside) = (valid, invalid)
        for _ in 0..<40 {
            let middle = (inside + outside) / 2
            if sample(track, middle).excess <= slack { inside = middle } else { outside = middle }
        }
        return inside
    }
}
