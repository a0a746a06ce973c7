#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// An element of a menu that is shown as an item: an action, or a submenu.
@MainActor struct RadialMenuEntry {
    let element: UIMenuElement

    /// The items of the submenu; none for an action.
    var children: [RadialMenuEntry] = []

    var title: String { element.title }

    var image: UIImage? { element.image }

    /// The action; `nil` for a submenu.
    var leaf: (any UIMenuLeaf)? { element as? any UIMenuLeaf }

    var isEnabled: Bool { leaf?.attributes.contains(.disabled) != true }

    var isDestructive: Bool {
        leaf?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive)
            ?? false
    }

    var isOn: Bool { leaf.map { $0.state != .off } ?? false }

    /// The item of the core.
    var item: PressMenu.Item { PressMenu.Item(isEnabled: isEnabled, children: children.map(\.item)) }
}

extension RadialMenuEntry {
    /// The items of a menu.
    ///
    /// Inline submenus and those inside a submenu are replaced by their elements. Hidden actions,
    /// submenus without an item, and elements that are neither actions nor menus are left out.
    static func entries(of menu: UIMenu) -> [RadialMenuEntry] {
        menu.children.flatMap { element -> [RadialMenuEntry] in
            guard let submenu = element as? UIMenu else { return leaf(element) }
            if submenu.options.contains(.displayInline) { return entries(of: submenu) }
            let children = leaves(of: submenu)
            return children.isEmpty ? [] : [RadialMenuEntry(element: submenu, children: children)]
        }
    }

    private static func leaves(of menu: UIMenu) -> [RadialMenuEntry] {
        menu.children.flatMap { ($0 as? UIMenu).map(leaves) ?? leaf($0) }
    }

    private static func leaf(_ element: UIMenuElement) -> [RadialMenuEntry] {
        guard let leaf = element as? any UIMenuLeaf, !leaf.attributes.contains(.hidden) else { return [] }
        return [RadialMenuEntry(element: element)]
    }
}

extension [RadialMenuEntry] {
    /// The entry at a path, if there is one.
    @MainActor subscript(_ path: PressMenu.ItemPath) -> RadialMenuEntry? {
        guard indices.contains(path.item) else { return nil }
        guard let child = path.child else { return self[path.item] }
        let children = self[path.item].children
        return children.indices.contains(child) ? children[child] : nil
    }

    /// The elements in their order, for comparisons.
    @MainActor var identities: [[ObjectIdentifier]] {
        map { entry in ([entry] + entry.children).map { ObjectIdentifier($0.element) } }
    }
}
#endif
