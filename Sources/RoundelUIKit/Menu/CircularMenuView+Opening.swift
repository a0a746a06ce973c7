#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension CircularMenuView {
    /// Whether the items are shown, or on their way there; no unless told otherwise.
    ///
    /// Setting it shows or hides them at once.
    @IBInspectable public var isOpen: Bool {
        get { core.isOpen }
        set { setOpen(newValue, animated: false) }
    }

    /// Opens the menu, or closes it.
    public func toggle() { setOpen(!isOpen) }

    /// Shows the items, or hides them in the middle.
    ///
    /// They set off one after another along the ring, and come back in the opposite order; those that are called back on their
    /// way turn round where they are. With Reduce Motion, and without a window, they are there at once.
    ///
    /// - Parameters:
    ///   - open: Whether they are to be shown.
    ///   - animated: Whether they fly.
    public func setOpen(_ open: Bool, animated: Bool = true) {
        if open { reloadActions() }
        fitIfNeeded()
        driver.send(.time) { $0.setOpen(open, animated: animated, time: $1) }
    }
}
#endif
