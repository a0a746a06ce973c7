import Roundel
import RoundelTestSupport
import Testing

/// Fingers and scrolls on a dial: both sides of each limit.
@Suite struct DialEdgeTests {
    /// A scale on which a degree is 1.
    private static func degrees(_ zone: TouchZone, _ value: Double) -> Dial {
        Dial(zone: zone, scale: DialScale(0...270), value: value)
    }

    @Test func `a finger takes hold of the thumb within 22 points of it`() {
        // At a radius of 90 points these are 14.006°; a move by 3° is less than a tap's 10 points.
        for (degrees, isHeld) in [(13.9, true), (14.1, false), (-13.9, true), (-14.1, false)] {
            var dial = DialTests.dial()
            dial.touchBegan(1, at: DialTests.point(50, degrees), time: 0)
            dial.touchMoved(1, to: DialTests.point(50, degrees + 3), time: 0.1)
            #expect(near(dial.value, isHeld ? 50 + 3 / 2.7 : 50), "\(degrees)")
        }
    }

    @Test func `a finger beside the thumb brings it along after more than 10 points`() {
        for (radius, value) in [(99.9, 50.0), (100.1, 20), (80.1, 50), (79.9, 20)] {
            var dial = DialTests.dial()
            dial.touchBegan(1, at: DialTests.point(20), time: 0)
            dial.touchMoved(1, to: Finger().point(135 + 54, radius), time: 0.1)
            #expect(near(dial.value, value), "\(radius)")
        }
    }

    @Test func `a tap in the gap counts up to 22 points from either end`() {
        for (degrees, value) in [(13.9, 100.0), (14.1, 50), (75.9, 50), (76.1, 0)] {
            var dial = DialTests.dial()
            dial.touchBegan(1, at: DialTests.point(100, degrees), time: 0)
            dial.touchEnded(1, at: DialTests.point(100, degrees), time: 0)
            #expect(dial.value == value, "\(degrees)")
        }
    }

    @Test func `both edges of the zone belong to it, and for a planar drag the outer one`() {
        // The zone is from 60 to 120 points about 100.
        for (x, follows, isPlanar) in [
            (100.0, false, true), (159.9, false, true), (160, true, true), (220, true, true),
            (220.1, false, false),
        ] {
            for (drag, begins) in [(DialDrag.follow, follows), (.relative, follows), (.planar(), isPlanar)] {
                var dial = DialTests.dial(50, Dial.Settings(drag: drag))
                let update = dial.touchBegan(1, at: Point2D(x, 100), time: 0)
                #expect(update.touch == (begins ? .began : .refused), "\(x), \(drag)")
                #expect(dial.isHeld == begins)
            }
        }
    }

    @Test func `within a fifth of the middle radius a finger does not turn the dial`() {
        // The middle radius is 90, and a fifth of it 18 points.
        for (radius, turns) in [(18.3, true), (17.7, false)] {
            var dial = DialTests.dial()
            dial.touchBegan(1, at: DialTests.point(50), time: 0)
            dial.touchMoved(1, to: Finger().point(270, radius), time: 0.1)
            dial.touchMoved(1, to: Finger().point(276, radius), time: 0.2)
            #expect(near(dial.value, turns ? 50 + 6 / 2.7 : 50), "\(radius)")
        }
    }

    @Test func `the sensitivity applies to a planar drag, and not to a finger that is followed`() {
        var follow = DialTests.dial(50, Dial.Settings(sensitivity: 3))
        DialTests.drag(&follow, from: 50, to: 60)
        #expect(near(follow.value, 60))
        var planar = DialTests.dial(50, Dial.Settings(drag: .planar(distance: 200), sensitivity: 2))
        planar.touchBegan(1, at: Point2D(100, 100), time: 0)
        planar.touchMoved(1, to: Point2D(110, 100), time: 0.1)
        #expect(near(planar.value, 60))
    }

    @Test(arguments: [0, -100, .infinity, Double.nan])
    func `a planar distance that is not positive or not finite counts as 200`(distance: Double) {
        var dial = DialTests.dial(50, Dial.Settings(drag: .planar(distance: distance)))
        dial.touchBegan(1, at: Point2D(100, 100), time: 0)
        dial.touchMoved(1, to: Point2D(120, 100), time: 0.1)
        #expect(near(dial.value, 60))
    }

    @Test func `a planar drag beyond an end comes back the same way, however far it went`() {
        var dial = DialTests.dial(50, Dial.Settings(drag: .planar(distance: 100)))
        dial.touchBegan(1, at: Point2D(100, 100), time: 0)
        for (x, value) in [(1_100.0, 100.0), (160, 100), (140, 90), (-900, 0), (40, 0), (60, 10)] {
            dial.touchMoved(1, to: Point2D(x, 100), time: 0.1)
            #expect(near(dial.value, value), "\(x)")
        }
    }

    @Test func `a relative drag forgets whole turns of the finger, whatever the sensitivity`() {
        func value(_ sensitivity: Double = 2, from most: Double, back: Double) -> Double {
            var dial = DialTests.dial(100, Dial.Settings(drag: .relative, sensitivity: sensitivity))
            dial.touchBegan(1, at: DialTests.point(0), time: 0)
            let way = stride(from: 10.0, through: most, by: 10)
            for degrees in Array(way) + [most - back] {
                dial.touchMoved(1, to: DialTests.point(0, degrees), time: 0.1)
            }
            return dial.value
        }
        #expect(value(from: 200, back: 100) == 100, "the finger is still beyond the end")
        #expect(near(value(from: 370, back: 37), 100 - 2 * 27 / 2.7), "a turn is forgotten")
        for sensitivity in [1, 2e6, .infinity, Double.nan] {
            #expect(near(value(sensitivity, from: 370, back: 37), 90), "\(sensitivity) counts as 1")
        }
    }

    @Test func `steps that a new setting asks for hold the thumb at once, also under a finger`() {
        var dial = DialTests.dial(50, step: 10)
        DialTests.drag(&dial, from: 50, to: 63, lift: false)
        #expect(near(dial.rotation, .degrees(63 * 2.7)))
        dial.apply(Dial.Settings(snapsWhileDragging: true), time: 1)
        #expect(dial.value == 60 && dial.rotation == dial.scale.rotation(of: 60) && dial.isHeld)
    }

    @Test(arguments: [1.0, -1])
    func `whole turns beyond the least value are forgotten, as beyond the greatest`(sign: Double) {
        var dial = DialTests.dial(50 + 45 * sign)
        let start = 50 + 45 * sign
        dial.touchBegan(1, at: DialTests.point(start), time: 0)
        for degrees in Array(stride(from: 10.0, through: 410, by: 10)) + [360 - 27] {
            dial.touchMoved(1, to: DialTests.point(start, sign * degrees), time: 0.1)
        }
        // It has come back by 27° from where it was a turn before.
        #expect(near(dial.value, start - 10 * sign))
    }

    @Test func `a finger a billion points away does not begin, and moves nothing`() {
        let zone = TouchZone(center: .zero, innerRadius: 50, outerRadius: .infinity)
        for way in [Point2D(1, 0), Point2D(-1, 0), Point2D(0, 1), Point2D(0, -1)] {
            var dial = Dial(zone: zone, scale: DialScale(0...100), value: 50)
            #expect(dial.touchBegan(1, at: way * 1e9, time: 0).touch == .refused && !dial.isHeld)
            #expect(dial.touchBegan(1, at: Point2D(0, -90), time: 0).touch == .began)
            #expect(!dial.touchMoved(1, to: way * 1e9, time: 0.1).valueChanged)
            #expect(!dial.touchMoved(1, to: way * 1e200, time: 0.2).valueChanged && dial.value == 50)
            dial.touchMoved(1, to: Point2D(direction: .degrees(-63)) * 90, time: 0.3)
            #expect(near(dial.value, 60))
            dial.apply(Dial.Settings(drag: .planar(distance: 1e10)), time: 0.4)
            #expect(!dial.touchMoved(1, to: way * 1e9, time: 0.5).valueChanged)
        }
    }

    @Test func `magnets that come under a finger leave the thumb where it is`() {
        for sign in [1.0, -1] {
            let start = 50 + sign * 6 / 2.7
            var dial = DialTests.dial(start)
            dial.touchBegan(1, at: DialTests.point(start), time: 0)
            dial.apply(Dial.Settings(magnets: [DialMagnet(50, halfWidth: .degrees(6))]), time: 0.1)
            #expect(near(dial.value, start) && near(dial.rotation, .degrees(135 + sign * 6)))
            dial.touchMoved(1, to: DialTests.point(start, sign * 1), time: 0.2)
            #expect(near(dial.rotation, .degrees(135 + sign * 8)))
        }
    }

    // MARK: Scrolls

    @Test func `a scroll increases the value in either direction of the scale, also by its end`() {
        var dial = DialTests.dial(50, sweep: .degrees(-270))
        #expect(dial.scrolled(by: .degrees(27), time: 0).touch == .began && near(dial.value, 60))
        #expect(dial.scrolled(by: .degrees(-13.5), time: 0).touch == .none && near(dial.value, 55))
        let end = dial.scrollEnded(by: .degrees(27), time: 1)
        #expect(end.editing == .ended && end.touch == .ended(.lift) && near(dial.value, 65))
        let again = dial.scrollEnded(by: .degrees(27), time: 1)
        #expect(again.editing == nil && again.touch == .none && near(dial.value, 65))
    }

    @Test func `an angle of a billion radians, or none, is refused, and at the end counts as zero`() {
        var dial = DialTests.dial()
        for angle in [1e9, -1e9, .infinity, Double.nan] {
            #expect(dial.scrolled(by: .radians(angle), time: 0).touch == .refused && !dial.isHeld)
            dial.scrolled(by: .zero, time: 0)
            let end = dial.scrollEnded(by: .radians(angle), time: 1)
            #expect(end.editing == .ended && dial.value == 50, "\(angle)")
        }
        #expect(dial.scrolled(by: .degrees(9), time: .nan).touch == .refused && !dial.isHeld)
    }

    @Test func `the end of a scroll does not end the touch of a finger`() {
        var dial = DialTests.dial()
        dial.touchBegan(1, at: DialTests.point(50), time: 0)
        #expect(dial.scrollEnded(by: .degrees(27), time: 0).editing == nil)
        #expect(dial.scrollCancelled(time: 0).editing == nil && dial.isHeld && dial.value == 50)
    }

    @Test func `a scroll of the middle radius is a radian, and of a point at least`() {
        let open = TouchZone(center: .zero, innerRadius: 50, outerRadius: .infinity)
        let empty = TouchZone(center: .zero, innerRadius: 0, outerRadius: 0)
        for (zone, way) in [
            (DialRandomTests.zone, Point2D(90, 0)), (open, Point2D(50, 0)), (empty, Point2D(0, -1)),
        ] {
            var dial = Self.degrees(zone, 100)
            dial.scrolled(by: way, time: 0)
            #expect(near(dial.value, 100 + 180 / .pi), "\(zone)")
        }
    }

    // MARK: Steps, and what the app sets

    @Test func `no step changes and reports nothing, unless it is refused`() {
        var dial = DialTests.dial(100)
        let none = dial.step(by: 0, time: 0)
        #expect(none.touch == .none && none.reachedEnd == nil && !none.valueChanged)
        dial.touchBegan(1, at: DialTests.point(100), time: 0)
        for update in [dial.step(by: 0, time: 0), dial.step(by: -1, time: 0), dial.press(.home, time: 0)] {
            #expect(update.touch == .refused && update.value == 100)
        }
        dial.setEnabled(false, time: 0)
        #expect(dial.step(by: 0, time: 0).touch == .refused && dial.press(.home, time: 0).touch == .refused)
        dial.setEnabled(true, time: 0)
        #expect(dial.step(by: -1, time: .nan).touch == .refused && dial.value == 100)
    }

    @Test func `an infinite value counts as the end in its direction`() {
        var dial = DialTests.dial()
        #expect(dial.setValue(.infinity, time: 0).value == 100 && dial.value == 100)
        #expect(dial.setValue(-.infinity, time: 0).value == 0 && dial.value == 0)
    }

    @Test func `a dial that begins disabled takes no input until it is enabled`() {
        var dial = Dial(zone: DialRandomTests.zone, scale: DialScale(0...100), value: 50, isEnabled: false)
        #expect(!dial.isEnabled && dial.touchBegan(1, at: DialTests.point(50), time: 0).touch == .refused)
        #expect(dial.step(by: 1, time: 0).touch == .refused && dial.value == 50)
        dial.setEnabled(true, time: 0)
        #expect(dial.isEnabled && dial.touchBegan(1, at: DialTests.point(50), time: 0).touch == .began)
        let range = RangeDial(zone: DialRandomTests.zone, values: 0.2...0.4, isEnabled: false)
        #expect(!range.isEnabled && !range.accepts(DialTests.point(20)))
        for isRange in [false, true] {
            var any = AnyDial(
                isRange: isRange,
                zone: DialRandomTests.zone,
                values: 0.2...0.4,
                isEnabled: false
            )
            #expect(!any.isEnabled && any.step(by: 1, of: .upper, time: 0).touch == .refused)
        }
    }

    @Test func `while a finger holds the dial, a value that the app sets is there at once`() {
        var dial = DialTests.dial()
        dial.touchBegan(1, at: DialTests.point(50), time: 0)
        dial.setValue(80, animated: true, time: 0)
        #expect(near(dial.rotation, .degrees(216)) && !dial.isMoving && dial.isHeld)
    }

    @Test func `disabling does not stop the thumb, and reduced motion ends its way`() {
        var dial = DialTests.dial()
        dial.setValue(80, animated: true, time: 0)
        let update = dial.setEnabled(false, time: 0.1)
        #expect(update.touch == .none && update.editing == nil && dial.isMoving)
        #expect(dial.apply(Dial.Settings(reducesMotion: true), time: .nan).touch == .refused && dial.isMoving)
        dial.apply(Dial.Settings(reducesMotion: true), time: 0.1)
        #expect(!dial.isMoving && near(dial.rotation, .degrees(216)) && dial.value == 80)
    }

    @Test func `a value beside a tenth moves by a whole tenth`() {
        var dial = DialTests.dial(30.005)
        #expect(near(dial.step(by: 1, time: 0).value, 40.005))
        #expect(near(dial.step(by: -2, time: 0).value, 20.005))
    }

    @Test func `without steps the thumb is where the finger is, also if it snaps to steps`() {
        let scale = DialScale(0...100, curve: .power(3))
        func dial(_ settings: Dial.Settings) -> Dial {
            Dial(zone: DialRandomTests.zone, scale: scale, settings: settings, value: 50)
        }
        var (free, snapping) = (dial(Dial.Settings()), dial(Dial.Settings(snapsWhileDragging: true)))
        for degrees in 0...200 {
            let (point, time) = (Finger().point(135 + Double(degrees), 90), Double(degrees))
            if degrees == 0 {
                free.touchBegan(1, at: point, time: time)
                snapping.touchBegan(1, at: point, time: time)
            } else {
                free.touchMoved(1, to: point, time: time)
                snapping.touchMoved(1, to: point, time: time)
            }
            #expect(free.rotation == snapping.rotation && free.value == snapping.value, "\(degrees)")
        }
    }

    @Test func `a touch that turns nothing leaves a dial that coasts at its value exactly`() {
        for number in 1..<97 {
            let scale = DialScale(0...1, curve: .power(3))
            let (value, settings) = (Double(number) / 97, Dial.Settings(coasts: .ice))
            var dial = Dial(zone: DialRandomTests.zone, scale: scale, settings: settings, value: value)
            let thumb = dial.zone.center + Point2D(direction: dial.direction) * 90
            dial.touchBegan(1, at: thumb, time: 0)
            let lift = dial.touchEnded(1, at: thumb, time: 0.1)
            #expect(!lift.valueChanged && !dial.isMoving && dial.value == value, "\(number)")
        }
    }
}
