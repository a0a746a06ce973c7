extension Dial {
    /// How a dial responds to input, and how it moves afterwards.
    public struct Settings: Hashable, Sendable {
        /// How the dial responds to a finger that moves.
        public var drag: DialDrag

        /// Whether a tap on the track moves the value there; only with ``DialDrag/follow``.
        ///
        /// A tap is a touch that moves at most 10 points. A tap on the thumb changes nothing, and
        /// nor does one in the gap more than 22 points from an end, one that stops a dial that
        /// coasts, or any on a dial with ``returnsTo``.
        public var tapsTrack: Bool

        /// The ratio of the dial's rotation to that of the finger or scroll, for relative and
        /// planar drags and for scrolls.
        ///
        /// A magnitude above a million, or a value that is not finite, counts as 1.
        public var sensitivity: Double

        /// Whether scrolls change the value in the other direction; see
        /// ``Wheel/Settings/isReversed``.
        package var isReversed: Bool { Wheel.permitted(sensitivity: sensitivity) < 0 }

        /// The values that hold the thumb while a finger or a scroll turns it.
        ///
        /// With magnets, ``Dial/Update/passed`` counts them instead of the steps.
        public var magnets: [DialMagnet]

        /// Whether the thumb moves from step to step during a drag.
        ///
        /// If not, it stays with the finger and moves to the step after the release. The value is
        /// always a step. Without a step this has no effect.
        public var snapsWhileDragging: Bool

        /// The value to which the dial returns after the release of a drag or scroll; `nil` stays.
        ///
        /// A value outside the range counts as the nearer end, and NaN as the least value. Values
        /// that keys, assistive technologies and the app set stay, and end a return. With a step,
        /// the value is the nearest one on the way, so that it is the last one before the thumb is
        /// there; ``Dial/Update/cameToRest`` tells when it is.
        public var returnsTo: Double?

        /// The constant speed at which the dial returns, in radians per second; `nil` returns like
        /// a spring.
        ///
        /// A value that is not positive or not finite counts as `nil`.
        public var returnSpeed: Double?

        /// How the dial slows down after a flick, or `nil` if it stays where it was released.
        public var coasts: Decay?

        /// The time in which the thumb moves to a value, in seconds; less than 1 ms counts as 1 ms.
        public var settlingTime: Double

        /// Whether the thumb moves at once, and with it the value of a dial that coasts or returns.
        public var reducesMotion: Bool

        /// Makes settings; each parameter is documented at its property.
        public init(
            drag: DialDrag = .follow,
            tapsTrack: Bool = true,
            sensitivity: Double = 1,
            magnets: [DialMagnet] = [],
            snapsWhileDragging: Bool = false,
            returnsTo: Double? = nil,
            returnSpeed: Double? = nil,
            coasts: Decay? = nil,
            settlingTime: Double = 0.3,
            reducesMotion: Bool = false
        ) {
            self.drag = drag
            self.tapsTrack = tapsTrack
            self.sensitivity = sensitivity
            self.magnets = magnets
            self.snapsWhileDragging = snapsWhileDragging
            self.returnsTo = returnsTo
            self.returnSpeed = returnSpeed
            self.coasts = coasts
            self.settlingTime = settlingTime
            self.reducesMotion = reducesMotion
        }

        /// Whether a motion is the same with other settings, which may differ in how the dial responds
        /// to a finger.
        func movesAs(_ other: Settings) -> Bool {
            var settings = self
            (settings.drag, settings.tapsTrack) = (other.drag, other.tapsTrack)
            settings.sensitivity = other.sensitivity
            settings.snapsWhileDragging = other.snapsWhileDragging
            return settings.isSame(as: other)
        }
    }
}
