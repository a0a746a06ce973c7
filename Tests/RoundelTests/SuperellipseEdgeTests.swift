import RoundelTestSupport
import Testing

@testable import Roundel

/// Superellipses and corners at the edges of what they promise.
@Suite struct SuperellipseEdgeTests {
    private let square = Rect2D(x: -1, y: -1, width: 2, height: 2)
    private let wide = Rect2D(x: 10, y: 20, width: 40, height: 20)
    private let empty = Rect2D(x: 5, y: 6, width: 0, height: 9)

    @Test(arguments: [0.4, 1, 2, 3.5, 40])
    func `regression: from afar, the nearest point is the farthest in that direction`(exponent: Double) throws
    {
        let shape = Superellipse(exponent: exponent)
        let outline = shape.points(count: 4_000, in: wide)
        for degrees in stride(from: 7.0, to: 360, by: 31) {
            let direction = Point2D(direction: .degrees(degrees))
            let farthest = try #require(outline.map { ($0 * direction).sum() }.max())
            for distance in [1e9, 1e12, 1e14, 1e20, 1e100, 1e299] {
                let found = try #require(shape.nearestPoint(to: wide.center + direction * distance, in: wide))
                #expect((found * direction).sum() > farthest - 1e-5, "\(degrees)° at \(distance)")
            }
        }
    }

    @Test func `a number of cubics is clamped from 1 to 16`() {
        let shape = Superellipse(exponent: 3.5)
        for (asked, segments) in [(Int.min, 1), (0, 1), (1, 1), (16, 16), (17, 16), (Int.max, 16)] {
            let path = shape.path(in: wide, segmentsPerQuadrant: asked)
            #expect(path == shape.path(in: wide, segmentsPerQuadrant: segments))
            #expect(path.segmentsPerQuadrant == segments && path.cubics == 4 * segments)
            #expect(shape.errorBound(in: wide, segmentsPerQuadrant: asked) == path.errorBound)
            var elements: [PathElement] = []
            shape.forEachElement(in: wide, segmentsPerQuadrant: asked) { elements.append($0) }
            #expect(elements == path.elements)
        }
        #expect(Superellipse.maximumSegmentsPerQuadrant == 16)
    }

    @Test func `the bound is 0 where the path is the curve, and in an empty rectangle`() {
        for segments in [1, 2, 5, 16] {
            for exponent in [0.5, 1] {
                let shape = Superellipse(exponent: exponent)
                #expect(shape.errorBound(in: wide, segmentsPerQuadrant: segments) == 0)
            }
            for exponent in [0.3, 2, 3.5] {
                let shape = Superellipse(exponent: exponent)
                #expect(shape.errorBound(in: wide, segmentsPerQuadrant: segments) > 0)
                #expect(shape.errorBound(in: empty, segmentsPerQuadrant: segments) == 0)
            }
        }
        let box = Superellipse(exponent: .infinity)
        #expect(box.errorBound(in: wide, segmentsPerQuadrant: 2) == 0)
        // One cubic is not the corner of the rectangle: its middle is at (4 + 3k) / 8 of both half-sides.
        let handle = Superellipse.bestHandle(forExponent: .infinity) ?? 0
        let gap = (1 - (4 + 3 * handle) / 8) * 2.0.squareRoot()
        let single = box.errorBound(in: square, segmentsPerQuadrant: 1)
        #expect(single >= gap && single < 1.1 * gap)
        for shape in [box, Superellipse(exponent: 3), Superellipse(handle: 0.6)] {
            #expect(shape.segmentsPerQuadrant(in: empty, tolerance: 0.1) == 1)
            #expect(shape.errorBound(in: empty, segmentsPerQuadrant: 3) == 0)
        }
    }

    @Test func `the bound of a circle is at most twice the error`() {
        let circle = Superellipse(exponent: 2)
        for segments in 1...16 {
            let path = circle.path(in: square, segmentsPerQuadrant: segments)
            guard case .cubic(let first, let second, let end) = path.elements[1] else { return }
            let error =
                (0...100).map { step in
                    (Point2D.onCubic(Point2D(1, 0), first, second, end, at: Double(step) / 100).length - 1)
                        .magnitude
                }.max() ?? .infinity
            #expect(path.errorBound >= error && path.errorBound <= 2.01 * error + 1e-14, "\(segments)")
        }
    }

    @Test func `the bound grows with the longer side`() {
        let shape = Superellipse(exponent: 3.5)
        let bound = shape.errorBound(in: square, segmentsPerQuadrant: 3)
        for size in [Point2D(2, 64), Point2D(64, 2), Point2D(64, 64)] {
            let rect = Rect2D(origin: .zero, size: size)
            #expect(near(shape.errorBound(in: rect, segmentsPerQuadrant: 3), 32 * bound, 1e-12))
        }
    }

    @Test func `a tolerance takes the fewest cubics that meet it, and an impossible one the most accurate`() {
        for exponent in [0.8, 1.5, 2, 3.5, 9] {
            let shape = Superellipse(exponent: exponent)
            let rect = Rect2D(x: 0, y: 0, width: 400, height: 300)
            let bounds = (1...16).map { shape.errorBound(in: rect, segmentsPerQuadrant: $0) }
            for tolerance in [1, 0.1, 0.01, 1e-3] {
                let count = shape.segmentsPerQuadrant(in: rect, tolerance: tolerance)
                #expect(bounds[count - 1] <= tolerance, "\(exponent), \(tolerance)")
                #expect(bounds.prefix(count - 1).allSatisfy { $0 > tolerance }, "\(exponent), \(tolerance)")
            }
            for tolerance in [0, -1, Double.nan] {
                let count = shape.segmentsPerQuadrant(in: rect, tolerance: tolerance)
                #expect(bounds[count - 1] == bounds.min(), "\(exponent), \(tolerance)")
            }
        }
    }

    @Test(arguments: [-0.4, -0.05, 1.3, 1.5, 2])
    func `the error bound of a handle beyond the useful ones is no less than the distance`(k: Double) {
        let shape = Superellipse(handle: k)
        let path = shape.path(in: square, tolerance: 0)
        #expect(shape.handle == k && shape.exponent == (k < 0 ? 1 : .infinity))
        // The middle of a cubic, at (4 + 3k) / 8 of both half-sides, from the line or the corner.
        let middle = (4 + 3 * k) / 8
        let beyond = (k < 0 ? 0.5 - middle : middle - 1) * 2.0.squareRoot()
        let gap = beyond > 0 ? beyond : 1 - middle
        #expect(path.errorBound >= gap * (1 - 1e-12) && path.errorBound < gap + 0.5)
        #expect(path.cubics == 4 && path.segmentsPerQuadrant == 1)
    }

    @Test func `handles that are not finite count as 0.75`() {
        for k in [Double.nan, .infinity, -.infinity] {
            #expect(Superellipse(handle: k) == Superellipse(handle: 0.75))
        }
        #expect(Superellipse(exponent: 2).handle == nil && Superellipse(handle: 0).exponent == 1)
        #expect(Superellipse(handle: 0).errorBound(in: wide, segmentsPerQuadrant: 1) == 0, "a rhombus")
    }

    @Test func `rays in an empty rectangle, and at an angle that is not finite`() {
        let shape = Superellipse(exponent: 3)
        #expect(shape.radius(along: .degrees(30), in: empty) == 0)
        #expect(near(shape.outwardNormal(at: .degrees(30), in: empty), Point2D(direction: .degrees(30))))
        for radians in [Double.nan, .infinity, -.infinity] {
            #expect(shape.radius(along: .radians(radians), in: wide) == 20)
            #expect(shape.outwardNormal(at: .radians(radians), in: wide) == Point2D(1, 0))
            #expect(shape.points(count: 3, in: wide, startingAt: .radians(radians))[0] == Point2D(50, 30))
        }
        #expect(shape.points(count: -1, in: wide).isEmpty && shape.points(count: 1, in: wide).count == 1)
        // In a wide rectangle the angle is that of the screen: 45° meets the rhombus at 20·10/30.
        let rhombus = Superellipse(exponent: 1)
        #expect(near(rhombus.point(at: .degrees(45), in: wide), Point2D(30 + 20.0 / 3, 30 + 20.0 / 3)))
        let normal = Point2D(1, 2) / 5.0.squareRoot()
        #expect(near(rhombus.outwardNormal(at: .degrees(45), in: wide), normal))
        #expect(near(rhombus.outwardNormal(at: .degrees(225), in: wide), -normal))
    }

    @Test func `a ray next to an axis is not on it`() {
        let angle = Angle.radians(1e-12)
        let circle = Superellipse(exponent: 2)
        #expect(near(circle.point(at: angle, in: square).y, 1e-12, 1e-24))
        #expect(near(circle.outwardNormal(at: angle, in: square).y, 1e-12, 1e-24))
        // (1 + √1e-12)⁻²
        let cusp = Superellipse(exponent: 0.5).radius(along: angle, in: square)
        #expect(near(cusp, 1 / (1.000_001 * 1.000_001), 1e-12))
    }

    @Test func `at the corner of a rectangle the normal is between those of the sides`() {
        for degrees in [30.0, 45, 60, 150, 210, 330] {
            let corner = Point2D(direction: .degrees(degrees))
            let half = pointwiseMax(corner, -corner)
            let rect = Rect2D(origin: -half, size: 2 * half)
            let normal = Superellipse(exponent: .infinity).outwardNormal(at: .degrees(degrees), in: rect)
            #expect(near(normal.length, 1) && (normal * corner).min() > 0, "\(degrees)")
        }
    }

    @Test func `points that fall on an axis are exact`() {
        let (left, right) = (Point2D(10, 30), Point2D(50, 30))
        let (top, bottom) = (Point2D(30, 20), Point2D(30, 40))
        for exponent in [0.3, 0.75, 1, 1.5, 2, 3.5, 40] {
            let shape = Superellipse(exponent: exponent)
            for quarter in [1, 2, 3, 7, 25] {
                let points = shape.points(count: 4 * quarter, in: wide)
                let ends = (0..<4).map { points[$0 * quarter] }
                #expect(ends == [top, right, bottom, left], "\(exponent), \(quarter)")
            }
        }
    }

    @Test func `far away, distances are those from the centre`() throws {
        let circle = Superellipse(exponent: 2)
        for distance in [1e3, 1e6, 1e100, 1e150, 1e290] {
            let target = Point2D(3, -4) * (distance / 5)
            if distance < 1e5 {
                let nearest = try #require(circle.nearestPoint(to: target, in: square))
                #expect(near(nearest, Point2D(0.6, -0.8), 1e-6), "\(distance)")
            }
            let found = try #require(circle.signedDistance(to: target, in: square))
            #expect(near(found / distance, 1 - 1 / distance, 1e-9), "\(distance)")
        }
        let bounded = try #require(circle.signedDistance(to: Point2D(-1e305, 0), in: square))
        #expect(near(bounded / 0x1p1000, 1, 1e-12))
        #expect(circle.signedDistance(to: .zero, in: empty) == nil)
        #expect(circle.signedDistance(to: Point2D(0, .infinity), in: square) == nil)
    }

    @Test func `the nearest point of a rectangle is on its nearest side`() throws {
        let box = Superellipse(exponent: .infinity)
        for (target, expected, distance) in [
            (Point2D(49, 33), Point2D(50, 33), -1.0), (Point2D(35, 38), Point2D(35, 40), -2),
            (Point2D(11, 29), Point2D(10, 29), -1), (Point2D(60, 33), Point2D(50, 33), 10),
            (Point2D(53, 44), Point2D(50, 40), 5), (Point2D(25, 17), Point2D(25, 20), 3),
            (Point2D(7, 16), Point2D(10, 20), 5), (Point2D(50, 25), Point2D(50, 25), 0),
        ] {
            #expect(near(try #require(box.nearestPoint(to: target, in: wide)), expected), "\(target)")
            #expect(near(try #require(box.signedDistance(to: target, in: wide)), distance), "\(target)")
        }
    }

    @Test func `areas beyond the greatest number are infinite, and those of thin rectangles are not`() {
        let circle = Superellipse(exponent: 2)
        func area(_ width: Double, _ height: Double) -> Double {
            circle.area(in: Rect2D(x: 0, y: 0, width: width, height: height))
        }
        #expect(area(1e300, 1e300) == .infinity && area(1e-300, 1e-300) == 0)
        #expect(near(area(1e300, 1e-300), .pi / 4) && near(area(1e-300, 1e300), .pi / 4))
        #expect(circle.perimeter(in: empty) == 0)
    }

    @Test func `an inset that leaves nothing has no elements, and the least tolerance is a millionth`() {
        let circle = Superellipse(exponent: 2)
        for distance in [-1.001, -5, -1e300] {
            let path = circle.offsetPath(in: square, by: distance, tolerance: 0.01)
            #expect(path.elements.isEmpty && path.errorBound == 0 && path.segmentsPerQuadrant == 0)
        }
        #expect(!circle.offsetPath(in: square, by: -0.99, tolerance: 0.01).elements.isEmpty)
        let least = circle.offsetPath(in: square, by: 0.5, tolerance: 2e-6)
        for tolerance in [0, -1, Double.nan, 1e-9] {
            #expect(circle.offsetPath(in: square, by: 0.5, tolerance: tolerance) == least, "\(tolerance)")
        }
        for distance in [Double.nan, .infinity, -.infinity] {
            #expect(
                circle.offsetPath(in: square, by: distance, tolerance: 0.01)
                    == circle.offsetPath(in: square, by: 0, tolerance: 0.01)
            )
        }
    }

    @Test(arguments: [0.5, 1, 2.5, 4, .infinity])
    func `a path reaches the four sides exactly, where the centre is rounded`(exponent: Double) {
        // Half a side from the rounded centre is not at the side here.
        for rect in [
            Rect2D(x: 4.4, y: 4.4, width: 9.9, height: 42.1), Rect2D(x: 0.3, y: 5.7, width: 9.9, height: 0.7),
        ] {
            let path = Superellipse(exponent: exponent).path(in: rect, tolerance: 0.01)
            // The ends of the cubics: their control points may lie outside.
            let points = path.elements.compactMap { element -> Point2D? in
                switch element {
                case .move(let end), .line(let end), .cubic(_, _, to: let end): end
                case .close: nil
                }
            }
            let (xs, ys) = (points.map(\.x), points.map(\.y))
            #expect(xs.min() == rect.origin.x && xs.max() == rect.end.x)
            #expect(ys.min() == rect.origin.y && ys.max() == rect.end.y)
        }
    }

    // MARK: Corners

    @Test func `corners are equal if their radii and shapes are`() {
        let corner = Corner(radii: Point2D(3, 4), shape: .squircle)
        #expect(corner == Corner(radii: Point2D(3, 4), shape: .superellipse(exponent: 4)))
        #expect(corner != Corner(radii: Point2D(4, 3), shape: .squircle))
        #expect(corner != Corner(radii: Point2D(3, 4)) && Corner(radius: 3) != .square)
        #expect(CornerShape.smooth(0.5) != .smooth(0.6) && CornerShape.smooth(0.5) != .round)
        #expect(Corners(topLeft: corner) != Corners(topRight: corner))
        #expect(Corners(topLeft: corner).mirrored == Corners(topRight: corner))
        #expect(Corners(bottomLeft: corner).mirrored == Corners(bottomRight: corner))
    }

    @Test func `the corners are mapped with their indices, clockwise from the bottom right`() {
        let radii = [5.0, 6, 7, 8]
        let mapped = Corners().mapped { index, corner in
            #expect(corner == .square)
            return Corner(radius: radii[index])
        }
        #expect(mapped.bottomRight == Corner(radius: 5) && mapped.bottomLeft == Corner(radius: 6))
        #expect(mapped.topLeft == Corner(radius: 7) && mapped.topRight == Corner(radius: 8))
        #expect((-4..<8).allSatisfy { mapped[$0] == Corner(radius: radii[($0 + 4) % 4]) })
    }

    @Test func `a point is at the arc length that was asked for, to the last digits`() {
        for exponent in [0.3, 0.75, 1, 1.5, 2.5, 4, 60] {
            for (across, ahead) in [(1.0, 1.0), (1, 40), (40, 1)] {
                let octant = SuperellipseOctantLength(exponent: exponent, across: across, ahead: ahead)
                for share in [0.1, 0.3, 0.5, 0.7, 0.9, 0.99] {
                    let (x, y) = octant.point(length: share * octant.length)
                    let found = octant.length(ratio: x / y) / octant.length
                    #expect((found - share).magnitude < 3e-14, "\(exponent) \(across) \(ahead) \(share)")
                }
            }
        }
    }

    @Test func `at 45° in a square the normal of a rectangle is between those of the sides`() {
        let square = Rect2D(x: -1, y: -1, width: 2, height: 2)
        for degrees in [45.0, 135, 225, 315, 405, -45] {
            let normal = Superellipse(exponent: .infinity).outwardNormal(at: .degrees(degrees), in: square)
            #expect(near(normal, Point2D(direction: .degrees(degrees))), "\(degrees)")
            let beside = Superellipse(exponent: .infinity)
                .outwardNormal(at: .degrees(degrees) + .radians(1e-12), in: square)
            #expect(beside.x == 0 || beside.y == 0, "\(degrees)")
        }
    }
}
