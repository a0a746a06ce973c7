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
}
