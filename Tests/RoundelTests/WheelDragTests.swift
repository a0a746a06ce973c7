import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// The one-finger wheel of the article, row by row, on a view of 200 × 200 points, finger at 80
/// points.
@Suite struct WheelDragTests {
    static func wheel(
        _ settings: Wheel.Settings = Wheel.Settings(),
        width: Double = 200,
        height: Double = 200
    ) -> Wheel {
        Wheel(zone: TouchZone(in: Rect2D(x: 0, y: 0, width: width, height: height)), settings: settings)
    }

    var wheel = Self.wheel()
    var finger = Finger()

    @Test mutating func `a quarter turn is reported while turning and at the end`() {
        #expect(finger.begin(&wheel, at: 0).touch == .began)
        let updates = finger.sweep(&wheel, from: 0, to: 90)
        #expect(updates.allSatisfy { $0.turned > .zero })
        #expect(near(updates.reduce(.zero) { $0 + $1.turned }, .degrees(90)))
        #expect(near(wheel.rotation, .degrees(90)))
        finger.rest(0.2)
        let end = finger.lift(&wheel, at: 90)
        #expect(end.touch == .ended(.lift))
        #expect(end.cameToRest)
        #expect(near(wheel.rotation.normalized, .degrees(90)))
    }

    @Test mutating func `a touch that begins in the dead zone is refused for good`() {
        #expect(finger.begin(&wheel, at: 0, radius: 10).touch == .refused)
        let updates = finger.sweep(&wheel, from: 0, to: 90)
        #expect(updates.allSatisfy { $0 == Wheel.Update() })
        #expect(finger.lift(&wheel, at: 90) == Wheel.Update())
        #expect(wheel.rotation == .zero)
        #expect(wheel.phase == .idle)
    }

    @Test mutating func `a refused touch leaves an earlier rotation alone`() {
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 30)
        finger.rest(0.2)
        finger.lift(&wheel, at: 30)
        finger.begin(&wheel, at: 30, radius: 10)
        for degrees in [90.0, 120] {
            finger.move(&wheel, to: degrees)
            #expect(near(wheel.rotation, .degrees(30)))
        }
    }

    @Test mutating func `across nine o'clock no step is larger than the finger's`() {
        finger.begin(&wheel, at: 150)
        let updates = finger.sweep(&wheel, from: 150, to: 210, velocity: 60)
        #expect(updates.count == 60)
        #expect(updates.allSatisfy { near($0.turned, .degrees(1)) })
        #expect(near(wheel.rotation, .degrees(60)))
        #expect(near(wheel.velocity, .pi / 3, 1e-6))
    }

    @Test mutating func `through the centre it freezes and goes on from there`() {
        finger.begin(&wheel, at: 0)
        for x in stride(from: 80.0, through: -80, by: -5) {
            finger.move(&wheel, to: 0, radius: x)
            #expect(wheel.rotation == .zero)
        }
        finger.sweep(&wheel, from: 180, to: 200)
        #expect(near(wheel.rotation, .degrees(20)))
    }

    @Test mutating func `two events on either side of the centre are a crossing too`() {
        finger.begin(&wheel, at: 0)
        #expect(finger.move(&wheel, to: 177).turned == .zero)
        finger.sweep(&wheel, from: 177, to: 187)
        #expect(near(wheel.rotation, .degrees(10)))
    }

    @Test mutating func `a straight move past the dead zone turns in the shorter direction`() {
        finger.begin(&wheel, at: 0)
        #expect(near(finger.move(&wheel, to: 150).turned, .degrees(150)))
        #expect(near(finger.move(&wheel, to: 10).turned, .degrees(-140)))
    }

    @Test mutating func `it follows a finger that leaves the zone outward`() {
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 30)
        finger.sweep(&wheel, from: 30, to: 60, radius: 110)
        #expect(near(wheel.rotation, .degrees(60)))
        finger.sweep(&wheel, from: 60, to: 90)
        #expect(near(wheel.rotation, .degrees(90)))
    }

    @Test mutating func `a cancelled drag stays where it is and says so`() {
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 60)
        let update = wheel.touchCancelled(1, time: finger.time)
        #expect(update.touch == .ended(.cancel))
        #expect(update.cameToRest)
        #expect(near(wheel.rotation, .degrees(60)))
        #expect(wheel.phase == .idle)
    }

    @Test mutating func `two turns and an eighth are 765 degrees`() {
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 765)
        #expect(near(wheel.rotation, .degrees(765)))
        #expect(near(wheel.rotation.normalized, .degrees(45)))
        #expect(wheel.rotation.wholeTurns == 2)
    }

    @Test mutating func `a tap turns nothing`() {
        #expect(finger.begin(&wheel, at: 40).touch == .began)
        finger.rest(0.05)
        let update = finger.lift(&wheel, at: 40)
        #expect(update.touch == .ended(.lift))
        #expect(update.turned == .zero && !update.cameToRest)
        #expect(wheel.phase == .idle)
    }

    @Test(arguments: [(50.0, true), (80, false), (12.5, true), (11.9, false), (60, true), (60.1, false)])
    func `the zone of an oblong view is a circle on its shorter side`(radius: Double, turns: Bool) {
        var wheel = Self.wheel(width: 240, height: 120)
        var finger = Finger(center: Point2D(120, 60))
        #expect(finger.begin(&wheel, at: 0, radius: radius).touch == (turns ? .began : .refused))
        finger.sweep(&wheel, from: 0, to: 45, radius: radius)
        #expect(near(wheel.rotation, turns ? .degrees(45) : .zero))
    }

    @Test mutating func `a second finger is ignored`() {
        var second = Finger(2)
        finger.begin(&wheel, at: 0)
        #expect(second.begin(&wheel, at: 180).touch == .refused)
        finger.sweep(&wheel, from: 0, to: 45)
        second.sweep(&wheel, from: 180, to: 90)
        #expect(second.lift(&wheel, at: 90) == Wheel.Update())
        finger.sweep(&wheel, from: 45, to: 90)
        #expect(near(wheel.rotation, .degrees(90)))
    }

    /// The article's state was the view's transform; here the model holds it and a wheel can start
    /// anywhere.
    @Test func `a wheel that is turned already goes on from there`() {
        var wheel = Wheel(
            zone: TouchZone(in: Rect2D(x: 0, y: 0, width: 200, height: 200)),
            rotation: .degrees(400)
        )
        var finger = Finger()
        finger.begin(&wheel, at: 10)
        finger.sweep(&wheel, from: 10, to: 40)
        #expect(near(wheel.rotation, .degrees(430)))
    }

    /// The figures of the article on rotation by touch: 0.5 on a rotation of 0.3, then 1.2.
    @Test func `a drag keeps its offset`() {
        var wheel = Wheel(
            zone: TouchZone(in: Rect2D(x: 0, y: 0, width: 200, height: 200)),
            rotation: .radians(0.3)
        )
        var finger = Finger()
        let degrees = 180 / Double.pi
        finger.begin(&wheel, at: 0.5 * degrees)
        #expect(near(wheel.rotation.radians, 0.3))
        finger.move(&wheel, to: 1.2 * degrees)
        #expect(near(wheel.rotation.radians, 1.0))
    }

    @Test func `sensitivity scales the finger's turn`() {
        for (sensitivity, degrees) in [(0.5, 45.0), (2, 180), (-1, -90), (0, 0), (.nan, 90), (1e308, 90)] {
            var wheel = Self.wheel(Wheel.Settings(sensitivity: sensitivity))
            var finger = Finger()
            finger.begin(&wheel, at: 0)
            finger.sweep(&wheel, from: 0, to: 90)
            #expect(near(wheel.rotation, .degrees(degrees)))
        }
    }

    @Test mutating func `points and times that are not numbers change nothing`() {
        #expect(wheel.touchBegan(1, at: Point2D(.nan, 0), time: 0).touch == .refused)
        #expect(wheel.touchBegan(1, at: Point2D(180, 100), time: .nan).touch == .refused)
        finger.begin(&wheel, at: 0)
        #expect(wheel.touchMoved(1, to: Point2D(.infinity, 100), time: 1).turned == .zero)
        #expect(wheel.touchMoved(1, to: Point2D(1e300, 100), time: 1).turned == .zero)
        #expect(wheel.touchMoved(1, to: finger.point(40, 80), time: .nan).turned == .zero)
        finger.move(&wheel, to: 10)
        #expect(near(wheel.rotation, .degrees(10)))
        #expect(wheel.touchEnded(1, at: Point2D(.nan, .nan), time: .nan).touch == .ended(.lift))
        #expect(wheel.rotation.radians.isFinite)
    }

    @Test mutating func `a finger whose lift was lost can take hold again`() {
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 30)
        #expect(finger.begin(&wheel, at: 200).touch == .began)
        finger.sweep(&wheel, from: 200, to: 210)
        #expect(near(wheel.rotation, .degrees(40)))
    }

    @Test mutating func `the zone may move and grow in the middle of a drag`() {
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 30)
        wheel.zone = TouchZone(in: Rect2D(x: 0, y: 0, width: 400, height: 400))
        #expect(near(wheel.rotation, .degrees(30)))
        finger.center = Point2D(200, 200)
        finger.begin(&wheel, at: 30, radius: 150)
        finger.sweep(&wheel, from: 30, to: 60, radius: 150)
        #expect(near(wheel.rotation, .degrees(60)))
    }

    @Test func `a zone is made whole`() {
        let zone = TouchZone(center: Point2D(.nan, 2), innerRadius: -3, outerRadius: .nan)
        #expect(zone == TouchZone(center: Point2D(0, 2), innerRadius: 0, outerRadius: 0))
        var wheel = Wheel(zone: TouchZone(center: .zero, innerRadius: 0, outerRadius: 100))
        #expect(wheel.touchBegan(1, at: .zero, time: 0).touch == .began)
        #expect(wheel.touchMoved(1, to: Point2D(5, 0), time: 0.1).turned == .zero)
        #expect(wheel.touchMoved(1, to: Point2D(-5, 0), time: 0.2).turned == .zero)
        #expect(near(wheel.touchMoved(1, to: Point2D(0, -5), time: 0.3).turned, .degrees(90)))
    }

    @Test func `a zone's radii are fractions of half the shorter side`() {
        let bounds = Rect2D(x: 10, y: 20, width: 300, height: 200)
        let plain = TouchZone(in: bounds)
        #expect(plain == TouchZone(center: Point2D(160, 120), innerRadius: 20, outerRadius: 100))
        let wide = TouchZone(in: bounds, deadZone: 0.5, touchRadius: 2)
        #expect(wide == TouchZone(center: Point2D(160, 120), innerRadius: 50, outerRadius: 200))
        let odd = TouchZone(in: bounds, deadZone: -1, touchRadius: .nan)
        #expect(odd == TouchZone(center: Point2D(160, 120), innerRadius: 0, outerRadius: 0))
        let narrow = TouchZone(in: bounds, deadZone: .nan, touchRadius: -1)
        #expect(narrow == odd)
    }
}
