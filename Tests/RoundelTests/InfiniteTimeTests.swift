import Testing

@testable import Roundel

/// An infinite time is no time: it does what NaN does, from each state and with each call.
@Suite struct InfiniteTimeTests {
    private static let dialStates: [@Sendable (inout Dial) -> Void] = [
        { _ in },
        { $0.touchBegan(1, at: DialTests.point(50), time: 0) },
        {
            $0.touchBegan(1, at: DialTests.point(50), time: 0)
            $0.touchMoved(1, to: DialTests.point(60), time: 0.1)
        },
        { $0.scrolled(by: .degrees(5), time: 0) },
        { $0.setValue(20, animated: true, time: 0) },
        { $0.setEnabled(false, time: 0) },
    ]

    private static let dialCalls: [@Sendable (inout Dial, Double) -> Dial.Update] = [
        { $0.touchBegan(1, at: DialTests.point(50), time: $1) },
        { $0.touchMoved(1, to: DialTests.point(70), time: $1) },
        { $0.touchEnded(1, at: DialTests.point(70), time: $1) },
        { $0.touchCancelled(1, time: $1) },
        { $0.scrolled(by: .degrees(20), time: $1) }, { $0.scrollEnded(by: .degrees(20), time: $1) },
        { $0.scrollCancelled(time: $1) }, { $0.step(by: 1, time: $1) }, { $0.press(.right, time: $1) },
        { $0.setValue(30, time: $1) }, { $0.setValue(30, animated: true, time: $1) },
        { $0.setEnabled(false, time: $1) }, { $0.apply(Dial.Settings(sensitivity: 2), time: $1) },
        { $0.apply(DialScale(0...40), time: $1) }, { $0.pressBegan(time: $1) },
        { $0.pressEnded(time: $1) }, { $0.advance(to: $1) },
    ]

    @Test(arguments: dialStates.indices, dialCalls.indices)
    func `a dial takes an infinite time as none`(_ state: Int, _ call: Int) {
        for time in [Double.infinity, -.infinity] {
            var dial = DialTests.dial()
            Self.dialStates[state](&dial)
            var expected = dial
            #expect(Self.dialCalls[call](&dial, time) == Self.dialCalls[call](&expected, .nan))
            #expect(dial.isHeld == expected.isHeld && dial.isMoving == expected.isMoving)
            for next in [0.2, 0.4, 5] {
                #expect(dial.advance(to: next) == expected.advance(to: next))
                #expect(dial.value == expected.value && dial.value.isFinite)
            }
        }
    }

    private static let wheelStates: [@Sendable (inout Wheel) -> Void] = [
        { _ in },
        {
            $0.touchBegan(1, at: Point2D(0, -80), time: 0)
            $0.touchMoved(1, to: Point2D(10, -80), time: 0.1)
        },
        { $0.scrolled(by: .degrees(5), time: 0) },
        { $0.spin(velocity: 3, time: 0) },
        { $0.turn(to: .degrees(90), duration: 1, time: 0) },
    ]

    private static let wheelCalls: [@Sendable (inout Wheel, Double) -> Wheel.Update] = [
        { $0.touchBegan(1, at: Point2D(0, -80), time: $1) },
        { $0.touchMoved(1, to: Point2D(30, -80), time: $1) },
        { $0.touchEnded(1, at: Point2D(30, -80), time: $1) },
        { $0.touchCancelled(1, time: $1) },
        { $0.scrolled(by: .degrees(20), time: $1) }, { $0.scrollEnded(by: .degrees(20), time: $1) },
        { $0.scrollCancelled(time: $1) }, { $0.step(by: 1, time: $1) },
        { $0.turn(to: .degrees(20), duration: 1, time: $1) }, { $0.spin(velocity: 4, time: $1) },
        { $0.apply(Wheel.Settings(sensitivity: 2), time: $1) }, { $0.stop(time: $1) },
        { $0.advance(to: $1) },
    ]

    @Test(arguments: wheelStates.indices, wheelCalls.indices)
    func `a wheel takes an infinite time as none`(_ state: Int, _ call: Int) {
        for time in [Double.infinity, -.infinity] {
            let zone = TouchZone(center: .zero, innerRadius: 10, outerRadius: 200)
            var wheel = Wheel(zone: zone)
            Self.wheelStates[state](&wheel)
            var expected = wheel
            #expect(Self.wheelCalls[call](&wheel, time) == Self.wheelCalls[call](&expected, .nan))
            #expect(wheel.phase == expected.phase)
            for next in [0.2, 0.4, 5] {
                #expect(wheel.advance(to: next) == expected.advance(to: next))
                #expect(wheel.rotation == expected.rotation && wheel.rotation.radians.isFinite)
            }
        }
    }
}
