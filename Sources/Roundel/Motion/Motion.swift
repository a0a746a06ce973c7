/// The motion of a wheel that nothing holds, as a function of the seconds since the motion began.
package enum Motion: Hashable, Sendable {
    /// It was released and slows down.
    case coast(Coast)
    /// A spring pulls it to its rest rotation.
    case spring(Spring)
    /// A command turns it to a rotation.
    case glide(Glide)
    /// A command keeps it turning until something stops it.
    case spin(Spin)

    /// The rotation after a time, in seconds.
    package func rotation(after seconds: Double) -> Angle {
        switch self {
        case .coast(let coast): coast.rotation(after: seconds)
        case .spring(let spring): spring.rotation(after: seconds)
        case .glide(let glide): glide.rotation(after: seconds)
        case .spin(let spin): spin.rotation(after: seconds)
        }
    }

    /// The rotation after a time that is known to lie between 0 and the duration, as in a frame.
    @inline(__always)
    func rotation(within seconds: Double) -> Angle {
        switch self {
        case .coast(let coast): coast.rotation(within: seconds)
        case .spring(let spring): spring.rotation(within: seconds)
        case .glide(let glide): glide.rotation(after: seconds)
        case .spin(let spin): spin.rotation(after: seconds)
        }
    }

    /// The velocity after a time, in radians per second; clockwise if positive.
    package func velocity(after seconds: Double) -> Double {
        switch self {
        case .coast(let coast): coast.velocity(after: seconds)
        case .spring(let spring): spring.velocity(after: seconds)
        case .glide(let glide): glide.velocity(after: seconds)
        case .spin(let spin): spin.velocity(after: seconds)
        }
    }

    /// The duration in seconds; for a spin, a time by which it is at the end of the range.
    package var duration: Double {
        switch self {
        case .coast(let coast): coast.duration
        case .spring(let spring): spring.duration
        case .glide(let glide): glide.duration
        case .spin(let spin): spin.duration
        }
    }

    /// The rotation at which the motion ends, or `nil` for a spin.
    package var restRotation: Angle? {
        switch self {
        case .coast(let coast): coast.restRotation
        case .spring(let spring): spring.target
        case .glide(let glide): glide.target
        case .spin: nil
        }
    }
}
