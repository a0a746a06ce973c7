#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// What the finger on a view has touched: several views may have one target, and a view may have
/// another one by now.
@MainActor final class TouchedTarget {
    weak var target: (any DragTarget)?

    /// Where the drag that the target follows began, in the coordinates of the gesture.
    private var start: CGPoint?

    /// Whether the last drag has ended successfully.
    private var hasEnded = false

    nonisolated init() {}

    #if !os(tvOS)
    /// A drag was updated, which may be a new one.
    ///
    /// A gesture that waits for another one finds its state as it was when each event came: every
    /// event of one drag then looks like the first, and the state stays after the end. And after a drag
    /// that was cancelled, the next one may begin before the view has seen the reset.
    func updated(_ value: DragGesture.Value, isTouched: Bool, target: any DragTarget) {
        guard hasEnded || (!isTouched && value.startLocation != start) else { return }
        touch(target)
        (start, hasEnded) = (value.startLocation, false)
    }

    /// The drag has ended successfully.
    func ended() { hasEnded = true }
    #endif

    /// A finger begins to drag a target.
    ///
    /// The rest of a drag by a finger on another view is not for the target, which follows one finger.
    func touch(_ target: any DragTarget) {
        if let other = target.drag.touched, other !== self { other.target = nil }
        self.target = target
        (target.drag.isNew, target.drag.touched) = (true, self)
    }

    /// Cancels the drag, unless it has ended; with another target than the lost one, it goes on.
    func letGo(of lost: (any DragTarget)? = nil) {
        if let lost, lost !== target { return }
        target?.dragReset()
        (target, start) = (nil, nil)
    }
}

#if !os(tvOS)
extension DragGesture {
    /// Passes a drag to a target.
    ///
    /// A drag that ends successfully has ended for the target before the state is reset. Every other
    /// one is cancelled by ``SwiftUI/View/letsGo(of:isTouched:target:disappear:)``. The rest of a drag
    /// is not for a new target.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - isTouched: Whether a drag is going on.
    ///   - touched: Where the target of the drag is kept.
    ///   - point: A point of the drag in the coordinates of the target.
    @MainActor func passed(
        to target: any DragTarget,
        _ isTouched: GestureState<Bool>,
        _ touched: TouchedTarget,
        at point: @escaping @MainActor (CGPoint) -> CGPoint = { $0 }
    ) -> some Gesture {
        updating(isTouched) { value, isTouched, _ in
            touched.updated(value, isTouched: isTouched, target: target)
            isTouched = true
        }
        .onChanged { if touched.target === target { target.dragChanged($0.moved(point)) } }
        .onEnded {
            touched.ended()
            if touched.target === target { target.dragEnded($0.moved(point)) }
        }
    }
}

extension DragGesture.Value {
    /// The value with other coordinates.
    @MainActor fileprivate func moved(_ point: @MainActor (CGPoint) -> CGPoint) -> DragGesture.Value {
        var value = self
        (value.location, value.startLocation) = (point(location), point(startLocation))
        return value
    }
}
#endif

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
                touched.letGo(of: target)
            }
    }
}
#endif
