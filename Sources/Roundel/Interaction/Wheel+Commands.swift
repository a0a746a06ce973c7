// Commands: programmatic turns, spins and stops. All are refused while a finger or a scroll holds
// the wheel.

extension Wheel {
    /// The direction in which a wheel turns to a target.
    public enum TurnDirection: Hashable, Sendable, CaseIterable {
        /// In the shorter direction, or clockwise if both are equal.
        case shortest
        /// Clockwise.
        case clockwise
        /// Counterclockwise.
        case counterclockwise
        /// To exactly this cumulative rotation, including its whole turns, or to the end of the
        /// limits that lies before it.
        case direct
    }

    /// The angle of one step of a wheel without detents.
    package static let stepWithoutDetents = Angle.degrees(15)

    /// Turns the wheel to a rotation.
    ///
    /// The motion continues from the current velocity, and ends exactly at the target and in time.
    /// Limits apply: if the target in the given direction lies outside them, the wheel turns in the
    /// other direction, and if no direction leads to the target, it turns in the given one to the end
    /// of the limits. If the wheel may not rest at the target, it settles afterwards.
    ///
    /// - Parameters:
    ///   - target: The rotation. Its whole turns are ignored except for ``TurnDirection/direct``. A
    ///     value that is not finite is refused.
    ///   - direction: The direction of the turn.
    ///   - extraTurns: The number of turns to add in that direction; a negative number counts as
    ///     zero, and more than a million as a million. Turns that would lead beyond the limits are left
    ///     out, except with ``TurnDirection/direct``, which ends at the limits.
    ///   - duration: The duration in seconds; with less than a microsecond, or NaN, the change is
    ///     immediate. `nil` takes as long as a flick that coasts as far, and at least the settling
    ///     time.
    ///   - minimumDuration: The least duration if `duration` is `nil`, in seconds.
    ///   - time: The current time, in seconds.
    @discardableResult
    @inline(never)  // Called once for each command, so one copy is enough.
    public mutating func turn(
        to target: Angle,
        _ direction: TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: Double? = nil,
        minimumDuration: Double = 0,
        time: Double
    ) -> Update {
        command(at: time, isFinite: target.radians.isFinite) { wheel, time in
            let turns = min(max(0, extraTurns), 1_000_000)
            let goal = wheel.snapped(wheel.destination(target, direction, extraTurns: turns))
            let seconds = duration ?? max(wheel.naturalDuration(to: goal), minimumDuration)
            wheel.glide(to: goal, duration: seconds, at: time)
        }
    }

    /// Turns the wheel to the detent with an index; see
    /// ``turn(to:_:extraTurns:duration:minimumDuration:time:)``.
    ///
    /// Refused if there are no detents, or none with this index. If the detent lies outside the limits
    /// in every turn, the wheel turns toward it as far as they allow, and then settles on the nearest
    /// detent within them; without one it rests at the end of the limits.
    @discardableResult
    public mutating func turn(
        toDetent index: Int,
        _ direction: TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: Double? = nil,
        minimumDuration: Double = 0,
        time: Double
    ) -> Update {
        let detent = settings.detents.flatMap { (0..<$0.count).contains(index) ? $0[index] : nil }
        return turn(
            to: detent ?? .radians(.nan),
            direction == .direct ? .shortest : direction,
            extraTurns: extraTurns,
            duration: duration,
            minimumDuration: minimumDuration,
            time: time
        )
    }

    /// Turns the wheel by a number of detents, or by 15° a step if it has none, or none within the
    /// limits, as a key press does.
    ///
    /// Steps start from the rest rotation of the wheel, so that two quick ones turn it by two
    /// detents. They end at the limits. Steps that lead where a moving wheel comes to rest anyway leave
    /// its motion as it is, unless they are immediate.
    ///
    /// - Parameters:
    ///   - count: The number of steps, clockwise if positive; more than a million counts as a
    ///     million.
    ///   - duration: The duration in seconds; `nil` takes the settling time.
    ///   - time: The current time, in seconds.
    @discardableResult
    @inline(never)
    public mutating func step(by count: Int, duration: Double? = nil, time: Double) -> Update {
        let rest = restRotation
        let count = min(max(count, -1_000_000), 1_000_000)
        let start = settings.restRotation(for: rest ?? rotation)
        // The detent of no step is the one below, which a wheel between its limits may not have.
        let mayRest = settings.detents?.nearest(to: start, within: settings.bounds) != nil
        let detent = count == 0 ? start : mayRest ? settings.detents?.detent(count, from: start) : nil
        let goal = settings.restRotation(for: detent ?? start + Wheel.stepWithoutDetents * Double(count))
        let seconds = duration ?? settings.settlingDuration
        if goal == rest, isMoving, time.isFinite, seconds >= MotionRange.leastDuration {
            return .redundant
        }
        return command(at: time) { $0.glide(to: goal, duration: seconds, at: $1) }
    }

    /// Keeps the wheel turning at a velocity, which it approaches gradually.
    ///
    /// With limits the wheel turns to the end in that direction instead, at that speed on average;
    /// a wheel beyond that end settles. With reduced motion it does not spin.
    ///
    /// - Parameters:
    ///   - velocity: The velocity in radians per second, clockwise if positive; more than a million
    ///     counts as a million. Zero lets the wheel coast to rest. A value that is not finite is
    ///     refused.
    ///   - time: The current time, in seconds.
    @discardableResult
    public mutating func spin(velocity: Double, time: Double) -> Update {
        command(at: time, isFinite: velocity.isFinite) { wheel, time in
            if velocity == 0 {
                wheel.release(at: time, velocity: wheel.velocity, continues: true)
            } else {
                wheel.turnOn(at: velocity.velocityInRange, time: time)
            }
        }
    }

    /// Spins the wheel to a random detent, or to a random direction if it has none, or none within the
    /// limits.
    ///
    /// All detents or directions that are within the limits are equally likely. The same seed and the
    /// same start give the same spin on every system.
    ///
    /// - Parameters:
    ///   - seed: Any number; different seeds give independent results.
    ///   - direction: The direction of the turn; `.shortest` and `.direct` count as clockwise.
    ///   - turns: The range from which the number of additional whole turns is chosen, also at
    ///     random; a negative number counts as zero.
    ///   - duration: As for ``turn(to:_:extraTurns:duration:minimumDuration:time:)``.
    ///   - time: The current time, in seconds.
    @discardableResult
    public mutating func spinAtRandom(
        seed: UInt64,
        _ direction: TurnDirection = .clockwise,
        turns: ClosedRange<Int> = 3...6,
        duration: Double? = nil,
        time: Double
    ) -> Update {
        spinAtRandom(
            among: settings.detents,
            seed: seed,
            direction,
            turns: turns,
            duration: duration,
            time: time
        )
    }

    /// Spins the wheel to a random one of some rotations, or to a random direction if there are none
    /// that the limits allow.
    mutating func spinAtRandom(
        among detents: Detents?,
        seed: UInt64,
        _ direction: TurnDirection,
        turns: ClosedRange<Int>,
        duration: Double?,
        time: Double
    ) -> Update {
        var generator = SplitMix64(seed: seed)
        let target =
            detents.flatMap { settings.randomDetent(among: $0, using: &generator) }
            ?? settings.randomDirection(using: &generator)
        let bounds = Int64(turns.lowerBound)...Int64(turns.upperBound)
        let extraTurns = Int(Int64.random(in: bounds, using: &generator))
        let direction = direction == .counterclockwise ? direction : .clockwise
        return turn(to: target, direction, extraTurns: extraTurns, duration: duration, time: time)
    }

    /// Sets the rotation at once, without a motion, for example to a value that the app owns.
    ///
    /// A motion ends; a drag continues from the new rotation. If the wheel may not rest at the
    /// rotation, the nearest one at which it may is set. A value that is not finite is refused.
    @discardableResult
    public mutating func setRotation(_ rotation: Angle) -> Update {
        guard rotation.radians.isFinite else { return .refused }
        return update { wheel in
            wheel.rotation = wheel.settings.restRotation(for: rotation)
            guard case .dragging(var drag) = wheel.state else { return wheel.state = .idle }
            drag.hold(at: wheel.rotation, limits: wheel.settings.limits)
            wheel.samples.reset()
            wheel.state = .dragging(drag)
        }
    }

    /// Sets the rotation at once to the nearest rotation that points in a direction.
    ///
    /// The rotation may differ from the direction by whole turns. With limits, it is a rotation
    /// within them, or if there is none, the end on the shorter way. Everything else is as for
    /// ``setRotation(_:)``.
    @discardableResult
    public mutating func setDirection(_ direction: Angle) -> Update {
        let goal = rotation + rotation.shortestTurn(to: direction)
        return setRotation(settings.limits?.nearestTurn(of: goal) ?? goal)
    }
}

extension Wheel {
    /// Forgets the whole turns without which the wheel is within limits that it is about to get, or
    /// nearest to them.
    ///
    /// It looks the same afterwards. A motion or a drag goes on.
    package mutating func forgetTurns(for settings: Settings) {
        guard self.settings.limits == nil, let limits = settings.limits, !limits.allows(rotation) else {
            return
        }
        let nearest = limits.nearestTurn(of: rotation)
        var least = nearest.shortestTurn(to: rotation)
        var goal = nearest + least
        // A motion that has made no whole turns has none to forget.
        if isMoving, (goal - rotation).magnitude <= .radians(1) { return }
        for end in [limits.range.lowerBound, limits.range.upperBound] {
            let turn = end.shortestTurn(to: rotation)
            if turn.magnitude < least.magnitude { (goal, least) = (end + turn, turn) }
        }
        guard (goal - rotation).magnitude > .radians(1) else { return }
        let turn = goal - rotation
        rotation = goal
        samples.shift(by: turn)
        switch state {
        case .idle: break
        case .dragging(var drag):
            drag.hold(at: rotation, limits: nil)
            state = .dragging(drag)
        case .moving(let active):
            let (now, left) = (active.start + elapsed, active.duration - elapsed)
            switch active.motion {
            case .glide(let glide): self.glide(to: glide.target + turn, duration: left, at: now)
            case .spin(let spin): turnOn(at: spin.finalVelocity, time: now)
            case .spring: settle(like: active, turnedBy: turn, velocity: velocity, at: now)
            case .coast: release(at: now, velocity: velocity, continues: true)
            }
        }
    }
}

// MARK: - How commands are carried out

extension Wheel {
    private mutating func command(
        at time: Double,
        isFinite: Bool = true,
        _ change: (inout Wheel, Double) -> Void
    ) -> Update {
        if case .dragging = state { return .refused }
        guard isFinite, time.isFinite else { return .refused }
        let time = notBefore(time)
        return update { change(&$0, time) }
    }

    /// A time, or that for which the rotation was computed if that is later or the time is not
    /// finite.
    func notBefore(_ time: Double) -> Double {
        let computed: Double
        switch state {
        case .idle: return time
        case .dragging(let drag): computed = drag.time
        case .moving(let active): computed = active.start + elapsed
        }
        return time.isFinite ? max(time, computed) : computed
    }

    /// Turns the wheel to a rotation, from its present velocity unless that would carry it beyond
    /// the stretch.
    mutating func glide(to goal: Angle, duration: Double, at time: Double) {
        let (rotation, velocity) = (rotation, velocity.velocityInRange)
        var glide = Glide(from: rotation, velocity: velocity, to: goal, duration: duration)
        if !settings.bounds.permits(glide.extreme(), from: rotation) {
            glide = Glide(from: rotation, velocity: 0, to: goal, duration: duration)
        }
        begin(ActiveMotion(.glide(glide), start: time, isCommanded: true))
    }

    /// Spins the wheel, or turns it to the end of its limits in that direction.
    private mutating func turnOn(at speed: Double, time: Double) {
        let (end, velocity) = (settings.end(toward: speed), velocity.velocityInRange)
        let motion: Motion
        if let end {
            let seconds = (end - rotation).radians / speed
            if seconds > 0 { return glide(to: end, duration: seconds, at: time) }
            let settlingTime = settings.settlingDuration
            motion = settings.settling(from: rotation, velocity: velocity, to: end, within: settlingTime)
        } else {
            var spin = spin(from: velocity, to: speed)
            // From its present velocity, unless that would carry it beyond the stretch of the other end.
            if !settings.bounds.permits(spin.extreme, from: rotation) { spin = self.spin(from: 0, to: speed) }
            motion = .spin(spin)
        }
        begin(ActiveMotion(motion, start: time, isCommanded: true))
    }

    private func spin(from velocity: Double, to speed: Double) -> Spin {
        Spin(from: rotation, velocity: velocity, to: speed, rampTime: settings.decay.timeConstant)
    }

    /// Continues the motion of a command under new settings, unless limits do not permit it.
    mutating func resume(_ active: ActiveMotion, at time: Double) {
        switch active.motion {
        case .spin(let spin): turnOn(at: spin.finalVelocity, time: time)
        case .glide(let glide) where !settings.permits(glide, after: elapsed, from: rotation):
            let goal = snapped(settings.bounds.nearestTurn(of: glide.target))
            self.glide(
                to: goal,
                duration: max(active.duration - elapsed, settings.settlingDuration),
                at: time
            )
        case .spring where settings.bounds.contains(active.end):
            settle(like: active, velocity: velocity, at: time)
        case .spring: release(at: time, velocity: velocity, continues: true)
        default: finishIfImmediate()
        }
    }

    private func naturalDuration(to goal: Angle) -> Double {
        let velocity = Coast.releaseVelocity(toTravel: goal - rotation, decay: settings.decay)
        let coast = Coast(from: rotation, releaseVelocity: velocity, decay: settings.decay)
        return max(settings.settlingDuration, coast.duration)
    }

    /// The rest rotation that differs from a goal by rounding alone, or otherwise the goal.
    ///
    /// Without this, the wheel would settle once it has arrived.
    func snapped(_ goal: Angle) -> Angle {
        let nearest = settings.restRotation(for: goal)
        return nearest.isNearly(goal) ? nearest : goal
    }

    /// The cumulative rotation to turn to.
    private func destination(_ target: Angle, _ direction: TurnDirection, extraTurns: Int) -> Angle {
        let turns = Angle.fullTurn * Double(extraTurns)
        let shortest = rotation.shortestTurn(to: target)
        let goal =
            switch direction {
            case .shortest: rotation + shortest + (shortest < -rotation.rounding ? -turns : turns)
            case .clockwise: rotation + rotation.clockwiseDistance(to: target) + turns
            case .counterclockwise: rotation - target.clockwiseDistance(to: rotation) - turns
            case .direct: target + (target < rotation - rotation.rounding ? -turns : turns)
            }
        return direction == .direct ? settings.bounds.clamped(goal) : settings.bounds.nearestTurn(of: goal)
    }
}

extension Wheel.Settings {
    /// The end of the limits in the direction of a velocity, or `nil` if that is open.
    fileprivate func end(toward velocity: Double) -> Angle? {
        guard let range = limits?.range else { return nil }
        let end = velocity > 0 ? range.upperBound : range.lowerBound
        return end.radians.magnitude < MotionRange.greatestRotation ? end : nil
    }

    /// Whether a turn may go on from a rotation, at which it is after a time in seconds.
    fileprivate func permits(_ glide: Glide, after seconds: Double, from rotation: Angle) -> Bool {
        bounds.contains(glide.target) && bounds.permits(glide.extreme(after: seconds), from: rotation)
    }
}

extension Angle {
    /// The clockwise distance to a direction.
    ///
    /// A direction that rounding put just behind counts as equal, and not as a whole turn away.
    fileprivate func clockwiseDistance(to other: Angle) -> Angle {
        let distance = (other - self).normalized
        return distance > .fullTurn - max(rounding, other.rounding) ? distance - .fullTurn : distance
    }
}

extension Wheel.Update {
    /// The wheel refused the call.
    package static var refused: Wheel.Update {
        var update = Wheel.Update()
        update.touch = .refused
        return update
    }

    /// The wheel goes anyway where the call leads.
    @inline(never)  // One copy for all calls makes the WebAssembly smaller.
    static var redundant: Wheel.Update {
        var update = Wheel.Update()
        update.leavesMotion = true
        return update
    }
}
