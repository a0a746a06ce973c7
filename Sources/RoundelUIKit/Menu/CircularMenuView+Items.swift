#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// MARK: - What is in it

extension CircularMenuView {
    /// Makes a button of each action that is not hidden.
    ///
    /// A button does its action when it is tapped, and is selected with it. An action that is disabled makes a button
    /// that is. Titles, images and attributes that change later are shown with the next layout, when the menu opens,
    /// and after an action was done; call ``reloadData()`` to show them at once. An action that was among the last
    /// ones keeps its button.
    public func setItems(_ actions: [UIAction]) {
        var buttons: [ObjectIdentifier: UIView] = [:]
        for (action, item) in zip(shownActions, itemViews) { buttons[ObjectIdentifier(action)] = item }
        self.actions = actions
        shownActions = visible(actions)
        replaceItems(
            shownActions.map { buttons[ObjectIdentifier($0)] ?? UIButton(type: .system, primaryAction: $0) }
        )
    }

    /// Asks the data source for all items anew; without one, reads the actions that the items were made of anew.
    public func reloadData() {
        guard let dataSource else { return reloadActions() }
        let count = max(0, dataSource.numberOfItems(in: self))
        items = (0..<count).map { dataSource.circularMenuView(self, viewForItemAt: $0) }
    }

    private func visible(_ actions: [UIAction]) -> [UIAction] {
        actions.filter { !$0.attributes.contains(.hidden) }
    }

    /// Shows what has changed in the actions.
    func reloadActions() {
        guard !actions.isEmpty else { return }
        let visible = visible(actions)
        if visible.map(ObjectIdentifier.init) != shownActions.map(ObjectIdentifier.init) { setItems(actions) }
        updateButtons()
    }

    /// Shows titles and images as they are now.
    func updateButtons() {
        for (action, item) in zip(shownActions, itemViews) {
            guard let button = item as? UIButton else { continue }
            if button.title(for: .normal) != action.title { button.setTitle(action.title, for: .normal) }
            if button.image(for: .normal) !== action.image { button.setImage(action.image, for: .normal) }
            let isEnabled = !action.attributes.contains(.disabled)
            if button.isEnabled != isEnabled { button.isEnabled = isEnabled }
        }
    }

    func replaceItems(_ new: [UIView]) {
        let (old, selected) = (itemViews, core.selection.flatMap { has($0) ? itemViews[$0] : nil })
        let kept = Set(new.map(ObjectIdentifier.init))
        itemViews = new
        for item in old where !kept.contains(ObjectIdentifier(item)) {
            // It may have gone to another menu or view meanwhile.
            guard item.superview === self else {
                changedSizes[ObjectIdentifier(item)] = nil
                continue
            }
            (item as? UIControl)?.forgetPress()
            item.removeFromSuperview()
            release(item)
        }
        for item in new {
            addItem(item)
            item.prepareForHover()
            (item as? UIControl)?.onPress { [weak self, weak item] in
                if let self, let item { self.itemViews.firstIndex { $0 === item }.map(self.pressed) }
            }
        }
        itemElements = new.map { MenuItemElement(view: $0, in: self) }
        setNeedsLayout()
        fit(selection: selected.flatMap { view in new.firstIndex { $0 === view } })
    }

    /// Adds an item on top of those before it and under the view in the middle, out of which it flies.
    private func addItem(_ item: UIView) {
        guard let centerView, centerView !== item, centerView.superview === self else {
            return addSubview(item)
        }
        insertSubview(item, belowSubview: centerView)
    }

    func replaceCenter(_ old: UIView?) {
        guard old !== centerView else { return }
        if let old, old.superview === self {
            (old as? UIControl)?.forgetPress()
            old.removeFromSuperview()
        }
        if let ownCenterAlpha { old?.alpha = ownCenterAlpha }
        (ownCenterSize, ownCenterAlpha) = (nil, nil)
        ownCenterElement = centerView.map { MenuCenterElement(view: $0, in: self) }
        needsFitting()
        guard let centerView else { return }
        if !centerView.bounds.isEmpty { ownCenterSize = centerView.bounds.size }
        addSubview(centerView)
        dimCenter()
        centerView.prepareForHover()
        (centerView as? UIControl)?.onPress { [weak self] in _ = self?.tap(.center) }
    }
}

// MARK: - Taps and keys

extension CircularMenuView {
    /// What can be tapped.
    typealias Spot = RingMenu.Spot

    /// What stands at a point, frontmost first.
    func spot(at point: CGPoint) -> Spot? {
        for view in subviews.reversed() where !view.isHidden && view.alpha > 0.01 {
            guard view.point(inside: convert(point, to: view), with: nil) else { continue }
            if view === centerView { return .center }
            if let index = itemViews.firstIndex(where: { $0 === view }) { return .item(index) }
        }
        return nil
    }

    /// A finger tapped a view that is no control, or a control told of its press; whether that did anything.
    @discardableResult func tap(_ spot: Spot) -> Bool {
        prepareForInput()
        let update = driver.send(.user) { $0.tapped(spot, time: $1) }
        if case .item = spot { reloadActions() }
        return update.isHandled
    }

    /// Opens or closes the menu, also while it moves, for assistive technologies; whether it can.
    func activateCenter() -> Bool {
        prepareForInput()
        guard core.isEnabled else { return false }
        driver.send(.user) { $0.toggle(time: $1) }
        return true
    }

    /// A control that is an item was pressed: by a finger, or by what activates it.
    private func pressed(_ index: Int) {
        guard isActivating else {
            tap(.item(index))
            return
        }
        driver.send(.user) { $0.activate(index, time: $1) }
        reloadActions()
    }

    /// Does what a tap on an item does, for keys and assistive technologies: presses it if it is a control, and selects it.
    ///
    /// - Parameter index: An item; nothing happens for one that is not in the menu, hidden or disabled, and while the
    ///   menu is closed or disabled.
    /// - Returns: Whether it was done.
    @discardableResult
    public func activateItem(at index: Int) -> Bool {
        prepareForInput()
        guard takesKeys, has(index), !core.disabledItems.contains(index) else { return false }
        guard let control = itemViews[index] as? UIControl else {
            return driver.send(.user) { $0.activate(index, time: $1) }.isHandled
        }
        let wasActivating = isActivating
        isActivating = true
        control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        isActivating = wasActivating
        return true
    }

    /// Whether keys do anything.
    var takesKeys: Bool { core.isOpen && core.isEnabled && !itemViews.isEmpty }

    /// Whether it opens by a key in focus: the view in the middle cannot be in focus itself.
    var opensInFocus: Bool {
        guard core.isEnabled, !core.isOpen, let centerView, !centerView.isHidden else { return false }
        return !(centerView is UIControl) && !centerView.canBecomeFocused
    }

    @discardableResult func press(_ key: RingMenu.Key) -> Bool {
        prepareForInput()
        if key == .choose, opensInFocus, isFocused { return tap(.center) }
        if key == .choose { return core.current.map { activateItem(at: $0) } ?? false }
        let isMirrored = isMirrored
        return driver.send(.user) { $0.press(key, isMirrored: isMirrored, time: $1) }.isHandled
    }

    /// Tells the core which items can be activated: controls do not say when that changes.
    func prepareForInput() {
        fitIfNeeded()
        let disabled = itemViews.indices.filter { !itemViews[$0].canBeActivated }
        if disabled != core.disabledItems { driver.adjust { $0.disabledItems = disabled } }
    }
}

extension UIView {
    fileprivate var canBeActivated: Bool { !isHidden && (self as? UIControl)?.isEnabled != false }

    /// Shows that it can be pinched where somebody looks at it, on devices where that can be.
    func prepareForHover() {
        #if os(visionOS)
        if hoverStyle == nil { hoverStyle = UIHoverStyle(shape: nil) }
        #endif
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
