#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension CircularMenu {
    /// What the menu shows.
    var setup: MenuSetup<ID> {
        var setup = MenuSetup(
            ids: data.map { $0[keyPath: id] },
            items: data.map { RadialLayout.ItemValues(angle: angle?($0), weight: weight?($0) ?? 1) },
            disabledItems: isItemDisabled.map { isDisabled in
                data.enumerated().filter { isDisabled($0.element) }.map(\.offset)
            } ?? [],
            layout: layout,
            direction: layoutDirection,
            settings: behavior.settings(
                turning,
                pointer: Roundel.Angle(pointer),
                reducesMotion: reducesMotion
            ),
            isEnabled: isEnabled,
            selection: selection.map(\.wrappedValue),
            isOpen: isOpen?.wrappedValue
        )
        // The layout mirrors its ring itself.
        if setup.isMirrored { setup.settings.pointer = .radians(.pi) - setup.settings.pointer }
        return setup
    }

    func link(_ setup: MenuSetup<ID>, of owner: ViewOwner, _ sizes: ViewSizes) -> MenuLink<ID> {
        let (data, key, onSelect) = (data, id, onSelect)
        return MenuLink(
            owner: owner,
            sizes: sizes,
            setup: setup,
            endsMotion: providedController == nil,
            selection: selection,
            isOpen: isOpen,
            clock: clock,
            playsFeedback: turning?.playsFeedback ?? true,
            takesTaps: gesture.takesTaps,
            orientation: behavior.orientation,
            onActivate: { id in
                if let element = data.first(where: { $0[keyPath: key] == id }) { onSelect(element) }
            },
            onEvent: onEvent
        )
    }

    var gesture: TurnGesture { (turning ?? TurnSettings(gesture: .afterMoving(10))).gesture }

    /// The items, with their labels.
    func entries(_ setup: MenuSetup<ID>) -> [MenuEntry<ID, Item>] {
        let disabled = Set(setup.disabledItems)
        return data.enumerated().map { index, element in
            MenuEntry(
                id: setup.ids[index],
                index: index,
                label: item(element),
                isDisabled: disabled.contains(index)
            )
        }
    }

    /// Views that appear and disappear together with the menu, and with the controller.
    func lifecycleViews(
        _ controller: MenuController<ID>,
        _ link: MenuLink<ID>,
        _ owner: ViewOwner
    ) -> some View {
        Lifetime(of: controller) {
            ZStack {
                FrameClock(target: controller, motion: controller.motion)
                Feedback(count: { controller.feedbackCount }, signal: controller.feedback)
                SizeFollower(controller: controller, sizes: controller.sizes)
            }
            .onAppear { controller.appear(link) }
            .onDisappear { controller.disappear(owner) }
        }
    }

    /// The items, the central button, and a view that measures the largest item.
    @ViewBuilder func content(
        _ setup: MenuSetup<ID>,
        _ controller: MenuController<ID>,
        _ sizes: ViewSizes
    ) -> some View {
        // A drag that begins later may turn the menu at once.
        let measuresItems = gesture.distance < RingMenu.slop
        ForEach(entries(setup), id: \.id) { entry in
            MenuItemView(
                entry: entry,
                count: setup.ids.count,
                behavior: behavior,
                controller: controller,
                state: controller.state
            )
            .onGeometryChange(for: CGSize?.self, of: { measuresItems ? $0.size : nil }) {
                sizes.items[entry.id] = $0
            }
        }
        MenuButton(label: center) {
            controller.tappedCenter()
        } activate: {
            controller.activateCenter()
        }
        .menuStyle(.plain) { controller.pressChanged(nil, $0) }
        .accessibilitySortPriority(Double(setup.ids.count + 1))
        .onGeometryChange(for: CGSize.self, of: { $0.size }) {
            sizes.center = $0
            if controller.link?.sizes === sizes { controller.menu.centerSize = Point2D($0) }
        }
        .layoutValue(key: MenuRoleKey.self, value: .center)
        Color.clear
            .onGeometryChange(for: CGSize.self, of: { $0.size }) {
                sizes.item = $0
                if controller.link?.sizes === sizes { controller.resize(itemSize: $0) }
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
            .layoutValue(key: MenuRoleKey.self, value: .probe)
    }
}

/// Lets a menu follow its sizes once all of them are known.
private struct SizeFollower<ID: Hashable>: View {
    let controller: MenuController<ID>
    @ObservedObject var sizes: ChangeSignal

    var body: some View {
        Color.clear
            .onValueChange(of: [controller.size, controller.itemSize]) { _ in controller.follow() }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

/// Places the views of a menu.
///
/// In each frame this view alone is evaluated; the views inside were made before.
struct MenuRing<ID: Hashable, Content: View>: View {
    let controller: MenuController<ID>
    let layout: RadialLayout
    let items: [RadialLayout.ItemValues]
    @ObservedObject var frames: ChangeSignal
    let content: Content

    var body: some View {
        MenuLayout(menu: controller.menu, layout: layout, items: items) { content }
    }
}

/// Passes a menu its input while it accepts any.
struct MenuInput<ID: Hashable>: ViewModifier {
    let controller: MenuController<ID>
    let owner: ViewOwner
    let gesture: TurnGesture
    @ObservedObject var state: ChangeSignal

    func body(content: Content) -> some View {
        let menu = controller.menu
        let (zone, takesInput) = (menu.zone, menu.takesKeys)
        keyed(content, isActive: takesInput)
            .modifier(
                TurnInput(
                    target: controller,
                    gesture: gesture,
                    zone: ZoneShape { _ in zone },
                    isActive: takesInput && menu.isTurnable
                ) { controller.disappear(owner) }
            )
            .turnCrown(controller, isActive: takesInput && menu.isTurnable)
    }

    @ViewBuilder private func keyed(_ content: Content, isActive: Bool) -> some View {
        let leaves = isActive && controller.menu.settings.closesOnEscape
        let leave: (() -> Void)? = leaves ? { _ = controller.press(.leave) } : nil
        #if os(tvOS)
        // The items are buttons, which get the focus one by one.
        content.leaveCommand(leave)
        #else
        content.turnKeys(isActive: isActive, leave: leave) { controller.press($0) }
        #endif
    }
}

/// The accessibility actions of a menu.
///
/// A menu that accepts no input has none, so that the escape gesture goes to the views around it.
struct MenuActions<ID: Hashable>: ViewModifier {
    let controller: MenuController<ID>
    @ObservedObject var state: ChangeSignal
    @Environment(\.menuWords) private var words

    func body(content: Content) -> some View {
        let menu = controller.menu
        let (takesInput, leaves) = (menu.takesKeys, menu.takesKeys && menu.settings.closesOnEscape)
        content
            // SwiftUI offers the last one first.
            .action(AccessibilityActionKind(named: Text(verbatim: words.previous)), if: takesInput) {
                controller.stepByInput(by: -1)
            }
            .action(AccessibilityActionKind(named: Text(verbatim: words.next)), if: takesInput) {
                controller.stepByInput(by: 1)
            }
            .action(.escape, if: leaves) { _ = controller.press(.leave) }
    }
}

extension View {
    /// Adds an accessibility action under a condition.
    ///
    /// Both cases have the same type, so that the view keeps its identity.
    fileprivate func action(
        _ kind: AccessibilityActionKind,
        if isPresent: Bool,
        _ action: @escaping () -> Void
    ) -> some View {
        isPresent ? accessibilityAction(kind, action) : accessibilityAddTraits([])
    }
}

extension RingMenu {
    /// Whether the menu accepts keys and accessibility actions.
    fileprivate var takesKeys: Bool { isOpen && isEnabled && count > 0 }

    /// Whether items are visible.
    var showsItems: Bool { isOpen || isOpening }
}

extension TurnGesture {
    /// Whether a drag that has not moved counts as a tap, because no button recognises it.
    var takesTaps: Bool {
        if case .alongside = self { false } else { true }
    }
}
#endif
