// Commands of the app, and scrolling.

extension RingMenu {
    /// Turns the menu until an item is at the pointer; see
    /// ``Wheel/turn(to:_:extraTurns:duration:minimumDuration:time:)``.
    ///
    /// Refused while something holds the menu, if the menu cannot turn, and for an index without an
    /// item.
    @discardableResult
    public mutating func turn(
        toItem index: Int,
        _ direction: Wheel.TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: Double? = nil,
        minimumDuration: Double = 0,
        time: Double
    ) -> Update {
        if time.isFinite { now = time }
        guard has(index) else { return .refused }
        return command(time, arrives: true) { menu in
            let update = menu.wheel.turn(
                to: menu.ring.rotation(bringing: index, toPointer: menu.settings.finitePointer),
                direction == .direct ? .shortest : direction,
                extraTurns: extraTurns,
                duration: duration,
                minimumDuration: minimumDuration,
                time: time
            )
            if update.touch != .refused { menu.goal = index }
            return update
        }
    }

    /// Turns the menu to a rotation; see
    /// ``Wheel/turn(to:_:extraTurns:duration:minimumDuration:time:)``.
    ///
    /// Refused while something holds the menu, and if the menu cannot turn.
    @discardableResult
    public mutating func turn(
        to target: Angle,
        _ direction: Wheel.TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: Double? = nil,
        minimumDuration: Double = 0,
        time: Double
    ) -> Update {
        command(time, arrives: true) {
            $0.wheel.turn(
                to: target,
                direction,
                extraTurns: extraTurns,
                duration: duration,
                minimumDuration: minimumDuration,
                time: time
            )
        }
    }

    /// Keeps the menu turning at a velocity; see ``Wheel/spin(velocity:time:)``.
    ///
    /// Refused while something holds the menu, and if the menu cannot turn.
    @discardableResult
    public mutating func spin(velocity: Double, time: Double) -> Update {
        command(time, arrives: velocity != 0) { $0.wheel.spin(velocity: velocity, time: time) }
    }

    /// Spins the menu to a random item; see ``Wheel/spinAtRandom(seed:_:turns:duration:time:)``.
    ///
    /// Refused while something holds the menu, and if the menu cannot turn.
    @discardableResult
    public mutating func spinAtRandom(
        seed: UInt64,
        _ direction: Wheel.TurnDirection = .clockwise,
        turns: ClosedRange<Int> = 3...6,
        duration: Double? = nil,
        time: Double
    ) -> Update {
        command(time, arrives: true) {
            $0.wheel.spinAtRandom(
                among: $0.detents,
                seed: seed,
                direction,
                turns: turns,
                duration: duration,
                time: time
            )
        }
    }

    /// Stops a moving menu; it settles if it may not rest at its rotation.
    ///
    /// Refused while something holds the menu.
    @discardableResult
    public mutating func stop(time: Double) -> Update {
        guard time.isFinite, wheel.isMoving || wheel.isHeld else { return Update() }
        // A menu that was emptied may still move.
        return carryOut(time) { $0.wheel.stop(time: time) }
    }

    /// Sets the rotation at once, without a motion; see ``Wheel/setRotation(_:)``.
    ///
    /// The selection does not change. A menu that has items and cannot turn stays at rotation zero.
    @discardableResult
    public mutating func setRotation(_ rotation: Angle) -> Update {
        guard rotation.radians.isFinite else { return .refused }
        return report(.placement) { $0.wheel.setRotation(rotation) }
    }

    private mutating func command(
        _ time: Double,
        arrives: Bool = false,
        _ change: (inout RingMenu) -> Wheel.Update
    ) -> Update {
        isTurnable && time.isFinite ? carryOut(time, arrives: arrives, change) : .refused
    }

    @inline(never)  // One copy for all calls makes the WebAssembly smaller.
    private mutating func carryOut(
        _ time: Double,
        arrives: Bool = false,
        _ change: (inout RingMenu) -> Wheel.Update
    ) -> Update {
        now = time
        return report(.command, arrives: arrives) { menu in
            let goal = menu.goal
            menu.goal = nil
            let update = change(&menu)
            if update.touch == .refused { menu.goal = goal }
            return update
        }
    }
}

// MARK: - A trackpad or a crown

extension RingMenu {
    /// Turns the menu by the angle of a scroll; see ``Wheel/scrolled(by:time:)``.
    ///
    /// Refused if the menu is closed, disabled or empty, or cannot turn.
    @discardableResult
    public mutating func scrolled(by angle: Angle, time: Double) -> Update {
        guard takesInput, isTurnable, time.isFinite else { return .refused }
        now = time
        var update = report(.user) { menu in menu.performForUser { $0.wheel.scrolled(by: angle, time: time) }
        }
        update.isHandled = update.wheel.touch != .refused
        return update
    }

    /// Ends the scroll; see ``Wheel/scrollEnded(by:time:)``.
    @discardableResult
    public mutating func scrollEnded(by angle: Angle = .zero, time: Double) -> Update {
        report(.user) { $0.wheel.scrollEnded(by: angle, time: $0.clock(time)) }
    }

    /// Ends a scroll that the system cancelled; see ``Wheel/scrollCancelled(time:)``.
    @discardableResult
    public mutating func scrollCancelled(time: Double) -> Update {
        report(.user) { $0.wheel.scrollCancelled(time: $0.clock(time)) }
    }
}

// MARK: - How the wheel is turned to items

extension RingMenu {
    /// Performs an action of the user, to whom the motion then belongs.
    mutating func performForUser(_ action: (inout RingMenu) -> Wheel.Update) -> Wheel.Update {
        let update = action(&self)
        if update.takesMotion { (isMovedByApp, hasSelectedGoal) = (false, false) }
        return update
    }

    /// Turns the wheel to an item, unless it rests there or will come to rest there.
    ///
    /// - Parameters:
    ///   - index: The item.
    ///   - rest: The rotation at which a wheel that turns to the item would have come to rest before
    ///     the item was elsewhere, so that it goes on in its direction; `nil` for the shortest way.
    ///   - time: The current time, in seconds.
    @inline(never)  // One copy for all calls makes the WebAssembly smaller.
    mutating func turnWheel(to index: Int, near rest: Angle? = nil, time: Double) -> Wheel.Update {
        if let end = wheel.restRotation, wheel.phase != .dragging, isAtPointer(index, end) {
            goal = index
            return .redundant
        }
        let target = rotation(of: index, near: rest ?? wheel.rotation)
        let update = wheel.turn(to: target, .direct, time: time)
        if update.touch != .refused { goal = index }
        return update
    }

    /// The rotation with an item at the pointer that is nearest to a given one, within the limits.
    @inline(never)  // One copy for all calls makes the WebAssembly smaller.
    func rotation(of index: Int, near rotation: Angle) -> Angle {
        let target = ring.rotation(bringing: index, toPointer: settings.finitePointer)
        let nearest = rotation + rotation.shortestTurn(to: target)
        return wheel.settings.limits?.nearestTurn(of: nearest) ?? nearest
    }

    /// Sets the rotation of the wheel to that of an item, the nearest to a given one or to its own.
    mutating func place(_ index: Int, near rest: Angle? = nil) -> Wheel.Update {
        goal = index
        return wheel.setRotation(rotation(of: index, near: rest ?? wheel.rotation))
    }

    /// The number of items by which the wheel turns that is asked to turn by a given number: on an
    /// arc, as many as there are.
    func possibleSteps(_ steps: Int) -> Int {
        guard let index = item(atRest: wheel.restRotation ?? wheel.rotation) else { return 0 }
        return freedom == .free ? steps % count : min(max(steps, -index), count - 1 - index)
    }

    /// Turns the wheel by a number of items from its rest rotation, from each item to the next in
    /// the shorter direction, or in the other one if the limits do not permit that.
    mutating func turnWheel(by steps: Int, animated: Bool, time: Double) -> Wheel.Update {
        guard wheel.phase != .dragging else { return .refused }
        var rotation = wheel.restRotation ?? wheel.rotation
        let (count, last) = (possibleSteps(steps), self.count - 1)
        guard count != 0, var index = item(atRest: rotation) else { return .redundant }
        var left = count.magnitude  // A loop over a range allocates in a debug build.
        while left > 0 {
            left -= 1
            index += count > 0 ? 1 : -1
            if index < 0 { index = last } else if index > last { index = 0 }
            rotation = self.rotation(of: index, near: rotation)
        }
        let duration = animated ? wheel.settings.settlingDuration : 0
        goal = index
        return wheel.turn(to: rotation, .direct, duration: duration, time: time)
    }
}
