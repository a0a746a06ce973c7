/// The range of rotation in which a wheel may rest.
///
/// A drag can turn the wheel slightly beyond an end, as if it stretched a rubber band, and the
/// wheel then settles back. Rotation is cumulative: the two ends are different rotations even if
/// they are the same direction, and a wheel never jumps from one to the other. A range may span
/// part of a turn or several turns, and an end may be infinite.
public struct Limits: Hashable, Sendable {
    /// The least and the greatest rotation at which the wheel rests.
    public let range: ClosedRange<Angle>

    /// How far beyond an end a drag can turn the wheel at most; zero for a hard stop.
    public let stretch: Angle

    /// The fraction of the finger's rotation that the wheel follows just beyond an end.
    private static let compliance = 0.55

    /// Makes limits.
    ///
    /// - Parameters:
    ///   - range: The least and the greatest rotation at which the wheel rests.
    ///   - stretch: How far beyond them a drag can turn the wheel; a negative value, NaN or
    ///     infinity counts as zero.
    public init(_ range: ClosedRange<Angle>, stretch: Angle = .degrees(30)) {
        self.range = range
        self.stretch = max(.zero, stretch.finiteOrZero)
    }

    /// The rotation within the limits that is nearest to a given one.
    public func clamped(_ rotation: Angle) -> Angle {
        min(max(rotation, range.lowerBound), range.upperBound)
    }

    /// Whether a rotation lies within the limits, to a tolerance of a billionth of a radian.
    public func contains(_ rotation: Angle) -> Bool {
        (rotation - clamped(rotation)).magnitude <= .radians(1e-9)
    }

    /// The rotation within the limits that differs from a given one by whole turns.
    ///
    /// If there are several, the nearest; if there is none, the nearer end.
    func nearestTurn(of rotation: Angle) -> Angle {
        let displacement = clamped(rotation) - rotation
        guard displacement.magnitude > .radians(1e-9) else { return rotation }
        let turned = rotation + .fullTurn * displacement.turns.rounded(.awayFromZero)
        return contains(turned) ? turned : clamped(rotation)
    }

    /// The nearest rotation that a moving wheel may have: at most nine tenths of the stretch beyond
    /// an end.
    func confined(_ rotation: Angle) -> Angle {
        min(max(rotation, range.lowerBound - stretch * 0.9), range.upperBound + stretch * 0.9)
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
    /// The wheel never reaches the full stretch: an excess of more than 99 % of it counts as 99 %.
    func unlimited(for rotation: Angle) -> Angle {
        let end = clamped(rotation)
        guard stretch > .zero, rotation != end else { return end }
        let excess = min(max(rotation - end, stretch * -0.99), stretch * 0.99)
        return end + excess / (Limits.compliance * (1 - excess.magnitude / stretch))
    }
}
