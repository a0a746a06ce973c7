// Sending the wheel somewhere. While a finger or a scroll holds the wheel all of these are refused.

extension Wheel {
    /// Which way round a wheel goes to a place.
    public enum TurnDirection: Hashable, Sendable {
        /// The shorter way, clockwise where both are equally long.
        case shortest
        /// Clockwise.
        case clockwise
        /// Counterclockwise.
        case counterclockwise
        /// To this very rotation, with all its turns.
        case direct
    }

    /// How far one step turns a wheel without detents.
    public static let stepWithoutDetents = Angle.degrees(15)

    /// Turns the wheel to a rotation.
    ///
    /// It goes on from its present velocity, and ends exactly there and in time. Limits keep it inside:
    /// where the way asked for leads out of them, it goes the other way, and to the nearer end where no way leads
    /// there. Where the wheel may not rest at the target, it settles afterwards.
    ///
    /// - Parameters:
    ///   - target: The rotation; whole turns count for ``TurnDirection/direct`` alone. Not finite is refused.
    ///   - direction: Which way round.
    ///   - extraTurns: How many turns to add in that direction; below zero counts as zero.
    ///   - duration: The time it takes, in seconds; zero or less is a leap. `nil` takes as long as a flick
    ///     that coasts as far, and at least the settling time.
    ///   - minimumDuration: The least time it takes if the duration is `nil`, in seconds.
    ///   - time: The present time, in seconds.
    @discardableResult
    @inline(never)  // Once an order: one copy of it.
    public mutating func turn(
        to target: Angle,
        _ direction: TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: Double? = nil,
        minimumDuration: Double = 0,
        time: Double
    ) -> Update {
        order(finite: target.radians.isFinite && time.isFinite) { wheel in
            let goal = wheel.snapped(wheel.destination(target, direction, extraTurns: max(0, extraTurns)))
            let seconds = duration ?? max(minimumDuration, wheel.naturalDuration(to: goal))
            wheel.glide(to: goal, duration: seconds, at: time)
        }
    }

    /// Turns the wheel to the detent with an index; see ``turn(to:_:extraTurns:duration:minimumDuration:time:)``.
    ///
    /// Refused where there are no detents, and for an index that none of them has.
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

    /// Turns the wheel on by detents, or by 15° a step where it has none, as a key press does.
    ///
    /// Steps add up: two quick ones go two detents from where the wheel would have come to rest. Limits end them.
    ///
    /// - Parameters:
    ///   - count: The number of steps, clockwise if positive; more than a million counts as a million.
    ///   - duration: The time it takes, in seconds; `nil` takes the settling time.
    ///   - time: The present time, in seconds.
    @discardableResult
    @inline(never)
    public mutating func step(by count: Int, duration: Double? = nil, time: Double) -> Update {
        order(finite: time.isFinite) { wheel in
            let settings = wheel.settings
            let count = min(max(count, -1_000_000), 1_000_000)
            let rest = settings.restingPlace(for: wheel.restRotation ?? wheel.rotation)
            let goal =
                settings.detents?.detent(count, from: rest) ?? rest + Wheel.stepWithoutDetents * Double(count)
            wheel.glide(
                to: settings.restingPlace(for: goal),
                duration: duration ?? settings.settlingTime,
                at: time
            )
        }
    }

    /// Keeps the wheel turning at a velocity, which it takes up gradually.
    ///
    /// With limits it turns to the end in that direction instead, at that speed on average. With reduced
    /// motion it does not spin at all.
    ///
    /// - Parameters:
    ///   - velocity: In radians per second, clockwise if positive; zero lets it coast to rest. Not finite
    ///     is refused.
    ///   - time: The present time, in seconds.
    @discardableResult
    public mutating func spin(velocity: Double, time: Double) -> Update {
        order(finite: velocity.isFinite && time.isFinite) { wheel in
            let end =
                velocity > 0
                ? wheel.settings.limits?.range.upperBound : wheel.settings.limits?.range.lowerBound
            if velocity == 0 {
                wheel.release(at: time, velocity: wheel.releaseVelocity)
            } else if let end, end.radians.isFinite {
                wheel.glide(to: end, duration: (end - wheel.rotation).radians / velocity, at: time)
            } else {
                let ramp = wheel.settings.decay.timeConstant
                let spin = Spin(from: wheel.rotation, velocity: wheel.velocity, to: velocity, rampTime: ramp)
                wheel.begin(Stage(.spin(spin), since: time, isOrdered: true))
            }
        }
    }

    /// Spins the wheel to a place drawn by lot: each detent, or each direction, is equally likely.
    ///
    /// The same seed and the same start give the same spin on every system.
    ///
    /// - Parameters:
    ///   - seed: Any number; two that differ draw independently.
    ///   - direction: Which way round; `.shortest` and `.direct` count as clockwise.
    ///   - turns: How many whole turns it makes before, drawn as well; below zero counts as zero.
    ///   - duration: As for ``turn(to:_:extraTurns:duration:minimumDuration:time:)``.
    ///   - time: The present time, in seconds.
    @discardableResult
    public mutating func spinAtRandom(
        seed: UInt64,
        _ direction: TurnDirection = .clockwise,
        turns: ClosedRange<Int> = 3...6,
        duration: Double? = nil,
        time: Double
    ) -> Update {
        var lots = SplitMix64(seed: seed)
        let detents = settings.detents
        // 64 bits also where an `Int` has 32, which would draw otherwise.
        let index = Int(Int64.random(in: 0..<Int64(detents?.count ?? 1), using: &lots))
        let target = detents?[index] ?? .turns(.random(in: 0..<1, using: &lots))
        let drawn = Int64.random(in: Int64(turns.lowerBound)...Int64(turns.upperBound), using: &lots)
        let extraTurns = Int(drawn)
        let round = direction == .counterclockwise ? direction : .clockwise
        return turn(to: target, round, extraTurns: extraTurns, duration: duration, time: time)
    }

    /// Puts the wheel at a rotation at once, for a value that comes from elsewhere.
    ///
    /// It ends what the wheel was doing, except that what holds it keeps hold. Where the wheel may not rest
    /// there, it is put at the nearest place where it may. Not finite is refused.
    @discardableResult
    public mutating func setRotation(_ rotation: Angle) -> Update {
        guard rotation.radians.isFinite else { return .refused }
        return update { wheel in
            wheel.rotation = wheel.settings.restingPlace(for: rotation)
            guard case .dragging(var drag) = wheel.state else { return wheel.state = .idle }
            drag.hold(at: wheel.rotation, limits: wheel.settings.limits)
            wheel.samples.reset()
            wheel.state = .dragging(drag)
        }
    }

    /// Puts the wheel in a direction at once, by the shorter way: at the nearest rotation that differs from it by whole turns.
    ///
    /// With limits that is one inside them, if there is one; otherwise the nearer end. Everything else is as for
    /// ``setRotation(_:)``.
    @discardableResult
    public mutating func setDirection(_ direction: Angle) -> Update {
        let goal = rotation + rotation.shortestDifference(to: direction)
        return setRotation(settings.limits?.nearestTurn(of: goal) ?? goal)
    }
}

// MARK: - How orders are carried out

extension Wheel {
    private mutating func order(finite: Bool, _ change: (inout Wheel) -> Void) -> Update {
        if case .dragging = state { return .refused }
        return finite ? update(change) : .refused
    }

    private mutating func glide(to goal: Angle, duration: Double, at time: Double) {
        let glide = Glide(from: rotation, velocity: velocity, to: goal, duration: duration)
        begin(Stage(.glide(glide), since: time, isOrdered: true))
    }

    private func naturalDuration(to goal: Angle) -> Double {
        let velocity = Coast.releaseVelocity(toTravel: goal - rotation, decay: settings.decay)
        let coast = Coast(from: rotation, releaseVelocity: velocity, decay: settings.decay)
        return max(settings.settlingTime, coast.duration)
    }

    /// The resting place that a rotation is but for rounding; it would settle there once it has arrived.
    private func snapped(_ goal: Angle) -> Angle {
        let rest = settings.restingPlace(for: goal)
        return (rest - goal).magnitude <= .radians(1e-9) ? rest : goal
    }

    /// The cumulative rotation to go to.
    private func destination(_ target: Angle, _ direction: TurnDirection, extraTurns: Int) -> Angle {
        let turns = Angle.fullTurn * Double(extraTurns)
        let shortest = rotation.shortestDifference(to: target)
        let goal =
            switch direction {
            case .shortest: rotation + shortest + (shortest < .zero ? -turns : turns)
            case .clockwise: rotation + rotation.clockwiseWay(to: target) + turns
            case .counterclockwise: rotation - target.clockwiseWay(to: rotation) - turns
            case .direct: target + (target < rotation ? -turns : turns)
            }
        return settings.limits?.nearestTurn(of: goal) ?? goal
    }
}

extension Angle {
    /// The way clockwise to a direction.
    ///
    /// Where rounding put that just behind, it counts as here and not as a whole turn away.
    fileprivate func clockwiseWay(to other: Angle) -> Angle {
        let way = (other - self).normalized
        return way > .fullTurn - .radians(1e-9) ? way - .fullTurn : way
    }
}

extension Wheel.Update {
    static var refused: Wheel.Update {
        var update = Wheel.Update()
        update.touch = .refused
        return update
    }
}
