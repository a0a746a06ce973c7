#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// An item of a menu, whose label was made when the data changed.
struct MenuEntry<ID: Hashable, Label: View> {
    let id: ID
    let index: Int
    let label: Label
    let isDisabled: Bool
}

/// The button of an item.
struct MenuItemView<ID: Hashable, Label: View>: View {
    let entry: MenuEntry<ID, Label>
    let count: Int
    let behavior: MenuBehavior
    let controller: MenuController<ID>
    @ObservedObject var state: Pulse
    @Environment(\.menuWords) private var words

    var body: some View {
        let menu = controller.menu
        Button {
            controller.tapped(.item(entry.index))
        } label: {
            // What is clear in it can be tapped as well.
            entry.label.contentShape(Rectangle())
        }
        .menuStyle(behavior.itemStyle) { controller.pressChanged(entry.id, $0) }
        // One that is out of sight cannot have the focus.
        .disabled(entry.isDisabled || !menu.showsItems)
        .environment(\.isAtPointer, menu.pointed == entry.index)
        .accessibilityValue(Text(verbatim: words.position(entry.index, count)))
        .accessibilityAddTraits(menu.selection == entry.index ? .isSelected : [])
        .accessibilityAction { controller.activate(entry.index) }
        .modifier(
            MenuOrientation(
                index: entry.index,
                orientation: behavior.orientation,
                controller: controller,
                frames: behavior.orientation == .upright ? controller.state : controller.frames
            )
        )
        .modifier(MenuOpening(index: entry.index, controller: controller, opening: controller.opening))
        .allowsHitTesting(menu.isOpen)
        .accessibilityHidden(!menu.isOpen)
    }
}

/// Turns an item about its own middle.
private struct MenuOrientation<ID: Hashable>: ViewModifier {
    let index: Int
    let orientation: MenuBehavior.Orientation
    let controller: MenuController<ID>
    @ObservedObject var frames: Pulse

    func body(content: Content) -> some View { content.rotationEffect(turn) }

    private var turn: SwiftUI.Angle {
        let menu = controller.menu
        guard orientation != .upright, index < menu.count else { return .zero }
        return SwiftUI.Angle(
            menu.ring.turn(of: index, orientation.ringOrientation, rotation: menu.wheel.rotation)
        )
    }
}

/// Shows an item as far as it is on its way to its place.
private struct MenuOpening<ID: Hashable>: ViewModifier {
    let index: Int
    let controller: MenuController<ID>
    @ObservedObject var opening: Pulse

    func body(content: Content) -> some View { content.opacity(controller.menu.openness(of: index)) }
}

// MARK: - The buttons

/// Gives buttons the style, which does not know by itself whether they can be pressed.
private struct MenuButtonLook: ViewModifier {
    let changed: @MainActor (Bool) -> Void
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        let opacity = isEnabled ? 1 : RingMenu.disabledOpacity
        return content.buttonStyle(MenuButtonStyle(opacity: opacity, changed: changed))
    }
}

/// A label that is a little transparent while it is pressed, and tells when that is.
private struct MenuButtonStyle: ButtonStyle {
    let opacity: Double
    let changed: @MainActor (Bool) -> Void

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isPressed ? 0.75 : opacity)
            .modifier(MenuHover())
            .onValueChange(of: configuration.isPressed, perform: changed)
            // A button that goes away under the finger tells nothing more.
            .onDisappear { changed(false) }
    }
}

/// Lights up where somebody looks, which on visionOS a style of one's own does not by itself.
private struct MenuHover: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        // The stand-in for SwiftUI, on Linux, has what every system has.
        #if os(visionOS) || os(Linux)
        content.hoverEffect(isEnabled: isEnabled)
        #else
        content
        #endif
    }
}

extension View {
    /// Makes buttons look as a menu's do, and tells of their presses if it can.
    @ViewBuilder func menuStyle(
        _ style: MenuBehavior.ItemStyle,
        changed: @escaping @MainActor (Bool) -> Void
    ) -> some View {
        switch style {
        #if os(tvOS)
        // The plain style shows the focus, which a style of one's own does not.
        case .plain: buttonStyle(.plain)
        #else
        case .plain: modifier(MenuButtonLook(changed: changed))
        #endif
        case .environment: self
        }
    }
}
#endif
