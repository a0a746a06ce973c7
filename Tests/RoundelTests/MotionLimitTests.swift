import RoundelTestSupport
import Testing

@testable import Roundel

/// Springs, glides and limits at the edges of what they promise.
@Suite struct MotionLimitTests {
    // MARK: Springs

    @Test func `a spring's frequency is from a thousandth to a billion`() {
        func frequency(_ given: Double) -> Double {
            Spring(from: .zero, velocity: 1, to: .radians(1), angularFrequency: given).angularFrequency
        }
        for (given, kept) in [
            (1e-3, 1e-3), (9e-4, 1e-3), (-5, 1e-3), (.nan, 1e-3), (2e-3, 2e-3), (1e9, 1e9), (2e9, 1e9),
            (.infinity, 1e9),
        ] as [(Double, Double)] { #expect(frequency(given) == kept, "\(given)") }
    }

    @Test func `a spring ends when it is next to its target, and not much later`() {
        for distance in [1.0, -0.2, 20] {
            let spring = Spring(from: .radians(distance), velocity: 0, to: .zero, angularFrequency: 10)
            #expect(spring.rotation(after: spring.duration) == .zero)
            #expect(spring.rotation(after: spring.duration.nextDown).radians.magnitude <= 1.0001e-5)
            #expect(spring.rotation(after: spring.duration * 0.97).radians.magnitude > 1.2e-5, "\(distance)")
        }
        let there = Spring(from: .radians(9), velocity: 0, to: .radians(9), angularFrequency: 10)
        #expect(there.duration == 0 && there.rotation(after: 0) == .radians(9))
    }

    @Test func `a spring takes at most its time, of which a millisecond is the least`() {
        func spring(_ seconds: Double) -> Spring {
            Spring(from: .zero, velocity: 0, to: .radians(1), within: seconds)
        }
        #expect(near(spring(0.5).duration, 0.5, 1e-3) && spring(0.5).duration <= 0.5)
        for seconds in [0, -1, 1e-4, Double.nan] { #expect(spring(seconds) == spring(1e-3), "\(seconds)") }
        #expect(spring(2e-3) != spring(1e-3))
    }

    @Test(arguments: [1.0, -1], [0.02, 0.1, 0.5])
    func `a spring that moves away from its target stays within its room`(sign: Double, room: Double) {
        for (target, velocity) in [(1.0, -5.0), (0, -5), (0, 5), (1e-3, -0.4)] {
            let spring = Spring(
                from: .zero,
                velocity: sign * velocity,
                to: .radians(sign * target),
                within: 2,
                room: room
            )
            #expect(spring.startVelocity == sign * velocity)
            let farthest = stride(from: 0.0, through: 1, by: 1e-3).map {
                spring.rotation(after: spring.duration * $0).radians * sign
            }
            #expect((farthest.min() ?? 0) >= min(-room * (1 + 1e-12), 0), "\(target), \(velocity)")
            #expect((farthest.max() ?? 0) <= target + room * (1 + 1e-12), "\(target), \(velocity)")
        }
    }

    @Test func `without room a spring starts at rest, unless it moves to its target`() {
        func spring(_ velocity: Double, _ room: Double) -> Spring {
            Spring(from: .zero, velocity: velocity, to: .radians(1), within: 0.5, room: room)
        }
        let still = Spring(from: .zero, velocity: 0, to: .radians(1), within: 0.5)
        // A room of 1e-9 for 5 rad/s takes a frequency beyond 1e5 rad/s.
        for room in [0, -1, 1e-9] { #expect(spring(-5, room) == still, "\(room)") }
        for room in [0, -1, 1e-9, 3, Double.infinity] {
            #expect(spring(2, room) == spring(2, .infinity) && spring(2, room).startVelocity == 2)
            #expect(spring(0, room) == still)
        }
    }

    @Test func `at no time a spring and a glide have their first velocity`() {
        let spring = Spring(from: .zero, velocity: 3, to: .radians(1), angularFrequency: 9)
        let glide = Glide(from: .zero, velocity: 3, to: .radians(1), duration: 2)
        for time in [-1, 0, Double.nan] {
            #expect(spring.velocity(after: time) == 3 && spring.rotation(after: time) == .zero)
            #expect(glide.velocity(after: time) == 3 && glide.rotation(after: time) == .zero)
        }
    }

    // MARK: Glides

    private func glide(_ velocity: Double, sign: Double = 1) -> Glide {
        Glide(from: .zero, velocity: velocity * sign, to: .radians(sign), duration: 1)
    }

    @Test(arguments: [1.0, -1])
    func `a glide turns back where its velocity is zero, or else at its target`(sign: Double) {
        for velocity in [0.0, 1, 3.9, 4, 4.1, 5] {
            #expect(glide(velocity, sign: sign).extreme() == .radians(sign), "\(velocity)")
        }
        // At a third of the time; at a fifteenth if it first moves away.
        let left = 14.0 / 15
        #expect(near(glide(10, sign: sign).extreme(), .radians(sign * (1 + 16.0 / 81))))
        #expect(near(glide(-2, sign: sign).extreme(), .radians(sign * (1 - left * left * left * left * 1.4))))
    }

    @Test(arguments: [1.0, -1])
    func `a glide that has turned back goes on to its target`(sign: Double) {
        // It turns at a third of a second.
        #expect(glide(10, sign: sign).extreme(after: 0.333) == glide(10, sign: sign).extreme())
        #expect(glide(10, sign: sign).extreme(after: 0.334) == .radians(sign))
    }

    @Test(arguments: [1.0, -1])
    func `a spin turns back where its velocity is zero, or else at its start`(sign: Double) {
        func spin(_ velocity: Double, to final: Double) -> Spin {
            Spin(from: .radians(sign), velocity: velocity * sign, to: final * sign, rampTime: 0.5)
        }
        for (velocity, final) in [(0.0, 2.0), (3, 2), (1, 2), (-4, 0), (-4, -1)] {
            #expect(spin(velocity, to: final).extreme == .radians(sign), "\(velocity), \(final)")
        }
        let turning = spin(-4, to: 2)
        let least = (0...1_000).map { turning.rotation(after: Double($0) / 1_000).radians * sign }.min() ?? 0
        #expect(least < 0.6 && near(turning.extreme.radians * sign, least, 1e-5))
    }

    @Test(arguments: [1.0, -1])
    func `limits permit a glide that stays within the stretch`(sign: Double) {
        let range = sign > 0 ? Angle.zero ... .radians(1) : .radians(-1) ... .zero
        func permits(_ motion: Glide, _ stretch: Double, from start: Double = 0) -> Bool {
            Limits(range, stretch: .radians(stretch)).permits(motion.extreme(), from: .radians(start))
        }
        // Up to 0.1975 beyond the target, and 0.0623 before the start.
        #expect(permits(glide(10, sign: sign), 0.2) && !permits(glide(10, sign: sign), 0.19))
        #expect(permits(glide(-2, sign: sign), 0.07) && !permits(glide(-2, sign: sign), 0.06))
        #expect(permits(glide(3, sign: sign), 0))
        // No further out than it starts.
        let outside = Glide(from: .radians(sign * 1.5), velocity: 0, to: .radians(sign), duration: 1)
        #expect(permits(outside, 0.2, from: sign * 1.5))
        let farther = Glide(from: .radians(sign), velocity: 0, to: .radians(sign * 1.5), duration: 1)
        #expect(!permits(farther, 0.2, from: sign) && permits(farther, 0.5, from: sign))
    }

    @Test func `a glide takes from a microsecond to a billion seconds`() {
        for (given, kept) in [
            (1e-6, 1e-6), (9e-7, 0), (0, 0), (-1, 0), (.nan, 0), (1e9, 1e9), (2e9, 1e9), (.infinity, 1e9),
        ] as [(Double, Double)] {
            let glide = Glide(from: .zero, velocity: 0, to: .radians(1), duration: given)
            #expect(glide.duration == kept, "\(given)")
        }
        // Half of the way at rest: (1/2)⁴·(1 + 4/2).
        #expect(near(glide(0).rotation(after: 0.5), .radians(1 - 3.0 / 16)))
        #expect(near(glide(0).velocity(after: 0.5), 1.25))
    }

    // MARK: Limits

    @Test func `an end of limits that is NaN is none`() {
        let nan = Angle.radians(.nan)
        #expect(Limits(nan ... .radians(2)).range == .radians(-1e9) ... .radians(2))
        #expect(Limits(.radians(-2)...nan).range == .radians(-2) ... .radians(1e9))
        for (end, kept) in [(Double.infinity, 1e9), (-.infinity, -1e9), (3e9, 1e9)] {
            #expect(Limits(.radians(end) ... .radians(end)).range == .radians(kept) ... .radians(kept))
        }
        #expect(Limits(.zero ... .zero, stretch: .radians(.infinity)).stretch == .zero)
        #expect(Limits(.zero ... .zero, stretch: .radians(1e-9)).stretch == .radians(1e-9))
    }

    @Test func `a wheel at the end of the band counts as in the middle of it`() {
        let limits = Limits(.radians(-1) ... .radians(2), stretch: .radians(0.5))
        // 0.25 beyond an end takes 0.25 / (0.55 · (1 − 0.5)) of the finger.
        for beyond in [0.25, 0.499, 0.5, 7] {
            #expect(near(limits.unlimited(for: .radians(2 + beyond)).radians, 2 + 10.0 / 11))
            #expect(near(limits.unlimited(for: .radians(-1 - beyond)).radians, -1 - 10.0 / 11))
        }
    }

    @Test(arguments: [1.0, -1])
    func `a goal that rounding put beyond an end is that end, and not a turn away`(sign: Double) {
        let range = sign > 0 ? Angle.zero ... .turns(2) : .turns(-2) ... .zero
        let (end, beyond) = (Angle.turns(2 * sign), Angle.turns(2 * sign) + .radians(sign * 5e-10))
        #expect(Limits(range).nearestTurn(of: beyond) == beyond)
        for goal in [end, beyond] {
            var wheel = WheelDragTests.wheel(Wheel.Settings(limits: Limits(range)))
            wheel.setRotation(.turns(1.9 * sign))
            wheel.turn(to: goal, duration: 0, time: 0)
            #expect(near(wheel.rotation, end))
            wheel.setRotation(.turns(1.9 * sign))
            wheel.setDirection(goal)
            #expect(near(wheel.rotation, end))
        }
    }

    // MARK: Detents

    @Test func `detents have numbers up to a trillion radians`() {
        let detents = Detents(count: 8)
        for sign in [1.0, -1] {
            #expect(detents.nearest(to: .radians(sign * 9.99e11)) != nil)
            #expect(detents.nearest(to: .radians(sign * 1e12)) == nil)
            #expect(detents.detent(1, from: .radians(sign * 1e12)) == nil)
            #expect(detents.number(atOrAbove: .radians(sign * 1e12)) == nil)
        }
        #expect(Detents(count: 4, origin: -.fullTurn) == Detents(count: 4))
        #expect(Detents(count: -7) == Detents(count: 1) && Detents(count: 4) != Detents(count: 5))
        #expect(near(Detents(count: 4, origin: .degrees(-30))[0], .degrees(330)))
        #expect(near(Detents(count: 4, origin: .degrees(-30))[1], .degrees(60)))
    }

    @Test func `far from zero, rounding does not part a wheel from its detent`() {
        let detents = Detents(count: 8)
        for number in [3, 5, 8] {
            for turns in [1e8, -1e8] {
                let rotation = (detents[number % 8] + .turns(turns)).radians
                for near in [rotation.nextDown, rotation, rotation.nextUp] {
                    #expect(detents.index(at: .radians(near)) == number % 8)
                }
                #expect(detents.index(at: .radians(rotation + 1e-3)) == nil)
            }
        }
    }

    @Test func `a detent at no rotation is at zero`() {
        for rotation in [Double.nan, .infinity, -.infinity] {
            let detents = Detents(at: [.radians(rotation), .degrees(90)])
            #expect(detents == Detents(at: [.zero, .degrees(90)]) && detents?[0] == .zero)
            #expect(detents?.index(at: .zero) == 0 && detents?.index(at: .degrees(90)) == 1)
        }
    }

    /// A rotation that changes for the same input is a breaking change.
    @Test func `between two detents that are equally near, the nearest is the one before`() {
        // Rounding leaves these in the middle exactly.
        for (count, tie, before) in [
            (8, 0.125, 0.0), (4, 0.25, 0), (2, 0.5, 0), (2, -0.5, -1), (1, 1, 0), (1, -1, -2),
        ] {
            let (detents, rotation) = (Detents(count: count), Angle.radians(.pi * tie))
            #expect(detents.nearest(to: rotation) == .radians(.pi * before), "\(tie)")
            let limits = Limits(rotation - .radians(4)...rotation + .radians(4))
            #expect(detents.nearest(to: rotation, within: limits) == .radians(.pi * before), "\(tie)")
        }
    }

    @Test func `a position without a passed detent is a programming error`() async {
        await #expect(processExitsWith: .failure) {
            _ = Detents(count: 4).passed(from: .zero, to: .degrees(100))[1]
        }
        await #expect(processExitsWith: .failure) {
            _ = Detents(count: 4).passed(from: .zero, to: .degrees(100))[-1]
        }
        #expect(Array(Detents(count: 4).passed(from: .zero, to: .degrees(100))) == [1])
    }
}

/// What an ``Unfolding`` does with times, beyond its frames.
@Suite struct UnfoldingTimeTests {
    private static func opening() -> Unfolding {
        var menu = Unfolding()
        menu.set(true, within: 0.4, time: 10)
        return menu
    }

    @Test func `a change without a frame before it reverses where the menu is by then`() {
        var (one, two) = (Self.opening(), Self.opening())
        two.advance(to: 10.15)
        one.set(false, within: 0.4, time: 10.15)
        two.set(false, within: 0.4, time: 10.15)
        #expect(one == two && one.fraction > 0 && one.fraction < 1)
    }

    @Test func `a change at a time before the last frame counts as at that frame`() {
        var (one, two) = (Self.opening(), Self.opening())
        one.advance(to: 10.25)
        two.advance(to: 10.25)
        one.set(false, within: 0.4, time: 10.1)
        two.set(false, within: 0.4, time: 10.25)
        #expect(one == two)
        one.advance(to: 10.25)
        #expect(one == two)
        one.advance(to: 10.35)
        #expect(one.fraction < two.fraction)
    }

    @Test func `regression: a coast has its first velocity at a time that is NaN`() {
        for velocity in [3.0, -3] {
            let coast = Coast(from: .zero, releaseVelocity: velocity, decay: .smooth)
            #expect(coast.velocity(after: .nan) == coast.velocity(after: 0) && coast.velocity(after: 0) != 0)
            #expect(coast.velocity(after: coast.duration) == 0 && coast.velocity(after: .infinity) == 0)
        }
    }

    @Test(arguments: [true, false])
    func `a menu that is reversed next to an end turns round before it`(opens: Bool) {
        var menu = Unfolding()
        if !opens {
            menu.set(true, within: 0, time: 0)
        }
        menu.set(opens, within: 0.4, time: 1)
        var time = 1.0
        while opens ? menu.fraction < 0.9 : menu.fraction > 0.1 {
            time += 1e-3
            menu.advance(to: time)
        }
        // It is still fast, and the way back takes long.
        menu.set(!opens, within: 5, time: time)
        for _ in 0..<1_000 {
            time += 1e-3
            menu.advance(to: time)
            #expect(menu.fraction > 0 && menu.fraction < 1)
        }
    }

    @Test func `the end comes at once, open or closed`() {
        var menu = Self.opening()
        menu.finish()
        #expect(menu.fraction == 1 && menu.isOpen && !menu.isMoving && menu.velocity == 0)
        var back = Self.opening()
        back.set(false, within: .nan, time: 10.1)
        #expect(back.fraction == 0 && !back.isOpen && !back.isMoving)
        // A change that takes a millisecond takes its time.
        var quick = Unfolding()
        quick.set(true, within: 1e-3, time: 0)
        #expect(quick.isMoving && quick.fraction == 0)
        quick.advance(to: 1.1e-3)
        #expect(quick.fraction == 1 && !quick.isMoving)
    }

    @Test func `NaN is not within limits, and the nearest rotation to it is the least one`() {
        for limits in [Limits(.degrees(10) ... .degrees(20)), Limits(.degrees(-20) ... .degrees(-10))] {
            #expect(!limits.contains(.radians(.nan)) && !limits.allows(.radians(.nan)))
            #expect(limits.clamped(.radians(.nan)) == limits.range.lowerBound)
            #expect(!limits.contains(.radians(.infinity)) && limits.contains(limits.range.upperBound))
        }
    }

    @Test func `limits without a stretch allow what rounding puts outside, and no more`() {
        let limits = Limits(.zero ... .radians(1), stretch: .zero)
        for (rotation, isAllowed) in [
            (1 + 5e-10, true), (1 + 5e-9, false), (-5e-10, true), (-5e-9, false), (0.5, true),
        ] {
            #expect(limits.allows(.radians(rotation)) == isAllowed, "\(rotation)")
        }
    }
}
