// Fingers on a dial with two thumbs.

extension RangeDial {
    /// Begins a touch on the nearer thumb; see ``Dial/touchBegan(_:at:time:)``.
    ///
    /// Another finger gets the thumb that is free.
    @discardableResult
    public mutating func touchBegan(_ finger: Int, at point: Point2D, time: Double) -> Update {
        report { dial, update in
            dial.cancel(finger, time: time, &update)
            update.touch = .refused
            guard time.isFinite, dial.accepts(point) else { return }
            if let first = dial.undecided {
                dial.undecided = nil
                dial.begin(later: first, on: .lower, &update)
            }
            let press = Press(finger: finger, vector: point - dial.zone.center, time: time)
            guard let thumb = dial.thumb(at: press.vector) else {
                dial.undecided = press
                return update.touch = .began
            }
            dial.begin(press, on: thumb, &update)
        }
    }

    /// Moves a finger, and with it the thumb that it holds; see
    /// ``Dial/touchMoved(_:to:time:)``.
    @discardableResult
    public mutating func touchMoved(_ finger: Int, to point: Point2D, time: Double) -> Update {
        guard holds(finger) else { return untouched }
        return report { dial, update in
            dial.decide(finger, toward: point, &update)
            if let thumb = dial.thumb(heldBy: finger) {
                dial.change(thumb, &update) { $0.touchMoved(finger, to: point, time: time) }
            }
            // The touch began earlier, also if it takes a thumb only now.
            update.touch = .none
        }
    }

    /// Ends a touch with a lift; see ``Dial/touchEnded(_:at:time:)``.
    @discardableResult
    public mutating func touchEnded(_ finger: Int, at point: Point2D, time: Double) -> Update {
        guard holds(finger) else { return untouched }
        return report { dial, update in
            dial.decide(finger, toward: point, &update)
            if let thumb = dial.thumb(heldBy: finger) {
                dial.change(thumb, &update) { $0.touchEnded(finger, at: point, time: time) }
            }
            dial.undecided = dial.undecided?.finger == finger ? nil : dial.undecided
            update.touch = .ended(.lift)
        }
    }

    /// Ends a touch that the system cancelled; see ``Dial/touchCancelled(_:time:)``.
    @discardableResult
    public mutating func touchCancelled(_ finger: Int, time: Double) -> Update {
        guard holds(finger) else { return untouched }
        return report { $0.cancel(finger, time: time, &$1) }
    }
}

// MARK: - Which thumb a finger takes

extension RangeDial {
    private var untouched: Update { Update(lower: Dial.Update(lowerValue), upper: Dial.Update(upperValue)) }

    private func thumb(heldBy finger: Int) -> DialThumb? {
        if lower.isHeld, lower.hold?.finger == finger { return .lower }
        return upper.isHeld && upper.hold?.finger == finger ? .upper : nil
    }

    private func holds(_ finger: Int) -> Bool {
        thumb(heldBy: finger) != nil || undecided?.finger == finger
    }

    /// Whether a touch may begin at a point.
    package func accepts(_ point: Point2D) -> Bool { lower.accepts(point) || upper.accepts(point) }

    private mutating func cancel(_ finger: Int, time: Double, _ update: inout Update) {
        guard holds(finger) else { return }
        if let thumb = thumb(heldBy: finger) {
            change(thumb, &update) { $0.touchCancelled(finger, time: time) }
        } else {
            undecided = nil
        }
        update.touch = .ended(.cancel)
    }

    /// Gives a finger a thumb, or the other one if a scroll holds that.
    private mutating func begin(_ press: Press, on thumb: DialThumb, _ update: inout Update) {
        let other: DialThumb = thumb == .lower ? .upper : .lower
        change(isHeld(thumb) ? other : thumb, &update) {
            $0.touchBegan(press.finger, at: press.vector, isInZone: true, time: press.time)
        }
    }

    /// Gives a thumb to a finger that was undecided: the given one, unless the thumbs have parted since.
    private mutating func begin(later press: Press, on thumb: DialThumb, _ update: inout Update) {
        let angle = Angle(of: press.vector)
        let near = angle.flatMap { coincide ? nil : nearer(to: press.vector, $0) }
        begin(press, on: near ?? thumb, &update)
        // It touched down on that thumb, which now goes on from where it is.
        guard angle != nil, let taken = self.thumb(heldBy: press.finger) else { return }
        if taken == .lower { lower.hold?.isWaiting = false } else { upper.hold?.isWaiting = false }
    }

    /// The thumb that a touch takes at a point relative to the centre, or `nil` if the first movement
    /// decides.
    private func thumb(at vector: Point2D) -> DialThumb? {
        if lower.isHeld || upper.isHeld { return lower.isHeld ? .upper : .lower }
        guard let angle = Angle(of: vector) else { return atOneSpot ? nil : .lower }
        guard coincide else { return nearer(to: vector, angle) }
        if atOneSpot, upper.isAtEnd(toward: 1) { return .lower }
        if atOneSpot, lower.isAtEnd(toward: -1) { return .upper }
        guard settings.drag == .follow, !lower.isThumb(at: vector) else { return nil }
        // On different laps, one of them may be unable to follow.
        let distances = (lower.distance(to: angle, false), upper.distance(to: angle, false))
        guard distances.0.isNearly(distances.1) else { return nearer(to: vector, angle) }
        let target = scale.rotation(toward: angle, near: lower.rotation)
        return isForward(target - lower.rotation) ? .upper : .lower
    }

    private var atOneSpot: Bool { lower.rotation.isNearly(upper.rotation) }

    /// Whether both thumbs have one direction, also if they are whole turns apart.
    private var coincide: Bool {
        lower.direction.shortestDifference(to: upper.direction).magnitude <= .radians(1e-9)
    }

    private func isForward(_ turn: Angle) -> Bool { scale.sweep < .zero ? turn < .zero : turn > .zero }

    /// The thumb under the finger, or otherwise the one that is nearer along the scale.
    private func nearer(to vector: Point2D, _ angle: Angle) -> DialThumb {
        let isOnThumb = lower.isThumb(at: vector) || upper.isThumb(at: vector)
        let isUpperNearer = upper.distance(to: angle, isOnThumb) < lower.distance(to: angle, isOnThumb)
        return isUpperNearer ? .upper : .lower
    }

    /// The thumb that a movement takes where both are: the other one if that is at its end.
    private func thumb(movingUp isUp: Bool) -> DialThumb {
        if isUp { return upper.isAtEnd(toward: 1) ? .lower : .upper }
        return lower.isAtEnd(toward: -1) ? .upper : .lower
    }

    /// Gives an undecided finger the thumb in the direction of its first movement.
    private mutating func decide(_ finger: Int, toward point: Point2D, _ update: inout Update) {
        guard let press = undecided, press.finger == finger, point.isFinite else { return }
        let way = settings.way(from: press.vector, to: point - zone.center, on: scale)
        guard way != 0 else { return }
        undecided = nil
        begin(later: press, on: thumb(movingUp: way > 0), &update)
    }
}

extension Dial.Settings {
    /// How far a movement would increase the value; only the sign counts.
    fileprivate func way(from start: Point2D, to end: Point2D, on scale: DialScale) -> Double {
        let sign: Double = drag != .follow && isReversed ? -1 : 1
        if case .planar = drag {
            return sign * ((scale.isMirrored ? start.x - end.x : end.x - start.x) + start.y - end.y)
        }
        guard let first = Angle(of: start), let last = Angle(of: end) else { return 0 }
        let turn = first.shortestDifference(to: last).radians * (scale.sweep < .zero ? -1 : 1)
        return sign * turn
    }
}

extension Dial {
    /// Whether the thumb can move no further in a direction.
    ///
    /// The bounds that a gap sets are beside the value by rounding, and so is a value that a finger
    /// has moved to an end.
    fileprivate func isAtEnd(toward direction: Int) -> Bool {
        let end = lastValue(toward: direction)
        let rounding = 2 * max(scale.range.lowerBound.magnitude, scale.range.upperBound.magnitude).ulp
        return (value - end).magnitude <= rounding
            && scale.rotation(of: value).isNearly(scale.rotation(of: end))
    }

    /// The distance of the thumb from a direction, on the screen or along the scale.
    fileprivate func distance(to angle: Angle, _ isOnScreen: Bool) -> Angle {
        isOnScreen
            ? direction.shortestDifference(to: angle).magnitude
            : (scale.rotation(toward: angle, near: rotation) - rotation).magnitude
    }
}
