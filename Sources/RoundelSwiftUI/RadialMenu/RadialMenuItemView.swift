#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// An item of a menu that is shown, with its position among the others.
struct RadialMenuEntry {
    /// The identities of the item and, in a submenu, before it that of the item it belongs to.
    let id: [RadialMenuItem.ID]
    let path: PressMenu.ItemPath
    let item: RadialMenuItem
    let side: CGFloat

    /// The items of the menu, and those of the submenu that is shown.
    @MainActor static func all(of controller: RadialMenuController) -> [RadialMenuEntry] {
        guard let link = controller.link else { return [] }
        let side = CGFloat(link.setup.side)
        return link.items.enumerated().flatMap { index, item in
            let own = RadialMenuEntry(id: [item.id], path: PressMenu.ItemPath(index), item: item, side: side)
            guard controller.menu.shownSubmenu == index else { return [own] }
            return [own]
                + item.children.enumerated().map { child, inner in
                    let path = PressMenu.ItemPath(index, child: child)
                    return RadialMenuEntry(id: [item.id, inner.id], path: path, item: inner, side: side)
                }
        }
    }
}

/// An item of a radial menu.
struct RadialMenuItemView: View {
    let entry: RadialMenuEntry
    let controller: RadialMenuController
    @ObservedObject var frames: ChangeSignal
    /// The item that assistive technologies are at.
    let spoken: AccessibilityFocusState<PressMenu.ItemPath?>.Binding

    var body: some View {
        let (menu, path) = (controller.menu, entry.path)
        let look = menu.appearance(of: path)
        // A matrix with a scale of zero has no inverse, which SwiftUI reports.
        let scale = max(look?.scale ?? 0, 0.001)
        let isReachable = menu.isOpen && (path.child == nil ? nil : path.item) == menu.submenu
        label
            .frame(width: entry.side, height: entry.side)
            .environment(\.isHighlightedInRadialMenu, look?.isHighlighted ?? false)
            .scaleEffect(x: scale, y: scale)
            .opacity(look?.opacity ?? 0)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(entry.item.title)
            .accessibilityAddTraits(isMarked(look) ? [.isButton, .isSelected] : .isButton)
            .accessibilityAction { controller.choose(path) }
            // Without it the elements are read from top to bottom.
            .accessibilitySortPriority(-Double(path.child ?? path.item))
            .accessibilityFocused(spoken, equals: path)
            .disabled(!entry.item.isEnabled)
            .accessibilityHidden(!isReachable)
            .allowsHitTesting(false)
            .layoutValue(key: RadialMenuRoleKey.self, value: .item(path))
    }

    private func isMarked(_ look: PressMenu.Appearance?) -> Bool {
        entry.item.isSelected || look?.isHighlighted == true
    }

    @ViewBuilder private var label: some View {
        switch entry.item.label {
        case .view(let view): view
        case .image(let image):
            RadialMenuDisc(image: image, side: entry.side, isDestructive: entry.item.role == .destructive)
                .overlay(alignment: .topTrailing) {
                    if entry.item.isSelected { RadialMenuMark(side: entry.side / 3) }
                }
        }
    }
}

/// A symbol on a disc, which has the tint colour while the item is highlighted.
private struct RadialMenuDisc: View {
    let image: Image
    let side: CGFloat
    let isDestructive: Bool
    @Environment(\.isHighlightedInRadialMenu) private var isHighlighted

    var body: some View {
        image
            .font(.system(size: side * 0.4))
            .foregroundStyle(isHighlighted ? Color.white : isDestructive ? Color.red : Color.primary)
            .frame(width: side, height: side)
            .background { disc }
            .shadow(radius: 4)
    }

    /// The background is a little darker than the content behind it, or lighter in dark mode.
    private var disc: some View {
        ZStack {
            Circle().fill(.background)
            Circle().fill(Color.primary.opacity(0.1))
            if isDestructive {
                Circle().fill(.red).opacity(isHighlighted ? 1 : 0)
            } else {
                Circle().fill(.tint).opacity(isHighlighted ? 1 : 0)
            }
        }
    }
}

/// The check mark of an action that is on, in the inverted colours of its disc.
private struct RadialMenuMark: View {
    let side: CGFloat
    @Environment(\.isHighlightedInRadialMenu) private var isHighlighted

    var body: some View {
        ZStack {
            if isHighlighted { Circle().fill(.white) } else { Circle().fill(.tint) }
            Image(systemName: "checkmark")
                .font(.system(size: side * 0.6))
                .foregroundStyle(isHighlighted ? Color.black : Color.white)
        }
        .frame(width: side, height: side)
    }
}

extension EnvironmentValues {
    /// Whether the view is inside the label of a radial menu's item that is highlighted.
    public internal(set) var isHighlightedInRadialMenu: Bool {
        get { self[HighlightKey.self] }
        set { self[HighlightKey.self] = newValue }
    }
}

private struct HighlightKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
#endif
