internal import RealModule

/// The motion of a wheel after its release, in closed form: it slows down and comes to rest.
///
/// Let ω be the release velocity in radians per 1/60 second and d the factor of the ``Decay``.
/// After t seconds the wheel has turned by ω · d / (1 − d) · (1 − d^60t). This curve passes through
/// every frame of the 60 Hz loop `ω *= d; angle += ω`, so that the wheel moves at every refresh
/// rate as it does with that loop at 60 Hz. The loop itself would travel half or twice as far at
/// another rate.
///
/// The initial velocity is d · ln(1/d) / (1 − d) times the release velocity (0.99, 0.97, 0.96 and
/// 0.92 for the four presets), because the loop slows down before its first step.
public struct Coast: Hashable, Sendable {
    /// The rotation at release.
    public let start: Angle

    /// The velocity of the finger at release, in radians per second; clockwise if positive.
    public let releaseVelocity: Double

    /// How the wheel slows down.
    public let decay: Decay

    /// The time until the wheel comes to rest, in seconds.
    ///
    /// In this time the release velocity decays to the rest speed.
    public let duration: Double

    /// How far the wheel would travel if it never came to rest.
    private let fullTravel: Angle

    /// The rate at which the speed decays, per second; zero for a wheel that stops at once.
    private let decayRate: Double

    /// Makes the motion of a wheel that is released.
    ///
    /// - Parameters:
    ///   - start: The rotation at release, clamped to a billion radians in either direction; a
    ///     value that is not finite counts as zero.
    ///   - releaseVelocity: The velocity at release, in radians per second, clamped to a million in
    ///     either direction; a value that is not finite counts as zero.
    ///   - decay: How the wheel slows down.
    public init(from start: Angle, releaseVelocity: Double, decay: Decay) {
        self.start = start.finiteOrZero.inRange
        self.releaseVelocity = releaseVelocity.velocityInRange
        self.decay = decay
        fullTravel = .radians(self.releaseVelocity / 60 * decay.factor / (1 - decay.factor))
        decayRate = decay.factor > 0 ? 1 / decay.timeConstant : 0
        let excess = self.releaseVelocity.magnitude / decay.restSpeed
        duration = excess > 1 && decay.factor > 0 ? .log(excess) / decayRate : 0
    }

    /// The rotation at which the wheel comes to rest.
    public var restRotation: Angle { start + fullTravel * traveled(by: duration) }

    /// The rotation after a time in seconds; a negative time or NaN counts as 0, the release.
    public func rotation(after seconds: Double) -> Angle {
        rotation(within: seconds > 0 ? min(seconds, duration) : 0)
    }

    /// The rotation after a time that is known to lie between 0 and the duration.
    @inline(__always)
    func rotation(within seconds: Double) -> Angle { start + fullTravel * traveled(by: seconds) }

    /// The velocity after a time, in radians per second; the derivative of ``rotation(after:)``.
    public func velocity(after seconds: Double) -> Double {
        if seconds >= duration { return 0 }
        return fullTravel.radians * decayRate * .exp(-decayRate * max(0, seconds))
    }

    /// The remainder of the motion after a time, as the motion of a later release.
    ///
    /// Advancing by a and then by b gives the same motion as advancing by a + b.
    public func advanced(by seconds: Double) -> Coast {
        let elapsed = max(0, seconds)
        let velocity = elapsed < duration ? releaseVelocity * .exp(-decayRate * elapsed) : 0
        return Coast(from: rotation(after: elapsed), releaseVelocity: velocity, decay: decay)
    }

    /// The time at which the wheel passes a rotation, in seconds; `nil` if it comes to rest before or
    /// there, and for a rotation behind the start or NaN.
    public func time(passing rotation: Angle) -> Double? {
        let fraction = (rotation - start) / fullTravel
        guard fraction >= 0, fraction < traveled(by: duration) else { return nil }
        // The fraction at the rest may be rounded down.
        guard (rotation - start).magnitude < (restRotation - start).magnitude else { return nil }
        return -.log(onePlus: -fraction) / decayRate
    }

    /// The release velocity with which a wheel travels by an angle before it comes to rest.
    static func releaseVelocity(toTravel angle: Angle, decay: Decay) -> Double {
        let sign: Double = angle < .zero ? -1 : 1
        return angle.radians * 60 * (1 - decay.factor) / decay.factor + sign * decay.restSpeed
    }

    /// The fraction of the full travel that is covered after a time.
    private func traveled(by seconds: Double) -> Double { 1 - .exp(-decayRate * seconds) }
}
