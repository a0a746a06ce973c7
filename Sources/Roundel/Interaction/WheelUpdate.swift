extension Wheel {
    /// What a wheel is doing.
    public enum Phase: Hashable, Sendable {
        /// The wheel rests.
        case idle
        /// A finger or a scroll holds the wheel.
        case dragging
        /// The wheel was released and slows down, or it spins.
        case coasting
        /// The wheel moves to a detent, a limit or the target of a command.
        case settling
    }

    /// How a drag ended.
    public enum Ending: Hashable, Sendable {
        /// The finger was lifted or the scroll ended, and the wheel may coast.
        case lift
        /// The system cancelled the touch or scroll, and the wheel does not coast.
        case cancel
    }

    /// The effect of a call on the touch or scroll that holds the wheel.
    public enum TouchOutcome: Hashable, Sendable {
        /// No change: the call concerned no touch or scroll, or one that continues.
        case none
        /// The wheel does not follow the touch, scroll or command.
        ///
        /// The touch began outside the zone, something else holds the wheel, or a number is not
        /// finite.
        case refused
        /// The wheel now follows this touch or scroll.
        case began
        /// The wheel no longer follows the touch or scroll.
        case ended(Ending)
    }

    /// What one call did to a wheel.
    public struct Update: Hashable, Sendable {
        /// The effect on the touch or scroll.
        public internal(set) var touch: TouchOutcome

        /// The angle by which the wheel turned, clockwise if positive.
        public internal(set) var turned: Angle

        /// The detents from the rotation before the call to that after it; at most the last 1,000.
        ///
        /// If the wheel turned back within one call, as it does beyond a limit, those on the way out
        /// and back are not among them.
        public internal(set) var passed: PassedDetents

        /// Whether the wheel came to rest after it had turned.
        public package(set) var cameToRest: Bool

        /// Whether a command leads where the wheel goes anyway, so that it has left the motion as it was.
        var leavesMotion = false

        /// Whether a lift turned the wheel, or flicked it.
        var isFlick = false

        /// Whether the motion belongs to the call from now on.
        package var takesMotion: Bool { touch != .refused && !leavesMotion }

        /// Makes an update that reports no change.
        package init() { self.init(turned: .zero, passed: .none, cameToRest: false) }

        init(turned: Angle, passed: PassedDetents, cameToRest: Bool) {
            touch = .none
            self.turned = turned
            self.passed = passed
            self.cameToRest = cameToRest
        }
    }
}
