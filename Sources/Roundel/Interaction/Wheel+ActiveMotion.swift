extension Wheel {
    /// The motion of a moving wheel, up to its end or to the beginning of the next motion.
    struct ActiveMotion: Sendable {
        let motion: Motion

        /// The time at which it began, in seconds.
        let start: Double

        /// The time from its beginning until it ends or the next motion begins, in seconds.
        let duration: Double

        /// The rotation at its end.
        let end: Angle

        /// Whether a command began it, rather than a release.
        var isCommanded = false

        var isSpin: Bool { if case .spin = motion { true } else { false } }

        var phase: Phase {
            switch motion {
            case .coast, .spin: .coasting
            case .spring, .glide: .settling
            }
        }

        init(_ motion: Motion, start: Double, isCommanded: Bool = false) {
            let end = motion.restRotation ?? motion.rotation(after: motion.duration)
            self.init(motion, start: start, duration: motion.duration, end: end)
            self.isCommanded = isCommanded
        }

        init(_ motion: Motion, start: Double, duration: Double, end: Angle) {
            (self.motion, self.start, self.duration, self.end) = (motion, start, duration, end)
        }
    }
}
