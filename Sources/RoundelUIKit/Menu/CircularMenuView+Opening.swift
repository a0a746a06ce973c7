#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension CircularMenuView {
    /// How long an item takes from the middle to its place, in seconds.
    private static let flight: TimeInterval = 0.35

    /// Opens the menu, or closes it.
    public func toggle() { setOpen(!isOpen) }

    /// Shows the items, or hides them in the middle.
    ///
    /// They set off one after another along the ring, and come back in the opposite order. With Reduce Motion
    /// they are there at once.
    ///
    /// - Parameters:
    ///   - open: Whether they are to be shown.
    ///   - animated: Whether they fly.
    public func setOpen(_ open: Bool, animated: Bool = true) {
        layoutIfNeeded()
        guard open != isOpen else { return }
        isOpen = open
        updateRecognizer()
        for index in items.indices { fly(index, animated: animated && !driver.reducesMotion) }
        UIAccessibility.post(notification: .layoutChanged, argument: open ? itemElements.first : centerView)
        delegate?.circularMenuView(self, didOpen: open)
        onOpen?(self, open)
    }

    func updateRecognizer() { driver.recognizer.isEnabled = isTurnable && isOpen }

    private func fly(_ index: Int, animated: Bool) {
        guard animated else { return place(index) }
        let turn = isOpen ? index : items.count - 1 - index
        UIView.animate(
            withDuration: Self.flight,
            delay: max(0, stagger) * Double(turn),
            usingSpringWithDamping: isOpen ? 0.8 : 1,
            initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { self.place(index) }
        )
    }
}
#endif
