#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// What the modifiers of dials set.
struct DialOptions {
    var start = SwiftUI.Angle.degrees(135)
    var sweep = SwiftUI.Angle.degrees(270)
    var curve = DialCurve.linear
    var mirrorsInRightToLeft = true
    var ticks: DialTicks?
    var behavior = DialBehavior()
    var style: any DialStyle = RingDialStyle()
    var lowerLabel = Text(verbatim: "Minimum")
    var upperLabel = Text(verbatim: "Maximum")
    var describe: (@MainActor (Double) -> Text)?

    /// The scale of a dial in a layout direction.
    func scale(_ range: ClosedRange<Double>, step: Double?, _ direction: LayoutDirection) -> DialScale {
        let scale = DialScale(
            range,
            step: step,
            start: Roundel.Angle(start),
            sweep: Roundel.Angle(sweep),
            curve: curve
        )
        return direction == .rightToLeft && mirrorsInRightToLeft ? scale.mirrored : scale
    }
}

private struct DialOptionsKey: EnvironmentKey {
    static var defaultValue: DialOptions { DialOptions() }
}

extension EnvironmentValues {
    /// The options of dials.
    var dialOptions: DialOptions {
        get { self[DialOptionsKey.self] }
        set { self[DialOptionsKey.self] = newValue }
    }
}
#endif
