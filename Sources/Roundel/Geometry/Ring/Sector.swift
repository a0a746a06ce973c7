/// The range of directions of a pie slice, which includes its start and excludes its end.
public struct Sector: Hashable, Sendable {
    /// The angle at which the sector begins.
    public let start: Angle

    /// The extent of the sector clockwise, from 0 to a full turn.
    public let sweep: Angle

    /// Makes a sector.
    ///
    /// A sweep that is negative or not finite counts as zero, and a sweep beyond a full turn as a
    /// full turn. A start that is not finite counts as zero.
    public init(start: Angle, sweep: Angle) {
        self.start = start.finiteOrZero
        self.sweep = min(max(sweep.finiteOrZero, .zero), .fullTurn)
    }

    /// Whether the direction of an angle lies in the sector; whole turns are ignored.
    ///
    /// False for an angle that is not finite.
    public func contains(_ angle: Angle) -> Bool {
        (angle - start).normalized < sweep
    }
}
