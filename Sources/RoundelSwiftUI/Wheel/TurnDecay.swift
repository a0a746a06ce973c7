#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// How a turnable view slows down after release: its speed falls by the same factor every 1/60
/// second.
///
/// The motion is the same at every refresh rate of the screen.
public struct TurnDecay: Hashable, Sendable {
    let decay: Decay

    /// Creates a decay.
    ///
    /// - Parameters:
    ///   - factor: The fraction of the speed that is left after 1/60 second, from 0, which stops at
    ///     once, to 0.9999, which coasts for minutes. A value outside this range is clamped to it,
    ///     and NaN counts as 0.
    ///   - restSpeed: The angle per second below which the view comes to rest. Less than 1e-6
    ///     radians, or NaN, counts as 1e-6 radians.
    public init(factor: Double, restSpeed: SwiftUI.Angle = .radians(0.006)) {
        decay = Decay(factor: factor, restSpeed: restSpeed.radians)
    }

    private init(_ decay: Decay) { self.decay = decay }

    /// 2 % less every 1/60 second: a long slide, as on ice.
    public static let ice = TurnDecay(Decay.ice)

    /// 5 % less every 1/60 second: smooth deceleration.
    public static let smooth = TurnDecay(Decay.smooth)

    /// 8 % less every 1/60 second: moderate deceleration.
    public static let moderate = TurnDecay(Decay.moderate)

    /// 15 % less every 1/60 second: a quick stop.
    public static let quick = TurnDecay(Decay.quick)
}
#endif
