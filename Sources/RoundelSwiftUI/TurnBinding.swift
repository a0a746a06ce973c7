#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The angle of the app that a wheel shows: its rotation with all turns, or its direction alone.
struct TurnBinding {
    let angle: Binding<SwiftUI.Angle>
    let isCumulative: Bool

    /// The app's value of a wheel's rotation.
    func value(of rotation: Roundel.Angle) -> SwiftUI.Angle {
        SwiftUI.Angle(isCumulative ? rotation : rotation.normalized)
    }

    /// The rotation that shows the app's value; the nearest one where turns do not count.
    func rotation(from rotation: Roundel.Angle) -> Roundel.Angle {
        let target = Roundel.Angle(angle.wrappedValue)
        return isCumulative ? target : rotation + rotation.shortestDifference(to: target)
    }

    /// Gives the app a wheel's rotation.
    func publish(_ rotation: Roundel.Angle) {
        let value = value(of: rotation)
        if angle.wrappedValue != value { angle.wrappedValue = value }
    }
}
#endif
