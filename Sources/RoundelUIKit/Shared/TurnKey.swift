#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What a key is for in a view that turns.
enum TurnKey: CaseIterable {
    case next, previous, choose, leave
}

/// A view that keys turn while it is the first responder.
@MainActor protocol TurnKeyResponder: UIView {
    /// Does what a key is for.
    func press(_ key: TurnKey)
}

extension TurnKeyResponder {
    /// The arrows, Return and Escape.
    ///
    /// - Parameter isMirrored: Whether what comes next lies to the left.
    func turnKeyCommands(isMirrored: Bool) -> [UIKeyCommand] {
        [
            (isMirrored ? TurnKey.previous : .next).command(input: UIKeyCommand.inputRightArrow, for: self),
            (isMirrored ? TurnKey.next : .previous).command(input: UIKeyCommand.inputLeftArrow, for: self),
            TurnKey.next.command(input: UIKeyCommand.inputUpArrow, for: self),
            TurnKey.previous.command(input: UIKeyCommand.inputDownArrow, for: self),
            TurnKey.choose.command(input: "\r", for: self),
            TurnKey.leave.command(input: UIKeyCommand.inputEscape, for: self),
        ]
    }
}
#endif
