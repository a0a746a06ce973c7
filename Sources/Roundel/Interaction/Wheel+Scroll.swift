// Input that turns the wheel by an angle, wherever the pointer is: a trackpad, a crown or a knob.

extension Wheel {
    /// Turns the wheel by the angle of a scroll.
    ///
    /// The first call holds the wheel, as a finger that touches down does, and all calls until
    /// ``scrollEnded(by:time:)`` are one drag: a moving wheel stops, the wheel follows, and limits
    /// hold it back. The ``zone`` does not apply. Refused while a finger holds the wheel. Leave out
    /// the system's momentum events, because the wheel coasts by itself.
    ///
    /// - Parameters:
    ///   - angle: The angle since the last call, clockwise if positive; zero only holds the wheel.
    ///     A billion radians or more, or a value that is not finite, is refused.
    ///   - time: The time in seconds; a value that is not finite is refused.
    @discardableResult
    public mutating func scrolled(by angle: Angle, time: Double) -> Update {
        if case .dragging(let drag) = state, drag.finger != nil { return .refused }
        guard DragStep.by(angle).isInRange, time.isFinite else { return .refused }
        let begins = phase != .dragging
        if begins { beginDrag(nil, from: nil, at: time) }
        var update = moveDrag(nil, .by(angle), at: time)
        if begins { update.touch = .began }
        return update
    }

    /// Ends the scroll: the wheel coasts, settles or rests.
    ///
    /// Ignored if no scroll holds the wheel.
    ///
    /// - Parameters:
    ///   - angle: The angle since the last call; a value that ``scrolled(by:time:)`` refuses counts
    ///     as zero.
    ///   - time: The time in seconds; a value that is not finite counts as the time of the last
    ///     call.
    @discardableResult
    public mutating func scrollEnded(by angle: Angle = .zero, time: Double) -> Update {
        endDrag(nil, at: time) { $0.moveDrag(nil, .by(angle), at: time) }
    }

    /// Ends a scroll that the system cancelled: the wheel keeps its rotation, or settles if it may
    /// not rest there.
    ///
    /// Ignored if no scroll holds the wheel.
    @discardableResult
    public mutating func scrollCancelled(time: Double) -> Update { cancelDrag(nil, at: time) }
}
