internal import RealModule

/// The motion of a wheel that keeps turning and approaches a velocity gradually.
///
/// The difference from that velocity falls to 1/e in every `rampTime` τ:
/// rotation(t) = start + v·t + (v₀ − v)·τ·(1 − e^(−t/τ)). It stops at the end of the
/// ``MotionRange``.
package struct Spin: Hashable, Sendable {
    /// The rotation at the start.
    package let start: Angle

    /// The velocity at the start, in radians per second; clockwise if positive.
    package let startVelocity: Double

    /// The velocity that the motion approaches, in radians per second; clockwise if positive.
    package let finalVelocity: Double

    /// The time in which the difference from the final velocity falls to 1/e, in seconds.
    package let rampTime: Double

    /// The greatest rotation in either direction.
    private let end: Double

    /// The time after which the wheel is certain to be at the end of the range, in seconds; not
    /// infinite even if it never gets there.
    package let duration: Double

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
        end = max(MotionRange.greatestRotation, self.start.radians.magnitude)
        let lag = (self.startVelocity - self.finalVelocity).magnitude * self.rampTime
        let distance = self.finalVelocity < 0 ? end + self.start.radians : end - self.start.radians
        duration = min((distance + lag + 1) / self.finalVelocity.magnitude, .greatestFiniteMagnitude)
    }

    /// The rotation after a time in seconds; a negative time or NaN counts as 0.
    package func rotation(after seconds: Double) -> Angle {
        let time = max(0, seconds)
        let lag = (startVelocity - finalVelocity) * rampTime * -.expMinusOne(-time / rampTime)
        return .radians(min(max(start.radians + (finalVelocity * time + lag), -end), end))
    }

    /// The rotation at which the motion turns back, or otherwise the start.
    package var extreme: Angle {
        guard startVelocity * finalVelocity < 0 else { return start }
        let change = finalVelocity - startVelocity
        return rotation(after: -rampTime * .log(finalVelocity / change))
    }

    /// The velocity after a time, in radians per second; the derivative of ``rotation(after:)``.
    package func velocity(after seconds: Double) -> Double {
        let velocity = finalVelocity + (startVelocity - finalVelocity) * .exp(-max(0, seconds) / rampTime)
        let rotation = rotation(after: seconds).radians
        return rotation == (velocity < 0 ? -end : end) ? 0 : velocity
    }
}
