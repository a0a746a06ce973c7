extension Ring {
    /// How large a ring is that a view places in its bounds.
    public enum Radius: Hashable, Sendable {
        /// As large as the bounds allow at every rotation; zero where an item is larger than the bounds.
        case fitted

        /// So large that the items, as they stand without rotation, fill the bounds.
        ///
        /// The middle of such a ring is not the middle of the bounds. Where no radius is too large, with no
        /// items or all of them in one place, the same as ``fitted``.
        case filling

        /// A radius in points; negative or not finite counts as zero.
        case fixed(Double)

        /// The radii along x and y, in points; negative or not finite counts as zero.
        case ellipse(Point2D)
    }

    /// Makes the ring that a view shows in its bounds.
    ///
    /// - Parameters:
    ///   - bounds: Where the ring is placed.
    ///   - itemSize: Width and height of the largest item, in points; negative or not finite counts as zero.
    ///   - radius: How large it is.
    ///   - start: The angle of the first item; not finite counts as zero.
    ///   - direction: Which way the items follow one another.
    ///   - spacing: How many items there are and how far apart.
    ///   - isMirrored: Whether it is shown mirrored, for right-to-left layouts; see ``mirrored``.
    public init(
        in bounds: Rect2D,
        itemSize: Point2D,
        radius: Radius = .fitted,
        start: Angle = .twelveOClock,
        direction: Direction = .clockwise,
        spacing: Spacing,
        isMirrored: Bool = false
    ) {
        let radii =
            switch radius {
            case .fitted, .filling:
                Point2D(repeating: Ring.largestRadius(in: bounds, itemSize: itemSize) ?? 0)
            case .fixed(let radius): Point2D(repeating: radius)
            case .ellipse(let radii): radii
            }
        let plain = Ring(
            center: bounds.center,
            radii: radii,
            start: start,
            direction: direction,
            spacing: spacing
        )
        let ring = isMirrored ? plain.mirrored : plain
        self = radius == .filling ? ring.fitted(in: bounds, itemSize: itemSize) ?? ring : ring
    }

    /// Whether items of a size stay inside the bounds wherever on the ring they stand.
    ///
    /// A millionth of a point beyond the bounds is rounding.
    func staysInside(_ bounds: Rect2D, itemSize: Point2D) -> Bool {
        let reach = radii + pointwiseMax(itemSize.finiteOrZero, .zero) / 2
        let room = pointwiseMin(center - reach - bounds.origin, bounds.end - center - reach)
        return room.min() >= -1e-6
    }
}

// MARK: - Rings and arcs

extension Ring {
    /// What counts as rounding between two angles.
    static let rounding = Angle.radians(1e-9)

    /// Whether the items go all the way round, so that the first follows the last.
    ///
    /// Even spacing does, an arc and weights do if their sweep is a full turn, and steps if there are enough
    /// of them for one. Given angles do unless their widest gap is more than half as wide again as the next one.
    var isClosed: Bool {
        let turn = Angle.fullTurn - Ring.rounding
        switch spacing {
        case .even: return true
        case .arc(_, let sweep, _), .weights(_, let sweep, _): return sweep.finiteOrZero.magnitude >= turn
        case .step(let step, let count): return step.finiteOrZero.signed.magnitude * Double(count) >= turn
        case .angles: return gapsAreAlike
        }
    }

    private var gapsAreAlike: Bool {
        let places = angles.map { $0.normalized }.sorted()
        var (widest, next) = (Angle.zero, Angle.zero)
        for index in places.indices {
            let gap = Ring.gap(before: index, in: places)
            if gap > widest { (widest, next) = (gap, widest) } else { next = max(next, gap) }
        }
        return widest <= 1.5 * next + Ring.rounding
    }

    /// The part of the circle that holds all items, clockwise from its start; `nil` on an empty ring.
    var arc: (start: Angle, sweep: Angle)? {
        let places = angles.map { $0.normalized }.sorted()
        guard var start = places.first else { return nil }
        var widest = Angle.zero
        for index in places.indices {
            let gap = Ring.gap(before: index, in: places)
            if gap > widest { (widest, start) = (gap, places[index]) }
        }
        return (start, .fullTurn - widest)
    }

    /// The way from the place before; before the first one is the last, a turn earlier.
    private static func gap(before index: Int, in places: [Angle]) -> Angle {
        index > 0 ? places[index] - places[index - 1] : places[0] - places[places.count - 1] + .fullTurn
    }
}
