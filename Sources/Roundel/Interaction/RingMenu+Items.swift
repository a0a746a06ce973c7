// Changes of the items and settings by the app.

extension RingMenu {
    /// Changes the items and their positions; the selected item keeps its index.
    ///
    /// This is possible at any time. A selected item at the pointer stays there, and a menu that
    /// turns to it still ends there. A menu at rest changes to the nearest rotation at which it may
    /// rest, any other motion continues, and so does a drag; a finger that has not turned the menu by
    /// its lift leaves the selected item where it was. The update reports no turn. If the
    /// number of items or an angle changes, a press of an item ends without a tap. A whole ring that
    /// becomes an arc, which has ends, forgets its whole turns and does not turn back by them. A menu
    /// that can no longer turn changes to rotation zero; one without items keeps its rotation and its
    /// motion for those that come.
    ///
    /// - Parameters:
    ///   - ring: The positions of the items.
    ///   - itemSize: The width and height of the largest item, in points; a value that is negative
    ///     or not finite counts as zero.
    ///   - bounds: The rectangle in which the items must stay.
    ///   - settings: The new settings; `nil` keeps the current ones. If the pointer changes
    ///     together with the ring, the menu does not turn.
    ///   - time: The current time, in seconds.
    @discardableResult
    public mutating func update(
        ring: Ring,
        itemSize: Point2D,
        bounds: Rect2D,
        settings: Settings? = nil,
        time: Double
    ) -> Update {
        replace(ring, itemSize, bounds, settings, selection: selection, time: time)
    }

    /// Changes the items, their positions and the selection.
    ///
    /// This works like ``update(ring:itemSize:bounds:settings:time:)``. In addition, a menu at rest
    /// changes to the rotation at which a new selection is at the pointer, if
    /// ``Settings/turnsSelectionToPointer`` is set. Another index is that of another item if no angle
    /// changes; otherwise it may be the same item at a new place.
    ///
    /// - Parameters:
    ///   - ring: The positions of the items.
    ///   - itemSize: The width and height of the largest item, in points; a value that is negative
    ///     or not finite counts as zero.
    ///   - bounds: The rectangle in which the items must stay.
    ///   - settings: The new settings; `nil` keeps the current ones.
    ///   - selection: The index of the selected item among the new ones. An index that is not on
    ///     the ring counts as `nil`, and that change is reported.
    ///   - time: The current time, in seconds.
    @discardableResult
    public mutating func update(
        ring: Ring,
        itemSize: Point2D,
        bounds: Rect2D,
        settings: Settings? = nil,
        selection: Int?,
        time: Double
    ) -> Update {
        let selectsAnew = selection != self.selection && ring.angles == self.ring.angles
        return replace(
            ring,
            itemSize,
            bounds,
            settings,
            selection: selection,
            selectsAnew: selectsAnew,
            time: time
        )
    }

    /// Changes the items, their positions and the selection, for a front end that may know which item
    /// is which.
    ///
    /// - Parameters:
    ///   - selectsAnew: Whether the app selects another item, also if that has the index that the
    ///     selected one had.
    ///   - goal: The index of the item of the last command among the new items, an inner `nil` if
    ///     it is not one of them; `nil` if that is not known. Then it keeps its index, unless an
    ///     angle changes.
    ///   - pressed: The index of the item under a finger among the new items, in the same way. A press
    ///     ends without a tap if the item is none of them.
    @discardableResult
    @inline(never)  // One copy for all calls makes the WebAssembly smaller.
    package mutating func replace(
        _ ring: Ring,
        _ itemSize: Point2D,
        _ bounds: Rect2D,
        _ settings: Settings?,
        selection: Int?,
        selectsAnew: Bool = false,
        goal: Int?? = nil,
        pressed: Int?? = nil,
        time: Double
    ) -> Update {
        let time = clock(time)
        let isMoved = selectsAnew || selection != self.selection
        let wasPointed = isSelectionPointed(under: settings ?? self.settings)
        let hasNewAngles = ring.angles != self.ring.angles
        if let pressedItem {
            let index = pressed ?? (hasNewAngles ? nil : pressedItem)
            touch?.spot = index.map(Spot.item)
        }
        // Another index may be that of the same item, where the front end knows which item is which.
        let isNew = selectsAnew || (isMoved && (goal == nil || self.selection == nil))
        // A selection of another item does what `select` does.
        let isThere = selection.map { $0 >= 0 && $0 < ring.count } ?? false
        let bringsAnew = selectsAnew && isThere && (settings ?? self.settings).turnsSelectionToPointer
        if selectsAnew, !bringsAnew { owedTurn = nil }
        let (rest, oldEnd) = (wheel.restRotation, self.end)
        let isEndSelected = oldEnd != nil && oldEnd == self.selection
        let end: Int? =
            if isEndSelected, bringsAnew || !selectsAnew {
                selection
            } else if let goal, oldEnd != nil, oldEnd == self.goal {
                goal
            } else if hasNewAngles, selectsAnew || oldEnd != selection {
                nil  // An index alone does not tell which of the new items it was.
            } else {
                oldEnd
            }
        let losesGoal = self.goal != nil && goal == .some(nil)
        if let goal { self.goal = goal } else if hasNewAngles { self.goal = nil }
        self.selection = selection
        // The item for which the user waits may have another index.
        let isUsers = owedTurn == .user && goal != nil && !selectsAnew
        return report(.placement) { menu in
            let isOther = hasNewAngles || isMoved || (settings.map { !$0.isSame(as: menu.settings) } ?? false)
            menu.ring = ring
            menu.itemSize = pointwiseMax(itemSize.finiteOrZero, .zero)
            menu.bounds = bounds
            if let settings { menu.take(settings, isPointed: wasPointed) }
            if let index = menu.selection, !menu.has(index) { menu.selection = nil }
            let brings = (wasPointed && !selectsAnew) || (isNew && menu.settings.turnsSelectionToPointer)
            let update = menu.configure(bringsSelection: brings && isOther, end: end, time: time)
            if isUsers, menu.owedTurn != nil { menu.owedTurn = .user }
            if isEndSelected, bringsAnew, menu.wheel.isMoving {
                if menu.wheel.restRotation != rest { menu.isMovedByApp = true }
                (menu.hasSelectedGoal, menu.owedTurn) = (true, .command)
            } else if losesGoal {
                // The motion may go on to another item, which is none of a command.
                menu.goal = nil
            }
            return update
        }
    }

    /// The item at which the last touch began.
    package var pressedItem: Int? { if case .item(let index) = touch?.spot { index } else { nil } }

    /// Whether the selected item is at the pointer, or will be if a held menu is let go here.
    ///
    /// A flick goes elsewhere in any case; a finger that does not flick has no velocity. A menu that no
    /// longer lands on items stays where it is.
    private func isSelectionPointed(under settings: Settings) -> Bool {
        guard let selection else { return false }
        let settles = wheel.isHeld && (settings.landsOnItems || !self.settings.landsOnItems)
        return isAtPointer(selection, (settles ? wheel.restRotation(releasedAt: 0) : nil) ?? wheel.rotation)
    }

    /// Takes new settings; a turn that only the former ones wanted is no longer owed.
    private mutating func take(_ settings: Settings, isPointed: Bool) {
        let wantsTurn = settings.turnsSelectionToPointer || !self.settings.turnsSelectionToPointer
        if !wantsTurn, !isPointed { owedTurn = nil }
        self.settings = settings
    }

    /// The item at which a motion ends: that of a command, or the selected one.
    private var end: Int? {
        guard wheel.isMoving, let rest = wheel.restRotation else { return nil }
        if let goal, isAtPointer(goal, rest) { return goal }
        return selection.flatMap { isAtPointer($0, rest) ? $0 : nil }
    }

    /// Whether an item is selected, or was the goal of a command, or the menu moves.
    package var hasEnd: Bool { selection != nil || goal != nil || wheel.phase != .idle }

    /// Forgets the rotation of a menu that nothing has turned but the places of its items.
    package mutating func forgetRotation() { wheel = Wheel(zone: zone) }

    /// Whether the menu comes to rest, or is, at the item of the last command.
    package var restsAtGoal: Bool {
        guard let goal, let rest = restRotation else { return false }
        return isAtPointer(goal, rest)
    }

    /// Changes the settings.
    ///
    /// A drag continues, and a moving menu continues from its rotation and velocity; one that turns
    /// to the selected item, or to that of a command, still ends there. A menu at rest changes to
    /// the nearest rotation at which it may rest; a selection at the pointer stays there.
    @discardableResult
    public mutating func apply(_ settings: Settings, time: Double) -> Update {
        let time = clock(time)
        guard !settings.isSame(as: self.settings) else { return Update() }
        let (wasPointed, end) = (isSelectionPointed(under: settings), end)
        return report(.placement) { menu in
            menu.take(settings, isPointed: wasPointed)
            return menu.configure(bringsSelection: wasPointed, end: end, time: time)
        }
    }

    /// Configures the wheel for the items and settings.
    ///
    /// - Parameters:
    ///   - bringsSelection: Whether a wheel at rest changes to the rotation of the selection.
    ///   - end: The item at which a motion still ends.
    ///   - time: The current time, in seconds.
    mutating func configure(bringsSelection: Bool, end: Int? = nil, time: Double) -> Wheel.Update {
        let (wasStill, wasResting, rest) = (freedom == .still, wheel.phase == .idle, wheel.restRotation)
        // An arc without items keeps what it had for those that come.
        if count > 0 || ring.isClosed || settings.turning != .automatic {
            freedom = settings.freedom(of: ring, itemSize: itemSize, bounds: bounds)
        }
        let pointer = settings.finitePointer
        detents = Detents(at: (0..<count).map { ring.rotation(bringing: $0, toPointer: pointer) })
        wheel.zone = zone
        clampOpening()
        var update = Wheel.Update()
        if freedom == .still, !wasStill {
            // A finger that has turned nothing may still tap.
            let isPress = touch.map { $0.isHeldBack || $0.finger == nil } ?? false
            update.touch = (isPress ? wheel.cancelDrag(at: time) : cancelInput(at: time)).touch
        }
        let wheelSettings = settings.wheelSettings(freedom, detents: detents)
        let isNew = !wheelSettings.isSame(as: wheel.settings)
        // The app's own limits count the turns of the wheel; the ends of an arc do not.
        if case .within(let limits) = freedom, limits == wheelSettings.limits {
            wheel.forgetTurns(for: wheelSettings)
        }
        wheel.apply(wheelSettings, time: time)
        // A menu does not spin between two ends, nor without items, where no command could stop it.
        if freedom != .free || count == 0, wheel.restRotation == nil { wheel.stop(time: time) }
        if let end, has(end), isTurnable {
            _ = wheel.isMoving ? turnWheel(to: end, near: rest, time: time) : place(end)
        }
        if !wasResting, wheel.phase == .idle { land() }
        if bringsSelection, wheel.isHeld { owedTurn = .placement }
        if selection == nil { owedTurn = nil }
        guard wasResting || freedom == .still else { return update }
        let begins = wasStill && settings.turnsSelectionToPointer
        if let selection, isTurnable, bringsSelection || begins {
            _ = place(selection)
        } else if isNew || freedom == .still {
            wheel.setRotation(wheel.rotation)
        }
        return update
    }
}
