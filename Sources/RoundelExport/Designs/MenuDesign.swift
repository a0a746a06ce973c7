package import Roundel

/// The scene of a circular menu: items on a ring that a finger turns.
///
/// The first of ``angles``, ``weights``, ``step`` and ``sweep`` that does not have its default
/// spaces the items.
package struct MenuDesign: Hashable, Sendable {
    /// Where the menu opens.
    ///
    /// Outside the centre, the menu does not turn and has at most 12 items. What spaces, places and
    /// turns them is ignored there, except their ``orientation`` in a corner and at an edge.
    package var place = Place.center

    /// The number of items in the submenu of a menu under the finger, 0 to 6; 0 for no submenu.
    package var submenuCount = 3

    /// The time after which a finger that is held opens a menu, 0 to 5 seconds.
    package var hold = 0.5

    /// The number of items, 1 to 100,000.
    ///
    /// In the centre, the number of ``angles`` or ``weights`` replaces it.
    package var count = 8

    /// The arc over which the items are spread, in degrees from 1 to 360.
    package var sweep = 360.0

    /// Whether the last item of an arc is at the end of the arc.
    package var end = Ring.ArcEnd.inclusive

    /// The angle of the first item, or with weights that of the beginning of its sector or of
    /// the half of a pad before it, in degrees from −360 to 360.
    package var start = -90.0

    /// The angle from each item to the next, in degrees from −360 to 360; 0 for items that are
    /// spread over the ``sweep``.
    package var step = 0.0

    /// The angle of each item in degrees from −360 to 360; empty for items that are spread.
    package var angles: [Double] = []

    /// The weight of each item, 0 to 1,000: an item is in the middle of a sector whose size is
    /// proportional to its weight.
    ///
    /// Empty for items that are spread evenly.
    package var weights: [Double] = []

    /// The gap between the sectors of ``weights``, in degrees from 0 to 360.
    package var pad = 0.0

    /// The direction in which the items follow one another.
    package var direction = Ring.Direction.clockwise

    /// The radius of the ring.
    ///
    /// A radius in points is 1 to 10,000.
    package var radius = Ring.Radius.fitted

    /// How items are turned about their centres.
    package var orientation = Ring.Orientation.upright

    /// Whether the ring comes to rest with an item at 12 o'clock.
    package var landsOnItems = true

    /// How a finger turns it.
    package var turning = TurningDesign()

    /// Makes the menu that the playground begins with.
    package init() {}

    mutating func exchange(_ fields: inout DesignFields) {
        let defaults = MenuDesign()
        fields.exchange("open", &place, ["center", "corner", "edge", "finger"])
        fields.exchange("submenu", &submenuCount, default: defaults.submenuCount, 0...6)
        fields.exchange("hold", &hold, default: defaults.hold, 0...5)
        fields.exchange("count", &count, default: defaults.count, 1...100_000)
        fields.exchange("sweep", &sweep, default: defaults.sweep, 1...360)
        fields.exchange("end", &end, [.inclusive, .exclusive], ["inclusive", "exclusive"])
        fields.exchange("start", &start, default: defaults.start, -360...360)
        fields.exchange("step", &step, default: defaults.step, -360...360)
        fields.exchange("angles", &angles, -360...360)
        fields.exchange("weights", &weights, 0...1_000)
        fields.exchange("pad", &pad, default: defaults.pad, 0...360)
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

    /// The radii that are set in points.
    private var radii: [Double] {
        switch radius {
        case .fitted, .filling: []
        case .fixed(let radius): [radius]
        case .ellipse(let radii): [radii.x, radii.y]
        }
    }

    /// The number of items in the centre, whichever setting decides it.
    var itemCount: Int {
        angles.isEmpty ? (weights.isEmpty ? count : weights.count) : angles.count
    }

    /// How the items are spaced.
    private var spacing: Ring.Spacing {
        if !angles.isEmpty { return .angles(angles.map { .degrees($0) }) }
        if !weights.isEmpty { return .weights(weights, sweep: .degrees(sweep), pad: .degrees(pad)) }
        if step != 0 { return .step(.degrees(step), count: count) }
        return sweep < 360 ? .arc(count: count, sweep: .degrees(sweep), end: end) : .even(count)
    }
}

// MARK: - The menu in bounds

extension MenuDesign {
    /// Returns the ring of the items, as UIKit and SwiftUI place it in bounds.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle that the ring is in.
    ///   - isMirrored: Whether it is mirrored, for right-to-left layouts.
    package func ring(in bounds: Rect2D, isMirrored: Bool = false) -> Ring {
        if let ring = fan(in: bounds, isMirrored: isMirrored)?.rings.first { return ring }
        return ring(in: bounds, radius, itemDiameter: itemDiameter(in: bounds), isMirrored: isMirrored)
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

    /// Returns the diameter of items that do not overlap, at most about a fifth of the ring's.
    ///
    /// Items on a ring that fills its bounds are as large as on one that is fitted.
    ///
    /// - Complexity: O(n²) up to 100 items; above that only consecutive ones are compared, in O(n).
    package func itemDiameter(in bounds: Rect2D) -> Double {
        if let fan = fan(in: bounds) { return fan.itemSize.x }
        // Items without a size leave the largest ring. Larger items make a fitted ring smaller.
        let isGiven = !radii.isEmpty
        let ring = ring(in: bounds, isGiven ? radius : .fitted, itemDiameter: 0)
        let positions = ring.positions()
        var least = ring.radii.min() * 0.5
        for index in positions.indices.dropLast() {
            let end = positions.count > 100 ? index + 2 : positions.count
            for other in (index + 1)..<end {
                least = min(least, (positions[other] - positions[index]).length)
            }
        }
        // As a fraction f of the radius r that the items leave: r = side/2 − d/2 and d = f × r.
        let fraction = 0.84 * least / max(ring.radii.min(), 1e-9)
        return ring.radii.min() * (isGiven ? fraction : fraction / (1 + fraction / 2))
    }

    /// The settings of the menu.
    package var settings: RingMenu.Settings {
        RingMenu.Settings(wheel: turning.settings, landsOnItems: landsOnItems)
    }

    /// Returns the open menu in bounds.
    package func menu(in bounds: Rect2D, isMirrored: Bool = false) -> RingMenu {
        RingMenu(
            ring: ring(in: bounds, isMirrored: isMirrored),
            itemSize: Point2D(repeating: itemDiameter(in: bounds)),
            bounds: bounds,
            settings: settings,
            isOpen: true
        )
    }
}
