import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite(.long) struct CornersRayTests {
    private let rect = Rect2D(x: 17, y: -5, width: 260, height: 100)

    @Test(arguments: CornerShape.samples)
    func `a ray leaves the outline at its last point, where the normal points outwards`(_ shape: CornerShape)
    {
        for corners in [Corners.different(shape), .extreme(shape), Corners(radius: .infinity, shape: shape)] {
            let oracle = CornersOracle(corners.fitted(in: rect), in: rect)
            for step in 0..<48 {
                let angle = Angle.degrees(Double(step) * 7.5 + 0.3)
                let direction = Point2D(direction: angle)
                let point = corners.point(at: angle, in: rect)
                #expect(oracle.distance(to: point) < 1e-9, "\(shape), \(step)")
                let offset = point - rect.center
                #expect(abs(offset.x * direction.y - offset.y * direction.x) < 1e-9)
                #expect((offset * direction).sum() > 0)
                // Nothing of the shape is farther out on the ray.
                for part in [1e-6, 0.1, 0.5, 1] {
                    #expect(!corners.contains(point + offset * part, in: rect), "\(shape), \(step)")
                }
                let normal = corners.outwardNormal(at: angle, in: rect)
                #expect(abs(normal.length - 1) < 1e-12)
                // One side of the outline is outside and the other inside, unless a jump of the
                // tangent is near.
                let step = 1e-4
                let (out, inside) = (point + normal * step, point - normal * step)
                guard oracle.distance(to: out) > 0.9 * step, oracle.distance(to: inside) > 0.9 * step else {
                    continue
                }
                #expect(!corners.contains(out, in: rect) && corners.contains(inside, in: rect), "\(shape)")
            }
        }
    }

    @Test func `rays meet the middles of the sides and the corners of a rectangle exactly`() {
        let corners = Corners(radius: 10, shape: .squircle)
        let normals = [Point2D(1, 0), Point2D(0, 1), Point2D(-1, 0), Point2D(0, -1)]
        for quarter in -4..<8 {
            let angle = Angle.degrees(90 * Double(quarter))
            let normal = normals[(quarter + 4) % 4]
            #expect(corners.point(at: angle, in: rect) == rect.center + normal * rect.size / 2)
            #expect(corners.outwardNormal(at: angle, in: rect) == normal)
        }
        let square = Rect2D(x: 0, y: 0, width: 10, height: 10)
        #expect(near(Corners().point(at: .degrees(45), in: square), Point2D(10, 10)))
        #expect(near(Corners().point(at: .degrees(225), in: square), Point2D(0, 0)))
        let diagonal = Corners(radius: 5).point(at: .degrees(45), in: square)
        #expect(near(diagonal, Point2D(repeating: 5 + 5 * 0.5.squareRoot()), 1e-12))
    }

    @Test func `a ray that misses the outline gives the centre, and its direction as the normal`() {
        let square = Rect2D(x: 0, y: 0, width: 100, height: 100)
        for shape in [CornerShape.notch, .scoop, .superellipse(exponent: 0.3)] {
            let corners = Corners(topLeft: Corner(radius: 95, shape: shape))
            for degrees in [200.0, 225, 250] {
                #expect(corners.point(at: .degrees(degrees), in: square) == Point2D(50, 50), "\(shape)")
                let normal = corners.outwardNormal(at: .degrees(degrees), in: square)
                #expect(near(normal, Point2D(direction: .degrees(degrees)), 1e-12))
            }
            #expect(near(corners.point(at: .degrees(45), in: square), Point2D(100, 100)))
            #expect(corners.point(at: .zero, in: square) == Point2D(100, 50))
        }
        // The corner at the bottom right covers the centre, the one at the top left does not.
        let both = Corners(
            topLeft: Corner(radius: 30, shape: .notch),
            bottomRight: Corner(radius: 60, shape: .notch)
        )
        #expect(near(both.point(at: .degrees(225), in: square), Point2D(30, 30), 1e-9))
        #expect(both.point(at: .degrees(45), in: square) == Point2D(50, 50))
    }

    @Test func `the two sides of a notch have their normals`() {
        let square = Rect2D(x: 0, y: 0, width: 100, height: 100)
        let corners = Corners(radius: 30, shape: .notch)
        let expected: [(degrees: Double, normal: Point2D, point: Point2D)] = [
            (20, Point2D(1, 0), Point2D(100, 50 + 50 * tan(Double.pi / 9))),
            (40, Point2D(0, 1), Point2D(50 + 20 / tan(Double.pi / 4.5), 70)),
            (50, Point2D(1, 0), Point2D(70, 50 + 20 * tan(Double.pi / 3.6))),
            (225 - 5, Point2D(0, -1), Point2D(50 - 20 / tan(Double.pi / 4.5), 30)),
            (225 + 5, Point2D(-1, 0), Point2D(30, 50 - 20 * tan(Double.pi / 3.6))),
            (135 - 5, Point2D(-1, 0), Point2D(30, 50 + 20 * tan(Double.pi / 3.6))),
            (315 - 5, Point2D(1, 0), Point2D(70, 50 - 20 * tan(Double.pi / 3.6))),
        ]
        for (degrees, normal, point) in expected {
            #expect(near(corners.outwardNormal(at: .degrees(degrees), in: square), normal), "\(degrees)")
            #expect(near(corners.point(at: .degrees(degrees), in: square), point, 1e-9), "\(degrees)")
        }
    }

    @Test func `an angle that is not finite counts as 0, and an empty rectangle gives its centre`() {
        let corners = Corners(radius: 10, shape: .smooth(0.6))
        for radians in [Double.nan, .infinity, -.infinity] {
            #expect(corners.point(at: .radians(radians), in: rect) == corners.point(at: .zero, in: rect))
            #expect(corners.outwardNormal(at: .radians(radians), in: rect) == Point2D(1, 0))
        }
        let empty = Rect2D(x: 5, y: 6, width: 8, height: 0)
        #expect(corners.point(at: .degrees(30), in: empty) == Point2D(9, 6))
        #expect(near(corners.outwardNormal(at: .degrees(30), in: empty), Point2D(direction: .degrees(30))))
    }

    // MARK: Regressions

    @Test(arguments: [45.0, 135, -135, -45])
    func `at a corner of the rectangle the normal is between both sides, in hosts of any size`(
        degrees: Double
    ) {
        let outline = Circumference.corners(Corners())
        for step in 0...800 {
            let rect = Rect2D(x: 0, y: 0, width: 120 + Double(step) / 4, height: 200)
            let point = outline.point(at: .degrees(degrees), in: rect, lift: 0.12)
            let part = Point2D(cos(degrees * .pi / 180), sin(degrees * .pi / 180)) * 2.0.squareRoot()
            let radius = min(rect.width, rect.height) / 2
            let expected = rect.center + rect.size / 2 * part + part / 2.0.squareRoot() * 0.12 * radius
            #expect(near(point, expected, 1e-9), "\(rect.width)")
        }
    }

    @Test func `at the inner corner of a notch the normal is between both sides, and mirrored`() {
        let notches = Corners(radius: 10, shape: .notch)
        for step in 0...400 {
            let side = 40 + Double(step) / 4
            for degrees in [45.0, 135, -135, -45] {
                let normal = notches.outwardNormal(
                    at: .degrees(degrees),
                    in: Rect2D(x: 0, y: 0, width: side, height: side)
                )
                let expected = Point2D(cos(degrees * .pi / 180), sin(degrees * .pi / 180))
                #expect(near(normal, expected, 1e-9), "\(side), \(degrees)")
            }
        }
    }

    @Test func `the square corner of a tab has a normal between both sides, at any height`() {
        for radius in 20...60 {
            let rounded = Corner(radius: Double(radius))
            let tab = Circumference.corners(Corners(topLeft: rounded, topRight: rounded))
            for height in 4..<radius {
                let host = Rect2D(x: 0, y: 0, width: 300, height: Double(height))
                let lift = tab.point(at: .degrees(135), in: host, lift: 0.5) - Point2D(0, Double(height))
                #expect(near(lift.x, -lift.y, 1e-9), "\(radius), \(height)")
            }
        }
    }

    @Test func `a badge at the tip of a tag is on its axis`() {
        for radius in 4...60 {
            let tag = Circumference.corners(Corners(radius: Double(radius), shape: .bevel))
            for height in 4..<2 * radius {
                let host = Rect2D(x: 0, y: 0, width: 300, height: Double(height))
                for degrees in [0.0, 180] {
                    let badge = tag.point(at: .degrees(degrees), in: host, lift: 0.5)
                    #expect(near(badge.y, Double(height) / 2, 1e-9), "\(radius), \(height)")
                }
            }
        }
    }

    @Test(arguments: [CornerShape.round, .squircle, .smooth(0.6), .scoop, .bevel, .notch])
    func `a corner that infinite radii leave nothing counts as square`(shape: CornerShape) {
        let all = Corner(radius: .infinity, shape: shape)
        let bubble = Corners(
            topLeft: all,
            topRight: all,
            bottomRight: all,
            bottomLeft: Corner(radius: 4, shape: shape)
        )
        let host = Rect2D(x: 0, y: 0, width: 100, height: 100)
        let normal = bubble.outwardNormal(at: .degrees(135), in: host)
        #expect(near(normal, Point2D(-0.5, 0.5) * 2.0.squareRoot(), 1e-9))
        #expect(near(bubble.point(at: .degrees(135), in: host), Point2D(0, 100), 1e-9))
    }

    @Test func `after whole turns a corner of the rectangle has the same normal`() {
        let host = Rect2D(x: 0, y: 0, width: 80, height: 80)
        for turns in -200...200 {
            for degrees in [45.0, 135, 225, 315] {
                let angle = Angle.degrees(degrees + 360 * Double(turns))
                let expected = Point2D(cos(degrees * .pi / 180), sin(degrees * .pi / 180))
                let square = Superellipse(exponent: .infinity)
                #expect(near(square.outwardNormal(at: angle, in: host), expected, 1e-9), "\(angle)")
                #expect(near(Corners().outwardNormal(at: angle, in: host), expected, 1e-9), "\(angle)")
            }
        }
    }

    @Test(arguments: [CornerShape.round, .bevel, .scoop, .squircle, .smooth(0.6), .notch])
    func `rays are exact at corners that are nearly flat`(shape: CornerShape) {
        let rect = Rect2D(x: 0, y: 0, width: 100, height: 100)
        for radius in [1e-3, 1e-6, 1e-9, 1e-12, 1e-14, 1e-20, 0] {
            for degrees in stride(from: -86.0, through: -48, by: 1.25) {
                for corners in [
                    Corners(Corner(radii: Point2D(40, radius), shape: shape)),
                    Corners(Corner(radii: Point2D(.infinity, 20 * radius), shape: shape)),
                ] {
                    let point = corners.point(at: .degrees(degrees), in: rect) - rect.center
                    let across = point.x * sin(degrees * .pi / 180) - point.y * cos(degrees * .pi / 180)
                    #expect(abs(across) < 1e-9, "\(radius), \(degrees)")
                    #expect(abs(point.y + 50) < 2 * radius + 1e-9, "\(radius), \(degrees)")
                }
            }
        }
    }
}
