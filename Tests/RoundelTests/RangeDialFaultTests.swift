@testable import Roundel
import RoundelTestSupport
import Testing

/// Two thumbs whose values the app sets, and when they come to rest.
@Suite struct RangeDialFaultTests {
    private let scale = DialScale(0...10)

    private func point(_ value: Double) -> Point2D { Point2D(direction: scale.direction(of: value)) * 100 }

    private func rangeDial(_ values: ClosedRange<Double>, reducesMotion: Bool = false) -> RangeDial {
        RangeDial(
            zone: ArcBand(radius: 100, thickness: 20).touchZone,
            scale: scale,
            settings: Dial.Settings(reducesMotion: reducesMotion),
            values: values
        )
    }

    @Test func `a lower thumb can be dragged up to the upper value that the app has set`() {
        var dial = rangeDial(2...4)
        dial.setValues(2...10, time: 0)
        dial.touchBegan(1, at: point(2), time: 1)
        for value in 3...8 { dial.touchMoved(1, to: point(Double(value)), time: Double(value)) }
        #expect(abs(dial.lowerValue - 8) < 1e-9)
    }

    @Test(arguments: [false, true]) func `thumbs arrive at the values that the app has set`(isReduced: Bool) {
        var dial = rangeDial(1...2, reducesMotion: isReduced)
        dial.setValues(7...10, animated: true, time: 0)
        dial.advance(to: 9)
        #expect(dial.rotation(of: .lower) == scale.rotation(of: 7))
        #expect(dial.rotation(of: .upper) == scale.rotation(of: 10))
    }

    @Test func `two thumbs that the app sets without a motion come to rest`() {
        var dial = rangeDial(4...6)
        #expect(dial.setValues(1...2, time: 0).cameToRest)
        #expect(dial.setGaps(minimum: 5, time: 0).cameToRest)
        #expect(dial.apply(DialScale(4...8), time: 0).cameToRest)
    }

    @Test func `a thumb that came to rest while a finger held the other is reported after the lift`() {
        var dial = rangeDial(2...8)
        dial.step(by: 1, of: .lower, time: 0)
        dial.touchBegan(1, at: point(8), time: 0.1)
        #expect(!dial.advance(to: 5).cameToRest)
        #expect(dial.touchEnded(1, at: point(8), time: 6).cameToRest)
    }

    @Test(arguments: [2.0...4, 3...3])
    func `a dial that is disabled reports the end of a touch, also an undecided one`(
        values: ClosedRange<Double>
    ) {
        var dial = rangeDial(values)
        #expect(dial.setEnabled(false, time: 0).touch == .none)
        dial.setEnabled(true, time: 0)
        #expect(dial.touchBegan(1, at: point(3), time: 0).touch == .began)
        #expect(dial.setEnabled(true, time: 0.1).touch == .none && dial.isHeld)
        let update = dial.setEnabled(false, time: 0.1)
        #expect(update.touch == .ended(.cancel) && update.editing == .ended && !dial.isHeld)
    }
}
