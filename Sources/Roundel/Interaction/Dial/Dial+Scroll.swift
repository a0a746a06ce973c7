// Input that turns the dial by an amount, wherever the pointer is: a trackpad, a crown or a knob.

extension Dial {
    /// Turns the dial by the angle of a scroll or a crown; a positive angle increases the value.
    ///
    /// The first call holds the dial, as a finger that touches down does, and all calls until
    /// ``scrollEnded(by:time:)`` are one drag. The ``zone`` does not apply. Refused while a finger
    /// holds the dial, and if it is disabled. Leave out the system's momentum events.
    ///
    /// - Parameters:
    ///   - angle: The angle since the last call, multiplied by the sensitivity; zero only holds the
    ///     dial. A billion radians or more, or a value that is not finite, is refused.
    ///   - time: The time in seconds; a value that is not finite is refused.
    @discardableResult
    public mutating func scrolled(by angle: Angle, time: Double) -> Update {
        guard Wheel.DragStep.by(angle).isInRange, time.isFinite, isEnabled, hold?.finger == nil else {
            return refusal
        }
        return report(byUser: true) { dial in
            let begins = !dial.isHeld
            if begins { dial.take(nil, at: .zero, time: time) }
            dial.scroll(by: angle, time: time)
            return begins ? .began : .none
        }
    }

    /// Turns the dial by the distance of a scroll: right and up increase the value, on a mirrored
    /// scale left and up.
    ///
    /// A distance of the middle radius of the zone is one radian, as for a finger on the ring.
    ///
    /// - Parameters:
    ///   - translation: The distance by which the fingers moved since the last call, in points; a
    ///     value that is not finite is refused.
    ///   - time: The time in seconds; a value that is not finite is refused.
    @discardableResult
    public mutating func scrolled(by translation: Point2D, time: Double) -> Update {
        scrolled(by: angle(of: translation), time: time)
    }

    /// Ends the scroll, as the lift of a finger ends a drag.
    ///
    /// Ignored if no scroll holds the dial.
    ///
    /// - Parameters:
    ///   - angle: The angle since the last call; a value that ``scrolled(by:time:)-(Angle,_)``
    ///     refuses counts as zero.
    ///   - time: The time in seconds; a value that is not finite counts as the time of the last
    ///     call.
    @discardableResult
    public mutating func scrollEnded(by angle: Angle = .zero, time: Double) -> Update {
        guard let hold, hold.finger == nil else { return Update(value) }
        return report(byUser: true) { dial in
            dial.endDrag(at: time) { if angle != .zero { $0.scroll(by: angle, time: time) } }
            return .ended(.lift)
        }
    }

    /// Ends a scroll that the system cancelled: the value stays, unless the dial returns.
    ///
    /// Ignored if no scroll holds the dial.
    @discardableResult
    public mutating func scrollCancelled(time: Double) -> Update {
        guard let hold, hold.finger == nil else { return Update(value) }
        return report(byUser: true) { dial in
            dial.release(at: time)
            return .ended(.cancel)
        }
    }

    private mutating func scroll(by angle: Angle, time: Double) {
        let asked = askedRotation
        // With other drags the wheel multiplies by the sensitivity.
        let isFollowing = settings.drag == .follow
        let turn = isFollowing ? angle * Wheel.permitted(sensitivity: settings.sensitivity) : angle
        _ = wheel.moveDrag(nil, .by(scale.sweep < .zero ? -turn : turn), at: time)
        if askedRotation != asked { followFinger() }
    }

    package func angle(of translation: Point2D) -> Angle {
        let way = (scale.isMirrored ? -translation.x : translation.x) - translation.y
        let isBounded = zone.outerRadius.isFinite
        let middle = isBounded ? (zone.innerRadius + zone.outerRadius) / 2 : zone.innerRadius
        return .radians(way / max(middle, 1))
    }
}
