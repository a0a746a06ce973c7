#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// Makes a view turnable; see
/// ``SwiftUI/View/turnable(rotation:_:controller:onEvent:accessibilityValue:)``.
///
/// This modifier does not observe the controller. In each frame only the modifiers that display and
/// speak the rotation are evaluated.
struct TurnableModifier: ViewModifier {
    private let bound: TurnBinding
    private let settings: TurnSettings
    private let providedController: TurnController?
    private let describe: (@MainActor (SwiftUI.Angle) -> Text)?
    private let onEvent: @MainActor (TurnEvent) -> Void

    @StateObject private var holder = ObjectHolder(TurnController())
    @StateObject private var sizes = ObjectHolder(ViewSizes())
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.turnClock) private var clock

    nonisolated init(
        _ bound: TurnBinding,
        _ settings: TurnSettings,
        _ controller: TurnController?,
        describe: (@MainActor (SwiftUI.Angle) -> Text)?,
        onEvent: @escaping @MainActor (TurnEvent) -> Void
    ) {
        (self.bound, self.settings, providedController) = (bound, settings, controller)
        (self.describe, self.onEvent) = (describe, onEvent)
    }

    func body(content: Content) -> some View {
        let (controller, link, sizes) = (providedController ?? holder.object, link, sizes.object)
        let owner = holder.owner
        let _ = controller.connect(link)
        content
            .modifier(TurnEffect(controller: controller, value: link.inputs.value, frames: controller.frames))
            .background { lifecycleViews(controller, link) }
            .onGeometryChange(for: CGSize.self, of: { $0.size }) {
                sizes.view = $0
                if controller.link?.sizes === sizes { controller.resize($0) }
            }
            .turnKeys(isActive: isEnabled) { controller.press($0) }
            .modifier(
                TurnInput(target: controller, gesture: settings.gesture, zone: zone, isActive: isEnabled) {
                    controller.disappear(owner)
                }
            )
            .turnCrown(controller, isActive: isEnabled)
            .onValueChange(of: link.inputs) { _ in controller.follow() }
            .modifier(
                TurnAccessibility(
                    controller: controller,
                    limits: link.wheelSettings.limits,
                    describe: describe,
                    frames: controller.frames
                )
            )
    }

    private var link: TurnLink {
        TurnLink(
            owner: holder.owner,
            sizes: sizes.object,
            bound: bound,
            endsMotion: providedController == nil,
            settings: settings,
            isEnabled: isEnabled,
            reducesMotion: reducesMotion,
            clock: clock,
            onEvent: onEvent
        )
    }

    private var zone: ZoneShape {
        let settings = settings
        return ZoneShape { settings.zone(in: $0) }
    }

    /// Views that appear and disappear together with the view, and with the controller.
    private func lifecycleViews(_ controller: TurnController, _ link: TurnLink) -> some View {
        Lifetime(of: controller) {
            ZStack {
                FrameClock(target: controller, motion: controller.motion)
                Feedback(count: { controller.feedbackCount }, signal: controller.feedback)
            }
            .onAppear { controller.appear(link) }
            .onDisappear { [owner = holder.owner] in controller.disappear(owner) }
        }
    }
}

/// Displays the rotation.
private struct TurnEffect: ViewModifier {
    let controller: TurnController
    /// The app's value.
    ///
    /// A change of it evaluates this modifier again.
    let value: SwiftUI.Angle
    @ObservedObject var frames: ChangeSignal

    func body(content: Content) -> some View {
        content.clockwiseRotationEffect(controller.displayedRotation)
    }
}

/// Describes the rotation to assistive technologies.
private struct TurnAccessibility: ViewModifier {
    let controller: TurnController
    /// The app's limits, which the wheel may not have followed yet.
    let limits: Limits?
    let describe: (@MainActor (SwiftUI.Angle) -> Text)?
    @ObservedObject var frames: ChangeSignal

    func body(content: Content) -> some View {
        content
            .accessibilityElement(children: .combine)
            .accessibilityValue(text)
            .accessibilityAdjustableAction {
                controller.stepByInput(by: $0 == .increment ? 1 : -1, animated: false)
            }
    }

    private var text: Text {
        let rotation = controller.spokenRotation(in: limits)
        return describe?(rotation) ?? Text(degreesOf: rotation, isLimited: limits != nil)
    }
}
#endif
