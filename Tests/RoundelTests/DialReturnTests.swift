import Roundel
import RoundelTestSupport
import Testing

/// Returns, presses that stop a motion, and magnets: the directions and limits of each.
@Suite struct DialReturnTests {
    @Test(arguments: [1.0, -1]) func `a dial returns at its speed towards greater values too`(sign: Double) {
        let settings = Dial.Settings(returnsTo: 50, returnSpeed: 1)
        var dial = DialTests.dial(10, sweep: .degrees(270 * sign), settings)
        dial.scrolled(by: .degrees(-13.5), time: 0)
        #expect(near(dial.value, 5))
        dial.scrollEnded(time: 0)
        dial.advance(to: 0.1)
        #expect(near(dial.rotation * sign, .degrees(13.5) + .radians(0.1)))
        // From 13.5° to 135° are 2.1206 radians.
        dial.advance(to: 2.12)
        #expect(dial.isMoving && dial.value < 50)
        #expect(dial.advance(to: 2.121).cameToRest && dial.value == 50 && !dial.isMoving)
    }

    @Test(arguments: [0, -1, .infinity, Double.nan])
    func `a speed that is not positive or not finite returns like a spring`(speed: Double) {
        let rotations = [nil, speed].map { speed in
            var dial = DialTests.dial(50, Dial.Settings(returnsTo: 50, returnSpeed: speed))
            dial.scrolled(by: .degrees(54), time: 0)
            dial.scrollEnded(time: 1)
            dial.advance(to: 1.1)
            return dial.rotation
        }
        #expect(rotations[0] == rotations[1])
        #expect(rotations[0] > .degrees(135) && rotations[0] < .degrees(189))
    }

    @Test(arguments: [(47, 50), (43, 40), (500, 100), (-3, 0), (.infinity, 100), (.nan, 0)])
    func `a dial returns to the nearest possible value`(given: Double, value: Double) {
        for speed in [nil, 9.0] {
            let settings = Dial.Settings(returnsTo: given, returnSpeed: speed)
            var dial = DialTests.dial(70, step: 10, settings)
            dial.scrolled(by: .zero, time: 0)
            dial.scrollEnded(time: 0)
            #expect(dial.isMoving && dial.advance(to: 9).cameToRest && dial.value == value)
            #expect(dial.rotation == dial.scale.rotation(of: value))
        }
    }

    @Test(arguments: ["touch", "scroll", "disabled"])
    func `a flick that is cancelled, or whose dial is disabled, does not coast`(how: String) {
        var dial = DialTests.dial(10, Dial.Settings(drag: .relative, coasts: .ice))
        if how != "scroll" { dial.touchBegan(1, at: DialTests.point(10), time: 0) }
        for move in 1...6 {
            let time = Double(move) / 60
            if how == "scroll" { dial.scrolled(by: .degrees(2.7), time: time) }
            dial.touchMoved(1, to: DialTests.point(10 + Double(move)), time: time)
        }
        let value = dial.value
        switch how {
        case "touch": dial.touchCancelled(1, time: 0.1)
        case "scroll": dial.scrollCancelled(time: 0.1)
        default: dial.setEnabled(false, time: 0.1)
        }
        #expect(!dial.isHeld && !dial.isMoving && near(dial.value, 16) && dial.value == value)
    }

    @Test func `a scroll that ends at no time ends at that of the last call`() {
        var dial = DialTests.dial(0, Dial.Settings(returnsTo: 0, returnSpeed: 1))
        dial.scrolled(by: .radians(2), time: 5)
        dial.scrollEnded(time: .nan)
        dial.advance(to: 6)
        #expect(near(dial.rotation, .radians(1)))
    }

    @Test func `a value that the app sets ends a return at once`() {
        var dial = Self.returning()
        let update = dial.setValue(30, time: 1.1)
        #expect(update.value == 30 && update.cameToRest && !dial.isMoving && !dial.isChanging)
        #expect(!dial.advance(to: 9).valueChanged && near(dial.rotation, .degrees(81)))
    }

    @Test func `with reduced motion a dial has returned at once`() {
        var dial = DialTests.dial(50, Dial.Settings(returnsTo: 50, reducesMotion: true))
        dial.scrolled(by: .degrees(27), time: 0)
        #expect(near(dial.value, 60))
        let update = dial.scrollEnded(time: 0)
        #expect(update.value == 50 && update.cameToRest && !dial.isMoving)
        #expect(near(dial.rotation, .degrees(135)))
    }

    @Test func `a dial that is at the value to which it returns is at rest when it is let go`() {
        var dial = DialTests.dial(50, Dial.Settings(returnsTo: 50))
        dial.touchBegan(1, at: DialTests.point(50), time: 0)
        let update = dial.touchEnded(1, at: DialTests.point(50), time: 1)
        #expect(update.editing == .ended && !dial.isMoving && dial.value == 50)
        dial.scrolled(by: .degrees(27), time: 2)
        dial.scrolled(by: .degrees(-27), time: 2)
        #expect(dial.rotation == .degrees(135) && !dial.scrollEnded(time: 3).valueChanged && !dial.isMoving)
    }

    @Test func `a tap on the track of a dial that returns changes nothing`() {
        var dial = DialTests.dial(50, Dial.Settings(returnsTo: 50))
        dial.touchBegan(1, at: DialTests.point(80), time: 0)
        #expect(!dial.touchEnded(1, at: DialTests.point(80), time: 0).valueChanged)
        #expect(!dial.advance(to: 9).valueChanged && dial.value == 50)
    }

    @Test func `a thumb that goes to the finger is as fast as the finger after that`() {
        var dial = DialTests.dial(90, Dial.Settings(coasts: .smooth))
        dial.touchBegan(1, at: DialTests.point(20), time: 0)
        // The thumb goes down to the finger, which moves up.
        for move in 1...6 {
            dial.touchMoved(1, to: DialTests.point(20 + 2 * Double(move)), time: Double(move) / 100)
        }
        #expect(near(dial.value, 32))
        dial.touchEnded(1, at: DialTests.point(32), time: 0.06)
        #expect(dial.isMoving)
        dial.advance(to: 9)
        #expect(dial.value > 50 && !dial.isMoving)
    }

    // MARK: Presses

    /// A dial that returns from 70 to 50, at the time 1.1.
    private static func returning() -> Dial {
        var dial = DialTests.dial(50, Dial.Settings(returnsTo: 50))
        dial.scrolled(by: .degrees(54), time: 0)
        dial.scrollEnded(time: 1)
        dial.advance(to: 1.1)
        return dial
    }

    @Test func `a press stops a dial that returns, which goes on after the press`() {
        var dial = Self.returning()
        let value = dial.value
        #expect(value > 50 && value < 70 && dial.isMoving && dial.isChanging)
        let press = dial.pressBegan(time: 1.1)
        #expect(!press.valueChanged && press.editing == nil && !press.cameToRest)
        #expect(!dial.isMoving && dial.isChanging && !dial.isHeld)
        #expect(!dial.advance(to: 2).valueChanged && dial.value == value)
        #expect(!dial.pressEnded(time: .nan).valueChanged && !dial.isMoving)
        _ = dial.pressEnded(time: 2)
        #expect(dial.isMoving)
        #expect(dial.advance(to: 9).cameToRest && dial.value == 50 && !dial.isChanging)
        #expect(!dial.pressEnded(time: 9).cameToRest && !dial.isMoving)
    }

    @Test(arguments: ["value", "animated", "key"])
    func `a value that is set during a press stays after it, and the touch is still no tap`(how: String) {
        for isTouched in [false, true] {
            var dial = Self.returning()
            _ = dial.pressBegan(time: 1.1)
            if how == "key" { dial.press(.end, time: 1.2) }
            if how != "key" { dial.setValue(90, animated: how == "animated", time: 1.2) }
            let value = dial.value
            #expect(value == (how == "key" ? 100 : 90) && dial.isChanging)
            if isTouched {
                dial.touchBegan(1, at: DialTests.point(10), time: 1.3)
                #expect(dial.touchEnded(1, at: DialTests.point(10), time: 1.4).touch == .ended(.lift))
            } else {
                _ = dial.pressEnded(time: 1.4)
                #expect(dial.value == value)
            }
            dial.advance(to: 9)
            #expect(dial.value == (isTouched ? 50 : value) && !dial.isMoving && !dial.isChanging)
            #expect(near(dial.rotation, dial.scale.rotation(of: dial.value)))
        }
    }

    @Test func `a press stops nothing at no time, on a disabled dial, or a thumb on its way`() {
        var dial = Self.returning()
        _ = dial.pressBegan(time: .nan)
        #expect(dial.isMoving)
        dial.setEnabled(false, time: 1.1)
        _ = dial.pressBegan(time: 1.1)
        #expect(dial.isMoving)
        var thumb = DialTests.dial()
        thumb.setValue(80, animated: true, time: 0)
        _ = thumb.pressBegan(time: 0.1)
        #expect(thumb.isMoving && !thumb.isChanging)
    }

    @Test func `a touch after such a press is no tap on the track`() {
        var dial = DialTests.dial(10, Dial.Settings(drag: .relative, coasts: .smooth))
        dial.touchBegan(1, at: DialTests.point(10), time: 0)
        for move in 1...6 {
            dial.touchMoved(1, to: DialTests.point(10 + Double(move)), time: Double(move) / 60)
        }
        dial.touchEnded(1, at: DialTests.point(16), time: 0.1)
        dial.advance(to: 0.3)
        dial.apply(Dial.Settings(coasts: .smooth), time: 0.3)
        #expect(dial.isMoving)
        _ = dial.pressBegan(time: 0.3)
        let value = dial.value
        #expect(!dial.isMoving)
        dial.touchBegan(1, at: DialTests.point(80), time: 0.3)
        dial.touchEnded(1, at: DialTests.point(80), time: 0.4)
        #expect(near(dial.value, value))
    }

    // MARK: Magnets

    @Test func `magnets that keys move to or past are counted in both directions`() {
        var dial = DialTests.dial(10, Dial.Settings(magnets: [DialMagnet(40), DialMagnet(20)]))
        let passed = [1, 1, 1, -1, -1, -1].map { dial.step(by: $0, time: 0).passed }
        #expect(passed == [1, 0, 1, 0, 1, 0])
        #expect(dial.press(.end, time: 0).passed == 2 && dial.press(.home, time: 0).passed == 2)
    }

    @Test(arguments: [90.0, 10]) func `a magnet holds over half of the way to an end at most`(value: Double) {
        // An end is 27° away.
        let settings = Dial.Settings(magnets: [DialMagnet(value, halfWidth: .degrees(900))])
        for (degrees, isHeld) in [(13.4, true), (-13.4, true), (13.6, false), (-13.6, false)] {
            var dial = DialTests.dial(value, settings)
            dial.touchBegan(1, at: DialTests.point(value), time: 0)
            dial.touchMoved(1, to: DialTests.point(value, degrees), time: 1)
            #expect((dial.value == value) == isHeld, "\(degrees)")
        }
    }

    @Test(arguments: [-5, .infinity, Double.nan])
    func `a magnet without a width holds nothing`(degrees: Double) {
        let settings = Dial.Settings(magnets: [DialMagnet(50, halfWidth: .degrees(degrees))])
        var dial = DialTests.dial(50, settings)
        dial.touchBegan(1, at: DialTests.point(50), time: 0)
        dial.touchMoved(1, to: DialTests.point(50, 0.5), time: 1)
        #expect(near(dial.rotation, .degrees(135.5)))
    }

    @Test func `beside a magnet the thumb catches up with the finger, also if it begins there`() {
        // Half-widths of 6°: at 9° the finger is halfway between the edge and the end of the way.
        let settings = Dial.Settings(magnets: [DialMagnet(50, halfWidth: .degrees(6))])
        for (finger, thumb) in [(5.0, 0.0), (9, 6), (12, 12), (15, 15), (-9, -6), (-12, -12)] {
            var dial = DialTests.dial(50, settings)
            dial.touchBegan(1, at: DialTests.point(50), time: 0)
            dial.touchMoved(1, to: DialTests.point(50, finger), time: 1)
            #expect(near(dial.rotation, .degrees(135 + thumb)), "\(finger)")
        }
        for sign in [1.0, -1] {
            var dial = DialTests.dial(50 + sign * 6 / 2.7, settings)
            dial.touchBegan(1, at: DialTests.point(50, sign * 6), time: 0)
            dial.touchMoved(1, to: DialTests.point(50, sign * 7), time: 1)
            #expect(near(dial.rotation, .degrees(135 + sign * 8)))
        }
    }

    @Test func `magnets at one value hold as the widest of them does, and count once`() {
        let magnets = [
            DialMagnet(50, halfWidth: .degrees(2)), DialMagnet(51, halfWidth: .degrees(6)),
            DialMagnet(49, halfWidth: .degrees(4)),
        ]
        var dial = DialTests.dial(50, step: 10, Dial.Settings(magnets: magnets))
        dial.touchBegan(1, at: DialTests.point(50), time: 0)
        dial.touchMoved(1, to: DialTests.point(50, 5.9), time: 1)
        #expect(dial.rotation == .degrees(135))
        dial.touchEnded(1, at: DialTests.point(50, 5.9), time: 2)
        var other = DialTests.dial(40, step: 10, Dial.Settings(magnets: magnets))
        #expect(other.step(by: 2, time: 0).passed == 1)
    }

    @Test func `a coast that would end in a magnet ends at its value`() {
        func rest(_ magnets: [DialMagnet]) -> Double {
            let settings = Dial.Settings(drag: .relative, magnets: magnets, coasts: .smooth)
            var dial = DialTests.dial(10, settings)
            dial.touchBegan(1, at: DialTests.point(10), time: 0)
            for move in 1...6 {
                dial.touchMoved(1, to: DialTests.point(10 + Double(move)), time: Double(move) / 60)
            }
            dial.touchEnded(1, at: DialTests.point(16), time: 0.1)
            #expect(dial.isMoving)
            #expect(dial.advance(to: 20).cameToRest && dial.rotation == dial.scale.rotation(of: dial.value))
            return dial.value
        }
        let free = rest([])
        #expect(free > 20 && free < 60)
        #expect(rest([DialMagnet(free + 1, halfWidth: .degrees(8))]) == free + 1)
        #expect(near(rest([DialMagnet(free + 20, halfWidth: .degrees(8))]), free))
    }

    @Test(arguments: [(100.0, -1.0), (0, 1)])
    func `a magnet at an end holds on its only side`(value: Double, sign: Double) {
        let settings = Dial.Settings(magnets: [DialMagnet(value, halfWidth: .degrees(6))])
        for (finger, thumb) in [(5.0, 0.0), (9, 6), (12, 12)] {
            var dial = DialTests.dial(value, settings)
            dial.touchBegan(1, at: DialTests.point(value), time: 0)
            dial.touchMoved(1, to: DialTests.point(value, sign * finger), time: 1)
            #expect(near(dial.rotation, .degrees(2.7 * value + sign * thumb)), "\(finger)")
        }
    }

    @Test(arguments: [nil, 1, 100])
    func `with reduced motion the thumb has returned at once too`(speed: Double?) {
        let settings = Dial.Settings(returnsTo: 20, returnSpeed: speed, reducesMotion: true)
        var dial = DialTests.dial(20, settings)
        dial.scrolled(by: .degrees(54), time: 0)
        #expect(dial.scrollEnded(time: 0.1).cameToRest && !dial.isMoving && dial.value == 20)
        #expect(dial.rotation == dial.scale.rotation(of: 20))
    }

    @Test(arguments: [[Dial.Key.up, .down], [.down, .up]])
    func `a value that keys have left and set again stays after a press that stopped the dial`(
        keys: [Dial.Key]
    ) {
        let settings = Dial.Settings(returnsTo: 20)
        for pressesKeys in [true, false] {
            var dial = DialTests.dial(20, step: 1, settings)
            dial.scrolled(by: .degrees(54), time: 0)
            dial.scrollEnded(time: 0)
            dial.advance(to: 0.1)
            #expect(dial.isMoving)
            _ = dial.pressBegan(time: 0.1)
            let stopped = dial.value
            #expect(stopped > 20)
            if pressesKeys { for key in keys { dial.press(key, time: 0.2) } }
            #expect(dial.value == stopped)
            _ = dial.pressEnded(time: 1)
            dial.advance(to: 20)
            #expect(dial.value == (pressesKeys ? stopped : 20))
        }
    }

    @Test(arguments: [false, true])
    func `the key of the end at which a dial begins to return ends the return, also during a press`(
        isPressed: Bool
    ) {
        let settings = Dial.Settings(returnsTo: 0, returnSpeed: 1)
        var dial = DialTests.dial(100, step: 50, settings)
        dial.scrolled(by: .zero, time: 0)
        dial.scrollEnded(time: 0)
        dial.advance(to: 0.1)
        #expect(dial.isMoving && dial.value == 100)
        if isPressed { _ = dial.pressBegan(time: 0.1) }
        #expect(dial.press(.end, time: 0.2).reachedEnd == .upper)
        if isPressed { _ = dial.pressEnded(time: 0.3) }
        dial.advance(to: 20)
        #expect(dial.value == 100)
    }
}
