import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite(.long) struct SuperellipseOffsetPathTests {
    private let wide = Rect2D(x: 40, y: -10, width: 60, height: 40)

    /// Points along every cubic of a path.
    private func samples(_ path: SuperellipsePath, perCubic count: Int = 16) -> [Point2D] {
        var points: [Point2D] = []
        var last = Point2D(0, 0)
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): last = point
            case .cubic(let first, let second, let end):
                for index in 0..<count {
                    let t = Double(index) / Double(count)
                    let (outer, inner) = ((1 - t) * (1 - t), t * t)
                    let near = (1 - t) * outer * last + 3 * t * outer * first
                    points.append(near + 3 * (1 - t) * inner * second + t * inner * end)
                }
                last = end
            case .close: break
            }
        }
        return points
    }

    private func area(_ polygon: [Point2D]) -> Double {
        zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) { sum, edge in
            sum + (edge.0.x * edge.1.y - edge.1.x * edge.0.y) / 2
        }
    }

    @Test(arguments: [(1.0, Point2D(100, 200)), (0.5, Point2D(100, 500)), (0.3, Point2D(100, 1_000))])
    func `an inset that leaves a small rest has a path`(exponent: Double, size: Point2D) {
        let (shape, rect) = (Superellipse(exponent: exponent), Rect2D(origin: .zero, size: size))
        let deepest = -(shape.signedDistance(to: rect.center, in: rect) ?? 0)
        for part in stride(from: 0.5, through: 0.99, by: 0.01) {
            let path = shape.offsetPath(in: rect, by: -deepest * part, tolerance: 0.1)
            #expect(!path.elements.isEmpty, "\(part) of \(deepest)")
        }
        #expect(shape.offsetPath(in: rect, by: -deepest * 1.01, tolerance: 0.1).elements.isEmpty)
    }

    @Test(
        arguments: [0.4, 0.5, 0.8, 1, 1.4, 2, 2.5, 3.5, 8, 60, .infinity],
        [-12.0, -4, -0.5, 0, 0.5, 4, 12]
    )
    func `an offset path is everywhere at the distance within its bound, and the bound within the tolerance`(
        exponent: Double,
        distance: Double
    ) throws {
        let shape = Superellipse(exponent: exponent)
        let path = shape.offsetPath(in: wide, by: distance, tolerance: 0.01)
        let room = try #require(shape.signedDistance(to: wide.center, in: wide))
        guard distance > room else {
            #expect(path.elements.isEmpty)
            return
        }
        #expect(path.moves == 1 && path.closes == 1 && path.errorBound <= 0.01)
        let points = samples(path)
        for point in points {
            let found = try #require(shape.signedDistance(to: point, in: wide))
            #expect(abs(found - distance) <= path.errorBound, "\(exponent), \(distance), \(point)")
        }
        #expect((points.first ?? .init(0, 0)).y == wide.center.y)
        let steps = zip(points, points.dropFirst() + points.prefix(1)).map { ($0 - $1).length }
        #expect((steps.max() ?? 0) < 30)
        #expect(area(points) > 0)
    }

    @Test(arguments: [1, 1.3, 2, 3.5, 20, .infinity])
    func `an outset has the area that Steiner's formula gives`(exponent: Double) {
        let shape = Superellipse(exponent: exponent)
        for distance in [0.7, 5, 30] {
            let path = shape.offsetPath(in: wide, by: distance, tolerance: 0.001)
            let expected =
                shape.area(in: wide) + shape.perimeter(in: wide) * distance + .pi * distance * distance
            #expect(abs(area(samples(path, perCubic: 64)) / expected - 1) < 1e-4, "\(exponent), \(distance)")
        }
    }

    @Test func `the offset of a circle is a circle, of a rhombus a rhombus, of a rectangle a rectangle`() {
        let square = Rect2D(x: -10, y: -10, width: 20, height: 20)
        for point in samples(Superellipse(exponent: 2).offsetPath(in: square, by: -4, tolerance: 1e-3)) {
            #expect(abs(point.length - 6) < 1e-3)
        }
        let inner = 10 - 2 * 2.0.squareRoot()
        for point in samples(Superellipse(exponent: 1).offsetPath(in: square, by: -2, tolerance: 1e-3)) {
            #expect(abs(abs(point.x) + abs(point.y) - inner) < 2e-3)
        }
        let box = Superellipse(exponent: .infinity).offsetPath(in: square, by: -2, tolerance: 1e-3)
        #expect(box.points.allSatisfy { max(abs($0.x), abs($0.y)) == 8 })
        #expect(box.points.contains(Point2D(8, 8)))
    }

    @Test(arguments: [0.4, 0.8, 1, 1.5, 2, 3.5, 60, .infinity], [-1.0, 0.5, 12])
    func `the quadrants of an offset path meet on the axes, and no cubic is a point`(
        exponent: Double,
        distance: Double
    ) {
        let rect = Rect2D(x: -30, y: -20, width: 60, height: 40)
        let path = Superellipse(exponent: exponent).offsetPath(in: rect, by: distance, tolerance: 0.01)
        let ends = path.elements.compactMap { element -> Point2D? in
            switch element {
            case .move(let end), .line(let end), .cubic(_, _, to: let end): end
            case .close: nil
            }
        }
        let quadrant = path.segmentsPerQuadrant
        #expect(ends.count == 4 * quadrant + 1 && ends[0] == ends[4 * quadrant])
        #expect(ends[0].y == 0 && ends[quadrant].x == 0 && ends[2 * quadrant] == -ends[0])
        #expect(ends[3 * quadrant] == -ends[quadrant])
        for (start, end) in zip(ends, ends.dropFirst()) { #expect((end - start).length > 1e-6) }
    }

    @Test func `an offset is not a superellipse: a scaled one would differ by more than a point`() {
        let shape = Superellipse(exponent: 3.5)
        let rect = Rect2D(x: -100, y: -100, width: 200, height: 200)
        let smaller = Rect2D(x: -80, y: -80, width: 160, height: 160)
        let path = shape.offsetPath(in: rect, by: -20, tolerance: 0.01)
        let gaps = samples(path).map { abs(shape.signedDistance(to: $0, in: smaller) ?? 0) }
        #expect((gaps.max() ?? 0) > 1)
    }

    @Test
    func
        `an empty rectangle, a border that fills the shape and a distance that is not finite have documented results`()
    {
        let shape = Superellipse(exponent: 3)
        #expect(
            shape.offsetPath(in: Rect2D(x: 0, y: 0, width: 0, height: 9), by: 1, tolerance: 0.1).elements
                .isEmpty
        )
        #expect(shape.offsetPath(in: wide, by: -20, tolerance: 0.1).elements.isEmpty)
        let nothing = shape.offsetPath(in: wide, by: .nan, tolerance: 0.1)
        #expect(nothing == shape.offsetPath(in: wide, by: 0, tolerance: 0.1))
        #expect(shape.offsetPath(in: wide, by: 1, tolerance: .nan).errorBound < 1e-3)
    }

    @Test(arguments: [0.4, 1, .infinity], [1e-5, 1e-3, 0.1, 1e3, 3e5])
    func `regression: round corners and tips keep every tolerance`(exponent: Double, tolerance: Double) {
        let shape = Superellipse(exponent: exponent)
        let rect = Rect2D(x: -4, y: -3, width: 8, height: 6)
        for distance in [0.01, 1, 30, 1e4, 1e6] {
            let path = shape.offsetPath(in: rect, by: distance, tolerance: tolerance)
            #expect(path.errorBound <= tolerance, "\(exponent), \(distance)")
            for point in samples(path, perCubic: 48) {
                let (x, y) = (abs(point.x), abs(point.y))
                // The part about a corner or a tip, where the distance is that from this point.
                let corner = exponent == .infinity && x > 4 && y > 3
                let tip = exponent < 1 && y < (x - 4) * 0.9 && x - 4 > 0.1 * distance
                guard corner || tip else { continue }
                let found = hypot(x - 4, exponent < 1 ? y : y - 3)
                #expect(abs(found - distance) <= path.errorBound, "\(exponent), \(distance), \(point)")
            }
        }
    }

    @Test(arguments: [0.4, 0.8, 1, 1.4, 2, 3.5, 60, .infinity])
    func `regression: a distance of any size takes a bounded number of cubics`(exponent: Double) {
        let shape = Superellipse(exponent: exponent)
        let rect = Rect2D(x: -4, y: -3, width: 8, height: 6)
        let farthest = shape.offsetPath(in: rect, by: 8e6, tolerance: 1e-9)
        for distance in [8e6, 1e9, 8e13, 1e300] {
            let path = shape.offsetPath(in: rect, by: distance, tolerance: 1e-9)
            #expect(path == farthest)
        }
        for distance in [0.0, 8, 800, 8e4, 8e5, 8e6] {
            let path = shape.offsetPath(in: rect, by: distance, tolerance: 1e-9)
            #expect(path.errorBound <= 8e-6, "\(exponent), \(distance): \(path.errorBound)")
            #expect(path.segmentsPerQuadrant <= 200, "\(exponent), \(distance)")
        }
    }
}
