// The motion of a dial that nothing holds.

extension Dial {
    /// Moves the dial to a time.
    ///
    /// The result depends on the time alone and not on the number of frames before. A dial that
    /// does not move by itself stays as it is.
    ///
    /// - Parameter time: The time in seconds, preferably that at which the frame will be displayed.
    @discardableResult
    public mutating func advance(to time: Double) -> Update {
        guard isMoving, time.isFinite else { return Update(value) }
        return report(byUser: true) { dial in
            dial.wheel.advanceUnreported(to: time)
            dial.followWheel()
            return .none
        }
    }

    /// Lets go of the dial.
    ///
    /// - Parameters:
    ///   - time: The current time, in seconds.
    ///   - velocity: The velocity in radians per second.
    ///   - continues: Whether the dial moves by itself at this velocity, and not with a finger.
    mutating func release(at time: Double, velocity: Double = 0, continues: Bool = false) {
        let time = wheel.notBefore(time)
        hold = nil
        wheel.rotation = rotation
        wheel.state = .idle
        if let rest = settings.returnsTo, scale.sweep != .zero {
            returnTo(possible(rest), at: time, velocity: velocity)
        } else if !coast(at: time, velocity: velocity, continues: continues) {
            settle(at: time)
        }
    }

    /// Moves the thumb to the value, which does not change.
    mutating func settle(at time: Double) {
        let time = wheel.notBefore(time)
        pursuit = nil
        wheel.rotation = rotation
        let goal = scale.rotation(of: value)
        // What rounding alone has left takes no time.
        if !wheel.isMoving, rotation.isNearly(goal) { return (rotation, wheel.rotation) = (goal, goal) }
        wheel.glide(to: goal, duration: wheel.settings.settlingDuration, at: time)
        followWheel()
    }

    /// Lets the value coast; `false` if the velocity is too low for that.
    private mutating func coast(at time: Double, velocity: Double, continues: Bool) -> Bool {
        guard let decay = settings.coasts else { return false }
        let releaseVelocity = continues ? velocity / decay.launchFactor : velocity
        let coast = Coast(from: rotation, releaseVelocity: releaseVelocity, decay: decay)
        guard coast.duration > 0 else { return false }
        guard scale.step != nil || !wells.isEmpty else {
            pursuit = Pursuit(goal: nil)
            wheel.settings.decay = decay
            wheel.release(at: time, velocity: velocity, continues: continues)
            followWheel()
            return true
        }
        let shown = wells.shown(for: wheel.settings.bounds.clamped(coast.restRotation))
        let seconds = wheel.settings.settlingDuration + 2 * coast.duration
        let goal = value(of: shown.value, at: shown.rotation)
        spring(to: goal, at: time, velocity: velocity, within: seconds)
        return true
    }

    private mutating func returnTo(_ goal: Double, at time: Double, velocity: Double) {
        guard let speed = settings.returnSpeed, speed > 0, speed.isFinite else {
            let seconds = wheel.settings.settlingDuration
            return spring(to: goal, at: time, velocity: velocity, within: seconds)
        }
        let way = scale.rotation(of: goal) - rotation
        let velocity = way < .zero ? -speed : speed
        let spin = Spin(from: rotation, velocity: velocity, to: velocity, rampTime: 1)
        let motion = Wheel.ActiveMotion(
            .spin(spin),
            start: time,
            duration: way.radians.magnitude / speed,
            end: scale.rotation(of: goal)
        )
        pursue(goal, motion)
    }

    private mutating func spring(to goal: Double, at time: Double, velocity: Double, within seconds: Double) {
        let end = scale.rotation(of: goal)
        let motion = wheel.settings.settling(from: rotation, velocity: velocity, to: end, within: seconds)
        pursue(goal, Wheel.ActiveMotion(motion, start: time))
    }

    /// Begins a motion that the value follows.
    private mutating func pursue(_ goal: Double, _ motion: Wheel.ActiveMotion) {
        pursuit = Pursuit(goal: goal)
        wheel.begin(motion.end == rotation && motion.duration == 0 ? nil : motion)
        if settings.reducesMotion { wheel.rotation = motion.end; wheel.state = .idle }
        followWheel()
    }
}
