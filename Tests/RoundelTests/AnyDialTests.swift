import Roundel
import RoundelTestSupport
import Testing

/// What is decided for dials with one thumb and with two.
@Suite struct AnyDialTests {
    static func dial(
        _ values: ClosedRange<Double>,
        isRange: Bool = true,
        step: Double? = 1,
        _ settings: Dial.Settings = Dial.Settings()
    ) -> AnyDial {
        AnyDial(
            isRange: isRange,
            zone: RangeDialTests.zone,
            scale: DialScale(0...100, step: step),
            settings: settings,
            values: values,
            minimumGap: 5
        )
    }

    @Test func `one thumb has the upper value, and no gap`() {
        var dial = Self.dial(20...60, isRange: false)
        #expect(!dial.isRange && dial.value(of: .lower) == 60 && dial.value(of: .upper) == 60)
        #expect(!dial.setGaps(minimum: 50, maximum: nil, time: 0).valueChanged)
        let update = dial.setValues(10...30, time: 0)
        #expect(dial.value(of: .upper) == 30 && update.upperChanged && !update.lowerChanged)
        #expect(update.isTurned && update.ticks == 0 && update.thumb == nil)
        dial.touchBegan(1, at: RangeDialTests.point(30), time: 0)
        #expect(dial.isHeld && dial.isChanging && dial.heldThumb == nil)
        dial.scrolled(by: .degrees(3), of: .lower, time: 0)
        #expect(dial.scrolledThumb == nil)
    }

    @Test func `two thumbs have their own values, and the gap`() {
        var dial = Self.dial(20...60)
        #expect(dial.isRange && dial.value(of: .lower) == 20 && dial.value(of: .upper) == 60)
        #expect(near(dial.fraction(of: .lower), 0.2) && near(dial.fraction(of: .upper), 0.6))
        #expect(near(dial.direction(of: .lower), .degrees(135 + 54)))
        #expect(near(dial.rotation(of: .upper), .degrees(162)))
        let update = dial.setValues(20...70, time: 0)
        #expect(update.upperChanged && !update.lowerChanged && update.valueChanged)
        #expect(dial.setGaps(minimum: 60, maximum: nil, time: 0).upperChanged)
        #expect(dial.value(of: .upper) == 80)
    }

    @Test func `the thumb that is held is known while there is only one`() {
        var dial = Self.dial(20...60)
        #expect(dial.heldThumb == nil && dial.accepts(RangeDialTests.point(20)))
        let began = dial.touchBegan(1, at: RangeDialTests.point(60), time: 0)
        #expect(began.thumb == .upper && began.editing == .began && dial.heldThumb == .upper)
        dial.touchBegan(2, at: RangeDialTests.point(20), time: 0)
        #expect(dial.isHeld && dial.heldThumb == nil)
        dial.touchCancelled(1, time: 0)
        #expect(dial.heldThumb == .lower)
        #expect(dial.touchMoved(2, to: RangeDialTests.point(30), time: 1).thumb == .lower)
        dial.touchEnded(2, at: RangeDialTests.point(30), time: 1)
        #expect(dial.heldThumb == nil && !dial.isHeld)
    }

    @Test(arguments: DialThumb.allCases) func `a scroll holds the thumb that it is given`(thumb: DialThumb) {
        var dial = Self.dial(20...60)
        let way = dial.angle(of: Point2D(9, 0))
        #expect(dial.scrolled(by: way, of: thumb, time: 0).thumb == thumb)
        #expect(dial.scrolledThumb == thumb && dial.heldThumb == thumb)
        dial.scrolled(by: Point2D(9, 0), of: thumb, time: 0.1)
        #expect(dial.value(of: thumb) > (thumb == .lower ? 20 : 60))
        let other: DialThumb = thumb == .lower ? .upper : .lower
        let (values, moved) = ((dial.value(of: thumb), dial.value(of: other)), Point2D(9, 0))
        #expect(dial.step(by: 1, of: other, time: 0.1).thumb == other)
        #expect(dial.scrolled(by: moved, of: other, time: 0.2).thumb == thumb)
        #expect(dial.scrolled(by: way, of: other, time: 0.2).thumb == thumb)
        #expect(dial.value(of: thumb) > values.0 && dial.value(of: other) == values.1 + 1)
        #expect(dial.scrollEnded(time: 0.2).editing == .ended && dial.scrolledThumb == nil)
        dial.scrolled(by: way, of: thumb, time: 0.3)
        #expect(dial.scrollCancelled(time: 0.4).touch == .ended(.cancel))
    }

    @Test(arguments: [false, true]) func `steps and ends are felt, a step to an end once`(isRange: Bool) {
        var dial = Self.dial(20...97, isRange: isRange)
        #expect(dial.step(by: 2, of: .upper, time: 0).ticks == 2)
        #expect(dial.step(by: 1, of: .upper, time: 0).ticks == 1)
        #expect(dial.step(by: 1, of: .upper, time: 0).ticks == 1, "at the end")
        #expect(dial.press(.down, of: .upper, time: 0).ticks == 1)
        #expect(dial.setValues(20...50, time: 0).ticks == 0)
        #expect(dial.advance(to: 9).ticks == 0)
        dial.apply(DialScale(0...100), time: 9)
        #expect(dial.press(.end, of: .upper, time: 9).ticks == 1)
        #expect(dial.setEnabled(false, time: 9).ticks == 0)
        #expect(dial.press(.home, of: .upper, time: 9).touch == .refused && !dial.isEnabled)
    }

    @Test func `settings, the zone and motion are those of the dial inside`() {
        for isRange in [false, true] {
            var dial = Self.dial(20...60, isRange: isRange)
            let zone = TouchZone(center: Point2D(1, 2), innerRadius: 3, outerRadius: 4)
            (dial.zone, _) = (zone, dial.apply(Dial.Settings(settlingTime: 2), time: 0))
            #expect(dial.zone == zone && dial.settings.settlingTime == 2 && dial.scale.step == 1)
            dial.setValues(20...80, animated: true, time: 0)
            #expect(dial.isMoving && !dial.isChanging)
            #expect(dial.advance(to: 1).isTurned && !dial.advance(to: 9).valueChanged && !dial.isMoving)
        }
    }
}
