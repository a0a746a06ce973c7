import Roundel
import RoundelTestSupport
import Testing

/// Which thumb a finger takes, in every direction of a scale, and what two thumbs leave out.
@Suite struct RangeDialEdgeTests {
    private static func dial(
        _ values: ClosedRange<Double>,
        sweep: Double = 270,
        gap: Double = 0,
        _ settings: Dial.Settings = Dial.Settings()
    ) -> RangeDial {
        RangeDial(
            zone: DialRandomTests.zone,
            scale: DialScale(0...100, sweep: .degrees(sweep)),
            settings: settings,
            values: values,
            minimumGap: gap
        )
    }

    private static func point(_ value: Double, sweep: Double = 270) -> Point2D {
        Finger().point(135 + value * sweep / 100, 90)
    }

    @Test(arguments: [270.0, -270])
    func `beside two thumbs at one spot, the finger takes the one on its side`(sweep: Double) {
        for (value, thumb) in [(70.0, DialThumb.upper), (30, .lower)] {
            var dial = Self.dial(50...50, sweep: sweep)
            dial.touchBegan(1, at: Self.point(value, sweep: sweep), time: 0)
            #expect(dial.isHeld(thumb) && dial.isHeld(.upper) != dial.isHeld(.lower), "\(value)")
            dial.touchEnded(1, at: Self.point(value, sweep: sweep), time: 0)
            #expect(near(dial.value(of: thumb), value))
        }
    }

    @Test(arguments: [270.0, -270])
    func `on both thumbs, the finger takes the one towards which it moves`(sweep: Double) {
        for value in [55.0, 45] {
            var dial = Self.dial(50...50, sweep: sweep)
            dial.touchBegan(1, at: Self.point(50, sweep: sweep), time: 0)
            #expect(dial.isHeld && !dial.isHeld(.lower) && !dial.isHeld(.upper))
            dial.touchMoved(1, to: Self.point(value, sweep: sweep), time: 0.1)
            #expect(near(dial.lowerValue, min(value, 50)) && near(dial.upperValue, max(value, 50)))
        }
    }

    @Test func `against the finger, the thumb that goes the other way is taken`() {
        for (value, lower, upper) in [(55.0, 45.0, 50.0), (45, 50, 55)] {
            var dial = Self.dial(50...50, Dial.Settings(drag: .relative, sensitivity: -1))
            dial.touchBegan(1, at: Self.point(50), time: 0)
            dial.touchMoved(1, to: Self.point(value), time: 0.1)
            #expect(near(dial.lowerValue, lower) && near(dial.upperValue, upper), "\(value)")
        }
    }

    @Test(arguments: [false, true])
    func `a planar drag takes the upper thumb up or forward, on a mirrored scale to the left`(mirrored: Bool)
    {
        let scale = DialScale(0...100)
        let ways: [(Point2D, Double)] = [
            (Point2D(0, -9), 9), (Point2D(0, 9), -9), (Point2D(9, 0), mirrored ? -9 : 9),
            (Point2D(-9, 0), mirrored ? 9 : -9),
        ]
        for (way, turn) in ways {
            var dial = RangeDial(
                zone: DialRandomTests.zone,
                scale: mirrored ? scale.mirrored : scale,
                settings: Dial.Settings(drag: .planar(distance: 100)),
                values: 50...50
            )
            dial.touchBegan(1, at: Point2D(100, 100), time: 0)
            dial.touchMoved(1, to: Point2D(100, 100) + way, time: 0.1)
            #expect(near(dial.upperValue, 50 + max(turn, 0)), "\(way)")
            #expect(near(dial.lowerValue, 50 + min(turn, 0)), "\(way)")
        }
    }

    @Test(arguments: [DialDrag.relative, .planar(distance: 100)])
    func `regression: the first movement decides by the direction in which it changes the value`(
        drag: DialDrag
    ) {
        for (sensitivity, isReversed) in [
            (1.0, false), (-1, true), (-2e6, false), (-.infinity, false), (.nan, false),
        ] {
            for forward in [true, false] {
                var dial = Self.dial(50...50, Dial.Settings(drag: drag, sensitivity: sensitivity))
                // At 12 o'clock, clockwise is to the right.
                let (point, way) = (Self.point(50), Point2D(forward ? 9 : -9, 0))
                dial.touchBegan(1, at: point, time: 0)
                let update = dial.touchMoved(1, to: point + way, time: 0.1)
                #expect(update.upper.valueChanged == (forward != isReversed), "\(sensitivity)")
                #expect(update.lower.valueChanged == (forward == isReversed), "\(sensitivity)")
            }
        }
    }

    @Test func `a finger on both thumbs is where it was relative to the centre when the dial is elsewhere`() {
        var dial = Self.dial(50...50)
        let (zone, shift) = (dial.zone, Point2D(12, 12))
        dial.touchBegan(1, at: Self.point(50), time: 0)
        dial.zone = TouchZone(center: zone.center + shift, innerRadius: 60, outerRadius: 120)
        dial.touchMoved(1, to: Self.point(50) + shift, time: 0.1)
        #expect(dial.lowerValue == 50 && dial.upperValue == 50)
        dial.touchMoved(1, to: Self.point(46) + shift, time: 0.2)
        #expect(dial.isHeld(.lower) && near(dial.lowerValue, 46) && dial.upperValue == 50)
    }

    @Test func `a finger on both thumbs goes on outside a dial that has become smaller`() {
        var dial = Self.dial(50...50)
        let shift = Point2D(-50, -50)
        dial.touchBegan(1, at: Self.point(50), time: 0)
        dial.zone = TouchZone(center: dial.zone.center + shift, innerRadius: 20, outerRadius: 50)
        let moved = dial.touchMoved(1, to: Self.point(55) + shift, time: 0.1)
        #expect(moved.editing == nil && dial.isHeld(.upper) && near(dial.upperValue, 55))
    }

    @Test(arguments: [DialThumb.lower, .upper])
    func `a finger on both thumbs has the one that a scroll leaves`(scrolled: DialThumb) {
        for way in [5.0, -5] {
            var dial = Self.dial(50...50)
            dial.touchBegan(1, at: Self.point(50), time: 0)
            dial.scrolled(by: .degrees(scrolled == .upper ? 27 : -27), of: scrolled, time: 0.1)
            #expect(near(dial.value(of: scrolled), scrolled == .upper ? 60 : 40))
            let free: DialThumb = scrolled == .upper ? .lower : .upper
            dial.touchMoved(1, to: Self.point(50 + way), time: 0.2)
            #expect(dial.isHeld(free) && near(dial.value(of: free), 50 + way), "\(way)")
            // A second finger finds none, and does not end the first one's hold.
            let second = dial.touchBegan(2, at: Self.point(50 + way), time: 0.3)
            #expect(second.touch == .refused && dial.isHeld(free))
        }
    }

    @Test func `a second finger leaves one on both thumbs that a scroll has left`() {
        var dial = Self.dial(50...50)
        dial.touchBegan(1, at: Self.point(50), time: 0)
        dial.scrolled(by: .degrees(-27), of: .lower, time: 0.1)
        #expect(dial.touchBegan(2, at: Self.point(50), time: 0.2).touch == .refused)
        dial.touchMoved(1, to: Self.point(55), time: 0.3)
        #expect(dial.isHeld(.upper) && near(dial.upperValue, 55) && near(dial.lowerValue, 40))
    }

    @Test func `a second finger takes the thumb that an undecided one leaves`() {
        var dial = Self.dial(50...50)
        #expect(dial.touchBegan(1, at: Self.point(50), time: 0).editing == .began)
        let second = dial.touchBegan(2, at: Self.point(50), time: 0)
        #expect(second.editing == nil && second.touch == .began && dial.isHeld(.lower) && dial.isHeld(.upper))
        dial.touchMoved(2, to: Self.point(60), time: 0.1)
        dial.touchMoved(1, to: Self.point(40), time: 0.1)
        #expect(near(dial.lowerValue, 40) && near(dial.upperValue, 60))
    }

    @Test func `an undecided finger that is cancelled, lost or disabled ends editing`() {
        for end in 0...2 {
            var dial = Self.dial(50...50)
            dial.touchBegan(1, at: Self.point(50), time: 0)
            #expect(dial.touchCancelled(2, time: 0).editing == nil && dial.isHeld)
            switch end {
            case 0:
                let update = dial.touchCancelled(1, time: 0)
                #expect(update.editing == .ended && update.touch == .ended(.cancel) && !dial.isHeld)
            case 1:
                let update = dial.touchBegan(1, at: Self.point(50), time: 0)
                #expect(update.editing == nil && update.touch == .began && dial.isHeld)
            default:
                #expect(dial.setEnabled(false, time: 0).editing == .ended && !dial.isHeld)
            }
        }
    }

    @Test func `two thumbs neither return nor coast, whatever the settings`() {
        let settings = Dial.Settings(returnsTo: 0, coasts: .ice)
        var dial = Self.dial(20...60, settings)
        dial.touchBegan(1, at: Self.point(20), time: 0)
        for step in 1...5 {
            dial.touchMoved(1, to: Self.point(20 + Double(step)), time: Double(step) / 60)
        }
        dial.touchEnded(1, at: Self.point(25), time: 5.0 / 60)
        dial.advance(to: 9)
        #expect(near(dial.lowerValue, 25) && dial.settings == settings)
        dial.apply(Dial.Settings(returnsTo: 50), time: 9)
        dial.scrolled(by: .degrees(27), of: .lower, time: 9)
        dial.scrollEnded(of: .lower, time: 9)
        dial.advance(to: 20)
        #expect(near(dial.lowerValue, 35) && dial.settings.returnsTo == 50)
    }

    @Test func `keys stop a thumb at the other one, and at the gap`() {
        var dial = Self.dial(20...60, gap: 5)
        let up = dial.press(.end, of: .lower, time: 0)
        #expect(dial.lowerValue == 55 && up.lower.reachedEnd == .upper && up.upper.reachedEnd == nil)
        #expect(dial.press(.home, of: .lower, time: 0).lower.reachedEnd == .lower && dial.lowerValue == 0)
        #expect(dial.press(.home, of: .upper, time: 0).upper.reachedEnd == .lower && dial.upperValue == 5)
        #expect(dial.press(.end, of: .upper, time: 0).upper.reachedEnd == .upper && dial.upperValue == 100)
        #expect(dial.step(by: 1, of: .lower, .large, time: 0).lower.value == 20)
        #expect(dial.lowerValue == 20 && dial.upperValue == 100)
    }

    @Test func `the thumbs are in order where the scale runs counterclockwise or has no sweep`() {
        let dial = Self.dial(20...60, sweep: -270)
        #expect(near(dial.rotation(of: .lower), .degrees(-54)))
        #expect(near(dial.rotation(of: .upper), .degrees(-162)))
        #expect(near(dial.direction(of: .upper), .degrees(-27)))
        #expect(near(dial.fraction(of: .lower), 0.2) && near(dial.fraction(of: .upper), 0.6))
        let still = Self.dial(20...60, sweep: 0)
        #expect(still.rotation(of: .upper) == .zero)
        #expect(near(still.fraction(of: .lower), 0.2) && near(still.fraction(of: .upper), 0.6))
        #expect(still.value(of: .lower) == 20 && still.value(of: .upper) == 60)
    }

    @Test func `a finger that begins in the very centre takes the lower thumb`() {
        let settings = Dial.Settings(drag: .planar(distance: 100))
        var dial = RangeDialTests.dial(20...60, settings)
        dial.touchBegan(1, at: dial.zone.center, time: 0)
        dial.touchMoved(1, to: dial.zone.center + Point2D(10, 0), time: 1)
        #expect(near(dial.lowerValue, 30) && dial.upperValue == 60)
    }

    @Test func `changes at no time are refused, and those that change nothing report nothing`() {
        var dial = Self.dial(20...60)
        #expect(dial.setGaps(minimum: 50, time: .nan).touch == .refused)
        #expect(dial.apply(Dial.Settings(drag: .relative), time: .infinity).touch == .refused)
        let refused = dial.apply(DialScale(0...10), time: .nan)
        #expect(refused.touch == .refused && refused.lower.value == 20 && refused.upper.value == 60)
        #expect(dial.upperValue == 60 && dial.settings.drag == .follow && dial.range == 0...100)
        let updates = [
            dial.setGaps(minimum: -1, time: 0), dial.setValues(20...60, time: 0),
            dial.apply(dial.scale, time: 0),
            dial.setEnabled(true, time: 0),
        ]
        for update in updates {
            #expect(update.touch == .none && !update.valueChanged && !update.cameToRest)
            #expect(update.editing == nil && update.lower.turned == .zero && update.upper.turned == .zero)
        }
    }

    @Test(arguments: DialThumb.allCases)
    func `either thumb is taken where the dial has been laid out anew`(thumb: DialThumb) {
        var dial = Self.dial(20...60)
        let shift = Point2D(500, 30)
        dial.zone = TouchZone(center: dial.zone.center + shift, innerRadius: 60, outerRadius: 120)
        let value = dial.value(of: thumb)
        #expect(dial.touchBegan(1, at: Self.point(value), time: 0).touch == .refused)
        #expect(dial.touchBegan(1, at: Self.point(value) + shift, time: 0).touch == .began)
        dial.touchMoved(1, to: Self.point(value + 10) + shift, time: 0.1)
        #expect(dial.isHeld(thumb) && near(dial.value(of: thumb), value + 10))
    }

    @Test func `beside two thumbs at one spot, a relative drag is decided by its first movement`() {
        for (degrees, thumb) in [(6.0, DialThumb.upper), (-6, .lower)] {
            for value in [80.0, 20] {
                var dial = Self.dial(50...50, Dial.Settings(drag: .relative))
                dial.touchBegan(1, at: Self.point(value), time: 0)
                dial.touchMoved(1, to: Self.point(value + degrees), time: 0.1)
                #expect(dial.isHeld(thumb) && near(dial.value(of: thumb), 50 + degrees), "\(value)")
            }
        }
    }

    @Test func `a finger on a thumb takes it, also from beyond the seam of a full turn`() {
        for (values, hour, thumb) in [
            (0.0...22, 23.6, DialThumb.lower), (0...22, 22.6, .upper), (2...24, 0.4, .upper),
            (2...24, 1.4, .lower),
        ] {
            let scale = DialScale(0...24, start: .twelveOClock, sweep: .fullTurn)
            var dial = RangeDial(zone: DialRandomTests.zone, scale: scale, values: values)
            let way = Point2D(direction: scale.direction(of: hour)) * 90
            dial.touchBegan(1, at: dial.zone.center + way, time: 0)
            #expect(dial.isHeld(thumb) && dial.isHeld(.upper) != dial.isHeld(.lower), "\(hour)")
        }
    }

    @Test(arguments: [DialDrag.follow, .relative, .planar(distance: 100)])
    func `a finger on both thumbs takes none before it changes a value, and the first move begins it`(
        drag: DialDrag
    ) {
        var dial = Self.dial(50...50, Dial.Settings(drag: drag))
        let began = dial.touchBegan(1, at: Self.point(50), time: 0)
        #expect(began.editing == .began && began.lower.editing == nil && began.upper.editing == nil)
        #expect(dial.touchMoved(1, to: Self.point(50), time: 0.1).editing == nil)
        #expect(dial.isHeld && !dial.isHeld(.lower) && !dial.isHeld(.upper))
        let moved = dial.touchMoved(1, to: Self.point(55), time: 0.2)
        #expect(moved.editing == nil && moved.lower.editing == nil && moved.upper.editing == .began)
        #expect(dial.isHeld(.upper) && dial.lowerValue == 50 && dial.upperValue > 51)
    }

    @Test func `a key moves no thumb that the greatest gap holds, whatever rounding leaves`() {
        var dial = RangeDial(zone: DialRandomTests.zone, values: 0.1...0.2, maximumGap: 0.2)
        dial.press(.end, of: .upper, time: 0)
        #expect(dial.upperValue == 0.1 + 0.2 && dial.upperValue - 0.2 > 0.1)
        let update = dial.press(.left, of: .lower, time: 0)
        #expect(!update.valueChanged && update.lower.reachedEnd == .lower && dial.lowerValue == 0.1)
    }

    @Test func `a thumb that is dragged to the other has exactly its value`() {
        for number in 1..<100 {
            let value = Double(number)
            for (values, thumb) in [(value...100, DialThumb.upper), (0...value, .lower)] {
                var dial = Self.dial(values)
                dial.touchBegan(1, at: Self.point(thumb == .upper ? 100 : 0), time: 0)
                for move in 0...20 {
                    let goal = thumb == .upper ? 100 - 5 * Double(move) : 5 * Double(move)
                    dial.touchMoved(1, to: Self.point(goal), time: Double(move))
                }
                #expect(dial.isHeld(thumb) && dial.value(of: thumb) == value, "\(thumb)")
            }
        }
    }

    @Test func `a finger to which a second one has left the lower thumb holds that alone`() {
        var dial = Self.dial(50...50)
        dial.touchBegan(1, at: Self.point(50), time: 0)
        dial.touchBegan(2, at: Self.point(70), time: 0.1)
        dial.touchMoved(2, to: Self.point(75), time: 0.2)
        dial.touchEnded(2, at: Self.point(75), time: 0.3)
        dial.touchMoved(1, to: Self.point(55), time: 0.4)
        #expect(dial.isHeld(.lower) && !dial.isHeld(.upper))
        dial.touchEnded(1, at: Self.point(55), time: 0.5)
        #expect(!dial.isHeld && near(dial.lowerValue, 55) && near(dial.upperValue, 75))
    }

    @Test func `of two values that are set, the first is limited by the range alone`() {
        var random = Seeded()
        for _ in 0..<2_000 {
            let step = [nil, 5.0, 25].randomElement(using: &random) ?? nil
            func possible(_ number: Double) -> Double { step.map { (number / $0).rounded() * $0 } ?? number }
            let gap = possible(random.number(0...60))
            let most = random.chance(0.5) ? gap + possible(random.number(0...25)) : nil
            let values = [random.number(-20...120), random.number(-20...120)].sorted()
            var dial = RangeDialTests.dial(step: step, gap: gap, most: most)
            var mirrored = RangeDialTests.dial(40...80, step: step, gap: gap, most: most)
            dial.setValues(values[0]...values[1], first: .upper, time: 0)
            mirrored.setValues(100 - values[1]...100 - values[0], time: 0)
            let (low, high) = (dial.lowerValue, dial.upperValue)
            #expect(near(high, 100 - mirrored.lowerValue) && near(low, 100 - mirrored.upperValue))
            #expect(near(high, min(max(possible(values[1]), gap), 100)))
            let least = max(high - (most ?? 100), 0)
            #expect(near(low, min(max(possible(values[0]), least), high - gap)))
        }
    }

    @Test func `a touch at no time is refused, also on both thumbs`() {
        for values in [50.0...50, 20...60] {
            for time in [Double.nan, .infinity] {
                var dial = Self.dial(values)
                let update = dial.touchBegan(1, at: Self.point(values.lowerBound), time: time)
                #expect(update.touch == .refused && update.editing == nil && !dial.isHeld)
            }
        }
    }

    @Test func `on both thumbs, a finger that is followed takes its side, whatever the sensitivity`() {
        for (value, lower, upper) in [(55.0, 50.0, 55.0), (45, 45, 50)] {
            var dial = Self.dial(50...50, Dial.Settings(sensitivity: -1))
            dial.touchBegan(1, at: Self.point(50), time: 0)
            dial.touchMoved(1, to: Self.point(value), time: 0.1)
            #expect(near(dial.lowerValue, lower) && near(dial.upperValue, upper), "\(value)")
        }
    }

    @Test func `a touch outside the zone takes no thumb, and neither does one on a disabled dial`() {
        var dial = Self.dial(20...80)
        for point in [Point2D(100, 100), Point2D(100, 300), Point2D(1e10, 0)] {
            #expect(dial.touchBegan(1, at: point, time: 0).touch == .refused && !dial.isHeld, "\(point)")
        }
        dial.setEnabled(false, time: 0)
        #expect(dial.touchBegan(1, at: Self.point(20), time: 0).touch == .refused && !dial.isHeld)
    }

    @Test func `thumbs that are at one spot but for rounding are told apart by the side of the finger`() {
        for (value, thumb) in [(60.0, DialThumb.upper), (10, .lower)] {
            var dial = RangeDialTests.dial(30...30.000_000_000_000_004)
            #expect(dial.lowerValue < dial.upperValue)
            dial.touchBegan(1, at: RangeDialTests.point(value), time: 0)
            #expect(dial.isHeld(thumb), "\(value)")
        }
    }
}
