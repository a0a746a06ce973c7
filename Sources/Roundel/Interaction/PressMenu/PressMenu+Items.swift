// Changes of the items and settings by the app.

extension PressMenu {
    /// Changes the items and where they are shown, also while the menu is open.
    ///
    /// An open menu keeps its middle and places the items anew; one that closes, or a submenu that
    /// does, is closed at once. Without items the menu closes.
    ///
    /// The highlight and the submenu follow their items to new indices, by ``Item/id``. The
    /// highlight ends if its item is gone or disabled, and the submenu closes if its item is gone or
    /// disabled or has no submenu any more. Under a finger, the highlight is what the finger points
    /// at; but if the change has moved another item there, it stays with its item, or is none if
    /// that is gone, until the finger has moved by 10 points or to the middle.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - itemSize: Their width and height, in points; `nil` keeps the size.
    ///   - bounds: The rectangle in which they are shown; `nil` keeps it.
    ///   - time: The current time, in seconds.
    @discardableResult
    public mutating func update(
        items: [Item],
        itemSize: Point2D? = nil,
        bounds: Rect2D? = nil,
        time: Double
    ) -> Update {
        let (old, new) = (self.items, PressMenu.permitted(items))
        return report(byUser: false, from: old, to: new) { menu in
            menu.items = new
            if let itemSize { menu.itemSize = pointwiseMax(itemSize.finiteOrZero, .zero) }
            if let bounds { menu.bounds = bounds }
            menu.refit(from: old, at: menu.clock(time))
        }
    }

    /// Changes the settings, also while the menu is open.
    ///
    /// A touch continues under the new settings. With reduced motion, a menu that opens or closes is
    /// open or closed at once; with another fan or another sweep of submenus, one that closes is closed
    /// at once.
    @discardableResult
    public mutating func apply(_ settings: Settings, time: Double) -> Update {
        guard !settings.isSame(as: self.settings) else { return Update() }
        return report(byUser: false) { menu in
            let time = menu.clock(time)
            let old = menu.settings
            menu.settings = settings
            if settings.reducesMotion { menu.finishMotion() }
            let staysPut = old.fan == settings.fan && old.submenuSweep == settings.submenuSweep
            menu.refit(from: menu.items, staysPut: staysPut, at: time)
        }
    }

    /// Enables or disables the menu; disabling closes it and ends a touch.
    @discardableResult
    public mutating func setEnabled(_ isEnabled: Bool, time: Double) -> Update {
        report(byUser: false) { menu in
            let time = menu.clock(time)
            menu.isEnabled = isEnabled
            guard !isEnabled else { return }
            if menu.phase != .closed { menu.close(.dismissed, at: time) }
            // A finger that went down outside the open menu is left.
            menu.cancel(at: time)
        }
    }

    /// Places the items anew, and drops what is no longer possible.
    ///
    /// - Parameter staysPut: Whether everything stays where it is, and goes on to close.
    private mutating func refit(from old: [Item], staysPut: Bool = false, at time: Double) {
        if !isOpen, !staysPut { finishMotion() }
        guard let center = currentFan?.center else { return }
        guard !items.isEmpty, let fan = fittedFan(at: center, count: items.count, settings.fan) else {
            close(.dismissed, at: time)
            return finishMotion()
        }
        let same = pointed.flatMap { PressMenu.path($0, from: old, to: items) }
        let opened = highlighted.map { $0.child == nil && !old[$0.item].children.isEmpty } ?? false
        if pending == nil { self.fan = fan } else { pending = fan }
        mapPaths(from: old, at: time)
        if !staysPut || submenu != nil { refitBranch(at: time) }
        if let highlighted, !isSelectable(highlighted) { self.highlighted = nil }
        aimAgain(at: same, opened: opened, time: time)
    }

    private mutating func refitBranch(at time: Double) {
        guard let branch else { return }
        guard branch.isActive, opensSubmenu(ItemPath(branch.parent)),
            let fan = submenuFan(of: branch.parent, at: branch.fan.center)
        else { return dropBranch(at: time) }
        self.branch?.fan = fan
    }

    /// Ends the motions of the menu and its submenu where they lead to.
    private mutating func finishMotion() {
        unfolding.finish()
        branch?.unfolding.finish()
        former = nil
        dropClosed()
    }
}
