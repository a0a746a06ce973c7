import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Random calls of a wheel in every state, and what holds after each of them.
@Suite struct WheelFuzzTests {
    /// A wheel, and the clock of its script.
    private struct Script {
        var random: Seeded
        var wheel: Wheel
        var time = 0.0
        var log: [String] = []

        /// Makes a script of the text of a seed; `nil` if it is none.
        init?(_ seed: Data) {
            guard let number = UInt64(String(decoding: seed, as: UTF8.self)) else { return nil }
            random = Seeded(seed: number)
            wheel = Wheel(zone: TouchZone(center: .zero, innerRadius: 20, outerRadius: 150))
            wheel.apply(settings(), time: 0)
            wheel.setRotation(angle())
        }

        private mutating func angle() -> Angle {
            random.chance(0.5) ? .degrees(random.number(-30...30)) : .degrees(random.number(-3_000...3_000))
        }

        private mutating func settings() -> Wheel.Settings {
            var settings = Wheel.Settings()
            settings.decay = random.pick([.ice, .smooth, .moderate, .quick, Decay(factor: 0)])
            if random.chance(0.5) {
                settings.detents =
                    random.chance(0.5)
                    ? Detents(count: Int.random(in: 1...24, using: &random), origin: angle())
                    : Detents(at: (0..<Int.random(in: 1...5, using: &random)).map { _ in angle() })
            }
            if random.chance(0.5) {
                let ends = [angle(), angle()].sorted()
                settings.limits = Limits(
                    ends[0]...ends[1],
                    stretch: .degrees(random.pick([0, 1, 30]))
                )
            }
            settings.sensitivity = random.pick([1, -1, 0.3, 4])
            settings.settlingTime = random.pick([0, 0.1, 0.4])
            settings.reducesMotion = random.chance(0.1)
            return settings
        }

        private mutating func point() -> Point2D {
            Point2D(random.number(-150...150), random.number(-150...150))
        }

        /// Makes a random call, and returns its update and whether the call is immediate by its
        /// nature.
        mutating func call() -> (update: Wheel.Update, isImmediate: Bool) {
            let kind = Int.random(in: 0..<16, using: &random)
            log.append("\(kind)@\(time)")
            switch kind {
            // A finger that begins twice was lifted before, so that the wheel is released first.
            case 0, 1: return (wheel.touchBegan(1, at: point(), time: time), wheel.settings.reducesMotion)
            case 2, 3, 4, 5: return (wheel.touchMoved(1, to: point(), time: time), true)
            case 6: return (wheel.touchEnded(1, at: point(), time: time), true)
            case 7: return (wheel.touchCancelled(1, time: time), wheel.settings.reducesMotion)
            case 8: return (wheel.scrolled(by: .degrees(random.number(-20...20)), time: time), true)
            case 9: return (wheel.scrollEnded(time: time), wheel.settings.reducesMotion)
            case 10:
                let directions = Wheel.TurnDirection.allCases
                let direction = random.pick(directions)
                let duration: Double? = random.chance(0.5) ? nil : random.number(0.1...2)
                let target = angle()
                return (
                    wheel.turn(to: target, direction, duration: duration, time: time),
                    wheel.settings.reducesMotion
                )
            case 11:
                let count = Int.random(in: -5...5, using: &random)
                return (wheel.step(by: count, time: time), wheel.settings.reducesMotion)
            case 12:
                let velocity = random.number(-20...20)
                return (wheel.spin(velocity: velocity, time: time), wheel.settings.reducesMotion)
            case 13: return (wheel.setRotation(angle()), true)
            case 14:
                let settings = settings()
                return (wheel.apply(settings, time: time), settings.reducesMotion)
            default: return (wheel.stop(time: time), wheel.settings.reducesMotion)
            }
        }
    }

    /// The number of detents in a range of rotations, found one by one among all turns of each.
    private func detents(_ wheel: Wheel, after start: Angle, to end: Angle) -> Int {
        guard let detents = wheel.settings.detents, start != end else { return 0 }
        let (low, high) = (min(start, end), max(start, end))
        var count = 0
        for index in 0..<detents.count {
            let first = ((low - detents[index]).turns).rounded(.down) - 1
            let last = ((high - detents[index]).turns).rounded(.up) + 1
            for turn in stride(from: first, through: last, by: 1) {
                let rotation = detents[index] + .turns(turn)
                let isInside =
                    start < end ? rotation > start && rotation <= end : rotation < start && rotation >= end
                // A detent within rounding of an end may be counted or not.
                let isAtEnd = min((rotation - start).magnitude, (rotation - end).magnitude) < .radians(1e-9)
                if isInside, !isAtEnd { count += 1 }
            }
        }
        return count
    }

    /// The faults of a wheel after each of 60 random calls and frames.
    ///
    /// - Parameter seed: The text of the seed that makes the script.
    private func faultsOfCalls(_ seed: Data) -> [String] {
        guard var run = Script(seed) else { return [] }
        for _ in 0..<60 {
            run.time += run.random.pick([0, 1e-4, 1 / 60, 0.3])
            let before = run.wheel
            let frame = run.wheel.advance(to: run.time)
            let faults = faults(ofFrame: frame, from: before, to: run.wheel)
            guard faults.isEmpty else { return faults + run.log }
            if let leap = leap(of: run.wheel, at: run.time) { return [leap] + run.log }
            let rotation = run.wheel.rotation
            let (update, isImmediate) = run.call()
            let turned = run.wheel.rotation - rotation
            guard near(update.turned, turned, 1e-9) else {
                return ["turned \(update.turned) instead of \(turned)"] + run.log
            }
            // A motion of less than a microsecond is immediate, at 20 radians per second at most.
            guard isImmediate || turned.magnitude < .radians(2.1e-5) else {
                return ["leapt from \(rotation) to \(run.wheel.rotation)"] + run.log
            }
            guard run.wheel.velocity.isFinite, run.wheel.rotation.radians.isFinite else {
                return ["not finite"] + run.log
            }
            if let leap = leap(of: run.wheel, at: run.time) { return [leap] + run.log }
        }
        return []
    }

    /// A sentence if a moving wheel does not turn at its velocity in the next microsecond, which is a
    /// thousandth of the shortest settling.
    private func leap(of wheel: Wheel, at time: Double) -> String? {
        guard wheel.isMoving else { return nil }
        let instant = 1e-6
        var next = wheel
        next.advance(to: time + instant)
        let turned = (next.rotation - wheel.rotation).radians
        let (low, high) = (min(wheel.velocity, next.velocity), max(wheel.velocity, next.velocity))
        // A spring ends within a hundred-thousandth of its target, and a command to spin at up to 20 rad/s
        // may take the last two microseconds to an end of the limits.
        let reach = 0.5 * (high - low) * instant + 5e-5
        return turned >= low * instant - reach && turned <= high * instant + reach
            ? nil : "leaps from \(wheel.rotation) to \(next.rotation) at \(low) to \(high) rad/s"
    }

    /// The faults of a frame: what it reports is what happened.
    private func faults(ofFrame update: Wheel.Update, from before: Wheel, to after: Wheel) -> [String] {
        let turned = after.rotation - before.rotation
        guard near(update.turned, turned, 1e-9) else {
            return ["a frame turned \(update.turned) instead of \(turned)"]
        }
        guard turned.magnitude < .turns(50) else { return [] }
        let count = detents(after, after: before.rotation, to: after.rotation)
        // Up to one detent at each end may be counted besides; listed detents may coincide.
        let most = count + 2 * (after.settings.detents?.count ?? 0)
        return (min(count, 1_000)...min(most, 1_000)).contains(update.passed.count)
            ? [] : ["passed \(update.passed.count) of \(count)"]
    }

    /// The faults of a wheel that is released after random calls: where it comes to rest.
    private func faultsOfRest(_ seed: Data) -> [String] {
        guard var run = Script(seed) else { return [] }
        for _ in 0..<Int.random(in: 1...30, using: &run.random) {
            run.time += run.random.number(0...0.1)
            run.wheel.advance(to: run.time)
            _ = run.call()
        }
        run.wheel.touchCancelled(1, time: run.time)
        run.wheel.scrollCancelled(time: run.time)
        guard let rest = run.wheel.restRotation else { return [] }
        // Regular frames, and two schedules with gaps, double frames and frames that come too late.
        let intervals: [(inout Seeded) -> Double] = [
            { _ in 1.0 / 7 }, { _ in 1.0 / 60 }, { _ in 1 / 119.88 },
            { $0.pick([0, 1e-9, 1e-3, 1.0 / 120, 1.0 / 60, 0.7]) }, { pow(10, $0.number(-6...0.5)) },
        ]
        for (schedule, interval) in intervals.enumerated() {
            var (wheel, time, frames) = (run.wheel, run.time, 0)
            while wheel.isMoving, frames < 2_000 {
                frames += 1
                time += interval(&run.random)
                wheel.advance(to: time)
            }
            // A slow spin towards a far end takes hours: the rest of it in one frame.
            wheel.advance(to: run.time + 1e9)
            guard !wheel.isMoving, near(wheel.rotation, rest, 1e-9) else {
                return ["\(wheel.rotation) instead of \(rest) in schedule \(schedule)"] + run.log
            }
        }
        return []
    }

    @Test func `after any call in any state, a wheel is sound, reports what it did and does not leap`() throws
    {
        try check(faultsOfCalls)
    }

    @Test func `a wheel that is released rests where it said, at every frame schedule`() throws {
        try check(faultsOfRest)
    }

    private func check(_ faults: (Data) -> [String], test: String = #function) throws {
        let fuzz = Fuzz(corpus: "Wheels")
        #expect(try (fuzz.faultsOfCorpus(faults) ?? []) == [])
        var random = Seeded(for: test)
        let failure = try fuzz.run(
            Seeded.scripts(400),
            &random,
            input: { Data("\($0.next())".utf8) },
            faults: faults
        )
        if let failure { Issue.record("\(failure)") }
    }
}
