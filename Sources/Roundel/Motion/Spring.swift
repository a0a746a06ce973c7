internal import RealModule

/// The motion of a wheel that a critically damped spring draws to a target, in closed form.
///
/// With y the way from the target and ω the angular frequency, y(t) = (y₀ + (v₀ + ω·y₀)·t)·e^(−ω·t), the
/// solution of y″ + 2ω·y′ + ω²·y = 0. The velocity goes on from the one given, and where that points at
/// the target and is at most ω·|y₀|, the target is never passed. At exactly ω·|y₀| it is the exponential of
/// a coasting wheel.
public struct Spring: Hashable, Sendable {
    /// The rotation at the start.
    public let start: Angle

    /// The velocity at the start, in radians per second; clockwise if positive.
    public let startVelocity: Double

    /// The rotation that the spring draws to, where the motion ends exactly.
    public let target: Angle

    /// The angular frequency ω, in radians per second, which is also how stiff the spring is.
    public let angularFrequency: Double

    /// The time until it is at its target, in seconds.
    public let duration: Double

    /// y₀, the way from the target at the start.
    private let way: Double

    /// v₀ + ω·y₀, what pushes past the pure exponential.
    private let push: Double

    /// Nearer than this to its target, in radians, the wheel is there: 0.01 points at a radius of 1,000.
    static let tolerance = 1e-5

    /// Makes a motion from the stiffness of the spring.
    ///
    /// - Parameters:
    ///   - start: The rotation at the start; not finite counts as zero.
    ///   - startVelocity: In radians per second; not finite counts as zero.
    ///   - target: The rotation to end at; not finite counts as zero.
    ///   - angularFrequency: In radians per second; less than 1e-3, or NaN, counts as 1e-3, and more
    ///     than 1e9 as 1e9, which is there at once.
    public init(from start: Angle, velocity startVelocity: Double, to target: Angle, angularFrequency: Double)
    {
        self.start = start.finiteOrZero
        self.startVelocity = startVelocity.isFinite ? startVelocity : 0
        self.target = target.finiteOrZero
        self.angularFrequency = angularFrequency >= 1e-3 ? min(angularFrequency, 1e9) : 1e-3
        way = (self.start - self.target).radians
        push = self.startVelocity + self.angularFrequency * way
        let swing = max(way.magnitude, push.magnitude / self.angularFrequency)
        duration = Spring.phase(calming: swing) / self.angularFrequency
    }

    /// Makes a motion that takes at most a given time and does not pass its target.
    ///
    /// The spring is just stiff enough for both. A wheel that moves away from its target turns back
    /// without passing it; one that stands on the target and moves swings out once and returns.
    ///
    /// - Parameters:
    ///   - start: The rotation at the start; not finite counts as zero.
    ///   - startVelocity: In radians per second; not finite counts as zero.
    ///   - target: The rotation to end at; not finite counts as zero.
    ///   - seconds: The time it may take; less than 1 ms, or NaN, counts as 1 ms.
    public init(from start: Angle, velocity startVelocity: Double, to target: Angle, within seconds: Double) {
        let seconds = seconds >= 1e-3 ? seconds : 1e-3
        let way = (target - start).finiteOrZero.radians
        let velocity = startVelocity.isFinite ? startVelocity : 0
        let approach = velocity * way > 0 ? velocity / way : 0
        // |v|/ω adds to the swing, and ω is at least 1/seconds: that bounds what the spring has to calm.
        let swing = way.magnitude + (approach > 0 ? 0 : velocity.magnitude * seconds)
        let stiffness = Spring.phase(calming: swing) / seconds
        self.init(from: start, velocity: velocity, to: target, angularFrequency: max(approach, stiffness))
    }

    /// The rotation after a time; a time before the start or NaN counts as the start.
    public func rotation(after seconds: Double) -> Angle {
        guard seconds < duration else { return seconds.isNaN ? start : target }
        let time = max(0, seconds)
        return target + .radians((way + push * time) * .exp(-angularFrequency * time))
    }

    /// The velocity after a time, in radians per second: the derivative of ``rotation(after:)``.
    public func velocity(after seconds: Double) -> Double {
        guard seconds < duration else { return seconds.isNaN ? startVelocity : 0 }
        let time = max(0, seconds)
        return (startVelocity - angularFrequency * push * time) * .exp(-angularFrequency * time)
    }

    /// The least u = ω·t, or a little more, after which a swing is calmed: swing · (1 + u) · e^(−u) ≤ tolerance.
    ///
    /// With L = ln(swing / tolerance) this is u − ln(1 + u) ≥ L. The start L + √(2L) is never too small
    /// (I. Chatzigeorgiou, "Bounds on the Lambert function and their application to the outage analysis of user
    /// cooperation", 2013), and a Newton step from above stays above, since the left side is convex.
    private static func phase(calming swing: Double) -> Double {
        let level = Double.log(swing / tolerance)
        guard level > 0 else { return 0 }
        var phase = level + (2 * level).squareRoot()
        for _ in 0..<2 {
            phase -= (phase - .log(onePlus: phase) - level) * (1 + phase) / phase
        }
        return phase
    }
}
