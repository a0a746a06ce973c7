import Roundel
import RoundelTestSupport
import Testing

/// What is passed on to the one dial inside, and which thumb a change belongs to.
@Suite struct AnyDialEdgeTests {
    @Test func `a press stops the only thumb that returns, and its end lets it go on`() {
        let settings = Dial.Settings(returnsTo: 50)
        var dial = AnyDialTests.dial(20...50, isRange: false, step: nil, settings)
        #expect(dial.settings == settings && !dial.isChanging)
        dial.scrolled(by: .degrees(54), of: .lower, time: 0)
        #expect(near(dial.value(of: .upper), 70))
        #expect(dial.scrollEnded(of: .lower, time: 1).editing == .ended)
        dial.advance(to: 1.1)
        #expect(dial.isMoving && dial.isChanging)
        #expect(!dial.pressBegan(time: 1.1).valueChanged && !dial.isMoving && dial.isChanging)
        dial.pressEnded(time: 1.2)
        #expect(dial.isMoving)
        dial.advance(to: 9)
        #expect(dial.value(of: .upper) == 50 && !dial.isMoving && !dial.isChanging)
    }

    @Test func `a press does nothing to two thumbs, also to those on their way`() {
        var dial = AnyDialTests.dial(20...60)
        dial.setValues(20...80, animated: true, time: 0)
        #expect(dial.pressBegan(time: 0.1) == AnyDial.Update() && dial.isMoving)
        #expect(dial.pressEnded(time: 0.1) == AnyDial.Update() && dial.isMoving)
    }

    @Test func `a change belongs to the thumb whose value changed, and to the lower one of both`() {
        var dial = AnyDialTests.dial(20...60)
        let changes: [(ClosedRange<Double>, Bool, Bool, DialThumb?)] = [
            (20...60, false, false, nil), (30...60, true, false, .lower), (30...70, false, true, .upper),
            (10...90, true, true, .lower),
        ]
        for (values, lower, upper, thumb) in changes {
            let update = dial.setValues(values, time: 0)
            #expect(update.lowerChanged == lower && update.upperChanged == upper, "\(values)")
            #expect(update.thumb == thumb && update.isTurned == (lower || upper), "\(values)")
            #expect(update.valueChanged == (lower || upper) && update.ticks == 0)
        }
    }
}
