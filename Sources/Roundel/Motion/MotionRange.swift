/// The range of numbers in which motions are computed; see ``Wheel``.
package enum MotionRange {
    /// The greatest rotation at which a wheel may rest, in either direction.
    package static let greatestRotation = 1e9

    /// The greatest speed at which a motion begins, in radians per second.
    package static let greatestSpeed = 1e6

    /// The greatest duration of a turn, in seconds.
    package static let greatestDuration = 1e9

    /// The time after which every motion but a spin is over: a turn and what settles after it.
    package static let longest = 4 * greatestDuration

    /// The least duration of a turn that is not immediate, in seconds.
    package static let leastDuration = 1e-6
}

extension Double {
    /// This velocity within the range; NaN and infinity count as zero.
    var velocityInRange: Double {
        isFinite ? min(max(self, -MotionRange.greatestSpeed), MotionRange.greatestSpeed) : 0
    }
}

extension Angle {
    /// This rotation within the range; NaN counts as zero.
    var inRange: Angle {
        guard !radians.isNaN else { return .zero }
        return .radians(min(max(radians, -MotionRange.greatestRotation), MotionRange.greatestRotation))
    }
}
