internal import RealModule

/// How a wheel slows down after its release: its speed falls by the same factor every 1/60 second.
///
/// ``Coast`` is the resulting motion, which is the same at every refresh rate.
public struct Decay: Hashable, Sendable {
    /// The fraction of the speed that is left after 1/60 second, from 0 (stops at once) to 0.9999.
    public let factor: Double

    /// The speed below which the wheel is at rest, in radians per second.
    public let restSpeed: Double

    /// Makes a decay.
    ///
    /// - Parameters:
    ///   - factor: The fraction of the speed that is left after 1/60 second. A negative value or
    ///     NaN counts as 0. A value above 0.9999 counts as 0.9999, with which a wheel coasts for
    ///     minutes.
    ///   - restSpeed: The speed below which the wheel is at rest, in radians per second. The
    ///     default is 0.006, which is 0.0001 radians in 1/60 second. A value below 1e-6, or NaN,
    ///     counts as 1e-6.
    public init(factor: Double, restSpeed: Double = 0.006) {
        self.factor = factor >= 0 ? min(factor, 0.9999) : 0
        self.restSpeed = restSpeed >= 1e-6 ? restSpeed : 1e-6
    }

    /// The time in which the speed falls to 1/e, in seconds; 0 for a factor of 0.
    public var timeConstant: Double { factor > 0 ? -1 / (60 * .log(factor)) : 0 }

    /// The initial velocity of the wheel as a fraction of the release velocity; see ``Coast``.
    package var launchFactor: Double {
        factor > 0 ? -factor * .log(factor) / (1 - factor) : 0
    }

    /// 2 % less speed every 1/60 second: a long slide, as on ice.
    public static let ice = Decay(factor: 0.98)

    /// 5 % less speed every 1/60 second: smooth deceleration.
    public static let smooth = Decay(factor: 0.95)

    /// 8 % less speed every 1/60 second: moderate deceleration.
    public static let moderate = Decay(factor: 0.92)

    /// 15 % less speed every 1/60 second: a quick stop.
    public static let quick = Decay(factor: 0.85)
}
