/// The range of rotation in which a wheel may rest.
///
/// A drag can turn the wheel slightly beyond an end, as if it stretched a rubber band, and the
/// wheel then settles back. Rotation is cumulative: the two ends are different rotations even if
/// they are the same direction, and a wheel never jumps from one to the other. A range may span
/// part of a turn or several turns, and an end may be infinite, which counts as a billion radians.
public struct Limits: Hashable, Sendable {
    /// The least and the greatest rotation at which the wheel rests.
    public let range: ClosedRange<Angle>

    /// How far beyond an end a drag can turn the wheel at most; zero for a hard stop.
    public let stretch: Angle

    /// The fraction of the finger's rotation that the wheel follows just beyond an end.
    static let compliance = 0.55

    /// Makes limits.
    ///
    /// - Parameters:
    ///   - range: The least and the greatest rotation at which the wheel rests. An end beyond a
    ///     billion radians in either direction, also an infinite one, counts as a billion radians
    ///     in that direction; an end that is NaN is none. If both ends are the same infinity, the
    ///     wheel rests at a billion radians alone.
    ///   - stretch: How far beyond them a drag can turn the wheel. A value below a billionth of a
    ///     radian, NaN or infinity counts as zero, and one above a billion radians as a billion.
    public init(_ range: ClosedRange<Angle>, stretch: Angle = .degrees(30)) {
        let (lower, upper) = (range.lowerBound, range.upperBound)
        let least = lower.radians.isNaN ? Limits.widest.lowerBound : lower.inRange
        let greatest = upper.radians.isNaN ? Limits.widest.upperBound : upper.inRange
        self.range = least...greatest
        self.stretch = stretch.radians >= 1e-9 ? stretch.finiteOrZero.inRange : .zero
    }

    /// The range of every wheel.
    private static var widest: ClosedRange<Angle> {
        .radians(-MotionRange.greatestRotation) ... .radians(MotionRange.greatestRotation)
    }

    /// The limits of a wheel without any: hard stops at the ends of the range in which it computes.
    static var unlimited: Limits { Limits(widest, stretch: .zero) }

    /// The rotation within the limits that is nearest to a given one; the least one for NaN.
    public func clamped(_ rotation: Angle) -> Angle {
        min(max(rotation, range.lowerBound), range.upperBound)
    }

    /// Whether a rotation lies within the limits, to a tolerance of a billionth of a radian; NaN does
    /// not.
    public func contains(_ rotation: Angle) -> Bool {
        excess(of: rotation).radians <= 1e-9
    }

    /// Whether a wheel can be at a rotation: within the limits, or beyond them by the stretch at most.
    package func allows(_ rotation: Angle) -> Bool {
        excess(of: rotation).radians <= max(stretch.radians, 1e-9)
    }

    /// How far a rotation is beyond the limits, in either direction.
    private func excess(of rotation: Angle) -> Angle { (rotation - clamped(rotation)).magnitude }

    /// The rotation within the limits that differs from a given one by whole turns.
    ///
    /// If there are several, the nearest; if there is none, the end that the given one is beyond.
    func nearestTurn(of rotation: Angle) -> Angle {
        let displacement = clamped(rotation) - rotation
        guard displacement.magnitude > .radians(1e-9) else { return rotation }
        // A rotation that is whole turns beyond an end may be a little more by rounding.
        let turns = displacement.turns + (displacement < .zero ? 1e-9 : -1e-9)
        let turned = rotation + .fullTurn * turns.rounded(.awayFromZero)
        return contains(turned) ? turned : clamped(rotation)
    }

    /// How far a wheel may still move in the direction of a velocity, in radians; zero or less at
    /// the full stretch.
    func room(from rotation: Angle, velocity: Double) -> Double {
        let end = velocity < 0 ? range.lowerBound - stretch : range.upperBound + stretch
        return (velocity < 0 ? rotation - end : end - rotation).radians
    }

    /// Whether a motion stays within the stretch, or at least never goes further out than it
    /// starts.
    ///
    /// - Parameters:
    ///   - extreme: The rotation at which the motion turns back.
    ///   - start: The rotation at which it starts.
    func permits(_ extreme: Angle, from start: Angle) -> Bool {
        let tolerance = Angle.radians(1e-9)
        return extreme >= min(start, range.lowerBound - stretch) - tolerance
            && extreme <= max(start, range.upperBound + stretch) + tolerance
    }

    /// The rotation of a dragged wheel for the unlimited rotation that the finger asks for.
    ///
    /// If the finger asks for x beyond an end, the wheel turns s·c·x / (c·x + s) beyond it, where s
    /// is the stretch and c = 0.55. The wheel follows the finger less and less, and never beyond s.
    func limited(_ unlimited: Angle) -> Angle {
        let end = clamped(unlimited)
        guard stretch > .zero, unlimited != end else { return end }
        let excess = (unlimited - end) * Limits.compliance
        return end + excess / (1 + excess.magnitude / stretch)
    }

    /// The unlimited rotation for which a dragged wheel has a rotation, the inverse of
    /// ``limited(_:)``.
    ///
    /// The wheel never reaches the full stretch. A rotation beyond 99 % of it counts as half of it,
    /// where a finger can turn the wheel back without many turns of its own; a ``Wheel/Drag``
    /// adds the difference.
    func unlimited(for rotation: Angle) -> Angle {
        let end = clamped(rotation)
        guard stretch > .zero, rotation != end else { return end }
        let excess = isBeyondBand(rotation) ? stretch * (rotation < end ? -0.5 : 0.5) : rotation - end
        return end + excess / (Limits.compliance * (1 - excess.magnitude / stretch))
    }

    /// Whether a drag within the stretch cannot have turned the wheel to a rotation.
    func isBeyondBand(_ rotation: Angle) -> Bool {
        excess(of: rotation) > stretch * 0.99
    }
}
