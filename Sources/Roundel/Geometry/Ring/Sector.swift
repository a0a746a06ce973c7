/// The directions between two angles, the pie slice of an item: `start` belongs to it, its end does not.
public struct Sector: Hashable, Sendable {
    /// Where the sector begins.
    public let start: Angle

    /// How far it reaches clockwise, from 0 to a full turn.
    public let sweep: Angle

    /// Makes a sector; a sweep below zero or not finite counts as zero, one above a full turn as that.
    public init(start: Angle, sweep: Angle) {
        self.start = start.finiteOrZero
        self.sweep = min(max(sweep.finiteOrZero, .zero), .fullTurn)
    }

    /// Whether a direction lies in the sector, however often the angle winds round.
    ///
    /// False for an angle that is not finite.
    public func contains(_ angle: Angle) -> Bool {
        sweep == .fullTurn ? angle.radians.isFinite : (angle - start).normalized < sweep
    }
}
