import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Fingers, scrolls, keys and apps that do everything at any time, and checks that know only where
/// the finger was.
@Suite(.long) struct DialRandomTests {
    static let zone = TouchZone(center: Point2D(100, 100), innerRadius: 60, outerRadius: 120)

    static func scale(_ random: inout Seeded) -> DialScale {
        let sweeps: [Double] = [0.001, 0.5, 3, 1.5 * .pi, 2 * .pi, 2 * .pi, 9, 31]
        let sweep = sweeps[Int.random(in: sweeps.indices, using: &random)] * (random.chance(0.3) ? -1 : 1)
        let lower = random.number(-50...50)
        let span = random.number(1...100)
        let curve: DialCurve = random.chance(0.7) ? .linear : random.chance(0.5) ? .power(2) : .decibels()
        let scale = DialScale(
            lower...(lower + span),
            step: random.chance(0.4) ? span * random.number(0.01...0.6) : nil,
            start: .radians(random.number(-7...7)),
            sweep: .radians(random.chance(0.02) ? 0 : sweep),
            curve: curve
        )
        return random.chance(0.2) ? scale.mirrored : scale
    }

    static func settings(for scale: DialScale, _ random: inout Seeded) -> Dial.Settings {
        let drags: [DialDrag] = [.follow, .follow, .relative, .planar(distance: 150)]
        var settings = Dial.Settings(drag: drags[Int.random(in: 0..<4, using: &random)])
        settings.tapsTrack = random.chance(0.7)
        settings.snapsWhileDragging = random.chance(0.3)
        settings.reducesMotion = random.chance(0.15)
        if random.chance(0.3) {
            settings.magnets = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                DialMagnet(random.number(scale.range), halfWidth: .radians(random.number(0...0.5)))
            }
        }
        if random.chance(0.2) { settings.coasts = Decay(factor: random.number(0...0.98)) }
        if random.chance(0.15) { settings.returnsTo = random.number(scale.range) }
        if random.chance(0.3) { settings.returnSpeed = random.number(0.1...9) }
        return settings
    }

    /// A dial, the finger that turns it, and what was reported.
    struct Run {
        var dial: Dial
        var time = 0.0
        var angle = 0.0
        var radius = 90.0
        var isEditing = false
        /// Whether the thumb has gone to the finger of a following drag.
        var hasMoved = false
        /// Whether the app has set another value, so that the next move brings back the finger's.
        var isSet = false
        var moves = 0
        var turns = 0
        var fault = ""

        var point: Point2D { Point2D(100 + radius * cos(angle), 100 + radius * sin(angle)) }

        mutating func check(_ update: Dial.Update, _ what: String) {
            if let editing = update.editing {
                if (editing == .began) == isEditing { fault = "editing is not balanced: \(what)" }
                isEditing = editing == .began
            }
            if isEditing != dial.isHeld { fault = "editing is not reported: \(what)" }
            let (least, greatest) = (min(dial.scale.sweep, .zero), max(dial.scale.sweep, .zero))
            if !(least...greatest).contains(dial.rotation) { fault = "the thumb is outside: \(what)" }
            if !dial.range.contains(dial.value) { fault = "\(dial.value) is outside: \(what)" }
            if dial.scale.snapped(dial.value) != dial.value { fault = "\(dial.value) is no step: \(what)" }
            if update.value != dial.value { fault = "another value is reported: \(what)" }
            if !dial.isHeld, !dial.isMoving, dial.rotation != dial.scale.rotation(of: dial.value) {
                let difference = dial.rotation - dial.scale.rotation(of: dial.value)
                if difference.magnitude > .radians(1e-9) { fault = "at rest off the value: \(what)" }
            }
        }

        /// Compares a move with the turn of the finger.
        mutating func move(_ random: inout Seeded) {
            let speed = random.chance(0.05) ? 3.0 : random.chance(0.5) ? 0.3 : 0.02
            let turn = random.number(-speed...speed)
            angle += turn
            radius = min(max(radius + random.number(-3...3), random.chance(0.02) ? 0 : 40), 140)
            let last = point
            time += random.number(0...0.02)
            let (before, wasHeld, drag) = (dial.value, dial.isHeld, dial.settings.drag)
            let update = dial.touchMoved(1, to: last, time: time)
            moves += 1
            check(update, "a move")
            guard wasHeld else { return }
            let free = isSet || (drag == .follow && !hasMoved)
            if update.turned != .zero { (hasMoved, isSet) = (true, false); turns += 1 }
            if case .planar = drag { return }
            guard !free else { return }
            let forward = dial.scale.sweep < .zero ? -turn : turn
            if (dial.value - before) * forward < 0, (dial.value - before).magnitude > 1e-9 {
                fault = "the value goes against the finger by \(turn): \(before) to \(dial.value)"
            }
            if update.turned.radians * turn < -1e-12 { fault = "the thumb goes against the finger" }
            let factor = dial.settings.magnets.isEmpty ? 1.0 : 2
            let snaps = dial.settings.snapsWhileDragging && dial.scale.step != nil
            if !snaps, update.turned.radians.magnitude > factor * turn.magnitude + 1e-9 {
                fault = "the thumb hops by \(update.turned) as the finger turns by \(turn)"
            }
        }

        mutating func begin(_ random: inout Seeded) {
            angle = random.number(-7...7)
            if random.chance(0.4) { angle = dial.direction.radians + random.number(-0.2...0.2) }
            radius = random.number(50...125)
            let wasHeld = dial.isHeld
            let (value, wasMoving) = (dial.value, dial.isMoving)
            let update = dial.touchBegan(1, at: point, time: time)
            check(update, "a touch")
            // A thumb that is caught on its way to the value takes the value along.
            if update.touch == .began { (hasMoved, isSet) = (false, wasMoving || wasHeld) }
            if update.touch == .began, !wasHeld, dial.value != value { fault = "a touch changes the value" }
        }

        mutating func disturb(_ random: inout Seeded) {
            time += random.chance(0.1) ? 3 : random.number(0...0.05)
            switch Int.random(in: 0..<20, using: &random) {
            case 0...2: check(dial.touchEnded(1, at: point, time: time), "a lift")
            case 3: check(dial.touchCancelled(1, time: time), "a cancel")
            case 4: check(dial.touchBegan(2, at: Point2D(180, 100), time: time), "another finger")
            case 5: check(dial.touchEnded(2, at: Point2D(100, 180), time: time), "its lift")
            case 6...7:
                let animated = random.chance(0.5)
                check(dial.setValue(random.number(-99...99), animated: animated, time: time), "a value")
                isSet = true
            case 8: check(dial.step(by: Int.random(in: -3...3, using: &random), time: time), "a step")
            case 9:
                check(dial.press(Dial.Key.allCases.randomElement(using: &random) ?? .up, time: time), "a key")
            case 10: check(dial.apply(DialRandomTests.scale(&random), time: time), "a scale")
            case 11:
                let settings = DialRandomTests.settings(for: dial.scale, &random)
                // What the finger has to compare with is another grip from now on.
                hasMoved = hasMoved && settings.drag == dial.settings.drag
                check(dial.apply(settings, time: time), "settings")
            case 12: check(dial.setEnabled(random.chance(0.7), time: time), "enabling it")
            case 13...14: check(dial.scrolled(by: .radians(random.number(-1...1)), time: time), "a scroll")
            case 15: check(dial.scrollEnded(time: time), "the end of a scroll")
            case 16: check(dial.scrollCancelled(time: time), "the end of a scroll")
            default: check(dial.advance(to: time), "a frame")
            }
        }
    }

    @Test func `random moves never leave the range, never hop, and follow the finger's direction`() {
        var random = Seeded()
        let most = Seeded.scripts(400_000)
        var (moves, turns) = (0, 0)
        while moves < most {
            let scale = Self.scale(&random)
            let dial = Dial(
                zone: Self.zone,
                scale: scale,
                settings: Self.settings(for: scale, &random),
                value: random.number(scale.range)
            )
            var run = Run(dial: dial)
            for _ in 0..<20 {
                if random.chance(0.8) { run.begin(&random) }
                for _ in 0..<10 where run.fault.isEmpty { run.move(&random) }
                if random.chance(0.7) { run.disturb(&random) }
                guard run.fault.isEmpty else { Issue.record("\(run.fault): \(run.dial)"); return }
            }
            run.check(run.dial.setEnabled(false, time: run.time), "the end of it")
            run.check(run.dial.advance(to: run.time + 1e6), "the rest of it")
            guard run.fault.isEmpty, !run.dial.isHeld, !run.dial.isMoving else {
                Issue.record("\(run.fault) \(run.dial)"); return
            }
            moves += run.moves
            turns += run.turns
        }
        #expect(turns > most / 5)
    }

    @Test func `the number of frames does not change where a dial ends`() {
        var random = Seeded()
        for _ in 0..<300 {
            let scale = Self.scale(&random)
            var settings = Self.settings(for: scale, &random)
            settings.coasts = Decay(factor: random.number(0.9...0.98))
            settings.drag = .relative
            var dial = Dial(
                zone: Self.zone,
                scale: scale,
                settings: settings,
                value: random.number(scale.range)
            )
            dial.touchBegan(1, at: Point2D(190, 100), time: 0)
            let (speed, count) = (random.number(-0.2...0.2), 8)
            for step in 1...count {
                let angle = Double(step) * speed
                let point = Point2D(100 + 90 * cos(angle), 100 + 90 * sin(angle))
                dial.touchMoved(1, to: point, time: Double(step) / 60)
            }
            dial.touchEnded(
                1,
                at: Point2D(100 + 90 * cos(8 * speed), 100 + 90 * sin(8 * speed)),
                time: 8.0 / 60
            )
            var (one, many) = (dial, dial)
            one.advance(to: 100)
            var time = 0.13
            var passed = 0
            while time < 100 {
                passed += many.advance(to: time).passed
                time += random.number(0.001...0.3)
                if !many.isMoving { break }
            }
            many.advance(to: 100)
            #expect(one.value == many.value && one.rotation == many.rotation)
            #expect(!one.isMoving && !many.isMoving)
        }
    }
}
