#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// An element of a menu that is shown as an item: an action, or a submenu.
@MainActor struct RadialMenuEntry {
    let element: UIMenuElement

    /// The items of the submenu; none for an action.
    var children: [RadialMenuEntry] = []

    /// The number by which the core tells the item apart, once it has one.
    var number: Int?

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
    var item: PressMenu.Item {
        PressMenu.Item(id: number, isEnabled: isEnabled, children: children.map(\.item))
    }
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

// MARK: - Identity

extension RadialMenuEntry {
    /// Whether two entries of successive menus are the same item, by the surest sign first.
    ///
    /// Apps make menus anew to change them, and without an identifier UIKit gives each element one of
    /// its own.
    fileprivate static let signs: [(RadialMenuEntry, RadialMenuEntry) -> Bool] = [
        { $0.element === $1.element },
        { $0.identifier != nil && $0.identifier == $1.identifier && $0.isSubmenu == $1.isSubmenu },
        { $0.title == $1.title && $0.isSubmenu == $1.isSubmenu },
    ]

    private var isSubmenu: Bool { leaf == nil }

    /// The identifier of an action or a menu; a command has none.
    private var identifier: String? {
        (element as? UIAction)?.identifier.rawValue ?? (element as? UIMenu)?.identifier.rawValue
    }
}

extension [RadialMenuEntry] {
    /// The entries with the numbers that the same items had in a former menu, and new ones.
    ///
    /// - Parameters:
    ///   - former: The entries of the former menu.
    ///   - last: The last number that was given.
    @MainActor func numbered(like former: [RadialMenuEntry], last: inout Int) -> [RadialMenuEntry] {
        var (entries, former) = (self, former)
        for isSame in RadialMenuEntry.signs {
            for index in entries.indices where entries[index].number == nil {
                guard let match = former.firstIndex(where: { isSame($0, entries[index]) }) else { continue }
                entries[index].take(former.remove(at: match), &last)
            }
        }
        for index in entries.indices where entries[index].number == nil { entries[index].take(nil, &last) }
        return entries
    }
}

extension RadialMenuEntry {
    /// Takes the number of a former entry, or a new one.
    fileprivate mutating func take(_ former: RadialMenuEntry?, _ last: inout Int) {
        if former == nil { last += 1 }
        number = former?.number ?? last
        children = children.numbered(like: former?.children ?? [], last: &last)
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

    /// The titles of the entry at a path and of the submenu around it, if there is such an entry.
    @MainActor func titles(at path: PressMenu.ItemPath) -> [String] {
        guard let entry = self[path] else { return [] }
        return path.child == nil ? [entry.title] : [self[path.item].title, entry.title]
    }

    /// The elements in their order, for comparisons.
    @MainActor var identities: [[ObjectIdentifier]] {
        map { entry in ([entry] + entry.children).map { ObjectIdentifier($0.element) } }
    }
}
#endif
