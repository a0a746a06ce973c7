/// A part of a parallel curve without a gap.
struct CornersRun {
    let start: Point2D
    private(set) var end: Point2D
    private(set) var elements: [PathElement] = []

    init(start: Point2D) { (self.start, end) = (start, start) }

    mutating func line(to point: Point2D) {
        elements.append(.line(point))
        end = point
    }

    mutating func add(_ cubic: Cubic) {
        elements.append(.cubic(cubic.first, cubic.second, to: cubic.end))
        end = cubic.end
    }
}

extension CornersRun {
    /// A cubic between two places of a track.
    struct Cubic {
        let start: Point2D
        let first: Point2D
        let second: Point2D
        let end: Point2D

        /// Makes a cubic with the tangents of the track, and with the handles of a circular arc that
        /// has the same chord and angle.
        init(from start: CornersTrack.Place, to end: CornersTrack.Place) {
            let cosine = min(max(start.tangent.dot(end.tangent), -1), 1)
            // The half-angle formula, twice, gives cos²(θ/4) from cos θ.
            let halved = ((1 + cosine) / 2).squareRoot()
            let handle = (end.point - start.point).length * 2 / (3 * (1 + halved))
            (self.start, self.end) = (start.point, end.point)
            (first, second) = (start.point + start.tangent * handle, end.point - end.tangent * handle)
        }

        /// The greatest distance of eight of its points from a track, between two parameters of
        /// which it has the places.
        func deviation(from track: CornersTrack, _ low: Double, _ high: Double) -> Double {
            var worst = 0.0
            for index in 1...8 {
                let point = Point2D.onCubic(start, first, second, end, at: Double(index) / 9)
                worst = max(worst, track.deviation(of: point, low, high))
            }
            return worst
        }
    }
}

extension CornersTrack {
    /// The distance of a point from the track, along the normal at a parameter between two others.
    fileprivate func deviation(of point: Point2D, _ low: Double, _ high: Double) -> Double {
        // From the outline to the point, along the tangent and along the normal.
        var offset = Point2D.zero
        func ahead(_ parameter: Double) -> Double {
            let place = at(parameter)
            let vector = point - place.point
            let normal = place.tangent.outward
            offset = Point2D(vector.dot(place.tangent), vector.dot(normal) + distance)
            return -offset.x
        }
        let (start, end) = (ahead(low), ahead(high))
        FalsePosition.search((low, start), (high, end)) { parameter in
            let ahead = ahead(parameter)
            let enough = 1e-3 * max((offset.y - distance).magnitude, 1e-9)
            return ahead.magnitude > enough ? ahead : nil
        }
        // Where the outline turns between two numbers, the track is an arc about the point.
        return ((offset.y < 0 ? -offset.length : offset.length) - distance).magnitude
    }
}
