#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The angle of the app that a wheel shows: its rotation with all turns, or its direction alone.
struct TurnBinding {
    let angle: Binding<SwiftUI.Angle>
    let isCumulative: Bool

    /// The app's value of a wheel's rotation; that of a limited wheel lies within the limits, if the wheel does.
    func value(of wheel: Wheel) -> SwiftUI.Angle {
        let isWhole = isCumulative || wheel.settings.limits != nil
        return SwiftUI.Angle(isWhole ? wheel.rotation : wheel.rotation.normalized)
    }

    /// Whether a wheel shows the app's value; a billionth of a radian is rounding.
    func isShown(by wheel: Wheel) -> Bool {
        let target = Roundel.Angle(angle.wrappedValue)
        let isWhole = isCumulative || wheel.settings.limits != nil
        let way = isWhole ? target - wheel.rotation : wheel.rotation.shortestDifference(to: target)
        return way.magnitude <= .radians(1e-9)
    }

    /// Puts a wheel where the app wants it.
    @discardableResult
    func put(_ wheel: inout Wheel) -> Wheel.Update {
        let target = Roundel.Angle(angle.wrappedValue)
        return isCumulative ? wheel.setRotation(target) : wheel.setDirection(target)
    }
}
#endif
