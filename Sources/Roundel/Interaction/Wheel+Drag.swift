// What a finger or a scroll that holds the wheel does to its rotation.

extension Wheel {
    /// A drag in progress.
    struct Drag: Sendable {
        /// The finger that holds the wheel, or `nil` for a scroll; other fingers are ignored.
        let finger: Int?

        /// The position of the finger relative to the centre; `nil` in the dead zone, and for a
        /// scroll.
        var vector: Point2D?

        /// The rotation that the finger asks for, before limits hold the wheel back.
        var unlimitedRotation: Angle

        /// The time of the newest sample.
        var time: Double

        /// How much further out the wheel is than the finger could have turned it, because it was
        /// beyond the stretch when the finger or new limits took hold of it.
        ///
        /// The finger never turns it further out. Inward, the wheel follows as it does just beyond
        /// an end, until it has caught up.
        var offset = Angle.zero

        /// Continues the drag from a rotation of the wheel.
        mutating func hold(at rotation: Angle, limits: Limits?) {
            (unlimitedRotation, offset) = (rotation, .zero)
            guard let limits else { return }
            unlimitedRotation = limits.unlimited(for: rotation)
            if limits.isBeyondBand(rotation) { offset = rotation - limits.limited(unlimitedRotation) }
        }

        /// Takes up the offset by a turn, and returns the rest of the turn.
        mutating func takeUpOffset(by turn: Angle) -> Angle {
            let isInward = (turn < .zero) == (offset > .zero)
            guard isInward else { return .zero }
            let rest = offset + turn * Limits.compliance
            guard (rest > .zero) != (offset > .zero) else {
                offset = rest
                return .zero
            }
            offset = .zero
            return rest / Limits.compliance
        }
    }

    /// One step of a drag.
    enum DragStep {
        /// The finger moved to a point.
        case to(Point2D)
        /// The scroll turned by an angle.
        case by(Angle)

        /// Whether the numbers are small enough to be multiplied and added up without losing
        /// precision.
        var isInRange: Bool {
            switch self {
            case .to(let point): point.x.magnitude < 1e9 && point.y.magnitude < 1e9
            case .by(let angle): angle.radians.magnitude < 1e9
            }
        }
    }

    /// Begins a drag at the wheel's rotation.
    mutating func beginDrag(_ finger: Int?, from vector: Point2D?, at time: Double) {
        var drag = Drag(finger: finger, vector: vector, unlimitedRotation: rotation, time: time)
        drag.hold(at: rotation, limits: settings.limits)
        samples.reset()
        samples.add(rotation, at: time)
        state = .dragging(drag)
    }

    /// Begins the drag of the finger that holds the wheel again, as if it had touched down at a
    /// point and time.
    mutating func restartDrag(_ finger: Int, at point: Point2D, time: Double) {
        guard case .dragging(let drag) = state, drag.finger == finger else { return }
        let vector = point - zone.center
        beginDrag(finger, from: vector.length < zone.innerRadius ? nil : vector, at: max(time, drag.time))
    }

    // Inlined, as are the functions that it calls, because the kind of step is known at the call.
    @inline(__always)
    mutating func moveDrag(_ finger: Int?, _ step: DragStep, at time: Double) -> Update {
        guard case .dragging(var drag) = state, drag.finger == finger else { return Update() }
        let before = rotation
        follow(step, time: time, in: &drag)
        state = .dragging(drag)
        return update(since: before)
    }

    /// Releases the wheel at a time, after a last move.
    mutating func endDrag(_ finger: Int?, at time: Double, _ move: (inout Wheel) -> Update) -> Update {
        let (before, samples) = (rotation, samples)
        let turned = move(&self).turned
        guard case .dragging(let drag) = state, drag.finger == finger else { return Update() }
        // The point of a lift is no sample. It is the last one again, which would look like a finger that
        // stopped, or up to a point further, where the finger rolled off: reported some milliseconds after a
        // rest, that would look like a flick. A scroll ends where it was.
        if finger != nil || turned.magnitude <= before.rounding { self.samples = samples }
        // A last move that is refused is none, but the time until then has passed.
        let end = notBefore(time)
        let velocity = dragVelocity(at: end)
        release(at: end, velocity: velocity)
        var update = update(since: before)
        update.touch = .ended(.lift)
        update.isFlick = velocity != 0 || turned.magnitude > before.rounding
        return update
    }

    mutating func cancelDrag(_ finger: Int?, at time: Double) -> Update {
        guard case .dragging(let drag) = state, drag.finger == finger else { return Update() }
        var update = update { $0.release(at: $0.notBefore(time), velocity: 0) }
        update.touch = .ended(.cancel)
        return update
    }

    /// Turns the wheel by as much as the finger or the scroll turned.
    @inline(__always)
    private mutating func follow(_ step: DragStep, time: Double, in drag: inout Drag) {
        guard step.isInRange, time.isFinite else { return }
        switch step {
        case .by(let angle): turn(by: angle, in: &drag)
        case .to(let point):
            let vector = point - zone.center
            if let last = drag.vector, let turn = zone.turn(from: last, to: vector) {
                self.turn(by: turn, in: &drag)
            }
            drag.vector = vector.length < zone.innerRadius ? nil : vector
        }
        drag.time = max(time, drag.time)
        samples.add(rotation, at: time)
    }

    /// A sensitivity, or 1 if it is beyond a million or not finite.
    @inline(__always)
    static func permitted(sensitivity: Double) -> Double { sensitivity.magnitude <= 1e6 ? sensitivity : 1 }

    /// Turns the wheel as far as its settings allow.
    @inline(__always)
    private mutating func turn(by angle: Angle, in drag: inout Drag) {
        var turn = angle * Wheel.permitted(sensitivity: settings.sensitivity)
        if drag.offset != .zero { turn = drag.takeUpOffset(by: turn) }
        drag.unlimitedRotation += turn
        let limited = settings.limits?.limited(drag.unlimitedRotation) ?? drag.unlimitedRotation.inRange
        rotation = limited + drag.offset
    }

    /// The velocity of the drag, in radians per second.
    func dragVelocity(at time: Double) -> Double {
        let maximum = settings.maximumSpeed > 0 ? settings.maximumSpeed : 0
        return samples.velocity(at: time, maximum: min(maximum, MotionRange.greatestSpeed))
    }
}
