public import Roundel

/// A dial that one finger turns.
public struct WheelDesign: Hashable, Sendable {
    /// How many places to rest there are in a turn, up to 360; 0 for anywhere.
    public var detents = 0

    /// The least and the greatest rotation in degrees, or `nil` for no limits.
    public var limits: ClosedRange<Double>?

    /// The part of half the side, about the middle, in which no drag begins; 0 to 0.8.
    public var deadZone = 0.2

    /// What is left of the speed after 1/60 second, 0 to 0.9999.
    public var decay = Decay.moderate.factor

    /// Makes the dial that the playground begins with.
    public init() {}

    init(_ fields: inout LinkFields) {
        detents = fields.number("detents", 0...360).map { Int($0) } ?? detents
        if let ends = fields.numbers("limits", -3600...3600, count: 2) {
            limits = min(ends[0], ends[1])...max(ends[0], ends[1])
        }
        deadZone = fields.number("dead", 0...0.8) ?? deadZone
        decay = fields.number("decay", 0...0.9999) ?? decay
    }

    func link() -> UTF8Text {
        var text = UTF8Text("wheel")
        if detents != 0 { text.appendSetting("detents", [Double(detents)]) }
        if let limits { text.appendSetting("limits", [limits.lowerBound, limits.upperBound]) }
        if deadZone != 0.2 { text.appendSetting("dead", [deadZone]) }
        if decay != Decay.moderate.factor { text.appendSetting("decay", [decay]) }
        return text
    }

    /// What the wheel does.
    public var settings: Wheel.Settings {
        Wheel.Settings(
            decay: Decay(factor: decay),
            detents: detents > 0 ? Detents(count: detents) : nil,
            limits: limits.map { Limits(.degrees($0.lowerBound) ... .degrees($0.upperBound)) }
        )
    }

    /// Where a touch may begin on a dial.
    public func zone(center: Point2D, radius: Double) -> TouchZone {
        TouchZone(center: center, innerRadius: deadZone * radius, outerRadius: radius)
    }
}
