@testable import Roundel
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
        #expect(dial.scrollEnded(time: 1).editing == .ended)
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

    /// What can be seen of a dial.
    private static func state(_ dial: AnyDial, _ thumb: DialThumb) -> [Double] {
        let points = [20.0, 60, 100].map { dial.accepts(RangeDialTests.point($0)) }
        let flags = [dial.isHeld, dial.isMoving, dial.isEnabled] + points
        return [
            dial.value(of: thumb), dial.rotation(of: thumb).radians, dial.direction(of: thumb).radians,
            dial.fraction(of: thumb), dial.angle(of: Point2D(3, -4)).radians,
        ] + flags.map { $0 ? 1 : 0 }
    }

    private static func state(_ dial: Dial) -> [Double] {
        let points = [20.0, 60, 100].map { dial.accepts(RangeDialTests.point($0)) }
        let flags = [dial.isHeld, dial.isMoving, dial.isEnabled] + points
        return [
            dial.value, dial.rotation.radians, dial.direction.radians, dial.fraction,
            dial.angle(of: Point2D(3, -4)).radians,
        ] + flags.map { $0 ? 1 : 0 }
    }

    @Test func `all that is done to the only thumb is done to the dial inside`() {
        let settings = Dial.Settings(coasts: .ice)
        typealias Pair = (any: (inout AnyDial) -> AnyDial.Update, dial: (inout Dial) -> Dial.Update)
        let point = { RangeDialTests.point($0) }
        let pairs: [Pair] = [
            ({ $0.touchBegan(1, at: point(60), time: 0) }, { $0.touchBegan(1, at: point(60), time: 0) }),
            (
                { $0.touchMoved(1, to: point(64), time: 0.05) },
                { $0.touchMoved(1, to: point(64), time: 0.05) }
            ),
            ({ $0.touchCancelled(1, time: 0.06) }, { $0.touchCancelled(1, time: 0.06) }),
            ({ $0.touchBegan(1, at: point(64), time: 1) }, { $0.touchBegan(1, at: point(64), time: 1) }),
            (
                { $0.touchMoved(1, to: point(67), time: 1.05) },
                { $0.touchMoved(1, to: point(67), time: 1.05) }
            ),
            ({ $0.touchEnded(1, at: point(70), time: 1.1) }, { $0.touchEnded(1, at: point(70), time: 1.1) }),
            ({ $0.advance(to: 1.2) }, { $0.advance(to: 1.2) }),
            ({ $0.pressBegan(time: 1.2) }, { $0.pressBegan(time: 1.2) }),
            ({ $0.pressEnded(time: 1.3) }, { $0.pressEnded(time: 1.3) }),
            (
                { $0.scrolled(by: Point2D(-9, 4), of: .lower, time: 2) },
                { $0.scrolled(by: Point2D(-9, 4), time: 2) }
            ),
            (
                { $0.scrolled(by: .degrees(7), of: .lower, time: 2.1) },
                { $0.scrolled(by: .degrees(7), time: 2.1) }
            ),
            ({ $0.scrollCancelled(time: 2.2) }, { $0.scrollCancelled(time: 2.2) }),
            ({ $0.scrolled(by: .zero, of: .lower, time: 3) }, { $0.scrolled(by: .zero, time: 3) }),
            (
                { $0.scrollEnded(by: .degrees(5), time: 3.1) },
                { $0.scrollEnded(by: .degrees(5), time: 3.1) }
            ),
            ({ $0.step(by: -2, of: .lower, time: 4) }, { $0.step(by: -2, time: 4) }),
            ({ $0.press(.home, of: .lower, time: 5) }, { $0.press(.home, time: 5) }),
            ({ $0.setValues(3...40, animated: true, time: 6) }, { $0.setValue(40, animated: true, time: 6) }),
            (
                { $0.apply(DialScale(0...200).mirrored, time: 7) },
                { $0.apply(DialScale(0...200).mirrored, time: 7) }
            ),
            ({ $0.setEnabled(false, time: 8) }, { $0.setEnabled(false, time: 8) }),
        ]
        var any = AnyDialTests.dial(20...60, isRange: false, step: nil, settings)
        var dial = Dial(zone: any.zone, scale: any.scale, settings: settings, value: 60)
        #expect(Self.state(any, .lower) == Self.state(dial))
        for (index, pair) in pairs.enumerated() {
            #expect(pair.any(&any) == AnyDial.Update(pair.dial(&dial), nil), "\(index)")
            #expect(Self.state(any, .lower) == Self.state(dial), "\(index)")
            #expect(Self.state(any, .upper) == Self.state(dial), "\(index)")
        }
    }

    @Test func `two thumbs keep the gaps that they are given, at first and later`() {
        func dial(_ minimum: Double, _ maximum: Double?) -> AnyDial {
            AnyDial(
                isRange: true,
                scale: DialScale(0...100),
                values: 20...60,
                minimumGap: minimum,
                maximumGap: maximum
            )
        }
        #expect(dial(50, nil).value(of: .upper) == 70 && dial(0, 30).value(of: .upper) == 50)
        var free = dial(0, nil)
        #expect(free.value(of: .lower) == 20 && free.value(of: .upper) == 60)
        #expect(free.setGaps(minimum: 10, maximum: 30, time: 0).upperChanged)
        #expect(free.value(of: .lower) == 20 && free.value(of: .upper) == 50)
    }

    @Test(arguments: DialThumb.allCases)
    func `a scroll of one of two thumbs turns it by distances and by angles, also by its end`(
        thumb: DialThumb
    ) {
        var dial = AnyDialTests.dial(20...60, step: nil)
        let value = dial.value(of: thumb)
        // A degree is 1 / 2.7.
        let way = Point2D(9, 0)
        let turn = dial.angle(of: way).degrees / 2.7
        #expect(dial.scrolled(by: way, of: thumb, time: 0).touch == .began)
        #expect(near(dial.value(of: thumb), value + turn))
        dial.scrolled(by: .degrees(-2.7), of: thumb, time: 0.1)
        #expect(near(dial.value(of: thumb), value + turn - 1))
        dial.scrollEnded(by: .degrees(-8.1), time: 0.2)
        #expect(near(dial.value(of: thumb), value + turn - 4))
        // A finger that is cancelled lets go of it.
        dial.touchBegan(1, at: RangeDialTests.point(dial.value(of: thumb)), time: 1)
        #expect(dial.heldThumb == thumb)
        #expect(dial.touchCancelled(1, time: 1.1).touch == .ended(.cancel) && !dial.isHeld)
    }
}
