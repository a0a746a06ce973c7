#if canImport(SwiftUI)
/// How a touch opens a radial menu.
public enum RadialMenuGesture: Hashable, Sendable {
    /// A finger that is held still opens the menu, moves to an item and is lifted; a quick stroke
    /// chooses an item without showing the menu.
    ///
    /// The gesture observes every finger on the view, simultaneously with the gestures and buttons
    /// inside. In a scroll view, set ``RadialMenuBehavior/acceptsStrokes`` to `false`: the menu then
    /// leaves a finger that moves to the scroll view. From iOS 18 on, however, a scroll view may not
    /// scroll where a gesture observes the finger; use ``tap`` or ``none`` there.
    case press

    /// A tap opens the menu in the middle of the view. A surrounding scroll view scrolls.
    case tap

    /// No touch opens the menu. Keys, assistive technologies and ``RadialMenuController`` do.
    case none
}
#endif
