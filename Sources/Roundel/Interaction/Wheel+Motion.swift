// The motion of a wheel that nothing holds.

extension Wheel {
    /// Moves the wheel to a time.
    ///
    /// The state afterwards depends on the time alone and not on the number of frames before. The
    /// update compares it with the state before the call. A wheel that does not move by itself stays
    /// as it is.
    ///
    /// - Parameter time: The time in seconds, preferably that at which the frame will be displayed.
    @discardableResult
    public mutating func advance(to time: Double) -> Update {
        let before = rotation
        move(to: time)
        return update(since: before)
    }

    /// Moves a wheel that nobody sees to a time, as ``advance(to:)`` does; the detents that it passes
    /// meanwhile are not reported.
    package mutating func advanceUnseen(to time: Double) -> Update {
        var update = advance(to: time)
        update.passed = .none
        return update
    }

    /// Ends a motion where the wheel comes to rest, because nobody will see it.
    ///
    /// A spin goes on, since it has no end.
    package mutating func endMotion(time: Double) -> Update {
        isSpinning ? Update() : advanceUnseen(to: time + MotionRange.longest)
    }

    /// Moves the wheel to a time, as ``advance(to:)`` does, without a report of what it passed.
    package mutating func advanceUnreported(to time: Double) {
        let before = rotation
        move(to: time)
        // The next report tells whether the wheel came to rest.
        _ = comesToRest(since: before)
    }

    // Inlined, as are the functions that it calls and the one that reports it: calls took half of a
    // frame.
    @inline(__always)
    private mutating func move(to time: Double) {
        while time.isFinite, case .moving(let active) = state {
            let runTime = time - active.start
            guard runTime < active.duration else { finish(); continue }
            // At its beginning a motion has the wheel's rotation except for rounding, which must
            // not pass a detent.
            guard runTime > 0 else { return }
            elapsed = max(elapsed, runTime)
            rotation = active.motion.rotation(within: elapsed)
            return
        }
    }

    /// Stops a moving wheel; it settles if it may not rest at its rotation.
    ///
    /// Refused while a finger or a scroll holds the wheel.
    @discardableResult
    public mutating func stop(time: Double) -> Update {
        guard !isHeld else { return .refused }
        guard isMoving, time.isFinite else { return Update() }
        return update { $0.release(at: $0.notBefore(time), velocity: 0) }
    }

    /// Ends the active motion at its end and begins the next one.
    @inline(never)  // Called once in a motion: inlined, it would enlarge the stack of every frame.
    mutating func finish() {
        guard case .moving(let active) = state else { return }
        // It may end where it began, and has turned nevertheless.
        if rotation != active.end { hasTurned = true }
        rotation = active.end
        let isCutShort = active.duration < active.motion.duration
        let velocity = isCutShort ? active.motion.velocity(after: active.duration) : 0
        release(at: active.start + active.duration, velocity: velocity)
    }

    /// Releases the wheel at a velocity: begins the motion to where it may rest.
    ///
    /// - Parameters:
    ///   - time: The current time, in seconds.
    ///   - velocity: The velocity in radians per second.
    ///   - continues: Whether the wheel moves by itself at this velocity. If it then coasts, it
    ///     does so from exactly this velocity, and not from the lower one of a ``Coast``.
    @inline(never)
    mutating func release(at time: Double, velocity: Double, continues: Bool = false) {
        let factor = continues ? settings.decay.launchFactor : 1
        let active = settings.motionAfterRelease(
            from: rotation,
            velocity: velocity,
            coastingFrom: velocity / factor,
            at: time
        )
        begin(active)
    }

    /// Whether the wheel may rest where a spring pulls it.
    ///
    /// The velocity of the spring is not that of a flick: with it as a release velocity, the wheel
    /// would go elsewhere.
    func stillSettles(_ active: ActiveMotion) -> Bool {
        guard case .spring(let spring) = active.motion, spring.target == active.end else { return false }
        // One that has only just reached an end coasts on where new limits leave it room.
        if settings.detents == nil, rotation == spring.target { return false }
        return settings.restRotation(for: spring.target).isNearly(spring.target)
    }

    /// Continues to settle as a motion does, with the same end, or one that is whole turns away, and in
    /// the time that it had left.
    mutating func settle(
        like active: ActiveMotion,
        turnedBy turn: Angle = .zero,
        velocity: Double,
        at time: Double
    ) {
        let left = max(active.duration - elapsed, 1e-3)
        let spring = settings.settling(
            from: rotation,
            velocity: velocity,
            to: snapped(active.end + turn),
            within: left
        )
        begin(ActiveMotion(spring, start: time, isCommanded: active.isCommanded))
    }

    /// Begins a motion; without one, the wheel is idle.
    mutating func begin(_ active: ActiveMotion?) {
        guard let active else { return state = .idle }
        elapsed = 0
        state = .moving(active)
        finishIfImmediate()
    }

    /// Ends the active motion at once if motion is reduced, or if a command takes no time.
    mutating func finishIfImmediate() {
        guard case .moving(let active) = state else { return }
        if settings.reducesMotion, active.isSpin { return release(at: active.start, velocity: 0) }
        if settings.reducesMotion || (active.isCommanded && active.duration == 0) { finish() }
    }
}
