extension RingMenu {
    /// Whether a menu can turn.
    public enum Turning: Hashable, Sendable {
        /// The menu turns if its items then stay in the bounds.
        ///
        /// A ring whose items surround it turns without limits. An arc turns from the rotation with
        /// its last item at the pointer to that with its first item there, if its items stay inside
        /// the bounds at every angle and the pointer lies on the arc at rotation zero. No other arc
        /// can turn.
        ///
        /// Items surround the ring if they are evenly spaced, if they are on an arc or spaced by
        /// weights with a sweep of a full turn, or if their steps add up to a full turn. Items at
        /// given angles surround it unless their widest gap is more than 1.5 times the next widest, or
        /// there is one item alone.
        case automatic

        /// The menu turns without limits.
        case always

        /// The menu does not turn, and selects items at their positions.
        case never
    }

    /// How a menu responds to input.
    public struct Settings: Hashable, Sendable {
        /// The settings of the wheel that turns the menu.
        ///
        /// Their detents and limits are ignored if the menu lands on items. For an arc that does
        /// not land on items, the limits replace the two ends between which it turns.
        public var wheel: Wheel.Settings

        /// The angle at which the menu brings items to rest; a value that is not finite counts as
        /// 12 o'clock.
        public var pointer: Angle

        /// Whether the menu can turn.
        public var turning: Turning

        /// Whether the menu comes to rest with an item at the pointer, and selects that item.
        public var landsOnItems: Bool

        /// Whether the menu turns until a selected item is at the pointer.
        public var turnsSelectionToPointer: Bool

        /// The radius of the disc in which no drag begins, as a fraction of the ring's smaller
        /// radius.
        ///
        /// A negative value or NaN counts as zero.
        public var deadZone: Double

        /// Whether ``RingMenu/Key/leave`` closes the menu.
        public var closesOnEscape: Bool

        /// The time in which an item moves from the centre to its position, in seconds.
        ///
        /// A value that is negative or not finite counts as zero, more than 10 s as 10 s.
        public var flight: Double

        /// The delay of each item after the previous one, in seconds.
        ///
        /// A value that is negative or not finite counts as zero, more than 1 s as 1 s.
        public var stagger: Double

        /// Makes settings; each parameter is documented at its property.
        public init(
            wheel: Wheel.Settings = Wheel.Settings(),
            pointer: Angle = .twelveOClock,
            turning: Turning = .automatic,
            landsOnItems: Bool = true,
            turnsSelectionToPointer: Bool = true,
            deadZone: Double = 0.2,
            closesOnEscape: Bool = true,
            flight: Double = 0.35,
            stagger: Double = 0.04
        ) {
            self.wheel = wheel
            self.pointer = pointer
            self.turning = turning
            self.landsOnItems = landsOnItems
            self.turnsSelectionToPointer = turnsSelectionToPointer
            self.deadZone = deadZone
            self.closesOnEscape = closesOnEscape
            self.flight = flight
            self.stagger = stagger
        }
    }

    /// The range in which a menu may turn.
    enum Freedom: Hashable, Sendable {
        case still
        case within(Limits)
        case free
    }
}

extension RingMenu.Settings {
    /// The pointer, or 12 o'clock if it is not finite.
    var finitePointer: Angle { pointer.radians.isFinite ? pointer : .twelveOClock }

    /// The range in which a menu with a ring may turn.
    func freedom(of ring: Ring, itemSize: Point2D, bounds: Rect2D) -> RingMenu.Freedom {
        switch turning {
        case .never: return .still
        case .always: return .free
        case .automatic:
            if ring.isClosed { return .free }
            guard ring.staysInside(bounds, itemSize: itemSize), let limits = limits(of: ring) else {
                return .still
            }
            return .within(limits)
        }
    }

    /// The range of rotations from the last item of an arc at the pointer to the first item there.
    ///
    /// The range contains zero. `nil` if it cannot, or if all items are at the same angle.
    private func limits(of ring: Ring) -> Limits? {
        guard let arc = ring.arc, arc.sweep > Ring.roundingTolerance else { return nil }
        var distance = (finitePointer - arc.start).normalized
        if distance > .fullTurn - Ring.roundingTolerance { distance = .zero }
        guard distance <= arc.sweep + Ring.roundingTolerance else { return nil }
        return Limits(min(distance - arc.sweep, .zero)...distance)
    }

    /// The settings of the menu's wheel.
    func wheelSettings(_ freedom: RingMenu.Freedom, detents: Detents?) -> Wheel.Settings {
        var settings = wheel
        if landsOnItems { (settings.detents, settings.limits) = (detents, nil) }
        switch freedom {
        case .free: break
        case .within(let limits): settings.limits = settings.limits ?? limits
        case .still:
            settings.detents = nil
            settings.limits = Limits(.zero ... .zero, stretch: .zero)
        }
        return settings
    }

    /// The flight and stagger, clamped to their ranges.
    var times: Stagger { Stagger(flight: flight, delay: stagger) }
}
