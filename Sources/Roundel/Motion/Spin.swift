internal import RealModule

/// The motion of a wheel that keeps turning and approaches a velocity gradually.
///
/// The difference from that velocity falls to 1/e in every `rampTime` τ:
/// rotation(t) = start + v·t + (v₀ − v)·τ·(1 − e^(−t/τ)).
package struct Spin: Hashable, Sendable {
    /// The rotation at the start.
    package let start: Angle

    /// The velocity at the start, in radians per second; clockwise if positive.
    package let startVelocity: Double

    /// The velocity that the motion approaches, in radians per second; clockwise if positive.
    package let finalVelocity: Double

    /// The time in which the difference from the final velocity falls to 1/e, in seconds.
    package let rampTime: Double

    /// Makes a motion; a value that is not finite counts as zero, and a ramp time below 1 ms as 1
    /// ms.
    package init(
        from start: Angle,
        velocity startVelocity: Double,
        to finalVelocity: Double,
        rampTime: Double
    ) {
        self.start = start.finiteOrZero
        self.startVelocity = startVelocity.isFinite ? startVelocity : 0
        self.finalVelocity = finalVelocity.isFinite ? finalVelocity : 0
        self.rampTime = rampTime.isFinite ? max(1e-3, rampTime) : 1e-3
    }

    /// The rotation after a time in seconds; a negative time or NaN counts as 0.
    package func rotation(after seconds: Double) -> Angle {
        let time = max(0, seconds)
        let lag = (startVelocity - finalVelocity) * rampTime * -.expMinusOne(-time / rampTime)
        return start + .radians(finalVelocity * time + lag)
    }

    /// The velocity after a time, in radians per second; the derivative of ``rotation(after:)``.
    package func velocity(after seconds: Double) -> Double {
        finalVelocity + (startVelocity - finalVelocity) * .exp(-max(0, seconds) / rampTime)
    }
}
