// What the app gives the menu: items, settings.

extension RingMenu {
    /// Changes the items and where they stand; the selected item keeps its index.
    ///
    /// It may be called at any time. An item that is selected and at the pointer stays there, a menu at rest is put where
    /// it may rest, one that moves goes on from there, and one that is held stays held. No turn is reported. An item
    /// that is pressed is pressed no longer, if the number of items or an angle changes. Where the menu can turn no
    /// longer, it is put back to the rotation of zero.
    ///
    /// - Parameters:
    ///   - ring: Where the items stand.
    ///   - itemSize: Width and height of the largest item, in points; negative or not finite counts as zero.
    ///   - bounds: Where the items must stay.
    ///   - settings: What the menu does from now on; `nil` leaves that as it is. Changed together with the ring, a
    ///     pointer that moves with it does not turn the menu.
    ///   - time: The present time, in seconds.
    @discardableResult
    public mutating func update(
        ring: Ring,
        itemSize: Point2D,
        bounds: Rect2D,
        settings: Settings? = nil,
        time: Double
    ) -> Update {
        replace(ring, itemSize, bounds, settings, isMoved: false, time: clock(time))
    }

    /// Changes the items and where they stand, and which one is selected.
    ///
    /// As ``update(ring:itemSize:bounds:settings:time:)``. A selection that differs from the present one is put at the pointer if
    /// ``Settings/turnsSelectionToPointer`` says so and the menu rests.
    ///
    /// - Parameters:
    ///   - ring: Where the items stand.
    ///   - itemSize: Width and height of the largest item, in points; negative or not finite counts as zero.
    ///   - bounds: Where the items must stay.
    ///   - settings: What the menu does from now on; `nil` leaves that as it is.
    ///   - selection: The index that the selected item has now; one that is not on the ring counts as none, which
    ///     is reported.
    ///   - time: The present time, in seconds.
    @discardableResult
    public mutating func update(
        ring: Ring,
        itemSize: Point2D,
        bounds: Rect2D,
        settings: Settings? = nil,
        selection: Int?,
        time: Double
    ) -> Update {
        let wasPointed = self.selection.map { isAtPointer($0, wheel.rotation) } ?? false
        let isMoved = selection != self.selection
        self.selection = selection
        let time = clock(time)
        return replace(ring, itemSize, bounds, settings, isMoved: isMoved, wasPointed: wasPointed, time: time)
    }

    private mutating func replace(
        _ ring: Ring,
        _ itemSize: Point2D,
        _ bounds: Rect2D,
        _ settings: Settings?,
        isMoved: Bool,
        wasPointed: Bool? = nil,
        time: Double
    ) -> Update {
        let wasPointed = wasPointed ?? selection.map { isAtPointer($0, wheel.rotation) } ?? false
        return report(.put) { menu in
            let hasNewAngles = ring.angles != menu.ring.angles
            let isOther = hasNewAngles || isMoved || (settings.map { $0 != menu.settings } ?? false)
            if hasNewAngles {
                menu.touch?.spot = nil
                menu.goal = nil
            }
            menu.ring = ring
            menu.itemSize = pointwiseMax(itemSize.finiteOrZero, .zero)
            menu.bounds = bounds
            if let settings { menu.settings = settings }
            if let index = menu.selection, !menu.has(index) { menu.selection = nil }
            let brings = wasPointed || (isMoved && menu.settings.turnsSelectionToPointer)
            return menu.configure(bringsSelection: brings && isOther, time: time)
        }
    }

    /// Changes the settings.
    ///
    /// What holds the menu keeps hold of it, and a moving one goes on from its rotation and velocity. A menu at rest
    /// is put where it may rest, with the selection still at the pointer if it was.
    @discardableResult
    public mutating func apply(_ settings: Settings, time: Double) -> Update {
        let time = clock(time)
        guard settings != self.settings else { return Update() }
        let wasPointed = selection.map { isAtPointer($0, wheel.rotation) } ?? false
        return report(.put) { menu in
            menu.settings = settings
            return menu.configure(bringsSelection: wasPointed, time: time)
        }
    }

    /// Makes the wheel one for these items and settings.
    ///
    /// - Parameter bringsSelection: Whether a wheel at rest is put at the selection.
    mutating func configure(bringsSelection: Bool, time: Double) -> Wheel.Update {
        let (wasStill, wasResting) = (freedom == .still, wheel.phase == .idle)
        freedom = settings.freedom(of: ring, itemSize: itemSize, bounds: bounds)
        let pointer = settings.finitePointer
        detents = Detents(at: (0..<count).map { ring.rotation(bringing: $0, toPointer: pointer) })
        wheel.zone = zone
        clampOpening()
        var update = Wheel.Update()
        if freedom == .still { update.touch = letGo(at: time).touch }
        let wheelSettings = settings.wheelSettings(freedom, detents: detents)
        let isNew = wheelSettings != wheel.settings
        wheel.apply(wheelSettings, time: time)
        // Nothing spins between two ends, nor without items, where no order would stop it.
        if freedom != .free || count == 0, wheel.restRotation == nil { wheel.stop(time: time) }
        guard wasResting || freedom == .still else { return update }
        let begins = wasStill && settings.turnsSelectionToPointer
        if let selection, isTurnable, bringsSelection || begins {
            _ = put(selection)
        } else if isNew || freedom == .still {
            wheel.setRotation(wheel.rotation)
        }
        return update
    }
}
