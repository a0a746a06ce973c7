import Foundation
import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// A dial with keys, scrolls and assistive technologies, in scroll views, and its looks.
@MainActor @Suite(.standIn) struct DialInputTests {
    @Test func `keys change the value by steps, by a fifth of the range and to the ends`() {
        let scene = dialScene()
        let (dial, keyboard) = (scene.view, StandInKeyboard(scene.window))
        (dial.maximumValue, dial.step) = (20, 1)
        #expect(dial.keyCommands == nil && dial.becomeFirstResponder() && dial.keyCommands?.count == 9)
        #expect(dial.keyCommands?.allSatisfy(\.wantsPriorityOverSystemBehavior) == true)
        let presses: [(String, Double)] = [
            (UIKeyCommand.inputRightArrow, 1), (UIKeyCommand.inputUpArrow, 2), (UIKeyCommand.inputPageUp, 6),
            (UIKeyCommand.inputLeftArrow, 5), (UIKeyCommand.inputDownArrow, 4), (UIKeyCommand.inputEnd, 20),
            (UIKeyCommand.inputPageDown, 16), (UIKeyCommand.inputHome, 0), (UIKeyCommand.inputDownArrow, 0),
        ]
        for (key, value) in presses {
            #expect(keyboard.press(key))
            #expect(dial.value == value)
        }
        #expect(sentValues(dial) == 8)
        keyboard.press("\r")
        #expect(dial.standInSentEvents.last == .primaryActionTriggered)
    }

    @Test func `a second finger on a button in the middle does not press it`() {
        let (scene, button) = (dialScene(), UIButton(frame: CGRect(x: 90, y: 90, width: 20, height: 20)))
        scene.view.addSubview(button)
        scene.down(180)
        scene.sweep(180, 220)
        scene.fingers.tap(scene.point(0, 0), finger: 1)
        #expect(button.standInSentEvents.isEmpty && scene.view.isTracking)
        scene.restAndLift()
        scene.fingers.tap(scene.point(0, 0))
        #expect(button.standInSentEvents.contains(.touchUpInside))
    }

    @Test func `scrolls to the right and up increase the value, and count as editing`() {
        let scene = dialScene()
        let pointer = StandInPointer(scene.window)
        pointer.scroll(Array(repeating: CGVector(dx: 5, dy: -5), count: 6), at: scene.point(200))
        let value = scene.view.value
        #expect(value > 0.1)
        #expect(scene.view.standInSentEvents.first == .editingDidBegin)
        #expect(scene.view.standInSentEvents.last == .editingDidEnd)
        pointer.notch(CGVector(dx: 0, dy: 3), at: scene.point(200))
        #expect(scene.view.value < value)
        pointer.notch(CGVector(dx: 0, dy: 3), at: scene.point(0, 20))
        pointer.notch(CGVector(dx: 0, dy: -3), at: scene.point(200))
        #expect(near(scene.view.value, value, 0.05))
    }

    // A sensitivity beyond a million counts as 1.
    @Test(arguments: [1, -1, -2e6])
    func `a notch of a mouse wheel goes the way of a scroll`(sensitivity: Double) {
        let scene = dialScene()
        scene.view.settings.sensitivity = sensitivity
        let (pointer, up) = (StandInPointer(scene.window), CGVector(dx: 0, dy: -10))
        scene.view.value = 0.5
        pointer.scroll([up], at: scene.point(270))
        #expect((scene.view.value < 0.5) == (sensitivity == -1))
        scene.view.value = 0.5
        pointer.notch(up, at: scene.point(270))
        #expect(near(scene.view.value, sensitivity == -1 ? 0.4 : 0.6))
    }

    @Test func `VoiceOver speaks the value in the app's format, and changes it by a step`() {
        let scene = dialScene()
        let dial = scene.view
        #expect(StandInVoiceOver.elements(in: scene.window) == [dial])
        #expect(dial.accessibilityValue == "0%" || dial.accessibilityValue == "0 %")
        StandInVoiceOver.increment(dial)
        #expect(near(dial.value, 0.1) && dial.standInSentEvents == [.valueChanged, .primaryActionTriggered])
        dial.valueText = { "\(Int($0)) of 11" }
        (dial.maximumValue, dial.step) = (11, 1)
        for _ in 0..<20 { StandInVoiceOver.increment(dial) }
        #expect(dial.value == 11 && dial.accessibilityValue == "11 of 11")
        for _ in 0..<20 { StandInVoiceOver.decrement(dial) }
        #expect(dial.value == 0 && dial.accessibilityValue == "0 of 11")
        dial.accessibilityValue = "silent"
        #expect(dial.accessibilityValue == "silent")
    }

    @Test func `steps and ends give haptic feedback, and what the app sets none`() {
        let scene = dialScene()
        scene.view.step = 0.25
        scene.view.value = 0.5
        scene.view.setValue(0.25, animated: true)
        StandInClock.advance(by: 1)
        #expect(StandInHaptics.events.isEmpty)
        StandInVoiceOver.increment(scene.view)
        let count = StandInHaptics.events.count
        #expect(count > 0)
        scene.view.step = 0
        scene.view.value = 1
        // At the end, a step reports it again.
        StandInVoiceOver.increment(scene.view)
        #expect(StandInHaptics.events.count > count)
        let all = StandInHaptics.events.count
        scene.view.playsHaptics = false
        StandInVoiceOver.increment(scene.view)
        #expect(StandInHaptics.events.count == all)
    }

    private func scrollScene(_ policy: ScrollPolicy) -> (Scene<DialView>, UIScrollView) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let dial = DialView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        dial.scrollPolicy = policy
        scroll.addSubview(dial)
        return (Scene(dial, around: scroll), scroll)
    }

    @Test func `in a scroll view a dial takes the touches on its ring, or yields them`() {
        let (taking, still) = scrollScene(.claimsRing)
        taking.drag(135, 200)
        #expect(taking.view.value > 0.2 && still.contentOffset == .zero)
        let (yielding, scroll) = scrollScene(.yieldsToScrolling)
        let start = yielding.point(180)
        yielding.fingers.drag((0...6).map { CGPoint(x: start.x, y: start.y - 10 * CGFloat($0)) })
        #expect(scroll.contentOffset.y > 40 && yielding.view.value == 0)
        #expect(!yielding.view.standInSentEvents.contains(.editingDidBegin))
    }

    // MARK: A range

    private func rangeScene() -> Scene<RangeDialView> {
        let dial = RangeDialView()
        (dial.maximumValue, dial.step) = (24, 1)
        dial.setValues(9...17, animated: false)
        dial.minimumGap = 2
        return dialScene(dial)
    }

    /// The direction of an hour, in degrees.
    private func hour(_ value: Double) -> Double { 135 + 270 * value / 24 }

    @Test func `a touch moves the nearer thumb, which stops before the other`() {
        let scene = rangeScene()
        let dial = scene.view
        scene.drag(hour(9), hour(20))
        #expect(dial.lowerValue == 15 && dial.upperValue == 17 && dial.activeThumb == .lower)
        scene.drag(hour(17), hour(22))
        #expect(dial.lowerValue == 15 && dial.upperValue == 22 && dial.activeThumb == .upper)
        dial.maximumGap = 4
        #expect(dial.upperValue - dial.lowerValue == 4)
        #expect(dial.standInSentEvents.filter { $0 == .editingDidBegin }.count == 2)
        #expect(dial.standInSentEvents.filter { $0 == .editingDidEnd }.count == 2)
    }

    @Test func `a value beyond the other takes it along, and NaN is ignored`() {
        let dial = RangeDialView()
        // In any order, as a storyboard sets them.
        (dial.upperValue, dial.lowerValue, dial.maximumValue) = (70, 20, 100)
        #expect(dial.lowerValue == 20 && dial.upperValue == 70)
        dial.lowerValue = 80
        #expect(dial.lowerValue == 80 && dial.upperValue == 80)
        dial.upperValue = 10
        #expect(dial.lowerValue == 10 && dial.upperValue == 10)
        (dial.lowerValue, dial.upperValue) = (.nan, .nan)
        dial.minimumGap = .nan
        #expect(dial.lowerValue == 10 && dial.upperValue == 10 && dial.standInSentEvents.isEmpty)
    }

    @Test func `VoiceOver has an element for each thumb, at its place`() throws {
        let scene = rangeScene()
        let dial = scene.view
        dial.accessibilityLabel = "Hours"
        dial.valueText = { "\(Int($0)) o'clock" }
        let elements = StandInVoiceOver.elements(in: scene.window)
        try #require(elements.count == 2)
        #expect(elements.map(\.accessibilityLabel) == ["Hours, Minimum", "Hours, Maximum"])
        #expect(elements.map(\.accessibilityValue) == ["9 o'clock", "17 o'clock"])
        for (element, value) in zip(elements, [9.0, 17]) {
            let (frame, point) = (element.accessibilityFrame, scene.point(hour(value), 86))
            #expect(near(CGPoint(x: frame.midX, y: frame.midY), point) && frame.width >= 44)
        }
        for _ in 0..<20 { StandInVoiceOver.increment(elements[0]) }
        #expect(dial.lowerValue == 15 && dial.upperValue == 17)
        for _ in 0..<20 { StandInVoiceOver.increment(elements[1]) }
        #expect(elements[1].accessibilityValue == "24 o'clock")
        dial.isEnabled = false
        #expect(elements[0].accessibilityTraits.contains(.notEnabled))
    }

    @Test func `keys move the active thumb, and Return changes to the other`() {
        let scene = rangeScene()
        let (dial, keyboard) = (scene.view, StandInKeyboard(scene.window))
        dial.becomeFirstResponder()
        keyboard.press(UIKeyCommand.inputRightArrow)
        #expect(dial.lowerValue == 10)
        keyboard.press("\r")
        keyboard.press(UIKeyCommand.inputEnd)
        #expect(dial.lowerValue == 10 && dial.upperValue == 24 && dial.activeThumb == .upper)
    }

    // MARK: Looks

    private func shapes(_ dial: DialControl) -> [CAShapeLayer] {
        let parts = dial.layer.sublayers?.first?.sublayers ?? []
        return parts.compactMap { $0 as? CAShapeLayer }
    }

    @Test func `colours follow the tint, the app and dark mode`() {
        let scene = dialScene()
        let dial = scene.view
        dial.tintColor = .systemRed
        #expect(shapes(dial)[1].fillColor == UIColor.systemRed.cgColor)
        dial.minimumTrackTintColor = .systemPink
        #expect(shapes(dial)[1].fillColor == UIColor.systemPink.cgColor)
        let light = shapes(dial)[0].fillColor
        scene.window.standInTraits = UITraitCollection(
            standInLayoutDirection: .leftToRight,
            userInterfaceStyle: .dark
        )
        #expect(shapes(dial)[0].fillColor != light)
    }

    @Test func `a change of the value changes the part of the track and the place of the thumb alone`() throws
    {
        let scene = dialScene()
        scene.view.ticks = .count(11, minor: 4)
        scene.window.layoutIfNeeded()
        let before = shapes(scene.view).map(\.path)
        scene.view.value = 0.25
        let after = shapes(scene.view)
        for (number, (path, layer)) in zip(before, after).enumerated() {
            #expect((path === layer.path) == (number != 1), "layer \(number)")
        }
        let thumb = try #require(after.last)
        let angle = (135 + 270 * 0.25) * Double.pi / 180
        #expect(near(thumb.position, CGPoint(x: 100 + 86 * cos(angle), y: 100 + 86 * sin(angle))))
    }

    @Test func `a scroll goes on with its thumb when another becomes active`() {
        let scene = rangeScene()
        let dial = scene.view
        dial.activeThumb = .lower
        let events = { dial.standInSentEvents.filter { $0 == .editingDidBegin || $0 == .editingDidEnd } }
        dial.addAction(
            UIAction { [unowned dial] _ in dial.activeThumb = .upper },
            for: .valueChanged
        )
        let pointer = StandInPointer(scene.window)
        pointer.scroll(Array(repeating: CGVector(dx: 12, dy: 0), count: 6), at: scene.point(200))
        #expect(!dial.isHeld && dial.lowerValue > 9 && dial.upperValue == 17)
        #expect(events() == [.editingDidBegin, .editingDidEnd])
    }

    @Test func `an app's change in mid-drag does not discard a change that is not sent yet`() {
        let scene = rangeScene()
        let dial = scene.view
        dial.isContinuous = false
        scene.down(hour(17))
        scene.sweep(hour(17), hour(21))
        dial.lowerValue = 3
        scene.fingers.up()
        #expect((dial.lowerValue, dial.upperValue) == (3, 21))
        #expect(dial.standInSentEvents.filter { $0 == .valueChanged }.count == 1)
    }

    @Test func `a large thumb can be touched wherever it is drawn`() {
        let scene = dialScene()
        scene.view.thumbDiameter = 48
        scene.window.layoutIfNeeded()
        scene.down(135, 76 - 23)
        #expect(scene.view.isHeld)
        scene.fingers.up()
    }

    @Test(arguments: [DialView.Appearance.ring, .knob])
    func `a touch at the activation point takes the thumb`(appearance: DialView.Appearance) {
        let scene = dialScene()
        scene.view.appearance = appearance
        scene.view.value = 0.3
        scene.window.layoutIfNeeded()
        let point = scene.view.accessibilityActivationPoint
        scene.fingers.down(point)
        #expect(scene.view.isHeld && near(scene.view.value, 0.3))
        scene.fingers.up()
        scene.view.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
        #expect(scene.view.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    }
}
