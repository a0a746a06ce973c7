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

        /// How long it has run, and how fast the wheel turned then.
        var elapsed = 0.0
        var velocity: Double

        var phase: Phase {
            switch motion {
            case .coast, .spin: .coasting
            case .spring, .glide: .settling
            }
        }

        init(_ motion: Motion, since: Double, isOrdered: Bool = false) {
            self.init(motion, since: since, until: motion.duration, end: motion.rest ?? .zero)
            self.isOrdered = isOrdered
        }

        init(_ motion: Motion, since: Double, until: Double, end: Angle) {
            (self.motion, self.since, self.until, self.end) = (motion, since, until, end)
            velocity = motion.velocity(after: 0)
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
        guard isMoving, time.isFinite else { return Update() }
        return update { wheel in
            while case .moving(var stage) = wheel.state {
                guard time - stage.since < stage.until else { wheel.finish(stage); continue }
                stage.elapsed = max(stage.elapsed, time - stage.since)
                let rotation = stage.motion.rotation(after: stage.elapsed)
                wheel.rotation = wheel.settings.limits?.confined(rotation) ?? rotation
                stage.velocity = stage.motion.velocity(after: stage.elapsed)
                return wheel.state = .moving(stage)
            }
        }
    }

    /// Stops a moving wheel where it is; it settles if it may not rest there.
    @discardableResult
    public mutating func stop(at time: Double) -> Update {
        guard isMoving, time.isFinite else { return Update() }
        return update { $0.release(at: time, velocity: 0) }
    }

    /// Ends a stage at its end, and begins what follows.
    @inline(never)
    mutating func finish(_ stage: Stage) {
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

    /// Begins a motion, or ends in idleness; with reduced motion goes to its end at once.
    mutating func begin(_ stage: Stage?) {
        guard let stage else { return state = .idle }
        state = .moving(stage)
        if settings.reducesMotion || (stage.isOrdered && stage.until == 0) { finish(stage) }
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
        let rest = restingPlace(for: coast.rest)
        if coast.duration == 0, rest == rotation { return nil }
        if detents == nil {
            if rest == coast.rest { return Wheel.Stage(.coast(coast), since: time) }
            if rest != rotation, let arrival = coast.time(passing: rest) {
                return Wheel.Stage(.coast(coast), since: time, until: arrival, end: rest)
            }
        }
        // A hard stop takes all the velocity.
        if detents == nil, rest == rotation, limits?.stretch == .zero { return nil }
        let seconds = settlingTime + (detents == nil ? 0 : 2 * coast.duration)
        return Wheel.Stage(
            .spring(Spring(from: rotation, velocity: velocity, to: rest, within: seconds)),
            since: time
        )
    }
}
