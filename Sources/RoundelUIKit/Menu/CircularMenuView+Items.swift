#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// MARK: - Items

extension CircularMenuView {
    /// Makes a button from each action that is not hidden.
    ///
    /// A tap on a button selects the item and performs its action. A disabled action makes a
    /// disabled button: change the attributes of the action, and not the button. If titles, images
    /// or attributes of the actions change later, the menu shows the change when it opens, and after
    /// an action was performed; call ``reloadData()`` to show it at once. An action that the menu
    /// already has keeps its button.
    ///
    /// - Parameter actions: The actions, in order along the ring.
    public func setItems(_ actions: [UIAction]) {
        // An action that is in the menu twice has two buttons. A button that is elsewhere by now may
        // have lost its place among the actions of its press.
        var buttons: [ObjectIdentifier: [UIView]] = [:]
        for (action, item) in zip(shownActions, itemViews).reversed() where isHere(item) {
            buttons[ObjectIdentifier(action), default: []].append(item)
        }
        self.actions = actions
        shownActions = visible(actions)
        var added: [(button: UIButton, action: UIAction)] = []
        replaceItems(
            shownActions.map { action in
                if let button = buttons[ObjectIdentifier(action)]?.popLast() { return button }
                let button = UIButton(type: .system)
                added.append((button, action))
                return button
            }
        )
        // After the menu's own action, which selects the item: this one may close the menu.
        for (button, action) in added {
            button.addAction(action, for: .primaryActionTriggered)
            button.addAction(
                UIAction { [weak self] _ in self?.reloadActions() },
                for: .primaryActionTriggered
            )
        }
    }

    /// Asks the data source for all items again; without a data source, reads the actions of
    /// ``setItems(_:)`` again.
    public func reloadData() {
        guard let dataSource else { return reloadActions() }
        let count = max(0, dataSource.numberOfItems(in: self))
        items = (0..<count).map { dataSource.circularMenuView(self, viewForItemAt: $0) }
    }

    private func visible(_ actions: [UIAction]) -> [UIAction] {
        actions.filter { !$0.attributes.contains(.hidden) }
    }

    /// Shows what has changed in the actions since the buttons were made or updated.
    func reloadActions() {
        guard !actions.isEmpty else { return }
        let visible = visible(actions)
        if visible.map(ObjectIdentifier.init) != shownActions.map(ObjectIdentifier.init) { setItems(actions) }
        if updateButtons() { setNeedsFitting() }
    }

    /// Gives the buttons the current titles, images and states of their actions.
    ///
    /// - Returns: Whether a button may have another size now, which does not report it.
    @discardableResult func updateButtons() -> Bool {
        var isChanged = false
        for (action, item) in zip(shownActions, itemViews) {
            guard let button = item as? UIButton, isHere(button) else { continue }
            if button.title(for: .normal) != action.title {
                button.setTitle(action.title, for: .normal)
                isChanged = true
            }
            if button.image(for: .normal) !== action.image {
                button.setImage(action.image, for: .normal)
                isChanged = true
            }
            let isEnabled = !action.attributes.contains(.disabled)
            if button.isEnabled != isEnabled { button.isEnabled = isEnabled }
        }
        return isChanged
    }

    func replaceItems(_ new: [UIView]) {
        let old = itemViews
        let kept = Set(new.map(ObjectIdentifier.init))
        itemViews = new
        // A command of the app, in a callback below, is for the new items.
        setNeedsFitting()
        for item in old where !kept.contains(ObjectIdentifier(item)) {
            guard isHere(item) else {
                changedSizes[ObjectIdentifier(item)] = nil
                continue
            }
            restore(item)
            if item === centerView { dimCenterAgain() }
        }
        // VoiceOver stays at an item that stays.
        var elements: [ObjectIdentifier: MenuItemElement] = [:]
        for (item, element) in zip(old, itemElements) { elements[ObjectIdentifier(item)] = element }
        itemElements = new.map {
            elements.removeValue(forKey: ObjectIdentifier($0)) ?? MenuItemElement(view: $0, in: self)
        }
        // An item that comes from elsewhere may notify the app as well, which may move others.
        for (item, place) in zip(new, new.map(\.superview)) where itemViews == new {
            guard isHere(item) || item.superview === place else { continue }
            // A control keeps its place among the actions of its press.
            if !isHere(item) || !old.contains(item) { listen(to: item) }
            addItem(item)
            item.prepareForHover()
        }
        if itemViews == new {
            setNeedsLayout()
            fit()
        }
        // A control that leaves ends its drag or its motion, and the app may replace the items again
        // when it is notified, so that this comes last. If it already has, a new one may leave too.
        let isCurrent = itemViews == new
        let gone = old.filter { !kept.contains(ObjectIdentifier($0)) }
        for item in isCurrent ? gone : old + new { leave(item) }
        // VoiceOver may be at one.
        if core.isOpen, isShown, !gone.isEmpty {
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        }
    }

    /// Hears the press of a control that is an item or the view in the centre.
    private func listen(to view: UIView) {
        (view as? UIControl)?.onPress { [weak self, weak view] in
            guard let self, let view, self.isHere(view), view !== self.activating, !self.isNoTap(on: view)
            else { return }
            if view === self.centerView {
                self.tap(.center)
            } else if let index = self.itemViews.firstIndex(of: view) {
                self.tap(.item(index))
            }
        }
    }

    /// Whether the press that a control reports ends a drag that changes its value, or a touch that
    /// stopped it.
    private func isNoTap(on control: UIView) -> Bool {
        // A button is pressed wherever on it the finger is lifted.
        guard !(control is UIButton) else { return false }
        let own = (control.gestureRecognizers ?? []).compactMap { $0 as? TurnRecognizer }
        return (own + [driver.recognizer]).contains { $0.isNoTap(on: control) }
    }

    /// Removes a view that is here, but neither an item nor in the centre any more.
    private func leave(_ view: UIView) {
        guard isHere(view), view !== centerView, !itemViews.contains(view) else { return }
        (view as? UIControl)?.forgetPress()
        view.removeFromSuperview()
        // The app may have set it again when a control that leaves has notified it.
        if itemViews.contains(view) { replaceItems(itemViews) }
        if view === centerView { replaceCenter(view) }
    }

    /// Adds an item in front of the items before it and behind the view in the centre, from which
    /// it appears.
    private func addItem(_ item: UIView) {
        guard let presentCenter, presentCenter !== item else { return addSubview(item) }
        insertSubview(item, belowSubview: presentCenter)
    }

    func replaceCenter(_ old: UIView?) {
        // A view that is set again may be in another menu or view by now.
        let new = centerView
        guard old !== new || (new != nil && presentCenter == nil) else { return }
        if let old, isHere(old), !itemViews.contains(old) { restoreSize(of: old) }
        undim(old)
        initialCenterSize = nil
        fallbackCenterElement = new.map { MenuCenterElement(view: $0, in: self) }
        setNeedsFitting()
        if let new { addCenter(new) }
        // Last, as in `replaceItems`.
        for case let view? in [old, new] { leave(view) }
    }

    private func addCenter(_ view: UIView) {
        (view.superview as? WheelView)?.giveBack(view)
        // A view that comes from elsewhere may notify the app, which may replace it.
        addSubview(view)
        guard view === centerView else { return }
        // A menu that had the view has given it back its size by now.
        let size = naturalSize(of: view)
        if size.width > 0, size.height > 0 { initialCenterSize = size }
        dimCenter()
        view.prepareForHover()
        listen(to: view)
        setNeedsFocusUpdate()
    }
}

// MARK: - Taps and keys

extension CircularMenuView {
    /// What can be tapped.
    typealias Spot = RingMenu.Spot

    /// The receiver of a touch on a view of the menu.
    func receiver(_ hit: UIView) -> UIView {
        if core.mayBegin, core.wheel.phase != .idle || driver.recognizer.isFollowing { return self }
        let isCenter = centerView.map { hit.isDescendant(of: $0) } ?? false
        return takesTouch(isCenter: isCenter) ? hit : self
    }

    /// Whether an item, or the view in the centre, takes a touch.
    private func takesTouch(isCenter: Bool) -> Bool { isCenter || (core.isEnabled && core.isOpen) }

    /// The item or centre view that a finger which goes down may tap.
    private func tapTarget(at point: CGPoint) -> UIView? {
        spot(at: point).flatMap { takesTouch(isCenter: $0 == .center) ? view(of: $0) : nil }
    }

    /// The item or centre view that a touch may tap.
    func tapTarget(of touch: UITouch) -> UIView? {
        driver.recognizer.target(of: touch) ?? tapTarget(at: touch.location(in: self))
    }

    /// The frontmost item or centre view at a point.
    func spot(at point: CGPoint) -> Spot? {
        for view in subviews.reversed() where !view.isHidden && view.alpha > 0.01 {
            guard view.point(inside: convert(point, to: view), with: nil) else { continue }
            if view === centerView { return .center }
            if let index = itemViews.firstIndex(where: { $0 === view }) { return .item(index) }
        }
        return nil
    }

    /// Tells the driver where views take touches: they may be turned, and take touches around them.
    ///
    /// On a television, also takes the Menu button while it closes the menu.
    func connectInput() {
        driver.spot = { [weak self] in self?.spot(at: CGPoint($0)) }
        driver.tapTarget = { [weak self] in self?.tapTarget(at: $0) }
        #if os(tvOS) || os(Linux)
        driver.menuButton = MenuButton(on: self) { [weak self] press in
            guard let self else { return false }
            return takesKeys && closesOnEscape || presses.has(press)
        }
        #endif
    }

    /// The item or centre view at a spot.
    func view(of spot: Spot) -> UIView? {
        switch spot {
        case .center: centerView
        case .item(let index): itemViews[index]
        }
    }

    /// Whether a touch may become a tap: no other finger and no scroll holds the menu.
    ///
    /// The touches of a television's remote begin in the middle of the focused view, wherever the finger
    /// is, and its buttons are presses.
    func mayTap(_ touch: UITouch) -> Bool {
        guard touch.type != .indirect else { return false }
        let isTaken = core.wheel.phase == .dragging || driver.recognizer.isFollowing
        return !isTaken || driver.recognizer.follows(touch)
    }

    /// Handles a tap on a view that is not a control, or the press of a control.
    ///
    /// - Returns: Whether it had an effect.
    @discardableResult func tap(_ spot: Spot) -> Bool {
        prepareForInput(isTap: true)
        if spot == .center { prepareToOpen() }
        let update = driver.send(.user) { $0.tapped(spot, time: $1) }
        if case .item = spot { reloadActions() }
        return update.isHandled
    }

    /// Shows what has changed in the actions, if the menu is about to open.
    private func prepareToOpen() {
        if !core.isOpen { reloadActions() }
    }

    /// Opens or closes the menu for a key or an assistive technology, also while it moves.
    ///
    /// - Returns: Whether the menu is enabled.
    @discardableResult func activateCenter() -> Bool {
        prepareForInput()
        prepareToOpen()
        return driver.send(.user) { $0.activateCenter(time: $1) }.isHandled
    }

    /// Handles Return, or a remote's Select, on a wheel or a dial in the menu that is focused, as a
    /// tap: the control itself tells the menu of touches alone.
    func choose(_ control: UIControl) {
        if control === centerView {
            activateCenter()
        } else if let index = itemViews.firstIndex(of: control) {
            _ = activateItem(at: index) { _ in true }
        }
    }

    /// Activates an item as a tap does: selects it, and presses it if it is a control.
    ///
    /// Keys and assistive technologies use this.
    ///
    /// - Parameter index: The index of the item. Nothing happens for an index that no item has, for
    ///   an item that is hidden or disabled, and while the menu is closed or disabled.
    /// - Returns: Whether the item was activated.
    @discardableResult
    public func activateItem(at index: Int) -> Bool { activateItem(at: index) { _ in false } }

    /// Activates an item.
    ///
    /// - Parameter acts: Lets the view of the item act, and returns whether it did; otherwise the
    ///   view is pressed if it is a control.
    func activateItem(at index: Int, acts: (UIView) -> Bool) -> Bool {
        guard mayActivate(index) else { return false }
        let item = itemViews[index]
        let isSelected = driver.send(.user) { $0.activate(index, time: $1) }.isHandled
        let isPressed = press(item, acts: acts)
        reloadActions()
        return isSelected || isPressed
    }

    /// Whether an item can be activated.
    func mayActivate(_ index: Int) -> Bool {
        prepareForInput()
        return takesKeys && has(index) && !core.disabledItems.contains(index)
    }

    /// Lets an item or the view in the centre act whose tap the menu has handled, or presses it if it
    /// is a control.
    ///
    /// - Returns: Whether it acted or was pressed.
    func press(_ view: UIView, acts: (UIView) -> Bool = { _ in false }) -> Bool {
        let former = activating
        activating = view
        defer { activating = former }
        if acts(view) { return true }
        guard let control = view as? UIControl else { return false }
        control.sendPress()
        return true
    }

    /// Whether keys have an effect.
    var takesKeys: Bool { core.isOpen && core.isEnabled && !itemViews.isEmpty }

    /// Whether a key opens the menu while it is focused, because the view in the centre cannot be
    /// focused itself.
    var opensInFocus: Bool {
        guard core.isEnabled, !core.isOpen, let presentCenter, !presentCenter.isHidden else { return false }
        return !(presentCenter is UIControl) && !presentCenter.canBecomeFocused
    }

    @discardableResult func press(_ key: RingMenu.Key) -> Bool {
        prepareForInput()
        if key == .choose, opensInFocus, isFocused { return activateCenter() }
        let former = core.current(at: CACurrentMediaTime())
        if key == .choose { return former.map { activateItem(at: $0) } ?? false }
        let isMirrored = isMirrored
        let update = driver.send(.user) { $0.press(key, isMirrored: isMirrored, time: $1) }
        if core.current != former { moveVoiceOverToCurrent() }
        return update.isHandled
    }

    /// Fits the items, and tells the core which of them are disabled, since a control does not
    /// report when that changes.
    ///
    /// - Parameter isTap: Whether the input is a tap.
    func prepareForInput(isTap: Bool = false) {
        fitIfNeeded()
        driver.endOldTouches(isTap: isTap)
        let disabled = itemViews.indices.filter { !isHere(itemViews[$0]) || !itemViews[$0].canBeActivated }
        if disabled != core.disabledItems { driver.adjust { $0.disabledItems = disabled } }
    }
}

extension UIView {
    /// The menu of which the view is an item, or in whose centre it is.
    var enclosingMenu: CircularMenuView? {
        guard let menu = superview as? CircularMenuView else { return nil }
        return menu.centerView === self || menu.itemViews.contains(self) ? menu : nil
    }

    /// Whether the view is not hidden, and not a disabled control.
    var canBeActivated: Bool { !isHidden && (self as? UIControl)?.isEnabled != false }

    /// Gives the view a hover effect on visionOS, unless it has one.
    func prepareForHover() {
        #if os(visionOS)
        if hoverStyle == nil { hoverStyle = UIHoverStyle(shape: nil) }
        #endif
    }
}
#endif
