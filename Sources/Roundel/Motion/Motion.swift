/// What a wheel does on its own: a function of the seconds since it began, whatever the refresh rate.
public enum Motion: Hashable, Sendable {
    /// It was let go and slows down.
    case coast(Coast)
    /// It is drawn to a resting place.
    case spring(Spring)
    /// It was sent to a place.
    case glide(Glide)
    /// It turns until something stops it.
    case spin(Spin)

    /// The rotation after a time, in seconds.
    @inline(__always)
    public func rotation(after seconds: Double) -> Angle {
        switch self {
        case .coast(let coast): coast.rotation(after: seconds)
        case .spring(let spring): spring.rotation(after: seconds)
        case .glide(let glide): glide.rotation(after: seconds)
        case .spin(let spin): spin.rotation(after: seconds)
        }
    }

    /// The rotation after a time that is known to lie within the motion, as a frame asks for.
    @inline(__always)
    func rotation(within seconds: Double) -> Angle {
        if case .coast(let coast) = self { coast.rotation(within: seconds) } else { rotation(after: seconds) }
    }

    /// The velocity after a time, in radians per second; clockwise if positive.
    public func velocity(after seconds: Double) -> Double {
        switch self {
        case .coast(let coast): coast.velocity(after: seconds)
        case .spring(let spring): spring.velocity(after: seconds)
        case .glide(let glide): glide.velocity(after: seconds)
        case .spin(let spin): spin.velocity(after: seconds)
        }
    }

    /// The time that it takes, in seconds; infinite for a spin.
    public var duration: Double {
        switch self {
        case .coast(let coast): coast.duration
        case .spring(let spring): spring.duration
        case .glide(let glide): glide.duration
        case .spin: .infinity
        }
    }

    /// The rotation at which it ends, or `nil` for a spin.
    public var restRotation: Angle? {
        switch self {
        case .coast(let coast): coast.restRotation
        case .spring(let spring): spring.target
        case .glide(let glide): glide.target
        case .spin: nil
        }
    }
}
