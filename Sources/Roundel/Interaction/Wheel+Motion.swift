// The wheel on its own.

extension Wheel {
    /// A motion in progress, up to where it ends or another takes over.
    struct Stage: Sendable {
        let motion: Motion

        /// When it began.
        let since: Double

        /// When it ends or another motion takes over, in seconds since it began.
        let until: Double

        /// Where it ends.
        let end: Angle

        /// Whether somebody sent the wheel there, rather than let it go.
        var isOrdered = false

        var phase: Phase {
            switch motion {
            case .coast, .spin: .coasting
            case .spring, .glide: .settling
            }
        }

        init(_ motion: Motion, since: Double, isOrdered: Bool = false) {
            self.init(motion, since: since, until: motion.duration, end: motion.restRotation ?? .zero)
            self.isOrdered = isOrdered
        }

        init(_ motion: Motion, since: Double, until: Double, end: Angle) {
            (self.motion, self.since, self.until, self.end) = (motion, since, until, end)
        }
    }

    /// Moves the wheel on to a time.
    ///
    /// The result depends on the time alone, not on how many frames led there. A wheel that does not move
    /// on its own stays as it is.
    ///
    /// - Parameter time: When, in seconds; the time at which the frame will be seen is the best choice.
    @discardableResult
    public mutating func advance(to time: Double) -> Update {
        let before = rotation
        move(to: time)
        return update(since: before)
    }

    // Inlined, as are what it calls and what reports it: at a nanosecond a call, calls were half of a frame.
    @inline(__always)
    private mutating func move(to time: Double) {
        while time.isFinite, case .moving(let stage) = state {
            let runTime = time - stage.since
            guard runTime < stage.until else { finish(); continue }
            // At its beginning a motion is where the wheel is, but for rounding, which must not pass a detent.
            guard runTime > 0 else { return }
            elapsed = max(elapsed, runTime)
            let rotation = stage.motion.rotation(within: elapsed)
            self.rotation = settings.limits?.confined(rotation) ?? rotation
            return
        }
    }

    /// Stops a moving wheel where it is; it settles if it may not rest there.
    @discardableResult
    public mutating func stop(time: Double) -> Update {
        guard isMoving, time.isFinite else { return Update() }
        return update { $0.release(at: time, velocity: 0) }
    }

    /// Ends the stage of a moving wheel at its end, and begins what follows.
    @inline(never)  // Once a motion: its stack does not belong in every frame.
    mutating func finish() {
        guard case .moving(let stage) = state else { return }
        guard stage.until.isFinite else { return release(at: stage.since, velocity: 0) }
        rotation = stage.end
        let velocity = stage.until < stage.motion.duration ? stage.motion.velocity(after: stage.until) : 0
        release(at: stage.since + stage.until, velocity: velocity)
    }

    /// Lets the wheel go at a velocity: begins the motion that leads to where it may rest.
    @inline(never)
    mutating func release(at time: Double, velocity: Double) {
        let stage = settings.stage(from: rotation, velocity: velocity, at: time)
        begin(stage)
    }

    /// Begins a motion, or ends in idleness.
    mutating func begin(_ stage: Stage?) {
        guard let stage else { return state = .idle }
        elapsed = 0
        state = .moving(stage)
        leap()
    }

    /// Ends the stage of a moving wheel at once with reduced motion, or where it was ordered to take no time.
    mutating func leap() {
        guard case .moving(let stage) = state else { return }
        if settings.reducesMotion || (stage.isOrdered && stage.until == 0) { finish() }
    }
}

extension Wheel.Settings {
    /// The resting place nearest to a rotation.
    func restingPlace(for rotation: Angle) -> Angle {
        detents?.nearest(to: rotation, within: limits) ?? limits?.clamped(rotation) ?? rotation
    }

    /// What a wheel does that was let go, or `nil` if it may rest where it is.
    func stage(from rotation: Angle, velocity: Double, at time: Double) -> Wheel.Stage? {
        let coast = Coast(from: rotation, releaseVelocity: velocity, decay: decay)
        let rest = restingPlace(for: coast.restRotation)
        if coast.duration == 0, rest == rotation { return nil }
        let spring = { (seconds: Double) in
            let spring = Spring(from: rotation, velocity: velocity, to: rest, within: seconds)
            return Wheel.Stage(.spring(spring), since: time)
        }
        guard detents == nil else { return spring(settlingTime + 2 * coast.duration) }
        if rest == coast.restRotation { return Wheel.Stage(.coast(coast), since: time) }
        if rest != rotation, let arrival = coast.time(passing: rest) {
            return Wheel.Stage(.coast(coast), since: time, until: arrival, end: rest)
        }
        // A hard stop takes all the velocity.
        if rest == rotation, limits?.stretch == .zero { return nil }
        return spring(settlingTime)
    }
}
