import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite(.long) struct CornersMeasureTests {
    private let rect = Rect2D(x: 17, y: -5, width: 260, height: 100)

    // MARK: Area and lengths

    @Test(arguments: CornerShape.samples)
    func `area and perimeter are those of polygons of points of the true curve`(_ shape: CornerShape) {
        for corners in [Corners.different(shape), .extreme(shape), Corners(radius: .infinity, shape: shape)] {
            let oracle = CornersOracle(corners.fitted(in: rect), in: rect, samplesPerHalf: 600)
            let (length, area) = oracle.measures
            #expect(abs(corners.perimeter(in: rect) / length - 1) < 1e-10, "\(corners)")
            #expect(abs(corners.area(in: rect) - area) < 1e-10 * area, "\(corners)")
        }
    }

    /// Simpson's rule for the arc of a circle in a box with radii of a ratio.
    private func quarterEllipse(_ a: Double, _ b: Double) -> Double {
        let count = 40_000
        var sum = 0.0
        for index in 0...count {
            let angle = Double.pi / 2 * Double(index) / Double(count)
            let weight = index == 0 || index == count ? 1.0 : index % 2 == 1 ? 4 : 2
            sum += weight * hypot(a * sin(angle), b * cos(angle))
        }
        return sum * (.pi / 2) / Double(count) / 3
    }

    @Test(arguments: [1.0, 7, 100, 1000])
    func `perimeters are accurate to 1e-11, also of corners that are stretched a thousandfold`(ratio: Double)
    {
        let rect = Rect2D(x: 0, y: 0, width: 2 * ratio, height: 2)
        let quarter = quarterEllipse(ratio, 1)
        let round = Corners(Corner(radii: Point2D(ratio, 1)))
        #expect(abs(round.perimeter(in: rect) / (4 * quarter) - 1) < 1e-11)
        let scoops = Corners(Corner(radii: Point2D(ratio, 1), shape: .scoop))
        #expect(abs(scoops.perimeter(in: rect) / (4 * quarter) - 1) < 1e-11)
        // Of a smooth corner that is stretched, by Simpson's rule over its cubics and its arc.
        let smooth = Corners(topLeft: Corner(radii: Point2D(ratio, 1), shape: .smooth(0.5)))
        let wide = Rect2D(x: 0, y: 0, width: 4 * ratio, height: 4)
        var (curve, last) = (0.0, Point2D.zero)
        for steps in [4_000, 8_000] {
            var sum = 0.0
            for index in 0...2 * steps {
                let parameter = Double(index) / Double(steps)
                let half = CornersOracle.half(.smooth(0.5), parameter <= 1 ? parameter : 2 - parameter)
                let unit = parameter <= 1 ? half : Point2D(half.y, half.x)
                let point = Point2D(unit.y * ratio, unit.x)
                if index > 0 { sum += hypot(point.x - last.x, point.y - last.y) }
                last = point
            }
            curve = steps == 4_000 ? sum : sum + (sum - curve) / 3
        }
        let expected = 8 * (ratio + 1) - 1.5 * (ratio + 1) + curve
        #expect(abs(smooth.perimeter(in: wide) / expected - 1) < 1e-11)
    }

    @Test func `areas and perimeters of corners of lines and circles are exact`() {
        let square = Rect2D(x: 3, y: 4, width: 20, height: 10)
        #expect(Corners().area(in: square) == 200 && Corners().perimeter(in: square) == 60)
        #expect(abs(Corners(radius: 2).area(in: square) - (200 - 4 * (4 - .pi))) < 1e-12)
        #expect(abs(Corners(radius: 2).perimeter(in: square) - (44 + 4 * .pi)) < 1e-12)
        #expect(abs(Corners(radius: 2, shape: .scoop).area(in: square) - (200 - 4 * .pi)) < 1e-12)
        #expect(abs(Corners(radius: 2, shape: .bevel).area(in: square) - 192) < 1e-12)
        #expect(abs(Corners(radius: 2, shape: .notch).area(in: square) - 184) < 1e-12)
        #expect(Corners(radius: 2, shape: .notch).perimeter(in: square) == 60)
        #expect(Corners(radius: 5, shape: .square).area(in: square) == 200)
        // Nothing is left between two bevels that meet.
        let bevel = Corner(radius: 10, shape: .bevel)
        let none = Corners(topLeft: bevel, bottomRight: bevel)
        #expect(none.area(in: Rect2D(x: 0, y: 0, width: 10, height: 10)) == 0)
    }

    @Test func `areas beyond the greatest number are infinite, and an empty rectangle measures nothing`() {
        let huge = Rect2D(x: 0, y: 0, width: 1e300, height: 1e300)
        let tiny = Rect2D(x: 0, y: 0, width: 1e-300, height: 1e-300)
        let thin = Rect2D(x: 0, y: 0, width: 1e300, height: 1e-300)
        #expect(Corners(radius: 1).area(in: huge) == .infinity && Corners(radius: 1).area(in: tiny) == 0)
        #expect(abs(Corners(radius: 1e-300, shape: .bevel).area(in: thin) - 1) < 1e-12)
        #expect(abs(Corners(radius: 1).perimeter(in: huge) / 4e300 - 1) < 1e-12)
        #expect(abs(Corners(radius: .infinity).perimeter(in: tiny) / 1e-300 / .pi - 1) < 1e-11)
        let empty = Rect2D(x: 1, y: 2, width: 0, height: 3)
        #expect(Corners(radius: 1).area(in: empty) == 0 && Corners(radius: 1).perimeter(in: empty) == 0)
        #expect(Corners(radius: 1).points(count: 3, in: empty).isEmpty)
    }

    // MARK: Points at equal distances

    @Test(arguments: CornerShape.samples)
    func `points lie on the outline at equal distances along it, clockwise`(_ shape: CornerShape) {
        for corners in [Corners.different(shape), Corners(radius: .infinity, shape: shape)] {
            let oracle = CornersOracle(corners.fitted(in: rect), in: rect, samplesPerHalf: 40)
            let count = 400
            let points = corners.points(count: count, in: rect)
            let step = corners.perimeter(in: rect) / Double(count)
            #expect(points.count == count && points.area > 0)
            #expect(near(points[0], corners.point(at: .twelveOClock, in: rect), 1e-9))
            #expect(stride(from: 0, to: count, by: 16).allSatisfy { oracle.distance(to: points[$0]) < 1e-9 })
            let steps = zip(points, points.dropFirst() + points.prefix(1)).map { ($0 - $1).length }
            // A chord is shorter than its arc, by next to nothing except at jumps of the tangent.
            #expect(steps.allSatisfy { $0 < step * (1 + 1e-9) }, "\(shape)")
            #expect(steps.count { $0 < step * 0.98 } <= 14, "\(shape)")
        }
    }

    @Test func `points are as many as asked for, and start where the ray meets the outline`() {
        let corners = Corners.different(.smooth(0.6))
        for count in [Int.min, -1, 0] { #expect(corners.points(count: count, in: rect).isEmpty) }
        for degrees in [-720.0, -200, -90, -20, 0, 21, 22, 45, 100, 159, 160, 270, 1000] {
            let points = corners.points(count: 3, in: rect, startingAt: .degrees(degrees))
            #expect(points.count == 3)
            #expect(near(points[0], corners.point(at: .degrees(degrees), in: rect), 1e-9), "\(degrees)")
            // The distances of the two others, along polygons of many points.
            let many = corners.points(count: 300, in: rect, startingAt: .degrees(degrees))
            #expect(near(points[1], many[100], 1e-9) && near(points[2], many[200], 1e-9))
        }
        let atZero = corners.points(count: 5, in: rect, startingAt: .zero)
        #expect(corners.points(count: 5, in: rect, startingAt: .radians(.nan)) == atZero)
    }

    @Test(arguments: CornerShape.samples)
    func `the length to a point does not depend on where the count starts`(_ shape: CornerShape) {
        let corners = Corners.different(shape)
        let many = corners.points(count: 2_000, in: rect)
        /// The part of the outline from the first of many points to the one that is nearest.
        func place(of point: Point2D) -> Double {
            let gaps = many.map { ($0 - point).length }
            return Double(gaps.indices.min { gaps[$0] < gaps[$1] } ?? 0) / 2_000
        }
        for degrees in [3.0, 19, 26, 100, 158, 163, 200, 301, 339] {
            let start = corners.point(at: .degrees(degrees), in: rect)
            let next = corners.points(count: 2, in: rect, startingAt: .degrees(degrees))[1]
            let turned = place(of: next) - place(of: start)
            #expect(abs(turned - turned.rounded(.down) - 0.5) < 1e-3, "\(shape), \(degrees)")
        }
    }
}
