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

    /// Steps of 6 on a full turn, where the upper thumb is shown 20° before its value.
    @Test func `a thumb that takes the other one along is reported with it`() {
        var dial = RangeDial(
            zone: ArcBand(radius: 100, thickness: 20).touchZone,
            scale: DialScale(0...24, step: 6, start: .zero, sweep: .fullTurn),
            settings: Dial.Settings(snapsWhileDragging: false),
            values: 6...12
        )
        func point(_ degrees: Double) -> Point2D { Point2D(direction: .degrees(degrees)) * 100 }
        dial.touchBegan(1, at: point(180), time: 0)
        dial.touchBegan(2, at: point(90), time: 0)
        dial.touchMoved(1, to: point(160), time: 0.1)
        for (finger, expected) in [(130.0, 0.0), (170, 10), (175, 5), (150, -15), (120, 0)] {
            let before = DialThumb.allCases.map { dial.rotation(of: $0) }
            let update = dial.touchMoved(2, to: point(finger), time: 0.2)
            #expect(near(update.upper.turned, .degrees(expected)), "\(finger)")
            for (thumb, old) in zip(DialThumb.allCases, before) {
                #expect(update[thumb].turned == dial.rotation(of: thumb) - old)
            }
        }
    }

    @Test func `a lower thumb can be dragged up to the upper value that the app has set`() {
        var dial = rangeDial(2...4)
        dial.setValues(2...10, time: 0)
        dial.touchBegan(1, at: point(2), time: 1)
        for value in 3...8 { dial.touchMoved(1, to: point(Double(value)), time: Double(value)) }
        #expect(abs(dial.lowerValue - 8) < 1e-9)
    }

    /// Both thumbs are at 3 o'clock, on different laps.
    @Test(arguments: [
        (15.0...75.0, 12.0, 15.0, 77.0), (15...75, -12, 13, 75), (15...135, 12, 15, 137),
        // A thumb at its end leaves the movement to the other one.
        (0...180, 12, 2, 180), (0...180, -12, 0, 178), (120...180, 12, 122, 180), (0...60, -12, 0, 58),
    ])
    func `of thumbs on different laps the upper one goes up and the lower one down, if they can`(
        values: ClosedRange<Double>,
        degrees: Double,
        lower: Double,
        upper: Double
    ) {
        let laps = DialScale(0...180, start: .twelveOClock, sweep: .turns(3))
        let zone = ArcBand(radius: 100, thickness: 20).touchZone
        var dial = RangeDial(zone: zone, scale: laps, values: values)
        let start = laps.direction(of: values.lowerBound)
        let began = dial.touchBegan(1, at: Point2D(direction: start) * 100, time: 0)
        #expect(began.touch == .began && began.editing == .began)
        let moved = dial.touchMoved(1, to: Point2D(direction: start + .degrees(degrees)) * 100, time: 1)
        #expect(moved.touch == .none && moved.editing == nil)
        #expect(abs(dial.lowerValue - lower) < 1e-9 && abs(dial.upperValue - upper) < 1e-9)
    }

    /// A lap is the greatest gap, so that a thumb can only take the direction of the other one.
    @Test(arguments: [DialDrag.follow, .relative], [30.0, -30])
    func `thumbs a greatest gap apart follow a finger, whatever rounding says`(
        drag: DialDrag,
        degrees: Double
    ) {
        var random = Seeded()
        let laps = DialScale(0...24, start: .twelveOClock, sweep: .turns(2))
        let zone = ArcBand(radius: 100, thickness: 20).touchZone
        for _ in 0..<300 {
            let low = random.number(1...11)
            var dial = RangeDial(
                zone: zone,
                scale: laps,
                settings: Dial.Settings(drag: drag),
                values: low...(low + 12),
                maximumGap: 12
            )
            let start = laps.direction(of: low)
            dial.touchBegan(1, at: Point2D(direction: start) * 100, time: 0)
            for step in 1...10 {
                let turn = Angle.degrees(degrees * Double(step) / 10)
                dial.touchMoved(1, to: Point2D(direction: start + turn) * 100, time: Double(step) / 50)
            }
            let moved = dial.lowerValue - low + dial.upperValue - low - 12
            #expect(abs(moved - degrees / 30) < 1e-9, "\(low)")
        }
    }

    @Test(arguments: [DialDrag.follow, .relative, .planar()], [DialThumb.lower, .upper])
    func `values that the app sets stay when a finger that holds a thumb is lifted where it is`(
        drag: DialDrag,
        thumb: DialThumb
    ) {
        var dial = rangeDial(4...6)
        dial.apply(Dial.Settings(drag: drag), time: 0)
        let grip = point(thumb == .lower ? 4 : 6)
        for values in [0.0...1, 8.0...9] {
            var touched = dial
            touched.touchBegan(1, at: grip, time: 0)
            #expect(touched.isHeld(thumb))
            touched.setValues(values, time: 0.1)
            touched.touchEnded(1, at: grip, time: 0.2)
            #expect(touched.lowerValue == values.lowerBound && touched.upperValue == values.upperBound)
            var scrolled = dial
            scrolled.scrolled(by: .zero, of: thumb, time: 0)
            scrolled.setValues(values, time: 0.1)
            scrolled.scrollEnded(of: thumb, time: 0.2)
            #expect(scrolled.lowerValue == values.lowerBound && scrolled.upperValue == values.upperBound)
        }
    }

    @Test func `a finger that pushed a thumb against the other moves it by a move, and not by its lift`() {
        for moves in [false, true] {
            var dial = rangeDial(4...6)
            dial.touchBegan(1, at: point(6), time: 0)
            dial.touchMoved(1, to: point(2), time: 0.1)
            dial.touchBegan(2, at: point(4), time: 0.2)
            dial.touchMoved(2, to: point(1), time: 0.3)
            #expect(near(dial.lowerValue, 1) && near(dial.upperValue, 4))
            if moves { dial.touchMoved(1, to: point(2.5), time: 0.4) }
            dial.touchEnded(1, at: point(moves ? 2.5 : 2), time: 0.5)
            #expect(near(dial.upperValue, moves ? 2.5 : 4))
        }
    }

    @Test func `a value that the gap forbids is set to the nearest step that it allows`() {
        var dial = Self.stepped(DialScale(0...100, step: 10), 0...90)
        dial.setGaps(minimum: 25, time: 0)
        dial.setValues(30...60, time: 0)
        dial.step(by: 1, of: .lower, time: 1)
        #expect(dial.lowerValue == 30 && dial.upperValue == 60)
        dial.setValues(38...60, time: 2)
        #expect(dial.lowerValue == 40 && dial.upperValue == 70)
    }

    // MARK: Gaps of whole steps

    private static func stepped(_ scale: DialScale, _ values: ClosedRange<Double>) -> RangeDial {
        RangeDial(zone: ArcBand(radius: 100, thickness: 20).touchZone, scale: scale, values: values)
    }

    @Test func `tenths that keep a gap of tenths stay, and a thumb reaches them`() {
        let scale = DialScale(0...1, step: 0.1)
        for (low, high) in (0...10).flatMap({ low in (low...10).map { (low, $0) } }) {
            let (gap, values) = (Double(high - low) / 10, Double(low) / 10...Double(high) / 10)
            for gaps in [(gap, nil), (0, gap), (gap, gap)] as [(Double, Double?)] {
                var dial = Self.stepped(scale, values)
                dial.setGaps(minimum: gaps.0, maximum: gaps.1, time: 0)
                dial.setValues(values, time: 0)
                #expect(near(dial.lowerValue, values.lowerBound) && near(dial.upperValue, values.upperBound))
            }
            var dial = Self.stepped(scale, 0...values.upperBound)
            dial.setGaps(minimum: gap, time: 0)
            for _ in 0..<12 { dial.step(by: 1, of: .lower, time: 0) }
            #expect(near(dial.lowerValue, values.lowerBound), "\(gap) below \(high)")
        }
    }

    @Test func `values that keep a gap of whole steps exactly are never moved`() throws {
        var random = Seeded()
        for _ in 0..<Seeded.scripts(2_000) {
            let steps = [0.1, 0.05, 0.7, 1.0 / 3, 1e-4, random.number(0.01...9)]
            let step = try #require(steps.randomElement(using: &random))
            let start = try random.number(-1...1) * #require([0, 1, 100, 1e7].randomElement(using: &random))
            let (count, rest) = (30, random.chance(0.7) ? 0 : 0.4)
            let scale = DialScale(start...(start + (Double(count) + rest) * step), step: step)
            let ends = (0..<2).map { _ in Int.random(in: 0...count, using: &random) }.sorted()
            let values = scale.value(ofStep: ends[0])...scale.value(ofStep: ends[1])
            let difference = values.upperBound - values.lowerBound
            let gap = random.chance(0.5) ? Double(ends[1] - ends[0]) * step : difference
            let (minimum, maximum) = random.chance(0.5) ? (gap, nil) : (0, gap)
            var dial = Self.stepped(scale, scale.range)
            dial.setGaps(minimum: minimum, maximum: maximum, time: 0)
            dial.setValues(values, time: 0)
            #expect(dial.lowerValue == values.lowerBound && dial.upperValue == values.upperBound)
            dial.setGaps(minimum: gap, maximum: gap, time: 0)
            #expect(dial.lowerValue == values.lowerBound && dial.upperValue == values.upperBound)
        }
    }

    @Test func `a greatest gap of whole steps is reached by a drag and by steps`() {
        var dial = Self.stepped(DialScale(0...1, step: 0.1), 0...0)
        dial.setGaps(minimum: 0, maximum: 0.3, time: 0)
        for _ in 0..<5 { dial.step(by: 1, of: .upper, time: 0) }
        #expect(near(dial.upperValue, 0.3))
        #expect(dial.step(by: 1, of: .upper, time: 0).upper.reachedEnd == .upper)
        dial.setValues(0.6...0.9, time: 0)
        #expect(near(dial.upperValue, 0.9))
        func point(_ value: Double) -> Point2D {
            Point2D(direction: dial.scale.direction(of: value)) * 100
        }
        dial.setGaps(minimum: 0.2, maximum: 0.3, time: 0)
        dial.touchBegan(1, at: point(0.6), time: 1)
        for tenth in 61...80 { dial.touchMoved(1, to: point(Double(tenth) / 100), time: Double(tenth)) }
        #expect(near(dial.lowerValue, 0.7))
        #expect(dial.rotation(of: .lower) == dial.scale.rotation(of: dial.lowerValue))
    }

    // MARK: Motions

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

    @Test func `thumbs that rest are not reported again by calls that change nothing`() {
        var dial = rangeDial(2...8)
        #expect(dial.setValues(3...7, time: 0).cameToRest)
        #expect(!dial.setValues(3...7, time: 1).cameToRest && !dial.advance(to: 2).cameToRest)
        #expect(!dial.setEnabled(false, time: 3).cameToRest)
    }

    @Test(arguments: DialThumb.allCases)
    func `the steps that either thumb passes are counted`(thumb: DialThumb) {
        var dial = RangeDialTests.dial(20...60, step: 10)
        let (from, to) = thumb == .lower ? (20.0, 40.0) : (60, 80)
        dial.touchBegan(1, at: RangeDialTests.point(from), time: 0)
        let passed = stride(from: from, through: to, by: 1).reduce(0) { passed, value in
            passed + dial.touchMoved(1, to: RangeDialTests.point(value), time: value).passed
        }
        #expect(passed == 2 && dial.value(of: thumb) == to)
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

    @Test func `a thumb whose next step the gap forbids is at its end`() {
        var dial = Self.stepped(DialScale(0...100, step: 10), 30...60)
        dial.setGaps(minimum: 25, time: 0)
        let up = dial.step(by: 1, of: .lower, time: 0)
        #expect(!up.valueChanged && up.lower.reachedEnd == .upper && dial.lowerValue == 30)
        let down = dial.step(by: -1, of: .upper, time: 0)
        #expect(!down.valueChanged && down.upper.reachedEnd == .lower && dial.upperValue == 60)
    }

    @Test func `a gap that is a little more than whole steps takes one more`() {
        var dial = Self.stepped(DialScale(0...100, step: 10), 30...60)
        dial.setGaps(minimum: 20.005, time: 0)
        dial.step(by: -1, of: .upper, time: 0)
        #expect(dial.upperValue == 60)
        dial.setGaps(minimum: 20, time: 0)
        dial.step(by: -1, of: .upper, time: 0)
        #expect(dial.upperValue == 50)
    }

    @Test func `a thumb that was moved between two steps comes to rest, although its value stays`() {
        var dial = RangeDialTests.dial(20...60, step: 10)
        dial.touchBegan(1, at: RangeDialTests.point(20), time: 0)
        #expect(!dial.touchMoved(1, to: RangeDialTests.point(23), time: 0.1).valueChanged)
        #expect(!dial.touchEnded(1, at: RangeDialTests.point(23), time: 1).cameToRest && dial.isMoving)
        #expect(dial.advance(to: 9).cameToRest && !dial.advance(to: 10).cameToRest)
    }

    @Test(arguments: [false, true])
    func `a drag goes on from where a new range and the gap have put its thumb`(isUpper: Bool) {
        var dial = RangeDialTests.dial(30...60, gap: 10)
        let (start, sign) = isUpper ? (60.0, 1.0) : (30.0, -1.0)
        dial.touchBegan(1, at: RangeDialTests.point(start), time: 0)
        dial.apply(DialScale(isUpper ? 80...100 : 0...20), time: 0.1)
        let thumb = isUpper ? DialThumb.upper : .lower
        let value = dial.value(of: thumb)
        #expect(value == (isUpper ? 90 : 10) && dial.isHeld(thumb))
        // A tenth of the sweep.
        dial.touchMoved(1, to: RangeDialTests.point(start, sign * 27), time: 0.2)
        #expect(near(dial.value(of: thumb), value + sign * 2))
    }

    @Test(arguments: [(60.0...80.0, 20.0...30.0, DialThumb.lower, 15.0), (20...40, 70...80, .upper, 85)])
    func `a thumb caught beyond where the other one limits it follows the finger`(
        values: ClosedRange<Double>,
        set: ClosedRange<Double>,
        thumb: DialThumb,
        goal: Double
    ) {
        var dial = RangeDialTests.dial(values)
        let isLower = thumb == .lower
        dial.setValues(set, animated: true, time: 0)
        dial.advance(to: 0.05)
        let caught = Finger().point(dial.direction(of: thumb).degrees, 90)
        dial.touchBegan(1, at: caught, time: 0.05)
        #expect(dial.isHeld(thumb) && dial.value(of: thumb) == (isLower ? set.lowerBound : set.upperBound))
        dial.touchMoved(1, to: RangeDialTests.point(goal), time: 0.1)
        #expect(near(dial.value(of: thumb), goal))
        #expect(near(dial.rotation(of: thumb), dial.scale.rotation(of: goal)))
    }

    @Test func `a tap beyond the gap takes a thumb as far as a drag does, also beside a magnet`() {
        var dial = RangeDialTests.dial(20...40, most: 30, Dial.Settings(magnets: [DialMagnet(49)]))
        dial.touchBegan(1, at: RangeDialTests.point(80), time: 0)
        dial.touchEnded(1, at: RangeDialTests.point(80), time: 0.1)
        #expect(dial.upperValue == 50)
        dial = RangeDialTests.dial(40...60, gap: 15, Dial.Settings(magnets: [DialMagnet(44)]))
        dial.touchBegan(1, at: RangeDialTests.point(49), time: 0)
        dial.touchEnded(1, at: RangeDialTests.point(49), time: 0.1)
        #expect(dial.lowerValue == 45)
    }

    @Test(arguments: [(50.0...80.0, DialThumb.lower, 1.0), (20...50, .upper, -1)])
    func `thumbs that part under a finger before it moves leave it the one beneath it`(
        values: ClosedRange<Double>,
        thumb: DialThumb,
        sign: Double
    ) {
        var dial = RangeDialTests.dial(50...50)
        let other = thumb == .lower ? DialThumb.upper : .lower
        dial.touchBegan(1, at: RangeDialTests.point(50), time: 0)
        dial.setValues(values, time: 0.1)
        for degrees in [2.7, 13.5, 27] {
            dial.touchMoved(1, to: RangeDialTests.point(50, sign * degrees), time: 0.1 + degrees / 50)
            #expect(near(dial.value(of: thumb), 50 + sign * degrees / 2.7))
            #expect(dial.value(of: other) == (thumb == .lower ? 80 : 20))
        }
        #expect(dial.isHeld(thumb) && !dial.isHeld(other))
    }

    @Test func `a second finger takes its own thumb from a first one that has not moved`() {
        var dial = RangeDialTests.dial(50...50)
        dial.touchBegan(1, at: RangeDialTests.point(50), time: 0)
        dial.setValues(20...50, time: 0.1)
        dial.touchBegan(2, at: RangeDialTests.point(20), time: 0.2)
        #expect(dial.isHeld(.lower) && dial.isHeld(.upper))
        dial.touchMoved(2, to: RangeDialTests.point(20, -27), time: 0.3)
        #expect(near(dial.lowerValue, 10) && dial.upperValue == 50)
    }

    @Test(arguments: [1.0, -1])
    func `thumbs that a new scale takes from under a finger go on from where they are`(sign: Double) {
        var dial = RangeDialTests.dial(50...50)
        dial.touchBegan(1, at: RangeDialTests.point(50), time: 0)
        dial.apply(DialScale(0...200), time: 0.1)
        for degrees in [1.35, 13.5, 27] {
            dial.touchMoved(1, to: RangeDialTests.point(50, sign * degrees), time: 0.1 + degrees / 50)
            let moved = 50 + sign * degrees / 1.35
            #expect(near(dial.lowerValue, sign < 0 ? moved : 50))
            #expect(near(dial.upperValue, sign < 0 ? 50 : moved))
        }
    }
}
