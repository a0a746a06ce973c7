internal import RealModule

/// How a wheel slows down when it is let go: its speed falls by the same factor every 1/60 second.
///
/// ``Coast`` is the motion that follows from it, the same on a screen of any refresh rate.
public struct Decay: Hashable, Sendable {
    /// What is left of the speed after 1/60 second, from 0 (stops at once) to 0.9999.
    public let factor: Double

    /// The speed below which the wheel counts as resting, in radians per second.
    public let restSpeed: Double

    /// Makes a decay.
    ///
    /// - Parameters:
    ///   - factor: What is left of the speed after 1/60 second. Below 0 or NaN counts as 0, above 0.9999
    ///     as 0.9999, which coasts for minutes.
    ///   - restSpeed: The speed below which the wheel rests, in radians per second: 0.0001 radians in 1/60
    ///     second unless told otherwise. Less than 1e-6, or NaN, counts as 1e-6.
    public init(factor: Double, restSpeed: Double = 0.006) {
        self.factor = factor >= 0 ? min(factor, 0.9999) : 0
        self.restSpeed = restSpeed >= 1e-6 ? restSpeed : 1e-6
    }

    /// The time in which the speed falls by 1/e, in seconds.
    public var timeConstant: Double { factor > 0 ? -1 / (60 * .log(factor)) : 0 }

    /// The velocity of the wheel as it sets off, as a share of the release velocity; see ``Coast``.
    public var launchFactor: Double {
        factor > 0 ? -factor * .log(factor) / (1 - factor) : 0
    }

    /// 2 % less every 1/60 second: a long slide, as on ice.
    public static let ice = Decay(factor: 0.98)

    /// 5 % less every 1/60 second: smooth deceleration.
    public static let smooth = Decay(factor: 0.95)

    /// 8 % less every 1/60 second: moderate deceleration.
    public static let moderate = Decay(factor: 0.92)

    /// 15 % less every 1/60 second: a quick stop.
    public static let quick = Decay(factor: 0.85)
}
