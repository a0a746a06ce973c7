import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite(.long) struct WheelDetentTests {
    /// A wheel whose finger moves at a steady velocity up to a rotation and lets go there.
    static func released(
        at end: Double,
        velocity: Double,
        settings: Wheel.Settings
    ) -> (wheel: Wheel, time: Double) {
        var wheel = WheelDragTests.wheel(settings)
        var time = 0.0
        let point = { (radians: Double) in Point2D(100 + 80 * cos(radians), 100 + 80 * sin(radians)) }
        let start = end - velocity * 0.2
        // The finger begins at the angle of the wheel, so that its angle is the wheel's rotation.
        var pulled = wheel.rotation.radians
        wheel.touchBegan(1, at: point(pulled), time: time)
        while (start - pulled).magnitude > 1e-12 {
            pulled += min(max(start - pulled, -0.5), 0.5)
            wheel.touchMoved(1, to: point(pulled), time: time)
        }
        time += 1
        for event in 0...24 {
            wheel.touchMoved(
                1,
                to: point(start + velocity * Double(event) / 120),
                time: time + Double(event) / 120
            )
        }
        time += 0.2
        wheel.touchEnded(1, at: point(end), time: time)
        return (wheel, time)
    }

    @Test func `a flick lands on the detent nearest to where it would have come to rest`() throws {
        var random = Seeded()
        for _ in 0..<500 {
            let count = Int.random(in: 1...24, using: &random)
            let detents = Detents(count: count, origin: .radians(random.number(-4...4)))
            let decay = [Decay.ice, .smooth, .moderate, .quick].randomElement(using: &random) ?? .ice
            let end = random.number(-5...5)
            let velocity = random.number(0.2...30) * (random.chance(0.5) ? 1 : -1)
            let free = Coast(from: .radians(end), releaseVelocity: velocity, decay: decay)
            let target = try #require(detents.nearest(to: free.restRotation))
            var (wheel, time) = Self.released(
                at: end,
                velocity: velocity,
                settings: Wheel.Settings(decay: decay, detents: detents)
            )
            #expect(near(wheel.rotation.radians, end))
            if wheel.isMoving {
                #expect(wheel.phase == .settling)
                #expect(near(wheel.velocity, velocity, 0.05 * velocity.magnitude))
                #expect(near(try #require(wheel.restRotation), target, 1e-6))
            }
            let (start, displacement) = (wheel.rotation, (target - wheel.rotation).radians)
            let released = time
            while wheel.isMoving && time < released + 100 {
                time += 1.0 / 240
                wheel.advance(to: time)
                // The displacement from the target never changes its sign.
                #expect((target - wheel.rotation).radians * displacement >= -1e-6)
            }
            #expect(near(wheel.rotation, target, 1e-6), "from \(start) at \(velocity)")
            #expect(detents.nearest(to: wheel.rotation) == wheel.rotation)
            #expect(time - released <= 2 * free.duration + 0.5 + 1.0 / 240)
        }
    }

    @Test(arguments: [1.0, -1])
    func `after a flick to a detent far away, twice the time of the coast is added`(sign: Double) {
        // It would coast by 3.6 radians, and goes on to the next whole turn.
        let free = Coast(from: .zero, releaseVelocity: 18.8, decay: .moderate)
        let settings = Wheel.Settings(detents: Detents(count: 1))
        var (wheel, time) = Self.released(at: 0, velocity: sign * 18.8, settings: settings)
        #expect(wheel.restRotation.map { near($0, .fullTurn * sign) } == true)
        let end = time + 0.5 + 2 * free.duration
        time = end - 0.05
        wheel.advance(to: time)
        #expect(wheel.isMoving)
        wheel.advance(to: end + 0.01)
        #expect(!wheel.isMoving)
    }

    @Test func `a slow release settles on the nearest detent within half a second`() {
        for degrees in stride(from: -80.0, through: 80, by: 11) {
            var wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 8)))
            var finger = Finger()
            finger.begin(&wheel, at: 0)
            finger.sweep(&wheel, from: 0, to: degrees)
            finger.rest(0.2)
            finger.lift(&wheel, at: degrees)
            #expect(wheel.phase == .settling)
            #expect(wheel.advance(to: finger.time + 0.5 + 1e-9).cameToRest)
            #expect(near(wheel.rotation, .degrees((degrees / 45).rounded() * 45)))
        }
    }

    @Test func `a wheel on its detent stays idle after a tap`() {
        var wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 8)))
        wheel.setRotation(.degrees(45))
        var finger = Finger()
        finger.begin(&wheel, at: 7)
        #expect(!finger.lift(&wheel, at: 7).cameToRest)
        #expect(wheel.phase == .idle)
        #expect(near(wheel.rotation, .degrees(45)))
    }

    @Test func `a flick that cannot leave its detent swings out once and returns`() {
        let (released, time) = Self.released(
            at: 0,
            velocity: 0.8,
            settings: Wheel.Settings(detents: Detents(count: 2))
        )
        var wheel = released
        wheel.advance(to: time + 0.05)
        #expect(wheel.rotation > .degrees(0.1))
        wheel.advance(to: time + 10)
        #expect(near(wheel.rotation, .zero, 1e-12))
    }

    @Test func `new detents draw an idle wheel, and a coasting one goes on at its speed`() {
        var idle = WheelDragTests.wheel()
        idle.setRotation(.degrees(50))
        #expect(idle.apply(Wheel.Settings(detents: Detents(count: 4)), time: .nan).touch == .refused)
        #expect(idle.apply(Wheel.Settings(), time: 3) == Wheel.Update())
        idle.apply(Wheel.Settings(detents: Detents(count: 4)), time: 3)
        #expect(idle.phase == .settling)
        idle.advance(to: 4)
        #expect(near(idle.rotation, .degrees(90)))

        var coasting = WheelFlickTests.flicked()
        coasting.advance(to: 0.3)
        let (velocity, rest) = (coasting.velocity, coasting.restRotation)
        coasting.apply(Wheel.Settings(maximumSpeed: 40), time: 0.3)
        #expect(near(coasting.velocity, velocity, 1e-9))
        #expect(near(coasting.restRotation ?? .zero, rest ?? .fullTurn, 1e-9))
    }

    @Test func `new settings keep the velocity of a moving wheel, also if it coasts no longer or begins to`()
    {
        let (ice, quick) = (Wheel.Settings(decay: .ice), Wheel.Settings(decay: .quick))
        let landing = Wheel.Settings(detents: Detents(count: 4))
        for (old, new) in [(ice, landing), (landing, ice), (ice, quick), (quick, ice)] {
            var wheel = WheelFlickTests.flicked(old)
            wheel.advance(to: 0.25)
            let velocity = wheel.velocity
            wheel.apply(new, time: 0.25)
            #expect(wheel.isMoving && velocity > 0.5)
            #expect(near(wheel.velocity, velocity, 1e-9))
        }
        var spinning = WheelDragTests.wheel(ice)
        spinning.spin(velocity: 5, time: 0)
        spinning.advance(to: 9)
        let velocity = spinning.velocity
        spinning.spin(velocity: 0, time: 9)
        #expect(near(spinning.velocity, velocity, 1e-9))
    }

    @Test func `frames report the detents that a count of all of them finds`() throws {
        var random = Seeded()
        for _ in 0..<60 {
            let given = (0..<Int.random(in: 1...9, using: &random)).map { _ in
                Angle.radians(random.number(0...6.28))
            }
            let (count, origin) = (Int.random(in: 1...40, using: &random), random.number(-9...9))
            let even = Detents(count: count, origin: .radians(origin))
            let detents = random.number(0...1) < 0.5 ? even : try #require(Detents(at: given))
            var wheel = WheelDragTests.wheel(Wheel.Settings(detents: detents))
            wheel.spin(velocity: random.number(-20...20), time: 0)
            var (time, frames) = (0.0, 0)
            while frames < 60 {
                let before = wheel.rotation
                time += random.number(0...1) < 0.8 ? random.number(0...0.02) : random.number(0...1)
                let passed = wheel.advance(to: time).passed
                #expect(Array(passed) == Self.passed(detents, from: before, to: wheel.rotation))
                frames += 1
            }
        }
    }

    /// The indices of all detents between two rotations, in the order of passing.
    private static func passed(_ detents: Detents, from start: Angle, to end: Angle) -> [Int] {
        let (least, greatest) = (min(start, end), max(start, end))
        var all: [(rotation: Angle, index: Int)] = []
        for turn in Int(least.turns) - 2...Int(greatest.turns) + 2 {
            for index in 0..<detents.count {
                all.append((detents[index] + .fullTurn * Double(turn), index))
            }
        }
        all.sort { ($0.rotation, $0.index) < ($1.rotation, $1.index) }
        if end < start { all.reverse() }
        return all.filter { rotation, _ in
            end < start ? rotation >= end && rotation < start : rotation > start && rotation <= end
        }
        .map(\.index)
    }
    @Test(arguments: [1.0, -1])
    func `regression: of more than a thousand detents, a call reports the last thousand`(sign: Double) {
        var wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 7)))
        let passed = wheel.turn(to: .turns(sign * 1_000), .direct, duration: 0, time: 0).passed
        #expect(passed.count == 1_000)
        // The last of them is the one at the end; before it they follow one another.
        #expect(Array(passed) == (0..<1_000).map { ((999 - $0) * (sign > 0 ? 6 : 1)) % 7 })
        #expect(wheel.turn(to: .radians(sign * 1e9), .direct, duration: 0, time: 0).passed.count == 1_000)
        wheel.setRotation(.zero)
        let all = wheel.turn(to: .turns(sign * 142), .direct, duration: 0, time: 0).passed
        #expect(all.count == 994 && all.first == (sign > 0 ? 1 : 6) && all.last == 0)
    }

    @Test func `new settings leave a settling wheel the time that it has left`() {
        var settings = Wheel.Settings(detents: Detents(count: 8), settlingTime: 0.5)
        var wheel = WheelDragTests.wheel(settings)
        wheel.scrolled(by: .degrees(20), time: -1)
        wheel.scrollEnded(time: 0)
        wheel.advance(to: 0.25)
        settings.sensitivity = 2
        wheel.apply(settings, time: 0.25)
        #expect(wheel.isMoving)
        wheel.advance(to: 0.55)
        #expect(!wheel.isMoving && wheel.rotation == .zero)
    }

    @Test(arguments: [1.0, -1]) func `a step without a detent within the limits is 15°`(sign: Double) {
        let limits = Limits(.degrees(-60) ... .degrees(60))
        let settings = Wheel.Settings(detents: Detents(count: 1, origin: .degrees(180)), limits: limits)
        var wheel = WheelDragTests.wheel(settings)
        for step in 1...5 {
            wheel.step(by: Int(sign), duration: 0, time: 0)
            #expect(near(wheel.rotation, .degrees(sign * min(15 * Double(step), 60))))
        }
    }

    @Test(
        arguments: [1_000_000, 1_000_000_000_000, Int.max],
        [Wheel.TurnDirection.clockwise, .counterclockwise]
    )
    func `after a million extra turns or more a wheel rests at its detent`(
        turns: Int,
        direction: Wheel.TurnDirection
    ) {
        var wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 8)))
        wheel.turn(toDetent: 3, direction, extraTurns: turns, duration: 1, time: 0)
        wheel.advance(to: 1)
        #expect(!wheel.isMoving && wheel.detent == 3)
        #expect(abs(wheel.rotation.turns.magnitude - 1_000_000) < 1)
        var free = WheelDragTests.wheel()
        free.turn(to: .degrees(100), direction, extraTurns: turns, duration: 1, time: 0)
        free.advance(to: 1)
        #expect(near(free.rotation.normalized, .degrees(100), 1e-8))
    }

    @Test func `steps leave a rotation at which there are two detents, in both directions`() throws {
        let detents = try #require(Detents(at: [0, 90, 180, 270, 360].map { .degrees($0) }))
        for limits in [nil, Limits(.zero ... .fullTurn)] {
            var wheel = WheelDragTests.wheel(Wheel.Settings(detents: detents, limits: limits))
            wheel.setRotation(.degrees(360))
            for (step, degrees) in [(-1, 270.0), (-1, 180), (-1, 90), (-1, 0), (1, 90), (1, 180)] {
                wheel.step(by: step, duration: 0, time: 0)
                #expect(near(wheel.rotation, .degrees(degrees)), "\(degrees)")
            }
        }
    }

    @Test func `steps leave two detents that rounding alone separates`() throws {
        let detents = try #require(Detents(at: [30, 150, 270, 390].map { .degrees($0) }))
        var wheel = WheelDragTests.wheel(Wheel.Settings(detents: detents))
        wheel.setRotation(.degrees(30))
        for (step, degrees) in [(1, 150.0), (-1, 30), (-1, -90), (1, 30), (1, 150)] {
            wheel.step(by: step, duration: 0, time: 0)
            #expect(near(wheel.rotation, .degrees(degrees)), "\(degrees)")
        }
    }
}
