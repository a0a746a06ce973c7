#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// Passes every finger on a view to a target, simultaneously with the gestures inside.
struct RadialMenuTouches: ViewModifier {
    let target: RadialMenuFinger
    /// The container for whose coordinates the points are; `nil` for those of the view.
    let stage: RadialMenuStage?
    let isActive: Bool

    @GestureState private var isTouched = false
    @StateObject private var touched = ObjectHolder(TouchedTarget())

    func body(content: Content) -> some View {
        #if os(tvOS)
        content
        #else
        content
            .simultaneousGesture(dragging, including: isActive ? .all : .subviews)
            .letsGo(of: touched.object, isTouched: isTouched, target: target)
        #endif
    }

    #if !os(tvOS)
    private var dragging: some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: stage == nil ? CoordinateSpace.local : .global)
            .passed(to: target, $isTouched, touched.object) { [stage] in stage?.point($0) ?? $0 }
    }
    #endif
}

/// Recognises a tap on a view, simultaneously with the gestures inside.
///
/// Not on tvOS, where the press of the remote is a tap as well: as a key it opens the menu, and
/// chooses an item of one that is open, which the tap would open again.
private struct RadialMenuTap: ViewModifier {
    let isActive: Bool
    let action: @MainActor () -> Void

    func body(content: Content) -> some View {
        #if os(tvOS)
        content
        #else
        content.simultaneousGesture(
            TapGesture().onEnded { action() },
            including: isActive ? .all : .subviews
        )
        #endif
    }
}

/// Passes a radial menu the touches and keys of its view.
struct RadialMenuInput: ViewModifier {
    let controller: RadialMenuController
    let behavior: RadialMenuBehavior
    /// The container in which the menu is shown; `nil` if that is the view itself.
    let stage: RadialMenuStage?
    /// Whether the menu can be opened.
    let isActive: Bool
    @ObservedObject var state: ChangeSignal
    @FocusState private var isFocused: Bool
    @AccessibilityFocusState private var isSpoken: Bool
    /// The number of taps.
    @State private var taps = 0

    func body(content: Content) -> some View {
        keyed(
            content
                // The finger that holds the menu must not press a button under it as well. That a
                // view is left out of hit tests, for example, is not documented to end a press.
                .disabled(controller.menu.holdsContent)
        )
        .focused($isFocused)
        .accessibilityFocused($isSpoken)
        .onValueChange(of: controller.isOpen) { openChanged($0) }
        .onValueChange(of: controller.focusReturns) { _ in if controller.isOpen { takeFocus() } }
        .onValueChange(of: isFocused) { if !$0 { keepFocus() } }
        .onValueChange(of: taps) { _ in controller.openAfterTap() }
        .modifier(
            RadialMenuTouches(
                target: controller.contentFinger,
                stage: stage,
                isActive: isActive && behavior.gesture == .press
            )
        )
        .modifier(
            RadialMenuTap(isActive: isActive && behavior.gesture == .tap) {
                controller.tapped()
                taps += 1
            }
        )
    }

    /// Takes the keyboard focus, so that keys act on a menu that a finger, a pointer or the app has
    /// opened, and returns the focus of assistive technologies to the view.
    private func openChanged(_ isOpen: Bool) {
        if isOpen { takeFocus() } else { isSpoken = true }
    }

    private func takeFocus() {
        guard isActive, behavior.acceptsKeys else { return }
        RadialMenuController.focusTime = controller.now
        isFocused = true
    }

    /// Takes the focus back that a remote or the Tab key moves out of a menu that waits.
    ///
    /// Not from what takes it as soon as the menu has it: that is a system without a focus, or the
    /// app. Nor from a menu of another container that has just opened.
    private func keepFocus() {
        let hasJustMoved = (controller.now - RadialMenuController.focusTime).magnitude <= 0.1
        if controller.menu.phase == .waiting, !hasJustMoved { takeFocus() }
    }

    private func keyed(_ content: some View) -> some View {
        let takesKeys = isActive && behavior.acceptsKeys
        let leave: (() -> Void)? =
            takesKeys && controller.isOpen ? { _ = controller.press(.leave) } : nil
        let keyed = content.turnKeys(
            isActive: takesKeys,
            usesArrows: controller.isOpen,
            leave: leave
        ) { (key: RadialMenuKey) in
            controller.press(key)
        }
        #if os(tvOS)
        // The centre button of a remote is a tap.
        return keyed.onTapGesture { _ = controller.press(.choose) }
        #else
        return keyed
        #endif
    }
}

/// Offers assistive technologies every enabled item as an action, and one that shows the menu.
struct RadialMenuActions: ViewModifier {
    let controller: RadialMenuController
    /// The view: if the controller drives another one, the actions would be done to that.
    let owner: ViewOwner?
    let items: [RadialMenuItem]
    let isActive: Bool
    @Environment(\.menuWords) private var words

    func body(content: Content) -> some View {
        content.accessibilityActions {
            if isActive {
                Button {
                    if !controller.views.drivesOther(than: owner) { controller.open() }
                } label: {
                    Text(verbatim: words.showMenu)
                }
                ForEach(actions, id: \.path) { action in
                    Button {
                        if !controller.views.drivesOther(than: owner) { controller.choose(action.path) }
                    } label: {
                        action.title
                    }
                }
            }
        }
    }

    private var actions: [(path: PressMenu.ItemPath, title: Text)] {
        items.enumerated().filter(\.element.isEnabled).flatMap { index, item in
            guard !item.children.isEmpty else { return [(PressMenu.ItemPath(index), item.title)] }
            return item.children.enumerated().filter(\.element.isEnabled).map { child, inner in
                (PressMenu.ItemPath(index, child: child), Text("\(item.title): \(inner.title)"))
            }
        }
    }
}
#endif
