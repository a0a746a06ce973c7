#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The labels and the style of a dial.
struct DialParts {
    let label: AnyView
    /// Whether the dial speaks the label, so that it is not to be spoken where it is drawn.
    let isLabelSpoken: Bool
    let currentValueLabel: AnyView?
    let minimumValueLabel: AnyView?
    let maximumValueLabel: AnyView?
    let style: any DialStyle
    let ticks: DialTicks?
}

/// Displays a dial with its style.
///
/// In each frame this view and those that speak the value are evaluated.
struct DialFace: View {
    let controller: DialController
    let parts: DialParts
    /// What the dial follows; a change evaluates this view again.
    let inputs: DialLink.Inputs
    @ObservedObject var frames: ChangeSignal

    var body: some View { made(parts.style) }

    private func made(_ style: some DialStyle) -> AnyView {
        // One view, also if the style has several.
        AnyView(ZStack { style.makeBody(configuration: configuration) })
    }

    private var configuration: DialStyleConfiguration {
        let dial = controller.displayed
        return DialStyleConfiguration(
            label: DialStyleConfiguration.Label(content: parts.label, isHidden: parts.isLabelSpoken),
            currentValueLabel: hidden(parts.currentValueLabel),
            minimumValueLabel: hidden(parts.minimumValueLabel),
            maximumValueLabel: hidden(parts.maximumValueLabel),
            fraction: dial.fraction(of: .upper),
            lowerFraction: dial.isRange ? dial.fraction(of: .lower) : nil,
            start: SwiftUI.Angle(dial.scale.start),
            sweep: SwiftUI.Angle(dial.scale.sweep),
            isEditing: dial.isHeld,
            isEnabled: inputs.setup.isEnabled,
            marks: DialStyleConfiguration.Marks(scale: dial.scale, chosen: parts.ticks)
        )
    }

    private func hidden(_ view: AnyView?) -> DialStyleConfiguration.Label? {
        view.map { DialStyleConfiguration.Label(content: $0, isHidden: true) }
    }
}
#endif
