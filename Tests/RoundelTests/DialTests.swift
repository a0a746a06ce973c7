import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite struct DialTests {
    /// A dial from 0 to 100 over 270°, so that a degree is about 0.37.
    static func dial(
        _ value: Double = 50,
        step: Double? = nil,
        sweep: Angle = .degrees(270),
        _ settings: Dial.Settings = Dial.Settings()
    ) -> Dial {
        let scale = DialScale(0...100, step: step, sweep: sweep)
        return Dial(zone: DialRandomTests.zone, scale: scale, settings: settings, value: value)
    }

    /// The point at a value of the dial, and at an angle in degrees from it.
    static func point(_ value: Double, _ degrees: Double = 0) -> Point2D {
        Finger().point(135 + value * 2.7 + degrees, 90)
    }

    /// Moves a finger in steps of at most 5°, and lifts it if asked to.
    static func drag(_ dial: inout Dial, from: Double, to: Double, lift: Bool = true) {
        dial.touchBegan(1, at: point(from), time: 0)
        let steps = max(1, Int((to - from).magnitude / 2))
        for step in 1...steps {
            let value = from + (to - from) * Double(step) / Double(steps)
            dial.touchMoved(1, to: point(value), time: Double(step) / 60)
        }
        if lift { dial.touchEnded(1, at: point(to), time: Double(steps) / 60 + 1) }
    }

    @Test(arguments: [DialDrag.follow, .relative, .planar(distance: 100)])
    func `a scroll is multiplied by the sensitivity, whatever the drag`(drag: DialDrag) {
        for (sensitivity, value) in [(2.0, 40.0), (-1, 10), (.nan, 30), (1e7, 30)] {
            let settings = Dial.Settings(drag: drag, sensitivity: sensitivity)
            let zone = ArcBand(radius: 100, thickness: 20).touchZone
            var dial = Dial(zone: zone, scale: DialScale(0...100), settings: settings, value: 20)
            dial.scrolled(by: .degrees(27), time: 0)
            #expect(abs(dial.value - value) < 1e-9, "\(sensitivity)")
        }
    }

    @Test func `a dial has the nearest possible value and the thumb there`() {
        for (value, expected) in [(-5.0, 0.0), (500, 100), (.nan, 0), (.infinity, 100), (42, 40), (45, 50)] {
            let dial = Self.dial(value, step: 10)
            #expect(dial.value == expected, "\(value)")
            #expect(dial.rotation == dial.scale.rotation(of: expected))
            #expect(near(dial.direction, .degrees(135 + expected * 2.7)))
            #expect(near(dial.fraction, expected / 100))
            #expect(!dial.isHeld && !dial.isMoving && dial.range == 0...100)
        }
    }

    @Test func `a finger on the thumb keeps its place on it, and one off it brings the thumb to it`() {
        var dial = Self.dial()
        dial.touchBegan(1, at: Self.point(50, 10), time: 0)
        #expect(dial.isHeld && dial.value == 50)
        dial.touchMoved(1, to: Self.point(60, 10), time: 0.1)
        #expect(near(dial.value, 60))
        dial.touchEnded(1, at: Self.point(60, 10), time: 0.2)
        #expect(!dial.isMoving)
        dial.touchBegan(1, at: Self.point(20), time: 1)
        #expect(dial.touchMoved(1, to: Self.point(20, 2), time: 1.1).valueChanged == false)
        dial.touchMoved(1, to: Self.point(30), time: 1.2)
        #expect(near(dial.value, 30))
    }

    @Test
    func `a tap on the track moves the value at once and the thumb after it; one on the thumb does nothing`()
    {
        var dial = Self.dial(step: 1)
        #expect(dial.touchBegan(1, at: Self.point(80.2), time: 0).editing == .began)
        let update = dial.touchEnded(1, at: Self.point(80.2, 3), time: 0.1)
        #expect(update.value == 80 && update.oldValue == 50 && update.passed == 30)
        #expect(update.editing == .ended && update.touch == .ended(.lift))
        #expect(dial.isMoving && near(dial.rotation, .degrees(135)))
        #expect(!dial.advance(to: 0.2).valueChanged)
        #expect(dial.rotation > .degrees(136) && dial.rotation < .degrees(215))
        #expect(dial.advance(to: 5).cameToRest)
        #expect(near(dial.rotation, .degrees(216)))
        dial.touchBegan(1, at: Self.point(80, 12), time: 6)
        #expect(!dial.touchEnded(1, at: Self.point(80, 12), time: 6.1).valueChanged)
        // At once with reduced motion; not at all if the settings say so.
        dial.apply(Dial.Settings(reducesMotion: true), time: 7)
        dial.touchBegan(1, at: Self.point(20), time: 7)
        #expect(dial.touchEnded(1, at: Self.point(20), time: 7).cameToRest)
        #expect(near(dial.rotation, .degrees(54)) && !dial.isMoving)
        for settings in [
            Dial.Settings(tapsTrack: false), Dial.Settings(drag: .relative), Dial.Settings(drag: .planar()),
        ] {
            dial.apply(settings, time: 8)
            dial.touchBegan(1, at: Self.point(70), time: 8)
            dial.touchEnded(1, at: Self.point(70), time: 8)
            #expect(dial.value == 20)
        }
    }

    @Test func `a tap in the gap counts within 22 points of an end`() {
        for (degrees, expected) in [(10.0, 100.0), (20, 50), (45, 50), (80, 0)] {
            var dial = Self.dial()
            dial.touchBegan(1, at: Self.point(100, degrees), time: 0)
            dial.touchEnded(1, at: Self.point(100, degrees), time: 0)
            #expect(dial.value == expected, "\(degrees)")
        }
    }

    @Test func `a finger that goes through the gap leaves the thumb at the end until it comes back`() {
        var dial = Self.dial()
        Self.drag(&dial, from: 50, to: 130, lift: false)
        #expect(dial.value == 100)
        // Past the lower end and on to the middle, 360° further than at first.
        for value in stride(from: 130.0, through: 183, by: 1) {
            #expect(!dial.touchMoved(1, to: Self.point(value), time: 9).valueChanged)
        }
        for value in stride(from: 183.0, through: 101, by: -1) {
            #expect(!dial.touchMoved(1, to: Self.point(value), time: 9).valueChanged)
        }
        dial.touchMoved(1, to: Self.point(90), time: 9)
        #expect(near(dial.value, 90))
    }

    @Test func `after a whole turn beyond an end the finger takes the thumb along where it meets it`() {
        var dial = Self.dial()
        Self.drag(&dial, from: 50, to: 250, lift: false)
        #expect(dial.value == 100)
        for value in stride(from: 250.0, through: 100 + 360 / 2.7, by: -1) {
            #expect(!dial.touchMoved(1, to: Self.point(value), time: 9).valueChanged)
        }
        dial.touchMoved(1, to: Self.point(90 + 360 / 2.7), time: 9)
        #expect(near(dial.value, 90))
    }

    @Test func `a drag that begins in the gap goes to the nearer end`() {
        for (degrees, expected) in [(30.0, 100.0), (60, 0)] {
            var dial = Self.dial()
            dial.touchBegan(1, at: Self.point(100, degrees), time: 0)
            dial.touchMoved(1, to: Self.point(100, degrees + 8), time: 0.1)
            #expect(dial.value == expected)
        }
    }

    @Test func `the seam of a full turn is a wall`() {
        var dial = Self.dial(5, sweep: .fullTurn)
        let finger = Finger()
        dial.touchBegan(1, at: finger.point(135 + 18, 90), time: 0)
        for degrees in stride(from: 18.0, through: -300, by: -3) {
            dial.touchMoved(1, to: finger.point(135 + degrees, 90), time: 1)
        }
        #expect(dial.value == 0)
        for degrees in stride(from: -300.0, through: 36, by: 3) {
            dial.touchMoved(1, to: finger.point(135 + degrees, 90), time: 1)
        }
        #expect(near(dial.value, 10))
    }

    @Test func `several laps count`() {
        var dial = Self.dial(0, sweep: .degrees(1_080))
        let finger = Finger()
        dial.touchBegan(1, at: finger.point(135, 90), time: 0)
        for degrees in stride(from: 0.0, through: 810, by: 5) {
            dial.touchMoved(1, to: finger.point(135 + degrees, 90), time: 1)
        }
        #expect(near(dial.value, 75) && near(dial.rotation, .degrees(810)))
    }

    @Test func `a touch in the middle begins nothing, but a planar drag has no dead zone`() {
        var dial = Self.dial()
        #expect(dial.touchBegan(1, at: Point2D(100, 100), time: 0).touch == .refused)
        #expect(dial.touchBegan(1, at: Point2D(400, 100), time: 0).touch == .refused)
        #expect(dial.touchBegan(1, at: Point2D(.nan, 100), time: 0).touch == .refused)
        #expect(dial.touchBegan(1, at: Self.point(50), time: .nan).touch == .refused)
        dial.apply(Dial.Settings(drag: .planar(distance: 200)), time: 0)
        #expect(dial.touchBegan(1, at: Point2D(100, 100), time: 0).touch == .began)
        dial.touchMoved(1, to: Point2D(110, 80), time: 0.1)
        #expect(near(dial.value, 65))
        dial.touchMoved(1, to: Point2D(100, 100), time: 0.2)
        #expect(near(dial.value, 50))
        dial.apply(dial.scale.mirrored, time: 0.3)
        dial.touchMoved(1, to: Point2D(90, 80), time: 0.4)
        #expect(near(dial.value, 65))
    }

    @Test func `a relative drag turns as the finger does, times the sensitivity`() {
        for sensitivity in [1.0, 0.5] {
            var dial = Self.dial(50, Dial.Settings(drag: .relative, sensitivity: sensitivity))
            Self.drag(&dial, from: 10, to: 30)
            #expect(near(dial.value, 50 + 20 * sensitivity))
        }
    }

    @Test func `an app that rounds each value in mid-drag leaves the finger its grip`() {
        var dial = Self.dial()
        dial.touchBegan(1, at: Self.point(50), time: 0)
        for step in 1...100 {
            dial.touchMoved(1, to: Self.point(50 + Double(step) * 0.1), time: Double(step))
            dial.setValue(dial.value.rounded(), time: Double(step))
            #expect(dial.value == (50 + Double(step) * 0.1 + 1e-9).rounded() || step % 5 == 0)
            #expect(near(dial.rotation, dial.scale.rotation(of: dial.value)))
        }
        #expect(dial.isHeld && dial.value == 60)
        #expect(dial.touchEnded(1, at: Self.point(60), time: 101).editing == .ended)
    }

    @Test func `between steps the thumb stays with the finger, and settles after the release`() {
        var dial = Self.dial(50, step: 10)
        Self.drag(&dial, from: 50, to: 63, lift: false)
        #expect(dial.value == 60 && near(dial.rotation, .degrees(63 * 2.7)))
        #expect(dial.touchEnded(1, at: Self.point(63), time: 2).valueChanged == false)
        #expect(dial.isMoving)
        #expect(dial.advance(to: 9).cameToRest && dial.rotation == dial.scale.rotation(of: 60))
        dial = Self.dial(50, step: 10, Dial.Settings(snapsWhileDragging: true))
        Self.drag(&dial, from: 50, to: 63, lift: false)
        #expect(dial.value == 60 && dial.rotation == dial.scale.rotation(of: 60))
    }

    @Test func `each arrival at an end is reported once`() {
        var dial = Self.dial(95)
        dial.touchBegan(1, at: Self.point(95), time: 0)
        var ends: [DialEnd] = []
        for value in [98.0, 101, 103, 99, 98, 105, 107] {
            if let end = dial.touchMoved(1, to: Self.point(value), time: 1).reachedEnd { ends.append(end) }
        }
        #expect(ends == [.upper, .upper])
        dial.touchEnded(1, at: Self.point(107), time: 2)
        #expect(dial.step(by: 1, time: 3).reachedEnd == .upper)
        #expect(dial.step(by: -1, time: 3).reachedEnd == nil)
        #expect(dial.press(.home, time: 3).reachedEnd == .lower)
        #expect(dial.press(.left, time: 3).reachedEnd == .lower)
        #expect(dial.setValue(100, time: 4).reachedEnd == nil)
    }

    /// At 12 o'clock the value of the finger is beside the end of the range by rounding.
    @Test func `a finger in the direction of an end arrives there once`() {
        let center = Point2D(150, 150)
        let scale = DialScale(0...100, start: .twelveOClock, sweep: .fullTurn)
        var arrivals = 0
        for x in 170...230 {
            var dial = Dial(
                zone: ArcBand(center: center, radius: 115, thickness: 40).touchZone,
                scale: scale,
                value: 50
            )
            dial.touchBegan(1, at: Point2D(Double(x), 40), time: 0)
            var ends = 0
            for step in 1...(x - 140) {
                let update = dial.touchMoved(1, to: Point2D(Double(x - step), 40), time: Double(step))
                if update.reachedEnd != nil { ends += 1 }
            }
            #expect(ends == 1, "\(x)")
            arrivals += ends
        }
        #expect(arrivals == 61)
    }

    @Test func `a lost lift, another finger, and disabling leave editing balanced`() {
        var dial = Self.dial()
        #expect(dial.touchBegan(1, at: Self.point(50), time: 0).editing == .began)
        let again = dial.touchBegan(1, at: Self.point(50), time: 1)
        #expect(again.editing == nil && again.touch == .began)
        #expect(dial.touchBegan(2, at: Self.point(50), time: 1).touch == .refused)
        #expect(dial.touchEnded(2, at: Self.point(50), time: 1).editing == nil)
        #expect(dial.scrolled(by: .zero, time: 1).touch == .refused)
        let disabled = dial.setEnabled(false, time: 2)
        #expect(disabled.editing == .ended && disabled.touch == .ended(.cancel))
        #expect(dial.touchBegan(1, at: Self.point(50), time: 3).touch == .refused)
        #expect(
            dial.step(by: 1, time: 3).touch == .refused && dial.scrolled(by: .zero, time: 3).touch == .refused
        )
        #expect(dial.setValue(7, time: 3).valueChanged)
        dial.setEnabled(true, time: 4)
        #expect(dial.scrolled(by: .degrees(27), time: 5).editing == .began)
        #expect(near(dial.value, 17))
        #expect(dial.scrollEnded(time: 6).editing == .ended)
    }

    @Test func `a dial with one value, or without a sweep, stays under a finger`() {
        var one = Dial(zone: DialRandomTests.zone, scale: DialScale(3...3), value: 9)
        Self.drag(&one, from: 0, to: 60)
        #expect(one.value == 3 && one.rotation == .zero)
        #expect(one.step(by: 1, time: 9).reachedEnd == .upper)
        var still = Self.dial(50, step: 1, sweep: .zero)
        Self.drag(&still, from: 0, to: 60)
        #expect(still.value == 50)
        #expect(still.step(by: 1, time: 9).value == 51)
        #expect(near(still.fraction, 0.51))
    }

    @Test(arguments: [DialDrag.follow, .relative, .planar(distance: 100)])
    func `a dial in a view that grows about its centre goes on with its drag`(drag: DialDrag) {
        var (still, grown) = (
            Self.dial(50, Dial.Settings(drag: drag)), Self.dial(50, Dial.Settings(drag: drag))
        )
        let center = still.zone.center
        still.touchBegan(1, at: Self.point(50), time: 0)
        grown.touchBegan(1, at: Self.point(50), time: 0)
        for number in 1...20 {
            let (shift, time) = (Point2D(1, 1) * Double(number), Double(number) / 60)
            grown.zone = TouchZone(center: center + shift, innerRadius: 60, outerRadius: 120 + shift.x)
            let (before, next) = (Self.point(49 + Double(number)), Self.point(50 + Double(number)))
            // The finger has stayed on the screen.
            #expect(!grown.touchMoved(1, to: before + shift, time: time).valueChanged)
            still.touchMoved(1, to: next, time: time)
            grown.touchMoved(1, to: next + shift, time: time)
            #expect(near(grown.value, still.value))
        }
        #expect(still.value > 55)
    }

    @Test func `beside the thumb, a finger that stays is a tap also if the view grows about its centre`() {
        var dial = Self.dial()
        let shift = Point2D(30, 30)
        dial.touchBegan(1, at: Self.point(80), time: 0)
        dial.zone = TouchZone(center: dial.zone.center + shift, innerRadius: 60, outerRadius: 150)
        #expect(!dial.touchMoved(1, to: Self.point(80) + shift, time: 0.1).valueChanged)
        dial.touchEnded(1, at: Self.point(80) + shift, time: 0.2)
        #expect(near(dial.value, 80))
    }

    @Test(arguments: [[], [DialMagnet(70)]])
    func `a dial without a sweep keeps its value under a finger that begins away from the thumb`(
        magnets: [DialMagnet]
    ) {
        var dial = Self.dial(50, step: 1, sweep: .zero, Dial.Settings(magnets: magnets))
        // The thumb is at 135°.
        dial.touchBegan(1, at: Finger().point(0, 90), time: 0)
        #expect(!dial.touchMoved(1, to: Finger().point(40, 90), time: 0.1).valueChanged)
        dial.touchEnded(1, at: Finger().point(40, 90), time: 0.2)
        #expect(dial.value == 50)
        var turned = Self.dial(50, step: 1)
        turned.touchBegan(1, at: Finger().point(0, 90), time: 1)
        turned.apply(DialScale(0...100, step: 1, start: .degrees(5), sweep: .zero), time: 1.05)
        turned.touchEnded(1, at: Finger().point(0, 90), time: 1.1)
        #expect(turned.value == 50)

        var range = RangeDial(
            zone: DialRandomTests.zone,
            scale: DialScale(0...100, sweep: .zero),
            settings: Dial.Settings(magnets: magnets),
            values: 20...60
        )
        range.touchBegan(1, at: Finger().point(0, 90), time: 0)
        range.touchMoved(1, to: Finger().point(40, 90), time: 0.1)
        #expect(range.lowerValue == 20 && range.upperValue == 60)
    }

    @Test func `a dial without a sweep keeps the value of a key after a touch, also if it returns`() {
        var dial = Self.dial(20, step: 1, sweep: .zero, Dial.Settings(returnsTo: 20))
        dial.step(by: 5, time: 0)
        #expect(dial.value == 25)
        dial.touchBegan(1, at: Finger().point(0, 90), time: 1)
        #expect(!dial.touchEnded(1, at: Finger().point(0, 90), time: 1.1).valueChanged)
        dial.advance(to: 9)
        #expect(dial.value == 25)
    }
}
