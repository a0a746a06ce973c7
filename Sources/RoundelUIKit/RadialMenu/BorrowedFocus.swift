#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The focus of a television or of iPadOS, which an open menu has for a while.
///
/// Buttons of a remote go to what has the focus, and not to the first responder.
@MainActor struct BorrowedFocus {
    /// What had the focus before.
    private weak var former: (any UIFocusItem)?

    /// Moves the focus to a view, if anything has it.
    mutating func move(to view: UIView) {
        let system = UIFocusSystem.focusSystem(for: view)
        guard let item = system?.focusedItem else { return }
        former = item
        system?.requestFocusUpdate(to: view)
    }

    /// Moves the focus back, unless it is elsewhere by now.
    func moveBack(from view: UIView) {
        guard let former, view.isFocused else { return }
        let system = UIFocusSystem.focusSystem(for: view)
        system?.requestFocusUpdate(to: former)
        // A menu that the app opens when it is told of the end of this one finds the focus there.
        system?.updateFocusIfNeeded()
    }
}
#endif
