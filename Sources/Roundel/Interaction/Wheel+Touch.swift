// A finger on the wheel.

extension Wheel {
    /// A drag in progress.
    struct Drag: Sendable {
        /// The finger that holds the wheel; all others are ignored.
        let finger: Int

        /// Where the finger was, relative to the centre, or `nil` while it is in the dead zone.
        var vector: Point2D?

        /// The rotation that the finger has drawn the wheel to, before limits hold it back.
        var drawn: Angle

        /// The time of the newest sample.
        var time: Double

        /// Makes a rotation the one that the finger has drawn the wheel to.
        mutating func hold(at rotation: Angle, limits: Limits?) {
            drawn = limits?.drawn(toShow: rotation) ?? rotation
        }
    }

    /// A finger touched down.
    ///
    /// The wheel follows it if it is in the ``zone`` and no other finger holds the wheel. A wheel that was
    /// moving stops under the finger.
    ///
    /// - Parameters:
    ///   - finger: A number that tells this finger from others on the screen.
    ///   - point: Where it is, in the coordinates of the zone.
    ///   - time: When, in seconds.
    @discardableResult
    public mutating func touchBegan(_ finger: Int, at point: Point2D, time: Double) -> Update {
        // A finger that begins twice was lifted between: that event was lost.
        var update = touchCancelled(finger, time: time)
        update.touch = .refused
        guard phase != .dragging, zone.contains(point), point.isWithinReach, time.isFinite else {
            return update
        }
        var drag = Drag(finger: finger, vector: point - zone.center, drawn: rotation, time: time)
        drag.hold(at: rotation, limits: settings.limits)
        samples.reset()
        samples.add(rotation, at: time)
        state = .dragging(drag)
        update.touch = .began
        return update
    }

    /// The finger moved.
    ///
    /// The wheel turns as far as the finger turned about the centre, the shorter way round. A finger in
    /// the dead zone, or one that crossed it, turns nothing and goes on from where it comes out.
    /// A finger that does not hold the wheel is ignored.
    @discardableResult
    public mutating func touchMoved(_ finger: Int, to point: Point2D, time: Double) -> Update {
        guard case .dragging(var drag) = state, drag.finger == finger else { return Update() }
        let before = rotation
        follow(point, time: time, in: &drag)
        state = .dragging(drag)
        return update(since: before)
    }

    /// The finger was lifted: the wheel coasts, or settles, or rests.
    ///
    /// The point counts as a last move. A finger that does not hold the wheel is ignored.
    @discardableResult
    public mutating func touchEnded(_ finger: Int, at point: Point2D, time: Double) -> Update {
        guard case .dragging(var drag) = state, drag.finger == finger else { return Update() }
        var update = update { wheel in
            let before = wheel.rotation
            let samples = wheel.samples
            wheel.follow(point, time: time, in: &drag)
            // A lift reports the last place once more. As a sample it would tell of a finger that stopped.
            if wheel.rotation == before { wheel.samples = samples }
            wheel.release(at: drag.time, velocity: wheel.dragVelocity(at: drag.time))
        }
        update.touch = .ended(.lift)
        return update
    }

    /// The system took the finger away: the wheel keeps its rotation, unless it may not rest there.
    ///
    /// A finger that does not hold the wheel is ignored.
    @discardableResult
    public mutating func touchCancelled(_ finger: Int, time: Double) -> Update {
        guard case .dragging(let drag) = state, drag.finger == finger else { return Update() }
        var update = update { $0.release(at: time.isFinite ? time : drag.time, velocity: 0) }
        update.touch = .ended(.cancel)
        return update
    }

    /// Turns the wheel by as much as the finger has turned.
    private mutating func follow(_ point: Point2D, time: Double, in drag: inout Drag) {
        guard point.isWithinReach, time.isFinite else { return }
        let vector = point - zone.center
        if let last = drag.vector, let turn = zone.turn(from: last, to: vector) {
            drag.drawn += turn * (settings.sensitivity.isFinite ? settings.sensitivity : 1)
            rotation = settings.limits?.banded(drag.drawn) ?? drag.drawn
        }
        drag.vector = vector.length < zone.innerRadius ? nil : vector
        drag.time = max(time, drag.time)
        samples.add(rotation, at: time)
    }

    /// The velocity of the finger that turns the wheel.
    func dragVelocity(at time: Double) -> Double {
        samples.velocity(at: time, maximum: settings.maximumSpeed > 0 ? settings.maximumSpeed : 0)
    }
}

extension Point2D {
    /// Whether the products of such coordinates can still be added without losing the point.
    fileprivate var isWithinReach: Bool { x.magnitude < 1e9 && y.magnitude < 1e9 }
}
