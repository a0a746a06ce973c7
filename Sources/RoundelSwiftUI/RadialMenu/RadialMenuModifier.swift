#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// Gives a view a radial menu; see ``SwiftUI/View/radialMenu(_:controller:onOpenChange:items:)``.
///
/// Without a container, the view itself is one.
struct RadialMenuModifier: ViewModifier {
    private let behavior: RadialMenuBehavior
    private let providedController: RadialMenuController?
    private let onOpenChange: @MainActor (Bool) -> Void
    // `unsafe` because labels may have any isolation, while the initializer is nonisolated.
    nonisolated(unsafe) private let items: [RadialMenuItem]

    @StateObject private var holder = ObjectHolder(RadialMenuController())
    /// The view itself as a container.
    ///
    /// It belongs to the view and not to the controller: a controller that replaces another one finds
    /// the geometry here, while the layout reports changes alone.
    @StateObject private var ownStage = ObjectHolder(RadialMenuStage())
    /// Whether the container of the environment is behind the sheet in which the view is.
    @State private var isCutOff = false
    /// The size of text in hundredths of the default one: metrics are rounded to pixels.
    @ScaledMetric private var textScale = 100.0
    @Environment(\.radialMenuStage) private var container
    @Environment(\.radialMenuParent) private var parent
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn
    @Environment(\.turnClock) private var clock

    nonisolated init(
        _ behavior: RadialMenuBehavior,
        _ controller: RadialMenuController?,
        _ items: [RadialMenuItem],
        _ onOpenChange: @escaping @MainActor (Bool) -> Void
    ) {
        (self.behavior, providedController) = (behavior, controller)
        (self.items, self.onOpenChange) = (items, onOpenChange)
    }

    func body(content: Content) -> some View {
        let (controller, link) = (providedController ?? holder.object, link)
        let (isActive, stage) = (link.setup.isEnabled && !items.isEmpty, link.stage)
        let connection = controller.connect(link)
        content
            .environment(
                \.radialMenuParent,
                RadialMenuParent(controller: controller, stage: ownStage.object)
            )
            .modifier(
                RadialMenuInput(
                    controller: controller,
                    behavior: behavior,
                    stage: stage === ownStage.object ? nil : stage,
                    isActive: isActive,
                    state: controller.state
                )
            )
            .modifier(
                RadialMenuActions(
                    controller: controller,
                    owner: link.owner,
                    items: items,
                    isActive: isActive
                )
            )
            .background { lifecycleViews(controller, link) }
            .onValueChange(of: link.setup) { _ in
                controller.follow()
                controller.placed()
            }
            .onValueChange(of: container.map { ObjectIdentifier($0) }) { _ in settle(controller) }
            .onValueChange(of: connection) { _ in controller.showItems() }
            .modifier(
                RadialMenuFrame(
                    stage: ownStage.object,
                    moved: { settle(controller) },
                    // What moves the view frame by frame takes it into no other window.
                    placed: { $0 ? controller.placed() : settle(controller) }
                )
            )
    }

    /// The view was laid out, or has got another window or container.
    private func settle(_ controller: RadialMenuController) {
        let isOutside = container.map { ownStage.object.stage(in: $0) !== $0 } ?? false
        // The controller follows when the view is evaluated with its other container.
        guard isOutside == isCutOff else { return isCutOff = isOutside }
        controller.placed()
    }

    private var link: RadialMenuLink {
        let stage = isCutOff ? ownStage.object : container ?? ownStage.object
        return RadialMenuLink(
            owner: holder.owner,
            setup: RadialMenuSetup(
                items: items.map(\.coreItem),
                side: behavior.side(textScale / 100),
                settings: behavior.settings(
                    isMirrored: layoutDirection == .rightToLeft,
                    // VoiceOver finds items only where they are shown.
                    reducesMotion: reducesMotion || isVoiceOverOn
                ),
                isEnabled: isEnabled,
                stage: ObjectIdentifier(stage)
            ),
            items: items,
            behavior: behavior,
            stage: stage,
            container: container,
            ownStage: ownStage.object,
            outer: parent,
            clock: clock,
            onOpenChange: onOpenChange
        )
    }

    /// Views that appear and disappear together with the view, and with the controller.
    private func lifecycleViews(_ controller: RadialMenuController, _ link: RadialMenuLink) -> some View {
        Lifetime(of: controller) {
            ZStack {
                FrameClock(target: controller, motion: controller.motion)
                Feedback(count: { controller.ticks }, signal: controller.feedback)
                ImpactFeedback(count: { controller.impacts }, signal: controller.feedback)
            }
            .onAppear { controller.appear(link) }
            .onDisappear { [owner = holder.owner] in controller.disappear(owner) }
        }
    }
}

/// Plays the feedback of a collision each time a count changes.
private struct ImpactFeedback: View {
    let count: @MainActor () -> Int
    @ObservedObject var signal: ChangeSignal

    var body: some View {
        Color.clear.impactFeedback(trigger: count()).allowsHitTesting(false).accessibilityHidden(true)
    }
}
#endif
