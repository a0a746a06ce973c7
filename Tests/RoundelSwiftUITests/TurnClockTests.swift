#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// The clock of all views that move.
@MainActor @Suite struct TurnClockTests {
    /// The clock of a device.
    @MainActor private final class Device {
        var time: Double
        init(_ time: Double) { self.time = time }
    }

    @Test func `the clock goes on from where it was when that of the device is put back`() {
        let device = Device(1_000)
        let clock = TurnClock(now: { device.time })
        #expect(clock.now() == 1_000)
        device.time = 1_010
        #expect(clock.now() == 1_010)
        device.time = 950
        #expect(clock.now() == 1_010)
        device.time = 950.5
        #expect(clock.now() == 1_010.5)
        device.time = 900
        #expect(clock.now() == 1_010.5)
        device.time = 2_000
        #expect(clock.now() == 2_110.5, "put forward, it goes on as well")
    }

    @Test func `gestures and frames have the times of that clock, also those that arrive late`() {
        let device = Device(1_000)
        // Gestures have dates of the calendar here.
        let clock = TurnClock(now: { device.time }, uptime: { 0 })
        func gesture(_ time: Double) -> Double {
            clock.seconds(ofGesture: Date(timeIntervalSinceReferenceDate: time))
        }
        #expect(gesture(999.2) == 999.2 && clock.now() == 1_000)
        #expect(gesture(1_000.016) == 1_000.016)
        #expect(gesture(999.2) == 999.2, "a late touch does not move the clock")
        device.time = 400
        // The gesture is the first to see the change.
        #expect(gesture(399.5) == 999.5)
        #expect(clock.now() == 1_000)
    }

    @Test(arguments: [true, false])
    func `a gesture has the time of the frames, whether its date is the uptime or one of the calendar`(
        isUptime: Bool
    ) {
        let (device, start) = (Device(800_000_000), 799_990_000.0)
        var running = 0.0
        let clock = TurnClock(now: { device.time }, uptime: { running })
        func gesture(_ age: Double) -> Double {
            running = device.time - start
            let date = (isUptime ? running : device.time) - age
            return clock.seconds(ofGesture: Date(timeIntervalSinceReferenceDate: date))
        }
        #expect(near(gesture(0), 800_000_000, 1e-6) && near(gesture(0.25), 799_999_999.75, 1e-6))
        device.time += 3
        #expect(near(gesture(0), 800_000_003, 1e-6) && near(gesture(5), 799_999_998, 1e-6))
    }

    /// The uptime including sleep, for example.
    @Test(arguments: [5_000.0, 800_000_000])
    func `gestures whose dates are far ahead of the clocks begin at present`(start: Double) {
        let device = Device(800_000_000)
        let clock = TurnClock(now: { device.time }, uptime: { device.time - 799_995_000 })
        func age(_ lead: Double) -> Double {
            let date = start + lead + device.time - 800_000_000
            return device.time - clock.seconds(ofGesture: Date(timeIntervalSinceReferenceDate: date))
        }
        #expect(age(0.0625) == -0.0625 && age(-0.5) == 0.5, "by less than a tenth of a second")
        #expect(age(0.125) == 0 && age(0.0625) == -0.0625)
        #expect(age(3_000) == 0)
        for later in [0.5, 3_600] {
            device.time += later
            #expect(age(3_000) == 0 && age(3_000 - 0.25) == 0.25 && age(3_000 - 60) == 60)
        }
        #expect(age(3_040) == 0 && age(3_039) == 1, "the device has slept for 40 s")
        #expect(age(3_040 - 61) == 0 && age(3_040 - 62) == 1, "its clock was put forward")
    }

    /// While the app hangs, or is stopped in a debugger, touches wait.
    @Test func `touches that come minutes late have their times`() {
        let device = Device(800_000_000)
        let clock = TurnClock(now: { device.time }, uptime: { device.time - 799_995_000 })
        for age in [120.0, 61, 60.5, 59.5, 120, 0] {
            let time = clock.seconds(ofGesture: Date(timeIntervalSinceReferenceDate: 5_000 - age))
            #expect(time == 800_000_000 - age)
        }
    }

    @Test func `a gesture goes on with the clock when that of the device is put back`() {
        let device = Device(800_000_000)
        let clock = TurnClock(now: { device.time }, uptime: { 5_000 })
        func gesture(_ uptime: Double) -> Double {
            clock.seconds(ofGesture: Date(timeIntervalSinceReferenceDate: uptime))
        }
        #expect(gesture(4_999.5) == 799_999_999.5)
        device.time -= 3_600
        #expect(gesture(4_999.5) == 799_999_999.5 && clock.now() == 800_000_000)
    }

    @Test func `a wheel coasts after a flick whose times count from the start of the device`() {
        let scene = WheelScene()
        scene.model.now = 800_000_000
        scene.host.frame(at: scene.model.now)
        let touch = scene.host.touch(at: scene.point(0), time: scene.model.now)
        for step in 1...12 {
            scene.model.now += 1.0 / 60
            scene.host.move(touch, to: scene.point(Double(step) * 7.5), time: scene.model.now)
        }
        scene.host.lift(touch, at: scene.point(90), time: scene.model.now)
        #expect(scene.host.isAnimating && scene.model.angle.degrees < 100)
        scene.model.now += 1.0 / 60
        scene.host.frame(at: scene.model.now)
        #expect(scene.host.isAnimating && scene.model.angle.degrees < 110)
        #expect(scene.settle() && scene.model.angle.degrees > 150)
    }

    @Test func `a binding has some turns of the run loop, but not so long that users notice`() async {
        let (lengths, continuation) = AsyncStream<UInt64>.makeStream()
        await withCheckedContinuation { done in
            TurnClock.wait({ done.resume() }, sleep: { continuation.yield($0) })
        }
        continuation.finish()
        var waits: [Double] = []
        for await length in lengths { waits.append(Double(length) / 1e9) }
        #expect(waits.count == 1 && waits.allSatisfy { $0 > 2.0 / 60 && $0 < 0.2 })
    }

    @Test func `a wheel turns, and coasts to rest, after the clock of the device was put back`() {
        let scene = WheelScene()
        scene.model.now = 10_000
        scene.drag(0, 90)
        scene.model.now += 0.05
        scene.host.frame(at: scene.model.now)
        #expect(scene.host.isAnimating)
        // A timeline of SwiftUI waits for the dates that it has begun. A finger takes the wheel.
        scene.model.now -= 3_600
        scene.host.frame(at: scene.model.now)
        scene.drag(0, 90)
        #expect(scene.settle())
        scene.model.now -= 60
        scene.host.frame(at: scene.model.now)
        let start = scene.model.angle.degrees
        scene.dragAndHold(0, 90)
        #expect(near(scene.model.angle.degrees - start, 90, 1) && scene.settle())
    }
}
#endif
