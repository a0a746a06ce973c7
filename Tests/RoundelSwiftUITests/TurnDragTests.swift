#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct TurnDragTests {
    @Test func `a flick turns as the wheel of the core under the same touches and times`() {
        var random = Seeded()
        for _ in 0..<12 {
            let settings = TurnSettings(
                decay: random.chance(0.5) ? .ice : .quick,
                detents: random.chance(0.5) ? .count(7) : nil,
                limits: random.chance(0.5) ? .degrees(-100) ... .degrees(100) : nil
            )
            let stage = Stage(settings)
            let zone = TouchZone(center: Point2D(100, 100), innerRadius: 20, outerRadius: 100)
            var wheel = Wheel(zone: zone, settings: settings.wheelSettings(reducesMotion: false))
            var (time, angle, radius) = (random.number(0...9), random.number(-180...180), 60.0)
            let touch = stage.host.touch(at: stage.point(angle, radius), time: time)
            wheel.touchBegan(1, at: Point2D(stage.point(angle, radius)), time: time)
            for _ in 0..<Int.random(in: 2...30, using: &random) {
                time += random.number(0.002...0.03)
                angle += random.number(-12...20)
                radius = random.number(5...130)
                stage.host.move(touch, to: stage.point(angle, radius), time: time)
                wheel.touchMoved(1, to: Point2D(stage.point(angle, radius)), time: time)
                #expect(stage.model.angle.radians == wheel.rotation.radians)
            }
            stage.host.lift(touch, at: stage.point(angle, radius), time: time)
            wheel.touchEnded(1, at: Point2D(stage.point(angle, radius)), time: time)
            for _ in 0..<100 {
                time += random.number(0.004...0.02)
                stage.host.frame(at: time)
                wheel.advance(to: time)
                #expect(stage.model.angle.radians == wheel.rotation.radians)
                #expect(stage.host.isAnimating == wheel.isMoving)
            }
        }
    }

    @Test func `the view is drawn as it is turned, all turns counted`() {
        let stage = Stage()
        stage.place(0, 90)
        #expect(near(stage.model.angle.degrees, 90))
        #expect(near(stage.shown, 90))
        for _ in 0..<8 { stage.place(0, 90) }
        #expect(near(stage.model.angle.degrees, 810))
    }

    @Test func `an angle is told without its turns`() {
        let stage = Stage(isCumulative: false)
        for _ in 0..<5 { stage.place(0, 90) }
        #expect(near(stage.model.angle.degrees, 90))
        stage.place(0, -100)
        #expect(near(stage.model.angle.degrees, 350))
        #expect(near(stage.shown, 350))
        // A change from outside goes the shorter way: 20° on, and 370° in all.
        stage.model.angle = .degrees(10)
        stage.host.update()
        #expect(near(stage.shown, 370))
        #expect(near(stage.turns.reduce(0, +), 350))
    }

    @Test func `a drag that begins in the dead zone or outside is none`() {
        for (radius, isHeld) in [(10.0, false), (19, false), (21, true), (99, true), (105, false)] {
            let stage = Stage()
            let touch = stage.host.touch(at: stage.point(30, radius), time: 0)
            stage.host.move(touch, to: stage.point(90), time: 0.1)
            stage.host.lift(touch, at: stage.point(90), time: 1)
            #expect((stage.model.angle != .zero) == isHeld)
            #expect(stage.model.events.isEmpty == !isHeld)
        }
        let wide = Stage(TurnSettings(deadZone: 0, touchRadius: 2))
        let touch = wide.host.touch(at: wide.point(30, 10), time: 0)
        #expect(wide.model.events == [.began])
        wide.host.cancel(touch)
    }

    @Test func `a drag that the system takes away keeps its place and does not coast`() {
        let stage = Stage()
        let touch = stage.host.touch(at: stage.point(0), time: 0)
        for step in 1...10 {
            stage.host.move(touch, to: stage.point(Double(step) * 6), time: Double(step) / 60)
        }
        stage.host.cancel(touch)
        #expect(near(stage.model.angle.degrees, 60))
        #expect(!stage.host.isAnimating)
        #expect(stage.model.events.first == .began)
        #expect(stage.model.events.suffix(2) == [.cancelled, .cameToRest])
        stage.place(0, 30)
        #expect(near(stage.model.angle.degrees, 90))
    }

    @Test func `a cancelled drag settles on a detent`() {
        let stage = Stage(TurnSettings(detents: .count(4)))
        let touch = stage.host.touch(at: stage.point(0), time: 0)
        stage.host.move(touch, to: stage.point(50), time: 0.1)
        stage.model.now = 9
        stage.host.cancel(touch)
        stage.host.frame(at: 9.001)
        #expect(stage.model.angle.degrees < 60)
        #expect(stage.settle())
        #expect(near(stage.model.angle.degrees, 90))
    }

    @Test func `a touch stops a coasting wheel under the finger`() {
        let stage = Stage()
        stage.drag(0, 60)
        stage.model.now += 0.1
        stage.host.frame(at: stage.model.now)
        let angle = stage.model.angle
        let touch = stage.host.touch(at: stage.point(200), time: stage.model.now)
        #expect(!stage.host.isAnimating && stage.model.angle == angle)
        stage.host.lift(touch, at: stage.point(200), time: stage.model.now + 1)
        #expect(stage.model.angle == angle)
    }

    @Test func `without room there is nothing to turn`() {
        let model = Stage.Model()
        let binding = Binding(get: { model.angle }, set: { model.angle = $0 })
        let host = StandInHost(Color.red.turnable(rotation: binding), size: .zero)
        let touch = host.touch(at: .zero, time: 0)
        host.move(touch, to: CGPoint(x: 50, y: 0), time: 0.1)
        host.lift(touch, at: CGPoint(x: 0, y: 50), time: 0.2)
        #expect(!host.isAnimating && model.angle == .zero)
    }

    @Test func `the middle follows the size`() {
        let view = Color.red
        let model = Stage.Model()
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
