internal import RealModule

/// The motion of a wheel that was let go, in closed form: it slows down and comes to rest.
///
/// With ω the release velocity in radians per 1/60 second and d the factor of the ``Decay``, the wheel has
/// turned by ω · d / (1 − d) · (1 − d^60t) after t seconds. This is the curve through every frame of
/// the 60 Hz loop `ω *= d; angle += ω`, so that it feels as that loop does at 60 Hz, and does so at
/// any other rate too, where the loop itself would travel half or twice as far.
///
/// It sets off at d · ln(1/d) / (1 − d) of the release velocity (0.99, 0.97, 0.96 and 0.92 for the four
/// presets), because the loop slows down before its first step.
public struct Coast: Hashable, Sendable {
    /// The rotation at release.
    public let start: Angle

    /// The velocity of the finger at release, in radians per second; clockwise if positive.
    public let releaseVelocity: Double

    /// How it slows down.
    public let decay: Decay

    /// The time until it comes to rest, in seconds: until the release velocity has decayed to the rest speed.
    public let duration: Double

    /// Where it would go if it never came to rest.
    private let fullTravel: Angle

    /// How fast the speed falls, per second; zero for a wheel that stops at once.
    private let decayRate: Double

    /// Makes the motion of a wheel that is let go.
    ///
    /// - Parameters:
    ///   - start: The rotation at release; not finite counts as zero.
    ///   - releaseVelocity: The velocity at release, in radians per second; not finite counts as zero.
    ///   - decay: How it slows down.
    public init(from start: Angle, releaseVelocity: Double, decay: Decay) {
        self.start = start.finiteOrZero
        self.releaseVelocity = releaseVelocity.isFinite ? releaseVelocity : 0
        self.decay = decay
        fullTravel = .radians(self.releaseVelocity / 60 * decay.factor / (1 - decay.factor))
        decayRate = decay.factor > 0 ? 1 / decay.timeConstant : 0
        let excess = self.releaseVelocity.magnitude / decay.restSpeed
        duration = excess > 1 && decay.factor > 0 ? .log(excess) / decayRate : 0
    }

    /// The rotation at which it comes to rest.
    public var restRotation: Angle { start + fullTravel * traveled(by: duration) }

    /// The rotation after a time; a time before the release or NaN counts as the release itself.
    public func rotation(after seconds: Double) -> Angle {
        rotation(within: seconds > 0 ? min(seconds, duration) : 0)
    }

    /// The rotation after a time that is known to lie between the release and the rest.
    @inline(__always)
    func rotation(within seconds: Double) -> Angle { start + fullTravel * traveled(by: seconds) }

    /// The velocity after a time, in radians per second: the derivative of ``rotation(after:)``.
    public func velocity(after seconds: Double) -> Double {
        guard seconds < duration else { return 0 }
        return fullTravel.radians * decayRate * .exp(-decayRate * max(0, seconds))
    }

    /// The rest of the motion, as if it had been let go later.
    ///
    /// What follows is the same: to advance by a and then by b is to advance by a + b.
    public func advanced(by seconds: Double) -> Coast {
        let elapsed = max(0, seconds)
        let velocity = elapsed < duration ? releaseVelocity * .exp(-decayRate * elapsed) : 0
        return Coast(from: rotation(after: elapsed), releaseVelocity: velocity, decay: decay)
    }

    /// The time at which it passes a rotation, in seconds, or `nil` where it comes to rest before.
    public func time(passing rotation: Angle) -> Double? {
        let share = (rotation - start) / fullTravel
        guard share >= 0, share < traveled(by: duration) else { return nil }
        return -.log(onePlus: -share) / decayRate
    }

    /// The release velocity that makes a wheel travel by an angle before it comes to rest.
    static func releaseVelocity(toTravel angle: Angle, decay: Decay) -> Double {
        let sign: Double = angle < .zero ? -1 : 1
        return angle.radians * 60 * (1 - decay.factor) / decay.factor + sign * decay.restSpeed
    }

    /// The share of the full travel that is behind after a time.
    private func traveled(by seconds: Double) -> Double { 1 - .exp(-decayRate * seconds) }
}
