/// A finger that is held still on a view.
@available(iOS 3.2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The time after which it begins, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance beyond which a finger that moves before that fails.
    open var allowableMovement: CGFloat = 10
    private let hold = StandInHold()

    /// Starts to wait.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        hold.begin(touches, for: minimumPressDuration, self)
    }
    /// Fails if the finger moves too early.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        hold.move(touches, within: allowableMovement, self)
    }
    /// Ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { hold.end(self) }
    /// Fails, or is cancelled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { hold.end(self) }
    /// Waits no longer.
    open override func reset() {
        hold.stop()
        super.reset()
    }
}

/// The recogniser of a context menu or a drag.
///
/// Apple documents neither its class nor its times. Assumption: it is none of the public classes,
/// and begins after half a second.
final class StandInHoldRecognizer: UIGestureRecognizer {
    /// The time after which it begins, in seconds.
    var duration: TimeInterval = 0.5
    private let hold = StandInHold()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        hold.begin(touches, for: duration, self)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        hold.move(touches, within: 10, self)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { hold.end(self) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { hold.end(self) }
    override func reset() {
        hold.stop()
        super.reset()
    }
}

/// The finger of a recogniser that waits.
@MainActor private final class StandInHold {
    private var start: CGPoint?
    private var round = 0

    func begin(_ touches: Set<UITouch>, for duration: TimeInterval, _ recognizer: UIGestureRecognizer) {
        guard start == nil else { return }
        start = touches.first?.location(in: nil)
        round += 1
        let waited = round
        StandInClock.schedule(after: duration) { [weak self, weak recognizer] in
            guard let self, round == waited, start != nil, recognizer?.state == .possible else { return }
            recognizer?.state = .began
        }
    }

    func move(_ touches: Set<UITouch>, within distance: CGFloat, _ recognizer: UIGestureRecognizer) {
        guard let start, let point = touches.first?.location(in: nil) else { return }
        if recognizer.state != .possible {
            recognizer.state = .changed
        } else if hypot(point.x - start.x, point.y - start.y) > distance {
            recognizer.state = .failed
        }
    }

    func end(_ recognizer: UIGestureRecognizer) {
        start = nil
        recognizer.state = recognizer.state == .possible ? .failed : .ended
    }

    func stop() { (start, round) = (nil, round + 1) }
}
