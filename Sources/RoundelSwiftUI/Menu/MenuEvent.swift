#if canImport(SwiftUI)

/// What happens to a ``CircularMenu``.
public enum MenuEvent<ID: Hashable>: Hashable {
    /// It was turned.
    ///
    /// Items are detents, with their places in the data as indices. Those that pass while the app turns the menu
    /// are not told.
    case turn(TurnEvent)
    /// Another item stands at the pointer, or none does.
    case pointed(ID?)
    /// Another item is selected, other than by the app; `nil` where the selected one went away.
    case selected(ID?)
    /// An item was activated: by a tap, a key, or an assistive technology.
    case activated(ID)
    /// It was opened.
    case opened
    /// It was closed.
    case closed
}

extension MenuEvent: Sendable where ID: Sendable {}
#endif
