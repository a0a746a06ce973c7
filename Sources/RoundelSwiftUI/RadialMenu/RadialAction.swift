#if canImport(SwiftUI)
import SwiftUI

/// An item of a radial menu that does something.
///
/// ```swift
/// Image(systemName: "photo")
///     .radialMenu {
///         RadialAction("Copy", systemImage: "doc.on.doc") { print("copy") }
///         RadialAction("Delete", systemImage: "trash", role: .destructive) { print("delete") }
///     }
/// ```
///
/// SwiftUI does not tell what is inside a `Button`, so a radial menu has items of its own. The title
/// is shown while the item is highlighted, and assistive technologies speak it. A key is looked up
/// in the app's string tables, as that of a `Button` is.
public struct RadialAction {
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

    /// Creates an action with a label of its own.
    ///
    /// The label is shown in place of the round symbol, in a square of
    /// ``RadialMenuBehavior/itemSize``. It can read
    /// ``SwiftUI/EnvironmentValues/isHighlightedInRadialMenu``, and it has the environment of the
    /// container.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - role: The purpose of the action; one that is destructive is red.
    ///   - action: Called when the item was chosen.
    ///   - label: Creates the label.
    public init<Label: View>(
        _ title: Text,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(title, nil, .view(AnyView(label())), role, .action(action))
    }
}

extension RadialAction {
    /// Creates an action with a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title in the app's string tables.
    ///   - systemImage: The name of the symbol.
    ///   - role: The purpose of the action; one that is destructive is red.
    ///   - action: Called when the item was chosen.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(Text(titleKey), nil, .image(Image(systemName: systemImage)), role, .action(action))
    }

    /// Creates an action with a title from the string tables and an image of the app.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(Text(titleKey), nil, .image(Image(image)), role, .action(action))
    }

    /// Creates an action with a title that is not looked up and a symbol.
    ///
    /// Letters on the keyboard find the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(Text(title), String(title), .image(Image(systemName: systemImage)), role, .action(action))
    }

    /// Creates an action with a title that is not looked up and an image of the app.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(Text(title), String(title), .image(Image(image)), role, .action(action))
    }
}

// MARK: - Changes

extension RadialAction {
    /// Disables the item: it is pale, and neither highlighted nor chosen.
    public func disabled(_ isDisabled: Bool) -> RadialAction {
        var copy = self
        copy.item.isEnabled = !isDisabled
        return copy
    }

    /// Marks an action that is on, such as the choice that is in effect.
    ///
    /// The disc has a check mark; a label of the app's has to show the state itself. Assistive
    /// technologies speak it.
    public func selected(_ isSelected: Bool) -> RadialAction {
        var copy = self
        copy.item.isSelected = isSelected
        return copy
    }

    /// Sets the identity of the item, which otherwise is its position in the builder.
    ///
    /// Set it for items that a loop makes of data whose order changes.
    public func id(_ id: some Hashable) -> RadialAction {
        var copy = self
        copy.item.id = RadialMenuItem.ID(explicit: AnyHashable(id))
        return copy
    }

    /// Sets what letters on the keyboard find the item by.
    ///
    /// By default it is the title if that is a string. SwiftUI does not tell what a key of the
    /// string tables is translated to.
    public func typed(_ title: String) -> RadialAction {
        var copy = self
        copy.item.typed = title
        return copy
    }
}
#endif
