#if canImport(SwiftUI)
import SwiftUI

// Which of several open menus has the keyboard focus: the one that opened last.

extension RadialMenuController {
    /// A menu that is open.
    struct Opened {
        weak var menu: RadialMenuController?
    }

    /// The menus that are open, in the order in which they opened.
    private static var opened: [Opened] = []

    /// The menu has opened or closed.
    func noteOpening() {
        Self.opened.removeAll { $0.menu == nil || $0.menu === self }
        if isOpen { Self.opened.append(Opened(menu: self)) }
    }

    /// Gives the focus to the menu that opened last of those that are open.
    ///
    /// It yielded the focus to this one, which has closed.
    func returnFocus() {
        guard link?.behavior.acceptsKeys == true, let menu = Self.opened.last?.menu else { return }
        menu.focusReturns += 1
        menu.state.send()
    }
}
#endif
