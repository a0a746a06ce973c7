public import Roundel

/// A circular menu: items on a ring, and how a finger turns it.
///
/// Of ``angles``, ``weights``, ``step`` and ``sweep`` the first that is given says how far apart the items are.
public struct MenuDesign: Hashable, Sendable {
    /// How many items there are, 1 to 100,000; given ``angles`` and ``weights`` say so themselves.
    public var count = 8

    /// The part of the ring that items share, in degrees from 1 to 360.
    public var sweep = 360.0

    /// Whether the last item of an arc stands at the arc's end.
    public var end = Ring.ArcEnd.inclusive

    /// Where the first item stands, in degrees.
    public var start = -90.0

    /// The angle from each item to the next, in degrees from −360 to 360; 0 for items that share the ``sweep``.
    public var step = 0.0

    /// An item at each of these angles, in degrees; empty for items that are spread.
    public var angles: [Double] = []

    /// A sector for each of these weights, 0 to 1,000, with an item in its middle; empty for items that are spread evenly.
    public var weights: [Double] = []

    /// The gap between the sectors of weights, in degrees from 0 to 360.
    public var pad = 0.0

    /// Which way the items follow one another.
    public var direction = Ring.Direction.clockwise

    /// How large the ring is; given radii are 1 to 10,000 points.
    public var radius = Ring.Radius.fitted

    /// How items are turned about their own middle.
    public var orientation = Ring.Orientation.upright

    /// Whether an item comes to rest at 12 o'clock.
    public var landsOnItems = true

    /// How a finger turns it.
    public var turning = TurningDesign()

    /// Makes the menu that the playground begins with.
    public init() {}

    mutating func exchange(_ fields: inout DesignFields) {
        let own = MenuDesign()
        fields.exchange("count", &count, own: own.count, 1...100_000)
        fields.exchange("sweep", &sweep, own: own.sweep, 1...360)
        fields.exchange("end", &end, [.inclusive, .exclusive], ["inclusive", "exclusive"])
        fields.exchange("start", &start, own: own.start, -360...360)
        fields.exchange("step", &step, own: own.step, -360...360)
        fields.exchange("angles", &angles, -360...360)
        fields.exchange("weights", &weights, 0...1_000)
        fields.exchange("pad", &pad, own: own.pad, 0...360)
        fields.exchange(
            "direction",
            &direction,
            [.clockwise, .counterclockwise],
            ["clockwise", "counterclockwise"]
        )
        exchangeRadius(&fields)
        fields.exchange(
            "orientation",
            &orientation,
            [.upright, .radial, .tangential],
            ["upright", "radial", "tangential"]
        )
        fields.exchange("land", &landsOnItems, [true, false], ["yes", "no"])
        turning.exchange(&fields)
    }

    private mutating func exchangeRadius(_ fields: inout DesignFields) {
        var radii = radii
        fields.exchange("fit", &radius, [.fitted, .filling], ["fitted", "filling"])
        fields.exchange("radius", &radii, 1...10_000, counts: 1...2)
        if let first = radii.first, let last = radii.last {
            radius = radii.count > 1 ? .ellipse(Point2D(first, last)) : .fixed(first)
        }
    }

    /// The radii that are given in points.
    var radii: [Double] {
        switch radius {
        case .fitted, .filling: []
        case .fixed(let radius): [radius]
        case .ellipse(let radii): [radii.x, radii.y]
        }
    }

    /// How many items there are and how far apart.
    public var spacing: Ring.Spacing {
        if !angles.isEmpty { return .angles(angles.map { .degrees($0) }) }
        if !weights.isEmpty { return .weights(weights, sweep: .degrees(sweep), pad: .degrees(pad)) }
        if step != 0 { return .step(.degrees(step), count: count) }
        return sweep < 360 ? .arc(count: count, sweep: .degrees(sweep), end: end) : .even(count)
    }
}

// MARK: - The menu in its place

extension MenuDesign {
    /// The ring that the items stand on, placed as every front end places it.
    ///
    /// - Parameters:
    ///   - bounds: Where it is placed.
    ///   - isMirrored: Whether it is shown mirrored, for right-to-left layouts.
    public func ring(in bounds: Rect2D, isMirrored: Bool = false) -> Ring {
        ring(in: bounds, radius, itemDiameter: itemDiameter(in: bounds), isMirrored: isMirrored)
    }

    private func ring(
        in bounds: Rect2D,
        _ radius: Ring.Radius,
        itemDiameter: Double,
        isMirrored: Bool = false
    ) -> Ring {
        Ring(
            in: bounds,
            itemSize: Point2D(repeating: itemDiameter),
            radius: radius,
            start: .degrees(start),
            direction: direction,
            spacing: spacing,
            isMirrored: isMirrored
        )
    }

    /// The diameter of items that are clear of their neighbours, at most about a fifth of the ring's.
    ///
    /// On a ring that fills its bounds they are as large as on one that is fitted.
    ///
    /// - Complexity: Beyond 100 items only consecutive ones are compared.
    public func itemDiameter(in bounds: Rect2D) -> Double {
        // A ring of points is as large as a fitted one can be. Items take what they need from it.
        let isGiven = !radii.isEmpty
        let ring = ring(in: bounds, isGiven ? radius : .fitted, itemDiameter: 0)
        let places = ring.positions()
        var least = ring.radii.min() * 0.5
        for index in places.indices.dropLast() {
            let end = places.count > 100 ? index + 2 : places.count
            for other in (index + 1)..<end { least = min(least, (places[other] - places[index]).length) }
        }
        // A share of the ring's radius, which is what the items leave: r = side/2 − d/2 and d = share × r.
        let share = 0.84 * least / max(ring.radii.min(), 1e-9)
        return ring.radii.min() * (isGiven ? share : share / (1 + share / 2))
    }

    /// What the menu does.
    public var settings: RingMenu.Settings {
        RingMenu.Settings(wheel: turning.settings, landsOnItems: landsOnItems)
    }

    /// The menu in its bounds, open.
    public func menu(in bounds: Rect2D, isMirrored: Bool = false) -> RingMenu {
        RingMenu(
            ring: ring(in: bounds, isMirrored: isMirrored),
            itemSize: Point2D(repeating: itemDiameter(in: bounds)),
            bounds: bounds,
            settings: settings,
            isOpen: true
        )
    }
}
