internal import RealModule

/// The motion of a wheel that goes on turning at a speed, which it takes up gradually from the present one.
///
/// The difference to the speed falls by 1/e every `rampTime` seconds: rotation(t) = start + v·t +
/// (v₀ − v)·τ·(1 − e^(−t/τ)).
public struct Spin: Hashable, Sendable {
    /// The rotation at the start.
    public let start: Angle

    /// The velocity at the start, in radians per second; clockwise if positive.
    public let startVelocity: Double

    /// The velocity that it tends to, in radians per second; clockwise if positive.
    public let finalVelocity: Double

    /// The time in which the difference falls by 1/e, in seconds.
    public let rampTime: Double

    /// Makes a motion; what is not finite counts as zero, and a ramp of less than 1 ms as 1 ms.
    public init(from start: Angle, velocity startVelocity: Double, to finalVelocity: Double, rampTime: Double)
    {
        self.start = start.finiteOrZero
        self.startVelocity = startVelocity.isFinite ? startVelocity : 0
        self.finalVelocity = finalVelocity.isFinite ? finalVelocity : 0
        self.rampTime = rampTime.isFinite ? max(1e-3, rampTime) : 1e-3
    }

    /// The rotation after a time; a time before the start or NaN counts as the start.
    public func rotation(after seconds: Double) -> Angle {
        let time = max(0, seconds)
        let lag = (startVelocity - finalVelocity) * rampTime * -.expMinusOne(-time / rampTime)
        return start + .radians(finalVelocity * time + lag)
    }

    /// The velocity after a time, in radians per second: the derivative of ``rotation(after:)``.
    public func velocity(after seconds: Double) -> Double {
        finalVelocity + (startVelocity - finalVelocity) * .exp(-max(0, seconds) / rampTime)
    }
}
