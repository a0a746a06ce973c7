import Foundation
import Roundel

/// A rectangle with shaped corners by formulas of its own: points of the true curves, distances by
/// a search of all of them, lengths and areas by polygons.
///
/// It takes corners that fit the rectangle, of which each is a superellipse or smooth. Curves are
/// evaluated from their equations at other parameters than those of the library. Scalars where it
/// matters: debug builds are slow with vectors.
struct CornersOracle {
    /// A corner of the rectangle.
    struct Place {
        let vertex: Point2D
        let back: Point2D
        let on: Point2D
        let shape: CornerShape
        let isSquare: Bool

        /// Whether the curve consists of lines between its ends and the diagonal.
        var isPolygon: Bool { isSquare || [0, 1].contains(shape.exponent) && shape.smoothing == 0 }

        /// The point at a parameter from 0 on the one side over 1 on the diagonal to 2.
        func at(_ parameter: Double) -> Point2D {
            let half = CornersOracle.half(shape, parameter <= 1 ? parameter : 2 - parameter)
            return vertex + (parameter <= 1 ? back * half.x + on * half.y : back * half.y + on * half.x)
        }

        /// The coordinates of a point, in which the corner of the rectangle is (0, 0) and the radii
        /// are 1.
        func unit(_ point: Point2D) -> Point2D {
            let offset = point - vertex
            return back.x == 0
                ? Point2D(offset.y / back.y, offset.x / on.x) : Point2D(offset.x / back.x, offset.y / on.y)
        }
    }

    /// A point of the outline.
    struct Sample {
        let point: Point2D
        let corner: Int
        let parameter: Double
        /// Whether half as many samples have it too.
        let isCoarse: Bool
    }

    let rect: Rect2D

    /// The corners clockwise from the bottom right.
    let places: [Place]

    /// Points along the whole outline, clockwise; between the last of a corner and the first of the
    /// next is a side.
    let samples: [Sample]

    init(_ corners: Corners, in rect: Rect2D, samplesPerHalf count: Int = 64) {
        self.rect = rect
        let (low, high) = (rect.origin, rect.origin + rect.size)
        func place(_ corner: Corner, _ vertex: Point2D, _ back: Point2D, _ on: Point2D) -> Place {
            let isSquare = corner.radii == .zero || corner.shape.exponent == .infinity
            let (back, on) = (back * corner.radii, on * corner.radii)
            return Place(vertex: vertex, back: back, on: on, shape: corner.shape, isSquare: isSquare)
        }
        places = [
            place(corners.bottomRight, high, Point2D(0, -1), Point2D(-1, 0)),
            place(corners.bottomLeft, Point2D(low.x, high.y), Point2D(1, 0), Point2D(0, -1)),
            place(corners.topLeft, low, Point2D(0, 1), Point2D(1, 0)),
            place(corners.topRight, Point2D(high.x, low.y), Point2D(-1, 0), Point2D(0, 1)),
        ]
        samples = places.enumerated().flatMap { index, place in
            if place.isSquare {
                return [Sample(point: place.vertex, corner: index, parameter: 1, isCoarse: true)]
            }
            let steps = place.isPolygon ? 1 : count
            return (0...2 * steps).map { step in
                let parameter = Double(step) / Double(steps)
                let isCoarse = place.isPolygon || step % 2 == 0
                return Sample(
                    point: place.at(parameter),
                    corner: index,
                    parameter: parameter,
                    isCoarse: isCoarse
                )
            }
        }
    }

    /// The straight sides between the corners.
    var sides: [(start: Point2D, end: Point2D)] {
        samples.indices.compactMap { index in
            let next = samples[index + 1 < samples.count ? index + 1 : 0]
            return samples[index].corner == next.corner ? nil : (samples[index].point, next.point)
        }
    }

    // MARK: The curves

    /// The half of a corner with radii of 1 from (1, 0), or (1 + smoothing, 0), to the diagonal.
    static func half(_ shape: CornerShape, _ parameter: Double) -> Point2D {
        guard shape.smoothing == 0 else { return smooth(shape.smoothing, parameter) }
        let isConcave = shape.exponent < 1
        let exponent = isConcave ? 1 / shape.exponent : shape.exponent
        if exponent == .infinity { return isConcave ? Point2D(1, parameter) : Point2D(1 - parameter, 0) }
        // Dense where curves bend: at the side and at the diagonal.
        let (near, far) = (pow(parameter, 3), pow(1 - parameter, 3))
        let along = near / (near + far) * exp2(-1 / exponent)
        let height = -expm1(log1p(-pow(along, exponent)) / exponent)
        return isConcave ? Point2D(1 - height, along) : Point2D(1 - along, height)
    }

    private static func smooth(_ smoothing: Double, _ parameter: Double) -> Point2D {
        let turn = smoothing * .pi / 4
        if parameter >= 0.5 {
            // Dense at the side, where a stretched circle bends if the smoothing is small.
            let angle = turn + (.pi / 4 - turn) * pow(2 * parameter - 1, 3)
            return Point2D(1 - sin(angle), 1 - cos(angle))
        }
        let meeting = 1 - tan(turn / 2)
        let first = meeting + 1.5 * pow(tan(turn / 2), 2) / sin(turn)
        let (t, u) = (2 * parameter, 1 - 2 * parameter)
        let flat = u * u * u * (1 + smoothing) + 3 * u * u * t * first + 3 * u * t * t * meeting
        return Point2D(flat, 0) + Point2D(1 - sin(turn), 1 - cos(turn)) * (t * t * t)
    }

    // MARK: Distances

    /// The distance of a point from the nearest point of the outline.
    func distance(to target: Point2D) -> Double {
        var gaps: [Double] = []
        gaps.reserveCapacity(samples.count)
        var (last, least) = (samples[samples.count - 1].point, Double.infinity)
        for sample in samples {
            let gap = target.distance(fromLine: last, sample.point)
            gaps.append(gap)
            least = min(least, gap)
            last = sample.point
        }
        // The chords are within this distance of their curves.
        let slack = 4e-3 * rect.size.max()
        var best = Double.infinity
        for index in samples.indices where gaps[index] <= least + slack {
            best = min(best, refined(index, gaps[index], target))
        }
        return best
    }

    /// The distance from the curve between a sample and the one before it.
    private func refined(_ index: Int, _ chord: Double, _ target: Point2D) -> Double {
        let (start, end) = (samples[index > 0 ? index - 1 : samples.count - 1], samples[index])
        let place = places[start.corner]
        guard start.corner == end.corner, end.parameter > start.parameter, !place.isPolygon else {
            return chord
        }
        func gap(_ parameter: Double) -> Double {
            let offset = place.at(parameter) - target
            return hypot(offset.x, offset.y)
        }
        var (low, high) = (start.parameter, end.parameter)
        for _ in 0..<24 {
            let (first, second) = (high - (high - low) * 0.618_034, low + (high - low) * 0.618_034)
            if gap(first) < gap(second) { high = second } else { low = first }
        }
        // What is left is so short that it is its own chord.
        return target.distance(fromLine: place.at(low), place.at(high))
    }

    /// The distance of a point from the outline; negative inside.
    func signedDistance(to target: Point2D) -> Double {
        contains(target) ? -distance(to: target) : distance(to: target)
    }

    /// Whether a point lies inside, by the equations of the corners; a smooth corner by its samples.
    func contains(_ point: Point2D) -> Bool {
        let (low, high) = (rect.origin, rect.origin + rect.size)
        guard point.x >= low.x, point.x <= high.x, point.y >= low.y, point.y <= high.y else { return false }
        return places.indices.allSatisfy { index in
            let place = places[index]
            guard !place.isSquare else { return true }
            if place.shape.smoothing > 0 { return !isCut(point, index) }
            let (unit, exponent) = (place.unit(point), place.shape.exponent)
            guard unit.max() <= 1 else { return true }
            return exponent < 1
                ? pow(unit.x, 1 / exponent) + pow(unit.y, 1 / exponent) >= 1
                : pow(1 - unit.x, exponent) + pow(1 - unit.y, exponent) <= 1
        }
    }

    /// Whether a point lies in the polygon between a corner of the rectangle and its curve.
    private func isCut(_ point: Point2D, _ index: Int) -> Bool {
        let polygon = [places[index].vertex] + samples.filter { $0.corner == index }.map(\.point)
        return point.isInside(polygon)
    }

    // MARK: Measures

    /// The length of the outline and the area inside, extrapolated from two polygons.
    var measures: (length: Double, area: Double) {
        func polygon(_ points: [Point2D]) -> (length: Double, area: Double) {
            var (length, area, last) = (0.0, 0.0, points[points.count - 1] - rect.center)
            for point in points {
                let next = point - rect.center
                length += hypot(next.x - last.x, next.y - last.y)
                area += (last.x * next.y - next.x * last.y) / 2
                last = next
            }
            return (length, area)
        }
        let fine = polygon(samples.map(\.point))
        let coarse = polygon(samples.filter(\.isCoarse).map(\.point))
        return ((4 * fine.length - coarse.length) / 3, (4 * fine.area - coarse.area) / 3)
    }
}

extension Point2D {
    /// The distance from the nearest point of a line between two points.
    func distance(fromLine a: Point2D, _ b: Point2D) -> Double {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let square = dx * dx + dy * dy
        let part = square > 0 ? Swift.min(Swift.max(((x - a.x) * dx + (y - a.y) * dy) / square, 0), 1) : 0
        return hypot(a.x + dx * part - x, a.y + dy * part - y)
    }

    /// Whether the point lies inside a polygon.
    func isInside(_ polygon: [Point2D]) -> Bool {
        var isInside = false
        var a = polygon[polygon.count - 1]
        for b in polygon {
            if (a.y > y) != (b.y > y), x < a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y) { isInside.toggle() }
            a = b
        }
        return isInside
    }
}
