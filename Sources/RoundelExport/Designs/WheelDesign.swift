public import Roundel

/// A dial that one finger turns.
public struct WheelDesign: Hashable, Sendable {
    /// How many places to rest there are in a turn, up to 360; 0 for anywhere.
    public var detents = 0

    /// The least and the greatest rotation in degrees, or `nil` for no limits.
    public var limits: ClosedRange<Double>?

    /// The part of half the side, about the middle, in which no drag begins; 0 to 0.8.
    public var deadZone = 0.2

    /// How a finger turns it.
    public var turning = TurningDesign()

    /// Makes the dial that the playground begins with.
    public init() {}

    mutating func exchange(_ fields: inout DesignFields) {
        let own = WheelDesign()
        fields.exchange("detents", &detents, own: own.detents, 0...360)
        var ends = limits.map { [$0.lowerBound, $0.upperBound] } ?? []
        fields.exchange("limits", &ends, -3600...3600, counts: 2...2)
        limits = ends.isEmpty ? nil : min(ends[0], ends[1])...max(ends[0], ends[1])
        fields.exchange("dead", &deadZone, own: own.deadZone, 0...0.8)
        turning.exchange(&fields)
    }

    /// What the wheel does.
    public var settings: Wheel.Settings {
        var settings = turning.settings
        settings.detents = detents > 0 ? Detents(count: detents) : nil
        settings.limits = limits.map { Limits(.degrees($0.lowerBound) ... .degrees($0.upperBound)) }
        return settings
    }

    /// Where a touch may begin on a dial.
    public func zone(center: Point2D, radius: Double) -> TouchZone {
        TouchZone(center: center, innerRadius: deadZone * radius, outerRadius: radius)
    }
}
