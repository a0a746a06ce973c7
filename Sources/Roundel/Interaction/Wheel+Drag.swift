// What holds the wheel and draws it on: a finger, or a scroll.

extension Wheel {
    /// A drag in progress.
    struct Drag: Sendable {
        /// The finger that holds the wheel, or `nil` for a scroll; all others are ignored.
        let finger: Int?

        /// Where the finger was, relative to the centre, or `nil` while it is in the dead zone; for a scroll too.
        var vector: Point2D?

        /// The rotation that the wheel was drawn to, before limits hold it back.
        var drawn: Angle

        /// The time of the newest sample.
        var time: Double

        /// Makes a rotation the one that the wheel was drawn to.
        mutating func hold(at rotation: Angle, limits: Limits?) {
            drawn = limits?.drawn(toShow: rotation) ?? rotation
        }
    }

    /// One step of a drag.
    enum Pull {
        /// A finger moved to a point.
        case to(Point2D)
        /// A scroll went on by an angle.
        case by(Angle)

        /// Whether such numbers can be multiplied and added up without losing the wheel.
        var isWithinReach: Bool {
            switch self {
            case .to(let point): point.x.magnitude < 1e9 && point.y.magnitude < 1e9
            case .by(let angle): angle.radians.magnitude < 1e9
            }
        }
    }

    /// Takes hold of the wheel where it is.
    mutating func beginDrag(_ finger: Int?, from vector: Point2D?, at time: Double) {
        var drag = Drag(finger: finger, vector: vector, drawn: rotation, time: time)
        drag.hold(at: rotation, limits: settings.limits)
        samples.reset()
        samples.add(rotation, at: time)
        state = .dragging(drag)
    }

    /// Takes hold of the wheel anew with the finger that holds it, as if it had touched down there and then.
    mutating func regrip(_ finger: Int, at point: Point2D, time: Double) {
        guard case .dragging(let drag) = state, drag.finger == finger else { return }
        let vector = point - zone.center
        beginDrag(finger, from: vector.length < zone.innerRadius ? nil : vector, at: max(time, drag.time))
    }

    // Inlined, as is what it calls: there the kind of step is known.
    @inline(__always)
    mutating func moveDrag(_ finger: Int?, _ pull: Pull, at time: Double) -> Update {
        guard case .dragging(var drag) = state, drag.finger == finger else { return Update() }
        let before = rotation
        follow(pull, time: time, in: &drag)
        state = .dragging(drag)
        return update(since: before)
    }

    /// Lets the wheel go after a last move.
    mutating func endDrag(_ finger: Int?, _ move: (inout Wheel) -> Update) -> Update {
        let (before, samples) = (rotation, samples)
        let turned = move(&self).turned
        guard case .dragging(let drag) = state, drag.finger == finger else { return Update() }
        // A lift reports the last place once more. As a sample it would tell of a finger that stopped.
        if turned == .zero { self.samples = samples }
        release(at: drag.time, velocity: dragVelocity(at: drag.time))
        var update = update(since: before)
        update.touch = .ended(.lift)
        return update
    }

    mutating func cancelDrag(_ finger: Int?, at time: Double) -> Update {
        guard case .dragging(let drag) = state, drag.finger == finger else { return Update() }
        var update = update { $0.release(at: time.isFinite ? time : drag.time, velocity: 0) }
        update.touch = .ended(.cancel)
        return update
    }

    /// Turns the wheel by as much as the finger or the scroll has turned.
    @inline(__always)
    private mutating func follow(_ pull: Pull, time: Double, in drag: inout Drag) {
        guard pull.isWithinReach, time.isFinite else { return }
        switch pull {
        case .by(let angle): draw(by: angle, in: &drag)
        case .to(let point):
            let vector = point - zone.center
            if let last = drag.vector, let turn = zone.turn(from: last, to: vector) {
                draw(by: turn, in: &drag)
            }
            drag.vector = vector.length < zone.innerRadius ? nil : vector
        }
        drag.time = max(time, drag.time)
        samples.add(rotation, at: time)
    }

    /// Turns the wheel as far as its settings let it.
    @inline(__always)
    private mutating func draw(by turn: Angle, in drag: inout Drag) {
        drag.drawn += turn * (settings.sensitivity.magnitude <= 1e6 ? settings.sensitivity : 1)
        rotation = settings.limits?.banded(drag.drawn) ?? drag.drawn
    }

    /// The velocity of the drag.
    func dragVelocity(at time: Double) -> Double {
        samples.velocity(at: time, maximum: settings.maximumSpeed > 0 ? settings.maximumSpeed : 0)
    }
}
