import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Numbers at and beyond the range in which a wheel computes.
@Suite struct WheelRangeTests {
    static let greatest = Angle.radians(1e9)
    static let numbers = [
        0, .leastNonzeroMagnitude, .leastNormalMagnitude / 4, 1e-20, 1e-9, 1e-3, 1, 1e6, 1e9, 1e10, 1e17,
        1e300, 1e304, .greatestFiniteMagnitude,
    ]

    static func isSound(_ wheel: Wheel) -> Bool {
        // A turn from the end of the range may round to a few of its last digits beyond it.
        wheel.rotation.magnitude <= greatest + (wheel.settings.limits?.stretch ?? .zero) + .radians(1e-6)
            && wheel.velocity.isFinite && wheel.restRotation?.radians.isFinite ?? true
    }

    @Test func `a rotation is clamped to a billion radians, with limits and without`() {
        for limits in [
            nil, Limits(.zero ... .radians(.infinity)), Limits(.radians(1e304) ... .radians(1e305)),
        ] {
            var wheel = WheelDragTests.wheel(Wheel.Settings(limits: limits))
            for number in [1e9, 1e12, 1e304, .greatestFiniteMagnitude] {
                wheel.setRotation(.radians(number))
                #expect(wheel.rotation == Self.greatest)
                #expect(
                    wheel.turn(to: .radians(number), .direct, extraTurns: .max, time: 0).turned.radians
                        .isFinite
                )
                wheel.advance(to: 1e9)
                #expect(wheel.rotation.magnitude <= Self.greatest && !wheel.isMoving)
            }
        }
        let wheel = Wheel(
            zone: TouchZone(center: .zero, innerRadius: 0, outerRadius: 1),
            rotation: .radians(-1e300)
        )
        #expect(wheel.rotation == .radians(-1e9))
    }

    @Test func `limits are made finite`() {
        let (infinity, nan) = (Angle.radians(.infinity), Angle.radians(.nan))
        #expect(Limits(-infinity...infinity).range == -Self.greatest...Self.greatest)
        #expect(Limits(infinity...infinity).range == Self.greatest...Self.greatest)
        #expect(Limits(-infinity ... -infinity).range == -Self.greatest ... -Self.greatest)
        #expect(Limits(nan ... .zero).range == -Self.greatest ... .zero)
        #expect(Limits(.zero...nan).range == .zero...Self.greatest)
        #expect(Limits(.zero ... .zero, stretch: .radians(.leastNonzeroMagnitude)).stretch == .zero)
        #expect(Limits(.zero ... .zero, stretch: .radians(1e300)).stretch == Self.greatest)
        for end in [infinity, -infinity] {
            var wheel = WheelDragTests.wheel(Wheel.Settings(limits: Limits(end...end)))
            var finger = Finger()
            finger.begin(&wheel, at: 0)
            finger.sweep(&wheel, from: 0, to: 90)
            finger.lift(&wheel, at: 90)
            #expect(Self.isSound(wheel))
            wheel.advance(to: 9)
            #expect(!wheel.isMoving && wheel.rotation.magnitude == Self.greatest)
        }
    }

    @Test func `a spin stops at the end of the range`() {
        for direction in [1.0, -1] {
            for speed in [1e3, 1e6, 1e300] {
                var wheel = WheelDragTests.wheel()
                wheel.spin(velocity: direction * speed, time: 0)
                wheel.advance(to: 100)
                #expect(wheel.isMoving && wheel.restRotation == nil && wheel.velocity.magnitude <= 1e6)
                wheel.advance(to: 1e9)
                #expect(!wheel.isMoving && wheel.rotation == Self.greatest * direction)
                wheel.spin(velocity: direction, time: 1e9)
                wheel.advance(to: 1e10)
                #expect(!wheel.isMoving && wheel.rotation == Self.greatest * direction)
                wheel.spin(velocity: -direction, time: 1e10)
                wheel.advance(to: 1e10 + 1_000)
                #expect(wheel.isMoving && near(wheel.rotation.magnitude, .radians(1e9 - 1_000), 1))
            }
        }
    }

    @Test func `a spin that slows down stands still at the end of the range until it rests`() {
        var wheel = WheelDragTests.wheel(Wheel.Settings(decay: .ice))
        wheel.setRotation(.radians(1e9 - 50))
        wheel.spin(velocity: 1_000, time: 0)
        wheel.advance(to: 0.3)
        wheel.spin(velocity: 10, time: 0.3)
        wheel.advance(to: 1)
        #expect(wheel.isMoving && wheel.rotation == Self.greatest && wheel.velocity == 0)
        wheel.advance(to: 1_000)
        #expect(!wheel.isMoving && wheel.rotation == Self.greatest)
    }

    @Test func `a coast, a drag and a scroll stop at the end of the range`() {
        var wheel = WheelDragTests.wheel()
        wheel.setRotation(.radians(1e9 - 0.5))
        wheel.scrolled(by: .radians(0.3), time: 0)
        wheel.scrolled(by: .radians(0.1), time: 0.01)
        wheel.scrollEnded(time: 0.01)
        #expect(wheel.phase == .coasting && wheel.restRotation == Self.greatest)
        wheel.advance(to: 100)
        #expect(!wheel.isMoving && wheel.rotation == Self.greatest)
        wheel.scrolled(by: .radians(1e8), time: 101)
        #expect(wheel.rotation == Self.greatest && wheel.velocity == 0)
    }

    @Test func `durations of no or of any length are finite motions`() {
        for duration in Self.numbers + [.infinity, .nan, -1, -.infinity] {
            for velocity in [0.0, 1_000] {
                var wheel =
                    velocity == 0 ? WheelDragTests.wheel() : WheelFlickTests.flicked(velocity: velocity)
                wheel.turn(to: .degrees(170), duration: duration, time: 0.2)
                #expect(Self.isSound(wheel))
                for time in [0.2, 0.2 + 1e-7, 0.2 + 1e-3, 0.5] {
                    wheel.advance(to: time)
                    #expect(Self.isSound(wheel), "\(duration) at \(time)")
                }
                wheel.advance(to: 2e9)
                #expect(!wheel.isMoving && near(wheel.rotation, .degrees(170), 1e-6))
                wheel.turn(to: .zero, minimumDuration: duration, time: 2e9)
                #expect(Self.isSound(wheel) && wheel.isMoving)
            }
        }
    }

    @Test func `extreme numbers in any place leave a wheel sound and let it come to rest`() {
        var random = Seeded()
        func extreme() -> Double {
            Self.numbers.randomElement(using: &random)! * (random.chance(0.5) ? 1 : -1)
        }
        // Some time is left after each time.
        func finite(_ time: Double) -> Double { min(max(time, -1e300), 1e300) }
        for _ in 0..<Seeded.scripts(3_000) {
            let ends = [extreme(), random.chance(0.1) ? .infinity : extreme()].sorted()
            let limits = Limits(.radians(ends[0]) ... .radians(ends[1]), stretch: .radians(extreme()))
            let decay = Decay(factor: random.chance(0.5) ? 0.95 : extreme(), restSpeed: extreme())
            let settings = Wheel.Settings(
                decay: decay,
                detents: random.chance(0.3) ? Detents(count: Int.random(in: 1...9, using: &random)) : nil,
                limits: random.chance(0.7) ? limits : nil,
                sensitivity: random.chance(0.5) ? 1 : extreme(),
                maximumSpeed: random.chance(0.5) ? 50 : extreme(),
                settlingTime: random.chance(0.5) ? 0.5 : extreme()
            )
            var wheel = WheelDragTests.wheel(random.chance(0.5) ? settings : Wheel.Settings())
            var time = random.chance(0.8) ? 0 : finite(extreme())
            for _ in 0..<8 {
                switch Int.random(in: 0...8, using: &random) {
                case 0: wheel.setRotation(.radians(extreme()))
                case 1: wheel.turn(to: .radians(extreme()), .direct, duration: extreme(), time: time)
                case 2: wheel.turn(to: .radians(extreme()), extraTurns: .max, time: time)
                case 3: wheel.spin(velocity: extreme(), time: time)
                case 4: wheel.step(by: .min, time: time)
                case 5: wheel.scrolled(by: .radians(extreme()), time: time)
                case 6: wheel.scrollEnded(by: .radians(extreme()), time: time)
                case 7: wheel.apply(settings, time: time)
                default: wheel.advance(to: time)
                }
                time = finite(time + (random.chance(0.8) ? random.number(0...0.1) : extreme()))
                guard Self.isSound(wheel) else { Issue.record("\(wheel)"); return }
            }
            wheel.scrollCancelled(time: time)
            wheel.stop(time: time)
            wheel.advance(to: .greatestFiniteMagnitude)
            guard Self.isSound(wheel), !wheel.isMoving else { Issue.record("\(wheel)"); return }
        }
    }
}
