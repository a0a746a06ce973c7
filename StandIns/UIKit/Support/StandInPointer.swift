/// The mouse wheel and the trackpad of a test.
@MainActor public final class StandInPointer {
    private let window: UIWindow
    /// Makes a pointer for a window.
    public init(_ window: UIWindow) { self.window = window }

    /// A scroll with two fingers on a trackpad, by translations of the content in steps of 1/60 s.
    public func scroll(_ ways: [CGVector], at place: CGPoint, cancelled: Bool = false) {
        for (index, way) in ways.enumerated() {
            StandInClock.advance(by: 1.0 / 60)
            send(index == 0 ? .began : .changed, .continuous, place, way)
        }
        send(cancelled ? .cancelled : .ended, .continuous, place, .zero)
    }

    /// One step of a mouse wheel.
    ///
    /// Assumption: it is a gesture of its own.
    public func notch(_ way: CGVector, at place: CGPoint) {
        send(.began, .discrete, place, way)
        send(.ended, .discrete, place, .zero)
    }

    @available(tvOS, unavailable)
    private func send(
        _ step: StandInScrollEvent.Step,
        _ type: UIScrollType,
        _ place: CGPoint,
        _ way: CGVector
    ) {
        let event = StandInScrollEvent(
            step,
            type,
            in: window,
            at: place,
            translation: CGPoint(x: way.dx, y: way.dy)
        )
        event.timestamp = CACurrentMediaTime()
        window.sendEvent(event)
        StandIn.commit()
    }
}
