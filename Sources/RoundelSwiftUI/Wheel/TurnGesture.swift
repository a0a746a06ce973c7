#if canImport(SwiftUI)
import SwiftUI

/// When a drag begins to turn a view, and how it competes with other gestures, such as those of a
/// surrounding scroll view and of buttons inside.
///
/// A drag begins only between the dead zone and the touch radius. Other touches go to the content
/// under them, and where there is no content, or none that takes touches, to the views behind.
public enum TurnGesture: Hashable, Sendable {
    /// The drag begins at touch down. Neither a surrounding scroll view nor a button inside gets
    /// the touch.
    case immediate

    /// The drag begins when the finger has moved by a number of points. A tap reaches the button
    /// under it, and a drag that begins on a button turns the view without pressing the button.
    ///
    /// A high-priority gesture of SwiftUI cannot depend on where the finger began. A drag that
    /// begins on content outside the zone therefore turns nothing, but a button or a scroll view
    /// under it does not get the touch either.
    case afterMoving(CGFloat)

    /// The drag begins when the finger has moved by a number of points, simultaneously with all
    /// other gestures: a scroll view scrolls at the same time.
    case alongside(CGFloat)

    /// How far the finger has to move before the drag begins, in points; a negative distance counts
    /// as zero.
    var distance: CGFloat {
        switch self {
        case .immediate: 0
        case .afterMoving(let distance), .alongside(let distance): max(distance, 0)
        }
    }

    /// The priority of the drag relative to the gestures of the content.
    enum Priority {
        /// An overlay in front of the content receives the touches.
        case overlay
        /// The drag comes before the gestures of the content.
        case high
        /// The drag and the gestures of the content are recognised at the same time.
        case simultaneous
    }

    var priority: Priority {
        switch self {
        case .immediate: .overlay
        case .afterMoving: .high
        case .alongside: .simultaneous
        }
    }
}
#endif
