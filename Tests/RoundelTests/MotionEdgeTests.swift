import RoundelTestSupport
import Testing

@testable import Roundel

/// Motion at the edges of its input.
@Suite struct MotionEdgeTests {
    @Test func `before its beginning a motion is where it begins`() {
        var random = Seeded()
        for motion in (0..<40).flatMap({ _ in MotionTests.random(&random) }) where motion.duration > 0 {
            for time in [-1e-9, -1, -Double.infinity] {
                #expect(motion.rotation(after: time) == motion.rotation(after: 0), "\(motion)")
                #expect(motion.velocity(after: time) == motion.velocity(after: 0), "\(motion)")
            }
            #expect(near(motion.rotation(after: .nan), motion.rotation(after: 0), 1e-9), "\(motion)")
        }
    }

    @Test func `a spin that reaches the greatest rotation stops there, in the time that it states`() {
        for (start, velocity, final) in [
            (0.0, 0.0, 1e6), (0, 0, -1e6), (5e8, -3e5, 1e6), (-5e8, 3e5, -1e6), (2e9, 0, 1e6),
            (-2e9, 0, -1e6), (2e9, 0, -1e6), (0, 1e6, 10), (0, -1e6, -10),
        ] {
            let spin = Spin(from: .radians(start), velocity: velocity, to: final, rampTime: 2)
            let end = max(1e9, start.magnitude) * (final < 0 ? -1 : 1)
            #expect(spin.rotation(after: spin.duration).radians == end, "\(spin)")
            #expect(spin.velocity(after: spin.duration) == 0, "\(spin)")
            if start == 0, velocity == 0 {
                #expect(spin.velocity(after: 900).magnitude > 9e5 && spin.rotation(after: 900).radians != end)
            }
        }
        let still = Spin(from: .zero, velocity: 4, to: 0, rampTime: 1)
        #expect(still.duration.isFinite && near(still.rotation(after: 60), .radians(4)))
        #expect(near(still.rotation(after: 1).radians, 4 * (1 - 0.367_879_441_171_442_3)))
        #expect(
            Spin(from: .zero, velocity: 1, to: 2, rampTime: -1)
                == Spin(from: .zero, velocity: 1, to: 2, rampTime: 1e-3)
        )
        #expect(
            Spin(from: .zero, velocity: 1, to: 2, rampTime: .infinity)
                == Spin(from: .zero, velocity: 1, to: 2, rampTime: 1e-3)
        )
    }

    @Test func `a coast that is slower than its least speed does not begin`() {
        let decay = Decay(factor: 0.9, restSpeed: 0.5)
        for velocity in [0.5, -0.5, 0.2, 0] {
            let coast = Coast(from: .degrees(3), releaseVelocity: velocity, decay: decay)
            #expect(coast.duration == 0 && coast.restRotation == .degrees(3), "\(velocity)")
        }
        let coast = Coast(from: .zero, releaseVelocity: -0.6, decay: decay)
        #expect(coast.duration > 0 && coast.restRotation < .zero)
        #expect(coast.time(passing: .zero) == 0)
        #expect(coast.advanced(by: -3) == coast.advanced(by: 0))
        #expect(coast.advanced(by: .nan) == coast.advanced(by: 0))
        let ended = coast.advanced(by: coast.duration)
        #expect(ended.releaseVelocity == 0 && ended.start == coast.restRotation)
        for travel in [2.0, -2] {
            let velocity = Coast.releaseVelocity(toTravel: .radians(travel), decay: .smooth)
            let there = Coast(from: .radians(9), releaseVelocity: velocity, decay: .smooth)
            #expect(near(there.restRotation, .radians(9 + travel)))
        }
    }

    @Test func `the constants of a decay are those of its definition`() {
        #expect(near(Decay.moderate.timeConstant, 0.199_884_2, 1e-6))
        #expect(near(Decay.moderate.launchFactor, 0.958_888_5, 1e-6))
        let none = Decay(factor: 0)
        #expect(none.timeConstant == 0 && none.launchFactor == 0)
        #expect(Decay(factor: 0.9999).factor == 0.9999)
        #expect(Decay(factor: 0.5, restSpeed: 1e-7).restSpeed == 1e-6)
        #expect(Decay(factor: 0.5, restSpeed: 2e-6).restSpeed == 2e-6)
    }

    @Test func `items move one after another, within the limits of the times`() {
        let times = Stagger(flight: 0.4, delay: 0.1)
        #expect((0...3).map { times.duration(of: $0) } == [0, 0.4, 0.5, 0.4 + 0.1 * 2])
        #expect(times.progress(of: 0, at: 0) == 0 && times.progress(of: 0, at: -1) == 0)
        #expect(near(times.progress(of: 0, at: 0.1), 0.156_25) && near(times.progress(of: 1, at: 0.3), 0.5))
        #expect(times.progress(of: 2, at: 0.2) == 0 && times.progress(of: 2, at: 9) == 1)
        let permitted: [(Double, Double)] = [(-1, 0), (.nan, 0), (.infinity, 0), (3, 3), (12, 10)]
        for (given, permitted) in permitted {
            #expect(Stagger(flight: given, delay: 0).flight == permitted)
            #expect(Stagger(flight: 0, delay: given).delay == min(permitted, 1))
        }
        let hop = Stagger(flight: 0, delay: 0.5)
        #expect(hop.progress(of: 1, at: 0.5) == 0 && hop.progress(of: 1, at: 0.5.nextUp) == 1)
    }

    @Test func `limits of every kind of range and stretch`() {
        let range = Angle.radians(-1) ... .radians(2)
        for (given, stretch) in [(-1, 0.0), (.nan, 0), (.infinity, 0), (1e-10, 0), (0.5, 0.5), (3e9, 1e9)]
            as [(Double, Double)]
        {
            #expect(Limits(range, stretch: .radians(given)).stretch == .radians(stretch))
        }
        let limits = Limits(range, stretch: .radians(0.5))
        #expect(limits.clamped(.radians(-3)) == .radians(-1) && limits.clamped(.radians(3)) == .radians(2))
        #expect(limits.contains(.radians(2 + 1e-10)) && !limits.contains(.radians(2 + 1e-8)))
        #expect(limits.contains(.radians(-1 - 1e-10)) && !limits.contains(.radians(-1 - 1e-8)))
        #expect(Limits(.radians(-5e9) ... .radians(5e9)).range == .radians(-1e9) ... .radians(1e9))
        // The way to the end of the band, in the direction of a velocity.
        #expect(near(limits.room(from: .radians(1), velocity: 1), 1.5))
        #expect(near(limits.room(from: .radians(1), velocity: -1), 2.5))
        // Of a rotation outside, the nearest turn that is inside counts, or else the nearer end.
        for (rotation, turned) in [
            (0.5, 0.5), (2 * .pi + 0.5, 0.5), (0.5 - 4 * .pi, 0.5), (2.5, 2), (-1.5, -1), (2 * .pi + 2.5, 2),
            (-2 * .pi - 1.5, -1),
        ] as [(Double, Double)] {
            #expect(near(limits.nearestTurn(of: .radians(rotation)), .radians(turned)), "\(rotation)")
        }
        // A finger outside moves the wheel by 55 % at first, and never beyond the band.
        for sign in [1.0, -1] {
            let end = sign > 0 ? 2.0 : -1
            #expect(near(limits.limited(.radians(end + sign * 1e-6)).radians, end + sign * 0.55e-6, 1e-11))
            #expect(near(limits.limited(.radians(end + sign * 1e6)).radians, end + sign * 0.5, 1e-5))
            for excess in [0.01, 0.2, 0.45] {
                let rotation = Angle.radians(end + sign * excess)
                #expect(near(limits.limited(limits.unlimited(for: rotation)), rotation))
                #expect(!limits.isBeyondBand(rotation))
            }
            #expect(limits.isBeyondBand(.radians(end + sign * 0.496)))
            #expect(!limits.isBeyondBand(.radians(end + sign * 0.494)))
        }
        let hard = Limits(range, stretch: .zero)
        #expect(hard.limited(.radians(9)) == .radians(2) && hard.unlimited(for: .radians(-9)) == .radians(-1))
    }

    @Test func `of very many detents that are passed, the last thousand are reported`() throws {
        let detents = Detents(count: 360)
        for turns in [5.0, -5] {
            let passed = detents.passed(from: .degrees(0.5), to: .degrees(0.5) + .turns(turns))
            #expect(passed.count == 1_000 && passed.startIndex == 0 && passed.endIndex == 1_000)
            let last = turns > 0 ? 0 : 1
            #expect(passed.last == last)
            let step = turns > 0 ? 1 : 359
            #expect(zip(passed, passed.dropFirst()).allSatisfy { ($1 - $0 + 360) % 360 == step })
        }
        #expect(detents.passed(from: .degrees(0.5), to: .degrees(1_000.5)).count == 1_000)
        #expect(detents.passed(from: .degrees(0.5), to: .degrees(999.5)).count == 999)
        #expect(detents.passed(from: .radians(1e13), to: .radians(2e13)).isEmpty)
        #expect(detents.passed(from: .radians(1e300), to: .radians(2e300)).isEmpty)
        #expect(Detents(count: 0).count == 1 && Detents(count: .max).count == 1_000_000)
        #expect(Detents(at: []) == nil)
        #expect(Detents(count: 3, origin: .radians(.nan)) == Detents(count: 3))
    }

    @Test func `the quick answer that a frame passes no detent is that of the numbers`() throws {
        var random = Seeded()
        let listed = try #require(Detents(at: [.radians(1), .radians(1 + 1e-7), .radians(5)]))
        for detents in [Detents(count: 8, origin: .degrees(10)), Detents(count: 100_000), listed] {
            var quick = 0
            for _ in 0..<20_000 {
                // At a detent, within rounding or within the margin of one, or anywhere.
                let turns = Double(Int.random(in: -3...3, using: &random)) * (random.chance(0.5) ? 40 : 1)
                let detent = detents[Int.random(in: 0..<detents.count, using: &random)] + .turns(turns)
                let scale = [0, 1e-15, 1e-9, 1e-7, 1e-5, 1].randomElement(using: &random)!
                let start = detent + .radians(random.number(-1...1) * scale)
                let step = [1e-10, 1e-7, 1e-5, 0.05].randomElement(using: &random)!
                let end = start + .radians(random.number(-1...1) * step)
                if detents.areNone(between: start, and: end) { quick += 1 }
                let numbers = PassedDetents(detents, from: start, to: end)
                #expect(detents.passed(from: start, to: end) == numbers, "\(start.radians), \(end.radians)")
            }
            #expect(quick > 3_000, "\(quick)")
        }
    }

    @Test(arguments: [1.0, -1])
    func `far from zero only the numbers of the detents tell whether one was passed`(sign: Double) throws {
        let listed = try #require(Detents(at: [.zero, .degrees(90)]))
        // In steps of the eight detents, and in turns of the listed ones.
        for (detents, near, far) in [(Detents(count: 8), 131_071.0, 131_073.0), (listed, 1e6, 1.05e6)] {
            let way = (Angle.degrees(10) * sign, Angle.degrees(20) * sign)
            let (one, other) = (Angle.turns(near * sign), Angle.turns(far * sign))
            #expect(detents.areNone(between: one + way.0, and: one + way.1))
            #expect(!detents.areNone(between: other + way.0, and: other + way.1))
            #expect(detents.passed(from: other + way.0, to: other + way.1).isEmpty)
        }
    }
}

/// The velocity of a finger, from its samples.
@Suite struct VelocityEstimatorTests {
    private static func samples(_ times: [Double], _ speed: Double) -> VelocityEstimator {
        var samples = VelocityEstimator()
        for time in times { samples.add(.radians(7 + speed * time), at: time) }
        return samples
    }

    @Test func `the slope of the last tenth of a second, whatever was before`() {
        var samples = Self.samples([0, 0.02, 0.04], 100)
        for step in 1...6 { samples.add(.radians(40 - Double(step)), at: 0.04 + Double(step) * 0.02) }
        #expect(near(samples.velocity(at: 0.16), -50))
        #expect(samples.velocity(at: 0.16) == samples.velocity(at: 0.1), "an earlier time counts as the last")
        #expect(near(samples.velocity(at: 0.22), -50, 1e-6))
        // Of the samples, one is left: a finger that rests has no speed.
        #expect(samples.velocity(at: 0.25) == 0 && samples.velocity(at: 9) == 0)
        let two = Self.samples([0, 0.1], 3)
        #expect(two.velocity(at: 0.1) == 0, "a tenth of a second is too long")
        #expect(near(Self.samples([0, 0.099], 3).velocity(at: 0.099), 3))
    }

    @Test func `a speed is limited, and a crawl counts as rest`() {
        let times = [0, 0.01, 0.02, 0.03]
        for sign in [1.0, -1] {
            #expect(Self.samples(times, sign * 9).velocity(at: 0.03, maximum: 5) == sign * 5)
            #expect(near(Self.samples(times, sign * 4).velocity(at: 0.03, maximum: 5), sign * 4))
            for none in [0, -3, -Double.infinity, .nan] {
                #expect(Self.samples(times, sign * 4).velocity(at: 0.03, maximum: none) == 0, "\(none)")
            }
            #expect(near(Self.samples(times, sign * 0.11).velocity(at: 0.03), sign * 0.11))
            #expect(Self.samples(times, sign * 0.09).velocity(at: 0.03) == 0)
        }
        #expect(Self.samples([], 3).velocity(at: 0) == 0 && Self.samples([1], 3).velocity(at: 1) == 0)
        var reset = Self.samples(times, 3)
        reset.reset()
        #expect(reset.velocity(at: 0.03) == 0)
        reset.add(.zero, at: 0.05)
        #expect(reset.velocity(at: 0.05) == 0)
    }

    @Test func `samples of one time, of an earlier one and of none`() {
        var samples = Self.samples([0, 0.01, 0.02], 3)
        let speed = samples.velocity(at: 0.02)
        samples.add(.radians(.nan), at: 0.03)
        samples.add(.radians(1), at: .nan)
        samples.add(.radians(.infinity), at: .infinity)
        #expect(samples.velocity(at: 0.02) == speed)
        // The last of two at one time counts.
        samples.add(.radians(90), at: 0.02)
        samples.add(.radians(7.06), at: 0.02)
        #expect(near(samples.velocity(at: 0.02), 3))
        samples.add(.radians(7.06), at: 0.01)
        #expect(near(samples.velocity(at: 0.02), 3), "an earlier time counts as that of the last")
    }

    @Test func `a thousand samples a second are as many as thirty`() {
        let times = (0...400).map { Double($0) / 1_000 }
        #expect(near(Self.samples(times, 3).velocity(at: 0.4), 3, 1e-9))
        var turning = VelocityEstimator()
        // Forward for long enough to fill the samples, and then backward for a tenth of a second.
        for time in times { turning.add(.radians(time < 0.3 ? time : 0.6 - time), at: time) }
        #expect(near(turning.velocity(at: 0.4), -1, 0.05))
    }

    @Test(arguments: [0, -5, Double.nan])
    func `a greatest speed that is not positive leaves no speed`(maximum: Double) {
        for speed in [3.0, -3] {
            let samples = Self.samples([0, 0.01, 0.02], speed)
            #expect(samples.velocity(at: 0.02, maximum: maximum) == 0)
        }
    }

    @Test func `of a thousand samples a second, those of a tenth of a second count`() {
        var samples = VelocityEstimator()
        // Half of the time at 3 radians per second, and then at rest.
        for number in 0...400 {
            let time = Double(number) / 1_000
            samples.add(.radians(3 * min(time, 0.35)), at: time)
        }
        #expect(near(samples.velocity(at: 0.4), 1.5, 0.2))
    }
}
