#if canImport(UIKit) && !os(watchOS)
import UIKit

// The presses of controls in a menu.

extension UIControl {
    private static var pressIdentifier: UIAction.Identifier { UIAction.Identifier("Roundel.press") }

    /// The event to observe for a press.
    ///
    /// A button sends its primary action for every kind of press, and other controls touch events, or for
    /// a change of their value. On a television there are no touches.
    private var pressEvent: UIControl.Event {
        #if os(tvOS)
        self is WheelView || self is DialControl ? .touchUpInside : .primaryActionTriggered
        #else
        self is UIButton ? .primaryActionTriggered : .touchUpInside
        #endif
    }

    func onPress(_ action: @escaping () -> Void) {
        addAction(UIAction(identifier: Self.pressIdentifier) { _ in action() }, for: pressEvent)
    }

    /// Sends the events of a tap, `.touchUpInside` and `.primaryActionTriggered`, and changes a switch.
    ///
    /// A button sends the second one by itself after the first, and a switch after `.valueChanged`.
    func sendPress() {
        #if !os(tvOS)
        if let toggle = self as? UISwitch {
            toggle.setOn(!toggle.isOn, animated: true)
            sendActions(for: .touchUpInside)
            return sendActions(for: .valueChanged)
        }
        #endif
        var isSent = false
        let observer = UIAction { _ in isSent = true }
        addAction(observer, for: .primaryActionTriggered)
        sendActions(for: .touchUpInside)
        removeAction(observer, for: .primaryActionTriggered)
        if !isSent { sendActions(for: .primaryActionTriggered) }
    }

    /// Whether the app does something when the control is pressed, and not when it changes.
    ///
    /// The primary action of a control other than a button is such a change.
    var onlyTellsAppOfPress: Bool {
        guard allControlEvents.isDisjoint(with: [.valueChanged, .allEditingEvents]) else { return false }
        var tells = false
        enumerateEventHandlers { action, target, events, stop in
            let isOwn = action?.identifier == Self.pressIdentifier && target == nil
            tells = !isOwn && events.contains(.touchUpInside)
            stop = tells
        }
        return tells
    }

    func forgetPress() { removeAction(identifiedBy: Self.pressIdentifier, for: pressEvent) }
}
#endif
