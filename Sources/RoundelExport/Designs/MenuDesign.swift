public import Roundel

/// A circular menu: items on a ring, and how a finger turns it.
public struct MenuDesign: Hashable, Sendable {
    /// How many items there are, 1 to 100,000; given ``angles`` say so themselves.
    public var count = 8

    /// The part of the ring that items share, in degrees from 1 to 360.
    public var sweep = 360.0

    /// Where the first item stands, in degrees.
    public var start = -90.0

    /// An item at each of these angles, in degrees; empty for items that are spread evenly.
    public var angles: [Double] = []

    /// Which way the items follow one another.
    public var direction = Ring.Direction.clockwise

    /// How items are turned about their own middle.
    public var orientation = Ring.Orientation.upright

    /// What is left of the speed after 1/60 second, 0 to 0.9999.
    public var decay = Decay.moderate.factor

    /// Whether an item comes to rest at 12 o'clock.
    public var landsOnItems = true

    /// Makes the menu that the playground begins with.
    public init() {}

    mutating func exchange(_ fields: inout DesignFields) {
        let own = MenuDesign()
        fields.exchange("count", &count, own: own.count, 1...100_000)
        fields.exchange("sweep", &sweep, own: own.sweep, 1...360)
        fields.exchange("start", &start, own: own.start, -360...360)
        fields.exchange("angles", &angles, -360...360)
        fields.exchange("direction", &direction, ["clockwise", "counterclockwise"])
        fields.exchange("orientation", &orientation, ["upright", "radial", "tangential"])
        fields.exchange("decay", &decay, own: own.decay, 0...0.9999)
        var landing = landsOnItems ? 0 : 1
        fields.exchange("land", &landing, ["yes", "no"])
        landsOnItems = landing == 0
    }

    /// The ring that the items stand on.
    ///
    /// - Parameters:
    ///   - center: The middle, in points.
    ///   - radius: The radius, in points.
    public func ring(center: Point2D, radius: Double) -> Ring {
        let spacing: Ring.Spacing =
            if !angles.isEmpty {
                .angles(angles.map { .degrees($0) })
            } else if sweep < 360 {
                .arc(count: count, sweep: .degrees(sweep))
            } else {
                .even(count)
            }
        return Ring(
            center: center,
            radius: radius,
            start: .degrees(start),
            direction: direction,
            spacing: spacing
        )
    }

    /// What the wheel does that turns a ring of these items.
    public func settings(for ring: Ring) -> Wheel.Settings {
        var settings = Wheel.Settings(decay: Decay(factor: decay))
        guard landsOnItems else { return settings }
        settings.detents = isEven ? evenDetents(ring) : Detents(at: landings(ring))
        return settings
    }

    /// The radius of items that are clear of their neighbours, at most a fifth of the ring's.
    ///
    /// - Complexity: Beyond 100 items only consecutive ones are compared.
    public func itemRadius(on ring: Ring) -> Double {
        let places = ring.positions()
        var least = ring.radii.x * 0.5
        for index in places.indices.dropLast() {
            let end = places.count > 100 ? index + 2 : places.count
            for other in (index + 1)..<end { least = min(least, (places[other] - places[index]).length) }
        }
        return least * 0.42
    }

    /// Whether the items go all the way round at the same distance.
    var isEven: Bool { angles.isEmpty && sweep == 360 }

    /// The rotations that bring each item to 12 o'clock.
    func landings(_ ring: Ring) -> [Angle] { (0..<ring.count).map { ring.rotation(bringing: $0) } }

    private func evenDetents(_ ring: Ring) -> Detents {
        Detents(count: ring.count, origin: ring.rotation(bringing: 0))
    }
}
