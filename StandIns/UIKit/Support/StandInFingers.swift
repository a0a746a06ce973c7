/// The fingers of a test on a window.
///
/// Points are in the coordinates of the window. The time advances before the event of each call.
@MainActor public final class StandInFingers {
    /// The window.
    public let window: UIWindow
    private let event = UIEvent()
    private var down: [Int: UITouch] = [:]
    private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?
    private static var count = 0
    /// The type of the touches of fingers that are put down.
    public var type = UITouch.TouchType.direct

    /// Makes fingers for a window.
    public init(_ window: UIWindow) { self.window = window }

    /// The touch of a finger that is down.
    public func touch(of finger: Int = 0) -> UITouch? { down[finger] }

    /// Puts a finger down.
    public func down(_ point: CGPoint, finger: Int = 0, after wait: TimeInterval = 0) {
        precondition(down[finger] == nil, "finger \(finger) is down already")
        StandInClock.advance(by: wait)
        Self.count += 1
        let touch = UITouch(window: window, point: point, order: Self.count)
        (touch.tapCount, touch.type) = (tapCount(at: point), type)
        settle()
        down[finger] = touch
        send()
    }

    /// Moves a finger.
    public func move(_ point: CGPoint, finger: Int = 0, after wait: TimeInterval = 1.0 / 60) {
        move([finger: point], after: wait)
    }

    /// Moves several fingers in one event.
    public func move(_ points: [Int: CGPoint], after wait: TimeInterval = 1.0 / 60) {
        StandInClock.advance(by: wait)
        settle()
        for (finger, point) in points { update(finger, .moved, point) }
        send()
    }

    /// Moves a finger through points that reach the app in one event, as with a busy main thread or
    /// a digitiser that is faster than the screen.
    ///
    /// The points are at even times.
    public func move(through points: [CGPoint], finger: Int = 0, over time: TimeInterval = 1.0 / 60) {
        guard let touch = down[finger], let end = points.last else { return }
        let (from, start) = (touch.point, CACurrentMediaTime())
        StandInClock.advance(by: time)
        settle()
        var samples: [UITouch] = []
        for (index, point) in points.enumerated() {
            update(finger, .moved, point)
            touch.timestamp = start + time * Double(index + 1) / Double(points.count)
            samples.append(touch.snapshot())
        }
        (touch.point, touch.previousPoint) = (end, from)
        event.coalesced = [touch: samples]
        send()
    }

    /// Lifts a finger.
    public func up(_ point: CGPoint? = nil, finger: Int = 0, after wait: TimeInterval = 1.0 / 60) {
        end(.ended, point, finger, wait)
    }

    /// Lifts a finger at a time that has passed: the event waited for the main thread.
    public func up(at time: TimeInterval, finger: Int = 0) {
        guard let touch = down[finger] else { return }
        settle()
        update(finger, .ended, touch.point)
        touch.timestamp = time
        send()
        down[finger] = nil
        event.allTouches = Set(down.values)
    }

    /// Cancels the touch of a finger, as the system does for a call.
    public func cancel(finger: Int = 0, after wait: TimeInterval = 0) { end(.cancelled, nil, finger, wait) }

    /// Puts a finger down and lifts it.
    public func tap(_ point: CGPoint, finger: Int = 0) {
        down(point, finger: finger)
        up(finger: finger, after: 0.05)
    }

    /// Puts a finger down, moves it through points in steps of 1/60 s, and lifts it.
    public func drag(_ points: [CGPoint], finger: Int = 0) {
        for (index, point) in points.enumerated() {
            index == 0 ? down(point, finger: finger) : move(point, finger: finger)
        }
        up(finger: finger, after: 0)
    }

    private func end(_ phase: UITouch.Phase, _ point: CGPoint?, _ finger: Int, _ wait: TimeInterval) {
        guard let touch = down[finger] else { return }
        StandInClock.advance(by: wait)
        settle()
        update(finger, phase, point ?? touch.point)
        lastTap = (CACurrentMediaTime(), touch.point, touch.tapCount)
        send()
        down[finger] = nil
        event.allTouches = Set(down.values)
    }

    private func update(_ finger: Int, _ phase: UITouch.Phase, _ point: CGPoint) {
        guard let touch = down[finger] else { preconditionFailure("finger \(finger) is not down") }
        (touch.previousPoint, touch.point, touch.phase) = (touch.point, point, phase)
        touch.timestamp = CACurrentMediaTime()
    }

    private func settle() { for touch in down.values { touch.phase = .stationary } }

    private func send() {
        event.allTouches = Set(down.values)
        event.timestamp = CACurrentMediaTime()
        window.sendEvent(event)
        event.coalesced = [:]
        StandIn.commit()
    }

    private func tapCount(at point: CGPoint) -> Int {
        guard let lastTap, CACurrentMediaTime() - lastTap.time <= 0.35 else { return 1 }
        return hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) <= 45 ? lastTap.count + 1 : 1
    }
}
