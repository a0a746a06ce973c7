extension Dial {
    /// What one call did to a dial.
    public struct Update: Hashable, Sendable {
        /// The effect on the touch or scroll.
        public internal(set) var touch = Wheel.TouchOutcome.none

        /// The value before the call.
        public internal(set) var oldValue: Double

        /// The value after the call.
        public internal(set) var value: Double

        /// The rotation by which the thumb moved, clockwise if positive.
        public internal(set) var turned = Angle.zero

        /// The number of magnets that the user moved the value to or past; without magnets, the
        /// number of steps.
        ///
        /// A front end gives haptic feedback for them. Zero if the app changed the value.
        public internal(set) var passed = 0

        /// The end at which the user's value arrived, once for each arrival.
        ///
        /// A step or a key that would go beyond an end reports it again. In a ``RangeDial``, the
        /// end is that of the thumb's own range, which the other thumb limits.
        public internal(set) var reachedEnd: DialEnd?

        /// Whether a finger or scroll took hold of the dial, or let go of it.
        ///
        /// Every `.began` is followed by one `.ended`, whatever happens in between.
        public internal(set) var editing: DialEditing?

        /// Whether the dial came to rest after the value or the thumb had changed.
        public internal(set) var cameToRest = false

        /// Whether the value changed.
        public var valueChanged: Bool { oldValue != value }

        init(_ value: Double) { (oldValue, self.value) = (value, value) }
    }

    /// A key that changes the value of a dial.
    public enum Key: Hashable, Sendable, CaseIterable {
        /// One step back; on a mirrored scale one step forward.
        case left
        /// One step forward; on a mirrored scale one step back.
        case right
        /// One step forward.
        case up
        /// One step back.
        case down
        /// A large step forward.
        case pageUp
        /// A large step back.
        case pageDown
        /// To the least value.
        case home
        /// To the greatest value.
        case end
    }

    /// The size of a step by a key or an assistive technology.
    public enum StepSize: Hashable, Sendable, CaseIterable {
        /// One step of the scale; without a step, a tenth of the sweep.
        case small
        /// A fifth of the steps of the scale, rounded down, but at least one; without a step, a
        /// fifth of the sweep.
        case large
    }
}
