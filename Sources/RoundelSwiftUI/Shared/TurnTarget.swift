#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// What receives times of gestures or frames.
@MainActor protocol ClockTarget: AnyObject {
    /// The clock of the view; `nil` without one.
    var clock: TurnClock? { get }
}

extension ClockTarget {
    /// The time of a gesture or a frame, in seconds.
    func seconds(of date: Date) -> Double { clock?.seconds(of: date) ?? date.seconds }
}

/// What advances with time.
@MainActor protocol FrameTarget: ClockTarget {
    /// Whether the target needs frames.
    var isMoving: Bool { get }

    func advance(to time: Double)
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
    /// Each drag begins once, and one that was cancelled does not resume. The start location cannot
    /// tell two drags apart, because the view may have changed its size and position since.
    func dragChanged(_ value: DragGesture.Value) {
        let time = seconds(of: value.time)
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
        touchEnded(at: Point2D(value.location), time: seconds(of: value.time))
    }
}

extension DragGesture {
    /// Passes a drag to a target.
    ///
    /// A drag that ends successfully has ended for the target before the state is reset. A drag that
    /// does not is cancelled by ``TouchedTarget/letGo()``, which the view calls at that reset, and when
    /// it disappears or has another target. The rest of the drag is not for the new target.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - isTouched: Whether a drag is going on.
    ///   - touched: Where the target of the drag is kept.
    @MainActor func passed(
        to target: any DragTarget,
        _ isTouched: GestureState<Bool>,
        _ touched: TouchedTarget
    ) -> some Gesture {
        updating(isTouched) { _, isTouched, _ in
            if !isTouched { touched.touch(target) }
            isTouched = true
        }
        .onChanged { if touched.target === target { target.dragChanged($0) } }
        .onEnded { if touched.target === target { target.dragEnded($0) } }
    }
}
#endif

/// What the finger on a view has touched: several views may have one target, and a view may have
/// another one by now.
@MainActor final class TouchedTarget {
    weak var target: (any DragTarget)?

    nonisolated init() {}

    /// A finger begins to drag a target.
    ///
    /// The rest of a drag by a finger on another view is not for the target, which follows one finger.
    func touch(_ target: any DragTarget) {
        if let other = target.drag.touched, other !== self { other.target = nil }
        self.target = target
        (target.drag.isNew, target.drag.touched) = (true, self)
    }

    /// Cancels the drag, unless it has ended.
    func letGo() {
        target?.dragReset()
        target = nil
    }
}

extension View {
    /// Lets go of what the finger on the view has touched when its gesture is reset, and when the view
    /// disappears or has another target.
    ///
    /// Neither a view that is removed nor one with a new target, which may take no touches, has to see
    /// a reset. The old target may be that of another view as well, and hears no more of the finger.
    ///
    /// - Parameter disappear: Tells the target first that this view has disappeared.
    func letsGo(
        of touched: TouchedTarget,
        isTouched: Bool,
        target: any DragTarget,
        disappear: (@MainActor () -> Void)? = nil
    ) -> some View {
        onValueChange(of: isTouched) { if !$0 { touched.letGo() } }
            .onLoss(of: target) {
                disappear?()
                touched.letGo()
            }
    }

    /// Runs an action when the view disappears, and when it has another target.
    ///
    /// The action is the one with which the view was last evaluated that had the target.
    func onLoss(of target: AnyObject, perform action: @escaping @MainActor () -> Void) -> some View {
        background {
            // Another target gets another view, so that the old one disappears.
            ForEach([ObjectIdentifier(target)], id: \.self) { _ in
                Color.clear.allowsHitTesting(false).accessibilityHidden(true).onDisappear { action() }
            }
        }
    }
}

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
