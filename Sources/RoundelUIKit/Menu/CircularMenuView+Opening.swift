#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension CircularMenuView {
    /// Whether the menu is open or opening; `false` by default.
    ///
    /// Setting it shows or hides the items at once, without animation. It also places them, so set
    /// it after what decides where they come to rest, such as `startAngle`, `pointerAngle` and
    /// `landsOnItems`.
    @IBInspectable public dynamic var isOpen: Bool {
        get { core.isOpen }
        set { setOpen(newValue, animated: false) }
    }

    /// Opens a closed menu and closes an open one, animated.
    public func toggle() { setOpen(!isOpen) }

    /// Shows the items on the ring, or hides them in the centre.
    ///
    /// The items leave the centre one after another along the ring, and return in the opposite
    /// order. If the menu is closed while it opens, or opened while it closes, each item turns back
    /// from its current position. With Reduce Motion, and while the menu is in no window, the change
    /// takes place at once.
    ///
    /// - Parameters:
    ///   - open: Whether the menu should be open.
    ///   - animated: Whether the items move; otherwise the change takes place at once.
    public func setOpen(_ open: Bool, animated: Bool = true) {
        if open { reloadActions() }
        fitIfNeeded()
        driver.send(.time) { $0.setOpen(open, animated: animated, time: $1) }
    }
}
#endif
