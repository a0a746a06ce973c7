import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Nothing that a wheel shows hops, and its velocity is the derivative of what it shows.
@Suite struct WheelHopTests {
    static let limits = Limits(.zero ... .radians(1), stretch: .radians(0.5))

    /// Moves a wheel densely until it rests, and compares each step with the velocities before and after.
    @discardableResult
    static func expectNoHop(_ wheel: inout Wheel, from start: Double, seconds: Double = 3) -> Bool {
        let step = 1e-4
        for frame in 1...Int(seconds / step) {
            let (rotation, velocity) = (wheel.rotation, wheel.velocity)
            wheel.advance(to: start + Double(frame) * step)
            guard wheel.isMoving else {
                // A spring ends within a hundred-thousandth of its target.
                let rest = (wheel.rotation - rotation).radians.magnitude
                #expect(rest <= velocity.magnitude * step + 1.1e-5, "at \(frame)")
                return true
            }
            let slope = (wheel.rotation - rotation).radians / step
            let bounds = (min(velocity, wheel.velocity), max(velocity, wheel.velocity))
            let slack = 0.05 + 0.5 * (bounds.1 - bounds.0)
            guard bounds.0 - slack <= slope, slope <= bounds.1 + slack else {
                Issue.record("slope \(slope), velocities \(bounds) in frame \(frame)")
                return false
            }
        }
        Issue.record("It still moves.")
        return false
    }

    @Test func `limits that leave a resting wheel far outside bring it back without a hop`() {
        var wheel = WheelDragTests.wheel()
        wheel.setRotation(.radians(10))
        wheel.apply(Wheel.Settings(limits: Self.limits), time: 0)
        wheel.advance(to: 1e-3)
        #expect(wheel.rotation > .radians(9.9))
        Self.expectNoHop(&wheel, from: 1e-3)
        #expect(wheel.rotation == .radians(1))
    }

    @Test func `a wheel that settles by a command keeps its velocity where new limits let it coast`() {
        var wheel = WheelDragTests.wheel()
        wheel.setRotation(.radians(10))
        wheel.apply(Wheel.Settings(limits: Self.limits), time: 0)
        wheel.spin(velocity: 5, time: 0)
        var frame = 0
        while wheel.velocity > -5, frame < 1_000 {
            frame += 1
            wheel.advance(to: Double(frame) * 1e-4)
        }
        let velocity = wheel.velocity
        #expect(velocity > -6 && velocity < -4)
        wheel.apply(Wheel.Settings(limits: Limits(.radians(2) ... .radians(100))), time: Double(frame) * 1e-4)
        #expect(wheel.phase == .coasting && near(wheel.velocity, velocity, 1e-6))
    }

    @Test(arguments: [0.5, 0.05, 1e-3])
    func `a fast flick over the end stays within the stretch and does not hop`(stretch: Double) {
        let limits = Limits(.zero ... .radians(1), stretch: .radians(stretch))
        let settings = Wheel.Settings(decay: .ice, limits: limits, maximumSpeed: 1_000)
        var wheel = WheelFlickTests.flicked(settings, to: 50, velocity: 3_000)
        let start = 50.0 / 3_000
        var (most, copy) = (Angle.zero, wheel)
        for frame in 1...30_000 {
            copy.advance(to: start + Double(frame) * 1e-4)
            most = max(most, copy.rotation)
        }
        #expect(most > .radians(1 + 0.5 * stretch) && most <= .radians(1 + stretch))
        Self.expectNoHop(&wheel, from: start)
    }

    @Test func `a release with the band almost fully stretched does not hop`() {
        let settings = Wheel.Settings(limits: Self.limits)
        for speed in [100.0, 1_000, 5_000] {
            var wheel = WheelDragTests.wheel(settings)
            var finger = Finger()
            finger.begin(&wheel, at: 0)
            finger.sweep(&wheel, from: 0, to: 1_500, velocity: speed)
            let rotation = wheel.rotation
            #expect(rotation > .radians(1.45))
            finger.lift(&wheel, at: 1_500)
            var most = rotation
            var copy = wheel
            for frame in 1...1_000 {
                copy.advance(to: finger.time + Double(frame) * 1e-3)
                most = max(most, copy.rotation)
            }
            #expect(most <= .radians(1.5))
            Self.expectNoHop(&wheel, from: finger.time)
            #expect(wheel.rotation == .radians(1))
        }
    }

    @Test func `the only detent behind it, a wheel thrown at the end turns round within the stretch`() throws
    {
        let detents = try #require(Detents(at: [.zero]))
        let settings = Wheel.Settings(decay: .quick, detents: detents, limits: Self.limits)
        var wheel = WheelFlickTests.flicked(settings, to: 50, velocity: 2_000)
        var (most, copy) = (Angle.zero, wheel)
        for frame in 1...3_000 {
            copy.advance(to: 2.0 / 60 + Double(frame) * 1e-3)
            most = max(most, copy.rotation)
        }
        #expect(most > .radians(1) && most <= .radians(1.5))
        Self.expectNoHop(&wheel, from: 2.0 / 60)
        #expect(wheel.rotation == .zero)
    }

    @Test func `a turn whose present velocity would carry it beyond the stretch starts from rest`() {
        let settings = Wheel.Settings(
            decay: .ice,
            limits: Limits(.zero ... .radians(20), stretch: .radians(0.5))
        )
        var wheel = WheelFlickTests.flicked(settings, to: 1_100, velocity: 2_000)
        wheel.turn(to: .radians(19.5), .direct, duration: 3, time: 0.56)
        Self.expectNoHop(&wheel, from: 0.56, seconds: 4)
        wheel = WheelFlickTests.flicked(settings, to: 1_100, velocity: 2_000)
        wheel.turn(to: .radians(19.5), .direct, duration: 3, time: 0.56)
        var time = 0.56
        while wheel.isMoving {
            time += 1e-3
            wheel.advance(to: time)
            #expect(wheel.rotation <= .radians(20.5))
        }
    }

    @Test(arguments: [0.0, 0.5])
    func `limits that a drag is far outside leave it where it is, and it only comes back`(stretch: Double) {
        var wheel = WheelDragTests.wheel()
        var finger = Finger()
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 600, velocity: 1_000)
        let limits = Limits(.zero ... .radians(1), stretch: .radians(stretch))
        #expect(wheel.apply(Wheel.Settings(limits: limits), time: finger.time).turned == .zero)
        for update in finger.sweep(&wheel, from: 600, to: 900, velocity: 300) {
            #expect(update.turned == .zero)
        }
        #expect(near(wheel.rotation, .degrees(600)))
        #expect(wheel.velocity == 0)
        // Back at once, never faster than the finger, and through the end without a hop.
        let back = finger.sweep(&wheel, from: 900, to: -900, velocity: 300)
        #expect(back[0].turned < .degrees(-1))
        #expect(back.allSatisfy { $0.turned <= .zero && $0.turned >= .degrees(-5.001) })
        #expect(wheel.rotation <= .zero)
        // Outside the other end it stretches as ever.
        #expect(wheel.rotation >= .radians(-stretch))
        finger.lift(&wheel, at: -900)
        Self.expectNoHop(&wheel, from: finger.time)
    }

    @Test func `a finger brings a wheel back from beyond its stretch as far in one move as in many`() {
        for (start, turn) in [(10.0, -18.0), (-9, 17)] {
            let rotations = [1, 7, 100].map { count in
                var wheel = WheelDragTests.wheel()
                wheel.setRotation(.radians(start))
                wheel.scrolled(by: .zero, time: 0)
                wheel.apply(Wheel.Settings(limits: Self.limits), time: 0)
                for step in 1...count {
                    wheel.scrolled(by: .radians(turn / Double(count)), time: Double(step) * 0.01)
                }
                return wheel.rotation
            }
            #expect(near(rotations[0], rotations[1], 1e-9) && near(rotations[0], rotations[2], 1e-9))
            #expect(rotations[0] > .radians(-0.5) && rotations[0] < .radians(1.5), "\(rotations[0].radians)")
        }
    }

    @Test(arguments: [Decay.ice, .smooth, .moderate, .quick])
    func `new settings leave a settling wheel its detent`(decay: Decay) {
        for offset in stride(from: -0.9, through: 0.9, by: 0.3) {
            for time in stride(from: 0.01, to: 0.5, by: 0.03) {
                var settings = Wheel.Settings(decay: decay)
                let rotation = Angle.turns(offset / 24)
                var wheel = Wheel(
                    zone: TouchZone(center: .zero, innerRadius: 0, outerRadius: 9),
                    rotation: rotation
                )
                settings.detents = Detents(count: 12)
                wheel.apply(settings, time: 0)
                wheel.advance(to: time)
                #expect(wheel.restRotation == .zero)
                let velocity = wheel.velocity
                settings.sensitivity = 2
                wheel.apply(settings, time: time)
                #expect(wheel.restRotation == .zero && near(wheel.velocity, velocity, 1e-9))
                wheel.advance(to: time + 0.01)
                settings.reducesMotion = true
                wheel.apply(settings, time: time + 0.01)
                #expect(wheel.rotation == .zero && !wheel.isMoving)
            }
        }
    }

    /// An app may animate a setting, or change it in each event.
    @Test(arguments: [nil, Detents(count: 12)])
    func `new settings in every frame do not hold a moving wheel`(detents: Detents?) {
        var settings = Wheel.Settings(detents: detents)
        var (wheel, finger) = (WheelDragTests.wheel(), Finger())
        wheel.apply(settings, time: 0)
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 100, velocity: 300)
        finger.lift(&wheel, at: 100)
        var other = wheel
        #expect(wheel.isMoving)
        for frame in 1...900 {
            let time = finger.time + Double(frame) / 60
            settings.sensitivity = 1 + Double(frame % 2)
            wheel.apply(settings, time: time)
            wheel.advance(to: time)
            other.advance(to: time)
            if detents == nil { #expect(near(wheel.rotation, other.rotation, 1e-9)) }
        }
        #expect(!wheel.isMoving && near(wheel.rotation, other.rotation, 1e-9))
    }

    @Test func `new settings leave a wheel that settles on a limit there`() {
        var wheel = Wheel(
            zone: TouchZone(center: .zero, innerRadius: 0, outerRadius: 9),
            rotation: .radians(1.2)
        )
        var settings = Wheel.Settings(decay: .ice, limits: Limits(.radians(-9) ... .radians(1)))
        wheel.apply(settings, time: 0)
        wheel.advance(to: 0.05)
        settings.sensitivity = 2
        wheel.apply(settings, time: 0.05)
        #expect(wheel.restRotation == .radians(1))
    }

    /// The finger pulls 0.55 of its turn in to half of the stretch, and from there takes as long as
    /// a finger that had stretched the band that far.
    @Test func `a drag that limits hold far outside needs a known turn of the finger to come back`() throws {
        var wheel = WheelDragTests.wheel()
        var finger = Finger()
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 600, velocity: 1_000)
        wheel.apply(Wheel.Settings(limits: Limits(.zero ... .radians(1), stretch: .radians(0.5))), time: 1)
        var (degrees, last) = (600.0, wheel.rotation)
        while wheel.rotation > .radians(1) {
            degrees -= 1
            try #require(degrees > -900)
            #expect(finger.move(&wheel, to: degrees).turned >= .degrees(-1.000_001))
            #expect(wheel.rotation < last)
            last = wheel.rotation
        }
        let expected = Angle.degrees(600) - .radians(1 + 0.25) + .radians(0.5)
        #expect(near(.degrees(600 - degrees), expected / 0.55, 0.02))
    }

    @Test func `a drag that limits hold far outside comes back from below as from above`() {
        let turns = [1.0, -1].map { sign in
            var (wheel, finger) = (WheelDragTests.wheel(), Finger())
            finger.begin(&wheel, at: 0)
            finger.sweep(&wheel, from: 0, to: sign * 600, velocity: 1_000)
            let limits = Limits(.radians(-1) ... .radians(1), stretch: .radians(0.5))
            wheel.apply(Wheel.Settings(limits: limits), time: finger.time)
            let out = finger.sweep(&wheel, from: sign * 600, to: sign * 700, velocity: 300)
            let back = finger.sweep(&wheel, from: sign * 700, to: sign * -900, velocity: 300)
            return (out + back).map { $0.turned * sign }
        }
        #expect(zip(turns[0], turns[1]).allSatisfy { near($0, $1) })
        #expect(turns[0].contains { $0 < .degrees(-2) })
    }

    @Test func `a drag that limits hold far outside settles from where it is when it is released`() {
        for end in [700.0, 500] {
            var wheel = WheelDragTests.wheel()
            var finger = Finger()
            finger.begin(&wheel, at: 0)
            finger.sweep(&wheel, from: 0, to: 600, velocity: 1_000)
            wheel.apply(Wheel.Settings(limits: Self.limits), time: finger.time)
            finger.sweep(&wheel, from: 600, to: end, velocity: 1_000)
            let rotation = wheel.rotation
            let turned = finger.lift(&wheel, at: end).turned
            #expect(turned == .zero && wheel.rotation == rotation)
            Self.expectNoHop(&wheel, from: finger.time)
            #expect(wheel.rotation == .radians(1))
        }
    }

    @Test func `limits applied to a turn or a spin in motion neither hop nor leave it outside`() {
        for spins in [false, true] {
            for limits in [
                Self.limits, Limits(.radians(-3) ... .radians(-2)), Limits(.zero ... .radians(40)),
            ] {
                var wheel = WheelDragTests.wheel()
                if spins {
                    wheel.spin(velocity: 9, time: 0)
                } else {
                    wheel.turn(to: .radians(30), .direct, duration: 3, time: 0)
                }
                wheel.advance(to: 1)
                let rotation = wheel.rotation
                wheel.apply(Wheel.Settings(limits: limits), time: 1)
                #expect(wheel.rotation == rotation)
                Self.expectNoHop(&wheel, from: 1, seconds: 6)
                #expect(limits.contains(wheel.rotation))
            }
        }
    }

    @Test(arguments: [1.0, -1])
    func `a spin toward the end that the wheel is beyond settles without a leap`(side: Double) {
        var wheel = WheelDragTests.wheel()
        wheel.setRotation(.radians(side * 3))
        let limits = Limits(.radians(-1) ... .radians(1), stretch: .radians(0.5))
        wheel.apply(Wheel.Settings(limits: limits), time: 0)
        wheel.advance(to: 0.05)
        let (rotation, velocity) = (wheel.rotation, wheel.velocity)
        #expect(rotation.radians * side > 1.5)
        let update = wheel.spin(velocity: side * 2, time: 0.05)
        #expect(update.turned == .zero && near(wheel.velocity, velocity))
        Self.expectNoHop(&wheel, from: 0.05)
        #expect(wheel.rotation == .radians(side))
    }

    @Test(arguments: [0.0, -1, 1e-4, .nan])
    func `a settling time of less than a millisecond is one for steps and turns as well`(time: Double) {
        var wheel = WheelDragTests.wheel(Wheel.Settings(decay: Decay(factor: 0), settlingTime: time))
        #expect(wheel.step(by: 1, time: 0).turned == .zero && wheel.isMoving)
        wheel.advance(to: 0.000_5)
        #expect(wheel.isMoving && wheel.rotation > .zero && wheel.rotation < .degrees(15))
        wheel.advance(to: 0.001_001)
        #expect(!wheel.isMoving && wheel.rotation == .degrees(15))
        #expect(wheel.turn(to: .zero, time: 1).turned == .zero && wheel.isMoving)
        wheel.advance(to: 1.001_001)
        #expect(!wheel.isMoving && wheel.rotation == .zero)
    }
}
