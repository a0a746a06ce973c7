#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Whether a view that turns, or the scroll view around it, gets a touch.
public enum ScrollPolicy: Hashable, Sendable {
    /// The view gets a touch that begins in its ring; the scroll view waits until the view has
    /// finished with the touch.
    ///
    /// Touches in the dead zone or outside the ring scroll as usual. Other pan gestures of views
    /// around it, such as that of a sheet, or the swipe back in a page since iOS 26, wait as well;
    /// swipes from the edge of the screen do not.
    case claimsRing

    /// The scroll view gets a touch that moves in a direction in which it can scroll, and a scroll
    /// with a trackpad or a mouse wheel in such a direction; others turn the view.
    ///
    /// A touch stops a moving view at once, and a tap on the track of a dial moves its thumb.
    case yieldsToScrolling
}
#endif
