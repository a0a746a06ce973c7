#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Who gets a touch that begins on a view that turns inside a scroll view.
public enum ScrollPolicy: Hashable, Sendable {
    /// The view that turns, where the touch begins in its ring; the scroll view waits until that is over.
    ///
    /// Touches in the dead zone or outside the ring scroll as ever.
    case claimsRing

    /// The scroll view, wherever it can scroll the way the finger moves; otherwise the view turns.
    case yieldsToScrolling
}
#endif
