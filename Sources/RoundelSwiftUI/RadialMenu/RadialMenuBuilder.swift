#if canImport(SwiftUI)
/// Collects the items of a radial menu.
///
/// Conditions and loops are possible; use `for` in place of `ForEach`, and ``RadialAction/id(_:)`` if
/// the order of the data changes. An item keeps its identity while conditions before it change. A
/// function with this attribute that returns `[RadialMenuItem]` makes items for several menus.
@resultBuilder public enum RadialMenuBuilder {
    /// An action.
    public static func buildExpression(_ action: RadialAction) -> [RadialMenuItem] { [action.item] }

    /// A submenu.
    public static func buildExpression(_ submenu: RadialSubmenu) -> [RadialMenuItem] { [submenu.item] }

    /// Items that another function with this builder has made.
    public static func buildExpression(_ items: [RadialMenuItem]) -> [RadialMenuItem] { items }

    /// Items one after another.
    public static func buildBlock(_ parts: [RadialMenuItem]...) -> [RadialMenuItem] { .joined(parts) }

    /// The items of a condition.
    public static func buildOptional(_ part: [RadialMenuItem]?) -> [RadialMenuItem] { part ?? [] }

    /// The items of the first branch of a condition.
    public static func buildEither(first part: [RadialMenuItem]) -> [RadialMenuItem] { part.inside(0) }

    /// The items of the second branch of a condition.
    public static func buildEither(second part: [RadialMenuItem]) -> [RadialMenuItem] { part.inside(1) }

    /// The items of a loop.
    public static func buildArray(_ parts: [[RadialMenuItem]]) -> [RadialMenuItem] { .joined(parts) }

    /// The items of a check for the system's version.
    public static func buildLimitedAvailability(_ part: [RadialMenuItem]) -> [RadialMenuItem] { part }
}

/// Collects the items of a submenu, which are actions.
///
/// It is used like ``RadialMenuBuilder``.
@resultBuilder public enum RadialSubmenuBuilder {
    /// An action.
    public static func buildExpression(_ action: RadialAction) -> [RadialMenuItem] { [action.item] }

    /// The actions that another function with a builder has made, without its submenus.
    public static func buildExpression(_ items: [RadialMenuItem]) -> [RadialMenuItem] {
        items.filter { if case .action = $0.content { true } else { false } }
    }

    /// Items one after another.
    public static func buildBlock(_ parts: [RadialMenuItem]...) -> [RadialMenuItem] { .joined(parts) }

    /// The items of a condition.
    public static func buildOptional(_ part: [RadialMenuItem]?) -> [RadialMenuItem] { part ?? [] }

    /// The items of the first branch of a condition.
    public static func buildEither(first part: [RadialMenuItem]) -> [RadialMenuItem] { part.inside(0) }

    /// The items of the second branch of a condition.
    public static func buildEither(second part: [RadialMenuItem]) -> [RadialMenuItem] { part.inside(1) }

    /// The items of a loop.
    public static func buildArray(_ parts: [[RadialMenuItem]]) -> [RadialMenuItem] { .joined(parts) }

    /// The items of a check for the system's version.
    public static func buildLimitedAvailability(_ part: [RadialMenuItem]) -> [RadialMenuItem] { part }
}

extension [RadialMenuItem] {
    /// The items of the parts of a builder.
    fileprivate static func joined(_ parts: [[RadialMenuItem]]) -> [RadialMenuItem] {
        parts.enumerated().flatMap { $1.inside($0) }
    }
}
#endif
