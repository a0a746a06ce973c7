#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// An item of a menu, with its label, which is made when the data change.
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
    @ObservedObject var state: ChangeSignal
    @Environment(\.menuWords) private var words

    var body: some View {
        let menu = controller.menu
        MenuButton(label: entry.label) {
            controller.tapped(entry.id)
        } activate: {
            controller.activate(entry.id)
        }
        .menuStyle(behavior.itemStyle) { controller.pressChanged(entry.id, $0) }
        // An item that is not visible must not have the focus.
        .disabled(entry.isDisabled || !menu.showsItems)
        .environment(\.isAtPointer, menu.pointed == entry.index)
        .accessibilityValue(Text(verbatim: words.position(entry.index, count)))
        .accessibilityAddTraits(menu.selection == entry.index ? .isSelected : [])
        // Without it the elements are read from top to bottom.
        .accessibilitySortPriority(Double(count - entry.index))
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

/// The button of an item or of the centre.
///
/// What an assistive technology activates is no touch, which would stop a menu that moves. A default
/// action around the button would not be performed, but that of the button.
struct MenuButton<Label: View>: View {
    let label: Label
    let tap: @MainActor () -> Void
    let activate: @MainActor () -> Void
    @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn
    @Environment(\.accessibilitySwitchControlEnabled) private var isSwitchControlOn

    init(label: Label, tap: @escaping @MainActor () -> Void, activate: @escaping @MainActor () -> Void) {
        (self.label, self.tap, self.activate) = (label, tap, activate)
    }

    var body: some View {
        Button(action: isVoiceOverOn || isSwitchControlOn ? activate : tap) {
            // The clear parts of the label can be tapped too.
            label.contentShape(Rectangle())
        }
    }
}

/// Turns an item about its centre.
private struct MenuOrientation<ID: Hashable>: ViewModifier {
    let index: Int
    let orientation: MenuBehavior.Orientation
    let controller: MenuController<ID>
    @ObservedObject var frames: ChangeSignal

    func body(content: Content) -> some View { content.clockwiseRotationEffect(turn) }

    private var turn: SwiftUI.Angle {
        let menu = controller.menu
        guard orientation != .upright, index < menu.count else { return .zero }
        return SwiftUI.Angle(
            menu.ring.turn(of: index, orientation, rotation: menu.wheel.rotation)
        )
    }
}

/// Fades an item in while it moves to its position.
private struct MenuOpening<ID: Hashable>: ViewModifier {
    let index: Int
    let controller: MenuController<ID>
    @ObservedObject var opening: ChangeSignal

    func body(content: Content) -> some View { content.opacity(controller.menu.openness(of: index)) }
}

// MARK: - The buttons

/// Applies the button style, which cannot read by itself whether the button is enabled.
private struct MenuButtonLook: ViewModifier {
    let changed: @MainActor (Bool) -> Void
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        let opacity = isEnabled ? 1 : RingMenu.disabledOpacity
        return content.buttonStyle(MenuButtonStyle(opacity: opacity, changed: changed))
    }
}

/// A button that shows only its label, slightly transparent while it is pressed, and reports
/// presses.
private struct MenuButtonStyle: ButtonStyle {
    let opacity: Double
    let changed: @MainActor (Bool) -> Void

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isPressed ? 0.75 : opacity)
            .modifier(MenuHover())
            .onValueChange(of: configuration.isPressed, perform: changed)
            // A button that is removed while it is pressed reports no further change.
            .onDisappear { changed(false) }
    }
}

/// Highlights the button that the user looks at, which a custom button style on visionOS does not
/// do by itself.
private struct MenuHover: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        // The stand-in for SwiftUI on Linux has the modifiers of every system.
        #if os(visionOS) || os(Linux)
        content.hoverEffect(isEnabled: isEnabled)
        #else
        content
        #endif
    }
}

extension View {
    /// Applies the style of a menu's buttons, and reports their presses where the style allows
    /// that.
    @ViewBuilder func menuStyle(
        _ style: MenuBehavior.ItemStyle,
        changed: @escaping @MainActor (Bool) -> Void
    ) -> some View {
        switch style {
        #if os(tvOS)
        // The plain style shows the focus, which a custom style does not.
        case .plain: buttonStyle(.plain)
        #else
        case .plain: modifier(MenuButtonLook(changed: changed))
        #endif
        case .environment: self
        }
    }
}
#endif
