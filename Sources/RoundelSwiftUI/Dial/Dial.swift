#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// A control that sets a value, or a lower and an upper one, by turning a thumb or a knob.
///
/// ```swift
/// @State private var volume = 30.0
///
/// Dial(value: $volume, in: 0...100, step: 1) {
///     Text("Volume")
/// } currentValueLabel: {
///     Text("\(Int(volume))")
/// }
/// .dialStyle(.knob)
/// ```
///
/// The value never leaves the range, and a drag never hops from one end to the other. Arrow keys
/// and assistive technologies change the value by a step, or without a step by a tenth of the
/// sweep; Page Up and Page Down by a fifth; Home and End move it to an end. Scrolls and the Digital
/// Crown turn the dial.
///
/// The dial writes a value to its binding only if the user changes it, and shows a value that the
/// app sets at once; animate the change to animate the thumb. A value that the app sets during a
/// drag is shown too, but the next move of the finger continues from the finger's own value. A value
/// out of the range is shown at the nearer end, one between two steps at the nearer step, and NaN
/// where the thumb was before, or at the least value. A binding may round the values that are
/// written to it, or refuse them: the dial then shows what the binding reads, if necessary 0.1 s
/// after the dial has come to rest. Until then it may read back late what was written to it, also
/// converted to another unit, which is not taken for a value of the app's; give the dial a `@State` in
/// front of a store that is slower, or late and rounds.
///
/// Modifiers such as ``SwiftUI/View/dialSweep(from:_:mirrorsInRightToLeft:)`` and
/// ``SwiftUI/View/dialBehavior(_:)`` set everything else. The dial fills the largest square in the
/// space that it is offered.
public struct Dial<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
    nonisolated(unsafe) let binding: DialBinding
    let range: ClosedRange<Double>
    let step: Double?
    let minimumGap: Double
    let maximumGap: Double?
    let onEditingChanged: @MainActor (Bool) -> Void
    nonisolated(unsafe) let labels: Labels

    @StateObject private var holder = ObjectHolder(DialController())
    @Environment(\.dialOptions) private var options
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.turnClock) private var clock

    /// The labels.
    struct Labels {
        let label: Label
        let currentValue: CurrentValueLabel
        let minimumValue: BoundsLabel
        let maximumValue: BoundsLabel
    }

    /// The dial.
    public var body: some View {
        let (controller, link, options) = (holder.object, link, options)
        let _ = controller.connect(link)
        DialFace(controller: controller, parts: parts, inputs: link.inputs, frames: controller.frames)
            .environment(\.dialTouch, DialTouch(controller: controller, link: link, options: options))
            .coordinateSpace(name: ObjectIdentifier(controller))
            .modifier(
                DialAccess(
                    controller: controller,
                    options: options,
                    inputs: link.inputs,
                    label: labels.label as? Text,
                    frames: controller.frames
                )
            )
            // Around what is made anew when the dial gets another number of thumbs.
            .background { lifecycleViews(controller, link) }
            .onValueChange(of: link.inputs) { _ in controller.follow() }
    }

    private var link: DialLink {
        DialLink(
            binding: binding,
            setup: DialLink.Setup(
                scale: options.scale(range, step: step, layoutDirection),
                settings: options.behavior.settings(reducesMotion: reducesMotion),
                minimumGap: minimumGap,
                maximumGap: maximumGap,
                isEnabled: isEnabled
            ),
            playsFeedback: options.behavior.playsFeedback,
            clock: clock,
            onEditingChanged: onEditingChanged
        )
    }

    private var parts: DialParts {
        DialParts(
            label: AnyView(labels.label),
            isLabelSpoken: labels.label is Text,
            currentValueLabel: part(labels.currentValue),
            minimumValueLabel: part(labels.minimumValue),
            maximumValueLabel: part(labels.maximumValue),
            style: options.style,
            ticks: options.ticks
        )
    }

    private func part(_ label: some View) -> AnyView? { label is EmptyView ? nil : AnyView(label) }

    /// Views that appear and disappear together with the dial.
    private func lifecycleViews(_ controller: DialController, _ link: DialLink) -> some View {
        ZStack {
            FrameClock(target: controller, motion: controller.motion)
            Feedback(count: { controller.feedbackCount }, signal: controller.feedback)
        }
        .onAppear { controller.appear(link) }
        .onDisappear { controller.disappear() }
    }
}
#endif
