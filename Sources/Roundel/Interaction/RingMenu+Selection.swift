// Which item is selected, activated, or meant by a key.

extension RingMenu {
    /// Where the menu comes to rest if nobody touches it, or `nil` while it spins; see ``Wheel/restRotation``.
    public var restRotation: Angle? { wheel.restRotation }

    /// The item at the pointer where the menu comes to rest; `nil` while it spins, and on an empty ring.
    public var restItem: Int? { restRotation.flatMap { item(atRest: $0) } }

    /// The item that keys and assistive technologies act on.
    ///
    /// In a menu that turns this is the item it comes to rest at, or the one at the pointer while it spins. In one that
    /// stands still it is the selection.
    public var current: Int? { isTurnable ? restItem ?? pointed : selection }

    /// The item at the pointer at a rotation; of several in one place the one that is meant.
    func item(atRest rotation: Angle) -> Int? {
        if let goal, isAtPointer(goal, rotation) { return goal }
        if let selection, isAtPointer(selection, rotation) { return selection }
        return ring.item(atPointer: settings.finitePointer, rotation: rotation)
    }

    /// Whether an item stands exactly at the pointer.
    func isAtPointer(_ index: Int, _ rotation: Angle) -> Bool {
        guard has(index) else { return false }
        let way = ring.angle(of: index, rotation: rotation).shortestDifference(to: settings.finitePointer)
        return way.magnitude <= Ring.rounding
    }

    /// Selects an item, or none, for a value that comes from the app.
    ///
    /// If a selection turns the menu (``Settings/turnsSelectionToPointer``) an open one turns there, and a closed one is put
    /// there at once. Nothing is activated, no change of the selection is reported, and nothing is
    /// to be felt.
    ///
    /// - Parameters:
    ///   - index: An item; one that is not in the menu counts as `nil`.
    ///   - time: The present time, in seconds.
    @discardableResult
    public mutating func select(_ index: Int?, time: Double) -> Update {
        guard time.isFinite else { return .refused }
        now = time
        selection = index.flatMap { has($0) ? $0 : nil }
        guard let selection, isTurnable, settings.turnsSelectionToPointer else {
            return report(.put) { _ in Wheel.Update() }
        }
        guard isOpen else { return report(.put) { $0.put(selection) } }
        return report(.order) { $0.send(to: selection, time: time) }
    }

    /// Activates an item, as a key or an assistive technology does: it is selected, and turned to the pointer if
    /// ``Settings/turnsSelectionToPointer`` says so and the menu can turn.
    ///
    /// Refused if the menu is closed or disabled, and for an item that is disabled or not in the menu.
    ///
    /// - Parameters:
    ///   - index: An item.
    ///   - time: The present time, in seconds.
    @discardableResult
    public mutating func activate(_ index: Int, time: Double) -> Update {
        guard takesInput, has(index), !disabledItems.contains(index), time.isFinite else { return .refused }
        now = time
        var update = report(.user) { menu in
            menu.selection = index
            guard menu.settings.turnsSelectionToPointer, menu.isTurnable else { return Wheel.Update() }
            return menu.sendByUser { $0.send(to: index, time: time) }
        }
        (update.activated, update.isHandled) = (index, true)
        return update
    }

    /// Goes on by items, as "Next" and "Previous" do.
    ///
    /// It counts from where the menu comes to rest, so that quick steps add up. A ring without an end goes round; an arc that turns
    /// between two ends and a menu that stands still stop at the first and the last item. A menu that stands
    /// still selects the item at once, and begins before the first one if none is selected.
    ///
    /// Refused if the menu is closed, disabled or empty. One that is held stays where it is.
    ///
    /// - Parameters:
    ///   - count: The number of items, backward if negative.
    ///   - animated: Whether the menu turns there; otherwise it is there at once.
    ///   - time: The present time, in seconds.
    @discardableResult
    public mutating func step(by count: Int, animated: Bool = true, time: Double) -> Update {
        guard takesInput, self.count > 0, time.isFinite else { return .refused }
        now = time
        var update = report(.user) { menu in
            guard menu.isTurnable else {
                menu.selectStill(by: count)
                return Wheel.Update()
            }
            return menu.sendByUser { $0.turn(by: count, animated: animated, time: time) }
        }
        update.isHandled = true
        return update
    }

    /// A key was pressed.
    ///
    /// Right and down go to the next item, left and up to the previous one. The update says whether the key was handled; a menu
    /// that is closed, disabled or empty leaves all keys to others.
    ///
    /// - Parameters:
    ///   - key: Which one.
    ///   - isMirrored: Whether left and right are swapped, as the ring is mirrored.
    ///   - time: When, in seconds.
    @discardableResult
    public mutating func press(_ key: Key, isMirrored: Bool = false, time: Double) -> Update {
        guard takesInput, count > 0, time.isFinite else { return .refused }
        switch key {
        case .right: return step(by: isMirrored ? -1 : 1, time: time)
        case .left: return step(by: isMirrored ? 1 : -1, time: time)
        case .down: return step(by: 1, time: time)
        case .up: return step(by: -1, time: time)
        case .choose:
            guard let current else { return .refused }
            return activate(current, time: time)
        case .leave:
            guard settings.closesOnEscape else { return .refused }
            var update = setOpen(false, time: time)
            update.isHandled = true
            return update
        }
    }

    private mutating func selectStill(by steps: Int) {
        let steps = min(max(steps, -count), count)
        let index = (selection ?? -1) + steps
        if index >= 0 || selection != nil { selection = min(max(index, 0), count - 1) }
    }
}
