/// The motion of a wheel to a target in a given time, from any rotation and velocity.
///
/// Let s = t / T, y the displacement from the target, and k = −v₀·T / y₀. Then y(s) = y₀·(1 −
/// s)⁴·(1 + (4 − k)·s). The motion begins with the velocity v₀ and ends exactly at the target at
/// the time T, with zero velocity and acceleration. It overshoots the target only if v₀ would carry
/// the wheel there in less than a fifth of the time (k > 5). The derivative, −y₀/T·(1 − s)³·(k +
/// 5·(4 − k)·s), changes its sign at most once.
package struct Glide: Hashable, Sendable {
    /// The rotation at the start.
    package let start: Angle

    /// The velocity at the start, in radians per second; clockwise if positive.
    package let startVelocity: Double

    /// The rotation at the end.
    package let target: Angle

    /// The duration in seconds, at most a billion; zero for an immediate change.
    package let duration: Double

    /// Makes a motion.
    ///
    /// A value that is not finite counts as zero, and so does a duration below a microsecond; an
    /// infinite one counts as a billion seconds.
    package init(from start: Angle, velocity startVelocity: Double, to target: Angle, duration: Double) {
        self.start = start.finiteOrZero
        self.startVelocity = startVelocity.isFinite ? startVelocity : 0
        self.target = target.finiteOrZero
        let isImmediate = !(duration >= MotionRange.leastDuration)
        self.duration = isImmediate ? 0 : min(duration, MotionRange.greatestDuration)
    }

    /// The rotation after a time in seconds; a negative time or NaN counts as 0.
    package func rotation(after seconds: Double) -> Angle {
        guard max(0, seconds) < duration else { return seconds.isNaN ? start : target }
        let progress = max(0, seconds) / duration
        let left = (1 - progress) * (1 - progress)
        let scaled = displacement + (4 * displacement + startVelocity * duration) * progress
        return target + .radians(left * left * scaled)
    }

    /// The velocity after a time, in radians per second; the derivative of ``rotation(after:)``.
    package func velocity(after seconds: Double) -> Double {
        guard max(0, seconds) < duration else { return seconds.isNaN ? startVelocity : 0 }
        let progress = max(0, seconds) / duration
        let left = 1 - progress
        let bend = 5 * (4 * displacement / duration + startVelocity) * progress
        return left * left * left * (startVelocity - bend)
    }

    /// The rotation at which the motion turns back later than after a time in seconds, or otherwise the
    /// target.
    package func extreme(after seconds: Double = 0) -> Angle {
        let bend = 5 * (4 * displacement + startVelocity * duration)
        let turn = startVelocity * duration / bend * duration
        return turn > seconds ? rotation(after: turn) : target
    }

    /// y₀, the displacement from the target at the start.
    private var displacement: Double { (start - target).radians }
}
