#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The focus of a television or of iPadOS, which an open menu has for a while.
///
/// Buttons of a remote go to what has the focus, and not to the first responder. No request moves the
/// focus to a view, as only what contains it can make one: the system moves it to the menu, which
/// covers what had it, and on iPadOS becomes first responder.
@MainActor struct BorrowedFocus {
    /// What had the focus before.
    private(set) weak var former: (any UIFocusItem)?

    /// Remembers what has the focus, before a view gets it.
    mutating func borrow(for view: UIView) {
        former = UIFocusSystem.focusSystem(for: view)?.focusedItem
    }

    /// Lets the focus go where a view prefers it now, unless it has left the view by itself.
    func giveBack(from view: UIView) {
        guard view.isFocused else { return }
        view.setNeedsFocusUpdate()
        // A menu that the app opens when it is told of the end of this one finds the focus there.
        UIFocusSystem.focusSystem(for: view)?.updateFocusIfNeeded()
    }
}
#endif
