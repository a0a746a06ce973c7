extension Wheel {
    /// What a wheel is doing.
    public enum Phase: Hashable, Sendable {
        /// It rests.
        case idle
        /// A finger or a scroll holds it.
        case dragging
        /// It was let go, or spins.
        case coasting
        /// It is on its way to a detent, a limit or a place it was sent to.
        case settling
    }

    /// How a drag ended.
    public enum Ending: Hashable, Sendable {
        /// The finger was lifted or the scroll ended, and the wheel may coast.
        case lift
        /// The system took the touch or scroll away: the wheel keeps its rotation and does not coast.
        case cancel
    }

    /// What a touch or a scroll meant to the wheel.
    public enum TouchOutcome: Hashable, Sendable {
        /// Nothing new: the call was about no touch or scroll, or about one that goes on.
        case none
        /// The wheel does not follow this touch, scroll or order: it began outside the zone, something holds the
        /// wheel, or a number is none.
        case refused
        /// The wheel now follows this touch or scroll.
        case began
        /// The wheel follows it no longer.
        case ended(Ending)
    }

    /// What one call did to a wheel.
    public struct Update: Hashable, Sendable {
        /// What the touch or scroll meant.
        public internal(set) var touch: TouchOutcome

        /// How far the wheel turned, clockwise if positive.
        public internal(set) var turned: Angle

        /// The detents that it passed on the way.
        public internal(set) var passed: PassedDetents

        /// Whether it came to rest, having turned since it last did.
        public internal(set) var cameToRest: Bool

        /// Nothing happened.
        public init() { self.init(turned: .zero, passed: .none, cameToRest: false) }

        init(turned: Angle, passed: PassedDetents, cameToRest: Bool) {
            touch = .none
            self.turned = turned
            self.passed = passed
            self.cameToRest = cameToRest
        }
    }
}
