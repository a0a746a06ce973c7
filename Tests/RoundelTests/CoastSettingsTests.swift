import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Settings that the app changes while a wheel coasts.
@Suite struct CoastSettingsTests {
    @Test func `a coast takes on the decay of new settings, at the speed that it has`() throws {
        for (old, new) in [(Decay.ice, Decay.quick), (.quick, .ice)] {
            var wheel = WheelFlickTests.flicked(Wheel.Settings(decay: old))
            wheel.advance(to: 0.25)
            let (rotation, velocity) = (wheel.rotation, wheel.velocity)
            wheel.apply(Wheel.Settings(decay: new), time: 0.25)
            #expect(wheel.phase == .coasting && near(wheel.velocity, velocity))
            // It turns on by its speed over -60 · ln d, less what is left of that at rest.
            let rest = try #require(wheel.restRotation)
            let reach = velocity / (-60 * log(new.factor))
            #expect(near((rest - rotation).radians / reach, 1, 0.05))
            wheel.advance(to: 100)
            #expect(wheel.rotation == rest && !wheel.isMoving)
        }
    }

    @Test func `limits that new settings give a coast hold it back`() {
        var wheel = WheelFlickTests.flicked(Wheel.Settings(decay: .ice))
        wheel.advance(to: 0.25)
        let end = wheel.rotation + .degrees(20)
        wheel.apply(Wheel.Settings(decay: .ice, limits: Limits(.zero...end, stretch: .zero)), time: 0.25)
        #expect(wheel.isMoving && wheel.restRotation == end)
        var most = wheel.rotation
        for frame in 1...120 {
            wheel.advance(to: 0.25 + Double(frame) / 60)
            most = max(most, wheel.rotation)
        }
        #expect(most <= end && near(wheel.rotation, end) && !wheel.isMoving)
    }
}
