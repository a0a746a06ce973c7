// A finger on the wheel. These functions are not inlined, so that the playground has one copy of
// each.

extension Wheel {
    /// Begins a touch.
    ///
    /// The wheel follows the finger if the touch begins in the ``zone`` and nothing else holds the
    /// wheel. A moving wheel stops under the finger.
    ///
    /// - Parameters:
    ///   - finger: A number that identifies the finger among those on the screen.
    ///   - point: The position of the finger, in the coordinates of the zone. A billion points or
    ///     more from the origin, or a value that is not finite, is refused.
    ///   - time: The time in seconds; a value that is not finite is refused.
    @discardableResult
    @inline(never)
    public mutating func touchBegan(_ finger: Int, at point: Point2D, time: Double) -> Update {
        // A finger that begins twice was lifted between, and that event was lost.
        var update = touchCancelled(finger, time: time)
        update.touch = .refused
        guard phase != .dragging, zone.contains(point), DragStep.to(point).isInRange, time.isFinite else {
            return update
        }
        beginDrag(finger, from: point - zone.center, at: time)
        update.touch = .began
        return update
    }

    /// Moves a finger.
    ///
    /// The wheel turns by the angle that the finger turned about the centre, in the shorter
    /// direction. A finger that is in the dead zone or crossed it does not turn the wheel; the drag
    /// continues from the point at which the finger leaves the dead zone. A finger that does not
    /// hold the wheel is ignored.
    @discardableResult
    @inline(never)
    public mutating func touchMoved(_ finger: Int, to point: Point2D, time: Double) -> Update {
        moveDrag(finger, .to(point), at: time)
    }

    /// Ends a touch with a lift: the wheel coasts, settles or rests.
    ///
    /// The point counts as a last move, but not for the velocity: devices report it up to a point further
    /// than the finger last was. A finger that does not hold the wheel is ignored.
    @discardableResult
    @inline(never)
    public mutating func touchEnded(_ finger: Int, at point: Point2D, time: Double) -> Update {
        endDrag(finger, at: time) { $0.touchMoved(finger, to: point, time: time) }
    }

    /// Ends a touch that the system cancelled: the wheel keeps its rotation, or settles if it may
    /// not rest there.
    ///
    /// A finger that does not hold the wheel is ignored.
    @discardableResult
    @inline(never)
    public mutating func touchCancelled(_ finger: Int, time: Double) -> Update {
        cancelDrag(finger, at: time)
    }
}
