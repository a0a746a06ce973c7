#if canImport(SwiftUI)
import SwiftUI

/// An item of a radial menu that opens another menu.
///
/// ```swift
/// Image(systemName: "photo")
///     .radialMenu {
///         RadialAction("Copy", systemImage: "doc.on.doc") { print("copy") }
///         RadialSubmenu("Share", systemImage: "square.and.arrow.up") {
///             RadialAction("Mail", systemImage: "envelope") { print("mail") }
///             RadialAction("Message", systemImage: "message") { print("message") }
///         }
///     }
/// ```
///
/// The submenu opens where a finger rests on the item, where a stroke turns, and if the item is
/// chosen. A submenu without items is an action without an effect. Submenus contain actions, and no
/// further submenus: a menu has two levels.
public struct RadialSubmenu {
    var item: RadialMenuItem

    init(
        _ title: Text,
        _ typed: String?,
        _ label: RadialMenuItem.Label,
        _ role: ButtonRole?,
        _ content: RadialMenuItem.Content
    ) {
        item = RadialMenuItem(title: title, typed: typed, label: label, role: role, content: content)
    }

    /// Creates a submenu with a label of its own.
    ///
    /// The label is shown in place of the round symbol, in a square of
    /// ``RadialMenuBehavior/itemSize``. It can read
    /// ``SwiftUI/EnvironmentValues/isHighlightedInRadialMenu``, and it has the environment of the
    /// container.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - items: The items of the submenu.
    ///   - label: Creates the label.
    public init<Label: View>(
        _ title: Text,
        @RadialSubmenuBuilder items: () -> [RadialMenuItem],
        @ViewBuilder label: () -> Label
    ) {
        self.init(title, nil, .view(AnyView(label())), nil, .submenu(items().distinct))
    }
}

extension RadialSubmenu {
    /// Creates a submenu with a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title in the app's string tables.
    ///   - systemImage: The name of the symbol.
    ///   - items: The items of the submenu.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @RadialSubmenuBuilder items: () -> [RadialMenuItem]
    ) {
        self.init(
            Text(titleKey),
            nil,
            .image(Image(systemName: systemImage)),
            nil,
            .submenu(items().distinct)
        )
    }

    /// Creates a submenu with a title from the string tables and an image of the app.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        @RadialSubmenuBuilder items: () -> [RadialMenuItem]
    ) {
        self.init(Text(titleKey), nil, .image(Image(image)), nil, .submenu(items().distinct))
    }

    /// Creates a submenu with a title that is not looked up and a symbol.
    ///
    /// Letters on the keyboard find the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        @RadialSubmenuBuilder items: () -> [RadialMenuItem]
    ) {
        self.init(
            Text(title),
            String(title),
            .image(Image(systemName: systemImage)),
            nil,
            .submenu(items().distinct)
        )
    }

    /// Creates a submenu with a title that is not looked up and an image of the app.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: String,
        @RadialSubmenuBuilder items: () -> [RadialMenuItem]
    ) {
        self.init(Text(title), String(title), .image(Image(image)), nil, .submenu(items().distinct))
    }
}

// MARK: - Changes

extension RadialSubmenu {
    /// Disables the item: it is pale, and neither highlighted nor chosen.
    public func disabled(_ isDisabled: Bool) -> RadialSubmenu {
        var copy = self
        copy.item.isEnabled = !isDisabled
        return copy
    }

    /// Sets the identity of the item, which otherwise is its position in the builder.
    ///
    /// Set it for items that a loop makes of data whose order changes.
    public func id(_ id: some Hashable) -> RadialSubmenu {
        var copy = self
        copy.item.id = RadialMenuItem.ID(explicit: AnyHashable(id))
        return copy
    }

    /// Sets what letters on the keyboard find the item by.
    ///
    /// By default it is the title if that is a string. SwiftUI does not tell what a key of the
    /// string tables is translated to.
    public func typed(_ title: String) -> RadialSubmenu {
        var copy = self
        copy.item.typed = title
        return copy
    }
}
#endif
