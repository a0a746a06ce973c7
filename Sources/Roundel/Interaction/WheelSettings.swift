extension Wheel {
    /// What a wheel does with a drag and after it.
    public struct Settings: Hashable, Sendable {
        /// How it slows down when it is let go.
        public var decay: Decay

        /// Where it may rest, or `nil` for anywhere.
        public var detents: Detents?

        /// The range in which it rests, or `nil` for no limits.
        public var limits: Limits?

        /// How far the wheel turns for each turn of the finger.
        ///
        /// 1 keeps it under the finger; less makes it finer, and below zero it turns against the finger.
        /// Beyond a million either way, and not finite, counts as 1.
        public var sensitivity: Double

        /// The greatest speed at which it is let go, in radians per second; below zero or NaN counts as zero.
        public var maximumSpeed: Double

        /// The time in which it settles on a detent or a limit, in seconds; less than 1 ms counts as 1 ms.
        ///
        /// After a flick, twice the time that it would have coasted is added.
        public var settlingTime: Double

        /// Whether it goes where it would have come to rest at once, without moving there.
        public var reducesMotion: Bool

        /// Makes settings; each parameter is described at its property.
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
