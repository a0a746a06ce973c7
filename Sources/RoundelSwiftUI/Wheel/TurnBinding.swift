#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The app's binding to the angle of a wheel: either its rotation with all turns, or its direction
/// only.
struct TurnBinding {
    let angle: Binding<SwiftUI.Angle>
    let isCumulative: Bool

    /// The value that the app gets for a wheel's rotation.
    ///
    /// A wheel with limits gives its whole rotation, so that the value is within the limits
    /// whenever the wheel is.
    func value(of wheel: Wheel) -> SwiftUI.Angle {
        guard !isCumulative, wheel.settings.limits == nil else { return SwiftUI.Angle(wheel.rotation) }
        // After some turns the rotation at a detent is rounded.
        let detent = wheel.settings.detents?.direction(at: wheel.rotation)
        return SwiftUI.Angle(detent ?? wheel.rotation.normalized)
    }

    /// Whether a wheel is at the app's value.
    ///
    /// A difference of up to 1e-9 radians counts as rounding.
    func isShown(by wheel: Wheel) -> Bool {
        let target = Roundel.Angle(angle.wrappedValue)
        let isWhole = isCumulative || wheel.settings.limits != nil
        let difference = isWhole ? target - wheel.rotation : wheel.rotation.shortestDifference(to: target)
        return difference.magnitude <= .radians(1e-9)
    }

    /// Sets a wheel to a value of the app.
    ///
    /// A value that a wheel with limits may have given is its whole rotation. The value is read
    /// before, because the getter of the binding may ask the controller that has the wheel.
    @discardableResult
    func apply(_ value: SwiftUI.Angle, to wheel: inout Wheel) -> Wheel.Update {
        let target = Roundel.Angle(value)
        let isWhole = isCumulative || wheel.settings.limits?.allows(target) == true
        return isWhole ? wheel.setRotation(target) : wheel.setDirection(target)
    }
}
#endif
