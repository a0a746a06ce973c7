// The one function that determines what a call reports.

extension RingMenu {
    /// The origin of a change.
    enum Source {
        /// The user.
        case user
        /// The time.
        case time
        /// The app, by opening, closing, enabling or disabling the menu.
        case state
        /// The app, by a command that moves the wheel.
        case command
        /// The app, by setting a rotation, items or settings without a motion.
        case placement
    }

    /// Makes a change and reports its effect.
    ///
    /// - Parameter arrives: Whether the menu also lands where it rests if the change turns nothing.
    mutating func report(
        _ source: Source,
        arrives: Bool = false,
        _ change: (inout RingMenu) -> Wheel.Update
    ) -> Update {
        let (oldPointed, oldSelection, oldOpen) = (pointed, selection, isOpen)
        let (rotation, oldGoal, wasResting) = (wheel.rotation, goal, wheel.phase == .idle)
        let wasHeld = wheel.isHeld
        var update = Update()
        update.wheel = change(&self)
        let isLetGo = wasHeld && !wheel.isHeld
        if owedTurn != nil { beginOwedTurn(from: rotation, isLetGo: isLetGo, source, &update.wheel) }
        if source == .command, update.wheel.takesMotion {
            (isMovedByApp, hasSelectedGoal, owedTurn) = (true, false, nil)
        }
        if source == .placement { update.wheel.cameToRest = !wasResting && wheel.phase == .idle }
        // A motion that turns nothing, as that to the item at the pointer, ends there all the same.
        let isOver = wheel.phase == .idle && (source == .time ? !wasResting : arrives)
        let lands = update.wheel.cameToRest || (isOver && update.wheel.touch != .refused)
        if lands, source != .placement { land() }
        if isMovedByApp || (source != .user && source != .time) {
            update.wheel.passed = .none
        } else {
            update.feedback = passedItems(since: rotation, update.wheel)
        }
        // Of several items at the same angle, the goal or the selected one is at the pointer.
        let isOther = goal != oldGoal || selection != oldSelection
        if wheel.rotation != rotation || isOther || source == .placement {
            pointed = item(atRest: wheel.rotation)
        }
        update.pointedChanged = pointed != oldPointed
        update.selectionChanged = selection != oldSelection
        update.openChanged = isOpen != oldOpen
        return update
    }

    /// Turns the menu that was let go, unturned, to the item that was selected meanwhile.
    private mutating func beginOwedTurn(
        from rotation: Angle,
        isLetGo: Bool,
        _ source: Source,
        _ update: inout Wheel.Update
    ) {
        // One that is let go settles, or is at an item at once. A held one that forgets whole turns has
        // not turned.
        let hasForgotten =
            source == .placement && rotation.shortestTurn(to: wheel.rotation).magnitude < .radians(1e-6)
        let isUnturned = wheel.rotation == rotation || hasForgotten
        guard isLetGo ? !update.isFlick : isUnturned else { return owedTurn = nil }
        guard isLetGo || wheel.phase == .idle, source != .time, source != .command else { return }
        let isForApp = owedTurn != .user
        owedTurn = nil
        guard source != .placement, let selection, isTurnable else { return }
        let turn =
            isOpen
            ? turnWheel(to: selection, near: rotation, time: now) : place(selection, near: rotation)
        // One that lands there anyway does so for the finger.
        if !turn.leavesMotion { isMovedByApp = isForApp }
        hasSelectedGoal = wheel.isMoving
        update.turned += turn.turned
        // With reduced motion, the turn takes place at once.
        if turn.turned != .zero, let detents = wheel.settings.detents {
            update.passed = detents.passed(from: rotation, to: wheel.rotation)
        }
        // The rest is not reported before that of the turn, which may turn nothing.
        if update.cameToRest, wheel.phase != .idle { wheel.hasTurned = true }
        update.cameToRest = wheel.phase == .idle && (update.cameToRest || turn.cameToRest)
    }

    /// Selects the item at which the menu came to rest.
    mutating func land() {
        guard settings.landsOnItems, isTurnable, let index = item(atRest: wheel.rotation) else { return }
        if !hasSelectedGoal || index != goal { selection = index }
    }

    private func passedItems(since rotation: Angle, _ update: Wheel.Update) -> Int {
        guard rotation != wheel.rotation, freedom != .still else { return 0 }
        guard !settings.landsOnItems else { return update.passed.count }
        return detents?.passed(from: rotation, to: wheel.rotation).count ?? 0
    }

    /// Records a time, and returns it; for a time that is not finite, returns the last one.
    mutating func clock(_ time: Double) -> Double {
        if time.isFinite { now = time }
        return now
    }
}

extension RingMenu {
    /// Moves the menu to a time: its rotation, and its opening or closing.
    ///
    /// The result depends on the time alone and not on the number of frames before.
    ///
    /// - Parameter time: The time in seconds, preferably that at which the frame will be displayed.
    @discardableResult
    public mutating func advance(to time: Double) -> Update {
        guard time.isFinite else { return Update() }
        now = time
        return report(.time) { menu in
            menu.advanceOpening(to: time)
            return menu.wheel.advance(to: time)
        }
    }

    /// Moves a menu that nobody sees to a time, as ``advance(to:)`` does; the items that pass meanwhile
    /// are neither felt nor reported.
    package mutating func advanceUnseen(to time: Double) -> Update {
        var update = advance(to: time)
        (update.feedback, update.wheel.passed) = (0, .none)
        return update
    }

    /// Ends its motions where it comes to rest, because nobody will see them; a spin goes on.
    package mutating func endMotion(time: Double) -> Update {
        wheel.isSpinning ? Update() : advanceUnseen(to: time + MotionRange.longest)
    }

    /// Moves the menu to a time, as ``advance(to:)`` does, without a report of what happened.
    ///
    /// For a front end that shows the state alone. It takes a third of the time, which counts in a
    /// small menu only.
    package mutating func advanceUnreported(to time: Double) {
        guard time.isFinite else { return }
        now = time
        advanceOpening(to: time)
        let (before, wasResting) = (wheel.rotation, wheel.phase == .idle)
        wheel.advanceUnreported(to: time)
        let lands = !wasResting && wheel.phase == .idle
        if lands { land() }
        if wheel.rotation != before { owedTurn = nil }
        if wheel.rotation != before || lands { pointed = item(atRest: wheel.rotation) }
    }
}
