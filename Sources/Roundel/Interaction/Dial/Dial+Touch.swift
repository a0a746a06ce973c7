// Fingers on a dial.

extension Dial {
    /// The greatest distance that a finger may move during a tap, in points.
    static let slop = RingMenu.slop

    /// The distance from the thumb within which a finger takes hold of it, in points: half of the
    /// least size of a target.
    static let reach = 22.0

    /// Begins a touch.
    ///
    /// The finger holds the dial if the touch begins in the ``zone``, the dial is enabled, and
    /// nothing else holds it. For a planar drag, the zone has no dead zone. A dial that coasts or
    /// returns stops under the finger. The value does not change before the finger moves; a thumb
    /// that was still on its way to it is then moved from where it was caught.
    ///
    /// - Parameters:
    ///   - finger: A number that identifies the finger among those on the screen.
    ///   - point: The position of the finger, in the coordinates of the zone. A billion points or
    ///     more from the origin, or a value that is not finite, is refused.
    ///   - time: The time in seconds; a value that is not finite is refused.
    @discardableResult
    public mutating func touchBegan(_ finger: Int, at point: Point2D, time: Double) -> Update {
        touchBegan(finger, at: point - zone.center, isInZone: hasInZone(point), time: time)
    }

    /// Begins a touch at a point relative to the centre, which was in the zone, wherever that is now.
    mutating func touchBegan(_ finger: Int, at vector: Point2D, isInZone: Bool, time: Double) -> Update {
        report(byUser: true) { dial in
            // A finger that begins twice was lifted between, and that event was lost.
            if dial.hold?.finger == finger, dial.isHeld { dial.release(at: time) }
            guard dial.isEnabled, !dial.isHeld, isInZone, time.isFinite else { return .refused }
            dial.take(finger, at: vector, time: time)
            return .began
        }
    }

    /// Moves a finger, and with it the value.
    ///
    /// A finger that is in the dead zone or crossed it does not turn the dial; the drag continues
    /// from the point at which the finger leaves the dead zone. A finger that does not hold the
    /// dial is ignored.
    @discardableResult
    public mutating func touchMoved(_ finger: Int, to point: Point2D, time: Double) -> Update {
        guard let hold, hold.finger == finger else { return Update(value) }
        return report(byUser: true) { dial in
            dial.move(to: point, time: time)
            return .none
        }
    }

    /// Ends a touch with a lift, which may be a tap.
    ///
    /// The point counts as a last move, but not for the velocity. The dial then stays, coasts or returns
    /// as its settings say.
    /// A finger that does not hold the dial is ignored.
    @discardableResult
    public mutating func touchEnded(_ finger: Int, at point: Point2D, time: Double) -> Update {
        guard let hold, hold.finger == finger else { return Update(value) }
        return report(byUser: true) { dial in
            // A finger that is lifted where it was moves nothing, whatever has changed since.
            let isMove = point - dial.zone.center != hold.last
            dial.endDrag(at: time) { if isMove { $0.move(to: point, time: time) } }
            return .ended(.lift)
        }
    }

    /// Ends a touch that the system cancelled: the value stays, unless the dial returns.
    ///
    /// A finger that does not hold the dial is ignored.
    @discardableResult
    public mutating func touchCancelled(_ finger: Int, time: Double) -> Update {
        guard let hold, hold.finger == finger else { return Update(value) }
        return report(byUser: true) { dial in
            dial.release(at: time)
            return .ended(.cancel)
        }
    }
}

// MARK: - Fingers that may turn the dial later

extension Dial {
    /// Handles a finger that went down and may turn the dial later, or never: it stops a dial that
    /// coasts or returns.
    ///
    /// Its touch is then no tap on the track. A thumb on its way to a value goes on.
    package mutating func pressBegan(time: Double) -> Update {
        guard isEnabled, !isHeld, isPursuing, time.isFinite else { return Update(value) }
        return report(byUser: true) { dial in
            (dial.pursuit, dial.wheel.state, dial.stoppedValue) = (nil, .idle, dial.value)
            return .none
        }
    }

    /// Ends such a press, unless the finger has taken hold of the dial: the dial returns, or its
    /// thumb goes to the value.
    ///
    /// A value that has been set since stays.
    package mutating func pressEnded(time: Double) -> Update {
        guard let stoppedValue, time.isFinite else { return Update(value) }
        return report(byUser: true) { dial in
            dial.stoppedValue = nil
            guard !dial.isHeld else { return .none }
            dial.value == stoppedValue ? dial.release(at: time) : dial.settle(at: time)
            return .none
        }
    }
}

// MARK: - How a finger holds the dial

extension Dial {
    /// Whether a touch may begin at a point.
    package func accepts(_ point: Point2D) -> Bool { isEnabled && !isHeld && hasInZone(point) }

    private func hasInZone(_ point: Point2D) -> Bool {
        guard Wheel.DragStep.to(point).isInRange else { return false }
        if case .planar = settings.drag { return (point - zone.center).length <= zone.outerRadius }
        return zone.contains(point)
    }

    /// Whether the dial coasts or returns.
    private var isPursuing: Bool { pursuit != nil && isMoving }

    /// Lets a finger, or a scroll, take hold of the dial.
    mutating func take(_ finger: Int?, at vector: Point2D, time: Double) {
        let waits = finger != nil && settings.drag == .follow && !isThumb(at: vector)
        hold = Hold(
            finger: finger,
            start: vector,
            last: vector,
            isWaiting: waits,
            isInterruption: stoppedValue != nil || isPursuing
        )
        (pursuit, stoppedValue) = (nil, nil)
        wheel.beginDrag(finger, from: nil, at: time)
        // A thumb in a magnet, or on its way, may be beyond where the other thumb of a range limits it.
        wheel.regrip(wells.turned(for: rotation), from: vector, time: time)
    }

    /// Whether a point, relative to the centre, is on the thumb.
    func isThumb(at vector: Point2D) -> Bool {
        guard let angle = Angle(of: vector) else { return false }
        return direction.shortestDifference(to: angle).radians.magnitude * vector.length <= Dial.reach
    }

    private mutating func move(to point: Point2D, time: Double) {
        let vector = point - zone.center
        guard var hold, Wheel.DragStep.to(point).isInRange, time.isFinite else { return }
        if hold.isWaiting, (vector - hold.start).length <= Dial.slop { self.hold?.last = vector; return }
        let (asked, waited) = (askedRotation, hold.isWaiting)
        if waited { wheel.regrip(unlimitedRotation(at: hold.start), from: hold.start, time: time) }
        _ = wheel.moveDrag(hold.finger, step(from: hold.last, to: point), at: time)
        wheel.dropWholeTurns(isPolar: !isPlanar, from: wells.turned(for: wheel.rotation))
        (hold.last, hold.isWaiting) = (vector, false)
        self.hold = hold
        if waited || askedRotation != asked { followFinger() }
    }

    private var isPlanar: Bool { if case .planar = settings.drag { true } else { false } }

    /// What a move does to the wheel.
    private func step(from last: Point2D, to point: Point2D) -> Wheel.DragStep {
        guard case .planar(let distance) = settings.drag else { return .to(point) }
        let move = point - zone.center - last
        let way = (scale.isMirrored ? -move.x : move.x) - move.y
        return .by(scale.sweep * (way / (distance > 0 && distance.isFinite ? distance : 200)))
    }

    /// The rotation at a point relative to the centre, also in the gap.
    private func unlimitedRotation(at vector: Point2D) -> Angle {
        scale.unlimitedRotation(toward: Angle(of: vector) ?? direction, near: rotation)
    }

    /// Releases the dial after a last move, or lets the tap that it was act.
    mutating func endDrag(at time: Double, _ move: (inout Dial) -> Void) {
        let (samples, turned) = (wheel.samples, wheel.rotation)
        move(&self)
        guard let hold else { return }
        // As for a wheel, the point of a lift is no sample.
        if hold.finger != nil || wheel.rotation == turned { wheel.samples = samples }
        let time = wheel.notBefore(time)
        if hold.isWaiting, let value = tapped(hold) {
            self.value = value
            return release(at: time)
        }
        release(at: time, velocity: hold.isWaiting ? 0 : wheel.dragVelocity(at: time))
    }

    /// The value to which a tap moves the dial.
    private func tapped(_ hold: Hold) -> Double? {
        guard settings.tapsTrack, settings.returnsTo == nil, !hold.isInterruption else { return nil }
        // The app may have taken the sweep away since.
        guard scale.sweep != .zero else { return nil }
        let unlimited = unlimitedRotation(at: hold.start)
        let turned = scale.clamped(unlimited)
        guard (unlimited - turned).radians.magnitude * hold.start.length <= Dial.reach else { return nil }
        // As for a drag, not where the other thumb of a range limits the wheel.
        let shown = wells.shown(for: turned)
        return value(of: shown.value, at: wheel.settings.bounds.clamped(shown.rotation))
    }
}

extension Wheel {
    /// Lets the drag continue from another rotation, which may be beyond the limits, and from a
    /// point of the finger relative to the centre.
    mutating func regrip(_ rotation: Angle, from vector: Point2D, time: Double) {
        guard case .dragging(var drag) = state else { return }
        (drag.unlimitedRotation, drag.offset) = (rotation, .zero)
        drag.vector = drag.finger == nil || vector.length < zone.innerRadius ? nil : vector
        self.rotation = settings.bounds.clamped(rotation)
        state = .dragging(drag)
        samples.reset()
        samples.add(self.rotation, at: time)
    }

    /// Forgets whole turns that the finger made beyond an end, so that it takes the thumb along
    /// where it comes back to it.
    ///
    /// - Parameter held: Where the finger holds the thumb at that end.
    mutating func dropWholeTurns(isPolar: Bool, from held: Angle) {
        guard isPolar, case .dragging(var drag) = state else { return }
        let turn = Angle.fullTurn * Wheel.permitted(sensitivity: settings.sensitivity).magnitude
        let excess = drag.unlimitedRotation - held
        guard turn > .zero, turn.radians <= 1e7, excess.magnitude > turn else { return }
        drag.unlimitedRotation -= turn * (excess / turn).rounded(.towardZero)
        state = .dragging(drag)
    }
}
