#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// What is turned by drags, scrolls and keys, and moved on by time: a wheel, or a menu.
///
/// Every call goes through, whatever state the view is in: the target alone decides what to do with it.
@MainActor protocol TurnTarget: AnyObject {
    /// The drag that goes on.
    var drag: DragTrack { get set }

    /// Whether frames are wanted.
    var isMoving: Bool { get }

    func touchBegan(at point: Point2D, time: Double)
    func touchMoved(to point: Point2D, time: Double)
    func touchEnded(at point: Point2D, time: Double)
    func touchCancelled()
    func scrolled(by angle: Roundel.Angle)
    func scrollEnded()
    /// A mouse wheel went on by notches, to the right or down if positive.
    func notch(_ count: Int)
    func scrollCancelled()

    /// A key was pressed; whether it was for this view.
    func press(_ key: Roundel.RingMenu.Key) -> Bool
    func advance(to time: Double)
}

/// What is remembered of a drag from one event to the next.
struct DragTrack {
    /// A drag tells of one finger only.
    static var finger: Int { 0 }

    /// Whether the target follows a drag.
    var isOn = false

    /// Whether a drag has begun of which the target has not heard.
    var isNew = false
}

#if !os(tvOS)
extension TurnTarget {
    /// A drag began or went on.
    ///
    /// Each begins once: one that was taken away does not come back. Where it began says nothing of that: the view may
    /// have another size, and another place, than it had then.
    func dragChanged(_ value: DragGesture.Value) {
        let time = value.time.seconds
        if drag.isNew {
            dragReset()
            drag = DragTrack(isOn: true)
            touchBegan(at: Point2D(value.startLocation), time: time)
        }
        guard drag.isOn else { return }
        touchMoved(to: Point2D(value.location), time: time)
    }

    /// A drag ended in success.
    func dragEnded(_ value: DragGesture.Value) {
        guard drag.isOn else { return }
        drag.isOn = false
        touchEnded(at: Point2D(value.location), time: value.time.seconds)
    }
}
#endif

extension TurnTarget {
    /// A drag is over; if it has not ended in success, it was cancelled.
    func dragReset() {
        guard drag.isOn else { return }
        drag.isOn = false
        touchCancelled()
    }
}
#endif
