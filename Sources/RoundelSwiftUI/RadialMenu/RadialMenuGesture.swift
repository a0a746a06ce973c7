#if canImport(SwiftUI)
/// How a touch opens a radial menu.
public enum RadialMenuGesture: Hashable, Sendable {
    /// A finger that is held still opens the menu, moves to an item and is lifted; a quick stroke
    /// chooses an item without showing the menu.
    ///
    /// The gesture observes every finger on the view, simultaneously with the gestures and buttons
    /// inside. A finger that moves the view, in a scroll view, a list or a sheet, has no effect on
    /// the menu. In a list, set ``RadialMenuBehavior/acceptsStrokes`` to `false` as well, so that no
    /// finger that moves chooses an item. From iOS 18 on, a scroll view may not scroll where a
    /// gesture observes the finger; ``tap`` and ``none`` do not have that problem. See
    /// <doc:RadialMenus#Scroll-views-lists-and-sheets>.
    case press

    /// A tap opens the menu in the middle of the view. A surrounding scroll view scrolls.
    case tap

    /// No touch opens the menu. Keys, assistive technologies and ``RadialMenuController`` do.
    case none
}
#endif
