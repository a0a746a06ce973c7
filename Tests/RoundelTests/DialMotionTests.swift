import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite struct DialMotionTests {
    @Test(arguments: [0.003, 0.005, 0.009])
    func `each step leads to the next value, whatever is lost by rounding`(step: Double) {
        // Some multiples of these steps, divided by the step, are less than a whole number.
        let scale = DialScale(0...100 * step, step: step)
        var dial = Dial(zone: DialRandomTests.zone, scale: scale, value: 0)
        for number in 1...100 {
            dial.step(by: 1, time: Double(number))
            #expect(near(dial.value, Double(number) * step, 1e-9))
        }
    }

    @Test func `steps are those of the scale, or tenths, and large ones fifths`() {
        var dial = DialTests.dial(0, step: 3)
        #expect([1, 1, -1, 40, -1, -1].map { dial.step(by: $0, time: 0).value } == [3, 6, 3, 100, 99, 96])
        #expect(dial.step(by: -1, .large, time: 0).value == 78)
        dial = DialTests.dial(0)
        for tenth in 1...10 { #expect(dial.step(by: 1, time: 0).value == Double(tenth) * 10) }
        #expect(dial.step(by: -1, .large, time: 0).value == 80)
        dial.setValue(83, time: 0)
        #expect(near(dial.step(by: 1, time: 0).value, 93))
        dial.setValue(27, time: 0)
        #expect(near(dial.step(by: 1, time: 0).value, 37))
        #expect(dial.step(by: .min, time: 0).value == 0)
        #expect(dial.step(by: .max, time: 0).value == 100)
        var few = DialTests.dial(0, step: 50)
        #expect(few.step(by: 1, .large, time: 0).value == 50)
        // Beyond the numbers of 32 bits.
        var many = DialTests.dial(0, step: 0.001)
        #expect(many.step(by: .max, .large, time: 0).value == 100)
        #expect(many.step(by: .min, .large, time: 0).value == 0)
    }

    @Test func `a key that a mirrored scale swaps is left or right`() {
        for mirrored in [false, true] {
            let scale = DialScale(0...10, step: 1)
            let dial = Dial(zone: DialRandomTests.zone, scale: mirrored ? scale.mirrored : scale, value: 5)
            let values = Dial.Key.allCases.map { key in
                var dial = dial
                return dial.press(key, time: 0).value
            }
            #expect(values == [mirrored ? 6 : 4, mirrored ? 4 : 6, 6, 4, 7, 3, 0, 10])
        }
    }

    @Test func `a value that the app sets is there at once, and the thumb moves if animated`() {
        var dial = DialTests.dial()
        let update = dial.setValue(80, animated: true, time: 0)
        #expect(update.value == 80 && update.passed == 0 && dial.isMoving)
        #expect(!dial.setValue(80, time: 0.1).valueChanged && dial.isMoving)
        var last = dial.rotation
        for frame in 1...30 {
            #expect(!dial.advance(to: Double(frame) / 90).valueChanged)
            #expect(dial.rotation >= last)
            last = dial.rotation
        }
        #expect(!dial.isMoving && near(dial.rotation, .degrees(216)))
        #expect(dial.setValue(20, time: 1).cameToRest && near(dial.rotation, .degrees(54)))
        #expect(dial.setValue(.nan, time: 1).touch == .refused)
        #expect(dial.setValue(4, time: .infinity).touch == .refused && dial.value == 20)
    }

    @Test(arguments: [nil as Double?, 2])
    func `a dial that returns goes back after the release, and its value with it`(speed: Double?) {
        var settings = Dial.Settings(returnsTo: 50)
        settings.returnSpeed = speed
        settings.coasts = .ice
        var dial = DialTests.dial(50, settings)
        DialTests.drag(&dial, from: 50, to: 90)
        #expect(dial.isMoving && near(dial.value, 90))
        dial.advance(to: dial.isMoving ? 1.5 : 0)
        #expect(dial.value < 89 && dial.value > 50)
        #expect(near(dial.rotation, dial.scale.rotation(of: dial.value), 1e-9))
        let rest = dial.advance(to: 9)
        #expect(dial.value == 50 && rest.cameToRest && !dial.isMoving)
        // A step and a value of the app stay.
        dial.step(by: 1, time: 10)
        #expect(!dial.advance(to: 20).valueChanged && dial.value == 60)
        // A finger that stops it makes it return again.
        DialTests.drag(&dial, from: 60, to: 90)
        dial.advance(to: 1.3)
        let value = dial.value
        dial.touchBegan(1, at: Finger().point(dial.direction.degrees, 90), time: 1.3)
        #expect(dial.value == value && !dial.isMoving)
        dial.touchCancelled(1, time: 2)
        dial.advance(to: 9)
        #expect(dial.value == 50)
    }

    @Test func `a tap that does nothing leaves a dial that coasts where it is`() {
        var dial = DialTests.dial(10, Dial.Settings(tapsTrack: false, coasts: .smooth))
        dial.touchBegan(1, at: DialTests.point(60), time: 0)
        dial.touchEnded(1, at: DialTests.point(60), time: 0.1)
        #expect(!dial.isMoving && dial.value == 10)
    }

    @Test func `a flick coasts to a step, and the value with it; a touch only stops it`() {
        let settings = Dial.Settings(drag: .relative, coasts: .smooth)
        for step in [nil, 5.0] {
            var dial = DialTests.dial(10, step: step, settings)
            dial.touchBegan(1, at: DialTests.point(10), time: 0)
            for move in 1...6 {
                dial.touchMoved(1, to: DialTests.point(10 + Double(move)), time: Double(move) / 60)
            }
            dial.touchEnded(1, at: DialTests.point(16), time: 0.1)
            #expect(dial.isMoving)
            var (stopped, stepped) = (dial, dial)
            let rest = dial.advance(to: 20)
            #expect(dial.value > 20 && dial.value < 60 && rest.cameToRest)
            if let step { #expect(dial.value.remainder(dividingBy: step) == 0 && rest.passed > 0) }
            #expect(dial.rotation == dial.scale.rotation(of: dial.value) || step == nil)
            // A step starts from where it would come to rest.
            let expected = step.map { dial.value + $0 } ?? dial.value + 10
            #expect(near(stepped.step(by: 1, time: 0.1).value, expected))
            stopped.advance(to: 0.3)
            var following = settings
            following.drag = .follow
            stopped.apply(following, time: 0.3)
            #expect(stopped.isMoving)
            var continued = stopped
            continued.advance(to: 20)
            #expect(near(continued.value, dial.value, 0.5))
            let value = stopped.value
            stopped.touchBegan(1, at: DialTests.point(80), time: 0.3)
            stopped.touchEnded(1, at: DialTests.point(80), time: 0.4)
            #expect(near(stopped.value, value))
        }
    }

    @Test func `a lift that reports the last point again does not slow a flick down`() {
        var values: [Double] = []
        for delay in [0, 0.012] {
            var dial = DialTests.dial(10, Dial.Settings(drag: .relative, coasts: .smooth))
            dial.touchBegan(1, at: DialTests.point(10), time: 0)
            for move in 1...6 {
                dial.touchMoved(1, to: DialTests.point(10 + Double(move)), time: Double(move) / 60)
            }
            dial.touchEnded(1, at: DialTests.point(16), time: 0.1 + delay)
            dial.advance(to: 20)
            values.append(dial.value)
        }
        #expect(near(values[0], values[1], 0.01 * values[0]), "\(values)")
    }

    @Test(arguments: [0.2, 3], [true, false])
    func `a finger or a scroll that rests before it ends does not fling the dial`(
        delay: Double,
        isScroll: Bool
    ) {
        var dial = DialTests.dial(10, Dial.Settings(drag: .relative, coasts: .smooth))
        if !isScroll { dial.touchBegan(1, at: DialTests.point(10), time: 0) }
        for move in 1...6 {
            let time = Double(move) / 60
            if isScroll { dial.scrolled(by: .degrees(5), time: time) }
            dial.touchMoved(1, to: DialTests.point(10 + Double(move)), time: time)
        }
        let value = dial.value
        if isScroll { dial.scrollEnded(time: 0.1 + delay) }
        dial.touchEnded(1, at: DialTests.point(16), time: 0.1 + delay)
        #expect(!dial.isMoving && dial.value == value && value > 11)
    }

    @Test func `a finger that rests and rolls off does not fling the dial`() {
        var dial = DialTests.dial(10, Dial.Settings(drag: .relative, coasts: .smooth))
        dial.touchBegan(1, at: DialTests.point(10), time: 0)
        dial.touchMoved(1, to: DialTests.point(30), time: 0.1)
        dial.touchMoved(1, to: DialTests.point(30.2), time: 0.4)
        dial.touchEnded(1, at: DialTests.point(30.9), time: 0.404)
        #expect(!dial.isMoving && dial.value > 12)
    }

    @Test func `a flick toward an end stops there`() {
        var dial = DialTests.dial(90, Dial.Settings(drag: .relative, coasts: .ice))
        dial.touchBegan(1, at: DialTests.point(10), time: 0)
        for move in 1...6 {
            dial.touchMoved(1, to: DialTests.point(10 + Double(move)), time: Double(move) / 60)
        }
        dial.touchEnded(1, at: DialTests.point(16), time: 0.1)
        var ends = 0
        for frame in 0..<600 where dial.advance(to: 0.1 + Double(frame) / 60).reachedEnd == .upper {
            ends += 1
        }
        #expect(dial.value == 100 && ends == 1 && !dial.isMoving)
    }

    @Test func `a magnet holds the thumb, lets it catch up, and never makes it hop or turn back`() {
        let magnets = [
            DialMagnet(50, halfWidth: .degrees(6)), DialMagnet(0), DialMagnet(20, halfWidth: .degrees(900)),
        ]
        var dial = DialTests.dial(30, Dial.Settings(magnets: magnets))
        dial.touchBegan(1, at: DialTests.point(30), time: 0)
        var (last, passed, held) = (dial.rotation, 0, 0)
        for tenth in 1...1_000 {
            let angle = Double(tenth) / 10
            let update = dial.touchMoved(1, to: DialTests.point(30, angle), time: Double(tenth))
            guard dial.rotation >= last, dial.rotation - last <= .degrees(0.2 + 1e-9) else {
                Issue.record("\(last) to \(dial.rotation) at \(angle)°"); return
            }
            if dial.value == 50 { held += 1 }
            passed += update.passed
            last = dial.rotation
        }
        #expect(passed == 1)
        #expect((118...122).contains(held))
        #expect(near(dial.rotation, .degrees(181)))
        // At an end it holds within the range, and the other end can be reached.
        for value in stride(from: 65.0, through: -5, by: -0.5) {
            dial.touchMoved(1, to: DialTests.point(value), time: 2_000)
        }
        #expect(dial.value == 0)
        var near90 = DialTests.dial(90, Dial.Settings(magnets: [DialMagnet(90, halfWidth: .degrees(900))]))
        DialTests.drag(&near90, from: 90, to: 100)
        #expect(near(near90.value, 100))
        // Its half-width is a quarter of the distance to the next one.
        let wide = DialTests.dial(20, Dial.Settings(magnets: magnets))
        var (free, caught) = (wide, wide)
        caught.touchBegan(1, at: DialTests.point(20), time: 0)
        caught.touchMoved(1, to: DialTests.point(20, 13.4), time: 1)
        #expect(caught.value == 20)
        free.touchBegan(1, at: DialTests.point(20), time: 0)
        free.touchMoved(1, to: DialTests.point(20, 27.1), time: 1)
        #expect(near(free.rotation, .degrees(81.1)))
    }

    @Test func `a new scale keeps the value, and a new drag the finger's place`() {
        var dial = DialTests.dial(50)
        dial.touchBegan(1, at: DialTests.point(50), time: 0)
        dial.touchMoved(1, to: DialTests.point(60), time: 1)
        #expect(dial.apply(DialScale(0...80, step: 7), time: 2).value == 63)
        #expect(dial.isHeld && dial.rotation == dial.scale.rotation(of: 63))
        let rotation = dial.rotation
        dial.apply(Dial.Settings(drag: .planar(distance: 270)), time: 3)
        let point = DialTests.point(60)
        dial.touchMoved(1, to: point + Point2D(10, 0), time: 4)
        #expect(near(dial.rotation, rotation + .degrees(10)))
        dial.apply(Dial.Settings(drag: .relative), time: 5)
        dial.touchMoved(1, to: point + Point2D(10, 0), time: 6)
        #expect(near(dial.rotation, rotation + .degrees(10)))
        // A finger that has not brought the thumb to it no longer does.
        dial.touchEnded(1, at: point + Point2D(10, 0), time: 7)
        dial.apply(Dial.Settings(), time: 7)
        dial.touchBegan(1, at: DialTests.point(10), time: 8)
        dial.apply(Dial.Settings(drag: .relative), time: 8)
        let start = dial.rotation
        dial.touchMoved(1, to: DialTests.point(10, 20), time: 9)
        #expect(near(dial.rotation, start + .degrees(20)))
        #expect(dial.apply(DialScale(), time: .nan).touch == .refused)
    }

    @Test func `a finger that waits for its slop waits no longer after a change to a planar drag`() {
        var dial = DialTests.dial(50)
        dial.touchBegan(1, at: DialTests.point(10), time: 0)
        dial.touchMoved(1, to: DialTests.point(10) + Point2D(5, 0), time: 1)
        #expect(dial.value == 50)
        dial.apply(Dial.Settings(drag: .planar(distance: 100)), time: 2)
        dial.touchMoved(1, to: DialTests.point(10) + Point2D(9, 0), time: 3)
        #expect(near(dial.value, 54))
    }

    /// Turns a dial by 36° in 0.1 seconds, and lifts.
    static func flick(_ dial: inout Dial) {
        dial.touchBegan(1, at: Finger().point(0, 90), time: 0)
        for move in 1...6 {
            dial.touchMoved(1, to: Finger().point(6 * Double(move), 90), time: Double(move) / 60)
        }
        dial.touchEnded(1, at: Finger().point(36, 90), time: 0.1)
    }

    @Test(arguments: [0.11, 0.5])
    func `a dial that coasts keeps its velocity under settings that do not concern it`(time: Double) {
        let settings = Dial.Settings(drag: .relative, coasts: .moderate)
        var dial = Dial(zone: DialRandomTests.zone, scale: DialScale(0...100), settings: settings, value: 0)
        Self.flick(&dial)
        dial.advance(to: time)
        var changed = settings
        changed.tapsTrack = false
        var other = dial
        other.apply(changed, time: time)
        for frame in 1...6 {
            dial.advance(to: time + Double(frame) / 6)
            other.advance(to: time + Double(frame) / 6)
            #expect(dial.isMoving == other.isMoving && near(dial.rotation, other.rotation, 1e-6))
        }
    }

    @Test(arguments: [(0.0, 10.0, 5.0), (3, 5, 4), (0, 1, 1), (8, .infinity, 8)])
    func `a scroll turns a small dial by its middle radius too, and by a point at least`(
        inner: Double,
        outer: Double,
        radian: Double
    ) {
        let zone = TouchZone(center: .zero, innerRadius: inner, outerRadius: outer)
        var dial = Dial(zone: zone, scale: DialScale(0...100), value: 50)
        dial.scrolled(by: Point2D(radian / 2, 0), time: 0)
        #expect(near(dial.value, 50 + Angle.radians(0.5).degrees / 2.7))
    }

    @Test func `a scroll of the radius to the right or up is a radian more`() {
        for mirrored in [false, true] {
            let scale = DialScale(0...100)
            var dial = Dial(zone: DialRandomTests.zone, scale: mirrored ? scale.mirrored : scale, value: 50)
            dial.scrolled(by: Point2D(mirrored ? -45 : 45, -45), time: 0)
            #expect(near(dial.value, 50 + Angle.radians(1).degrees / 2.7))
            #expect(dial.scrolled(by: Point2D(.nan, 0), time: 0).touch == .refused)
            #expect(dial.scrollCancelled(time: 1).editing == .ended)
        }
    }

    @Test func `a dial that is lifted where it may stay is at rest at once`() {
        for number in 0..<50 {
            let scale = DialScale(20...120, start: .degrees(135))
            var dial = Dial(
                zone: DialRandomTests.zone,
                scale: scale,
                settings: Dial.Settings(drag: .relative),
                value: 70
            )
            dial.touchBegan(1, at: Finger().point(0, 90), time: 0)
            let end = Finger().point(Double(number) / 3 + 1, 90)
            dial.touchMoved(1, to: end, time: 0.1)
            #expect(dial.touchEnded(1, at: end, time: 2).cameToRest && !dial.isMoving, "\(number)")
        }
    }

    @Test(arguments: [true, false])
    func `a lift earlier than the last move counts as at that move`(isScroll: Bool) {
        func released(at time: Double) -> Dial {
            var dial = Dial(
                zone: DialRandomTests.zone,
                scale: DialScale(0...100),
                settings: Dial.Settings(drag: .relative, coasts: .moderate),
                value: 20
            )
            if !isScroll { dial.touchBegan(1, at: Finger().point(0, 90), time: 0) }
            for move in 1...5 {
                let (degrees, time) = (Double(move) * 6, Double(move) * 0.02)
                if isScroll {
                    dial.scrolled(by: .degrees(6), time: time)
                } else {
                    dial.touchMoved(1, to: Finger().point(degrees, 90), time: time)
                }
            }
            if isScroll {
                dial.scrollEnded(time: time)
            } else {
                dial.touchEnded(1, at: Finger().point(30, 90), time: time)
            }
            dial.advance(to: 0.12)
            return dial
        }
        let dial = released(at: 0.1)
        #expect(dial.isMoving)
        for time in [0.05, -9] { #expect(released(at: time).rotation == dial.rotation) }
    }

    /// As a key that is pressed between two frames, each computed for the time at which it is displayed.
    @Test(arguments: ["step", "key", "settings", "value"])
    func `a change before the time of the last frame does not make a moving thumb leap`(_ change: String) {
        let settings = Dial.Settings(drag: .relative, coasts: .smooth)
        var dial = Dial(zone: DialRandomTests.zone, scale: DialScale(0...100), settings: settings, value: 0)
        if change == "settings" {
            Self.flick(&dial)
        } else {
            dial.setValue(50, animated: true, time: 0)
        }
        dial.advance(to: 0.15)
        let rotation = dial.rotation
        switch change {
        case "step": dial.step(by: 1, time: 0.135)
        case "key": dial.press(.end, time: 0.135)
        case "settings": dial.apply(Dial.Settings(drag: .relative, coasts: .moderate), time: 0.135)
        default: dial.setValue(90, animated: true, time: 0.135)
        }
        #expect(dial.isMoving && dial.rotation == rotation)
        dial.advance(to: 0.15)
        #expect(near(dial.rotation, rotation))
        dial.advance(to: 0.16)
        #expect(dial.rotation != rotation)
    }

    @Test func `a flick to a step far away takes the time of its coast as well`() {
        let settings = Dial.Settings(drag: .relative, coasts: .smooth)
        var dial = DialTests.dial(0, step: 10, settings)
        Self.flick(&dial)
        dial.advance(to: 0.1 + 0.3 + 0.1)
        #expect(dial.isMoving)
        #expect(dial.advance(to: 9).cameToRest && dial.value > 20)
    }
}
