#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension CircularMenuView {
    func notify(_ update: RingMenu.Update) {
        if update.wheel.touch == .ended(.lift) {
            delegate?.circularMenuViewDidRelease(self)
            onReleased?(self)
        }
        if let index = update.activated { notifyActivated(index) }
        let wasOpen = reportedOpen.toDelegate
        if update.openChanged { notifyOpen() }
        // A change that new items make is reported with the next layout, since the app may set its
        // delegate and its closures after the items.
        if update.pointedChanged, !isFitting { notifyPointed() }
        if update.wheel.cameToRest {
            delegate?.circularMenuViewDidComeToRest(self)
            onRest?(self)
        }
        // Last, since the app may have changed the items when it was notified.
        if reportedOpen.toDelegate != wasOpen { moveVoiceOver() }
    }

    private func notifyActivated(_ index: Int) {
        // The delegate, or an earlier notification, may have changed the items.
        guard let item = has(index) ? itemViews[index] : nil else { return }
        delegate?.circularMenuView(self, didSelectItemAt: index)
        if has(index), itemViews[index] === item { onSelect?(self, index) }
    }

    // The delegate, or an earlier notification, may have opened or closed the menu or changed its
    // items: the delegate and the closure are each told the current state, if it is news to them.

    private func notifyOpen() {
        if core.isOpen != reportedOpen.toDelegate {
            reportedOpen.toDelegate = core.isOpen
            delegate?.circularMenuView(self, didChangeOpen: core.isOpen)
        }
        if core.isOpen != reportedOpen.toClosure {
            reportedOpen.toClosure = core.isOpen
            onOpenChange?(self, core.isOpen)
        }
    }

    /// Moves VoiceOver's focus to the first item of an open menu, and to the centre of a closed one.
    ///
    /// A menu that has changed again since will be reported once more.
    private func moveVoiceOver() {
        guard isShown else { return }
        let focus = reportedOpen.toDelegate ? itemElements.first { !$0.isHidden } : centerElement as Any?
        UIAccessibility.post(notification: .layoutChanged, argument: focus)
    }

    /// Whether the menu is in a window, and neither it nor a view around it is hidden.
    var isShown: Bool {
        let views = sequence(first: self as UIView, next: \.superview)
        return window != nil && views.allSatisfy { !$0.isHidden }
    }

    func notifyPointed() {
        if core.pointed != reportedPointed.toDelegate {
            reportedPointed.toDelegate = core.pointed
            delegate?.circularMenuView(self, didPointAtItemAt: core.pointed)
        }
        if core.pointed != reportedPointed.toClosure {
            reportedPointed.toClosure = core.pointed
            onPoint?(self, core.pointed)
        }
    }

    /// Reports the item at the pointer after a layout, which may take place within a callback.
    func notifyPointedAfterLayout() {
        guard core.pointed != reportedPointed.toDelegate else { return }
        driver.send { [weak self] in self?.notifyPointed() }
    }

    func has(_ index: Int) -> Bool { itemViews.indices.contains(index) }
}
#endif
