#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct TurnableDragTests {
    @Test func `a flick turns the view as the same touches turn the core's wheel`() {
        var random = Seeded()
        for _ in 0..<12 {
            let settings = TurnSettings(
                decay: random.chance(0.5) ? .ice : .quick,
                detents: random.chance(0.5) ? .count(7) : nil,
                limits: random.chance(0.5) ? .degrees(-100) ... .degrees(100) : nil
            )
            let scene = WheelScene(settings)
            let zone = TouchZone(center: Point2D(100, 100), innerRadius: 20, outerRadius: 100)
            var wheel = Wheel(zone: zone, settings: settings.wheelSettings(reducesMotion: false))
            var (time, angle, radius) = (random.number(0...9), random.number(-180...180), 60.0)
            scene.model.now = time
            let touch = scene.host.touch(at: scene.point(angle, radius), time: time)
            wheel.touchBegan(1, at: Point2D(scene.point(angle, radius)), time: time)
            for _ in 0..<Int.random(in: 2...30, using: &random) {
                time += random.number(0.002...0.03)
                angle += random.number(-12...20)
                radius = random.number(5...130)
                scene.model.now = time
                scene.host.move(touch, to: scene.point(angle, radius), time: time)
                wheel.touchMoved(1, to: Point2D(scene.point(angle, radius)), time: time)
                #expect(near(scene.model.angle.radians, wheel.rotation.radians))
            }
            scene.host.lift(touch, at: scene.point(angle, radius), time: time)
            wheel.touchEnded(1, at: Point2D(scene.point(angle, radius)), time: time)
            for _ in 0..<100 {
                time += random.number(0.004...0.02)
                scene.model.now = time
                scene.host.frame(at: time)
                wheel.advance(to: time)
                #expect(near(scene.model.angle.radians, wheel.rotation.radians))
                #expect(scene.host.isAnimating == wheel.isMoving)
            }
        }
    }

    @Test func `each drag turns a view that waits for a gesture around it`() {
        let scene = WheelScene(TurnSettings(gesture: .immediate))
        scene.host.holdsGestures = true
        for (start, end) in [(0.0, 90.0), (40, 100), (20, -60), (20, 50)] {
            let before = scene.model.angle.degrees
            scene.dragAndHold(start, end)
            #expect(near(scene.model.angle.degrees - before, end - start, 1))
            #expect(scene.settle())
        }
        scene.host.holdsGestures = false
        let before = scene.model.angle.degrees
        scene.dragAndHold(0, 30)
        #expect(near(scene.model.angle.degrees - before, 30, 1))
    }

    @Test func `a finger that takes over from one that the system has cancelled begins anew`() {
        let scene = WheelScene(TurnSettings(gesture: .immediate))
        let first = scene.host.touch(at: scene.point(0), time: 0)
        scene.host.move(first, to: scene.point(30), time: 0.1)
        scene.host.cancel(first)
        scene.dragAndHold(120, 150)
        #expect(near(scene.model.angle.degrees, 60, 1))
    }

    @Test func `the view is displayed at its rotation, including all turns`() {
        let scene = WheelScene()
        scene.dragAndHold(0, 90)
        #expect(near(scene.model.angle.degrees, 90))
        #expect(near(scene.displayedDegrees, 90))
        for _ in 0..<8 { scene.dragAndHold(0, 90) }
        #expect(near(scene.model.angle.degrees, 810))
    }

    @Test func `an angle binding gets the direction without whole turns`() {
        let scene = WheelScene(isCumulative: false)
        for _ in 0..<5 { scene.dragAndHold(0, 90) }
        #expect(near(scene.model.angle.degrees, 90))
        scene.dragAndHold(0, -100)
        #expect(near(scene.model.angle.degrees, 350))
        #expect(near(scene.displayedDegrees, 350))
        // A change of the binding turns in the shorter direction: by 20°, to 370° in all.
        scene.model.angle = .degrees(10)
        scene.host.update()
        #expect(near(scene.displayedDegrees, 370))
        #expect(near(scene.turns.reduce(0, +), 350))
    }

    @Test func `a drag that begins in the dead zone or beyond the touch radius is ignored`() {
        for (radius, isHeld) in [(10.0, false), (19, false), (21, true), (99, true), (105, false)] {
            let scene = WheelScene()
            let touch = scene.host.touch(at: scene.point(30, radius), time: 0)
            scene.host.move(touch, to: scene.point(90), time: 0.1)
            scene.host.lift(touch, at: scene.point(90), time: 1)
            #expect((scene.model.angle != .zero) == isHeld)
            #expect(scene.model.events.isEmpty == !isHeld)
        }
        // In a corner, which is farther away than half a side.
        for (degrees, radius, isHeld) in [(30.0, 10.0, true), (45, 119, true), (45, 121, false)] {
            let wide = WheelScene(TurnSettings(deadZone: 0, touchRadius: 1.2))
            let touch = wide.host.touch(at: wide.point(degrees, radius), time: 0)
            #expect(wide.model.events == (isHeld ? [.began] : []), "\(radius)")
            wide.host.cancel(touch)
        }
    }

    @Test func `a drag that the system cancels leaves the view where it is, without coasting`() {
        let scene = WheelScene()
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        for step in 1...10 {
            scene.host.move(touch, to: scene.point(Double(step) * 6), time: Double(step) / 60)
        }
        scene.host.cancel(touch)
        #expect(near(scene.model.angle.degrees, 60))
        #expect(!scene.host.isAnimating)
        #expect(scene.model.events.first == .began)
        #expect(scene.model.events.suffix(2) == [.cancelled, .cameToRest])
        scene.dragAndHold(0, 30)
        #expect(near(scene.model.angle.degrees, 90))
    }

    @Test func `a cancelled drag settles on a detent`() {
        let scene = WheelScene(TurnSettings(detents: .count(4)))
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        scene.host.move(touch, to: scene.point(50), time: 0.1)
        scene.model.now = 9
        scene.host.cancel(touch)
        scene.host.frame(at: 9.001)
        #expect(scene.model.angle.degrees < 60)
        #expect(scene.settle())
        #expect(near(scene.model.angle.degrees, 90))
    }

    @Test func `a touch stops a coasting view`() {
        let scene = WheelScene()
        scene.drag(0, 60)
        scene.model.now += 0.1
        scene.host.frame(at: scene.model.now)
        let angle = scene.model.angle
        let touch = scene.host.touch(at: scene.point(200), time: scene.model.now)
        #expect(!scene.host.isAnimating && scene.model.angle == angle)
        scene.host.lift(touch, at: scene.point(200), time: scene.model.now + 1)
        #expect(scene.model.angle == angle)
    }

    @Test func `a view of zero size cannot be turned`() {
        let model = WheelScene.Model()
        let binding = Binding(get: { model.angle }, set: { model.angle = $0 })
        let host = StandInHost(Color.red.turnable(rotation: binding), size: .zero)
        let touch = host.touch(at: .zero, time: 0)
        host.move(touch, to: CGPoint(x: 50, y: 0), time: 0.1)
        host.lift(touch, at: CGPoint(x: 0, y: 50), time: 0.2)
        #expect(!host.isAnimating && model.angle == .zero)
    }

    @Test func `the centre of rotation follows the size of the view`() {
        let view = Color.red
        let model = WheelScene.Model()
        let binding = Binding(get: { model.angle }, set: { model.angle = $0 })
        let host = StandInHost(view.turnable(rotation: binding), size: CGSize(width: 100, height: 100))
        host.size = CGSize(width: 400, height: 200)
        let touch = host.touch(at: CGPoint(x: 280, y: 100), time: 0)
        host.move(touch, to: CGPoint(x: 200, y: 180), time: 0.1)
        host.lift(touch, at: CGPoint(x: 200, y: 180), time: 1)
        #expect(near(model.angle.degrees, 90))
    }
}
#endif
