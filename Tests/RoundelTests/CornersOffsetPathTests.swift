import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite(.long) struct CornersOffsetPathTests {
    private let rect = Rect2D(x: 17, y: -5, width: 130, height: 50)

    /// Checks an offset path against distances of another search: each of its points is at the
    /// distance, and a point is inside if it is nearer than that to the shape or deeper inside.
    private static func check(
        _ corners: Corners,
        _ rect: Rect2D,
        by distance: Double,
        tolerance: Double,
        points: Int = 24,
        _ random: inout Seeded
    ) -> CornersPath {
        let path = corners.offsetPath(in: rect, by: distance, tolerance: tolerance)
        let oracle = CornersOracle(corners.fitted(in: rect), in: rect, samplesPerHalf: 32)
        let polygons = path.elements.polygons(perCubic: 8)
        let context = Comment(rawValue: "\(corners) in \(rect) by \(distance)")
        #expect(path.errorBound <= max(tolerance, 1.0001e-6 * rect.size.max()), context)
        for polygon in polygons {
            // Some of the points, because there are many, and others each time.
            let stride = max(polygon.count / 8, 1)
            for index in Swift.stride(
                from: Int.random(in: 0..<stride, using: &random),
                to: polygon.count,
                by: stride
            ) {
                let found = oracle.signedDistance(to: polygon[index])
                #expect(abs(found - distance) <= path.errorBound + 1e-9 * rect.size.max(), context)
            }
        }
        // Polygons differ from their cubics by up to this, at 8 points of each.
        let slack = 2 * path.errorBound + 0.01 * (rect.size.max() + abs(distance))
        let margin = max(distance, 0) * 1.2
        for _ in 0..<points {
            let part = Point2D(random.number(0...1), random.number(0...1))
            let point = rect.origin - margin + (rect.size + 2 * margin) * part
            let found = oracle.signedDistance(to: point)
            guard abs(found - distance) > slack else { continue }
            let count = polygons.reduce(0) { $0 + point.windings($1) }
            #expect(count == (found < distance ? 1 : 0), context)
        }
        return path
    }

    @Test(arguments: CornerShape.samples, [-20.0, -0.1, 4, 30])
    func `an offset path is everywhere at the distance within its bound, and encloses what is nearer`(
        shape: CornerShape,
        distance: Double
    ) {
        var random = Seeded(for: "CornersOffsetPathTests.shapes")
        let half = rect.size / 2
        for corners in [
            Corners.different(shape), Corners(radius: 16, shape: shape),
            Corners(radius: .infinity, shape: shape),
            Corners(
                topLeft: Corner(radii: Point2D(half.x * 1.5, 0.1), shape: shape),
                bottomRight: Corner(radii: Point2D(0.05, half.y), shape: shape)
            ),
        ] {
            _ = Self.check(corners, rect, by: distance, tolerance: 0.05, points: 8, &random)
        }
    }

    /// Checks four different corners, with smooth and concave ones.
    static func checkRandomCorners(_ random: inout Seeded) {
        func corner() -> Corner {
            let size = exp(random.number(-1...4))
            let shape =
                random.chance(0.7)
                ? random.pick(CornerShape.samples)
                : .superellipse(exponent: exp(random.number(-3...4)))
            let radii = Point2D(size, random.chance(0.5) ? size : size * exp(random.number(-1.5...1.5)))
            return random.chance(0.1) ? .square : Corner(radii: radii, shape: shape)
        }
        let corners = Corners(
            topLeft: corner(),
            topRight: corner(),
            bottomRight: corner(),
            bottomLeft: corner()
        )
        let size = Point2D(exp(random.number(2...5)), exp(random.number(2...5)))
        let rect = Rect2D(origin: Point2D(random.number(-50...50), random.number(-50...50)), size: size)
        let distance = random.number(-0.5...0.6) * size.min()
        _ = check(corners, rect, by: distance, tolerance: 1e-3 * size.max(), &random)
    }

    @Test func `every point of the parallel curve of 2,000 outline points is near the path`() {
        // In both directions: no part of the parallel curve is missing.
        for (shape, distance) in [
            (CornerShape.squircle, -4.0), (.superellipse(exponent: 1.4), -7), (.scoop, 5), (.scoop, -8),
            (.smooth(0.6), -12), (.notch, -9), (.superellipse(exponent: 0.3), 12),
        ] {
            let corners = Corners(radius: 15, shape: shape)
            let oracle = CornersOracle(corners, in: rect, samplesPerHalf: 125)
            let path = corners.offsetPath(in: rect, by: distance, tolerance: 0.01)
            let polygons = path.elements.polygons(perCubic: 24)
            for (index, sample) in oracle.samples.enumerated() where index % 8 == 0 && index > 0 {
                let before = oracle.samples[index - 1]
                let chord = sample.point - before.point
                guard sample.corner == before.corner, chord.length > 1e-9 else { continue }
                let normal = Point2D(chord.y, -chord.x) / chord.length
                let point = (sample.point + before.point) / 2 + normal * distance
                guard abs(oracle.signedDistance(to: point) - distance) < 1e-3 else { continue }
                let gap = polygons.map { $0.distance(to: point) }.min() ?? .infinity
                #expect(gap < 0.02, "\(shape), \(distance), \(point)")
            }
        }
    }

    // MARK: Shapes that are known

    @Test func `round and square corners become round and square ones`() {
        let box = Rect2D(x: 0, y: 0, width: 100, height: 60)
        let inner = Rect2D(x: 6, y: 6, width: 88, height: 48)
        let outer = Rect2D(x: -6, y: -6, width: 112, height: 72)
        let corners = Corners(
            topLeft: Corner(radius: 10),
            topRight: Corner(radius: 4),
            bottomLeft: Corner(radius: 20)
        )
        #expect(
            corners.offsetPath(in: box, by: -6, tolerance: 0.1)
                == Corners(topLeft: Corner(radius: 4), bottomLeft: Corner(radius: 14)).path(
                    in: inner,
                    tolerance: 0.1
                )
        )
        #expect(
            corners.offsetPath(in: box, by: 6, tolerance: 0.1)
                == Corners(
                    topLeft: Corner(radius: 16),
                    topRight: Corner(radius: 10),
                    bottomRight: Corner(radius: 6),
                    bottomLeft: Corner(radius: 26)
                ).path(in: outer, tolerance: 0.1)
        )
        let square = Corners(radius: 12, shape: .square)
        #expect(
            square.offsetPath(in: box, by: -6, tolerance: 0.1) == Corners().path(in: inner, tolerance: 0.1)
        )
        let pill = Corners(radius: .infinity).offsetPath(in: box, by: -10, tolerance: 0.1)
        #expect(pill.elements.points.contains(Point2D(30, 10)) && pill.errorBound <= 0.1)
    }

    @Test func `regression: a round corner that is longer than the inner side is cut off there`() {
        var random = Seeded(for: "CornersOffsetPathTests.cut")
        let box = Rect2D(x: 0, y: 0, width: 100, height: 100)
        let corners = Corners(topLeft: Corner(radius: 90))
        let path = Self.check(corners, box, by: -40, tolerance: 0.01, points: 200, &random)
        // A circle of 50 about (90, 90) meets the sides of the square from 40 to 60 there.
        let polygon = path.elements.polygons()[0]
        #expect(polygon.contains { near($0, Point2D(60, 50), 0.01) })
        #expect(polygon.allSatisfy { ($0 - Point2D(90, 90)).length < 50.01 })
    }

    @Test(arguments: [0.3, 6, 30])
    func `an outset of convex corners has the area that Steiner's formula gives`(distance: Double) {
        for shape in CornerShape.samples where shape.exponent >= 1 {
            let corners = Corners.different(shape)
            let path = corners.offsetPath(in: rect, by: distance, tolerance: 1e-3)
            let expected =
                corners.area(in: rect) + corners.perimeter(in: rect) * distance + .pi * distance * distance
            let found = path.elements.polygons(perCubic: 32)[0].area
            #expect(abs(found / expected - 1) < 2e-4, "\(shape)")
            #expect(path.elements.subpaths == 1)
        }
    }

    @Test func `an inset of a bevel is its polygon`() {
        let box = Rect2D(x: 0, y: 0, width: 100, height: 100)
        let corners = Corners(radius: 30, shape: .bevel)
        let path = corners.offsetPath(in: box, by: -10, tolerance: 0.01)
        // The bevel from (30, 0) to (0, 30), moved by 10 inwards, meets the sides at 10.
        let cut = 30 + 10 * 2.0.squareRoot() - 10
        for corner in [Point2D(cut, 10), Point2D(10, cut), Point2D(100 - cut, 90), Point2D(90, cut)] {
            #expect(path.elements.points.contains { near($0, corner, 1e-6) }, "\(corner)")
        }
        #expect(path.elements.allSatisfy { if case .cubic = $0 { false } else { true } })
    }

    @Test func `concave corners divide an inset into parts that run clockwise`() {
        let box = Rect2D(x: 0, y: 0, width: 200, height: 80)
        let corners = Corners(
            topLeft: Corner(radii: Point2D(100, 30), shape: .notch),
            bottomLeft: Corner(radii: Point2D(100, 30), shape: .notch)
        )
        let whole = corners.offsetPath(in: box, by: -9, tolerance: 0.01)
        #expect(whole.elements.subpaths == 1)
        // The left half is 20 high: an inset of 11 leaves the right half alone.
        let half = corners.offsetPath(in: box, by: -11, tolerance: 0.01)
        #expect(half.elements.subpaths == 1 && half.elements.points.allSatisfy { $0.x > 100 })
        let hourglass = Corners(radius: 38, shape: .scoop)
        let parts = hourglass.offsetPath(
            in: Rect2D(x: 0, y: 0, width: 90, height: 80),
            by: -9,
            tolerance: 0.01
        )
        for polygon in parts.elements.polygons() { #expect(polygon.area > 0) }
        let bone = Corners(
            topLeft: Corner(radii: Point2D(20, 39), shape: .notch),
            topRight: Corner(radii: Point2D(20, 39), shape: .notch),
            bottomRight: Corner(radii: Point2D(20, 30), shape: .round)
        )
        #expect(bone.offsetPath(in: box, by: -5, tolerance: 0.01).elements.subpaths == 1)
        let dumbbell = Corners(
            topLeft: Corner(radii: Point2D(99, 30), shape: .superellipse(exponent: 0.2)),
            topRight: Corner(radii: Point2D(99, 30), shape: .superellipse(exponent: 0.2)),
            bottomRight: Corner(radii: Point2D(99, 30), shape: .superellipse(exponent: 0.2)),
            bottomLeft: Corner(radii: Point2D(99, 30), shape: .superellipse(exponent: 0.2))
        )
        #expect(dumbbell.offsetPath(in: box, by: 3, tolerance: 0.01).elements.subpaths == 1)
    }

    @Test func `regression: the tips of corners that meet in a cusp are not turned inside out`() {
        var random = Seeded(for: "CornersOffsetPathTests.cusp")
        for shape in [CornerShape.scoop, .notch, .superellipse(exponent: 0.3), .superellipse(exponent: 0.8)] {
            for corners in [
                Corners(radius: .infinity, shape: shape),
                Corners(
                    topLeft: Corner(radius: 50, shape: shape),
                    bottomLeft: Corner(radius: 50, shape: shape)
                ),
                Corners(
                    topLeft: Corner(radius: 900, shape: shape),
                    bottomRight: Corner(radius: 700, shape: shape)
                ),
            ] {
                for distance in [-20, -0.1, 0.1, 12] {
                    _ = Self.check(corners, rect, by: distance, tolerance: 0.05, points: 40, &random)
                }
            }
        }
    }

    @Test func `regression: short parts between long ones are found`() {
        var random = Seeded(for: "CornersOffsetPathTests.short")
        let box = Rect2D(x: 17, y: -5, width: 260, height: 100)
        let tip = CornerShape.superellipse(exponent: 1e-3)
        _ = Self.check(Corners(radius: 30, shape: tip), box, by: -45, tolerance: 0.05, &random)
        let above = Corners(topLeft: Corner(radius: 24, shape: tip), topRight: Corner(radius: 24, shape: tip))
        _ = Self.check(above, box, by: -45, tolerance: 0.05, &random)
    }

    @Test func `regression: corners of next to no size do not divide or loosen an outset`() {
        var random = Seeded(for: "CornersOffsetPathTests.tiny")
        let scoop = Corner(radius: 10, shape: .scoop)
        for corners in [
            // What is left beside an infinite radius, beside a huge one, and at the start of an animation.
            Corners(
                topLeft: Corner(radius: .infinity, shape: .squircle),
                topRight: scoop,
                bottomRight: scoop,
                bottomLeft: scoop
            ),
            Corners(topLeft: Corner(radius: 1e9, shape: .squircle), bottomRight: scoop),
            Corners(radius: 1e-30, shape: .superellipse(exponent: 0.7)),
            Corners(radius: 1e-6, shape: .scoop), Corners(radius: 4e-4, shape: .scoop),
            Corners(radius: 6e-4, shape: .superellipse(exponent: 0.9)),
        ] {
            for distance in [-9.0, 20] {
                let path = Self.check(corners, rect, by: distance, tolerance: 0.05, &random)
                #expect(path.elements.subpaths == 1 && path.elements.count < 60)
            }
        }
    }

    @Test func `regression: a thin rectangle and a far outset take no more than some thousand samples`() {
        let corners = Corners(
            topLeft: Corner(radius: 5, shape: .superellipse(exponent: 1e-200)),
            bottomRight: Corner(radius: 700, shape: .superellipse(exponent: 1e-200))
        )
        let thin = Rect2D(x: 0, y: 0, width: 1.6e-4, height: 626)
        #expect(corners.offsetPath(in: thin, by: 600, tolerance: 0).elements.count < 500)
    }

    // MARK: Limits

    @Test func `an inset that leaves nothing has no elements`() {
        for shape in CornerShape.samples {
            let corners = Corners.different(shape)
            for distance in [-25, -25.001, -1e3, -1e300, -Double.greatestFiniteMagnitude] {
                #expect(
                    corners.offsetPath(in: rect, by: distance, tolerance: 0.1).elements.isEmpty,
                    "\(shape)"
                )
            }
        }
        let scoops = Corners(radius: .infinity, shape: .scoop)
        // The circles of 25 about the corners of a square of 50 leave 10.4 about the centre.
        let box = Rect2D(x: 0, y: 0, width: 50, height: 50)
        #expect(scoops.offsetPath(in: box, by: -10.4, tolerance: 0.01).elements.isEmpty)
        #expect(!scoops.offsetPath(in: box, by: -10.3, tolerance: 0.01).elements.isEmpty)
        let empty = Rect2D(x: 0, y: 0, width: 0, height: 50)
        #expect(scoops.offsetPath(in: empty, by: 5, tolerance: 0.1).elements.isEmpty)
        #expect(scoops.offsetPath(in: empty, by: 5, tolerance: 0.1).errorBound == 0)
    }

    @Test func `a distance that is not finite counts as 0, and tolerances below the least as the least`() {
        for shape in [CornerShape.round, .squircle, .scoop, .smooth(0.6)] {
            let corners = Corners(radius: 14, shape: shape)
            let plain = corners.path(in: rect, tolerance: 0.1)
            for distance in [0, -0.0, .nan, .infinity, -.infinity] {
                #expect(corners.offsetPath(in: rect, by: distance, tolerance: 0.1) == plain)
            }
            let least = corners.offsetPath(in: rect, by: 3, tolerance: 1.3e-4)
            for tolerance in [0, -1, .nan, 1e-9] {
                let path = corners.offsetPath(in: rect, by: 3, tolerance: tolerance)
                #expect(path == least && path.errorBound <= 1.3001e-4, "\(shape)")
            }
        }
    }

    @Test func `distances up to a million sizes have bounded paths, and greater ones count as that`() {
        for shape in CornerShape.samples {
            let corners = Corners.different(shape)
            let farthest = corners.offsetPath(in: rect, by: 1.3e8, tolerance: 1)
            #expect(corners.offsetPath(in: rect, by: 1e300, tolerance: 1) == farthest)
            #expect(farthest.errorBound <= 1 && farthest.elements.count < 400, "\(shape)")
            for point in farthest.elements.polygons(perCubic: 3)[0] {
                #expect(abs((point - rect.center).length - 1.3e8) < 141, "\(shape)")
            }
        }
    }

    @Test(arguments: [-540, 540, 900])
    func `an offset path scales with the rectangle`(power: Int) {
        let scale = scalbn(1, power)
        for shape in [CornerShape.squircle, .scoop, .smooth(0.6), .bevel] {
            let plain = Corners(radius: 2, shape: shape)
                .offsetPath(in: Rect2D(x: -3, y: -4, width: 6, height: 8), by: -0.5, tolerance: 0.01)
            let box = Rect2D(x: -3 * scale, y: -4 * scale, width: 6 * scale, height: 8 * scale)
            let path = Corners(radius: 2 * scale, shape: shape)
                .offsetPath(in: box, by: -0.5 * scale, tolerance: 0.01 * scale)
            #expect(path.elements.points == plain.elements.points.map { $0 * scale }, "\(shape)")
            #expect(path.errorBound == plain.errorBound * scale)
        }
    }

    @Test func `the bound of an offset path counts a corner that is too small to be drawn`() {
        let (radius, tolerance) = (0.004, 0.5)
        let corners = Corners(radius: radius)
        for distance in [5.0, -5] {
            let path = corners.offsetPath(in: rect, by: distance, tolerance: tolerance)
            // So far the corner of a square is from the arc in it.
            #expect(path.errorBound >= radius * (2.0.squareRoot() - 1) && path.errorBound <= tolerance)
        }
    }
}

extension Point2D {
    /// How often a polygon runs around the point clockwise.
    fileprivate func windings(_ polygon: [Point2D]) -> Int {
        var (count, a) = (0, polygon[polygon.count - 1])
        for b in polygon {
            if (a.y > y) != (b.y > y), x < a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y) {
                count += b.y > a.y ? 1 : -1
            }
            a = b
        }
        return count
    }
}
