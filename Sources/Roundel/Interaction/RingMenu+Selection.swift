// The selection, activation and steps.

extension RingMenu {
    /// The rotation at which the menu comes to rest without further input; `nil` while it spins.
    ///
    /// While something holds the menu, this is the rest rotation after a release at the last time, with
    /// the turn to an item that the app has selected meanwhile.
    public var restRotation: Angle? { restRotation(at: now) }

    /// The ``restRotation`` after a release at a time.
    @inline(never)  // One copy for all calls makes the WebAssembly smaller.
    package func restRotation(at time: Double) -> Angle? {
        guard wheel.isHeld else { return wheel.restRotation }
        let velocity = wheel.dragVelocity(at: time)
        guard owedTurn != nil, velocity == 0, let selection else {
            return wheel.restRotation(releasedAt: velocity)
        }
        return wheel.settings.restRotation(for: rotation(of: selection, near: wheel.rotation))
    }

    /// The item at the pointer when the menu comes to rest; `nil` while it spins, and on an empty
    /// ring.
    public var restItem: Int? { restItem(at: now) }

    /// The ``restItem`` after a release at a time.
    package func restItem(at time: Double) -> Int? { restRotation(at: time).flatMap { item(atRest: $0) } }

    /// The item that keys and assistive technologies act on.
    ///
    /// In a menu that can turn, this is the item at which it comes to rest, or the one at the
    /// pointer while it spins. In a menu that cannot turn, it is the selection.
    public var current: Int? { current(at: now) }

    /// The ``current`` item at a time: a finger that has rested until then lets go without a velocity.
    package func current(at time: Double) -> Int? {
        isTurnable ? restItem(at: time) ?? pointed : selection
    }

    /// The item at the pointer at a rotation.
    ///
    /// Of several items at the same angle, this is the target of the last turn or the selection.
    func item(atRest rotation: Angle) -> Int? {
        if let goal, isAtPointer(goal, rotation) { return goal }
        if let selection, isAtPointer(selection, rotation) { return selection }
        let pointer = settings.finitePointer
        // An item of weight zero has no sector, but a menu may rest there.
        if ring.hasSectorsByWeight, let nearest = ring.nearestItem(to: pointer, rotation: rotation),
            isAtPointer(nearest, rotation)
        {
            return nearest
        }
        return ring.item(atPointer: pointer, rotation: rotation)
    }

    /// Whether an item is exactly at the pointer at a rotation.
    func isAtPointer(_ index: Int, _ rotation: Angle) -> Bool {
        guard has(index) else { return false }
        let angle = ring.angle(of: index, rotation: rotation)
        let distance = angle.shortestDifference(to: settings.finitePointer).magnitude
        return distance <= Ring.roundingTolerance
    }

    /// Selects an item, or none, on behalf of the app.
    ///
    /// With ``Settings/turnsSelectionToPointer`` an open menu turns to the item, and a closed one
    /// changes to its rotation at once. A menu that is held turns when it is let go, unless it was
    /// turned meanwhile, or the finger flicks it. No item is activated, and the update reports neither
    /// a change of the selection nor feedback.
    ///
    /// - Parameters:
    ///   - index: The index of an item; an index that is not in the menu counts as `nil`.
    ///   - time: The current time, in seconds.
    @discardableResult
    public mutating func select(_ index: Int?, time: Double) -> Update {
        guard time.isFinite else { return .refused }
        now = time
        let index = index.flatMap { has($0) ? $0 : nil }
        let turns = index != nil && isTurnable && settings.turnsSelectionToPointer
        let isOther = index != selection
        var update = report(turns && isOpen ? .command : .placement) { menu in
            menu.selection = index
            guard turns, let index else { return .redundant }
            return menu.isOpen ? menu.turnWheel(to: index, time: time) : menu.place(index)
        }
        update.selectionChanged = false
        if turns { hasSelectedGoal = wheel.isMoving }
        if turns || isOther { owedTurn = turns && (wheel.isMoving || wheel.isHeld) ? .command : nil }
        return update
    }

    /// Activates an item, as a key or an assistive technology does.
    ///
    /// The item is selected. With ``Settings/turnsSelectionToPointer`` the menu also turns until
    /// the item is at the pointer, if it can turn. Refused if the menu is closed or disabled, and
    /// for an item that is disabled or not in the menu.
    ///
    /// - Parameters:
    ///   - index: The index of an item.
    ///   - time: The current time, in seconds.
    @discardableResult
    public mutating func activate(_ index: Int, time: Double) -> Update {
        guard time.isFinite else { return .refused }
        now = time
        guard takesInput, has(index), !disabledItems.contains(index) else { return .refused }
        var update = report(.user) { menu in
            (menu.selection, menu.owedTurn) = (index, nil)
            guard menu.settings.turnsSelectionToPointer, menu.isTurnable else { return Wheel.Update() }
            let update = menu.performForUser { $0.turnWheel(to: index, time: time) }
            menu.hasSelectedGoal = menu.wheel.isMoving
            menu.owedTurn = menu.wheel.isMoving || menu.wheel.isHeld ? .user : nil
            return update
        }
        (update.activated, update.isHandled) = (index, true)
        return update
    }

    /// Moves by a number of items, as "Next" and "Previous" do.
    ///
    /// The steps start from the item at which the menu comes to rest, so that quick steps add up.
    /// On a whole ring the first item follows the last. An arc that turns between two ends, and a
    /// menu that cannot turn, stop at the first and the last item. A menu that cannot turn selects
    /// the item at once; without a selection, the first step forward selects the first item, and one
    /// back selects none.
    ///
    /// Refused if the menu is closed, disabled or empty. A menu that is held does not turn.
    ///
    /// - Parameters:
    ///   - count: The number of items; backward if negative.
    ///   - animated: Whether the menu turns with a motion, rather than at once.
    ///   - time: The current time, in seconds.
    @discardableResult
    public mutating func step(by count: Int, animated: Bool = true, time: Double) -> Update {
        step(by: count, source: .user, animated: animated, time: time)
    }

    /// Moves by a number of items on behalf of the app; see ``step(by:animated:time:)``.
    ///
    /// The motion is the app's, as that of
    /// ``turn(to:_:extraTurns:duration:minimumDuration:time:)`` is, and the update reports no
    /// feedback.
    @discardableResult
    package mutating func turn(byItems count: Int, animated: Bool = true, time: Double) -> Update {
        step(by: count, source: .command, animated: animated, time: time)
    }

    /// Moves by a number of items so that the menu turns clockwise if the number is positive, as a
    /// notch of a mouse wheel does.
    ///
    /// On a ring whose items run clockwise, a clockwise step brings the previous item to the
    /// pointer.
    @discardableResult
    package mutating func stepClockwise(by count: Int, time: Double) -> Update {
        step(by: ring.runsClockwise ? -count : count, time: time)
    }

    private mutating func step(by count: Int, source: Source, animated: Bool, time: Double) -> Update {
        guard takesInput, self.count > 0, time.isFinite else { return .refused }
        now = time
        var update = report(source, arrives: isTurnable && possibleSteps(count) != 0) { menu in
            guard menu.isTurnable else {
                menu.selectWithoutTurning(by: count)
                return Wheel.Update()
            }
            let update = menu.performForUser { $0.turnWheel(by: count, animated: animated, time: time) }
            if update.takesMotion { menu.owedTurn = nil }
            return update
        }
        update.isHandled = true
        return update
    }

    private mutating func selectWithoutTurning(by steps: Int) {
        let steps = min(max(steps, -count), count)
        let index = (selection ?? -1) + steps
        if index >= 0 || selection != nil { selection = min(max(index, 0), count - 1) }
    }
}

extension Ring {
    /// Whether the items follow one another clockwise; of given angles, whether the second lies
    /// clockwise of the first.
    ///
    /// A ring with fewer than two items counts as clockwise.
    fileprivate var runsClockwise: Bool {
        guard count > 1 else { return true }
        if let span { return span >= .zero }
        return angle(of: 0).shortestTurn(to: angle(of: 1)) >= .zero
    }
}
