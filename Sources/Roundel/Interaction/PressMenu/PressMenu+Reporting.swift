// The one function that determines what a call reports.

extension PressMenu {
    /// Makes a change and reports its effect.
    ///
    /// - Parameters:
    ///   - byUser: Whether the user made it, who then feels another highlighted item.
    ///   - old: The items before a change of the items.
    ///   - new: The items after it; an item with another index is no other item.
    ///   - change: Makes the change; what cannot be told from the states before and after, it
    ///     records in ``log``.
    mutating func report(
        byUser: Bool = true,
        from old: [Item] = [],
        to new: [Item] = [],
        _ change: (inout PressMenu) -> Void
    ) -> Update {
        var (oldHighlight, oldSubmenu) = (highlighted, submenu)
        let wasOpen = isOpen
        // What has gone keeps its old path, because the change ends it.
        if let path = oldHighlight { oldHighlight = PressMenu.path(path, from: old, to: new) ?? path }
        if let item = oldSubmenu {
            oldSubmenu = PressMenu.path(ItemPath(item), from: old, to: new)?.item ?? item
        }
        log = Update()
        change(&self)
        log.openChanged = isOpen != wasOpen
        log.submenuChanged = submenu != oldSubmenu
        log.highlightChanged = highlighted != oldHighlight
        if log.chosen != nil {
            log.feedback = .chosen
        } else if isOpen, log.openChanged || (log.submenuChanged && submenu != nil) {
            log.feedback = .opened
        } else if log.highlightChanged, highlighted != nil {
            log.feedback = .highlighted
        }
        if !byUser { log.feedback = nil }
        return log
    }

    /// The time at which ``advance(to:)`` must be called at the latest, in seconds, because the
    /// finger may still be held then; `nil` without one.
    ///
    /// A call before it has no effect on what happens at it. While ``isMoving``, the menu needs a
    /// call in every frame as well.
    public var nextDeadline: Double? {
        guard let touch, !touch.isInert else { return nil }
        switch phase {
        case .pressed: return touch.rest.since + settings.hold
        case .stroking: return touch.rest.since + settings.dwell
        case .held: return opensSubmenu(highlighted) ? touch.rest.since + settings.dwell : nil
        case .closed, .waiting: return nil
        }
    }

    /// Moves the menu to a time: what happens because a finger is held still, and the opening and
    /// closing.
    ///
    /// - Parameter time: The time in seconds, preferably that at which the frame will be displayed.
    ///   One that is not finite is ignored.
    @discardableResult
    public mutating func advance(to time: Double) -> Update {
        guard time.isFinite else { return Update() }
        return report { menu in
            let time = menu.clock(time)
            var left = 4
            while left > 0, let deadline = menu.nextDeadline, deadline <= time {
                let moment = max(deadline, menu.touch?.lastTime ?? deadline)
                menu.touch?.lastTime = moment
                menu.meetDeadline(at: moment)
                left -= 1
            }
            menu.unfold(to: time)
        }
    }

    /// Records a time and returns it; one that is not finite or before the last counts as the last.
    mutating func clock(_ time: Double) -> Double {
        if time > now, time.isFinite { now = time }
        return now
    }
}
