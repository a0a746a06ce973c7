@testable import Roundel
import RoundelTestSupport
import Testing

/// What the app sets while a thumb is on its way, pressed or held, and what must not disturb a flick.
@Suite struct DialAppChangeTests {
    /// A dial whose thumb is on its way from 0 to a value that the app has set, at the time 0.1.
    private static func moving(to value: Double, _ settings: Dial.Settings = Dial.Settings()) -> Dial {
        var dial = DialTests.dial(0, settings)
        dial.setValue(value, animated: true, time: 0)
        dial.advance(to: 0.1)
        return dial
    }

    @Test(arguments: [
        Dial.Settings(returnsTo: 10), Dial.Settings(returnsTo: 10, returnSpeed: 1),
        Dial.Settings(coasts: .ice),
    ])
    func `new settings leave a thumb on its way to the value that the app has set`(settings: Dial.Settings) {
        var dial = Self.moving(to: 80, settings)
        var changed = settings
        changed.settlingTime = 0.4
        #expect(!dial.apply(changed, time: 0.1).valueChanged && dial.isMoving && !dial.isChanging)
        let end = dial.advance(to: 30)
        #expect(end.cameToRest && dial.value == 80 && dial.rotation == dial.scale.rotation(of: 80))
    }

    @Test func `a value where the thumb is just passing lets it turn round to there without a jump`() {
        var dial = Self.moving(to: 50)
        let value = dial.scale.value(at: dial.rotation)
        #expect(value > 10 && value < 45)
        dial.setValue(value, animated: true, time: 0.1)
        #expect(dial.isMoving && dial.value == value)
        dial.advance(to: 0.11)
        #expect(dial.rotation > dial.scale.rotation(of: value) + .degrees(1))
        dial.advance(to: 9)
        #expect(!dial.isMoving && dial.rotation == dial.scale.rotation(of: value))
    }

    @Test func `new settings leave a thumb where a press has stopped it`() {
        var dial = DialTests.dial(50, step: 10, Dial.Settings(returnsTo: 50))
        dial.scrolled(by: .degrees(54), time: 0)
        dial.scrollEnded(time: 1)
        dial.advance(to: 1.1)
        _ = dial.pressBegan(time: 1.1)
        let rotation = dial.rotation
        #expect(rotation != dial.scale.rotation(of: dial.value))
        dial.apply(Dial.Settings(returnsTo: 50, settlingTime: 0.4), time: 1.1)
        #expect(!dial.isMoving && dial.isChanging && dial.rotation == rotation)
        _ = dial.pressEnded(time: 1.2)
        #expect(dial.advance(to: 9).cameToRest && dial.value == 50)
    }

    @Test func `a scroll by nothing leaves the value that the app has set`() {
        var dial = DialTests.dial(50)
        dial.scrolled(by: .degrees(27), time: 0)
        dial.setValue(20, time: 0.1)
        #expect(!dial.scrolled(by: .zero, time: 0.2).valueChanged && dial.value == 20)
    }

    @Test func `a finger that waits in the gap brings the thumb back to the end that the app has left`() {
        var dial = DialTests.dial(0)
        dial.touchBegan(1, at: DialTests.point(0, -20), time: 0)
        dial.setValue(50, time: 0.1)
        dial.touchMoved(1, to: DialTests.point(0, -25), time: 0.2)
        #expect(dial.value == 50, "within the slop")
        dial.touchMoved(1, to: DialTests.point(0, -30), time: 0.3)
        #expect(dial.value == 0 && dial.rotation == .zero)
    }

    @Test func `the same settings do not slow a flick down, under the finger or after it`() {
        let settings = Dial.Settings(drag: .relative, coasts: .smooth)
        for time in [0.05, 0.12] {
            var (dial, other) = (DialTests.dial(10, settings), DialTests.dial(10, settings))
            dial.touchBegan(1, at: DialTests.point(10), time: 0)
            other.touchBegan(1, at: DialTests.point(10), time: 0)
            for move in 1...6 {
                let (point, now) = (DialTests.point(10 + Double(move)), Double(move) / 60)
                dial.touchMoved(1, to: point, time: now)
                other.touchMoved(1, to: point, time: now)
                if time < 0.1, move == 6 { other.apply(settings, time: now) }
            }
            dial.touchEnded(1, at: DialTests.point(16), time: 0.1)
            other.touchEnded(1, at: DialTests.point(16), time: 0.1)
            dial.advance(to: 0.12)
            other.advance(to: 0.12)
            if time > 0.1 { #expect(other.apply(settings, time: time) == Dial.Update(other.value)) }
            for frame in 8...100 {
                dial.advance(to: Double(frame) / 60)
                other.advance(to: Double(frame) / 60)
                #expect(dial.rotation == other.rotation)
            }
            #expect(dial.value > 25)
        }
    }

    @Test(arguments: [nil, 10.0])
    func `settings of the touch alone leave a motion as it is`(step: Double?) {
        let base = Dial.Settings(drag: .relative)
        var (coasting, returning, magnetic) = (base, base, base)
        coasting.coasts = .smooth
        (returning.returnsTo, returning.returnSpeed) = (0, 2)
        (magnetic.coasts, magnetic.magnets) = (.smooth, [DialMagnet(63, halfWidth: .degrees(2))])
        for settings in [coasting, returning, magnetic] {
            var dial = DialTests.dial(10, step: step, settings)
            DialMotionTests.flick(&dial)
            dial.advance(to: 0.15)
            #expect(dial.isMoving)
            var (other, changed) = (dial, settings)
            (changed.drag, changed.tapsTrack) = (.planar(), false)
            (changed.sensitivity, changed.snapsWhileDragging) = (2, true)
            #expect(!other.apply(changed, time: 0.16).valueChanged)
            for frame in 10...200 {
                dial.advance(to: Double(frame) / 60)
                other.advance(to: Double(frame) / 60)
                #expect(dial.rotation == other.rotation && dial.value == other.value, "\(frame)")
            }
            #expect(dial.advance(to: 60).value == other.advance(to: 60).value && !other.isMoving)
        }
    }

    @Test func `a thumb on its way keeps its time when settings of the touch change`() {
        var dial = Self.moving(to: 80)
        var changed = Dial.Settings()
        for frame in 0..<30 where dial.isMoving {
            changed.sensitivity = Double(frame)
            dial.apply(changed, time: 0.1 + Double(frame) / 60)
            dial.advance(to: 0.1 + Double(frame + 1) / 60)
        }
        #expect(!dial.isMoving && dial.value == 80)
    }

    @Test func `a thumb that was moved between two steps comes to rest, although the value stays`() {
        var dial = DialTests.dial(50, step: 10)
        dial.touchBegan(1, at: DialTests.point(50), time: 0)
        #expect(!dial.touchMoved(1, to: DialTests.point(53), time: 0.1).valueChanged)
        #expect(!dial.touchEnded(1, at: DialTests.point(53), time: 1).cameToRest && dial.isMoving)
        #expect(dial.advance(to: 9).cameToRest && !dial.advance(to: 10).cameToRest)
    }

    @Test func `the same scale does not stop a thumb on its way`() {
        for settings in [Dial.Settings(), Dial.Settings(returnsTo: 20)] {
            var dial = DialTests.dial(50, settings)
            dial.scrolled(by: .degrees(54), time: 0)
            dial.scrollEnded(time: 0)
            if settings.returnsTo == nil { dial.setValue(20, animated: true, time: 0) }
            dial.advance(to: 0.1)
            let rotation = dial.rotation
            #expect(dial.apply(dial.scale, time: 0.1) == Dial.Update(dial.value))
            #expect(dial.isMoving && dial.rotation == rotation)
            dial.advance(to: 9)
            #expect(dial.value == 20 && dial.rotation == dial.scale.rotation(of: 20))
        }
    }

    @Test func `magnets that come to a dial that coasts leave it the place where it comes to rest`() {
        let settings = Dial.Settings(drag: .relative, coasts: .moderate)
        var dial = DialTests.dial(10, settings)
        dial.touchBegan(1, at: DialTests.point(10), time: 0)
        for move in 1...6 {
            dial.touchMoved(1, to: DialTests.point(10 + Double(move)), time: Double(move) / 60)
        }
        dial.touchEnded(1, at: DialTests.point(16), time: 0.1)
        dial.advance(to: 0.2)
        var (free, changed) = (dial, settings)
        changed.magnets = [DialMagnet(95, halfWidth: .degrees(1))]
        dial.apply(changed, time: 0.2)
        free.advance(to: 20)
        dial.advance(to: 20)
        #expect(free.value > 20 && near(dial.value, free.value, 1e-6))
    }

    @Test func `a key to the end stops a thumb there that was about to return`() {
        var dial = DialTests.dial(50, Dial.Settings(returnsTo: 50))
        dial.scrolled(by: .degrees(200), time: 0)
        dial.scrollEnded(time: 0)
        #expect(dial.isMoving && dial.value == 100)
        #expect(dial.press(.end, time: 0).reachedEnd == .upper)
        dial.advance(to: 9)
        #expect(dial.value == 100 && !dial.isMoving)
    }

    @Test func `a lift that turns nothing does not slow a flick down, wherever it is`() {
        let ends = [90.0, 80].map { radius in
            var dial = DialTests.dial(10, Dial.Settings(drag: .relative, coasts: .smooth))
            dial.touchBegan(1, at: Finger().point(-30, 90), time: 0)
            for move in 1...6 {
                let point = move == 6 ? Point2D(190, 100) : Finger().point(5 * Double(move) - 30, 90)
                dial.touchMoved(1, to: point, time: Double(move) / 60)
            }
            dial.touchEnded(1, at: Point2D(100 + radius, 100), time: 0.12)
            dial.advance(to: 20)
            return dial.value
        }
        #expect(ends[0] == ends[1] && ends[0] > 25)
    }
}
