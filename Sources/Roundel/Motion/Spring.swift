internal import RealModule

/// The motion of a wheel that a critically damped spring pulls to a target, in closed form.
///
/// Let y be the displacement from the target and ω the angular frequency. Then y(t) = (y₀ + (v₀ +
/// ω·y₀)·t)·e^(−ω·t), the solution of y″ + 2ω·y′ + ω²·y = 0. The motion continues with the given
/// velocity. If that is directed at the target and at most ω·|y₀|, the wheel does not overshoot. At
/// exactly ω·|y₀| the motion is exponential, like that of a coasting wheel.
package struct Spring: Hashable, Sendable {
    /// The rotation at the start.
    package let start: Angle

    /// The velocity at the start, in radians per second; clockwise if positive.
    package let startVelocity: Double

    /// The rotation that the spring pulls to, where the motion ends exactly.
    package let target: Angle

    /// The angular frequency ω in radians per second, a measure of the spring's stiffness.
    package let angularFrequency: Double

    /// The time until the wheel is at the target, in seconds.
    package let duration: Double

    /// y₀, the displacement from the target at the start.
    private let displacement: Double

    /// v₀ + ω·y₀, the deviation from the pure exponential.
    private let push: Double

    /// The distance from the target in radians at which the motion ends: 0.01 points at a radius of
    /// 1,000.
    static let tolerance = 1e-5

    /// The greatest angular frequency that keeps a wheel within its room, in radians per second.
    ///
    /// Such a spring takes a fifth of a millisecond; no frame shows it.
    private static let stiffest = 1e5

    /// Makes a motion with a given angular frequency.
    ///
    /// - Parameters:
    ///   - start: The rotation at the start; a value that is not finite counts as zero.
    ///   - startVelocity: In radians per second; a value that is not finite counts as zero.
    ///   - target: The rotation to end at; a value that is not finite counts as zero.
    ///   - angularFrequency: In radians per second. Less than 1e-3, or NaN, counts as 1e-3; more
    ///     than 1e9 counts as 1e9, with which the wheel is at the target at once.
    package init(
        from start: Angle,
        velocity startVelocity: Double,
        to target: Angle,
        angularFrequency: Double
    ) {
        self.start = start.finiteOrZero
        self.startVelocity = startVelocity.isFinite ? startVelocity : 0
        self.target = target.finiteOrZero
        self.angularFrequency = angularFrequency >= 1e-3 ? min(angularFrequency, 1e9) : 1e-3
        displacement = (self.start - self.target).radians
        push = self.startVelocity + self.angularFrequency * displacement
        let swing = max(displacement.magnitude, push.magnitude / self.angularFrequency)
        duration = Spring.phase(damping: swing) / self.angularFrequency
    }

    /// Makes a motion that takes at most a given time and does not overshoot its target.
    ///
    /// The stiffness is the least that fulfils both. A wheel that moves away from its target turns
    /// back without overshooting. A wheel that starts at the target with a velocity swings out once
    /// and returns.
    ///
    /// A wheel that moves away from its target at the velocity v has the displacement y(t) = y₀·(1
    /// + ω·t)·e^(−ω·t) + v·t·e^(−ω·t). The first term is at most y₀, the second at most v/(e·ω). So
    /// it moves away by at most that, and stays within the room if ω is at least v/(e·room).
    ///
    /// - Parameters:
    ///   - start: The rotation at the start; a value that is not finite counts as zero.
    ///   - startVelocity: In radians per second; a value that is not finite counts as zero.
    ///   - target: The rotation to end at; a value that is not finite counts as zero.
    ///   - seconds: The greatest duration; less than 1 ms, or NaN, counts as 1 ms.
    ///   - room: How far the wheel may move away from its target, in radians. Without enough room
    ///     for a spring of at most 1e5 rad/s, it starts without a velocity.
    package init(
        from start: Angle,
        velocity startVelocity: Double,
        to target: Angle,
        within seconds: Double,
        room: Double = .infinity
    ) {
        let seconds = seconds >= 1e-3 ? seconds : 1e-3
        let distance = (target - start).finiteOrZero.radians
        let speed = startVelocity.isFinite ? startVelocity.magnitude : 0
        let outward = speed > 0 && startVelocity * distance <= 0 ? speed / (max(room, 0) * .exp(1)) : 0
        let velocity = speed > 0 && outward <= Spring.stiffest ? startVelocity : 0
        let approach = velocity * distance > 0 ? velocity / distance : 0
        // The velocity adds |v|/ω to the swing. With an ω of at least 1/seconds, this is an upper
        // bound of the swing.
        let swing = distance.magnitude + (approach > 0 ? 0 : velocity.magnitude * seconds)
        let stiffness = max(Spring.phase(damping: swing), velocity == 0 ? 0 : 1) / seconds
        self.init(
            from: start,
            velocity: velocity,
            to: target,
            angularFrequency: max(approach, stiffness, velocity == 0 ? 0 : outward)
        )
    }

    /// The rotation after a time in seconds; a negative time or NaN counts as 0.
    package func rotation(after seconds: Double) -> Angle {
        guard seconds < duration else { return seconds.isNaN ? start : target }
        return rotation(within: max(0, seconds))
    }

    /// The rotation after a time that is known to lie between 0 and the duration.
    @inline(__always)
    func rotation(within seconds: Double) -> Angle {
        target + .radians((displacement + push * seconds) * .exp(-angularFrequency * seconds))
    }

    /// The velocity after a time, in radians per second; the derivative of ``rotation(after:)``.
    package func velocity(after seconds: Double) -> Double {
        guard seconds < duration else { return seconds.isNaN ? startVelocity : 0 }
        let time = max(0, seconds)
        return (startVelocity - angularFrequency * push * time) * .exp(-angularFrequency * time)
    }

    /// The least u = ω·t, or slightly more, after which a swing is damped to the tolerance:
    /// swing · (1 + u) · e^(−u) ≤ tolerance.
    ///
    /// With L = ln(swing / tolerance) this is u − ln(1 + u) ≥ L. The initial value L + √(2L) is
    /// never too small (I. Chatzigeorgiou, "Bounds on the Lambert function and their application to
    /// the outage analysis of user cooperation", 2013). A Newton step from above stays above,
    /// because the left side is convex.
    private static func phase(damping swing: Double) -> Double {
        let level = Double.log(swing / tolerance)
        guard level > 0 else { return 0 }
        var phase = level + (2 * level).squareRoot()
        for _ in 0..<2 {
            phase -= (phase - .log(onePlus: phase) - level) * (1 + phase) / phase
        }
        return phase
    }
}
