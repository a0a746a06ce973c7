#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// What receives times of gestures or frames.
@MainActor protocol ClockTarget: AnyObject {
    /// The clock of the view; `nil` without one.
    var clock: TurnClock? { get }
}

extension ClockTarget {
    /// The current time, in seconds.
    var now: Double { clock?.now() ?? .nan }

    /// The time of a gesture, in seconds.
    func seconds(ofGesture date: Date) -> Double { clock?.seconds(ofGesture: date) ?? date.seconds }
}

/// What advances with time.
@MainActor protocol FrameTarget: ClockTarget {
    /// Whether the target needs frames.
    var isMoving: Bool { get }

    /// Whether the target moves without an end.
    var isSpinning: Bool { get }

    /// Whether several views show the target.
    var isShared: Bool { get }

    func advance(to time: Double)

    /// Ends a motion where it would come to rest, because nobody will see it.
    ///
    /// A spin goes on, as it has no end.
    func endMotion()
}

extension FrameTarget {
    var isSpinning: Bool { false }
    var isShared: Bool { false }
}

/// What a finger touches.
///
/// Every call reaches the target in every state of the view. The target alone decides what to do
/// with it.
@MainActor protocol DragTarget: ClockTarget {
    /// The drag in progress.
    var drag: DragTrack { get set }

    /// Ends a scroll that holds the target.
    func endScroll()

    func touchBegan(at point: Point2D, time: Double)
    func touchMoved(to point: Point2D, time: Double)
    func touchEnded(at point: Point2D, time: Double)
    func touchCancelled()
}

/// A wheel or a menu: it is turned by drags, scrolls and keys, and advances with time.
@MainActor protocol TurnTarget: DragTarget, FrameTarget {
    /// Whether a drag or a scroll holds the target.
    var isHeld: Bool { get }

    func scrolled(by angle: Roundel.Angle)
    func scrollEnded()
    func scrollCancelled()

    /// A trackpad scrolled by a distance, over a ring with an outer radius.
    func scrolled(by translation: Point2D, radius: Double)
    /// A mouse wheel turned by a notch that scrolls by a distance.
    func notch(along translation: Point2D)
}

extension TurnTarget {
    func endScroll() { if isHeld { scrollEnded() } }

    /// Cancels a scroll that holds the target.
    ///
    /// At rest, the app's bindings are not read: their data may be gone with the view.
    func cancelScroll() { if isHeld { scrollCancelled() } }
}

extension DragTarget {
    func endScroll() {}
}

/// The state of a drag between two of its events.
struct DragTrack {
    /// The identifier of the finger: a drag gesture has one only.
    static var finger: Int { 0 }

    /// Whether the target follows a drag.
    var isOn = false

    /// Whether a drag has begun that the target has not received yet.
    var isNew = false

    /// What the finger touched that began the last drag: the target may belong to several views.
    weak var touched: TouchedTarget?
}

#if !os(tvOS)
extension DragTarget {
    /// A drag began or continued.
    ///
    /// Each drag begins once, and one that was cancelled does not resume. The start location
    /// alone does not tell two drags apart, because the view may have changed its size and position since.
    func dragChanged(_ value: DragGesture.Value) {
        let time = seconds(ofGesture: value.time)
        if drag.isNew {
            dragReset()
            // A finger takes over from the crown, which holds the target until it rests.
            endScroll()
            (drag.isOn, drag.isNew) = (true, false)
            touchBegan(at: Point2D(value.startLocation), time: time)
        }
        guard drag.isOn else { return }
        touchMoved(to: Point2D(value.location), time: time)
    }

    /// A drag ended successfully.
    func dragEnded(_ value: DragGesture.Value) {
        guard drag.isOn else { return }
        drag.isOn = false
        touchEnded(at: Point2D(value.location), time: seconds(ofGesture: value.time))
    }
}
#endif

extension DragTarget {
    /// A drag is over.
    ///
    /// If it did not end successfully, it was cancelled.
    func dragReset() {
        guard drag.isOn else { return }
        drag.isOn = false
        touchCancelled()
    }
}

/// A target that is turned by any angle, such as a wheel or a menu.
@MainActor protocol AngleTarget: TurnTarget {
    /// Whether a scroll turns the target in the other direction.
    var isReversed: Bool { get }
    /// Turns by a number of steps, clockwise if positive.
    func notch(_ count: Int)
}

extension AngleTarget {
    /// A scroll turns the rim as far as the content would have moved; right and down count as
    /// clockwise.
    func scrolled(by translation: Point2D, radius: Double) {
        scrolled(by: .radians((translation.x + translation.y) / radius))
    }

    /// Each notch is one step in the direction of a scroll; right and down count as clockwise.
    func notch(along translation: Point2D) {
        let way = translation.x + translation.y
        if way != 0 { notch((way > 0) != isReversed ? 1 : -1) }
    }
}
#endif
