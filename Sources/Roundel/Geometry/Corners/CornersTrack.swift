internal import RealModule

/// The curve at a distance from one part of an outline.
struct CornersTrack {
    /// A point, and the unit tangent.
    struct Place {
        let point: Point2D
        let tangent: Point2D
    }

    enum Shape {
        case line(from: Point2D, to: Point2D)
        /// The half of a corner's curve from its start to the diagonal, with parameters from 0 to 1.
        case firstHalf(PlacedCorner)
        /// The half from the diagonal, with parameters from -1 to 0, which are exact near the side.
        case secondHalf(PlacedCorner)
        /// About a corner of the outline, from a normal, by an angle in radians clockwise.
        case arc(about: Point2D, from: Point2D, angle: Double)
    }

    let shape: Shape
    let distance: Double

    /// The arc about the point between two parts, or `nil` if they have the same tangent or the
    /// corner points towards the parallel curve.
    static func arc(between first: CornersTrack, and second: CornersTrack) -> CornersTrack? {
        let (before, after) = (first.at(first.end).tangent, second.at(second.joints[0]).tangent)
        let (sine, cosine) = (before.x * after.y - before.y * after.x, before.dot(after))
        // Corners that meet in a cusp point outwards.
        let angle = cosine < -1 + 1e-9 ? .pi : Double.atan2(y: sine, x: cosine)
        guard angle.magnitude > 1e-6, (angle > 0) == (first.distance > 0) else { return nil }
        let center = second.outline(second.joints[0]).point
        let shape = Shape.arc(about: center, from: before.outward, angle: angle)
        return CornersTrack(shape: shape, distance: first.distance)
    }

    var isLine: Bool { if case .line = shape { true } else { false } }

    /// The parameters between which the track is smooth, from its first to its last.
    var joints: [Double] {
        switch shape {
        case .firstHalf(let corner): corner.curve.joints
        case .secondHalf(let corner): corner.curve.joints.reversed().map { -$0 }
        default: [0, 1]
        }
    }

    /// The last parameter.
    var end: Double { if case .secondHalf = shape { 0 } else { 1 } }

    /// The number of samples from which on none is added between others, so that no input takes long.
    static let mostSamples = 2_000

    /// Parameters between which the track turns by at most an angle in radians, and is at most as long
    /// as a length.
    func parameters(turning angle: Double, within length: Double) -> [Double] {
        var found = [joints[0]]
        func add(_ low: Double, _ from: Place, _ high: Double, _ to: Place, depth: Int) {
            let step = (to.point - from.point).length
            let isRefined = depth < 44 && found.count < CornersTrack.mostSamples
            if isRefined, step > length || (to.tangent - from.tangent).length > angle {
                let middle = (low + high) / 2
                let place = at(middle)
                add(low, from, middle, place, depth: depth + 1)
                add(middle, place, high, to, depth: depth + 1)
            } else {
                found.append(high)
            }
        }
        for (low, high) in zip(joints, joints.dropFirst()) where high > low {
            add(low, at(low), high, at(high), depth: 0)
        }
        return found
    }

    /// The point at a parameter, with the tangent of the outline.
    func at(_ parameter: Double) -> Place {
        let (point, tangent) = outline(parameter)
        return Place(point: point + tangent.outward * distance, tangent: tangent)
    }

    /// The point of the outline, and the unit tangent.
    private func outline(_ parameter: Double) -> (point: Point2D, tangent: Point2D) {
        switch shape {
        case .line(let start, let end): return (start + (end - start) * parameter, (end - start).unit)
        case .firstHalf(let corner):
            let (point, tangent) = corner.at(parameter, isSecondHalf: false)
            return (point, tangent.unit)
        case .secondHalf(let corner):
            let (point, tangent) = corner.at(-parameter, isSecondHalf: true)
            return (point, tangent.unit)
        case .arc(let center, let normal, let angle):
            let turn = Point2D(direction: .radians(angle * parameter))
            return (center, Point2D(-normal.y, normal.x).turned(by: turn))
        }
    }
}

extension CornersOutline {
    /// The tracks at a distance from the lines and curves of the outline, in its order.
    func tracks(distance: Double) -> [CornersTrack] {
        var tracks: [CornersTrack] = []
        func line(_ start: Point2D, _ end: Point2D) {
            if (end - start).length > 1e-12 * rect.size.max() {
                tracks.append(CornersTrack(shape: .line(from: start, to: end), distance: distance))
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
                tracks.append(CornersTrack(shape: .firstHalf(corner), distance: distance))
                tracks.append(CornersTrack(shape: .secondHalf(corner), distance: distance))
            }
        }
        return tracks
    }

    /// Whether every point at a distance from the outline keeps that distance from all of it.
    ///
    /// That is so outside a convex outline. Inside, it is so up to the least radius of curvature:
    /// by Blaschke's theorem, a circle of that radius rolls around inside.
    func isClear(at distance: Double) -> Bool {
        (0..<4).allSatisfy { index in
            let corner = corner(index)
            return distance > 0 ? corner.isSquare || !corner.curve.isConcave : -distance < corner.leastRadius
        }
    }
}

extension PlacedCorner {
    /// A lower bound of the radius of curvature, which is 0 for a corner with a jump of the tangent.
    ///
    /// Stretching by the radii a ≥ b multiplies a radius of curvature by at least b²/a.
    fileprivate var leastRadius: Double {
        guard !isSquare else { return 0 }
        let (long, short) = (corner.radii.max(), corner.radii.min())
        return curve.leastRadius * short * (short / long)
    }
}
