#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// An item of a radial menu, as ``RadialMenuBuilder`` collects it from a ``RadialAction`` or a
/// ``RadialSubmenu``.
public struct RadialMenuItem {
    /// What the item does.
    enum Content {
        case action(@MainActor () -> Void)
        case submenu([RadialMenuItem])
    }

    /// What is shown in place of the title.
    enum Label {
        case image(Image)
        case view(AnyView)
    }

    /// Tells an item apart from the others of its menu.
    struct ID: Hashable {
        /// The identity that the app has set.
        var explicit: AnyHashable?
        /// The position in the builder, from the outermost block to the innermost; empty with an
        /// identity of the app's.
        var path: [Int] = []
        /// The number of earlier items with the same identity.
        var occurrence = 0
    }

    let title: Text
    /// The title as letters on the keyboard find it, if it is known.
    var typed: String?
    let label: Label
    var role: ButtonRole?
    var isEnabled = true
    var id = ID()
    /// The identity as a number for the core; see ``Swift/Array/distinct``.
    var number = 0
    let content: Content

    /// The items of the submenu; none for an action.
    var children: [RadialMenuItem] {
        if case .submenu(let items) = content { items } else { [] }
    }

    /// The item for the core.
    var coreItem: PressMenu.Item {
        PressMenu.Item(id: number, isEnabled: isEnabled, children: children.map(\.coreItem))
    }

    /// Whether the beginning of the title is what was typed.
    func begins(with letter: Character) -> Bool {
        typed?.lowercased().hasPrefix(letter.lowercased()) ?? false
    }
}

extension [RadialMenuItem] {
    /// The items in a part of a builder.
    func inside(_ position: Int) -> [RadialMenuItem] {
        map { item in
            var item = item
            if item.id.explicit == nil { item.id.path.insert(position, at: 0) }
            return item
        }
    }

    /// The items, each with an identity and a number of its own.
    ///
    /// The number is the hash value of the identity; where two are the same, the later one counts on.
    var distinct: [RadialMenuItem] {
        var counts: [RadialMenuItem.ID: Int] = [:]
        var numbers: Set<Int> = []
        return map { item in
            var item = item
            let count = counts[item.id, default: 0]
            counts[item.id] = count + 1
            item.id.occurrence = count
            item.number = item.id.hashValue
            while !numbers.insert(item.number).inserted { item.number &+= 1 }
            return item
        }
    }

    /// The item at a path, or `nil`.
    subscript(path: PressMenu.ItemPath) -> RadialMenuItem? {
        guard indices.contains(path.item) else { return nil }
        guard let child = path.child else { return self[path.item] }
        let children = self[path.item].children
        return children.indices.contains(child) ? children[child] : nil
    }
}
#endif
