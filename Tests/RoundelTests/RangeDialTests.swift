import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite(.long) struct RangeDialTests {
    static let zone = DialRandomTests.zone

    static func dial(
        _ values: ClosedRange<Double> = 20...60,
        step: Double? = nil,
        gap: Double = 0,
        most: Double? = nil,
        _ settings: Dial.Settings = Dial.Settings()
    ) -> RangeDial {
        RangeDial(
            zone: zone,
            scale: DialScale(0...100, step: step),
            settings: settings,
            values: values,
            minimumGap: gap,
            maximumGap: most
        )
    }

    /// The point at a value, and at an angle in degrees from it.
    static func point(_ value: Double, _ degrees: Double = 0) -> Point2D {
        Finger().point(135 + value * 2.7 + degrees, 90)
    }

    @Test func `a thumb that meets the other stops at the gap, and the other stays`() {
        var dial = Self.dial(gap: 5)
        dial.touchBegan(1, at: Self.point(20), time: 0)
        #expect(dial.isHeld(.lower) && !dial.isHeld(.upper))
        for value in stride(from: 22.0, through: 90, by: 2) {
            dial.touchMoved(1, to: Self.point(value), time: value)
        }
        #expect(near(dial.lowerValue, 55) && dial.upperValue == 60)
        let update = dial.touchEnded(1, at: Self.point(90), time: 100)
        #expect(update.editing == .ended && update.touch == .ended(.lift))
        dial.step(by: 1, of: .lower, time: 101)
        #expect(near(dial.lowerValue, 55))
        dial.step(by: -9, of: .upper, time: 101)
        #expect(near(dial.upperValue, 60))
        #expect(dial.step(by: -1, of: .upper, time: 102).upper.reachedEnd == .lower)
    }

    @Test func `a thumb that meets the other has exactly the value that the gap leaves`() {
        for number in 0..<40 {
            let high = 60 + Double(number) / 7
            var dial = Self.dial(20...high, gap: 0.7)
            dial.touchBegan(1, at: Self.point(20), time: 0)
            dial.touchMoved(1, to: Self.point(50), time: 1)
            dial.touchMoved(1, to: Self.point(90), time: 2)
            #expect(dial.lowerValue == high - 0.7)
        }
    }

    @Test func `a magnet behind the other thumb does not pull a thumb over it`() {
        let settings = Dial.Settings(magnets: [DialMagnet(62, halfWidth: .degrees(12))])
        var dial = Self.dial(20...60, settings)
        dial.touchBegan(1, at: Self.point(20), time: 0)
        dial.touchMoved(1, to: Self.point(50), time: 1)
        dial.touchMoved(1, to: Self.point(65), time: 2)
        #expect(dial.lowerValue == 60)
        #expect(dial.rotation(of: .lower) == dial.scale.rotation(of: 60))
    }

    @Test func `the update of a thumb tells what the call did to it alone`() {
        var dial = Self.dial(step: 10, Dial.Settings(reducesMotion: true))
        let began = dial.touchBegan(1, at: Self.point(20), time: 0)
        #expect(began.lower.touch == .began && began.lower.editing == .began)
        #expect(began.upper.touch == .none && began.upper.editing == nil && began.upper.value == 60)
        let moved = dial.touchMoved(1, to: Self.point(33), time: 1)
        #expect(moved.lower.oldValue == 20 && moved.lower.value == 30 && moved.lower.passed == 1)
        #expect(near(moved.lower.turned, .degrees(13 * 2.7)) && moved.upper.turned == .zero)
        #expect(moved[.lower] == moved.lower && moved[.upper] == moved.upper && moved.passed == 1)
        // That the finger was lifted was not reported: the thumb settles, and is taken again.
        let again = dial.touchBegan(1, at: Self.point(33), time: 2)
        #expect(again.lower.touch == .began && again.lower.editing == nil && again.editing == nil)
        #expect(near(again.lower.turned, .degrees(-3 * 2.7)) && again.lower.value == 30)
        let end = dial.touchMoved(1, to: Self.point(0), time: 3)
        #expect(end.lower.reachedEnd == .lower && end.upper.reachedEnd == nil)
        let disabled = dial.setEnabled(false, time: 4)
        #expect(disabled.lower.touch == .ended(.cancel) && disabled.lower.editing == .ended)
        #expect(disabled.upper.touch == .none && disabled.upper.editing == nil)
        #expect(disabled.editing == .ended && !dial.isEnabled)
        #expect(dial.touchBegan(1, at: Self.point(0), time: 5).touch == .refused)
    }

    @Test func `the greatest gap holds a thumb back as well`() {
        var dial = Self.dial(gap: 5, most: 50)
        dial.touchBegan(1, at: Self.point(60), time: 0)
        for value in stride(from: 62.0, through: 90, by: 2) {
            dial.touchMoved(1, to: Self.point(value), time: value)
        }
        #expect(near(dial.upperValue, 70) && dial.lowerValue == 20)
    }

    @Test func `two fingers hold one thumb each, and editing is reported once`() {
        var dial = Self.dial()
        #expect(dial.touchBegan(1, at: Self.point(21), time: 0).editing == .began)
        #expect(dial.touchBegan(2, at: Self.point(30), time: 0).editing == nil)
        #expect(dial.isHeld(.lower) && dial.isHeld(.upper))
        #expect(dial.touchBegan(3, at: Self.point(30), time: 0).touch == .refused)
        dial.touchMoved(1, to: Self.point(11), time: 1)
        dial.touchMoved(2, to: Self.point(80), time: 1)
        #expect(near(dial.lowerValue, 10) && near(dial.upperValue, 80))
        #expect(dial.touchEnded(1, at: Self.point(11), time: 2).editing == nil)
        #expect(dial.touchCancelled(2, time: 2).editing == .ended)
    }

    @Test(arguments: [DialDrag.follow, .relative, .planar(distance: 100)])
    func `where both thumbs are at one spot, the first movement decides`(drag: DialDrag) {
        for up in [true, false] {
            var dial = Self.dial(50...50, Dial.Settings(drag: drag))
            #expect(dial.touchBegan(1, at: Self.point(50), time: 0).editing == .began)
            // At 12 o'clock, clockwise is to the right.
            let update = dial.touchMoved(1, to: Self.point(50, up ? 9 : -9), time: 1)
            #expect(update.valueChanged)
            #expect(up ? dial.upperValue > 50 : dial.lowerValue < 50)
            #expect(up ? dial.lowerValue == 50 : dial.upperValue == 50)
            #expect(dial.touchEnded(1, at: Self.point(50, up ? 9 : -9), time: 2).editing == .ended)
        }
        var dial = Self.dial(50...50, Dial.Settings(drag: drag))
        dial.touchBegan(1, at: Self.point(50), time: 0)
        #expect(dial.touchEnded(1, at: Self.point(50), time: 2).editing == .ended)
        #expect(!dial.isHeld && dial.lowerValue == 50 && dial.upperValue == 50)
    }

    @Test func `at an end, the thumb that can move is taken`() {
        for (end, thumb) in [(100.0, DialThumb.lower), (0, .upper)] {
            var dial = Self.dial(end...end)
            dial.touchBegan(1, at: Self.point(end), time: 0)
            #expect(dial.isHeld(thumb))
            dial.touchMoved(1, to: Self.point(50), time: 1)
            #expect(near(dial.value(of: thumb), 50))
        }
    }

    @Test func `a tap moves the nearer thumb, and in the gap of the scale that at its end`() {
        var dial = Self.dial(10...20)
        dial.touchBegan(1, at: Self.point(70), time: 0)
        dial.touchEnded(1, at: Self.point(70), time: 0)
        #expect(dial.lowerValue == 10 && near(dial.upperValue, 70))
        dial = Self.dial(40...80)
        dial.touchBegan(1, at: Self.point(55), time: 0)
        dial.touchEnded(1, at: Self.point(55), time: 0)
        #expect(near(dial.lowerValue, 55) && dial.upperValue == 80)
        // 10° beyond the upper end, the lower thumb is nearer on the screen.
        dial = Self.dial(1...20)
        dial.touchBegan(1, at: Self.point(100, 10), time: 0)
        dial.touchEnded(1, at: Self.point(100, 10), time: 0)
        #expect(dial.lowerValue == 1 && dial.upperValue == 100)
    }

    @Test func `values and gaps are replaced as documented`() {
        #expect(Self.dial(-5...500).upperValue == 100)
        #expect(Self.dial(-5...500).lowerValue == 0)
        #expect(Self.dial(98...99, gap: 10).lowerValue == 90)
        #expect(Self.dial(98...99, gap: 10).upperValue == 100)
        #expect(Self.dial(10...90, most: 30).upperValue == 40)
        #expect(Self.dial(gap: .nan).minimumGap == 0)
        #expect(Self.dial(gap: 500).lowerValue == 0 && Self.dial(gap: 500).upperValue == 100)
        #expect(Self.dial(gap: 20, most: 10).maximumGap == 20)
        #expect(Self.dial(11...21, step: 5, gap: 7).upperValue == 20)
        var dial = Self.dial()
        let update = dial.setValues(50...52, time: 0)
        #expect(update.valueChanged && dial.lowerValue == 50 && dial.upperValue == 52)
        dial.setValues(50...80, animated: true, time: 1)
        dial.setValues(40...80, time: 1)
        #expect(dial.isMoving, "the upper thumb is still on its way")
        dial.advance(to: 9)
        dial.setValues(50...52, time: 9)
        dial.setGaps(minimum: 10, time: 9)
        #expect(dial.lowerValue == 50 && dial.upperValue == 60)
        #expect(dial.setValues(50...60, time: .nan).touch == .refused)
    }

    @Test(arguments: [0.1, -0.1]) func `thumbs at both ends of a full turn can each be moved inward`(
        turn: Double
    ) {
        let band = ArcBand(radius: 100, thickness: 20)
        var dial = RangeDial(
            zone: band.touchZone,
            scale: DialScale(0...24, step: 1, start: .twelveOClock, sweep: .fullTurn),
            values: 0...24
        )
        let point = { (turns: Double) in Point2D(direction: .twelveOClock + .turns(turns)) * 100 }
        dial.touchBegan(1, at: point(0.003), time: 0)
        for step in 1...10 {
            dial.touchMoved(1, to: point(turn * Double(step) / 10), time: Double(step) / 60)
        }
        #expect((dial.lowerValue, dial.upperValue) == (turn > 0 ? (2, 24) : (0, 22)))
    }

    @Test func `a new scale keeps the gaps as they were set, and no greatest gap is the whole range`() {
        var dial = Self.dial(20...60, gap: 30)
        #expect(dial.maximumGap == 100)
        dial.apply(DialScale(0...10), time: 0)
        #expect(dial.minimumGap == 10 && dial.maximumGap == 10)
        dial.apply(DialScale(0...500), time: 0)
        #expect(dial.minimumGap == 30 && dial.maximumGap == 500)
        dial.setValues(0...400, time: 0)
        #expect(dial.upperValue == 400)
    }

    @Test func `random fingers, keys and apps never make thumbs cross or leave the gaps`() {
        var random = Seeded()
        var changes = 0
        for _ in 0..<Seeded.scripts(100_000) / 100 {
            let scale = DialRandomTests.scale(&random)
            let span = scale.range.upperBound - scale.range.lowerBound
            let gap = random.chance(0.4) ? 0 : random.number(0...span / 2)
            var dial = RangeDial(
                zone: Self.zone,
                scale: scale,
                settings: DialRandomTests.settings(for: scale, &random),
                values: scale.range,
                minimumGap: gap
            )
            if random.chance(0.5) { dial.setValues(scale.range.lowerBound...scale.range.lowerBound, time: 0) }
            var (time, isEditing) = (0.0, false)
            var angles = [0.0, 0]
            for _ in 0..<60 {
                let finger = random.chance(0.7) ? 0 : 1
                angles[finger] += random.chance(0.1) ? random.number(-3...3) : random.number(-0.3...0.3)
                let point = Point2D(100 + 90 * cos(angles[finger]), 100 + 90 * sin(angles[finger]))
                time += random.number(0...0.1)
                let thumb = random.chance(0.5) ? DialThumb.lower : .upper
                let update =
                    switch Int.random(in: 0..<16, using: &random) {
                    case 0...1: dial.touchBegan(finger, at: point, time: time)
                    case 2...7: dial.touchMoved(finger, to: point, time: time)
                    case 8: dial.touchEnded(finger, at: point, time: time)
                    case 9: dial.touchCancelled(finger, time: time)
                    case 10: dial.step(by: random.chance(0.5) ? 1 : -1, of: thumb, time: time)
                    case 11: dial.setValues(random.number(-50...0)...random.number(0...50), time: time)
                    case 12: dial.setEnabled(random.chance(0.8), time: time)
                    case 13: dial.scrolled(by: .radians(random.number(-1...1)), of: thumb, time: time)
                    case 14: dial.scrollEnded(of: thumb, time: time)
                    default: dial.advance(to: time)
                    }
                if let editing = update.editing {
                    guard (editing == .began) != isEditing else {
                        Issue.record("unbalanced: \(dial)"); return
                    }
                    isEditing = editing == .began
                }
                if update.valueChanged { changes += 1 }
                let difference = dial.upperValue - dial.lowerValue
                let order = scale.sweep < .zero ? -1.0 : 1
                let turned = (dial.rotation(of: .upper) - dial.rotation(of: .lower)).radians * order
                guard isEditing == dial.isHeld, difference >= dial.minimumGap - 1e-9, turned >= 0,
                    scale.range.contains(dial.lowerValue), scale.range.contains(dial.upperValue)
                else {
                    Issue.record("\(difference), \(turned): \(dial)"); return
                }
            }
        }
        #expect(changes > Seeded.scripts(100_000) / 100)
    }

    @Test(arguments: [51.0, 53])
    func `a magnet beside the other thumb does not keep a thumb from it`(high: Double) {
        var dial = Self.dial(40...high, Dial.Settings(magnets: [DialMagnet(50)]))
        dial.touchBegan(1, at: Self.point(40), time: 0)
        dial.touchMoved(1, to: Self.point(46), time: 1)
        let update = dial.touchMoved(1, to: Self.point(60), time: 2)
        #expect(dial.lowerValue == high && update.lower.reachedEnd == .upper)
        #expect(dial.rotation(of: .lower) == dial.scale.rotation(of: high))
        // And it comes along where the finger comes back to it.
        dial.touchMoved(1, to: Self.point(46), time: 3)
        #expect(near(dial.lowerValue, 46))
    }

    @Test func `a thumb beside a magnet does not hop when the other thumb comes to it`() {
        var dial = Self.dial(40...60, Dial.Settings(magnets: [DialMagnet(50)]))
        dial.touchBegan(1, at: Self.point(40), time: 0)
        dial.touchMoved(1, to: Self.point(52.5), time: 1)
        let value = dial.lowerValue
        #expect(near(value, 51.296, 1e-3))
        dial.touchBegan(2, at: Self.point(60), time: 2)
        dial.touchMoved(2, to: Self.point(51.5), time: 3)
        dial.touchMoved(1, to: Self.point(52.5, 0.1), time: 4)
        #expect(near(dial.lowerValue, value, 0.1) && dial.lowerValue >= value - 1e-9)
    }

    @Test func `a thumb at its gap in a magnet comes back with the finger`() {
        var dial = Self.dial(51...52, gap: 1, Dial.Settings(magnets: [DialMagnet(50)]))
        dial.touchBegan(1, at: Self.point(51), time: 0)
        #expect(dial.isHeld(.lower))
        dial.touchMoved(1, to: Self.point(51, -1), time: 1)
        dial.touchMoved(1, to: Self.point(51), time: 2)
        #expect(near(dial.lowerValue, 51))
    }

    @Test func `a thumb at its gap in a magnet follows the finger at once`() {
        var dial = Self.dial(51...52, gap: 1, Dial.Settings(magnets: [DialMagnet(50)]))
        dial.touchBegan(1, at: Self.point(51), time: 0)
        dial.touchMoved(1, to: Self.point(51, -1), time: 1)
        #expect(near(dial.lowerValue, 51 - 2 / 2.7))
    }

    @Test func `a drag from the track goes on outward beside a magnet at the gap`() {
        var dial = Self.dial(51...52, gap: 1, Dial.Settings(magnets: [DialMagnet(50)]))
        dial.touchBegan(1, at: Self.point(20), time: 0)
        dial.touchMoved(1, to: Self.point(30), time: 1)
        dial.touchMoved(1, to: Self.point(35), time: 2)
        #expect(near(dial.lowerValue, 35))
    }

    @Test func `a finger that circles past the other thumb leaves a thumb there beside a magnet`() {
        var dial = Self.dial(40...51, Dial.Settings(magnets: [DialMagnet(50)]))
        dial.touchBegan(1, at: Self.point(40), time: 0)
        for degrees in stride(from: 2.0, through: 800, by: 2) {
            dial.touchMoved(1, to: Self.point(40, degrees), time: degrees)
            if degrees > 40 { #expect(dial.lowerValue == 51, "\(degrees)") }
        }
    }
}
