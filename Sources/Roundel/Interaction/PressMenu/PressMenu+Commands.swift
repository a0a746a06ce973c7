// Commands, keys and pointers. All are refused while a finger holds the menu; one that has closed it
// holds it no more.

extension PressMenu {
    /// Opens the menu at a point, as a right click, a key or an assistive technology does; it then
    /// waits.
    ///
    /// An open menu moves there. Refused if the menu is disabled, empty or held, if a number is not
    /// finite, and a billion points or more from the origin.
    ///
    /// - Parameters:
    ///   - point: The middle of the menu, in the coordinates of the bounds.
    ///   - time: The time in seconds.
    @discardableResult
    public mutating func open(at point: Point2D, time: Double) -> Update {
        command(time) { menu, time in
            guard menu.isEnabled, !menu.items.isEmpty, PressMenu.isInRange(point),
                let fan = menu.fittedFan(at: point, count: menu.items.count, menu.settings.fan)
            else { return false }
            menu.goBack(at: time)
            (menu.pending, menu.phase, menu.highlighted) = (fan, .waiting, nil)
            menu.show(at: time)
            return true
        }
    }

    /// Highlights an item of the open level, or none.
    ///
    /// Refused if the menu does not wait, and for an item that is disabled or not in that level.
    @discardableResult
    public mutating func highlight(_ path: ItemPath?, time: Double) -> Update {
        command(time) { menu, _ in
            guard menu.phase == .waiting else { return false }
            if let path {
                let isHere = menu.submenu == (path.child == nil ? nil : path.item)
                guard isHere, menu.isSelectable(path) else { return false }
            }
            menu.highlighted = path
            return true
        }
    }

    /// Highlights the item that a pointer is at, or none, as a pointer without a pressed button
    /// does.
    ///
    /// - Parameters:
    ///   - point: The position of the pointer; `nil` if it left the view.
    ///   - time: The time in seconds.
    @discardableResult
    public mutating func hover(at point: Point2D?, time: Double) -> Update {
        command(time) { menu, _ in
            guard menu.phase == .waiting else { return false }
            let path = point.flatMap { menu.item(at: $0) }
            menu.highlighted = path.flatMap { menu.isSelectable($0) ? $0 : nil }
            return true
        }
    }

    /// Moves the highlight by a number of enabled items of the open level, as arrows do.
    ///
    /// The first item follows the last. Without a highlight, a step forward highlights the first
    /// enabled item, and a step back the last.
    ///
    /// - Parameters:
    ///   - count: The number of items; backward if negative.
    ///   - time: The time in seconds.
    @discardableResult
    public mutating func moveHighlight(by count: Int, time: Double) -> Update {
        command(time) { menu, _ in
            guard menu.phase == .waiting else { return false }
            return menu.step(by: count) { _ in true }
        }
    }

    /// Highlights the next item of the open level that fulfils a condition, such as one whose title
    /// begins with a letter that was typed.
    ///
    /// The search begins after the highlighted item and ends with it. Refused if there is none.
    ///
    /// - Parameters:
    ///   - time: The time in seconds.
    ///   - condition: The condition, which is asked about enabled items alone.
    @discardableResult
    public mutating func highlightNext(time: Double, where condition: (ItemPath) -> Bool) -> Update {
        command(time) { menu, _ in
            guard menu.phase == .waiting else { return false }
            return menu.step(by: 1, where: condition)
        }
    }

    /// Chooses an item, or opens its submenu.
    ///
    /// An assistive technology may choose any item while the menu is closed as well, without opening
    /// it. A submenu opens at the position of its item, or replaces the one that is open; it needs
    /// an open menu. Refused for an item that is disabled or does not exist, and if the menu is
    /// disabled or held.
    ///
    /// - Parameters:
    ///   - path: The item; `nil` for the highlighted one.
    ///   - time: The time in seconds.
    @discardableResult
    public mutating func choose(_ path: ItemPath? = nil, time: Double) -> Update {
        command(time) { menu, time in
            guard menu.isEnabled, let path = path ?? menu.highlighted, menu.isSelectable(path) else {
                return false
            }
            guard menu.opensSubmenu(path) else {
                menu.choose(path, at: time)
                return true
            }
            guard menu.phase == .waiting, let fan = menu.fan, path.item < fan.count else { return false }
            if menu.submenu == path.item { return true }
            menu.openBranch(path.item, at: fan.position(of: path.item), time: time)
            return menu.submenu == path.item
        }
    }

    /// Closes the submenu and highlights its item, or closes the menu if no submenu is open.
    ///
    /// Refused if the menu does not wait.
    @discardableResult
    public mutating func back(time: Double) -> Update {
        command(time) { menu, time in
            guard menu.phase == .waiting else { return false }
            let parent = menu.submenu
            menu.submenu == nil ? menu.close(.dismissed, at: time) : menu.goBack(at: time)
            menu.highlighted = parent.map { ItemPath($0) }
            return true
        }
    }

    /// Closes the menu; a touch that holds it ends.
    ///
    /// A menu that is closed stays so.
    @discardableResult
    public mutating func dismiss(time: Double) -> Update {
        report(byUser: false) { menu in
            let time = menu.clock(time)
            guard menu.phase != .closed else { return }
            menu.close(.dismissed, at: time)
            menu.log.isHandled = true
        }
    }

    /// Handles a key press.
    ///
    /// Right and down highlight the next item, left and up the previous one; left and right are
    /// swapped in a mirrored menu. Return chooses the highlighted item, and in a submenu that it
    /// opens the first enabled item is highlighted. Escape does what
    /// ``back(time:)`` does. A menu that does not wait handles no key.
    @discardableResult
    public mutating func press(_ key: RingMenu.Key, time: Double) -> Update {
        guard phase == .waiting else { return .refused }
        let forward = settings.fan.isMirrored ? -1 : 1
        switch key {
        case .right: return moveHighlight(by: forward, time: time)
        case .left: return moveHighlight(by: -forward, time: time)
        case .down: return moveHighlight(by: 1, time: time)
        case .up: return moveHighlight(by: -1, time: time)
        case .leave: return back(time: time)
        case .choose:
            let before = submenu
            let update = choose(time: time)
            // The item that opened the submenu is not highlighted any more, which is reported.
            if submenu != nil, submenu != before { _ = step(by: 1) { _ in true } }
            return update
        }
    }
}

extension PressMenu {
    /// Carries out a command of the user.
    private mutating func command(_ time: Double, _ change: (inout PressMenu, Double) -> Bool) -> Update {
        guard time.isFinite, touch?.isInert ?? true else { return .refused }
        return report { menu in
            let isHandled = change(&menu, menu.clock(time))
            menu.log.isHandled = isHandled
            if !isHandled { menu.log.touch = .refused }
        }
    }

    /// Moves the highlight by a number of items that are enabled and fulfil a condition.
    ///
    /// - Returns: Whether there is such an item.
    private mutating func step(by count: Int, where condition: (ItemPath) -> Bool) -> Bool {
        let total = levelCount
        func counts(_ index: Int) -> Bool { isSelectable(path(index)) && condition(path(index)) }
        var (matches, index) = (0, 0)
        while index < total {
            if counts(index) { matches += 1 }
            index += 1
        }
        guard matches > 0 else { return false }
        guard count != 0 else { return true }
        let forward = count > 0
        index = highlightedIndex ?? (forward ? -1 : total)
        // Whole rounds end where they began, unless they begin at an item that does not count.
        var left = Int(count.magnitude - 1) % matches + 1
        while left > 0 {
            index += forward ? 1 : -1
            if index < 0 { index = total - 1 } else if index >= total { index = 0 }
            if counts(index) { left -= 1 }
        }
        highlighted = path(index)
        return true
    }
}
