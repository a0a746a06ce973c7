#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// A dial as its view was last evaluated.
struct DialLink {
    let binding: DialBinding
    let setup: Setup
    let playsFeedback: Bool
    let clock: TurnClock
    let onEditingChanged: @MainActor (Bool) -> Void

    /// What the dial follows when it changes, apart from the values.
    struct Setup: Equatable {
        let scale: DialScale
        let settings: Roundel.Dial.Settings
        let minimumGap: Double
        let maximumGap: Double?
        let isEnabled: Bool
    }

    /// What the dial follows when it changes.
    struct Inputs: Equatable {
        let values: DialValues
        let setup: Setup
    }

    var inputs: Inputs { Inputs(values: binding.values, setup: setup) }

    /// A dial of the core in the state that the view describes.
    func dial(in zone: TouchZone) -> AnyDial {
        let values = binding.values
        // NaN counts as the least value.
        let least = DialValues(lower: -.infinity, upper: -.infinity)
        return AnyDial(
            isRange: values.lower != nil,
            zone: zone,
            scale: setup.scale,
            settings: setup.settings,
            values: values.range(after: least),
            minimumGap: setup.minimumGap,
            maximumGap: setup.maximumGap,
            isEnabled: setup.isEnabled
        )
    }
}
#endif
