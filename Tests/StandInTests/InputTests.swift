import StandInTestSupport
import Testing
import UIKit

@MainActor @Suite(.standIn) struct KeyboardTests {
    final class Keyed: UIView {
        var pressed: [String] = []
        var takes = true
        override var canBecomeFirstResponder: Bool { takes }
        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(
                    input: UIKeyCommand.inputLeftArrow,
                    modifierFlags: [],
                    standInAction: { [weak self] _ in
                        self?.pressed.append("left")
                    }
                ),
                UIKeyCommand(
                    input: "\r",
                    modifierFlags: .command,
                    standInAction: { [weak self] _ in
                        self?.pressed.append("go")
                    }
                ),
            ]
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            pressed += presses.compactMap { $0.key.map { "\($0.keyCode)" } }
        }
    }

    @Test func `key commands of the first responder run`() {
        let view = Keyed()
        #expect(!view.becomeFirstResponder())
        let keyboard = StandInKeyboard(.standIn(around: view))
        #expect(view.becomeFirstResponder() && view.isFirstResponder)
        #expect(keyboard.press(UIKeyCommand.inputLeftArrow) && keyboard.press("\r", .command))
        #expect(!keyboard.press("\r"))
        #expect(view.pressed == ["left", "go", "keyboardReturnOrEnter"])
    }

    @Test func `key commands are searched along the responder chain`() {
        final class Plain: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (outer, inner, refusing) = (Keyed(), Plain(), Keyed())
        refusing.takes = false
        for view in [inner, refusing] { outer.addSubview(view) }
        let keyboard = StandInKeyboard(.standIn(around: outer))
        #expect(!refusing.becomeFirstResponder() && inner.becomeFirstResponder())
        keyboard.press(UIKeyCommand.inputLeftArrow)
        #expect(outer.pressed == ["left"])
    }

    @Test func `a view that is removed is not the first responder any more`() {
        let view = Keyed()
        let window = UIWindow.standIn(around: view)
        view.becomeFirstResponder()
        view.removeFromSuperview()
        #expect(window.standInFirstResponder == nil && !view.isFirstResponder)
    }
}

@MainActor @Suite(.standIn) struct AccessibilityTests {
    @Test func `accessibility elements are in their order`() {
        let (root, ring) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        let buttons = (0..<3).map { _ in UIButton(frame: .zero) }
        for button in buttons { ring.addSubview(button) }
        root.addSubview(ring)
        root.addSubview(UILabel())
        ring.accessibilityElements = [buttons[2], buttons[0]]
        #expect(StandInVoiceOver.elements(in: root).prefix(2) == [buttons[2], buttons[0]])
        #expect(StandInVoiceOver.elements(in: root).count == 3)
        buttons[0].isHidden = true
        ring.shouldGroupAccessibilityChildren = true
        #expect(StandInVoiceOver.elements(in: root).first === buttons[2])
        #expect(StandInVoiceOver.elements(in: root).count == 2)
        ring.accessibilityElementsHidden = true
        #expect(StandInVoiceOver.elements(in: root).count == 1)
    }

    @Test func `only adjustable elements can be incremented`() {
        final class Knob: UIView {
            var value = 0
            override func accessibilityIncrement() { value += 1 }
            override func accessibilityDecrement() { value -= 2 }
        }
        let knob = Knob()
        StandInVoiceOver.increment(knob)
        #expect(knob.value == 0)
        knob.accessibilityTraits.insert(.adjustable)
        StandInVoiceOver.increment(knob)
        StandInVoiceOver.decrement(knob)
        #expect(knob.value == -1)
    }

    @Test func `a double tap in VoiceOver acts like a tap`() {
        var count = 0
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 44, height: 44))
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        let window = UIWindow.standIn(around: button)
        #expect(StandInVoiceOver.activate(button) && count == 1)
        withExtendedLifetime(window) {}
    }

    @Test func `actions and Escape are searched in the containers of an element`() {
        final class Menu: UIView {
            var isOpen = true
            override func accessibilityPerformEscape() -> Bool {
                defer { isOpen = false }
                return isOpen
            }
        }
        let (menu, item) = (Menu(), UIButton())
        menu.addSubview(item)
        var done: [String] = []
        menu.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "next") { action in
                done.append(action.name)
                return true
            }
        ]
        #expect(StandInVoiceOver.perform("next", on: item) && done == ["next"])
        #expect(!StandInVoiceOver.perform("previous", on: item))
        #expect(StandInVoiceOver.escape(from: item) && !menu.isOpen)
        #expect(!StandInVoiceOver.escape(from: item))
    }

    @Test func `a change of an accessibility setting posts a notification`() {
        nonisolated(unsafe) var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
            object: nil,
            queue: nil
        ) { _ in count += 1 }
        StandInAccessibility.isReduceMotionEnabled = true
        StandInAccessibility.isReduceMotionEnabled = true
        #expect(count == 1 && UIAccessibility.isReduceMotionEnabled)
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `announcements and haptic feedback are recorded`() {
        UIAccessibility.post(notification: .announcement, argument: "90°")
        #expect(StandInAccessibility.posts.first?.notification == .announcement)
        #expect(StandInAccessibility.posts.first?.argument as? String == "90°")
        let tick = UISelectionFeedbackGenerator()
        tick.prepare()
        tick.selectionChanged()
        UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: 0.5)
        UIImpactFeedbackGenerator().impactOccurred()
        let light = StandInHaptics.Event.impact(intensity: 0.5, style: 0)
        let medium = StandInHaptics.Event.impact(intensity: 1, style: 1)
        #expect(StandInHaptics.events == [.prepared, .selectionChanged, light, medium])
    }

    @Test func `an element without a view follows its container`() {
        let view = UIView(frame: CGRect(x: 100, y: 50, width: 40, height: 40))
        let window = UIWindow.standIn(around: view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(element.accessibilityFrame == CGRect(x: 101, y: 52, width: 3, height: 4))
        #expect(element.next === view)
        withExtendedLifetime(window) {}
    }
}
