// What every call reports is found out in one place.

extension RingMenu {
    /// Who asked for a change.
    enum Source {
        /// Somebody who uses the menu.
        case user
        /// Time.
        case time
        /// The app, which opens, closes, enables or disables the menu.
        case state
        /// The app, which sends the wheel somewhere.
        case order
        /// The app, which puts things where they are without a motion.
        case put
    }

    /// Makes a change and says what it did.
    mutating func report(_ source: Source, _ change: (inout RingMenu) -> Wheel.Update) -> Update {
        let (oldPointed, oldSelection, oldOpen) = (pointed, selection, isOpen)
        let (rotation, wasResting) = (wheel.rotation, wheel.phase == .idle)
        var update = Update()
        update.wheel = change(&self)
        if source == .order, update.wheel.touch != .refused { isMovedByApp = true }
        if source == .put { update.wheel.cameToRest = !wasResting && wheel.phase == .idle }
        if update.wheel.cameToRest, source != .put { land() }
        if isMovedByApp || (source != .user && source != .time) {
            update.wheel.passed = .none
        } else {
            update.feedback = passedItems(since: rotation, update.wheel)
        }
        if wheel.rotation != rotation || source == .put { pointed = item(atRest: wheel.rotation) }
        update.pointedChanged = pointed != oldPointed
        update.selectionChanged = selection != oldSelection
        update.openChanged = isOpen != oldOpen
        return update
    }

    /// Selects the item that the menu has landed on.
    private mutating func land() {
        guard settings.landsOnItems, isTurnable, let index = item(atRest: wheel.rotation) else { return }
        selection = index
    }

    private func passedItems(since rotation: Angle, _ update: Wheel.Update) -> Int {
        guard rotation != wheel.rotation, freedom != .still else { return 0 }
        guard !settings.landsOnItems else { return update.passed.count }
        return PassedDetents(detents, from: rotation, to: wheel.rotation).count
    }

    /// Takes note of a time, and answers the last one for a time that is none.
    mutating func clock(_ time: Double) -> Double {
        if time.isFinite { now = time }
        return now
    }
}

extension RingMenu {
    /// Moves the menu on to a time: what coasts, and what opens or closes.
    ///
    /// The result depends on the time alone, not on how many frames led there.
    ///
    /// - Parameter time: When, in seconds; the time at which the frame will be seen is the best choice.
    @discardableResult
    public mutating func advance(to time: Double) -> Update {
        guard time.isFinite else { return Update() }
        now = time
        return report(.time) { menu in
            menu.advanceOpening(to: time)
            return menu.wheel.advance(to: time)
        }
    }
}
