@testable import Roundel
import Foundation
import RoundelTestSupport
import Testing

/// Commands and zones of a wheel: ties, both sides of each edge, and numbers that are too large.
@Suite struct WheelEdgeTests {
    var wheel = WheelDragTests.wheel()

    @Test(arguments: [
        (0.0, 180.0, Wheel.TurnDirection.shortest, 0, 180.0), (180, 0, .shortest, 0, 360),
        (0, 350, .direct, 2, 1_070), (0, -10, .direct, 1, -370), (30, 20, .direct, 1, -340),
        (720, 10, .direct, 0, 10), (0, 350, .direct, -3, 350), (720, 350, .shortest, 0, 710),
        (30, 30, .shortest, 2, 750), (30, 30, .direct, 1, 390), (30, 30, .counterclockwise, 1, -330),
    ])
    func `ties go clockwise, and further turns go on in the direction of the turn`(
        start: Double,
        target: Double,
        direction: Wheel.TurnDirection,
        turns: Int,
        rest: Double
    ) {
        var wheel = wheel
        wheel.setRotation(.degrees(start))
        wheel.turn(to: .degrees(target), direction, extraTurns: turns, duration: 1, time: 0)
        wheel.advance(to: 1)
        #expect(near(wheel.rotation, .degrees(rest)))
    }

    @Test func `a detent has no whole turns, so that directly is in the shorter direction`() {
        var wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 8)))
        wheel.setRotation(.degrees(720))
        wheel.turn(toDetent: 7, .direct, duration: 1, time: 0)
        wheel.advance(to: 1)
        #expect(near(wheel.rotation, .degrees(675)) && wheel.detent == 7)
    }

    @Test func `regression: a command at a time before the last frame begins at that frame`() {
        func moving() -> Wheel {
            var wheel = WheelDragTests.wheel()
            wheel.turn(to: .degrees(90), duration: 1, time: 10)
            wheel.advance(to: 10.5)
            return wheel
        }
        let commands: [(inout Wheel, Double) -> Void] = [
            { $0.turn(to: .degrees(170), duration: 1, time: $1) }, { $0.step(by: 3, duration: 1, time: $1) },
            { $0.spin(velocity: 4, time: $1) }, { $0.spin(velocity: 0, time: $1) },
            { $0.spinAtRandom(seed: 3, duration: 2, time: $1) },
        ]
        for (number, command) in commands.enumerated() {
            var (early, late) = (moving(), moving())
            command(&early, 10.2)
            command(&late, 10.5)
            #expect(early.advance(to: 10.5).turned == .zero, "\(number)")
            for time in [10.51, 10.6, 10.9, 13] {
                (_, _) = (early.advance(to: time), late.advance(to: time))
                #expect(early.rotation == late.rotation, "\(number) at \(time)")
            }
        }
        // A later command begins when it is given.
        var later = moving()
        later.turn(to: .degrees(170), duration: 1, time: 10.7)
        later.advance(to: 11.6)
        #expect(later.isMoving)
        later.advance(to: 11.7)
        #expect(!later.isMoving && near(later.rotation, .degrees(170)))
    }

    @Test func `regression: a wheel that is stopped at a time before the last frame stays where it is`() {
        var wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 4)))
        wheel.turn(to: .degrees(90), duration: 1, time: 10)
        wheel.advance(to: 10.4)
        wheel.stop(time: 10.1)
        #expect(wheel.advance(to: 10.4).turned == .zero && wheel.isMoving)
    }

    @Test func `more than a million steps count as a million`() {
        for (count, steps) in [(1_000_001, 1e6), (.max, 1e6), (.min, -1e6), (-999_999, -999_999)] {
            var wheel = wheel
            wheel.step(by: count, duration: 0, time: 0)
            #expect(near(wheel.rotation, .degrees(15 * steps), 1e-6), "\(count)")
        }
    }

    @Test(arguments: [0.5, 2]) func `a step takes the settling time, or the given one`(seconds: Double) {
        var wheel = WheelDragTests.wheel(Wheel.Settings(settlingTime: seconds))
        wheel.step(by: 1, time: 3)
        #expect(!wheel.advance(to: 2.99 + seconds).cameToRest && wheel.isMoving)
        #expect(wheel.advance(to: 3 + seconds).cameToRest && near(wheel.rotation, .degrees(15)))
        wheel.step(by: 1, duration: 1, time: 9)
        #expect(!wheel.advance(to: 9.99).cameToRest && wheel.advance(to: 10).cameToRest)
    }

    @Test mutating func `a stop without a motion, or at no time, changes nothing`() {
        #expect(wheel.stop(time: 0) == Wheel.Update())
        wheel.spin(velocity: 2, time: 0)
        wheel.advance(to: 5)
        #expect(wheel.isSpinning && !wheel.isHeld)
        #expect(wheel.stop(time: .nan) == Wheel.Update() && wheel.isMoving)
        wheel.setRotation(.degrees(10))
        #expect(wheel.phase == .idle && wheel.velocity == 0 && near(wheel.rotation, .degrees(10)))
        #expect(!wheel.isSpinning && !wheel.isMoving)
        wheel.turn(to: .degrees(50), duration: 1, time: 9)
        wheel.setRotation(.degrees(20))
        wheel.advance(to: 20)
        #expect(near(wheel.rotation, .degrees(20)))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a wheel at a rotation that is not finite is at zero`(rotation: Double) {
        #expect(Wheel(zone: DialRandomTests.zone, rotation: .radians(rotation)).rotation == .zero)
    }

    @Test(arguments: [1.0, -1]) func `a spin between limits ends at the end in its direction`(sign: Double) {
        var wheel = WheelDragTests.wheel(Wheel.Settings(limits: Limits(.degrees(-90) ... .degrees(90))))
        wheel.spin(velocity: sign * 2, time: 0)
        #expect(wheel.restRotation == .degrees(90 * sign))
        wheel.advance(to: .pi / 4 - 0.01)
        #expect(wheel.isMoving)
        wheel.advance(to: .pi / 4 + 1e-9)
        #expect(!wheel.isMoving && wheel.rotation == .degrees(90 * sign))
    }

    @Test(arguments: [1.0, -1]) func `a spin to an open end goes on, and back it ends`(sign: Double) {
        let infinity = Angle.radians(.infinity)
        let limits = Limits(sign > 0 ? .zero...infinity : -infinity ... .zero)
        var wheel = WheelDragTests.wheel(Wheel.Settings(limits: limits))
        wheel.spin(velocity: sign * 2, time: 0)
        wheel.advance(to: 10)
        #expect(wheel.isSpinning && wheel.restRotation == nil && near(wheel.velocity, sign * 2))
        wheel.spin(velocity: sign * -2, time: 10)
        #expect(wheel.restRotation == .zero)
    }

    @Test func `a drag goes on at its speed from a rotation that the app has set`() {
        var (wheel, finger) = (WheelDragTests.wheel(), Finger())
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 20, velocity: 300)
        wheel.setRotation(.degrees(200))
        #expect(wheel.velocity == 0)
        finger.sweep(&wheel, from: 20, to: 40, velocity: 300)
        #expect(near(wheel.velocity, Angle.degrees(300).radians))
    }

    @Test(arguments: [Double.nan, .infinity, -5])
    func `a touch or a scroll that is cancelled at no time ends at that of its last move`(time: Double) {
        let settings = Wheel.Settings(detents: Detents(count: 8))
        for isScroll in [false, true] {
            let wheels = [time, 1 / 6].map { time in
                var (wheel, finger) = (WheelDragTests.wheel(settings), Finger())
                if isScroll {
                    wheel.scrolled(by: .degrees(30), time: 1 / 6)
                    wheel.scrollCancelled(time: time)
                } else {
                    finger.begin(&wheel, at: 0)
                    finger.sweep(&wheel, from: 0, to: 30, velocity: 180)
                    wheel.touchCancelled(1, time: time)
                }
                wheel.advance(to: 0.3)
                return wheel
            }
            #expect(wheels[1].isMoving && wheels[1].rotation > .degrees(30))
            #expect(wheels[0].isMoving && near(wheels[0].rotation, wheels[1].rotation))
        }
    }

    @Test(arguments: [nil, Detents(count: 30)])
    func `during a drag, the rest rotation is that of a release at this moment`(detents: Detents?) {
        var (wheel, finger) = (WheelDragTests.wheel(Wheel.Settings(detents: detents)), Finger())
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 60)
        let rest = wheel.restRotation
        #expect(wheel.isHeld && rest.map { $0 > .degrees(90) } == true)
        finger.lift(&wheel, at: 60)
        #expect(wheel.restRotation == rest)
    }

    @Test func `what is reversed is what a drag turns in the other direction`() {
        for (sensitivity, isReversed) in [
            (1.0, false), (-1, true), (0, false), (-1e6, true), (-2e6, false), (-.infinity, false),
            (.nan, false),
        ] {
            #expect(Wheel.Settings(sensitivity: sensitivity).isReversed == isReversed, "\(sensitivity)")
            #expect(Dial.Settings(sensitivity: sensitivity).isReversed == isReversed, "\(sensitivity)")
        }
    }

    // MARK: Chance

    @Test func `the random numbers are those of SplitMix64`() {
        // The values of Vigna's implementation in C for these seeds.
        var (one, zero) = (SplitMix64(seed: 1_234_567), SplitMix64(seed: 0))
        let numbers = (0..<3).map { _ in one.next() }
        #expect(
            numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        )
        #expect(zero.next() == 0xe220_a839_7b1d_cdaf && zero.next() == 0x6e78_9e6a_a1b9_65f4)
    }

    @Test func `a random spin makes three to six turns clockwise, unless it is told otherwise`() {
        func spun(_ spin: (inout Wheel) -> Void) -> Double {
            var wheel = wheel
            spin(&wheel)
            wheel.advance(to: 10_000)
            return wheel.rotation.turns
        }
        var turns: Set<Int> = []
        for seed in 0..<100 as Range<UInt64> {
            let plain = spun { $0.spinAtRandom(seed: seed, time: 0) }
            turns.insert(Int(plain.rounded(.down)))
            for direction in [Wheel.TurnDirection.shortest, .direct, .clockwise] {
                #expect(spun { $0.spinAtRandom(seed: seed, direction, time: 0) } == plain)
            }
            let back = spun { $0.spinAtRandom(seed: seed, .counterclockwise, turns: 2...2, time: 0) }
            #expect(back <= -2 && back >= -3)
            let least = spun { $0.spinAtRandom(seed: seed, turns: -4 ... -1, time: 0) }
            #expect(least >= 0 && least < 1)
        }
        #expect(turns == [3, 4, 5, 6])
    }

    @Test func `a random spin without detents ends in all directions alike`() {
        var quarters = [0, 0, 0, 0]
        for seed in 0..<400 as Range<UInt64> {
            var wheel = wheel
            wheel.spinAtRandom(seed: seed, duration: 0, time: 0)
            quarters[Int(wheel.rotation.normalized.turns * 4)] += 1
        }
        // Of 100 on average, three times the standard deviation are 26.
        #expect(quarters.allSatisfy { (74...126).contains($0) }, "\(quarters)")
    }

    // MARK: Zones

    @Test func `both edges belong to a zone`() {
        let zone = TouchZone(center: Point2D(10, 10), innerRadius: 3, outerRadius: 5)
        for (distance, isInside) in [(2.9, false), (3, true), (4, true), (5, true), (5.1, false)] {
            for way in [Point2D(1, 0), Point2D(-1, 0), Point2D(0, 1), Point2D(0, -1)] {
                #expect(zone.contains(zone.center + way * distance) == isInside, "\(distance)")
            }
        }
        let open = TouchZone(center: .zero, innerRadius: 3, outerRadius: .infinity)
        #expect(open.contains(Point2D(1e8, 0)) && !open.contains(.zero))
        #expect(TouchZone(center: .zero, innerRadius: 3, outerRadius: 2).outerRadius == 3)
    }

    @Test func `a straight way turns the wheel if it passes the dead zone at a distance`() {
        for side in [1.0, -1] {
            for (distance, turns) in [(3.01, true), (2.99, false)] {
                var wheel = Wheel(zone: TouchZone(center: .zero, innerRadius: 3, outerRadius: 9))
                wheel.touchBegan(1, at: Point2D(-4, distance * side), time: 0)
                wheel.touchMoved(1, to: Point2D(4, distance * side), time: 0.1)
                // Below the centre, a way to the right is counterclockwise.
                let angle = Angle.radians(-2 * atan(4 / distance) * side)
                #expect(near(wheel.rotation, turns ? angle : .zero), "\(distance)")
            }
        }
    }

    @Test func `a way into the dead zone does not turn the wheel, and neither does the way out`() {
        var (wheel, finger) = (WheelDragTests.wheel(), Finger())
        finger.begin(&wheel, at: 0)
        // The dead zone has a radius of 20 points.
        for (degrees, radius) in [(60.0, 15.0), (-100, 19), (70, 80)] {
            #expect(finger.move(&wheel, to: degrees, radius: radius).turned == .zero, "\(degrees)")
        }
        #expect(near(finger.move(&wheel, to: 75).turned, .degrees(5)))
    }

    @Test func `a touch a billion points away is refused, also in a zone without an outer edge`() {
        for (distance, begins) in [(9.9e8, true), (1e9, false), (1e12, false)] {
            for way in [Point2D(1, 0), Point2D(-1, 0), Point2D(0, 1), Point2D(0, -1)] {
                var wheel = Wheel(zone: TouchZone(center: .zero, innerRadius: 3, outerRadius: .infinity))
                let update = wheel.touchBegan(1, at: way * distance, time: 0)
                #expect(update.touch == (begins ? .began : .refused) && wheel.isHeld == begins)
            }
        }
    }
}
