/// A range of rotation, in which a wheel rests: a drag can stretch it as a rubber band, and it settles back.
///
/// Rotation is cumulative, so the ends are different places even where they are the same direction, and
/// a wheel never hops from one to the other. A range may span a part of a turn or several turns, and an end
/// may be infinite.
public struct Limits: Hashable, Sendable {
    /// The least and the greatest rotation at which the wheel rests.
    public let range: ClosedRange<Angle>

    /// How far beyond an end the wheel can be dragged at most; zero for a hard stop.
    public let stretch: Angle

    /// How much of the finger's turning the band gives way to at first.
    private static let compliance = 0.55

    /// Makes limits.
    ///
    /// - Parameters:
    ///   - range: The least and the greatest rotation at which the wheel rests.
    ///   - stretch: How far beyond them it can be dragged; below zero, NaN or infinite counts as zero.
    public init(_ range: ClosedRange<Angle>, stretch: Angle = .degrees(30)) {
        self.range = range
        self.stretch = max(.zero, stretch.finiteOrZero)
    }

    /// The rotation nearest to the given one that lies within the limits.
    public func clamped(_ rotation: Angle) -> Angle {
        min(max(rotation, range.lowerBound), range.upperBound)
    }

    /// Whether a rotation lies within the limits, or is off by no more than a billionth of a radian.
    public func contains(_ rotation: Angle) -> Bool {
        (rotation - clamped(rotation)).magnitude <= .radians(1e-9)
    }

    /// The rotation in the same direction as a given one, whole turns away, that lies within the limits.
    ///
    /// The one nearest to it where there are several, and the nearer end where there is none.
    func nearestTurn(of rotation: Angle) -> Angle {
        let way = clamped(rotation) - rotation
        guard way.magnitude > .radians(1e-9) else { return rotation }
        let turned = rotation + .fullTurn * way.turns.rounded(.awayFromZero)
        return contains(turned) ? turned : clamped(rotation)
    }

    /// The nearest rotation that a moving wheel may show: within nine tenths of the stretch.
    func confined(_ rotation: Angle) -> Angle {
        min(max(rotation, range.lowerBound - stretch * 0.9), range.upperBound + stretch * 0.9)
    }

    /// Where the wheel shows while the finger has drawn it to a rotation.
    ///
    /// Beyond an end by x it shows s·c·x / (c·x + s), with s the stretch and c = 0.55: the wheel follows the
    /// finger ever less and never further than s.
    func banded(_ drawn: Angle) -> Angle {
        let end = clamped(drawn)
        guard stretch > .zero, drawn != end else { return end }
        let excess = (drawn - end) * Limits.compliance
        return end + excess / (1 + excess.magnitude / stretch)
    }

    /// How far the finger has to draw the wheel for it to show at a rotation: the inverse of ``banded(_:)``.
    ///
    /// The band never shows its full stretch: a rotation from there on counts as 99 % of it.
    func drawn(toShow rotation: Angle) -> Angle {
        let end = clamped(rotation)
        guard stretch > .zero, rotation != end else { return end }
        let shown = min(max(rotation - end, stretch * -0.99), stretch * 0.99)
        return end + shown / (Limits.compliance * (1 - shown.magnitude / stretch))
    }
}
