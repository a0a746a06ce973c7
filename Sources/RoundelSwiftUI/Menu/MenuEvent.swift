#if canImport(SwiftUI)

/// An event of a ``CircularMenu``.
public enum MenuEvent<ID: Hashable>: Hashable {
    /// The menu turned.
    ///
    /// Items are detents, with their positions in the data as indices. Items that pass the pointer
    /// while the app turns the menu are not reported. A menu that does not land on items
    /// (``MenuBehavior/landsOnItems``) reports the detents of its ``TurnSettings`` instead, with their
    /// own indices, and nothing if there are none; use ``pointed(_:)`` for items.
    case turn(TurnEvent)
    /// Another item is at the pointer, or none is.
    case pointed(ID?)
    /// Another item was selected, other than by the app; `nil` if the selected item was removed. The item
    /// at which the menu lands after a command is one.
    ///
    /// The binding of a removed item keeps it, so that the item is selected if it comes back.
    case selected(ID?)
    /// An item was activated: by a tap, a key, or an assistive technology.
    case activated(ID)
    /// The menu opens: sent at the beginning of the animation.
    case opened
    /// The menu closes: sent at the beginning of the animation.
    case closed
}

extension MenuEvent: Sendable where ID: Sendable {}
#endif
