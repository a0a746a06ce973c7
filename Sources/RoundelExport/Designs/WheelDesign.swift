package import Roundel

/// The scene of a dial that one finger turns.
package struct WheelDesign: Hashable, Sendable {
    /// The number of detents in a turn, 1 to 360; 0 for none.
    package var detents = 0

    /// The least and the greatest rotation in degrees, or `nil` for no limits.
    package var limits: ClosedRange<Double>?

    /// The radius around the centre in which no drag begins, as a fraction of the dial's radius, 0
    /// to 0.8.
    package var deadZone = 0.2

    /// How a finger turns it.
    package var turning = TurningDesign()

    /// Makes the dial that the playground begins with.
    package init() {}

    mutating func exchange(_ fields: inout DesignFields) {
        let defaults = WheelDesign()
        fields.exchange("detents", &detents, default: defaults.detents, 0...360)
        var ends = limits.map { [$0.lowerBound, $0.upperBound] } ?? []
        fields.exchange("limits", &ends, -3600...3600, counts: 2...2)
        limits = ends.isEmpty ? nil : min(ends[0], ends[1])...max(ends[0], ends[1])
        fields.exchange("dead", &deadZone, default: defaults.deadZone, 0...0.8)
        turning.exchange(&fields)
    }

    /// The settings of the wheel.
    package var settings: Wheel.Settings {
        var settings = turning.settings
        settings.detents = detents > 0 ? Detents(count: detents) : nil
        settings.limits = limits.map { Limits(.degrees($0.lowerBound) ... .degrees($0.upperBound)) }
        return settings
    }

    /// The ring in which a touch may begin on a dial.
    package func zone(center: Point2D, radius: Double) -> TouchZone {
        let half = Point2D(repeating: radius)
        return TouchZone(in: Rect2D(origin: center - half, size: half * 2), deadZone: deadZone)
    }
}
