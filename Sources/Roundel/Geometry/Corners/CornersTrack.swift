internal import RealModule

/// The curve at a distance from one part of an outline.
struct CornersTrack {
    /// A point, and the unit tangent.
    struct Place {
        let point: Point2D
        let tangent: Point2D
    }

    private enum Shape {
        case line(from: Point2D, to: Point2D)
        case curve(PlacedCorner)
        /// About a corner of the outline, from a normal, by an angle in radians clockwise.
        case arc(about: Point2D, from: Point2D, angle: Double)
    }

    private let shape: Shape
    private let distance: Double

    static func line(from start: Point2D, to end: Point2D, distance: Double) -> CornersTrack {
        CornersTrack(shape: .line(from: start, to: end), distance: distance)
    }

    static func curve(_ corner: PlacedCorner, distance: Double) -> CornersTrack {
        CornersTrack(shape: .curve(corner), distance: distance)
    }

    /// The arc about the point between two parts, or `nil` if they have the same tangent or the
    /// corner points towards the parallel curve.
    static func arc(between first: CornersTrack, and second: CornersTrack) -> CornersTrack? {
        let (before, after) = (first.tangent(first.joints.last ?? 1), second.tangent(0))
        let (sine, cosine) = (before.x * after.y - before.y * after.x, (before * after).sum())
        // Corners that meet in a cusp point outwards.
        let angle = cosine < -1 + 1e-9 ? .pi : Double.atan2(y: sine, x: cosine)
        guard angle.magnitude > 1e-6, (angle > 0) == (first.distance > 0) else { return nil }
        let shape = Shape.arc(about: second.start, from: before.outward, angle: angle)
        return CornersTrack(shape: shape, distance: first.distance)
    }

    var isLine: Bool { if case .line = shape { true } else { false } }

    /// The parameters after 0 between which the track is smooth.
    var joints: [Double] {
        guard case .curve(let corner) = shape else { return [1] }
        let half = corner.curve.smooth?.joints.dropFirst() ?? [1]
        return half + half.dropLast().reversed().map { 2 - $0 } + [2]
    }

    /// The parameters at which the track is examined.
    var samples: [Double] {
        guard case .curve = shape else { return (0...16).map { Double($0) / 16 } }
        return (0...2 * CurveSamples.half).map { CurveSamples.parameter($0) }
    }

    /// The point at a parameter, with the tangent of the outline.
    func at(_ parameter: Double) -> Place {
        let (point, tangent) = (outlinePoint(parameter), tangent(parameter))
        return Place(point: point + tangent.outward * distance, tangent: tangent)
    }

    /// Where the part of the outline begins.
    private var start: Point2D { outlinePoint(0) }

    private func outlinePoint(_ parameter: Double) -> Point2D {
        switch shape {
        case .line(let start, let end): start + (end - start) * parameter
        case .curve(let corner): corner.at(parameter).point
        case .arc(let center, _, _): center
        }
    }

    private func tangent(_ parameter: Double) -> Point2D {
        switch shape {
        case .line(let start, let end): (end - start).unit
        case .curve(let corner): corner.at(parameter).tangent.unit
        case .arc(_, let normal, let angle):
            Point2D(-normal.y, normal.x).turned(by: Point2D(direction: .radians(angle * parameter)))
        }
    }
}

extension CornersOutline {
    /// The tracks at a distance from the outline, in its order.
    func tracks(distance: Double) -> [CornersTrack] {
        var parts: [CornersTrack] = []
        func line(_ start: Point2D, _ end: Point2D) {
            if (end - start).length > 1e-12 * rect.size.max() {
                parts.append(.line(from: start, to: end, distance: distance))
            }
        }
        for index in 0..<4 {
            let (start, end) = side(before: index)
            line(start, end)
            let corner = corner(index)
            if corner.isSquare { continue }
            if corner.isNotch {
                line(corner.start, corner.place(Point2D(1, 1)))
                line(corner.place(Point2D(1, 1)), corner.end)
            } else if corner.corner.shape == .bevel {
                line(corner.start, corner.end)
            } else {
                parts.append(.curve(corner, distance: distance))
            }
        }
        return parts.indices.flatMap { index in
            let next = parts[(index + 1) % parts.count]
            return [parts[index]] + (CornersTrack.arc(between: parts[index], and: next).map { [$0] } ?? [])
        }
    }
}
