/// Finds how near points are to an outline, for many points: the samples of its curves are made
/// once.
struct CornersClearance {
    private var lines: [(start: Point2D, end: Point2D)] = []
    private var curves: [Curve] = []
    private let slack: Double

    private struct Sample {
        let parameter: Double
        let point: Point2D
        let tangent: Point2D

        @inline(never)  // One copy for all calls makes the WebAssembly smaller.
        init(_ track: CornersTrack, _ parameter: Double) {
            let place = track.at(parameter)
            (self.parameter, point, tangent) = (parameter, place.point, place.tangent)
        }
    }

    private struct Curve {
        let track: CornersTrack
        let samples: [Sample]
        let low: Point2D
        let high: Point2D
    }

    /// - Parameters:
    ///   - outline: The outline.
    ///   - angle: The angle in radians between two samples at most.
    ///   - slack: By how much a distance may be too great.
    init(_ outline: CornersOutline, turning angle: Double, slack: Double) {
        self.slack = slack
        for track in outline.tracks(distance: 0) {
            switch track.shape {
            case .line(let start, let end): lines.append((start, end))
            case .firstHalf(let corner), .secondHalf(let corner):
                let samples = track.parameters(turning: angle, within: .infinity).map { Sample(track, $0) }
                let ends = (corner.vertex, corner.place(Point2D(repeating: corner.curve.extent)))
                let (low, high) = (pointwiseMin(ends.0, ends.1), pointwiseMax(ends.0, ends.1))
                curves.append(Curve(track: track, samples: samples, low: low, high: high))
            case .arc: break
            }
        }
    }

    /// The distance of a point from the nearest point of the outline, or a limit if that is less.
    func distance(of point: Point2D, upTo limit: Double) -> Double {
        var least = limit
        for line in lines {
            least = min(least, (point.nearest(onLineFrom: line.start, to: line.end) - point).length)
        }
        for curve in curves { examine(curve, point, &least) }
        return least
    }

    private func examine(_ curve: Curve, _ target: Point2D, _ least: inout Double) {
        let outside = pointwiseMax(pointwiseMax(curve.low - target, target - curve.high), .zero)
        guard outside.length < least else { return }
        var before = View(curve.samples[0], from: target)
        least = min(least, before.gap)
        for sample in curve.samples.dropFirst() {
            let here = View(sample, from: target)
            least = min(least, here.gap)
            if before.along < 0, here.along > 0 {
                // The distance has a minimum between two samples where it falls at the one and rises at
                // the other, and the curve is at most its length away from both.
                let length = (here.offset - before.offset).length
                if min(before.gap, here.gap) - length < least {
                    search(curve.track, before, here, target, &least)
                }
            } else if before.along < 0 || here.along > 0 {
                searchHidden(curve.track, before, here, target, &least)
            }
            before = here
        }
    }

    /// A sample as it is seen from a point.
    private struct View {
        let parameter: Double
        /// From the point to the sample.
        let offset: Point2D
        let gap: Double
        /// The derivative of half the square of the distance, by the length of the curve; 0 if it is
        /// rounding alone, as at a sample whose parallel point this is.
        let along: Double

        init(_ sample: Sample, from target: Point2D) {
            parameter = sample.parameter
            offset = sample.point - target
            gap = offset.length
            let found = offset.dot(sample.tangent)
            along = found.magnitude > 1e-12 * gap ? found : 0
        }

        /// The distance from the line to another sample, or infinity if the line is nearest at an end.
        func chordDistance(to other: View) -> Double {
            let chord = other.offset - offset
            guard offset.dot(chord) < 0, other.offset.dot(chord) > 0 else { return .infinity }
            return (offset.x * chord.y - offset.y * chord.x).magnitude / chord.length
        }
    }

    /// Searches for a minimum together with a maximum, between two samples at both of which the distance
    /// falls, or at both of which it rises.
    ///
    /// There can be one inside a bend whose radius is less than the distance: an exponent near 1 makes a
    /// curve that is nearly straight and turns at its end alone, where no sample is left between the two.
    /// The curve is beyond its chord there. The half with the nearer chord is examined, until the chord
    /// is not nearer than what was found.
    private func searchHidden(
        _ track: CornersTrack,
        _ low: View,
        _ high: View,
        _ target: Point2D,
        _ least: inout Double
    ) {
        let falls = low.along < 0
        var (low, high) = (low, high)
        while low.chordDistance(to: high) < least - slack {
            let parameter = (low.parameter + high.parameter) / 2
            guard parameter != low.parameter, parameter != high.parameter else { return }
            let middle = View(Sample(track, parameter), from: target)
            least = min(least, middle.gap)
            if falls, middle.along > 0 { return search(track, low, middle, target, &least) }
            if !falls, middle.along < 0 { return search(track, middle, high, target, &least) }
            let isFirst = low.chordDistance(to: middle) < middle.chordDistance(to: high)
            if isFirst { high = middle } else { low = middle }
        }
    }

    /// Searches for the minimum of the distance between two samples, where its derivative is 0.
    @inline(never)  // One copy for all calls makes the WebAssembly smaller.
    private func search(
        _ track: CornersTrack,
        _ low: View,
        _ high: View,
        _ target: Point2D,
        _ least: inout Double
    ) {
        var found = least
        FalsePosition.search((low.parameter, low.along), (high.parameter, high.along)) { parameter in
            let place = track.at(parameter)
            let offset = place.point - target
            found = min(found, offset.length)
            let along = offset.dot(place.tangent)
            // The minimum is below this distance by about the square of what is left.
            return along.magnitude < 1e-6 * found ? nil : along
        }
        least = found
    }
}
