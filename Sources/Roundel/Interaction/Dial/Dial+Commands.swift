// Keys, steps, and what the app sets.

extension Dial {
    /// Changes the value by a number of steps, as a key or an assistive technology does.
    ///
    /// The value changes at once, and the thumb follows. Steps start from the value at which a
    /// coasting dial would rest, and end at the range; a step that would go beyond reports the end.
    /// Between two steps, the first goes to the nearer one in its direction. Refused while
    /// something holds the dial, and if it is disabled.
    ///
    /// - Parameters:
    ///   - count: The number of steps, towards the greatest value if positive; more than a million
    ///     counts as a million.
    ///   - size: The size of each.
    ///   - time: The time in seconds; a value that is not finite is refused.
    @discardableResult
    public mutating func step(by count: Int, _ size: StepSize = .small, time: Double) -> Update {
        guard count != 0 else { return isEnabled && !isHeld ? Update(value) : refusal }
        let steps = size == .small ? 1 : max(1, (scale.stepCount ?? 10) / 5)
        let count = min(max(count, -1_000_000), 1_000_000)
        return change(toward: count, time: time) {
            // A scale has at most a billion steps. An `Int` of 32 bits can hold twice as many.
            $0.value(after: Int(min(max(Double(count) * Double(steps), -1e9), 1e9)))
        }
    }

    /// Handles a key press.
    ///
    /// Refused while something holds the dial, and if it is disabled.
    @discardableResult
    public mutating func press(_ key: Key, time: Double) -> Update {
        switch key {
        case .left: step(by: scale.isMirrored ? 1 : -1, time: time)
        case .right: step(by: scale.isMirrored ? -1 : 1, time: time)
        case .up: step(by: 1, time: time)
        case .down: step(by: -1, time: time)
        case .pageUp: step(by: 1, .large, time: time)
        case .pageDown: step(by: -1, .large, time: time)
        case .home: change(toward: -1, time: time) { $0.bounds.lowerBound }
        case .end: change(toward: 1, time: time) { $0.bounds.upperBound }
        }
    }

    /// Sets the value, as the app does.
    ///
    /// A dial that moves ends its motion. A finger that holds the dial keeps its grip: its next
    /// move continues from where the finger is, so that an app may round each value that it is
    /// given. The value that the dial already has changes nothing.
    ///
    /// - Parameters:
    ///   - value: The value. One outside the range counts as the nearer end, one between two steps
    ///     as the nearer step, and NaN is refused.
    ///   - animated: Whether the thumb moves there in the settling time; not while the dial is
    ///     held. The value changes at once.
    ///   - time: The time in seconds; a value that is not finite is refused.
    @discardableResult
    public mutating func setValue(_ value: Double, animated: Bool = false, time: Double) -> Update {
        guard !value.isNaN, time.isFinite else { return refusal }
        let goal = possible(value)
        guard goal != self.value else { return Update(self.value) }
        return report(byUser: false) { dial in
            dial.place(goal, animated: animated, time: time)
            return .none
        }
    }

    /// Enables or disables the dial; a disabled one lets go of the finger or scroll that holds it.
    @discardableResult
    public mutating func setEnabled(_ isEnabled: Bool, time: Double) -> Update {
        report(byUser: false) { dial in
            dial.isEnabled = isEnabled
            guard !isEnabled, dial.isHeld else { return .none }
            dial.release(at: time)
            return .ended(.cancel)
        }
    }

    /// Changes the settings.
    ///
    /// A drag continues from the thumb. A dial that coasts or returns goes on under the new
    /// settings from its rotation and velocity; settings of the touch alone leave its motion as it
    /// is. Refused if the time is not finite.
    @discardableResult
    public mutating func apply(_ settings: Settings, time: Double) -> Update {
        guard time.isFinite else { return refusal }
        guard !settings.isSame(as: self.settings) else { return Update(value) }
        return report(byUser: false) { dial in
            let (velocity, wasMoving, hadPursuit) = (dial.wheel.velocity, dial.isMoving, dial.pursuit != nil)
            let isSameMotion = settings.movesAs(dial.settings)
            dial.settings = settings
            dial.configure(time: time)
            guard !dial.isHeld, wasMoving, !isSameMotion else { return .none }
            hadPursuit ? dial.release(at: time, velocity: velocity, continues: true) : dial.settle(at: time)
            return .none
        }
    }

    /// Changes the scale.
    ///
    /// The value becomes the nearest possible one, and the thumb is where the new scale has it. A
    /// motion ends; a drag continues from there. Refused if the time is not finite.
    @discardableResult
    public mutating func apply(_ scale: DialScale, time: Double) -> Update {
        guard time.isFinite else { return refusal }
        guard scale != self.scale else { return Update(value) }
        return report(byUser: false) { dial in
            dial.scale = scale
            dial.bounds = scale.range
            dial.value = dial.possible(dial.value)
            dial.configure(time: time)
            dial.place(dial.value, animated: false, time: time)
            dial.configure(time: time)
            return .none
        }
    }
}

// MARK: - How the value is changed

extension Dial {
    /// Changes the value for the user, who asked for one in a direction.
    private mutating func change(toward direction: Int, time: Double, _ goal: (Dial) -> Double) -> Update {
        guard isEnabled, !isHeld, time.isFinite else { return refusal }
        var update = report(byUser: true) { dial in
            let goal = dial.possible(goal(dial))
            // The end of a press does not go on to another value, also if this is the one at which the
            // press has stopped the dial.
            if dial.stoppedValue != nil { dial.stoppedValue = .nan }
            guard goal != dial.value || dial.pursuit != nil else { return .none }
            dial.value = goal
            dial.settle(at: time)
            return .none
        }
        if update.reachedEnd == nil { update.reachedEnd = end(toward: direction) }
        return update
    }

    /// The value a number of steps after the one at which the dial comes to rest.
    private func value(after count: Int) -> Double {
        let start = destination
        guard let step = scale.step else {
            let tenths = scale.fraction(of: start) * 10
            let number = tenths.rounded()
            guard (tenths - number).magnitude < 1e-6 else {
                return scale.value(atFraction: (tenths + Double(count)) / 10)
            }
            return scale.value(ofStep: Int(number) + count)
        }
        let number = scale.number(atOrBelow: start, step)
        let isBetween = scale.value(ofStep: number) != start
        return scale.value(ofStep: number + count + (isBetween && count < 0 ? 1 : 0))
    }

    /// Sets a possible value.
    mutating func place(_ goal: Double, animated: Bool, time: Double) {
        value = goal
        guard !isHeld else { return rotation = scale.rotation(of: goal) }
        guard !animated else { return settle(at: time) }
        (pursuit, wheel.state) = (nil, .idle)
        rotation = scale.rotation(of: goal)
        wheel.rotation = rotation
    }

    /// Applies the settings, the scale and the bounds to the wheel and the magnets, and to the grip
    /// of a finger.
    mutating func configure(time: Double) {
        wells = DialWells(settings.magnets, on: scale)
        configureWheel()
        guard hold != nil else { return }
        if settings.drag != .follow { hold?.isWaiting = false }
        if settings.snapsWhileDragging, scale.step != nil { rotation = scale.rotation(of: value) }
        if let hold { wheel.regrip(wells.turned(for: rotation), from: hold.last, time: time) }
    }
}
