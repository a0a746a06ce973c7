#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A view that handles keys while it is first responder or focused.
@MainActor protocol TurnKeyResponder: UIView {
    /// Performs the action of a key, and returns whether it had an effect.
    @discardableResult func press(_ key: RingMenu.Key) -> Bool
}

extension TurnKeyResponder {
    /// Whether the view itself receives keys, and not a view inside it such as a text field.
    var hasKeys: Bool { isFirstResponder || isFocused }

    /// Handles a button of a remote that has an effect, and returns whether it did.
    ///
    /// Up and down are left to the focus system. While a view inside has the focus, so are the others,
    /// except the one that closes what is around that view.
    func pressButton(_ key: RingMenu.Key) -> Bool {
        guard key != .up, key != .down, hasKeys || key == .leave else { return false }
        return press(key)
    }

    /// Receives keys while the view is focused, and leaves them to others when it no longer is.
    func followFocus(in context: UIFocusUpdateContext) {
        if context.nextFocusedView === self {
            becomeFirstResponder()
        } else if context.previouslyFocusedView === self {
            resignFirstResponder()
        }
    }

    /// Whether the focus stays, because it would go left or right, which turn the view instead.
    func keepsFocus(in context: UIFocusUpdateContext) -> Bool {
        context.previouslyFocusedView === self && !context.focusHeading.isDisjoint(with: [.left, .right])
    }

    /// Commands for the arrow keys and Return, and for Escape if it has an effect.
    ///
    /// Other keys go to other responders.
    func turnKeyCommands(escapes: Bool) -> [UIKeyCommand] {
        let commands = [
            RingMenu.Key.right.command(input: UIKeyCommand.inputRightArrow, for: self),
            RingMenu.Key.left.command(input: UIKeyCommand.inputLeftArrow, for: self),
            RingMenu.Key.up.command(input: UIKeyCommand.inputUpArrow, for: self),
            RingMenu.Key.down.command(input: UIKeyCommand.inputDownArrow, for: self),
            RingMenu.Key.choose.command(input: "\r", for: self),
        ]
        guard escapes else { return commands }
        return commands + [RingMenu.Key.leave.command(input: UIKeyCommand.inputEscape, for: self)]
    }
}

/// The presses of a remote or a keyboard that a view has handled, so that their end is not passed on
/// to other responders.
///
/// A class, because the app may end a press when it is told of its effect.
@MainActor final class TakenPresses {
    private var taken: Set<ObjectIdentifier> = []

    /// Offers presses to a view, and returns those that it did not handle.
    ///
    /// - Parameters:
    ///   - presses: The presses.
    ///   - take: Handles the button of a remote, and returns whether it had an effect.
    ///   - text: Handles any other press.
    func begin(
        _ presses: Set<UIPress>,
        _ take: (RingMenu.Key) -> Bool,
        text: (UIPress) -> Bool = { _ in false }
    ) -> Set<UIPress> {
        presses.filter { press in
            let id = ObjectIdentifier(press)
            // Before the app is told. The object may be that of an earlier press whose end went elsewhere.
            taken.insert(id)
            let isTaken = press.turnKey.map(take) ?? text(press)
            if !isTaken { taken.remove(id) }
            return !isTaken
        }
    }

    /// The presses among the given ones that the view has not handled.
    func others(_ presses: Set<UIPress>) -> Set<UIPress> {
        taken.isEmpty ? presses : presses.filter { !taken.contains(ObjectIdentifier($0)) }
    }

    /// Whether the view has handled a press that is not over.
    func has(_ press: UIPress) -> Bool { taken.contains(ObjectIdentifier(press)) }

    /// Forgets presses that are over, and returns those that the view had not handled.
    func end(_ presses: Set<UIPress>) -> Set<UIPress> {
        let others = others(presses)
        for press in presses { taken.remove(ObjectIdentifier(press)) }
        return others
    }
}

extension UIPress {
    /// The key that a button of a remote stands for; `nil` for a keyboard key, which arrives as a
    /// key command.
    fileprivate var turnKey: RingMenu.Key? {
        guard key == nil else { return nil }
        return switch type {
        case .leftArrow: .left
        case .rightArrow: .right
        case .upArrow: .up
        case .downArrow: .down
        case .select: .choose
        case .menu: .leave
        default: nil
        }
    }
}
#endif
