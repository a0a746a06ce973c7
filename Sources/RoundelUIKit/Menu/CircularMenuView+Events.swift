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
        if update.openChanged { notifyOpen() }
        // A change that new items make is reported with the next layout, since the app may set its
        // delegate and its closures after the items.
        if update.pointedChanged, !isFitting { notifyPointed() }
        guard update.wheel.cameToRest else { return }
        delegate?.circularMenuViewDidComeToRest(self)
        onRest?(self)
    }

    private func notifyActivated(_ index: Int) {
        // The delegate, or an earlier notification, may have changed the items.
        guard let item = has(index) ? itemViews[index] : nil else { return }
        delegate?.circularMenuView(self, didSelectItemAt: index)
        if has(index), itemViews[index] === item { onSelect?(self, index) }
    }

    private func notifyOpen() {
        let isOpen = core.isOpen
        if window != nil {
            let focus = isOpen ? itemElements.first { !$0.isHidden } : centerElement as Any?
            UIAccessibility.post(notification: .layoutChanged, argument: focus)
        }
        delegate?.circularMenuView(self, didChangeOpen: isOpen)
        onOpenChange?(self, isOpen)
    }

    func notifyPointed() {
        let pointed = core.pointed
        guard pointed != reportedPointed else { return }
        reportedPointed = pointed
        delegate?.circularMenuView(self, didPointAtItemAt: pointed)
        onPoint?(self, pointed)
    }

    func has(_ index: Int) -> Bool { itemViews.indices.contains(index) }
}
#endif
