#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The focus of a television or of iPadOS, which an open menu has for a while.
///
/// Buttons of a remote go to what has the focus, and not to the first responder. No request moves the
/// focus to a view, as only what contains it can make one. On iPadOS the system moves it to the menu,
/// which covers what had it, and becomes first responder. A television leaves it to a view that is
/// covered, and moves it from one that takes no input, at the latest when it is asked.
@MainActor struct BorrowedFocus {
    /// What had the focus before.
    private(set) weak var former: (any UIFocusItem)?

    /// The view of the window in which that is, while it takes no input.
    private weak var blocked: UIView?

    /// Remembers what has the focus, and lets it go to a view of the window.
    mutating func borrow(for view: UIView) {
        former = UIFocusSystem.focusSystem(for: view)?.focusedItem
        #if os(tvOS) || os(Linux)
        // What has the focus may be no view, as a button of SwiftUI.
        guard let former else { return }
        let environments = sequence(first: former as any UIFocusEnvironment) { $0.parentFocusEnvironment }
        let views = environments.lazy.compactMap { $0 as? UIView }
        guard let around = views.first(where: { $0.superview === view.superview }), around !== view,
            around.isUserInteractionEnabled
        else { return }
        around.isUserInteractionEnabled = false
        blocked = around
        view.window?.setNeedsFocusUpdate()
        #endif
    }

    /// Lets the view behind take input again.
    mutating func unblock() {
        blocked?.isUserInteractionEnabled = true
        blocked = nil
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
