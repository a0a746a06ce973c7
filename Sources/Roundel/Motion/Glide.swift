/// The motion of a wheel that is sent to a target in a given time, from whatever it was doing.
///
/// With s = t / T, y the way from the target, and k = −v₀·T / y₀, y(s) = y₀·(1 − s)⁴·(1 + (4 − k)·s). It sets
/// off at the velocity v₀, ends exactly at the target and at the time T, with neither velocity nor
/// acceleration left, and passes the target on the way only if v₀ would carry the wheel there in less
/// than a fifth of the time (k > 5). The derivative, −y₀/T·(1 − s)³·(k + 5·(4 − k)·s), changes its sign
/// at most once.
public struct Glide: Hashable, Sendable {
    /// The rotation at the start.
    public let start: Angle

    /// The velocity at the start, in radians per second; clockwise if positive.
    public let startVelocity: Double

    /// The rotation at the end.
    public let target: Angle

    /// The time it takes, in seconds; zero for a leap.
    public let duration: Double

    /// Makes a motion; what is not finite, and a duration below zero, counts as zero.
    public init(from start: Angle, velocity startVelocity: Double, to target: Angle, duration: Double) {
        self.start = start.finiteOrZero
        self.startVelocity = startVelocity.isFinite ? startVelocity : 0
        self.target = target.finiteOrZero
        self.duration = duration.isFinite ? max(0, duration) : 0
    }

    /// The rotation after a time; a time before the start or NaN counts as the start.
    public func rotation(after seconds: Double) -> Angle {
        guard max(0, seconds) < duration else { return seconds.isNaN ? start : target }
        let share = max(0, seconds) / duration
        let left = (1 - share) * (1 - share)
        return target + .radians(left * left * (way + (4 * way + startVelocity * duration) * share))
    }

    /// The velocity after a time, in radians per second: the derivative of ``rotation(after:)``.
    public func velocity(after seconds: Double) -> Double {
        guard max(0, seconds) < duration else { return seconds.isNaN ? startVelocity : 0 }
        let share = max(0, seconds) / duration
        let left = 1 - share
        let bend = 5 * (4 * way / duration + startVelocity) * share
        return left * left * left * (startVelocity - bend)
    }

    /// y₀, the way from the target at the start.
    private var way: Double { (start - target).radians }
}
