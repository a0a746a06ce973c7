import Foundation
import Roundel
import RoundelTestSupport
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// A dial of 200 by 200 points; the middle of its track has a radius of 86 points.
@MainActor func dialScene<Dial: DialControl>(_ dial: Dial = DialView()) -> Scene<Dial> {
    dial.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
    return Scene(dial)
}

/// A dial's value, its events, and the states in which they are in doubt.
@MainActor @Suite(.standIn) struct DialViewTests {
    // MARK: The value

    @Test func `the same touches give the value of the core`() throws {
        var random = Seeded()
        for number in 0..<Seeded.scripts(300) {
            StandInClock.reset()
            let view = DialView()
            (view.minimumValue, view.maximumValue) = (-20, random.number(-10...200))
            view.step = [0, 1, 7, 0.1].randomElement(using: &random) ?? 0
            view.startAngle = CGFloat(random.number(-7...7))
            view.sweepAngle = CGFloat(random.number(-15...15))
            view.appearance = random.chance(0.5) ? .ring : .knob
            view.semanticContentAttribute = random.chance(0.5) ? .forceRightToLeft : .unspecified
            view.settings.drag =
                [.follow, .relative, .planar(distance: 90)].randomElement(using: &random) ?? .follow
            view.settings.magnets = random.chance(0.3) ? [DialMagnet(3)] : []
            view.value = random.number(-20...200)
            let scene = dialScene(view)
            let scale = DialScale(
                view.minimumValue...view.maximumValue,
                step: view.step,
                start: .radians(Double(view.startAngle)),
                sweep: .radians(Double(view.sweepAngle))
            )
            let center = Point2D(100, 100)
            let zone =
                view.appearance == .knob
                ? TouchZone(center: center, innerRadius: 20, outerRadius: 100)
                : ArcBand(center: center, radius: 86, thickness: 8).touchZone
            var model = Dial(
                zone: zone,
                scale: view.semanticContentAttribute == .unspecified ? scale : scale.mirrored,
                settings: view.settings,
                value: view.value
            )
            func location(_ degrees: Double, _ radius: Double) -> Point2D {
                let point = view.convert(scene.point(degrees, radius), from: scene.window)
                return Point2D(Double(point.x), Double(point.y))
            }
            var (degrees, radius) = (random.number(0...360), random.number(0...105))
            model.touchBegan(0, at: location(degrees, radius), time: CACurrentMediaTime())
            scene.down(degrees, radius)
            for _ in 0..<8 {
                degrees += random.number(-50...50)
                radius = random.number(10...120)
                scene.move(degrees, radius)
                model.touchMoved(0, to: location(degrees, radius), time: CACurrentMediaTime())
                #expect(view.value == model.value && view.isHeld == model.isHeld, "dial \(number)")
            }
            scene.fingers.up()
            model.touchEnded(0, at: location(degrees, radius), time: CACurrentMediaTime())
            try #require(view.value == model.value && !view.isHeld, "dial \(number)")
        }
    }

    @Test func `values are possible ones, whatever the app sets`() {
        let dial = DialView()
        dial.value = 0.5
        dial.value = .nan
        #expect(dial.value == 0.5)
        dial.value = .infinity
        #expect(dial.value == 1)
        (dial.minimumValue, dial.maximumValue) = (.nan, .nan)
        #expect(dial.minimumValue == 0 && dial.maximumValue == 1)
        dial.minimumValue = -2
        #expect(dial.minimumValue == -2 && dial.maximumValue == 1)
        dial.minimumValue = 5
        #expect(dial.maximumValue == 5 && dial.value == 5)
        dial.maximumValue = -3
        #expect(dial.minimumValue == -3 && dial.value == -3)
        (dial.minimumValue, dial.maximumValue, dial.step) = (0, 10, 3)
        dial.value = 4.4
        #expect(dial.value == 3)
        for step in [0, -1, .nan, .infinity] {
            dial.step = step
            dial.value = 4.4
            #expect(dial.value == 4.4)
        }
        #expect(dial.standInSentEvents.isEmpty)
    }

    @Test func `a storyboard may set the properties in any order`() throws {
        let dial = try #require(DialView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
        dial.value = 50
        dial.step = 20
        dial.maximumValue = 100
        #expect(dial.value == 60)
        _ = dialScene(dial)
        // In a window the value is what the dial shows.
        dial.maximumValue = 40
        dial.maximumValue = 100
        #expect(dial.value == 40)
    }

    @Test func `an animated change moves the thumb over time and the value at once`() {
        let scene = dialScene()
        scene.view.setValue(1, animated: true)
        #expect(scene.view.value == 1 && scene.view.isMoving)
        StandInClock.advance(by: 1)
        #expect(!scene.view.isMoving && scene.view.standInSentEvents.isEmpty)
        StandInAccessibility.isReduceMotionEnabled = true
        scene.view.setValue(0, animated: true)
        #expect(!scene.view.isMoving)
    }

    // MARK: Events

    @Test func `a drag sends the events of a slider, and the beginning and the end of editing`() {
        let scene = dialScene()
        scene.down(135)
        #expect(scene.view.standInSentEvents == [.editingDidBegin, .touchDown])
        #expect(scene.view.isTracking && scene.view.value == 0)
        scene.sweep(135, 270)
        #expect(near(scene.view.value, 0.5))
        scene.restAndLift()
        let events = scene.view.standInSentEvents
        #expect(events.filter { $0 == .valueChanged }.count == 27)
        #expect(events.filter { $0 == .editingDidEnd }.count == 1 && events.last == .touchUpInside)
    }

    @Test func `a dial that is not continuous sends its value once, when it is over`() {
        let scene = dialScene()
        scene.view.isContinuous = false
        scene.down(135)
        scene.sweep(135, 270)
        #expect(!scene.view.standInSentEvents.contains(.valueChanged))
        scene.restAndLift()
        #expect(
            scene.view.standInSentEvents.suffix(4) == [
                .valueChanged, .primaryActionTriggered, .editingDidEnd, .touchUpInside,
            ]
        )
        // One that returns has finished when it is at rest.
        scene.view.settings.returnsTo = 0
        scene.drag(270, 300)
        let count = scene.view.standInSentEvents.filter { $0 == .valueChanged }.count
        #expect(count == 1 && scene.view.isMoving)
        StandInClock.advance(by: 2)
        #expect(scene.view.standInSentEvents.filter { $0 == .valueChanged }.count == 2)
        #expect(scene.view.value == 0)
    }

    @Test(arguments: [false, true])
    func `a value that is set again does not swallow the event of the user's change`(isRange: Bool) {
        let scene = dialScene(isRange ? RangeDialView() : DialView() as DialControl)
        scene.view.isContinuous = false
        scene.down(135)
        scene.sweep(135, 200)
        (scene.view as? DialView)?.value = (scene.view as? DialView)?.value ?? 0
        if let dial = scene.view as? RangeDialView {
            dial.setValues(dial.lowerValue...dial.upperValue, animated: false)
            dial.lowerValue = dial.lowerValue
        }
        scene.restAndLift()
        #expect(sentValues(scene.view) == 1)
    }

    @Test func `a value of the user that the app replaces in mid-drag is not sent, the other one is`() {
        let replacements: [(RangeDialView) -> Void] = [
            { $0.lowerValue = 0.1 }, { $0.setValues(0.1...1, animated: false) }, { $0.upperValue = 0.9 },
            { $0.setValues($0.lowerValue...0.9, animated: false) },
        ]
        for (replace, count) in zip(replacements, [0, 0, 1, 1]) {
            let scene = dialScene(RangeDialView())
            scene.view.isContinuous = false
            scene.down(135)
            scene.sweep(135, 200)
            replace(scene.view)
            scene.restAndLift()
            #expect(sentValues(scene.view) == count)
        }
        let scene = dialScene()
        scene.view.isContinuous = false
        scene.down(135)
        scene.sweep(135, 200)
        scene.view.value = 0.1
        scene.restAndLift()
        #expect(sentValues(scene.view) == 0)
    }

    @Test func `a tap on the track sends one value, and a tap on the thumb none`() {
        let scene = dialScene()
        scene.fingers.tap(scene.point(270))
        #expect(near(scene.view.value, 0.5) && scene.view.isMoving)
        StandInClock.advance(by: 1)
        scene.fingers.tap(scene.point(272))
        #expect(scene.view.standInSentEvents.filter { $0 == .valueChanged }.count == 1)
        #expect(near(scene.view.value, 0.5))
    }

    // MARK: States

    @Test func `the app may set the value in its own callback, in mid-drag`() {
        let scene = dialScene()
        let dial = scene.view
        dial.maximumValue = 10
        dial.addAction(UIAction { _ in dial.value = dial.value.rounded() }, for: .valueChanged)
        scene.down(135)
        var values: Set<Double> = []
        for degrees in stride(from: 135.0, through: 270, by: 5) {
            scene.move(degrees)
            values.insert(dial.value)
        }
        scene.restAndLift()
        #expect(dial.value == 5 && values == [0, 1, 2, 3, 4, 5])
        #expect(dial.standInSentEvents.filter { $0 == .editingDidBegin }.count == 1)
    }

    @Test(arguments: [
        "disabled", "removed", "disabled by its callback", "removed by its callback", "cancelled",
    ])
    func `editing ends when a dial is stopped in mid-drag`(reason: String) {
        let scene = dialScene()
        let dial = scene.view
        if reason.hasSuffix("callback") {
            let removes = reason.hasPrefix("removed")
            let stop = UIAction { _ in
                if removes { dial.removeFromSuperview() } else { dial.isEnabled = false }
            }
            dial.addAction(stop, for: .valueChanged)
        }
        scene.down(135)
        scene.sweep(135, 200)
        #expect(dial.isHeld != reason.hasSuffix("callback"))
        switch reason {
        case "disabled": dial.isEnabled = false
        case "removed": dial.removeFromSuperview()
        case "cancelled": scene.fingers.cancel()
        default: break
        }
        let value = dial.value
        if reason != "cancelled" {
            scene.sweep(200, 300)
            scene.fingers.up()
        }
        #expect(!dial.isHeld && !dial.isMoving && dial.value == value && value > 0)
        let events = dial.standInSentEvents
        #expect(events.filter { $0 == .editingDidBegin }.count == 1)
        #expect(events.filter { $0 == .editingDidEnd }.count == 1)
    }

    @Test func `a disabled dial takes no touch, key, scroll or adjustment`() {
        let scene = dialScene()
        scene.view.isEnabled = false
        scene.drag(135, 200)
        scene.fingers.tap(scene.point(270))
        StandInPointer(scene.window).notch(CGVector(dx: 3, dy: 0), at: scene.point(200))
        StandInVoiceOver.increment(scene.view)
        #expect(scene.view.value == 0 && scene.view.standInSentEvents.isEmpty)
        #expect(!scene.view.canBecomeFocused && scene.view.keyCommands == nil)
        scene.view.value = 0.5
        #expect(scene.view.value == 0.5)
    }

    @Test func `a dial without a size and one that is hidden take no touches`() {
        let scene = dialScene()
        scene.view.isHidden = true
        scene.drag(135, 200)
        scene.view.isHidden = false
        scene.view.bounds.size = .zero
        scene.window.layoutIfNeeded()
        #expect(scene.window.hitTest(scene.point(0, 0), with: nil) === scene.window)
        scene.drag(135, 200, 5)
        #expect(scene.view.value == 0 && scene.view.standInSentEvents.isEmpty)
    }

    @Test func `touches in the middle of a ring turn nothing, and outside go to the views behind`() {
        let scene = dialScene()
        scene.drag(135, 200, 30)
        #expect(scene.view.value == 0)
        #expect(scene.window.hitTest(scene.point(45, 112), with: nil) === scene.window)
        #expect(scene.window.hitTest(scene.point(45, 104), with: nil) === scene.view)
        scene.view.appearance = .knob
        scene.drag(135, 200, 30)
        #expect(scene.view.value > 0.2)
    }

    @Test func `a dial is turned in its own coordinates, wherever it is on the screen`() {
        let scene = dialScene()
        scene.view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)
        scene.drag(135, 270)
        #expect(near(scene.view.value, 0.5))
    }

    @Test func `a drag through the gap does not hop to the other end`() {
        let scene = dialScene()
        scene.down(135)
        scene.sweep(135, 20)
        #expect(scene.view.value == 0)
        scene.sweep(20, 140)
        #expect(scene.view.value < 0.1)
        scene.restAndLift()
    }

    // MARK: Right to left

    @Test func `right-to-left layouts mirror a dial, unless the app does not want that`() {
        let scene = dialScene()
        scene.view.semanticContentAttribute = .forceRightToLeft
        scene.drag(45, 0)
        #expect(near(scene.view.value, 45.0 / 270))
        scene.view.becomeFirstResponder()
        scene.view.step = 0.1
        scene.view.value = 0.2
        StandInKeyboard(scene.window).press(UIKeyCommand.inputLeftArrow)
        #expect(near(scene.view.value, 0.3))
        scene.view.mirrorsInRightToLeft = false
        scene.view.value = 0
        scene.drag(135, 180)
        #expect(near(scene.view.value, 0.2))
    }

    @Test(arguments: [true, false])
    func `an app that writes back the value that it is told hears of all others`(coasts: Bool) {
        let scene = dialScene()
        let view = scene.view
        view.maximumValue = 100
        if coasts { view.settings.coasts = .smooth } else { view.settings.returnsTo = 10 }
        var told: [Double] = []
        view.addAction(
            UIAction { [unowned view] _ in
                told.append(view.value)
                view.value = view.value
            },
            for: .valueChanged
        )
        scene.flick(200, 260, 86)
        let released = told.count
        StandInClock.advance(by: 9)
        #expect(!view.isMoving && told.last == view.value && told.count > released + 3)
    }

    @Test func `a dial sizes itself to its intrinsic size`() {
        let view = DialView()
        view.sizeToFit()
        #expect(view.bounds.size == view.intrinsicContentSize)
    }

    @Test func `a finger does not change the value of a dial without a sweep`() {
        let scene = dialScene()
        (scene.view.sweepAngle, scene.view.value) = (0, 0.5)
        scene.down(0)
        scene.sweep(0, 40)
        scene.restAndLift()
        #expect(scene.view.value == 0.5 && !scene.view.standInSentEvents.contains(.valueChanged))
    }

    @Test(arguments: [false, true])
    func `a value that the app sets as a scroll begins is not sent`(isContinuous: Bool) {
        let scene = dialScene()
        let dial = scene.view
        dial.isContinuous = isContinuous
        dial.addAction(UIAction { [unowned dial] _ in dial.value = 0.75 }, for: .editingDidBegin)
        StandInPointer(scene.window).scroll([CGVector(dx: 20, dy: 0)], at: scene.point(270))
        StandInClock.advance(by: 1)
        #expect(dial.value == 0.75 && sentValues(dial) == 0)
    }

    @Test(arguments: [true, false])
    func `regression: a value that the app sets after it has ended a coast in a callback is not sent`(
        byRemoval: Bool
    ) {
        let dial = DialView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        dial.settings.coasts = .moderate
        let scene = Scene(dial)
        scene.flick(180, 240, 86)
        #expect(dial.isMoving)
        var sent: [Double] = []
        dial.addAction(
            UIAction { _ in
                sent.append(dial.value)
                guard sent.count == 1 else { return }
                if byRemoval { dial.removeFromSuperview() } else { dial.settings.reducesMotion = true }
                dial.value = 0
            },
            for: .valueChanged
        )
        StandInClock.step()
        #expect(sent.count == 1 && sent.first != 0 && dial.value == 0)
    }
}
