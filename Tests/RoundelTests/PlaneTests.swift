import RoundelTestSupport
import Testing

@testable import Roundel

/// Points, vectors, rectangles and numeric methods at the ends of their range.
@Suite struct PlaneTests {
    @Test func `lengths overflow and vanish, and exact ones do not`() {
        #expect(Point2D(3, -4).length == 5 && Point2D(3, -4).exactLength == 5)
        #expect(Point2D(1e200, 0).length == .infinity && Point2D(1e-200, 0).length == 0)
        for scale in [0x1p-900, 0x1p-600, 0x1p-1, 0x1p600, 0x1p1000] {
            #expect((Point2D(3, -4) * scale).exactLength == 5 * scale)
        }
        #expect(Point2D.zero.exactLength == 0)
    }

    @Test func `a unit scale makes the longer coordinate at least 1 and less than 2`() {
        for (vector, scale) in [
            (Point2D(3, -5), 0.25), (Point2D(-1, 0.1), 1), (Point2D(0, 1.999), 1), (Point2D(2, 1), 0.5),
            (Point2D(0x1p-900, 0), 0x1p900), (Point2D(0, -0x1p1000), 0x1p-1000),
            (Point2D(.leastNonzeroMagnitude, 0), 0x1p1022),
            (.zero, 1), (Point2D(.infinity, 3), 1),
        ] { #expect(vector.unitScale == scale, "\(vector)") }
    }

    @Test func `a unit vector has the direction, and the zero vector stays`() {
        for scale in [1e-300, 1e-160, 1, 1e160, 1e300] {
            #expect(near((Point2D(-3, 4) * scale).unit, Point2D(-0.6, 0.8), 1e-15))
        }
        #expect(Point2D.zero.unit == .zero)
        // Clockwise on a screen: to the right above, down on the right.
        #expect(Point2D(1, 0).outward == Point2D(0, -1) && Point2D(0, 1).outward == Point2D(1, 0))
    }

    @Test func `coordinates that are not finite are zero, and great ones bounded`() {
        #expect(Point2D(.nan, 3).finiteOrZero == Point2D(0, 3))
        #expect(Point2D(-3, .infinity).finiteOrZero == Point2D(-3, 0))
        #expect(Point2D(1e305, -1e305).bounded == Point2D(0x1p1000, -0x1p1000))
        #expect(Point2D(0x1p1000, -7).bounded == Point2D(0x1p1000, -7))
        #expect(!Point2D(1, .nan).isFinite && !Point2D(.infinity, 1).isFinite && Point2D(1, 2).isFinite)
    }

    @Test func `a rectangle has sides from 2⁻¹⁰⁰⁰ to 2¹⁰⁰⁰, or none`() {
        let rect = Rect2D(x: 1e305, y: 0, width: 0x1p-1000, height: 0x1p-1001)
        #expect(rect.origin.x == 0x1p1000 && rect.size == Point2D(0x1p-1000, 0) && rect.isEmpty)
        #expect(Rect2D(x: 0, y: 0, width: 1e305, height: -1e305).size == Point2D(0x1p1000, 0x1p1000))
        #expect(Rect2D(x: 5, y: 6, width: -2, height: -3) == Rect2D(x: 3, y: 3, width: 2, height: 3))
        #expect(Rect2D(x: 5, y: 6, width: .infinity, height: 3).size == Point2D(0, 3))
        #expect(Rect2D(x: 0, y: 0, width: 0, height: 3).isEmpty)
        #expect(!Rect2D(x: 0, y: 0, width: 1, height: 3).isEmpty)
        #expect(Rect2D(x: 0, y: 0, width: 5, height: 3).shorterSide == 3)
    }

    @Test func `insets that overlap leave the middle of their overlap`() {
        let rect = Rect2D(x: 10, y: 20, width: 100, height: 200)
        let none = rect.inset(top: 150, bottom: 90)
        #expect(none == Rect2D(x: 10, y: 150, width: 100, height: 0))
        #expect(rect.inset(top: 120, bottom: 80) == Rect2D(x: 10, y: 140, width: 100, height: 0))
        #expect(rect.inset(top: .infinity, bottom: -.infinity) == rect)
        #expect(rect.inset(bottom: -5) == Rect2D(x: 10, y: 20, width: 100, height: 205))
        #expect(rect.inset(left: -5) == Rect2D(x: 5, y: 20, width: 105, height: 200))
    }

    @Test func `insets count up to 2¹⁰⁰⁰, so that a rectangle that they extend has a size`() {
        let rect = Rect2D(x: 0, y: 0, width: 100, height: 200)
        let huge = rect.inset(top: -1e308, left: -1e308, bottom: -1e308, right: -1e308)
        #expect(huge.size == Point2D(0x1p1000, 0x1p1000) && huge.origin == -huge.size)
    }

    @Test func `the nearest point of a rectangle is on its edge for one outside, and itself for one inside`()
    {
        let rect = Rect2D(x: 10, y: 20, width: 100, height: 200)
        for (point, nearest) in [
            (Point2D(50, 60), Point2D(50, 60)), (Point2D(10, 220), Point2D(10, 220)),
            (Point2D(9, 60), Point2D(10, 60)), (Point2D(111, 60), Point2D(110, 60)),
            (Point2D(50, 19), Point2D(50, 20)), (Point2D(50, 221), Point2D(50, 220)),
            (Point2D(-5, 1e300), Point2D(10, 220)), (Point2D(.infinity, 60), Point2D(.infinity, 60)),
            (Point2D(50, -.infinity), Point2D(50, -.infinity)),
        ] { #expect(rect.nearestPoint(to: point) == nearest, "\(point)") }
        #expect(rect.nearestPoint(to: Point2D(.nan, 500)).y == 500, "a point that is not finite stays")
    }

    @Test func `signed angles are from −π, which is π, to π`() {
        #expect(Angle.radians(.pi).signed.radians == .pi && Angle.radians(-.pi).signed.radians == .pi)
        #expect(near(Angle.radians(Double.pi.nextUp).signed.radians, -.pi, 1e-14))
        #expect(near(Angle.degrees(-179).signed, .degrees(-179)))
        #expect(near(Angle.degrees(181 + 720).signed, .degrees(-179)))
        #expect(Angle.zero.shortestDifference(to: .radians(.pi)).radians == .pi)
        #expect(Angle.radians(.pi).shortestDifference(to: .zero).radians == .pi)
        #expect(Angle.degrees(-30).magnitude == .degrees(30))
        // Half a turn is clockwise up to rounding, and a little less than that is not half a turn.
        #expect(near(Angle.zero.shortestTurn(to: .radians(1e-10 - .pi)).radians, .pi, 1e-9))
        #expect(near(Angle.zero.shortestTurn(to: .degrees(-179.99)), .degrees(-179.99)))
        #expect("\(Angle.degrees(12.34567))" == "12.3457°" && "\(Angle.radians(-1e-7))" == "0.0°")
        #expect(Angle(of: Point2D(-1, 0)) == .radians(.pi) && Angle(of: Point2D(0, -2)) == .twelveOClock)
    }

    // MARK: Numeric methods

    @Test func `a quadrature is exact for polynomials, and 0 over no range`() {
        for power in [0, 1, 7, 30] {
            let found = GaussLegendre.integral(0, 1) { x in (0..<power).reduce(1) { sum, _ in sum * x } }
            #expect(near(found, 1 / Double(power + 1), 1e-14), "\(power)")
        }
        #expect(near(GaussLegendre.integral(-2, 4) { $0 * $0 }, 24, 1e-12))
        #expect(GaussLegendre.integral(1, 1) { _ in 5 } == 0 && GaussLegendre.integral(2, 1) { _ in 5 } == 0)
    }

    @Test func `a search by false position comes to the root, in 96 steps at most`() {
        // The values on the two sides differ by so much that only bisections help.
        var (steps, last) = (0, 0.0)
        FalsePosition.search((0, -1e-300), (1, 1)) { parameter in
            (steps, last) = (steps + 1, parameter)
            return parameter < 0.3 ? -1e-300 : 1
        }
        #expect(steps == 96 && near(last, 0.3, 1e-12))
        // An end that stays counts half: with secants alone, p³ = 0.3 takes 50 steps.
        steps = 0
        FalsePosition.search((0, -0.3), (1, 0.7)) { parameter in
            let value = parameter * parameter * parameter - 0.3
            steps += 1
            return abs(value) > 1e-12 ? value : nil
        }
        #expect(steps <= 10, "\(steps)")
        // Of a line, the first parameter is the root.
        FalsePosition.search((0, -3), (4, 9)) { parameter in
            last = parameter
            return nil
        }
        #expect(last == 1)
    }

    @Test func `subpaths that are no more than points are left out`() {
        func line(_ x: Double, _ y: Double, by step: Double) -> [PathElement] {
            [.move(Point2D(x, y)), .line(Point2D(x + step, y)), .line(Point2D(x, y + step)), .close]
        }
        let (large, point) = (line(5, 6, by: 3), line(8, 9, by: 0.5))
        #expect((point + large + point).withoutPoints(within: 0.5) == large)
        #expect((large + point + large).withoutPoints(within: 0.49) == large + point + large)
        #expect((large + large).withoutPoints(within: 3).isEmpty)
        // One end that is farther away is enough, wherever it is.
        let back: [PathElement] = [
            .move(.zero), .cubic(Point2D(9, 9), Point2D(9, 0), to: Point2D(0, 2)), .line(.zero), .close,
        ]
        #expect(back.withoutPoints(within: 1) == back && back.withoutPoints(within: 2).isEmpty)
        #expect([PathElement]().withoutPoints(within: 1).isEmpty)
    }

    @Test func `indices in the order of numbers keep that of equal ones`() {
        #expect([3.0, 1, 2, 1, 3].ascendingOrder == [1, 3, 2, 0, 4])
        #expect([Double]().ascendingOrder.isEmpty)
    }

    // MARK: Badges

    @Test func `a helper is pinned to a badge's corner if both sides are longer than its radius`() {
        func helper(_ x: Double, _ y: Double, _ ratio: Double?) -> BadgeHelper {
            BadgeHelper(offset: Point2D(x, y), ratio: ratio)
        }
        let cut = helper(-0.5, 0.75, 0.25)
        #expect(cut.kind == .cornerToCorner && cut.widthMultiplier == 0.25 && cut.heightMultiplier == 0.5)
        #expect(!cut.isRight && cut.isBottom)
        for (ratio, kind) in [
            (0.5, BadgeHelper.Kind.cornerToCenter), (0.6, .cornerToCenter), (nil, .cornerToCenter),
            (0, .cornerToCenter), (-1, .cornerToCenter), (.nan, .cornerToCenter),
            (.infinity, .cornerToCenter),
        ] as [(Double?, BadgeHelper.Kind)] {
            let whole = helper(0.5, -0.75, ratio)
            #expect(whole.kind == kind && whole.widthMultiplier == 0.5, "\(ratio as Any)")
            #expect(whole.heightMultiplier == 0.75 && whole.isRight && !whole.isBottom)
        }
        let axis = helper(0, -0.75, 0)
        #expect(axis.kind == .cornerToCenter && axis.widthMultiplier == 0 && axis.isRight)
        #expect(helper(0.75, 0, 0).isBottom)
    }

    @Test func `the box of a circle is the square in the middle of a host of any proportions`() {
        let tall = Rect2D(x: 10, y: 20, width: 60, height: 200)
        #expect(Circumference.circle.box(in: tall) == Rect2D(x: 10, y: 90, width: 60, height: 60))
        for other in [Circumference.ellipse, .superellipse(exponent: 3), .corners(Corners(radius: 3))] {
            #expect(other.box(in: tall) == tall)
        }
        #expect(near(Circumference.circle.point(at: .twelveOClock, in: tall), Point2D(40, 90)))
        #expect(near(Circumference.ellipse.point(at: .twelveOClock, in: tall), Point2D(40, 20)))
        #expect(near(Circumference.circle.anchor(at: .degrees(45)), Point2D(0.853_553_4, 0.853_553_4), 1e-7))
    }
}
