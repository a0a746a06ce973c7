#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// Turns a view with one finger; see ``SwiftUI/View/turnable(rotation:_:controller:onEvent:accessibilityValue:)``.
///
/// Nothing here watches the controller: in a frame only what draws and tells the rotation is evaluated.
struct TurnableModifier: ViewModifier {
    private let bound: TurnBinding
    private let settings: TurnSettings
    private let given: TurnController?
    private let describe: (@MainActor (SwiftUI.Angle) -> Text)?
    private let onEvent: @MainActor (TurnEvent) -> Void

    @StateObject private var kept = Kept(TurnController())
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
        (self.bound, self.settings, given) = (bound, settings, controller)
        (self.describe, self.onEvent) = (describe, onEvent)
    }

    func body(content: Content) -> some View {
        let (controller, link) = (given ?? kept.object, link)
        let _ = controller.connect(link)
        content
            .modifier(TurnEffect(controller: controller, value: link.facts.value, frames: controller.frames))
            .background { attendants(controller, link) }
            .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { controller.resize($0) })
            .turnKeys(isActive: isEnabled) { controller.press($0) }
            .modifier(
                TurnInput(target: controller, gesture: settings.gesture, zone: zone, isActive: isEnabled)
            )
            .onValueChange(of: link.facts) { _ in controller.follow() }
            .modifier(TurnSpeech(controller: controller, describe: describe, frames: controller.frames))
    }

    private var link: TurnLink {
        TurnLink(
            owner: ObjectIdentifier(kept),
            bound: bound,
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

    /// What comes and goes with the view, and with the controller.
    private func attendants(_ controller: TurnController, _ link: TurnLink) -> some View {
        // Of another controller they are others.
        ForEach([ObjectIdentifier(controller)], id: \.self) { _ in
            ZStack {
                FrameClock(target: controller, motion: controller.motion)
                Feedback(count: { controller.feltDetents }, pulse: controller.feedback)
            }
            .onAppear { controller.appear(link) }
            .onDisappear { controller.disappear(link.owner) }
        }
    }
}

/// Draws the rotation.
private struct TurnEffect: ViewModifier {
    let controller: TurnController
    /// The app's value: where it changes, so does this.
    let value: SwiftUI.Angle
    @ObservedObject var frames: Pulse

    func body(content: Content) -> some View { content.rotationEffect(controller.shown) }
}

/// Tells the rotation to assistive technologies.
private struct TurnSpeech: ViewModifier {
    let controller: TurnController
    let describe: (@MainActor (SwiftUI.Angle) -> Text)?
    @ObservedObject var frames: Pulse

    func body(content: Content) -> some View {
        content
            .accessibilityElement(children: .combine)
            .accessibilityValue(text)
            .accessibilityAdjustableAction { controller.turnOn(by: $0 == .increment ? 1 : -1) }
    }

    private var text: Text {
        let isLimited = controller.wheel.settings.limits != nil
        return describe?(controller.told) ?? Text(degreesOf: controller.told, isLimited: isLimited)
    }
}
#endif
