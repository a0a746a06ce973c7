#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// MARK: - What is in it

extension CircularMenuView {
    /// Makes a button of each action.
    ///
    /// A button does its action when it is tapped, and is selected with it. An action that is disabled makes a button
    /// that is.
    public func setItems(_ actions: [UIAction]) {
        items = actions.map { action in
            let button = UIButton(type: .system, primaryAction: action)
            button.isEnabled = !action.attributes.contains(.disabled)
            return button
        }
    }

    /// Asks the data source for all items anew; without one nothing changes.
    public func reloadData() {
        guard let dataSource else { return }
        let count = max(0, dataSource.numberOfItems(in: self))
        items = (0..<count).map { dataSource.circularMenuView(self, viewForItemAt: $0) }
    }

    func replaceItems(_ old: [UIView]) {
        for item in old where !items.contains(item) {
            (item as? UIControl)?.forgetPress()
            item.removeFromSuperview()
        }
        for item in items {
            addSubview(item)
            (item as? UIControl)?.onPress { [weak self, weak item] in
                if let self, let item { self.items.firstIndex(of: item).map(self.select) }
            }
        }
        itemElements = items.map { MenuItemElement(item: $0, in: self) }
        if let selectedIndex, !items.indices.contains(selectedIndex) { self.selectedIndex = nil }
        setNeedsLayout()
    }

    func replaceCenter(_ old: UIView?) {
        guard old !== centerView else { return }
        (old as? UIControl)?.forgetPress()
        old?.removeFromSuperview()
        guard let centerView else { return }
        if centerView.bounds.isEmpty { centerView.bounds.size = centerView.intrinsicContentSize }
        addSubview(centerView)
        (centerView as? UIControl)?.onPress { [weak self] in self?.toggle() }
        setNeedsLayout()
    }
}

// MARK: - Taps

extension CircularMenuView {
    /// What can be tapped.
    enum Spot: Equatable {
        case item(Int)
        case center
    }

    /// What stands at a point, frontmost first.
    func spot(at point: CGPoint) -> Spot? {
        for view in subviews.reversed() where !view.isHidden && view.alpha > 0.01 {
            guard view.point(inside: convert(point, to: view), with: nil) else { continue }
            if view === centerView { return .center }
            if let index = items.firstIndex(of: view) { return .item(index) }
        }
        return nil
    }

    /// A tap on a view that is no control; controls tell of theirs.
    func tap(_ spot: Spot) {
        switch spot {
        case .item(let index): select(index)
        case .center: toggle()
        }
    }

    /// Does what a tap on an item does: presses it if it is a control, or selects it.
    func activate(_ index: Int) {
        guard isOpen else { return }
        guard let control = items[index] as? UIControl else { return select(index) }
        if control.isEnabled { control.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
    }

    /// Selects an item.
    ///
    /// - Parameter index: An item; one that is not in the menu is a programming error.
    public func select(_ index: Int) {
        precondition(items.indices.contains(index), "There is no item with this index in the menu.")
        selectedIndex = index
        delegate?.circularMenuView(self, didSelectItemAt: index)
        onSelect?(self, index)
        // Whoever heard of it may have changed the items.
        if turnsSelectionToPointer, isTurnable, items.indices.contains(index) { turn(toItemAt: index) }
    }
}

extension UIControl {
    private static var pressIdentifier: UIAction.Identifier { UIAction.Identifier("Roundel.press") }

    /// A button tells of every way to press it by its primary action, and other controls of a touch alone.
    private var pressEvent: UIControl.Event { self is UIButton ? .primaryActionTriggered : .touchUpInside }

    fileprivate func onPress(_ action: @escaping () -> Void) {
        addAction(UIAction(identifier: Self.pressIdentifier) { _ in action() }, for: pressEvent)
    }

    fileprivate func forgetPress() { removeAction(identifiedBy: Self.pressIdentifier, for: pressEvent) }
}
#endif
