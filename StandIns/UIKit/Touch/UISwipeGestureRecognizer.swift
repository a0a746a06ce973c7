/// A quick movement of a finger to the right.
///
/// The stand-in has no other directions.
@available(iOS 3.2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The least distance, and the greatest time.
    ///
    /// Apple documents neither.
    private static let (distance, patience) = (50.0, 0.5)

    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0

    /// Starts with the finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        (start, startTime) = (location(in: nil), CACurrentMediaTime())
        if numberOfTouches > 1 { state = .failed }
    }
    /// Recognises the gesture as soon as the finger has gone far enough.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        if CACurrentMediaTime() - startTime > Self.patience {
            state = .failed
        } else if location(in: nil).x - start.x >= Self.distance {
            state = .ended
        }
    }
    /// Fails if the finger was lifted before.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }
    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }
}
