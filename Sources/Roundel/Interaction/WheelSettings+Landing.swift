// This file decides where a wheel comes to rest after a flick, and by which motion.

extension Wheel.Settings {
    /// The rotation nearest to a given one at which the wheel may rest.
    func restRotation(for rotation: Angle) -> Angle {
        detents?.nearest(to: rotation, within: bounds) ?? bounds.clamped(rotation)
    }

    /// A random one of some detents; those that the limits allow are equally likely, and without any
    /// it is `nil`.
    func randomDetent(among detents: Detents, using generator: inout SplitMix64) -> Angle? {
        // 64 bits even where an `Int` has 32, which would give other random numbers.
        if let range = limits?.range,
            let first = detents.number(reachedAt: range.lowerBound, isBackward: true),
            let last = detents.number(reachedAt: range.upperBound, isBackward: false),
            last - first < detents.count - 1
        {
            guard first <= last else { return nil }
            let number = Int64.random(in: Int64(first)...Int64(last), using: &generator)
            return detents.rotation(of: Int(number))
        }
        return detents[Int(Int64.random(in: 0..<Int64(detents.count), using: &generator))]
    }

    /// A random direction; those that the limits allow are equally likely.
    func randomDirection(using generator: inout SplitMix64) -> Angle {
        let fraction = Double.random(in: 0..<1, using: &generator)
        guard let range = limits?.range, range.upperBound - range.lowerBound < .fullTurn else {
            return .turns(fraction)
        }
        return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
    }

    /// The limits, or the range in which every wheel computes.
    var bounds: Limits { limits ?? .unlimited }

    /// The time in which the wheel settles, in seconds: the ``settlingTime``, but at least 1 ms.
    var settlingDuration: Double {
        settlingTime >= 1e-3 ? min(settlingTime, MotionRange.greatestDuration) : 1e-3
    }

    /// The spring that pulls a wheel to its rest rotation and keeps it within the stretch.
    ///
    /// A wheel beyond the stretch that moves outward starts without a velocity.
    func settling(from rotation: Angle, velocity: Double, to end: Angle, within seconds: Double) -> Motion {
        let velocity = velocity.velocityInRange
        let room = bounds.room(from: rotation, velocity: velocity)
        return .spring(Spring(from: rotation, velocity: velocity, to: end, within: seconds, room: room))
    }

    /// The motion of a wheel after its release, or `nil` if the wheel may rest where it is.
    ///
    /// Without detents, a wheel coasts until it rests or meets a limit. A wheel with detents, or
    /// beyond a limit, is pulled to its rest rotation by a spring, which continues the velocity at
    /// the release.
    ///
    /// - Parameters:
    ///   - rotation: The rotation at the release.
    ///   - velocity: The velocity from which a spring pulls the wheel, in radians per second.
    ///   - releaseVelocity: The release velocity of a coast, in radians per second.
    ///   - time: The time of the release, in seconds.
    func motionAfterRelease(
        from rotation: Angle,
        velocity: Double,
        coastingFrom releaseVelocity: Double,
        at time: Double
    ) -> Wheel.ActiveMotion? {
        let coast = Coast(from: rotation, releaseVelocity: releaseVelocity, decay: decay)
        let end = restRotation(for: coast.restRotation)
        if coast.duration == 0, end == rotation { return nil }
        let spring = { (seconds: Double) in
            let spring = settling(from: rotation, velocity: velocity, to: end, within: seconds)
            return Wheel.ActiveMotion(spring, start: time)
        }
        guard detents == nil else { return spring(settlingDuration + 2 * coast.duration) }
        if end == coast.restRotation { return Wheel.ActiveMotion(.coast(coast), start: time) }
        if end != rotation, let arrival = coast.time(passing: end) {
            return Wheel.ActiveMotion(.coast(coast), start: time, duration: arrival, end: end)
        }
        // A hard stop takes all the velocity.
        if end == rotation, bounds.stretch == .zero { return nil }
        return spring(settlingDuration)
    }
}
