extension Wheel {
    /// How a wheel responds to a drag, and how it moves afterwards.
    public struct Settings: Hashable, Sendable {
        /// How the wheel slows down after its release.
        public var decay: Decay

        /// The rotations at which the wheel may rest, or `nil` for all.
        ///
        /// If none of them lies within the ``limits``, the wheel may rest at every rotation there, as
        /// without detents.
        public var detents: Detents?

        /// The range of rotation in which the wheel may rest, or `nil` for no limits.
        public var limits: Limits?

        /// The ratio of the wheel's rotation to that of the finger.
        ///
        /// With 1 the wheel stays under the finger. A smaller value gives finer control, and a
        /// negative one turns the wheel against the finger. A magnitude above a million, or a value
        /// that is not finite, counts as 1.
        public var sensitivity: Double

        /// Whether drags and scrolls turn the wheel in the other direction.
        ///
        /// Steps do not depend on the sensitivity: a front end for which a notch of a mouse wheel is
        /// a step reverses it, so that it goes the way of a scroll.
        package var isReversed: Bool { Wheel.permitted(sensitivity: sensitivity) < 0 }

        /// The greatest speed at a release, in radians per second; a negative value or NaN counts
        /// as zero.
        public var maximumSpeed: Double

        /// The time in which the wheel settles on a detent or a limit, in seconds; less than 1 ms
        /// counts as 1 ms.
        ///
        /// If the wheel settles on a detent after a flick, at most twice the time for which it would
        /// have coasted is added.
        public var settlingTime: Double

        /// Whether the wheel changes to its rest rotation at once, without a motion.
        public var reducesMotion: Bool

        /// Makes settings; each parameter is documented at its property.
        public init(
            decay: Decay = .moderate,
            detents: Detents? = nil,
            limits: Limits? = nil,
            sensitivity: Double = 1,
            maximumSpeed: Double = 50,
            settlingTime: Double = 0.5,
            reducesMotion: Bool = false
        ) {
            self.decay = decay
            self.detents = detents
            self.limits = limits
            self.sensitivity = sensitivity
            self.maximumSpeed = maximumSpeed
            self.settlingTime = settlingTime
            self.reducesMotion = reducesMotion
        }
    }
}
