import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// A wheel that is turned by amounts, as a trackpad and a crown do.
@Suite struct WheelScrollTests {
    var wheel = WheelDragTests.wheel()

    /// Scrolls in even steps, one in each 1/60 second from a time on, and answers with the time of
    /// the last.
    @discardableResult
    static func scroll(
        _ wheel: inout Wheel,
        by degrees: Double,
        velocity: Double = 300,
        from start: Double = 0
    ) -> Double {
        let steps = max(1, Int((degrees.magnitude / velocity * 60).rounded()))
        wheel.scrolled(by: .zero, time: start)
        for step in 1...steps {
            wheel.scrolled(by: .degrees(degrees / Double(steps)), time: start + Double(step) / 60)
        }
        return start + Double(steps) / 60
    }

    // MARK: As a finger does

    @Test func `it turns and coasts as under a finger that turns by the same angles at the same times`() {
        var random = Seeded()
        var coasts = 0
        for _ in 0..<10_000 {
            var settings = WheelRandomDragTests.settings(&random)
            settings.sensitivity = random.number(-2...2)
            var (scrolled, touched) = (WheelDragTests.wheel(settings), WheelDragTests.wheel(settings))
            var (direction, time) = (random.number(-4...4), random.number(0...9))
            let speed = random.number(-0.6...0.6)
            func point() -> Point2D { Finger().point(direction * 180 / .pi, 80) }
            func agree(_ scroll: Wheel.Update, _ touch: Wheel.Update) -> Bool {
                scroll.touch == touch.touch && Array(scroll.passed) == Array(touch.passed)
                    && scroll.cameToRest == touch.cameToRest && near(scroll.turned, touch.turned, 1e-6)
                    && near(scrolled.rotation, touched.rotation, 1e-6) && scrolled.phase == touched.phase
            }
            func check(_ scroll: Wheel.Update, _ touch: Wheel.Update) -> Bool {
                if agree(scroll, touch) { return true }
                Issue.record("\(scroll) of a scroll, \(touch) of a finger, with \(settings)")
                return false
            }
            let began = touched.touchBegan(1, at: point(), time: time)
            guard check(scrolled.scrolled(by: .zero, time: time), began) else { return }
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let turn = speed * random.number(0...2)
                (direction, time) = (direction + turn, time + random.number(0...0.03))
                let moved = touched.touchMoved(1, to: point(), time: time)
                guard check(scrolled.scrolled(by: .radians(turn), time: time), moved) else { return }
            }
            let last = random.chance(0.5) ? 0 : speed
            (direction, time) = (direction + last, time + random.number(0...0.2))
            if random.chance(0.2) {
                let cancelled = touched.touchCancelled(1, time: time)
                guard check(scrolled.scrollCancelled(time: time), cancelled) else { return }
            } else {
                // The last angle of a scroll counts as one before, and the point of a lift does not.
                var atOnce = scrolled
                atOnce.scrollEnded(by: .radians(last), time: time)
                if last != 0 {
                    let moved = touched.touchMoved(1, to: point(), time: time)
                    guard check(scrolled.scrolled(by: .radians(last), time: time), moved) else { return }
                }
                let ended = touched.touchEnded(1, at: point(), time: time)
                guard check(scrolled.scrollEnded(by: .zero, time: time), ended) else { return }
                #expect(atOnce.velocity == scrolled.velocity && atOnce.rotation == scrolled.rotation)
            }
            guard near(scrolled.velocity, touched.velocity, 1e-6) else {
                Issue.record("\(scrolled.velocity) \(touched.velocity)")
                return
            }
            if scrolled.isMoving { coasts += 1 }
            for frame in 1...4 {
                // Never where the settling time ends, to which rounding would tell them apart.
                let later = time + Double(frame * frame) / 8.3
                guard check(scrolled.advance(to: later), touched.advance(to: later)) else { return }
            }
        }
        #expect(coasts > 2_500)
    }

    @Test mutating func `the first takes hold, and the end lets go`() {
        let first = wheel.scrolled(by: .degrees(4), time: 0)
        #expect(first.touch == .began && near(first.turned, .degrees(4)))
        #expect(wheel.phase == .dragging)
        #expect(wheel.scrolled(by: .degrees(4), time: 0.02).touch == .none)
        #expect(near(wheel.velocity, Angle.degrees(4).radians / 0.02, 1e-6))
        let end = wheel.scrollEnded(by: .degrees(4), time: 0.04)
        #expect(end.touch == .ended(.lift) && near(end.turned, .degrees(4)))
        #expect(wheel.phase == .coasting)
    }

    @Test mutating func `it needs no zone, and a step may be longer than half a turn`() {
        wheel.zone = TouchZone(center: .zero, innerRadius: 0, outerRadius: 0)
        #expect(near(wheel.scrolled(by: .degrees(765), time: 0).turned, .degrees(765)))
        #expect(near(wheel.scrolled(by: .degrees(-270), time: 0.1).turned, .degrees(-270)))
        #expect(near(wheel.rotation, .degrees(495)))
    }

    @Test mutating func `a scroll that rested before its end does not throw`() {
        let time = Self.scroll(&wheel, by: 60)
        let end = wheel.scrollEnded(time: time + 0.2)
        #expect(end.cameToRest && wheel.phase == .idle && near(wheel.rotation, .degrees(60)))
    }

    @Test mutating func `its end counts as no sample where nothing turned`() {
        let time = Self.scroll(&wheel, by: 60)
        wheel.scrollEnded(time: time + 0.001)
        #expect(near(wheel.velocity, 300 * .pi / 180 * Decay.moderate.launchFactor, 1e-6))
    }

    @Test mutating func `one that is taken away stays where it is`() {
        let time = Self.scroll(&wheel, by: 60)
        #expect(wheel.scrollCancelled(time: time).touch == .ended(.cancel))
        #expect(wheel.phase == .idle && near(wheel.rotation, .degrees(60)))
    }

    @Test mutating func `it catches a moving wheel`() {
        wheel = WheelFlickTests.flicked()
        wheel.advance(to: 0.3)
        let rotation = wheel.rotation
        #expect(wheel.isMoving)
        #expect(wheel.scrolled(by: .zero, time: 0.3).touch == .began)
        #expect(wheel.rotation == rotation && wheel.velocity == 0)
        #expect(wheel.scrollEnded(time: 0.5).cameToRest && wheel.rotation == rotation)
    }

    // MARK: Limits and detents

    @Test mutating func `a rubber band holds it back, and it settles on the end`() {
        wheel = WheelDragTests.wheel(Wheel.Settings(limits: Limits(.degrees(-135) ... .degrees(135))))
        let time = Self.scroll(&wheel, by: 300)
        #expect(wheel.rotation > .degrees(140) && wheel.rotation < .degrees(165))
        wheel.scrollEnded(time: time + 1)
        #expect(wheel.phase == .settling)
        #expect(wheel.advance(to: time + 1.5).cameToRest && wheel.rotation == .degrees(135))
    }

    @Test mutating func `detents pass, and it lands on one`() {
        wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 8)))
        #expect(Array(wheel.scrolled(by: .degrees(100), time: 0).passed) == [1, 2])
        wheel.scrollEnded(time: 1)
        #expect(wheel.advance(to: 2).cameToRest && near(wheel.rotation, .degrees(90)))
    }

    @Test mutating func `settings may change in the middle of it`() {
        Self.scroll(&wheel, by: 60)
        wheel.apply(Wheel.Settings(sensitivity: 0.5), time: 0.3)
        #expect(wheel.phase == .dragging)
        #expect(near(wheel.scrolled(by: .degrees(20), time: 0.4).turned, .degrees(10)))
        wheel.setRotation(.degrees(7))
        #expect(near(wheel.scrolled(by: .degrees(20), time: 0.5).turned, .degrees(10)))
        #expect(near(wheel.rotation, .degrees(17)))
    }

    // MARK: Together with fingers and commands

    @Test mutating func `while a finger holds the wheel a scroll is refused`() {
        var finger = Finger()
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 30)
        for degrees in [0.0, 9] {
            let update = wheel.scrolled(by: .degrees(degrees), time: finger.time)
            #expect(update.touch == .refused && update.turned == .zero)
        }
        #expect(wheel.scrollEnded(by: .degrees(9), time: finger.time) == Wheel.Update())
        #expect(wheel.scrollCancelled(time: finger.time) == Wheel.Update())
        #expect(wheel.phase == .dragging && near(wheel.rotation, .degrees(30)))
    }

    @Test mutating func `while a scroll holds the wheel, fingers and commands are refused`() {
        let time = Self.scroll(&wheel, by: 30)
        for finger in [0, 1, -1, Int.max] {
            let point = Point2D(180, 100)
            #expect(wheel.touchBegan(finger, at: point, time: time).touch == .refused)
            #expect(wheel.touchMoved(finger, to: Point2D(100, 180), time: time) == Wheel.Update())
            #expect(wheel.touchEnded(finger, at: point, time: time) == Wheel.Update())
            #expect(wheel.touchCancelled(finger, time: time) == Wheel.Update())
        }
        #expect(wheel.step(by: 1, time: time).touch == .refused)
        #expect(wheel.stop(time: time).touch == .refused)
        #expect(wheel.phase == .dragging && near(wheel.rotation, .degrees(30)))
        #expect(wheel.scrolled(by: .degrees(5), time: time).touch == .none)
    }

    @Test mutating func `an end without a scroll is ignored`() {
        #expect(wheel.scrollEnded(by: .degrees(9), time: 0) == Wheel.Update())
        #expect(wheel.scrollCancelled(time: 0) == Wheel.Update())
        wheel = WheelFlickTests.flicked()
        #expect(wheel.scrollEnded(by: .degrees(9), time: 0.3) == Wheel.Update() && wheel.phase == .coasting)
    }

    // MARK: Nonsense

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e9, -1e300])
    func `amounts and times that are none change nothing`(nonsense: Double) {
        var wheel = wheel
        #expect(wheel.scrolled(by: .radians(nonsense), time: 0).touch == .refused)
        if !nonsense.isFinite { #expect(wheel.scrolled(by: .degrees(1), time: nonsense).touch == .refused) }
        #expect(wheel.phase == .idle)
        let time = Self.scroll(&wheel, by: 60)
        #expect(wheel.scrolled(by: .radians(nonsense), time: time + 0.01).turned == .zero)
        if !nonsense.isFinite { #expect(wheel.scrolled(by: .degrees(1), time: nonsense).turned == .zero) }
        #expect(wheel.phase == .dragging)
        let end = wheel.scrollEnded(by: .radians(nonsense), time: nonsense.isFinite ? time : nonsense)
        #expect(end.touch == .ended(.lift) && near(wheel.rotation, .degrees(60)))
        #expect(near(wheel.velocity, 300 * .pi / 180 * Decay.moderate.launchFactor, 1e-6))
    }

    @Test mutating func `a time before the last one counts as the last one`() {
        let time = Self.scroll(&wheel, by: 60)
        #expect(near(wheel.scrolled(by: .degrees(5), time: time - 9).turned, .degrees(5)))
        #expect(wheel.velocity.isFinite && near(wheel.rotation, .degrees(65)))
        #expect(wheel.scrollEnded(time: -1e300).touch == .ended(.lift))
        #expect(wheel.phase == .coasting)
        wheel.advance(to: time + 60)
        #expect(wheel.phase == .idle && wheel.rotation.radians.isFinite)
    }

    @Test(arguments: [Double.nan, .infinity, 1e9])
    func `an end that is refused as a move ends at its time, so that a rest before it counts`(
        nonsense: Double
    ) {
        for (wait, coasts) in [(0.0, true), (1, false)] {
            var wheel = wheel
            let time = Self.scroll(&wheel, by: 60)
            let rotation = wheel.rotation
            wheel.scrollEnded(by: .radians(nonsense), time: time + wait)
            #expect(wheel.isMoving == coasts && wheel.rotation == rotation)
            var (held, finger) = (self.wheel, Finger())
            finger = Finger(center: held.zone.center)
            held.touchBegan(1, at: finger.point(0, 90), time: 0)
            for step in 1...6 {
                held.touchMoved(1, to: finger.point(Double(step) * 8, 90), time: Double(step) / 60)
            }
            held.touchEnded(1, at: Point2D(nonsense, 10), time: 0.1 + wait)
            #expect(held.isMoving == coasts && near(held.rotation, .degrees(48)))
        }
    }
}
