#if canImport(SwiftUI)
import SwiftUI

/// When a finger begins to turn a view, and what else may have the touch: the policy beside a scroll view and
/// beside buttons inside.
///
/// A drag begins only in the ring between the dead zone and the reach; other touches go to what is behind.
public enum TurnGesture: Hashable, Sendable {
    /// At once: every touch in the ring is a turn, and neither a scroll view around nor a button inside gets it.
    case immediate

    /// When the finger has moved so many points: a tap reaches the button under it, and a drag that begins on
    /// a button turns the view and does not press the button.
    ///
    /// SwiftUI gives a gesture that comes before others no way to look where the finger began: a drag that begins on content
    /// outside the ring turns nothing, but a button or a scroll view under it does not get it either.
    case afterMoving(CGFloat)

    /// When the finger has moved so many points, beside all other gestures, which go on: a scroll view
    /// scrolls as well.
    case alongside(CGFloat)

    /// How far the finger has to move, in points.
    var distance: CGFloat {
        switch self {
        case .immediate: 0
        case .afterMoving(let distance), .alongside(let distance): max(distance, 0)
        }
    }

    /// How a gesture stands to those of the content.
    enum Rank {
        /// A view in front of the content has it.
        case inFront
        /// It comes first.
        case first
        /// All get the touch.
        case beside
    }

    var rank: Rank {
        switch self {
        case .immediate: .inFront
        case .afterMoving: .first
        case .alongside: .beside
        }
    }
}
#endif
