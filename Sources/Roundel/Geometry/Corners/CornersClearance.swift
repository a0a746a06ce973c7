/// Finds how near points are to an outline, for many points: the samples of its curves are made
/// once.
struct CornersClearance {
    private var lines: [(start: Point2D, end: Point2D)] = []
    private var curves: [Curve] = []

    private struct Sample {
        let parameter: Double
        let point: Point2D
        let tangent: Point2D
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
    init(_ outline: CornersOutline, turning angle: Double) {
        for track in outline.tracks(distance: 0) {
            switch track.shape {
            case .line(let start, let end): lines.append((start, end))
            case .firstHalf(let corner), .secondHalf(let corner):
                let samples = track.parameters(turning: angle, within: .infinity).map { parameter in
                    let place = track.at(parameter)
                    return Sample(parameter: parameter, point: place.point, tangent: place.tangent)
                }
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
        var before = curve.samples[0]
        var last = offset(before, target)
        least = min(least, last.gap)
        for sample in curve.samples.dropFirst() {
            let here = offset(sample, target)
            least = min(least, here.gap)
            // The distance has a minimum between two samples where it falls at the one and rises at
            // the other, and the curve is at most its length away from both.
            let length = (sample.point - before.point).length
            if last.along < 0, here.along > 0, min(last.gap, here.gap) - length < least {
                let (low, high) = ((before.parameter, last.along), (sample.parameter, here.along))
                search(curve.track, low, high, target, &least)
            }
            (before, last) = (sample, here)
        }
    }

    private func offset(_ sample: Sample, _ target: Point2D) -> (gap: Double, along: Double) {
        let offset = sample.point - target
        return (offset.length, offset.dot(sample.tangent))
    }

    /// Searches for the minimum of the distance between two parameters, where its derivative is 0.
    private func search(
        _ track: CornersTrack,
        _ low: FalsePosition.Place,
        _ high: FalsePosition.Place,
        _ target: Point2D,
        _ least: inout Double
    ) {
        var found = least
        FalsePosition.search(low, high) { parameter in
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
