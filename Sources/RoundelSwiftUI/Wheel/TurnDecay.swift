#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// How a view that is turned slows down when it is let go: its speed falls by the same factor every 1/60 second.
///
/// It does so on a screen of any refresh rate.
public struct TurnDecay: Hashable, Sendable {
    let decay: Decay

    /// Makes a decay.
    ///
    /// - Parameters:
    ///   - factor: What is left of the speed after 1/60 second, from 0, which stops at once, to 0.9999, which
    ///     coasts for minutes. What is outside counts as the nearer of these, and NaN as 0.
    ///   - restSpeed: The angle a second below which the view rests; less than 1e-6 radians, or NaN, counts as
    ///     that.
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
