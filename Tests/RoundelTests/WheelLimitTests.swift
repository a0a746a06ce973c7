import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite struct WheelLimitTests {
    let limits = Limits(.degrees(-135) ... .degrees(135))

    @Test func `inside its limits a wheel is under the finger, outside it follows ever less`() {
        var wheel = WheelDragTests.wheel(Wheel.Settings(limits: limits))
        var finger = Finger()
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 135)
        #expect(near(wheel.rotation, .degrees(135)))
        var last = 2.0
        for degrees in stride(from: 137.0, through: 900, by: 2) {
            let turned = finger.move(&wheel, to: degrees).turned.degrees
            #expect(0 < turned && turned < last)
            last = turned
        }
        #expect(wheel.rotation > .degrees(160) && wheel.rotation < .degrees(165))
    }

    /// The hop of other knobs: past one end, on round the circle, and suddenly at the other end.
    @Test func `it never hops from one end to the other`() {
        var wheel = WheelDragTests.wheel(Wheel.Settings(limits: limits))
        var finger = Finger()
        finger.begin(&wheel, at: 0)
        for update in finger.sweep(&wheel, from: 0, to: 1_000) { #expect(update.turned >= .zero) }
        for update in finger.sweep(&wheel, from: 1_000, to: 135) { #expect(update.turned <= .zero) }
        #expect(near(wheel.rotation, .degrees(135), 1e-6))
        finger.sweep(&wheel, from: 135, to: 0)
        #expect(near(wheel.rotation, .zero, 1e-6))
    }

    @Test func `let go outside it settles on the end`() {
        var wheel = WheelDragTests.wheel(Wheel.Settings(limits: limits))
        var finger = Finger()
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: -300)
        finger.rest(1)
        finger.lift(&wheel, at: -300)
        #expect(wheel.phase == .settling)
        #expect(wheel.advance(to: finger.time + 0.5).cameToRest)
        #expect(wheel.rotation == .degrees(-135))
    }

    @Test func `a flick beyond the end swings over it and settles, at any refresh rate alike`() throws {
        let settings = Wheel.Settings(decay: .ice, limits: limits)
        var rests: [(Double, Angle)] = []
        for rate in [30.0, 60, 120, 480] {
            var wheel = WheelFlickTests.flicked(settings, to: 120, velocity: 600)
            var (most, last) = (Angle.zero, wheel.rotation)
            let time = WheelFlickTests.rest(&wheel, from: 0.2, rate: rate) { wheel, _ in
                most = max(most, wheel.rotation)
                #expect((wheel.rotation - last).magnitude < .degrees(600 / rate))
                last = wheel.rotation
            }
            #expect(most > .degrees(136) && most <= .degrees(135 + 27))
            rests.append((try #require(time), wheel.rotation))
        }
        #expect(rests.allSatisfy { $0.1 == .degrees(135) && near($0.0, rests[0].0, 1.0 / 30) })
    }

    @Test func `touched while it stretches it does not jump`() {
        for (velocity, wait) in [(600.0, 0.03), (3_000, 0.02), (3_000, 0.06)] {
            let settings = Wheel.Settings(decay: .ice, limits: limits, maximumSpeed: 1_000)
            var wheel = WheelFlickTests.flicked(settings, to: 120, velocity: velocity)
            wheel.advance(to: 120 / velocity + wait)
            let rotation = wheel.rotation
            #expect(rotation > .degrees(135))
            wheel.touchBegan(1, at: Point2D(180, 100), time: 120 / velocity + wait)
            #expect(
                wheel.touchMoved(1, to: Point2D(180, 100), time: 120 / velocity + wait + 0.01).turned == .zero
            )
            #expect(wheel.rotation == rotation)
        }
    }

    @Test func `a hard stop stops`() {
        let settings = Wheel.Settings(decay: .ice, limits: Limits(.zero ... .degrees(90), stretch: .zero))
        var wheel = WheelFlickTests.flicked(settings, to: 80, velocity: 600)
        var most = Angle.zero
        #expect(
            WheelFlickTests.rest(&wheel, from: 0.2) { wheel, _ in most = max(most, wheel.rotation) } != nil
        )
        #expect(most == .degrees(90) && wheel.rotation == .degrees(90))
        var finger = Finger()
        finger.begin(&wheel, at: 0)
        #expect(finger.move(&wheel, to: 30).turned == .zero)
    }

    @Test func `a flick inward from beyond an end coasts on`() {
        var wheel = WheelDragTests.wheel(Wheel.Settings(decay: .ice, limits: limits))
        var finger = Finger()
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 220)
        finger.sweep(&wheel, from: 220, to: 100, velocity: 1_200)
        finger.lift(&wheel, at: 100)
        wheel.advance(to: 100)
        #expect(wheel.rotation < .degrees(90) && wheel.rotation >= .degrees(-135))
    }

    @Test func `an end may be infinite, and a range several turns`() {
        let winds = Limits(.zero ... .degrees(1_800))
        #expect(winds.clamped(.degrees(2_000)) == .degrees(1_800))
        let open = Limits(.zero ... .radians(.infinity))
        var wheel = WheelDragTests.wheel(Wheel.Settings(limits: open))
        var finger = Finger()
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 3_000)
        #expect(near(wheel.rotation, .degrees(3_000)))
        wheel.setRotation(.degrees(-10))
        #expect(wheel.rotation == .zero)
        #expect(Limits(.zero ... .zero, stretch: .radians(.nan)).stretch == .zero)
    }

    @Test func `detents outside the limits are not used, and without one inside the end is`() throws {
        let detents = try #require(Detents(at: [.zero, .degrees(90), .degrees(200)]))
        let settings = Wheel.Settings(decay: .ice, detents: detents, limits: limits)
        var wheel = WheelFlickTests.flicked(settings, to: 60, velocity: 900)
        wheel.advance(to: 1_000)
        #expect(near(wheel.rotation, .degrees(90)))
        let none = Limits(.degrees(10) ... .degrees(20))
        let between = Wheel(zone: wheel.zone, settings: Wheel.Settings(detents: detents, limits: none))
        #expect(near(between.rotation, .degrees(10)))
    }

    @Test func `limits that change move an idle wheel back inside`() {
        var wheel = WheelDragTests.wheel()
        wheel.setRotation(.degrees(300))
        wheel.apply(Wheel.Settings(limits: limits), time: 1)
        #expect(wheel.phase == .settling)
        wheel.advance(to: 2)
        #expect(wheel.rotation == .degrees(135))
    }

    @Test
    func `without a detent inside its limits a wheel rests anywhere, and a turn to one ends at the limits`() {
        let detents = Detents(count: 4, origin: .degrees(45))
        let limits = Limits(.degrees(-30) ... .degrees(30))
        let settings = Wheel.Settings(detents: detents, limits: limits)
        let zone = TouchZone(center: .zero, innerRadius: 10, outerRadius: 100)
        let wheel = Wheel(zone: zone, settings: settings, rotation: .degrees(12))
        #expect(wheel.rotation == .degrees(12) && wheel.restRotation == .degrees(12) && wheel.detent == nil)
        for (index, direction, end) in [
            (0, Wheel.TurnDirection.shortest, 30.0), (3, .shortest, -30), (1, .clockwise, 30),
            (1, .counterclockwise, -30),
        ] {
            var turned = wheel
            turned.turn(toDetent: index, direction, time: 0)
            turned.advance(to: 60)
            #expect(near(turned.rotation, .degrees(end)) && !turned.isMoving, "\(index) \(direction)")
        }
    }

    @Test(arguments: [
        (135.0, 90.0, 3, 90.0), (900, 90, 1, 450), (900, 90, 9, 810), (900, -90, 9, -810), (900, 30, 2, 750),
    ])
    func `turns that lead beyond the limits are left out`(
        end: Double,
        target: Double,
        turns: Int,
        rest: Double
    ) {
        let settings = Wheel.Settings(limits: Limits(.degrees(-end) ... .degrees(end)))
        var wheel = WheelDragTests.wheel(settings)
        wheel.turn(to: .degrees(target), extraTurns: turns, time: 0)
        wheel.advance(to: 600)
        #expect(near(wheel.rotation, .degrees(rest)))
    }

    @Test func `a wheel that has just reached its end coasts on if new limits leave it room`() throws {
        let decay = Decay.smooth
        var settings = Wheel.Settings(decay: decay, limits: Limits(.zero ... .degrees(90)))
        var wheel = WheelDragTests.wheel(settings)
        for move in -5...0 { wheel.scrolled(by: .degrees(5), time: Double(move) / 60) }
        let coast = Coast(from: wheel.rotation, releaseVelocity: wheel.velocity, decay: decay)
        wheel.scrollEnded(time: 0)
        let arrival = try #require(coast.time(passing: .degrees(90)))
        wheel.advance(to: arrival)
        #expect(wheel.rotation == .degrees(90) && wheel.isMoving)
        settings.limits = Limits(.zero ... .degrees(900))
        wheel.apply(settings, time: arrival)
        wheel.advance(to: 20)
        #expect(near(wheel.rotation, coast.restRotation, 1e-3) && wheel.rotation > .degrees(100))
    }

    @Test func `a wheel that is thrown at a hard stop is at rest when it is released there`() {
        let limits = Limits(.degrees(-90) ... .degrees(90), stretch: .zero)
        for sign in [1.0, -1] {
            var wheel = WheelDragTests.wheel(Wheel.Settings(limits: limits))
            for move in 0...4 { wheel.scrolled(by: .degrees(sign * 30), time: Double(move) / 60) }
            #expect(wheel.velocity * sign > 1)
            #expect(wheel.scrollEnded(time: 4.0 / 60).cameToRest && !wheel.isMoving)
            #expect(wheel.rotation == .degrees(sign * 90))
        }
    }

    // MARK: One end is open

    private static let zone = TouchZone(center: .zero, innerRadius: 10, outerRadius: 200)

    private func hasOneEnd(_ sign: Double, stretch: Angle) -> Wheel.Settings {
        let range = sign > 0 ? .zero...Angle.radians(.infinity) : .radians(-.infinity) ... .zero
        return Wheel.Settings(decay: .ice, limits: Limits(range, stretch: stretch))
    }

    /// How far a wheel goes beyond an end in ten seconds, against a sign.
    private func excess(_ wheel: inout Wheel, beyond end: Angle, from time: Double, _ sign: Double) -> Double
    {
        (0..<600).reduce(0) { most, frame in
            wheel.advance(to: time + Double(frame) / 60)
            return max(most, (end - wheel.rotation).radians * sign)
        }
    }

    @Test(arguments: [1.0, -1], [0, 0.3])
    func `a spin away from an end does not go through it first`(sign: Double, stretch: Double) {
        var wheel = Wheel(zone: Self.zone)
        wheel.spin(velocity: -12 * sign, time: 0)
        wheel.advance(to: 4)
        // The end is 0.2 radians ahead.
        let end = wheel.rotation - .radians(0.2 * sign)
        let range = sign > 0 ? end...Angle.radians(.infinity) : .radians(-.infinity)...end
        let settings = Wheel.Settings(limits: Limits(range, stretch: .radians(stretch)))
        for limitsFirst in [false, true] {
            var wheel = wheel
            if limitsFirst { wheel.apply(settings, time: 4) }
            #expect(wheel.velocity * sign < -0.1)
            wheel.spin(velocity: 2 * sign, time: 4)
            wheel.apply(settings, time: 4)
            #expect(excess(&wheel, beyond: end, from: 4, sign) <= stretch + 1e-9, "\(limitsFirst)")
            #expect(near(wheel.velocity, 2 * sign, 1e-2))
        }
    }

    @Test(arguments: [1.0, -1])
    func `a coasting wheel that is to spin away from its end stays within the stretch`(
        sign: Double
    ) {
        var wheel = Wheel(
            zone: Self.zone,
            settings: hasOneEnd(sign, stretch: .radians(0.3)),
            rotation: .radians(0.5 * sign)
        )
        wheel.touchBegan(1, at: Point2D(100, 0), time: 0)
        for step in 1...4 {
            let angle = Angle.radians(-0.1 * sign * Double(step))
            wheel.touchMoved(1, to: Point2D(direction: angle) * 100, time: Double(step) / 60)
        }
        wheel.touchEnded(1, at: Point2D(direction: .radians(-0.4 * sign)) * 100, time: 4.0 / 60)
        #expect(wheel.velocity * sign < -3)
        wheel.spin(velocity: 2 * sign, time: 4.0 / 60)
        #expect(excess(&wheel, beyond: .zero, from: 4.0 / 60, sign) <= 0.3 + 1e-9)
        #expect(wheel.restRotation == nil && near(wheel.velocity, 2 * sign, 1e-2))
    }

    @Test(arguments: [1.0, -1]) func `a spin away from an end keeps a velocity that the stretch permits`(
        sign: Double
    ) {
        var wheel = Wheel(zone: Self.zone, rotation: .radians(9 * sign))
        wheel.spin(velocity: -1 * sign, time: 0)
        wheel.advance(to: 5)
        let velocity = wheel.velocity
        wheel.apply(hasOneEnd(sign, stretch: .zero), time: 5)
        wheel.setRotation(.radians(9 * sign))
        wheel.spin(velocity: -0.5 * sign, time: 5)
        wheel.advance(to: 5.5)
        let slower = wheel.velocity
        wheel.spin(velocity: 2 * sign, time: 5.5)
        #expect(velocity * sign < -0.9 && slower * sign < 0 && wheel.velocity == slower)
    }

    @Test func `limits that permit the rest of a turn leave its time`() {
        var wheel = Wheel(zone: Self.zone)
        wheel.spin(velocity: -6, time: 0)
        wheel.advance(to: 3)
        let start = wheel.rotation
        // It goes back first, because it still turns the other way.
        wheel.turn(to: start + .radians(1), .direct, duration: 2, time: 3)
        wheel.advance(to: 3.1)
        #expect(wheel.rotation < start)
        wheel.advance(to: 4.95)
        #expect(wheel.rotation > start)
        wheel.apply(Wheel.Settings(limits: Limits(start...start + .radians(2), stretch: .zero)), time: 4.95)
        wheel.advance(to: 5.001)
        #expect(!wheel.isMoving && near(wheel.rotation, start + .radians(1)))
    }

    @Test(arguments: [false, true])
    func `a wheel beyond its end goes no further out under a new hard stop, also after a spin there`(
        spins: Bool
    ) {
        var wheel = WheelFlickTests.flicked(
            Wheel.Settings(decay: .ice, limits: limits),
            to: 120,
            velocity: 600
        )
        wheel.advance(to: 0.23)
        #expect(wheel.rotation > .degrees(136) && wheel.velocity > 1)
        if spins { wheel.spin(velocity: 1, time: 0.23) }
        let rotation = wheel.rotation
        let stop = Limits(limits.range, stretch: .zero)
        wheel.apply(Wheel.Settings(decay: .ice, limits: stop), time: 0.23)
        var most = rotation
        for frame in 1...120 {
            wheel.advance(to: 0.23 + Double(frame) / 120)
            most = max(most, wheel.rotation)
        }
        #expect(most <= rotation + .radians(1e-9))
        #expect(wheel.rotation == .degrees(135))
    }

    @Test func `a spin to an end that the wheel is beyond goes there also under new settings`() {
        var wheel = WheelDragTests.wheel(Wheel.Settings(decay: .ice, limits: limits))
        var finger = Finger()
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 220)
        finger.sweep(&wheel, from: 220, to: 140, velocity: 1_500)
        finger.lift(&wheel, at: 140)
        #expect(wheel.rotation > .degrees(135) && wheel.velocity < -2)
        var time = finger.time
        wheel.spin(velocity: 1, time: time)
        for decay in [Decay.smooth, .ice, .smooth] {
            time += 0.004
            wheel.advance(to: time)
            #expect(wheel.velocity < -1)
            wheel.apply(Wheel.Settings(decay: decay, limits: limits), time: time)
            #expect(wheel.restRotation == .degrees(135))
        }
        let wider = Limits(limits.range.lowerBound ... .degrees(300), stretch: limits.stretch)
        wheel.apply(Wheel.Settings(decay: .ice, limits: wider), time: time)
        #expect(wheel.restRotation == .degrees(135))
    }

    @Test func `extra turns that lead beyond the limits are left out, and no other ones`() {
        for (end, start, turns, rest) in [
            (450.0, 0.0, 3, 450.0), (450, 100, 2, 450), (-450, 0, 3, -450), (720, 0, 2, 720),
        ] {
            let direction: Wheel.TurnDirection = end > 0 ? .clockwise : .counterclockwise
            let limits = Limits(.degrees(min(end, 0)) ... .degrees(max(end, 0)))
            var wheel = WheelDragTests.wheel(Wheel.Settings(limits: limits))
            wheel.setRotation(.degrees(start))
            wheel.turn(to: .degrees(end), direction, extraTurns: turns, duration: 0, time: 0)
            #expect(near(wheel.rotation.degrees, rest, 1e-9) && limits.range.contains(wheel.rotation))
        }
        // All natural numbers of turns, against a search.
        for (count, turns) in (1...9).flatMap({ count in (0...5).map { (count, $0) } }) {
            let limits = Limits(.zero ... .degrees(90.0 * Double(count)), stretch: .zero)
            var wheel = WheelDragTests.wheel(Wheel.Settings(limits: limits))
            wheel.turn(to: .degrees(90), .clockwise, extraTurns: turns, duration: 0, time: 0)
            let reachable = (0...turns).map { 90 + 360 * Double($0) }.last { $0 <= 90 * Double(count) }
            #expect(near(wheel.rotation.degrees, reachable ?? .nan, 1e-9))
        }
    }

    @Test(arguments: 3...60, [1.0, -1])
    func `a turn to a detent at a hard end goes on in its time when it is commanded again`(
        count: Int,
        sign: Double
    ) {
        let end = Angle.degrees(sign * Double(2 * count - 1) * 360 / Double(count))
        let limits = Limits(min(end, .zero)...max(end, .zero), stretch: .zero)
        var wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: count), limits: limits))
        wheel.turn(to: end, .direct, duration: 1, time: 0)
        wheel.advance(to: 0.3)
        let velocity = wheel.velocity
        wheel.turn(to: end, .direct, duration: 1, time: 0.3)
        #expect(near(wheel.velocity, velocity, 1e-6 * abs(velocity)))
        wheel.advance(to: 1.3)
        #expect(!wheel.isMoving && near(wheel.rotation, end))
    }
}
