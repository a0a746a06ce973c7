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
        {
            $0.apply(Dial.Settings(drag: .planar(distance: 100)), time: 0)
            $0.touchBegan(1, at: DialTests.point(50), time: 0)
        },
        { InfiniteTimeTests.release(&$0) },
        {
            InfiniteTimeTests.release(&$0)
            _ = $0.pressBegan(time: 0.05)
        },
        { $0.setEnabled(false, time: 0) },
    ]

    /// Lets go of a dial, which returns.
    private static func release(_ dial: inout Dial) {
        dial.apply(Dial.Settings(returnsTo: 20, returnSpeed: 0.5), time: 0)
        dial.touchBegan(1, at: DialTests.point(50), time: 0)
        dial.touchEnded(1, at: DialTests.point(50), time: 0)
    }

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
        var dial = DialTests.dial()
        Self.dialStates[state](&dial)
        let next = { (dial: inout Dial, time: Double) in
            [dial.touchMoved(1, to: DialTests.point(75), time: time), dial.advance(to: time)]
        }
        expectNoTime(dial, Self.dialCalls[call], next) {
            ($0.value, $0.isHeld, $0.isMoving)
        }
    }

    private static let rangeStates: [@Sendable (inout RangeDial) -> Void] = [
        { _ in },
        { $0.touchBegan(1, at: RangeDialTests.point(20), time: 0) },
        {
            $0.touchBegan(1, at: RangeDialTests.point(20), time: 0)
            $0.touchMoved(1, to: RangeDialTests.point(30), time: 0.1)
        },
        { $0.scrolled(by: .degrees(5), of: .lower, time: 0) },
        { $0.setValues(30...70, animated: true, time: 0) },
        { $0.setEnabled(false, time: 0) },
    ]

    private static let rangeCalls: [@Sendable (inout RangeDial, Double) -> RangeDial.Update] = [
        { $0.touchBegan(1, at: RangeDialTests.point(60), time: $1) },
        { $0.touchMoved(1, to: RangeDialTests.point(50), time: $1) },
        { $0.touchEnded(1, at: RangeDialTests.point(50), time: $1) },
        { $0.touchCancelled(1, time: $1) },
        { $0.scrolled(by: .degrees(20), of: .lower, time: $1) },
        { $0.scrollEnded(by: .degrees(20), of: .lower, time: $1) },
        { $0.scrollCancelled(of: .lower, time: $1) }, { $0.step(by: 1, of: .upper, time: $1) },
        { $0.press(.right, of: .upper, time: $1) },
        { $0.setValues(40...50, time: $1) },
        { $0.setValues(40...50, animated: true, time: $1) },
        { $0.setGaps(minimum: 50, time: $1) }, { $0.setEnabled(false, time: $1) },
        { $0.apply(Dial.Settings(sensitivity: 2), time: $1) }, { $0.apply(DialScale(0...40), time: $1) },
        { $0.advance(to: $1) },
    ]

    @Test(arguments: rangeStates.indices, rangeCalls.indices)
    func `a dial with two thumbs takes an infinite time as none`(_ state: Int, _ call: Int) {
        var dial = RangeDialTests.dial()
        Self.rangeStates[state](&dial)
        expectNoTime(dial, Self.rangeCalls[call], { $0.advance(to: $1) }) {
            ($0.lowerValue, $0.upperValue, [$0.isHeld(.lower), $0.isHeld(.upper), $0.isMoving])
        }
    }

    private static let menuStates: [@Sendable (inout PressMenu) -> Void] = [
        { _ in },
        { $0.touchBegan(1, at: PressMenu.middle, time: 0) },
        {
            $0.touchBegan(1, at: PressMenu.middle, time: 0)
            $0.touchMoved(1, to: PressMenu.point(0, 60), time: 0.1)
        },
        { $0.hold() },
        {
            $0.hold()
            $0.touchMoved(1, to: PressMenu.point(0, 60), time: 0.6)
        },
        { $0.open(at: PressMenu.middle, time: 0) },
        {
            $0.open(at: PressMenu.middle, time: 0)
            $0.highlight(PressMenu.ItemPath(1), time: 0)
        },
        { $0.setEnabled(false, time: 0) },
    ]

    private static let menuCalls: [@Sendable (inout PressMenu, Double) -> PressMenu.Update] = [
        { $0.touchBegan(1, at: PressMenu.point(0, 70), time: $1) },
        { $0.touchMoved(1, to: PressMenu.point(-90, 70), time: $1) },
        { $0.touchEnded(1, at: PressMenu.point(-90, 70), time: $1) },
        { $0.touchCancelled(1, time: $1) },
        { $0.open(at: PressMenu.middle, time: $1) },
        { $0.highlight(PressMenu.ItemPath(2), time: $1) },
        { $0.hover(at: PressMenu.point(-90, 70), time: $1) }, { $0.moveHighlight(by: 1, time: $1) },
        { $0.highlightNext(time: $1) { _ in true } },
        { $0.choose(PressMenu.ItemPath(0), time: $1) }, { $0.choose(time: $1) }, { $0.back(time: $1) },
        { $0.dismiss(time: $1) }, { $0.press(.choose, time: $1) }, { $0.press(.leave, time: $1) },
        { $0.press(.choose, opensAt: PressMenu.middle, time: $1) },
        { $0.setEnabled(false, time: $1) },
        { $0.apply(PressMenu.Settings(holdDuration: 0.1), time: $1) },
        { $0.advance(to: $1) },
    ]

    @Test(arguments: menuStates.indices, menuCalls.indices)
    func `a menu under a finger takes an infinite time as none`(_ state: Int, _ call: Int) {
        var menu = PressMenu.sample()
        Self.menuStates[state](&menu)
        expectNoTime(menu, Self.menuCalls[call], { $0.advance(to: $1) }) {
            ($0.phase, $0.highlighted, [$0.nextDeadline, $0.submenu.map(Double.init)])
        }
    }

    private static let phoneStates: [@Sendable (inout DialTelephone) -> Void] = [
        { _ in },
        {
            $0.touchBegan(1, at: DialTelephoneTests.point($0.direction(of: 4)), time: 0)
            $0.touchMoved(1, to: DialTelephoneTests.point($0.stop), time: 0.1)
        },
        {
            $0.touchBegan(1, at: DialTelephoneTests.point($0.direction(of: 4)), time: 0)
            $0.touchEnded(1, at: DialTelephoneTests.point($0.stop), time: 0.1)
        },
    ]

    private static let phoneCalls: [@Sendable (inout DialTelephone, Double) -> DialTelephone.Update] = [
        { $0.touchBegan(1, at: DialTelephoneTests.point($0.direction(of: 2)), time: $1) },
        { $0.touchMoved(1, to: DialTelephoneTests.point($0.stop - .degrees(20)), time: $1) },
        { $0.touchEnded(1, at: DialTelephoneTests.point($0.stop - .degrees(20)), time: $1) },
        { $0.touchCancelled(1, time: $1) }, { $0.advance(to: $1) },
    ]

    @Test(arguments: phoneStates.indices, phoneCalls.indices)
    func `a telephone takes an infinite time as none`(_ state: Int, _ call: Int) {
        var phone = DialTelephoneTests.phone()
        Self.phoneStates[state](&phone)
        expectNoTime(phone, Self.phoneCalls[call], { $0.advance(to: $1) }) {
            ($0.rotation, $0.isHeld, $0.isMoving)
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
        let zone = TouchZone(center: .zero, innerRadius: 10, outerRadius: 200)
        var wheel = Wheel(zone: zone)
        Self.wheelStates[state](&wheel)
        expectNoTime(wheel, Self.wheelCalls[call], { $0.advance(to: $1) }) {
            ($0.rotation, $0.phase, $0.velocity)
        }
    }

    /// Expects that a call at an infinite time does what it does at NaN, and that nothing differs in
    /// the frames after it.
    private func expectNoTime<
        Model,
        Update: Equatable,
        Frame: Equatable,
        First: Equatable,
        Second: Equatable,
        Third: Equatable
    >(
        _ model: Model,
        _ call: (inout Model, Double) -> Update,
        _ advance: (inout Model, Double) -> Frame,
        _ state: (Model) -> (First, Second, Third)
    ) {
        for time in [Double.infinity, -.infinity] {
            var (infinite, none) = (model, model)
            #expect(call(&infinite, time) == call(&none, .nan))
            #expect(state(infinite) == state(none))
            for next in [0.2, 0.4, 5] {
                #expect(advance(&infinite, next) == advance(&none, next))
                #expect(state(infinite) == state(none))
            }
        }
    }
}
