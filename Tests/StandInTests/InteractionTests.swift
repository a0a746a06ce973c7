import StandInTestSupport
import Testing
import UIKit

/// Interactions, menus, pointers and safe areas of the stand-in.
@MainActor @Suite(.standIn) struct InteractionTests {
    private final class Recording: NSObject, UIInteraction {
        weak var view: UIView?
        var moves: [String] = []
        func willMove(to view: UIView?) { moves.append("will \(view == nil ? "leave" : "join")") }
        func didMove(to view: UIView?) {
            moves.append("did \(view == nil ? "leave" : "join")")
            self.view = view
        }
    }

    @Test func `an interaction is told before and after it moves, and leaves its former view`() {
        let (interaction, one, other) = (Recording(), UIView(), UIView())
        one.addInteraction(interaction)
        #expect(interaction.moves == ["will join", "did join"] && interaction.view === one)
        other.addInteraction(interaction)
        #expect(interaction.moves.dropFirst(2) == ["will leave", "did leave", "will join", "did join"])
        one.removeInteraction(interaction)
        #expect(interaction.view === other)
        other.removeInteraction(interaction)
        #expect(interaction.view == nil && interaction.moves.count == 8)
    }

    @Test func `the leaf of a menu performs its action with a sender`() {
        var sender: Any?
        let action = UIAction(title: "Copy") { sender = $0.sender }
        let menu = UIMenu(title: "Edit", options: .displayInline, children: [action])
        (menu.children.first as? any UIMenuLeaf)?.performWithSender("me", target: nil)
        #expect(sender as? String == "me" && action.sender == nil && menu.title == "Edit")
    }

    @Test func `a pointer enters, moves over and leaves a view`() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let window = UIWindow.standIn(around: view)
        let (hover, pan) = (UIHoverGestureRecognizer(), UIPanGestureRecognizer())
        view.addGestureRecognizer(hover)
        view.addGestureRecognizer(pan)
        let pointer = StandInPointer(window)
        pointer.hover(at: CGPoint(x: 50, y: 60))
        #expect(hover.location(in: view) == CGPoint(x: 40, y: 50))
        pointer.hover(at: CGPoint(x: 70, y: 60))
        // A touch is not its concern, and a pan is not stopped by it.
        StandInFingers(window).drag([CGPoint(x: 20, y: 20), CGPoint(x: 50, y: 20), CGPoint(x: 80, y: 20)])
        pointer.hover(at: CGPoint(x: 300, y: 300))
        pointer.hover(at: nil)
        #expect(hover.standInStates == [.began, .changed, .ended])
        #expect(pan.standInStates.contains(.ended))
    }

    @Test func `a click with the secondary button is a touch of a pointer with a button`() {
        final class Clicked: UIView {
            var masks: [UIEvent.ButtonMask] = []
            var types: [UITouch.TouchType] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                masks.append(event?.buttonMask ?? [])
                types += touches.map(\.type)
            }
        }
        let view = Clicked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let window = UIWindow.standIn(around: view)
        StandInPointer(window).secondaryClick(at: CGPoint(x: 50, y: 50))
        StandInFingers(window).tap(CGPoint(x: 50, y: 50))
        #expect(view.masks == [.secondary, []] && view.types == [.indirectPointer, .direct])
    }

    @Test func `the safe area of a view is the part of the window's that reaches into it`() {
        final class Told: UIView {
            var count = 0
            override func safeAreaInsetsDidChange() { count += 1 }
        }
        let view = Told(frame: CGRect(x: 0, y: 20, width: 390, height: 820))
        let window = UIWindow.standIn(around: view)
        window.standInSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 30, right: 0))
        #expect(view.count == 1 && UIView().safeAreaInsets == .zero)
    }

    @Test func `letters have key codes, and a label fits its text into a width`() {
        final class Typed: UIView {
            var codes: [UIKeyboardHIDUsage?] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                codes += presses.map { $0.key?.keyCode }
            }
        }
        let view = Typed()
        let keyboard = StandInKeyboard(UIWindow.standIn(around: view))
        view.becomeFirstResponder()
        for letter in ["a", "Z", "ä"] { keyboard.press(letter) }
        #expect(view.codes == [.keyboardA, .keyboardZ])
        let label = UILabel()
        (label.text, label.numberOfLines) = ("one two three four five six", 0)
        let (wide, narrow) = (
            label.sizeThatFits(CGSize(width: 1000, height: 1000)),
            label.sizeThatFits(CGSize(width: 90, height: 1000))
        )
        #expect(narrow.width <= 90 && narrow.height > 2 * wide.height)
    }
}
