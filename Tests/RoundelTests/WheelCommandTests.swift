import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite struct WheelCommandTests {
    var wheel = WheelDragTests.wheel()

    @Test(arguments: [
        (Wheel.TurnDirection.shortest, 0, 350.0, -10.0), (.clockwise, 0, 350, 350),
        (.counterclockwise, 0, 10, -350),
        (.direct, 0, 350, 350),
        (.shortest, 2, 350, -730), (.shortest, 1, 10, 370), (.clockwise, 3, 0, 1080),
        (.counterclockwise, 1, 0, -360),
        (.clockwise, -5, 20, 20),
    ])
    func `a wheel turns to its target in the given direction`(
        direction: Wheel.TurnDirection,
        turns: Int,
        target: Double,
        rest: Double
    ) {
        var wheel = wheel
        wheel.turn(to: .degrees(target), direction, extraTurns: turns, duration: 2, time: 10)
        #expect(wheel.phase == .settling)
        #expect(!wheel.advance(to: 11.9).cameToRest)
        #expect(wheel.advance(to: 12).cameToRest)
        #expect(near(wheel.rotation, .degrees(rest)))
    }

    @Test func `half a turn is clockwise, although rounding may make it shorter the other way`() {
        for turns in [-5.0, -1, 0, 1, 5] {
            for count in stride(from: 2, through: 24, by: 2) {
                let detents = Detents(count: count)
                for index in 0..<count {
                    let start = detents[index] + .fullTurn * turns
                    var wheel = WheelDragTests.wheel(Wheel.Settings(detents: detents))
                    wheel.setRotation(start)
                    var (direct, free) = (wheel, WheelDragTests.wheel())
                    wheel.turn(toDetent: (index + count / 2) % count, time: 0)
                    #expect(near(wheel.restRotation ?? .zero, start + .fullTurn / 2), "\(index) of \(count)")
                    direct.setDirection(start + .fullTurn / 2)
                    #expect(near(direct.rotation, start + .fullTurn / 2), "\(index) of \(count)")
                    free.setRotation(start)
                    free.turn(to: detents[index] - .fullTurn / 2, extraTurns: 1, time: 0)
                    #expect(near(free.restRotation ?? .zero, start + .fullTurn * 1.5))
                }
            }
        }
    }

    @Test mutating func `it is there already, though rounding put the target just behind`() {
        wheel.setRotation(.radians(0.3 + 1e-16))
        wheel.turn(to: .radians(0.3 - 1e-13), .clockwise, duration: 1, time: 0)
        wheel.advance(to: 2)
        #expect(near(wheel.rotation.radians, 0.3))
        wheel.turn(to: .radians(0.3 - 5e-10), .clockwise, duration: 1, time: 3)
        wheel.advance(to: 5)
        #expect(near(wheel.rotation.radians, 0.3 - 5e-10, 1e-12))
        wheel.turn(to: .radians(0.3), .counterclockwise, duration: 1, time: 6)
        wheel.advance(to: 8)
        #expect(near(wheel.rotation.radians, 0.3, 1e-12))
    }

    @Test func `a command continues from the present velocity`() {
        var random = Seeded()
        for _ in 0..<200 {
            var wheel = WheelFlickTests.flicked(velocity: random.number(250...1_000))
            let time = 0.3 + random.number(0...0.3)
            wheel.advance(to: time)
            let (rotation, velocity) = (wheel.rotation, wheel.velocity)
            wheel.turn(
                to: .radians(random.number(-9...9)),
                extraTurns: 2,
                duration: random.number(1...4),
                time: time
            )
            #expect(near(wheel.velocity, velocity))
            wheel.advance(to: time + 1e-6)
            #expect(
                near((wheel.rotation - rotation).radians / 1e-6, velocity, 1e-3 * max(1, velocity.magnitude))
            )
        }
    }

    @Test mutating func `without a duration it takes as long as a flick that goes as far, or the least time`()
        throws
    {
        wheel.turn(to: .degrees(180), .clockwise, time: 0)
        let coast = Coast(from: .zero, releaseVelocity: (.pi / 11.5) * 60 + 0.006, decay: .moderate)
        #expect(near(coast.restRotation, .degrees(180), 1e-9))
        #expect(!wheel.advance(to: coast.duration - 1e-6).cameToRest)
        #expect(wheel.advance(to: coast.duration + 1e-6).cameToRest)
        wheel.turn(to: .degrees(190), minimumDuration: 5, time: 10)
        #expect(!wheel.advance(to: 14.9).cameToRest)
        #expect(wheel.advance(to: 15).cameToRest)
    }

    @Test mutating func `a duration of zero is a leap`() {
        let update = wheel.turn(to: .degrees(90), duration: 0, time: 0)
        #expect(update.cameToRest && near(update.turned, .degrees(90)))
        #expect(wheel.phase == .idle)
    }

    @Test mutating func `a finger on the wheel refuses commands`() {
        let finger = Finger()
        finger.begin(&wheel, at: 0)
        #expect(wheel.turn(to: .degrees(90), time: 0).touch == .refused)
        #expect(wheel.spin(velocity: 3, time: 0).touch == .refused)
        #expect(wheel.step(by: 1, time: 0).touch == .refused)
        #expect(wheel.phase == .dragging)
        #expect(wheel.turn(to: .radians(.nan), time: 0).touch == .refused)
        #expect(wheel.step(by: 1, time: .nan).touch == .refused && wheel.rotation == .zero)
    }

    @Test(arguments: [false, true])
    func `a turn that new limits shorten keeps the time that it has left`(isShort: Bool) {
        var wheel = wheel
        wheel.turn(to: .degrees(900), .direct, duration: isShort ? 1.2 : 5, time: 0)
        wheel.advance(to: 1)
        wheel.apply(Wheel.Settings(limits: Limits(.degrees(-900) ... .degrees(880))), time: 1)
        // At least the settling time.
        let end = isShort ? 1 + Wheel.Settings().settlingTime : 5
        #expect(near(wheel.restRotation ?? .zero, .degrees(540)))
        #expect(!wheel.advance(to: end - 0.01).cameToRest)
        #expect(wheel.advance(to: end + 0.01).cameToRest && near(wheel.rotation, .degrees(540)))
    }

    @Test func `limits keep commands inside and never let the wheel jump`() {
        let limits = Limits(.degrees(-135) ... .degrees(135))
        for (start, target, direction, rest) in [
            (120.0, -120.0, Wheel.TurnDirection.shortest, -120.0), (120, -120, .clockwise, -120),
            (0, 180, .shortest, 135),
            (0, 350, .clockwise, -10), (0, 900, .direct, 135), (-100, 100, .counterclockwise, 100),
        ] {
            var wheel = WheelDragTests.wheel(Wheel.Settings(limits: limits))
            wheel.setRotation(.degrees(start))
            wheel.turn(to: .degrees(target), direction, duration: 1, time: 0)
            _ = WheelFlickTests.rest(&wheel, from: 0) { wheel, _ in
                #expect(limits.contains(wheel.rotation))
            }
            #expect(near(wheel.rotation, .degrees(rest)), "\(start) to \(target)")
        }
    }

    @Test func `a command to a detent ends on it`() {
        var wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 8)))
        wheel.turn(toDetent: 6, .clockwise, extraTurns: 1, minimumDuration: 3, time: 0)
        let rested = WheelFlickTests.rest(&wheel, from: 0)
        #expect(near(wheel.rotation, .degrees(360 + 270)))
        #expect((rested ?? 0) >= 3)
    }

    @Test func `a turn to a detent that does not exist is refused`() {
        var wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 8)))
        for index in [-1, 8, .min, .max] {
            #expect(wheel.turn(toDetent: index, time: 0).touch == .refused)
        }
        #expect(!wheel.isMoving && wheel.rotation == .zero)
        var free = WheelDragTests.wheel()
        #expect(free.turn(toDetent: 0, time: 0).touch == .refused)
    }

    @Test func `steps go by detents or by 15 degrees, add up, and end at the limits`() {
        var wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 8)))
        wheel.step(by: 1, time: 0)
        wheel.advance(to: 0.1)
        wheel.step(by: 1, time: 0.1)
        wheel.advance(to: 5)
        #expect(near(wheel.rotation, .degrees(90)))
        var free = WheelDragTests.wheel()
        free.step(by: -2, time: 0)
        free.advance(to: 5)
        #expect(near(free.rotation, .degrees(-30)))
        let limits = Limits(.zero ... .degrees(100))
        var limited = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 8), limits: limits))
        limited.step(by: 9, time: 0)
        limited.advance(to: 5)
        #expect(near(limited.rotation, .degrees(90)))
    }

    @Test mutating func `a spin takes up its speed and keeps it until it is stopped`() {
        wheel.spin(velocity: -2, time: 0)
        #expect(wheel.phase == .coasting && wheel.velocity == 0 && wheel.restRotation == nil)
        wheel.advance(to: 10)
        let before = wheel.rotation
        #expect(near(wheel.velocity, -2, 1e-9))
        wheel.advance(to: 20)
        #expect(near(wheel.rotation - before, .radians(-20), 1e-9))
        wheel.spin(velocity: 0, time: 20)
        wheel.advance(to: 100)
        #expect(wheel.phase == .idle)
        wheel.spin(velocity: 5, time: 100)
        wheel.advance(to: 101)
        #expect(wheel.stop(time: 101).cameToRest)
    }

    @Test func `a spin with limits ends at the end, and reduced motion does not spin`() {
        var limited = WheelDragTests.wheel(Wheel.Settings(limits: Limits(.degrees(-90) ... .degrees(90))))
        limited.spin(velocity: 2, time: 0)
        limited.advance(to: 0.7)
        #expect(limited.isMoving)
        limited.advance(to: .pi / 4 + 1e-9)
        #expect(limited.phase == .idle && limited.rotation == .degrees(90))
        var still = WheelDragTests.wheel(Wheel.Settings(reducesMotion: true))
        still.spin(velocity: 2, time: 0)
        #expect(still.phase == .idle && still.rotation == .zero)
        still.turn(to: .degrees(90), time: 0)
        #expect(still.phase == .idle && near(still.rotation, .degrees(90)))
    }

    @Test func `a random spin is the same for the same seed and reaches every detent`() {
        var reached: Set<Int> = []
        for seed in 0..<200 as Range<UInt64> {
            var wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 6)))
            var again = wheel
            wheel.spinAtRandom(seed: seed, turns: 2...4, time: 0)
            again.spinAtRandom(seed: seed, turns: 2...4, time: 0)
            wheel.advance(to: 100)
            again.advance(to: 50)
            #expect(wheel.rotation == again.rotation)
            #expect((2...4).contains(wheel.rotation.wholeTurns))
            reached.insert(Int((wheel.rotation.normalized.degrees / 60).rounded()))
        }
        #expect(reached == [0, 1, 2, 3, 4, 5])
    }

    @Test mutating func `a value from elsewhere is set at once, also under a finger`() {
        var finger = Finger()
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 30)
        wheel.setRotation(.degrees(200))
        finger.sweep(&wheel, from: 30, to: 40)
        #expect(near(wheel.rotation, .degrees(210)))
        #expect(wheel.setRotation(.radians(.nan)).touch == .refused)
    }
}

@Suite struct WheelDirectionTests {
    @Test func `a direction is put at the nearest rotation, and inside limits`() {
        let zone = TouchZone(center: .zero, innerRadius: 0, outerRadius: 9)
        var wheel = Wheel(zone: zone, rotation: .degrees(710))
        wheel.setDirection(.degrees(10))
        #expect(near(wheel.rotation, .degrees(730)))
        wheel.setDirection(.degrees(-20))
        #expect(near(wheel.rotation, .degrees(700)))
        #expect(wheel.setDirection(.radians(.nan)).touch == .refused && near(wheel.rotation, .degrees(700)))
        let limits = Limits(.degrees(-135) ... .degrees(135))
        var knob = Wheel(zone: zone, settings: .init(limits: limits), rotation: .degrees(135))
        knob.setDirection(.degrees(225))
        #expect(near(knob.rotation, .degrees(-135)))
        knob.setDirection(.degrees(170))
        #expect(near(knob.rotation, .degrees(-135)))
    }

    @Test func `a direct turn beyond the limits ends at the end that lies before its target`() {
        let settings = Wheel.Settings(limits: Limits(.zero ... .degrees(7_200)))
        for target in [7_210.0, 7_559, 99_999, -10, -350] {
            var wheel = WheelDragTests.wheel(settings)
            wheel.setRotation(.degrees(7_000))
            wheel.turn(to: .degrees(target), .direct, duration: 0, time: 0)
            #expect(near(wheel.rotation, target > 0 ? .degrees(7_200) : .zero), "\(target)")
        }
    }

    @Test func `a stop is refused while a finger holds the wheel, as other commands are`() {
        var (wheel, finger) = (WheelDragTests.wheel(), Finger())
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 20)
        let rotation = wheel.rotation
        #expect(wheel.stop(time: finger.time).touch == .refused)
        #expect(wheel.isHeld && wheel.rotation == rotation)
        finger.lift(&wheel, at: 20)
        #expect(wheel.isMoving && wheel.stop(time: finger.time).touch == .none && !wheel.isMoving)
    }

    @Test func `a step of zero turns nothing, also between limits without a detent`() {
        let limits = Limits(.degrees(0) ... .degrees(60))
        let settings = Wheel.Settings(detents: Detents(count: 1, origin: .degrees(200)), limits: limits)
        var wheel = Wheel(zone: DialRandomTests.zone, settings: settings, rotation: .degrees(60))
        wheel.step(by: 0, time: 0)
        wheel.advance(to: 9)
        #expect(near(wheel.rotation, .degrees(60)))
    }

    @Test func `a spin at random is as likely to end at each detent and direction within the limits`() {
        let ranges: [(ClosedRange<Double>, Int)] = [
            (0...90, 4), (-45...45, 3), (-200...100, 10), (0...720, 12),
        ]
        for (degrees, count) in ranges {
            let limits = Limits(.degrees(degrees.lowerBound) ... .degrees(degrees.upperBound))
            for detents in [Detents(count: 12), Detents(at: (0..<12).map { .degrees(Double($0 * 30)) }), nil]
            {
                var counts: [Int: Int] = [:]
                for seed in 0..<2_400 {
                    var wheel = WheelDragTests.wheel(Wheel.Settings(detents: detents, limits: limits))
                    wheel.spinAtRandom(seed: UInt64(seed), turns: 0...1, duration: 0, time: 0)
                    let rest = wheel.rotation.degrees
                    #expect(rest >= degrees.lowerBound - 1e-6 && rest <= degrees.upperBound + 1e-6)
                    let span = min(degrees.upperBound - degrees.lowerBound, 360)
                    let part = (rest - degrees.lowerBound).truncatingRemainder(dividingBy: 360) / span
                    let place =
                        detents == nil
                        ? Int(part * Double(count)) : Int((wheel.rotation.normalized.degrees / 30).rounded())
                    counts[place % 12, default: 0] += 1
                }
                // Five standard deviations of a count.
                let (mean, slack) = (2_400 / Double(count), 5 * (2_400 / Double(count)).squareRoot())
                #expect(counts.count == count, "\(degrees): \(counts)")
                #expect(counts.values.allSatisfy { abs(Double($0) - mean) <= slack }, "\(degrees): \(counts)")
            }
        }
    }

    @Test func `a random spin with no detent within the limits ends at any direction there`() {
        let settings = Wheel.Settings(
            detents: Detents(count: 4),
            limits: Limits(.degrees(10) ... .degrees(80))
        )
        let ends = (0..<100).map { seed in
            var wheel = WheelDragTests.wheel(settings)
            wheel.spinAtRandom(seed: UInt64(seed), turns: 0...0, duration: 0, time: 0)
            return wheel.rotation.degrees
        }
        #expect(ends.allSatisfy { (10...80).contains($0) } && Set(ends).count > 90)
        #expect(ends.contains { $0 < 20 } && ends.contains { $0 > 70 })
    }

    @Test
    func `steps that lead where the wheel comes to rest anyway leave its motion, unless they are immediate`()
    {
        let settings = Wheel.Settings(limits: Limits(.zero ... .degrees(90)))
        for count in [0, 1, 5] {
            var (wheel, other) = (WheelDragTests.wheel(settings), WheelDragTests.wheel(settings))
            wheel.turn(to: .degrees(90), duration: 3, time: 0)
            other.turn(to: .degrees(90), duration: 3, time: 0)
            wheel.step(by: count, time: 1)
            for time in [1.2, 2, 2.9] {
                wheel.advance(to: time)
                other.advance(to: time)
                #expect(wheel.rotation == other.rotation && wheel.isMoving)
            }
            wheel.step(by: count, duration: 0, time: 2.95)
            #expect(wheel.rotation == .degrees(90) && !wheel.isMoving)
        }
        var wheel = WheelDragTests.wheel(settings)
        wheel.turn(to: .degrees(90), duration: 3, time: 0)
        wheel.step(by: -1, time: 1)
        wheel.advance(to: 2)
        #expect(wheel.rotation == .degrees(75) && !wheel.isMoving)
    }

    @Test func `a wheel that was moved without reports tells of its rest as one that was moved with them`() {
        for isReported in [true, false] {
            var wheel = WheelDragTests.wheel()
            func advance(to time: Double) {
                if isReported { wheel.advance(to: time) } else { wheel.advanceUnreported(to: time) }
            }
            wheel.turn(to: .degrees(90), duration: 3, time: 0)
            advance(to: 1)
            #expect(wheel.stop(time: 1).cameToRest)
            wheel.turn(to: .degrees(180), duration: 3, time: 2)
            advance(to: 9)
            #expect(wheel.phase == .idle && !wheel.setRotation(wheel.rotation).cameToRest)
        }
    }
}
