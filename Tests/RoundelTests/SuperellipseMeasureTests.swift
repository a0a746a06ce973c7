import Foundation
import Roundel
import RoundelTestSupport
import Testing

private let square = Rect2D(x: -1, y: -1, width: 2, height: 2)
private let wide = Rect2D(x: 17, y: -5, width: 6, height: 2)

@Suite(.long) struct SuperellipseMeasureTests {
    /// Exponent, perimeter with half-sides 1 and 1, with 3 and 1, area with 1 and 1: by adaptive
    /// quadrature in 30 digits.
    static let reference: [(Double, Double, Double, Double)] = [
        (0.2, 7.7958575861136, 15.658393272864, 0.015873015873016),
        (0.3, 7.3665398747296, 14.961545702811, 0.1322617246203),
        (0.5, 6.4929009605609, 13.642931527296, 0.66666666666667),
        (0.75, 5.8403725095083, 12.821692688536, 1.4133110002284),
        (1.5, 5.9393614345768, 12.932468323323, 2.7378536239189),
        (2.5, 6.5467047229648, 13.731687317049, 3.3809353625374),
        (3.5, 6.8974677694083, 14.249604296459, 3.6358808119336),
        (10, 7.5774083172577, 15.313512267068, 3.94292789781),
        (50, 7.9122784640925, 15.856314181528, 3.9974435070707),
        (1000, 7.9955755943779, 15.992739579817, 3.9999934298705),
    ]

    @Test(arguments: reference)
    func `perimeter and area are those of a quadrature`(
        exponent: Double,
        round: Double,
        long: Double,
        area: Double
    ) {
        let shape = Superellipse(exponent: exponent)
        #expect(abs(shape.perimeter(in: square) / round - 1) < 2e-11)
        #expect(abs(shape.perimeter(in: wide) / long - 1) < 2e-11)
        #expect(abs(shape.area(in: square) / area - 1) < 1e-12)
        #expect(abs(shape.area(in: wide) / (3 * area) - 1) < 1e-12)
    }

    @Test func `perimeters and areas are exact at 1, 2 and infinity`() {
        #expect(abs(Superellipse(exponent: 1).perimeter(in: square) - 4 * 2.0.squareRoot()) < 1e-11)
        #expect(abs(Superellipse(exponent: 2).perimeter(in: square) - 2 * .pi) < 1e-11)
        #expect(abs(Superellipse(exponent: .infinity).perimeter(in: wide) - 16) < 1e-11)
        #expect(abs(Superellipse(exponent: 1).area(in: square) - 2) < 1e-13)
        #expect(abs(Superellipse(exponent: 2).area(in: square) - .pi) < 1e-13)
        #expect(Superellipse(exponent: .infinity).area(in: wide) == 12)
    }

    @Test(arguments: [0.3, 1, 1.7, 2, 3.5, 80, .infinity])
    func `a superellipse contains the points inside`(exponent: Double) {
        print("SuperellipseMeasureTests.containment seed 11")
        var random = Seeded(seed: 11)
        let shape = Superellipse(exponent: exponent)
        for _ in 0..<400 {
            let angle = Angle.radians(.random(in: -7...7, using: &random))
            let point = shape.point(at: angle, in: wide) - wide.center
            #expect(shape.contains(wide.center + point * 0.999_999, in: wide))
            #expect(!shape.contains(wide.center + point * 1.000_001, in: wide))
            if exponent < 50 {
                let level = pow(abs(point.x) / 3, exponent) + pow(abs(point.y), exponent)
                #expect(abs(level - 1) < 1e-12)
            }
            #expect(abs(shape.radius(along: angle, in: wide) - point.length) < 1e-13 * point.length)
        }
        #expect(shape.contains(wide.center, in: wide) && shape.location(of: wide.center, in: wide) == .inside)
        #expect(!shape.contains(Point2D(.nan, 0), in: wide))
    }

    @Test func `regression: a touch in the corner, outside the shape, does not hit`() {
        let rect = Rect2D(x: 0, y: 0, width: 100, height: 100)
        #expect(!Superellipse(exponent: 3.5).contains(Point2D(3, 3), in: rect))
        #expect(!Superellipse(handle: 0.75).contains(Point2D(3, 3), in: rect))
        #expect(Superellipse(handle: 0.75).contains(Point2D(20, 20), in: rect))
    }

    @Test(arguments: [0.3, 1, 2, 3.5, .infinity])
    func `the points on the axes and their normals are exact`(exponent: Double) {
        let shape = Superellipse(exponent: exponent)
        let expected = [Point2D(23, -4), Point2D(20, -3), Point2D(17, -4), Point2D(20, -5)]
        let normals = [Point2D(1, 0), Point2D(0, 1), Point2D(-1, 0), Point2D(0, -1)]
        for index in -8..<8 {
            let angle = Angle.degrees(90 * Double(index))
            #expect(shape.point(at: angle, in: wide) == expected[(index + 8) % 4])
            #expect(shape.outwardNormal(at: angle, in: wide) == normals[(index + 8) % 4])
            // 49 and 98 are not the inverses of their rounded inverses.
            let rect = Rect2D(x: 1, y: 2, width: 98, height: 196)
            #expect(shape.radius(along: angle, in: rect) == (index % 2 == 0 ? 49 : 98))
        }
    }

    @Test(arguments: [0.4, 0.8, 1, 1.5, 2, 3.5, 40])
    func `normals are perpendicular to the curve`(exponent: Double) {
        let shape = Superellipse(exponent: exponent)
        for index in 0..<50 {
            let angle = Angle.degrees(3.1 + 7.2 * Double(index))
            let step = Angle.radians(1e-6)
            let ahead = shape.point(at: angle + step, in: wide) - shape.point(at: angle - step, in: wide)
            let normal = shape.outwardNormal(at: angle, in: wide)
            #expect(abs(normal.length - 1) < 1e-14)
            #expect(abs((normal * ahead).sum()) < 1e-5 * ahead.length)
            #expect((normal * Point2D(direction: angle)).sum() > 0)
        }
    }

    @Test func `an empty rectangle and an angle that is not finite have documented results`() {
        let empty = Rect2D(x: 5, y: 6, width: 0, height: 3)
        let shape = Superellipse(exponent: 3)
        #expect(!shape.contains(empty.center, in: empty))
        #expect(shape.perimeter(in: empty) == 0 && shape.area(in: empty) == 0)
        #expect(shape.points(count: 4, in: empty).isEmpty && shape.points(count: 0, in: wide).isEmpty)
        #expect(shape.point(at: .zero, in: empty) == empty.center)
        #expect(shape.nearestPoint(to: .zero, in: empty) == nil)
        #expect(shape.nearestPoint(to: Point2D(.nan, 0), in: wide) == nil)
        #expect(shape.point(at: .radians(.infinity), in: wide) == shape.point(at: .zero, in: wide))
    }

    @Test(arguments: [0.3, 0.5, 0.9, 1, 1.3, 2, 3.5, 20, .infinity])
    func `points are at equal arc lengths`(exponent: Double) {
        let shape = Superellipse(exponent: exponent)
        for rect in [square, wide] {
            let few = shape.points(count: 7, in: rect)
            let many = shape.points(count: 7 * 1000, in: rect)
            #expect((few[0] - Point2D(rect.center.x, rect.origin.y)).length < 1e-9)
            #expect(few[1].x > few[0].x)
            let steps = zip(many, many.dropFirst() + many.prefix(1)).map { ($0 - $1).length }
            let expected = shape.perimeter(in: rect) / Double(many.count)
            // A chord is at most the arc, and shorter only where it cuts a corner.
            #expect((steps.max() ?? 0) < expected * 1.001, "n = \(exponent)")
            #expect(steps.filter { $0 < expected * 0.99 }.count <= 16)
            for (index, point) in few.enumerated() { #expect((point - many[index * 1000]).length < 1e-7) }
        }
    }

    @Test func `points start at the given angle`() {
        let shape = Superellipse(exponent: 3.5)
        for degrees in [0.0, 30, 45, 100, 190, 300] {
            let first = shape.points(count: 5, in: wide, startingAt: .degrees(degrees))[0]
            #expect((first - shape.point(at: .degrees(degrees), in: wide)).length < 1e-7)
        }
    }

    @Test(arguments: [0.3, 0.7, 1, 1.3, 2, 2.5, 3.5, 30, 1000, .infinity])
    func `the nearest point is nearer than all others`(exponent: Double) throws {
        print("SuperellipseMeasureTests.nearest seed 3")
        var random = Seeded(seed: 3)
        let shape = Superellipse(exponent: exponent)
        let many = shape.points(count: 4000, in: wide)
        for _ in 0..<60 {
            let target = Point2D(.random(in: 14...26, using: &random), .random(in: -8...0, using: &random))
            let found = try #require(shape.nearestPoint(to: target, in: wide))
            let least = many.map { ($0 - target).length }.min() ?? 0
            #expect((found - target).length <= least + 1e-9)
            #expect((found - target).length >= least - 0.004)
            let back = shape.radius(along: Angle(of: found - wide.center) ?? .zero, in: wide)
            #expect(abs(back - (found - wide.center).length) < 1e-8)
            let distance = try #require(shape.signedDistance(to: target, in: wide))
            #expect((distance < 0) == (shape.location(of: target, in: wide) == .inside))
            #expect(abs(abs(distance) - (found - target).length) < 1e-12)
        }
    }

    @Test func `signed distances of a circle are those from its radius`() throws {
        for radius in [0.1, 0.5, 0.9, 1.1, 4] {
            let point = radius * Point2D(direction: .degrees(33))
            let distance = try #require(Superellipse(exponent: 2).signedDistance(to: point, in: square))
            #expect(abs(distance - (radius - 1)) < 1e-12)
        }
    }
    @Test(arguments: [0.5, 1, 2, 3.5, 8, .infinity])
    func `the points on the axes are on the boundary, and their neighbours are not`(exponent: Double) {
        let shape = Superellipse(exponent: exponent)
        let rect = Rect2D(x: -40, y: -10, width: 64, height: 16)
        for direction in [Point2D(1, 0), Point2D(-1, 0), Point2D(0, 1), Point2D(0, -1)] {
            let point = rect.center + direction * rect.size / 2
            #expect(shape.location(of: point, in: rect) == .boundary && shape.contains(point, in: rect))
            #expect(shape.location(of: point - direction * 1e-9, in: rect) == .inside)
            #expect(shape.location(of: point + direction * 1e-9, in: rect) == .outside)
        }
        #expect(shape.location(of: rect.center, in: rect) == .inside)
        #expect(shape.location(of: Point2D(.nan, 0), in: rect) == .outside)
    }

    @Test(arguments: [0.125, 0.5, 1, 2, 3.5, .infinity])
    func `the points on the axes and their normals are exact after many turns`(exponent: Double) {
        let (shape, wide) = (Superellipse(exponent: exponent), Rect2D(x: -30, y: -10, width: 60, height: 20))
        for turns in [-100.0, -5, 5, 10, 100] {
            let angle = Angle.degrees(360 * turns)
            #expect(shape.point(at: angle, in: wide) == shape.point(at: .zero, in: wide), "\(turns)")
            #expect(shape.outwardNormal(at: angle, in: wide) == Point2D(1, 0), "\(turns)")
            #expect(shape.outwardNormal(at: angle + .degrees(180), in: wide) == Point2D(-1, 0), "\(turns)")
            #expect(shape.outwardNormal(at: angle + .degrees(90), in: wide) == Point2D(0, 1), "\(turns)")
        }
        // A ray that is as far from an axis as angles of that size can tell is not on it.
        let beside = shape.point(at: .degrees(3600) + .radians(1e-12), in: wide)
        #expect(beside.y > 0)
        for number in 0..<20 {
            let far = shape.point(at: .radians(1e15 + Double(number)), in: wide)
            #expect(far.x != 0 && far.y != 0, "\(number)")
        }
    }
}
