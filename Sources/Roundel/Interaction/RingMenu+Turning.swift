// Sending the menu somewhere, and scrolling it.

extension RingMenu {
    /// Turns an item to the pointer; see ``Wheel/turn(to:_:extraTurns:duration:minimumDuration:time:)``.
    ///
    /// Refused while something holds the menu, while it stands still, and for an item that is not in it.
    @discardableResult
    public mutating func turn(
        toItem index: Int,
        _ direction: Wheel.TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: Double? = nil,
        minimumDuration: Double = 0,
        time: Double
    ) -> Update {
        guard has(index) else { return .refused }
        return order(time) { menu in
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

    /// Turns the menu to a rotation; see ``Wheel/turn(to:_:extraTurns:duration:minimumDuration:time:)``.
    ///
    /// Refused while something holds the menu, and while it stands still.
    @discardableResult
    public mutating func turn(
        to target: Angle,
        _ direction: Wheel.TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: Double? = nil,
        minimumDuration: Double = 0,
        time: Double
    ) -> Update {
        order(time) {
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
    /// Refused while something holds the menu, and while it stands still.
    @discardableResult
    public mutating func spin(velocity: Double, time: Double) -> Update {
        order(time) { $0.wheel.spin(velocity: velocity, time: time) }
    }

    /// Spins the menu to an item drawn by lot; see ``Wheel/spinAtRandom(seed:_:turns:duration:time:)``.
    ///
    /// Refused while something holds the menu, and while it stands still.
    @discardableResult
    public mutating func spinAtRandom(
        seed: UInt64,
        _ direction: Wheel.TurnDirection = .clockwise,
        turns: ClosedRange<Int> = 3...6,
        duration: Double? = nil,
        time: Double
    ) -> Update {
        order(time) {
            $0.wheel.spinAtRandom(seed: seed, direction, turns: turns, duration: duration, time: time)
        }
    }

    /// Stops a moving menu where it is; it settles if it may not rest there.
    @discardableResult
    public mutating func stop(time: Double) -> Update {
        guard time.isFinite, wheel.isMoving else { return Update() }
        return order(time) { $0.wheel.stop(time: time) }
    }

    /// Puts the menu at a rotation at once; see ``Wheel/setRotation(_:)``.
    ///
    /// It selects nothing. A menu that stands still stays at zero.
    @discardableResult
    public mutating func setRotation(_ rotation: Angle) -> Update {
        guard rotation.radians.isFinite else { return .refused }
        return report(.put) { $0.wheel.setRotation(rotation) }
    }

    private mutating func order(_ time: Double, _ order: (inout RingMenu) -> Wheel.Update) -> Update {
        guard isTurnable, time.isFinite else { return .refused }
        now = time
        return report(.order) { menu in
            let goal = menu.goal
            menu.goal = nil
            let update = order(&menu)
            if update.touch == .refused { menu.goal = goal }
            return update
        }
    }
}

// MARK: - A trackpad or a crown

extension RingMenu {
    /// A scroll turned the menu on by an angle; see ``Wheel/scrolled(by:time:)``.
    ///
    /// Refused if the menu is closed, disabled or empty, and if it stands still.
    @discardableResult
    public mutating func scrolled(by angle: Angle, time: Double) -> Update {
        guard takesInput, isTurnable, time.isFinite else { return .refused }
        now = time
        var update = report(.user) { menu in menu.sendByUser { $0.wheel.scrolled(by: angle, time: time) } }
        update.isHandled = update.wheel.touch != .refused
        return update
    }

    /// The scroll ended; see ``Wheel/scrollEnded(by:time:)``.
    @discardableResult
    public mutating func scrollEnded(by angle: Angle = .zero, time: Double) -> Update {
        report(.user) { $0.wheel.scrollEnded(by: angle, time: $0.clock(time)) }
    }

    /// The system took the scroll away; see ``Wheel/scrollCancelled(time:)``.
    @discardableResult
    public mutating func scrollCancelled(time: Double) -> Update {
        report(.user) { $0.wheel.scrollCancelled(time: $0.clock(time)) }
    }
}

// MARK: - How it is sent

extension RingMenu {
    /// Does what somebody does who uses the menu: what moves from then on is theirs.
    mutating func sendByUser(_ send: (inout RingMenu) -> Wheel.Update) -> Wheel.Update {
        let update = send(&self)
        if update.touch != .refused { isMovedByApp = false }
        return update
    }

    /// Sends the wheel to an item, unless it is already there or on its way.
    mutating func send(to index: Int, time: Double) -> Wheel.Update {
        if let rest = wheel.restRotation, wheel.phase != .dragging, isAtPointer(index, rest) {
            goal = index
            return Wheel.Update()
        }
        let target = ring.rotation(bringing: index, toPointer: settings.finitePointer)
        let update = wheel.turn(to: target, time: time)
        if update.touch != .refused { goal = index }
        return update
    }

    /// Puts the wheel at an item.
    mutating func put(_ index: Int) -> Wheel.Update {
        goal = index
        let target = ring.rotation(bringing: index, toPointer: settings.finitePointer)
        let rotation = wheel.rotation + wheel.rotation.shortestDifference(to: target)
        return wheel.setRotation(wheel.settings.limits?.nearestTurn(of: rotation) ?? rotation)
    }

    /// Sends the wheel on by items from where it comes to rest, item by item the shorter way.
    mutating func turn(by steps: Int, animated: Bool, time: Double) -> Wheel.Update {
        guard wheel.phase != .dragging else { return .refused }
        var rotation = wheel.restRotation ?? wheel.rotation
        guard var index = item(atRest: rotation) else { return Wheel.Update() }
        let (last, isArc) = (count - 1, freedom != .free)
        let way = isArc ? min(max(steps, -index), last - index) : steps % count
        var left = way.magnitude  // A loop over a range allocates in a debug build.
        while left > 0 {
            left -= 1
            index += way > 0 ? 1 : -1
            if index < 0 { index = last } else if index > last { index = 0 }
            let target = ring.rotation(bringing: index, toPointer: settings.finitePointer)
            rotation += rotation.shortestDifference(to: target)
        }
        guard way != 0 else { return Wheel.Update() }
        let duration = animated ? wheel.settings.settlingTime : 0
        goal = index
        return wheel.turn(to: rotation, .direct, duration: duration, time: time)
    }
}
