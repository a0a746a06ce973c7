// This file decides where a wheel comes to rest after a flick, and by which motion.

extension Wheel.Settings {
    /// The rotation nearest to a given one at which the wheel may rest.
    func restRotation(for rotation: Angle) -> Angle {
        detents?.nearest(to: rotation, within: limits) ?? limits?.clamped(rotation) ?? rotation
    }

    /// The motion of a wheel after its release, or `nil` if the wheel may rest where it is.
    ///
    /// Without detents, a wheel coasts until it rests or meets a limit. A wheel with detents, or
    /// beyond a limit, is pulled to its rest rotation by a spring, which continues the velocity at
    /// the release.
    func motionAfterRelease(from rotation: Angle, velocity: Double, at time: Double) -> Wheel.ActiveMotion? {
        let coast = Coast(from: rotation, releaseVelocity: velocity, decay: decay)
        let end = restRotation(for: coast.restRotation)
        if coast.duration == 0, end == rotation { return nil }
        let spring = { (seconds: Double) in
            let spring = Spring(from: rotation, velocity: velocity, to: end, within: seconds)
            return Wheel.ActiveMotion(.spring(spring), start: time)
        }
        guard detents == nil else { return spring(settlingTime + 2 * coast.duration) }
        if end == coast.restRotation { return Wheel.ActiveMotion(.coast(coast), start: time) }
        if end != rotation, let arrival = coast.time(passing: end) {
            return Wheel.ActiveMotion(.coast(coast), start: time, duration: arrival, end: end)
        }
        // A hard stop takes all the velocity.
        if end == rotation, limits?.stretch == .zero { return nil }
        return spring(settlingTime)
    }
}
