// What turns the wheel by an amount, wherever it is: a trackpad, a crown, a knob.

extension Wheel {
    /// A scroll turned the wheel on by an angle.
    ///
    /// The first takes hold of the wheel, as a finger does that touches down, and all until the end are one
    /// drag: the wheel follows, limits hold it back, and a wheel that was moving stops. There is no zone for it.
    /// Refused while a finger holds the wheel. Leave the system's momentum out: the wheel coasts by itself.
    ///
    /// - Parameters:
    ///   - angle: How far since the last call, clockwise if positive; zero only takes hold. A billion
    ///     radians or more, or not finite, is refused.
    ///   - time: When, in seconds; not finite is refused.
    @discardableResult
    public mutating func scrolled(by angle: Angle, time: Double) -> Update {
        if case .dragging(let drag) = state, drag.finger != nil { return .refused }
        guard Pull.by(angle).isWithinReach, time.isFinite else { return .refused }
        let begins = phase != .dragging
        if begins { beginDrag(nil, from: nil, at: time) }
        var update = moveDrag(nil, .by(angle), at: time)
        if begins { update.touch = .began }
        return update
    }

    /// The scroll ended: the wheel coasts, or settles, or rests.
    ///
    /// Ignored where no scroll holds the wheel.
    ///
    /// - Parameters:
    ///   - angle: How far since the last call; what ``scrolled(by:time:)`` refuses counts as zero.
    ///   - time: When, in seconds; not finite counts as the time of the last call.
    @discardableResult
    public mutating func scrollEnded(by angle: Angle = .zero, time: Double) -> Update {
        endDrag(nil) { $0.moveDrag(nil, .by(angle), at: time) }
    }

    /// The system took the scroll away: the wheel keeps its rotation, unless it may not rest there.
    ///
    /// Ignored where no scroll holds the wheel.
    @discardableResult
    public mutating func scrollCancelled(time: Double) -> Update { cancelDrag(nil, at: time) }
}
