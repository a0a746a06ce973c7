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
        let clock = TurnClock(now: { device.time })
        func date(_ time: Double) -> Date { Date(timeIntervalSinceReferenceDate: time) }
        #expect(clock.seconds(of: date(999.2)) == 999.2 && clock.now() == 1_000)
        #expect(clock.seconds(of: date(1_000.016)) == 1_000.016)
        #expect(clock.seconds(of: date(999.2)) == 999.2, "a late touch does not move the clock")
        device.time = 400
        // The gesture is the first to see the change.
        #expect(clock.seconds(of: date(399.5)) == 999.5)
        #expect(clock.now() == 1_000)
    }

    @Test func `a dial can be turned after the clock of the device was put back`() {
        struct Screen: View {
            let clock: TurnClock
            @Binding var value: Double
            var body: some View {
                RoundelSwiftUI.Dial(value: $value, in: 0...100) { Text("volume") }
                    .frame(width: 200, height: 200)
                    .environment(\.turnClock, clock)
            }
        }
        let device = Device(10_000)
        var value = 50.0
        let host = StandInHost(
            Screen(
                clock: TurnClock(now: { device.time }, later: { _ in }),
                value: Binding(get: { value }, set: { value = $0 })
            ),
            size: CGSize(width: 200, height: 200)
        )
        func turn() {
            let touch = host.touch(at: CGPoint(x: 100, y: 15), time: device.time)
            for step in 1...5 {
                device.time += 0.02
                host.move(touch, to: CGPoint(x: 100 + step * 8, y: 15 + step), time: device.time)
            }
            host.lift(touch, at: CGPoint(x: 140, y: 20), time: device.time)
        }
        turn()
        let first = value
        #expect(first != 50)
        device.time -= 3_600
        value = 50
        host.update()
        turn()
        #expect(value == first)
    }
}
#endif
