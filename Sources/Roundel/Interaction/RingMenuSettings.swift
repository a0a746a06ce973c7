extension RingMenu {
    /// What a finger can turn in a menu.
    public enum Turning: Hashable, Sendable {
        /// Whatever can turn without leaving the bounds.
        ///
        /// A ring whose items go all the way round turns freely. An arc turns between its last item at the pointer and
        /// its first item there, if its items stay inside the bounds wherever on the ring they stand, and
        /// if the pointer lies on the arc as it is laid out. Every other arc stands still.
        ///
        /// Items go all the way round if they are spread evenly, over an arc or by weights whose sweep is a full
        /// turn, or by steps of which there are enough for one. Given angles do unless their widest gap is more
        /// than half as wide again as the next one.
        case automatic

        /// Everything, without an end.
        case always

        /// Nothing: the menu stays as it is laid out, and selects items where they stand.
        case never
    }

    /// What a menu does.
    public struct Settings: Hashable, Sendable {
        /// What the wheel does that turns the menu.
        ///
        /// Detents and limits count while the menu does not land on items: otherwise it has its own. An arc that
        /// turns between two ends takes these limits in their place, if there are any.
        public var wheel: Wheel.Settings

        /// Where an item is that the menu has landed on, on the screen; not finite counts as 12 o'clock.
        public var pointer: Angle

        /// What a finger can turn.
        public var turning: Turning

        /// Whether the menu comes to rest with an item at the pointer, which is selected then.
        public var landsOnItems: Bool

        /// Whether an item that is selected without turning the menu is turned to the pointer.
        public var turnsSelectionToPointer: Bool

        /// The share of the ring's smaller radius, about the middle, in which no drag begins; negative or NaN
        /// counts as zero.
        public var deadZone: Double

        /// Whether ``RingMenu/Key/leave`` closes the menu.
        public var closesOnEscape: Bool

        /// The time an item takes from the middle to its place, in seconds.
        ///
        /// Negative or not finite counts as zero, more than 10 s as 10 s.
        public var flight: Double

        /// How much later each item sets off than the one before, in seconds.
        ///
        /// Negative or not finite counts as zero, more than 1 s as 1 s.
        public var stagger: Double

        /// Makes settings; each parameter is described at its property.
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

    /// How far a menu may turn.
    enum Freedom: Hashable, Sendable {
        case still
        case within(Limits)
        case free
    }
}

extension RingMenu.Settings {
    /// The pointer, where it is one.
    var finitePointer: Angle { pointer.radians.isFinite ? pointer : .twelveOClock }

    /// How far a menu of this ring may turn.
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

    /// The rotations from the last item of an arc at the pointer to the first one there.
    ///
    /// Zero lies between them. `nil` where it cannot, and where all items stand in one place.
    private func limits(of ring: Ring) -> Limits? {
        guard let arc = ring.arc, arc.sweep > Ring.rounding else { return nil }
        var way = (finitePointer - arc.start).normalized
        if way > .fullTurn - Ring.rounding { way = .zero }
        guard way <= arc.sweep + Ring.rounding else { return nil }
        return Limits(min(way - arc.sweep, .zero)...way)
    }

    /// The settings of the wheel of a menu.
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

    /// The flight and the stagger that count.
    var times: (flight: Double, stagger: Double) {
        (flight.isFinite ? min(max(flight, 0), 10) : 0, stagger.isFinite ? min(max(stagger, 0), 1) : 0)
    }
}
