#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A view that keys turn while it is the first responder or focused.
@MainActor protocol TurnKeyResponder: UIView {
    /// Does what a key is for; whether it did anything.
    @discardableResult func press(_ key: RingMenu.Key) -> Bool
}

extension TurnKeyResponder {
    /// Whether the keys are its own, and not those of a text field or the like inside of it.
    var hasKeys: Bool { isFirstResponder || isFocused }

    /// The arrows and Return, and Escape where it does something: everything else is for others.
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

/// The presses of a remote that a view took, so that nobody else hears of their end.
@MainActor struct TakenPresses {
    private var taken: Set<ObjectIdentifier> = []

    /// Hands presses to a view, and answers those that it does not take.
    mutating func begin(_ presses: Set<UIPress>, _ take: (RingMenu.Key) -> Bool) -> Set<UIPress> {
        presses.filter { press in
            guard let key = press.turnKey, take(key) else { return true }
            taken.insert(ObjectIdentifier(press))
            return false
        }
    }

    /// Those of some presses that are for others.
    func others(_ presses: Set<UIPress>) -> Set<UIPress> {
        taken.isEmpty ? presses : presses.filter { !taken.contains(ObjectIdentifier($0)) }
    }

    /// Forgets presses that are over, and answers those that are for others.
    mutating func end(_ presses: Set<UIPress>) -> Set<UIPress> {
        let others = others(presses)
        for press in presses { taken.remove(ObjectIdentifier(press)) }
        return others
    }
}

extension UIPress {
    /// What a button of a remote means; `nil` for a key of a keyboard, which comes as a command.
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
