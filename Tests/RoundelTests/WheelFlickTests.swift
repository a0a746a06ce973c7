import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite struct WheelFlickTests {
    /// A wheel that a finger at 80 points has just let go, `velocity` degrees per second from zero
    /// to `end`.
    static func flicked(
        _ settings: Wheel.Settings = Wheel.Settings(),
        to end: Double = 60,
        velocity: Double = 300
    ) -> Wheel {
        var wheel = WheelDragTests.wheel(settings)
        var finger = Finger()
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: end, velocity: velocity)
        finger.lift(&wheel, at: end)
        return wheel
    }

    /// Steps a wheel frame by frame until it rests, and says when that was; `nil` after ten
    /// minutes.
    static func rest(
        _ wheel: inout Wheel,
        from start: Double,
        rate: Double = 60,
        each: (Wheel, Wheel.Update) -> Void = { _, _ in }
    )
        -> Double?
    {
        for frame in 1...Int(600 * rate) {
            let time = start + Double(frame) / rate
            let update = wheel.advance(to: time)
            each(wheel, update)
            if !wheel.isMoving { return time }
        }
        return nil
    }

    @Test func `a flick coasts as the formula says, at the speed of the finger`() throws {
        var wheel = Self.flicked()
        #expect(wheel.phase == .coasting)
        #expect(near(wheel.velocity, 300 * .pi / 180 * Decay.moderate.launchFactor, 1e-6))
        let expected = wheel.rotation + .degrees(300) / 60 * 11.5 - .radians(0.0001 * 11.5)
        #expect(near(try #require(wheel.restRotation), expected, 1e-6))
        var rested = false
        _ = Self.rest(&wheel, from: 0.2) { rested = $1.cameToRest }
        #expect(rested)
        #expect(near(wheel.rotation, expected, 1e-6))
    }

    @Test(arguments: [24.0, 30, 60, 90, 120, 1_000])
    func `every refresh rate gives the same rest rotation`(rate: Double) {
        var (wheel, other) = (Self.flicked(), Self.flicked())
        _ = Self.rest(&wheel, from: 0.2, rate: rate)
        other.advance(to: 60)
        #expect(wheel.rotation == other.rotation)
    }

    /// On a 120 Hz screen the same finger is as fast as on a 60 Hz one, unlike in the article on
    /// deceleration.
    @Test func `velocity does not depend on the rate of events`() {
        for rate in [30.0, 60, 120, 240, 1_000] {
            var estimator = VelocityEstimator()
            for event in 0...Int(rate / 2) {
                estimator.add(.radians(Double(event) / rate * 7), at: Double(event) / rate)
            }
            #expect(near(estimator.velocity(at: 0.5), 7, 1e-9))
        }
    }

    @Test func `a finger that rested before lifting does not throw`() {
        for pause in [0.1, 0.2, 5] {
            var wheel = WheelDragTests.wheel()
            var finger = Finger()
            finger.begin(&wheel, at: 0)
            finger.sweep(&wheel, from: 0, to: 60)
            finger.rest(pause)
            #expect(finger.lift(&wheel, at: 60).cameToRest)
            #expect(wheel.phase == .idle)
            #expect(near(wheel.rotation, .degrees(60)))
        }
    }

    /// Devices report where a finger is lifted up to a point further than where it last moved.
    @Test(arguments: [0.12, 0.3], [0.002, 0.004, 0.016])
    func `a finger that rests and rolls off does not throw`(pause: Double, delay: Double) {
        var (wheel, finger) = (WheelDragTests.wheel(), Finger())
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 60)
        finger.rest(pause)
        let time = finger.time
        wheel.touchMoved(1, to: finger.point(60.2, 80), time: time)
        #expect(wheel.touchEnded(1, at: finger.point(60.9, 80), time: time + delay).cameToRest)
        #expect(wheel.phase == .idle && near(wheel.rotation, .degrees(60), 0.02))
    }

    @Test func `where a finger is lifted does not slow a flick`() {
        var (wheel, finger) = (WheelDragTests.wheel(), Finger())
        finger.begin(&wheel, at: 0)
        finger.sweep(&wheel, from: 0, to: 60)
        let velocity = wheel.velocity
        wheel.touchEnded(1, at: finger.point(60.2, 80), time: finger.time + 1.0 / 60)
        #expect(velocity > 1 && near(wheel.velocity, velocity * Decay.moderate.launchFactor, 1e-6))
    }

    @Test func `samples with equal, backward or missing times do no harm`() {
        var estimator = VelocityEstimator()
        for event in 0...12 {
            let (angle, time) = (Angle.radians(Double(event) * 0.05), Double(event) * 0.01)
            estimator.add(angle, at: time)
            estimator.add(angle, at: time)
            estimator.add(angle, at: time - 0.05)
            estimator.add(angle, at: .nan)
            estimator.add(.radians(.infinity), at: time + 0.001)
        }
        #expect(near(estimator.velocity(at: 0.12), 5, 1e-9))
        #expect(near(estimator.velocity(at: 0.1), 5, 1e-9))
        #expect(near(estimator.velocity(at: .nan), 5, 1e-9))
        #expect(estimator.velocity(at: 0.12, maximum: 2) == 2)
        #expect(estimator.velocity(at: 0.3) == 0)
        estimator.reset()
        #expect(estimator.velocity(at: 0.12) == 0)
    }

    @Test func `the velocity is the least-squares slope of the last 100 ms`() {
        var random = Seeded()
        for _ in 0..<300 {
            var estimator = VelocityEstimator()
            var samples: [(time: Double, angle: Double)] = []
            var (time, angle) = (random.number(0...1e5), random.number(-50...50))
            for _ in 0..<Int.random(in: 1...60, using: &random) {
                time += random.number(0.004...0.03)
                angle += random.number(-0.1...0.3)
                samples.append((time, angle))
                estimator.add(.radians(angle), at: time)
            }
            let recent = samples.filter { $0.time > time - 0.1 }
            let meanTime = recent.map(\.time).reduce(0, +) / Double(recent.count)
            let meanAngle = recent.map(\.angle).reduce(0, +) / Double(recent.count)
            let covariance = recent.map { ($0.time - meanTime) * ($0.angle - meanAngle) }.reduce(0, +)
            let variance = recent.map { ($0.time - meanTime) * ($0.time - meanTime) }.reduce(0, +)
            let slope = recent.count > 1 ? covariance / variance : 0
            #expect(near(estimator.velocity(at: time), slope.magnitude < 0.1 ? 0 : slope, 1e-5))
        }
    }

    @Test func `the maximum speed holds`() {
        let wheel = Self.flicked(Wheel.Settings(maximumSpeed: 2))
        #expect(near(wheel.velocity, 2 * Decay.moderate.launchFactor))
        #expect(Self.flicked(Wheel.Settings(maximumSpeed: 0)).phase == .idle)
        #expect(Self.flicked(Wheel.Settings(maximumSpeed: .nan)).phase == .idle)
        #expect(Self.flicked(Wheel.Settings(maximumSpeed: -2)).phase == .idle)
    }

    @Test(arguments: [nil, Detents(count: 8)])
    func `a time that is no time leaves a moving wheel as it is`(detents: Detents?) {
        for frames in 0...1 {
            var wheel = Self.flicked(Wheel.Settings(detents: detents))
            if frames > 0 { wheel.advance(to: 0.4) }
            let (rotation, velocity) = (wheel.rotation, wheel.velocity)
            for time in [-Double.infinity, .infinity, .nan] {
                #expect(wheel.advance(to: time) == Wheel.Update())
                #expect(wheel.rotation == rotation && wheel.velocity == velocity && wheel.isMoving)
            }
        }
    }

    @Test func `touching a coasting wheel stops it under the finger with no jump`() {
        var wheel = Self.flicked()
        wheel.advance(to: 0.4)
        let rotation = wheel.rotation
        let update = wheel.touchBegan(1, at: Point2D(100, 180), time: 0.395)
        #expect(update.touch == .began && update.turned == .zero)
        #expect(wheel.rotation == rotation)
        #expect(wheel.phase == .dragging)
        #expect(wheel.advance(to: 0.5) == Wheel.Update())
        let lift = wheel.touchEnded(1, at: Point2D(100, 180), time: 0.45)
        #expect(lift.cameToRest)
        #expect(wheel.rotation == rotation)
    }

    @Test func `a time before the last one counts as the last one`() {
        var wheel = Self.flicked()
        wheel.advance(to: 0.5)
        let rotation = wheel.rotation
        for time in [0.3, -100, .nan, .infinity] {
            #expect(wheel.advance(to: time).turned == .zero)
            #expect(wheel.rotation == rotation)
        }
        #expect(wheel.isMoving)
    }

    @Test func `reduced motion goes where it would have come to rest, at once`() throws {
        let moving = Self.flicked()
        let still = Self.flicked(Wheel.Settings(reducesMotion: true))
        #expect(still.phase == .idle)
        #expect(near(still.rotation, try #require(moving.restRotation), 1e-12))
        let detents = Detents(count: 8)
        let landed = Self.flicked(Wheel.Settings(detents: detents, reducesMotion: true))
        #expect(near(landed.rotation, .degrees(135)))
    }

    @Test func `a recorded flick across nine o'clock has no spike`() throws {
        var (wheel, events) = (
            WheelDragTests.wheel(width: 300, height: 300), try Trace.named("flick-across-nine")
        )
        let lift = events.removeLast()
        for event in events {
            let update = event.send(to: &wheel)
            #expect(update.turned.magnitude < .degrees(15))
            #expect(wheel.velocity.magnitude < 15)
        }
        #expect(near(wheel.velocity, 9.12, 1.5))
        #expect(lift.send(to: &wheel).touch == .ended(.lift))
        #expect(near(try #require(wheel.restRotation) - wheel.rotation, .radians(9.1206 / 60 * 11.5), 0.01))
    }

    @Test func `a recorded hold does not throw`() throws {
        var wheel = WheelDragTests.wheel(width: 300, height: 300)
        for event in try Trace.named("hold-then-release") { event.send(to: &wheel) }
        #expect(wheel.phase == .idle)
        #expect(near(wheel.rotation, .degrees(120), 0.02))
    }

    @Test func `a recorded drag through the middle ignores the second finger and does not jump`() throws {
        var wheel = WheelDragTests.wheel(width: 300, height: 300)
        for event in try Trace.named("through-the-middle") {
            let update = event.send(to: &wheel)
            #expect(update.turned.magnitude < .degrees(6))
            if event.finger == 2 { #expect(update.turned == .zero) }
        }
        #expect(wheel.phase == .coasting)
    }

    @Test func `a wheel that is caught at once and let go does not go on with the velocity before`() {
        var (wheel, finger) = (WheelDragTests.wheel(), Finger())
        finger.begin(&wheel, at: 0)
        let point = { finger.point($0, 80) }
        for step in 1...5 {
            wheel.touchMoved(1, to: point(Double(step) * 10), time: Double(step) * 0.01)
        }
        wheel.touchEnded(1, at: point(50), time: 0.05)
        #expect(wheel.velocity > 10)
        wheel.touchBegan(1, at: point(50), time: 0.055)
        wheel.touchMoved(1, to: point(50), time: 0.06)
        wheel.touchEnded(1, at: point(50), time: 0.065)
        #expect(wheel.velocity == 0 && wheel.phase == .idle)
    }

    @Test(arguments: [0.04, -3]) func `a lift before the time of the last move counts as at that move`(
        time: Double
    ) {
        var (wheel, early) = (WheelDragTests.wheel(), WheelDragTests.wheel())
        for move in 0...6 {
            wheel.scrolled(by: .degrees(5), time: Double(move) / 60)
            early.scrolled(by: .degrees(5), time: Double(move) / 60)
        }
        wheel.scrollEnded(time: 0.1)
        early.scrollEnded(time: time)
        for frame in 7...60 {
            wheel.advance(to: Double(frame) / 60)
            early.advance(to: Double(frame) / 60)
            #expect(wheel.rotation == early.rotation)
        }
        #expect(wheel.rotation > .degrees(40))
    }
}
