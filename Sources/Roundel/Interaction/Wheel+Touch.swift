// A finger on the wheel. Nothing here is inlined: one copy of each keeps the playground small.

extension Wheel {
    /// A finger touched down.
    ///
    /// The wheel follows it if it is in the ``zone`` and nothing else holds the wheel. A wheel that was
    /// moving stops under the finger.
    ///
    /// - Parameters:
    ///   - finger: A number that tells this finger from others on the screen.
    ///   - point: Where it is, in the coordinates of the zone.
    ///   - time: When, in seconds.
    @discardableResult
    @inline(never)
    public mutating func touchBegan(_ finger: Int, at point: Point2D, time: Double) -> Update {
        // A finger that begins twice was lifted between: that event was lost.
        var update = touchCancelled(finger, time: time)
        update.touch = .refused
        guard phase != .dragging, zone.contains(point), Pull.to(point).isWithinReach, time.isFinite else {
            return update
        }
        beginDrag(finger, from: point - zone.center, at: time)
        update.touch = .began
        return update
    }

    /// The finger moved.
    ///
    /// The wheel turns as far as the finger turned about the centre, the shorter way round. A finger in
    /// the dead zone, or one that crossed it, turns nothing and goes on from where it comes out.
    /// A finger that does not hold the wheel is ignored.
    @discardableResult
    @inline(never)
    public mutating func touchMoved(_ finger: Int, to point: Point2D, time: Double) -> Update {
        moveDrag(finger, .to(point), at: time)
    }

    /// The finger was lifted: the wheel coasts, or settles, or rests.
    ///
    /// The point counts as a last move. A finger that does not hold the wheel is ignored.
    @discardableResult
    @inline(never)
    public mutating func touchEnded(_ finger: Int, at point: Point2D, time: Double) -> Update {
        endDrag(finger) { $0.touchMoved(finger, to: point, time: time) }
    }

    /// The system took the finger away: the wheel keeps its rotation, unless it may not rest there.
    ///
    /// A finger that does not hold the wheel is ignored.
    @discardableResult
    @inline(never)
    public mutating func touchCancelled(_ finger: Int, time: Double) -> Update {
        cancelDrag(finger, at: time)
    }
}
