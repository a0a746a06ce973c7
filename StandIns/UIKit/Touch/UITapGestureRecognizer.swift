/// One tap or more.
@available(iOS 3.2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How far a finger may stray and how long the next tap may take; Apple documents neither.
    static let (stray, patience) = (10.0, 0.35)

    /// How many taps.
    open var numberOfTapsRequired = 1
    /// How many fingers.
    @available(tvOS, unavailable)
    open var numberOfTouchesRequired = 1
    private var starts: [UITouch: CGPoint] = [:]
    private var most = 0
    private var taps = 0
    private var round = 0

    /// Takes the fingers up.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[touch] = touch.location(in: nil) }
        most = max(most, numberOfTouches)
        round += 1
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
    }
    /// Fails if a finger strays.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let strays = touches.contains { touch in
            let (place, start) = (touch.location(in: nil), starts[touch] ?? .zero)
            return hypot(place.x - start.x, place.y - start.y) > Self.stray
        }
        if strays { state = .failed }
    }
    /// Counts a tap once the last finger is up.
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
    /// Forgets the taps.
    open override func reset() {
        (starts, most, taps, round) = ([:], 0, 0, round + 1)
        super.reset()
    }
}
