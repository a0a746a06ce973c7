#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// Turns a view with one finger; see ``SwiftUI/View/turnable(rotation:_:onEvent:label:)``.
struct TurnableModifier: ViewModifier {
    private let bound: TurnBinding
    private let settings: TurnSettings
    private let describe: @MainActor (SwiftUI.Angle) -> Text
    private let onEvent: @MainActor (TurnEvent) -> Void

    @State private var wheel: Wheel
    @State private var passedDetents = 0
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.turnClock) private var clock

    nonisolated init(
        _ bound: TurnBinding,
        _ settings: TurnSettings,
        describe: @escaping @MainActor (SwiftUI.Angle) -> Text,
        onEvent: @escaping @MainActor (TurnEvent) -> Void
    ) {
        self.bound = bound
        self.settings = settings
        self.describe = describe
        self.onEvent = onEvent
        _wheel = State(
            initialValue: Wheel(
                zone: settings.zone(in: .zero),
                settings: settings.wheelSettings(reducesMotion: false),
                rotation: Roundel.Angle(bound.angle.wrappedValue)
            )
        )
    }

    func body(content: Content) -> some View {
        content
            .rotationEffect(bound.angle.wrappedValue)
            .modifier(WheelDriver(wheel: $wheel, settings: settings, respond: respond))
            .onValueChange(of: bound.angle.wrappedValue) { value in
                if value != bound.value(of: wheel.rotation) { follow() }
            }
            .selectionFeedback(trigger: settings.playsFeedback ? passedDetents : 0)
            .accessibilityElement(children: .combine)
            .accessibilityValue(describe(SwiftUI.Angle(wheel.rotation)))
            .accessibilityAdjustableAction { step(by: $0 == .increment ? 1 : -1) }
    }

    /// Puts the wheel where the app wants it.
    private func follow() {
        var changed = wheel
        let update = changed.setRotation(bound.rotation(from: wheel.rotation))
        wheel = changed
        respond(update)
    }

    private func step(by count: Int) {
        guard isEnabled else { return }
        var changed = wheel
        let update = changed.step(by: count, time: clock.now())
        wheel = changed
        respond(update)
    }

    private func respond(_ update: Wheel.Update) {
        bound.publish(wheel.rotation)
        passedDetents += update.passed.count
        update.forEachEvent(onEvent)
    }
}
#endif
