import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Fingers that do everything fingers and touch screens do, and a check that knows only where they
/// were.
@Suite(.long) struct WheelRandomDragTests {
    static func settings(_ random: inout Seeded) -> Wheel.Settings {
        var settings = Wheel.Settings(decay: Decay(factor: random.number(0...0.99)))
        if random.chance(0.4) { settings.detents = Detents(count: Int.random(in: 1...30, using: &random)) }
        if random.chance(0.4) {
            let ends = [random.number(-9...9), random.number(-9...9)].sorted()
            settings.limits = Limits(
                .radians(ends[0]) ... .radians(ends[1]),
                stretch: .radians(random.number(0...1))
            )
        }
        settings.reducesMotion = random.chance(0.1)
        return settings
    }

    struct Event {
        var phase: Int
        var finger: Int
        var point: Point2D
        var time: Double
    }

    /// A stroke with wild directions, speeds and radii; some events lost, swapped, or of another
    /// finger.
    static func events(from start: Double, _ random: inout Seeded) -> [Event] {
        var (angle, radius, time) = (random.number(-4...4), random.number(0...110), start)
        let (speed, drift) = (random.number(-0.6...0.6), random.number(-12...12))
        var events: [Event] = []
        for step in 0...Int.random(in: 1...12, using: &random) {
            let point = Point2D(100 + radius * cos(angle), 100 + radius * sin(angle))
            let finger = random.chance(0.1) ? 2 : 1
            let phase = step == 0 ? 0 : finger == 2 ? Int.random(in: 0...3, using: &random) : 1
            events.append(Event(phase: phase, finger: finger, point: point, time: time))
            angle += speed * random.number(0...2)
            radius = max(-110, min(110, radius + drift * random.number(0...2)))
            time += random.chance(0.05) ? 0 : random.number(0.001...0.03)
        }
        let last = events[events.count - 1]
        events.append(Event(phase: random.chance(0.2) ? 3 : 2, finger: 1, point: last.point, time: time))
        if random.chance(0.1) { events.remove(at: Int.random(in: events.indices, using: &random)) }
        if random.chance(0.1) { events.swapAt(Int.random(in: events.indices, using: &random), 0) }
        return events
    }

    static func send(_ event: Event, to wheel: inout Wheel) -> Wheel.Update {
        switch event.phase {
        case 0: wheel.touchBegan(event.finger, at: event.point, time: event.time)
        case 1: wheel.touchMoved(event.finger, to: event.point, time: event.time)
        case 2: wheel.touchEnded(event.finger, at: event.point, time: event.time)
        default: wheel.touchCancelled(event.finger, time: event.time)
        }
    }

    @Test
    func `random drags never turn it further than the finger, never to nowhere, and never for ever`() {
        var random = Seeded()
        var wheel = WheelDragTests.wheel()
        var (start, turnedDrags, coasts) = (0.0, 0, 0)
        for _ in 0..<50_000 {
            if random.chance(0.02) { wheel = WheelDragTests.wheel(Self.settings(&random)) }
            var directions: [Int: Double] = [:]
            let events = Self.events(from: start, &random)
            for event in events {
                let wasReleased = wheel.phase != .dragging
                let before = wheel.rotation.radians
                let update = Self.send(event, to: &wheel)
                let direction = atan2(event.point.y - 100, event.point.x - 100)
                var turn = direction - (directions[event.finger] ?? direction)
                if turn > .pi { turn -= 2 * .pi }
                if turn < -.pi { turn += 2 * .pi }
                directions[event.finger] = direction
                let turned = wheel.rotation.radians - before
                guard turned.isFinite, update.turned.radians == turned else {
                    Issue.record("\(event) \(update)"); return
                }
                // With reduced motion the end of a touch, also one that is lost, changes the
                // rotation to the rest rotation at once.
                let mayLeap = wheel.settings.reducesMotion && event.phase != 1
                let bound = wasReleased ? 0 : turn.magnitude + 1e-12 * (1 + before.magnitude)
                guard mayLeap || turned.magnitude <= bound else {
                    Issue.record("turned \(turned), the finger \(turn): \(event) of \(events)")
                    return
                }
                if turned != 0 { turnedDrags += 1 }
            }
            start = (events.map(\.time).max() ?? start) + 0.02
            if wheel.isMoving { coasts += 1 }
            wheel.advance(to: start)
            if random.chance(0.5) {
                start += 1_000
                wheel.advance(to: start)
                guard !wheel.isMoving else { Issue.record("it still moves: \(wheel)"); return }
            }
            if case .dragging = wheel.phase {
                wheel.touchCancelled(1, time: start); wheel.touchCancelled(2, time: start)
            }
            guard wheel.rotation.radians.isFinite, wheel.velocity.isFinite else {
                Issue.record("\(wheel)"); return
            }
        }
        #expect(turnedDrags > 50_000)
        #expect(coasts > 10_000)
    }
}
