#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Gives this view a menu whose items fan out around the finger.
    ///
    /// A finger that is held still opens the menu, moves to an item, and chooses it by being lifted.
    /// A finger that is lifted in the middle leaves the menu open, and then taps, keys, a pointer and
    /// assistive technologies choose. A quick stroke chooses an item before the menu has opened. A
    /// touch outside the items closes the menu.
    ///
    /// ```swift
    /// struct Photo: View {
    ///     @State private var isFavorite = false
    ///
    ///     var body: some View {
    ///         Image(systemName: "photo")
    ///             .radialMenu {
    ///                 RadialAction("Favorite", systemImage: "heart") { isFavorite.toggle() }
    ///                 RadialSubmenu("Share", systemImage: "square.and.arrow.up") {
    ///                     RadialAction("Mail", systemImage: "envelope") { print("mail") }
    ///                     RadialAction("Message", systemImage: "message") { print("message") }
    ///                 }
    ///                 RadialAction("Delete", systemImage: "trash", role: .destructive) { print("delete") }
    ///             }
    ///     }
    /// }
    /// ```
    ///
    /// The menu is shown in front of the nearest view around with ``radialMenuContainer()``, and all
    /// items fit into that view. Apply it once to the root view of a window or a sheet. Without a
    /// container, the menu is shown in front of this view alone: siblings may cover it, and only a
    /// touch on this view or on an item closes it. Items that do not fit into the view are then
    /// shown beyond its edges, and so they are in a container that is too small.
    ///
    /// In a scroll view, a list or a sheet, set ``RadialMenuBehavior/acceptsStrokes`` to `false`, or
    /// let a tap open the menu; <doc:RadialMenus#Scroll-views-lists-and-sheets> has the reasons. Of
    /// views inside one another, the innermost one opens its menu. Apply the modifier to a button or
    /// link from outside, and not to its label, which would be pressed as well.
    ///
    /// The view receives the keyboard focus, also when the menu opens, and keeps it while the menu
    /// waits. Return or the space bar opens the menu in its middle; arrows and letters highlight
    /// items, Return chooses, and Escape closes. Assistive technologies have an action for each
    /// enabled item, and one that shows the menu, whose items are then elements; their focus goes
    /// into the menu and returns to the view; see
    /// <doc:RadialMenus#Pointers-keys-and-assistive-technologies>. SwiftUI has no event for a secondary
    /// click; open the menu with ``RadialMenuController/open(at:)`` where your app receives one.
    ///
    /// - Parameters:
    ///   - behavior: How the menu behaves and where its items are.
    ///   - controller: Opens and closes the menu from code.
    ///   - onOpenChange: Called with `true` when the menu opens, and with `false` when it closes,
    ///     after the action of the item that was chosen. Every `true` is followed by one `false`,
    ///     also if the view is disabled or disappears.
    ///   - items: The items, in clockwise order; in right-to-left environments counterclockwise.
    ///     Without items the view has no menu.
    public nonisolated func radialMenu(
        _ behavior: RadialMenuBehavior = RadialMenuBehavior(),
        controller: RadialMenuController? = nil,
        onOpenChange: @escaping @MainActor (Bool) -> Void = { _ in },
        @RadialMenuBuilder items: () -> [RadialMenuItem]
    ) -> some View {
        modifier(RadialMenuModifier(behavior, controller, items().distinct, onOpenChange))
    }

    /// Shows the radial menus of the views inside in front of this view and within its bounds.
    ///
    /// The nearest container counts, also around a navigation stack, a tab view or a list. One menu
    /// is open at a time; the items have the environment of the container. Views that are presented
    /// from inside, such as sheets, need containers of their own; see
    /// <doc:RadialMenus#Where-the-menu-is-shown>.
    ///
    /// ```swift
    /// ScrollView {
    ///     ForEach(["Paris", "Rome"], id: \.self) { city in
    ///         Text(city).radialMenu(RadialMenuBehavior(gesture: .tap)) {
    ///             RadialAction("Copy", systemImage: "doc.on.doc") { print(city) }
    ///         }
    ///     }
    /// }
    /// .radialMenuContainer()
    /// ```
    public nonisolated func radialMenuContainer() -> some View { modifier(RadialMenuContainer()) }
}
#endif
