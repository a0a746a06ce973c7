/// A tap, or several.
@available(iOS 3.2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The maximum movement of a finger, and the maximum time until the next tap.
    ///
    /// Apple documents neither.
    static let (stray, patience) = (10.0, 0.35)

    /// The number of taps.
    open var numberOfTapsRequired = 1
    /// The number of fingers.
    @available(tvOS, unavailable)
    open var numberOfTouchesRequired = 1
    private var starts: [UITouch: CGPoint] = [:]
    private var most = 0
    private var taps = 0
    private var round = 0

    /// Starts with the fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[touch] = touch.location(in: nil) }
        most = max(most, numberOfTouches)
        round += 1
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
    }
    /// Fails if a finger moves too far.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let strays = touches.contains { touch in
            let (point, start) = (touch.location(in: nil), starts[touch] ?? .zero)
            return hypot(point.x - start.x, point.y - start.y) > Self.stray
        }
        if strays { state = .failed }
    }
    /// Counts a tap when the last finger is lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.allSatisfy(touches.contains) else { return }
        guard most == numberOfTouchesRequired else { return state = .failed }
        (taps, most) = (taps + 1, 0)
        guard taps < numberOfTapsRequired else {
            staysOpen = false
            return state = .ended
        }
        staysOpen = true
        let waited = round
        StandInClock.schedule(after: Self.patience) { [weak self] in
            if let self, self.round == waited, self.state == .possible { self.state = .failed }
        }
    }
    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    /// Resets the taps.
    open override func reset() {
        (starts, most, taps, round) = ([:], 0, 0, round + 1)
        super.reset()
    }
}
