extension Ring {
    /// The size of a ring that a view places in its bounds.
    public enum Radius: Hashable, Sendable {
        /// As large as the bounds allow at every rotation; zero if an item is larger than the
        /// bounds.
        case fitted

        /// So large that the items fill the bounds at rotation zero.
        ///
        /// The centre of such a ring may differ from that of the bounds. If every radius fits,
        /// without items or with all of them at the same position, this is the same as ``fitted``.
        case filling

        /// A radius in points; a value that is negative or not finite counts as zero.
        case fixed(Double)

        /// The radii along x and y, in points; a value that is negative or not finite counts as
        /// zero.
        case ellipse(Point2D)
    }

    /// Makes the ring that a view shows in its bounds.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle in which the ring is placed.
    ///   - itemSize: The width and height of the largest item, in points; a value that is negative
    ///     or not finite counts as zero.
    ///   - radius: The size of the ring.
    ///   - start: The angle of the first item, or with weights that of the beginning of its sector and
    ///     of the half of a pad before it; a value that is not finite counts as zero.
    ///   - direction: The direction in which the items follow one another.
    ///   - spacing: The number of items and their distances.
    ///   - isMirrored: Whether the ring is mirrored for a right-to-left layout; see ``mirrored``.
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

    /// Whether items of a size stay inside the bounds at every angle.
    ///
    /// A millionth of a point beyond the bounds counts as rounding.
    func staysInside(_ bounds: Rect2D, itemSize: Point2D) -> Bool {
        let extent = radii + pointwiseMax(itemSize.finiteOrZero, .zero) / 2
        let margin = pointwiseMin(center - extent - bounds.origin, bounds.end - center - extent)
        return margin.min() >= -1e-6
    }
}

// MARK: - Rings and arcs

extension Ring {
    /// The difference of two angles that counts as rounding.
    static let roundingTolerance = Angle.radians(1e-9)

    /// Whether the items surround the whole ring, so that the first follows the last.
    ///
    /// Even spacing does, an arc and weights do if their sweep is a full turn, and steps do if they
    /// add up to a full turn. Given angles do unless their widest gap is more than 1.5 times the
    /// next widest.
    var isClosed: Bool {
        let turn = Angle.fullTurn - Ring.roundingTolerance
        switch spacing {
        case .even: return true
        case .arc(_, let sweep, _), .weights(_, let sweep, _): return sweep.finiteOrZero.magnitude >= turn
        case .step(let step, let count):
            // Items a full turn apart are all in one place, but one alone is like one that is even.
            let apart = count == 1 ? step.finiteOrZero : step.finiteOrZero.signed
            return apart.magnitude * Double(count) >= turn
        case .angles: return gapsAreAlike
        }
    }

    private var gapsAreAlike: Bool {
        let sorted = sortedAngles
        var (widest, next) = (Angle.zero, Angle.zero)
        for index in sorted.indices {
            let gap = Ring.gap(before: index, in: sorted)
            if gap > widest { (widest, next) = (gap, widest) } else { next = max(next, gap) }
        }
        return widest <= 1.5 * next + Ring.roundingTolerance
    }

    /// The angle from the first to the last item along those between them, clockwise if positive.
    ///
    /// `nil` on an empty ring, and for given angles, which have no order.
    var span: Angle? {
        if case .angles = spacing { return nil }
        guard let first = angles.first, let last = angles.last else { return nil }
        // A step may be the longer way to the next item.
        guard case .step(let step, let count) = spacing else { return last - first }
        let span = step.finiteOrZero.signed * Double(count - 1)
        return direction == .clockwise ? span : -span
    }

    /// The arc from the first to the last item of a ring that is not closed, clockwise from its
    /// start; `nil` on an empty ring.
    ///
    /// That of given angles is the least arc that contains all items.
    var arc: (start: Angle, sweep: Angle)? {
        guard let span else { return leastArc }
        return (angles[span < .zero ? count - 1 : 0].normalized, span.magnitude)
    }

    private var leastArc: (start: Angle, sweep: Angle)? {
        let sorted = sortedAngles
        guard var start = sorted.first else { return nil }
        var widest = Angle.zero
        for index in sorted.indices {
            let gap = Ring.gap(before: index, in: sorted)
            if gap > widest { (widest, start) = (gap, sorted[index]) }
        }
        return (start, .fullTurn - widest)
    }

    private var sortedAngles: [Angle] {
        let angles = angles.map { $0.normalized }
        return angles.map { $0.radians }.ascendingOrder.map { angles[$0] }
    }

    /// The distance from the previous angle; before the first comes the last, one turn earlier.
    private static func gap(before index: Int, in sorted: [Angle]) -> Angle {
        index > 0 ? sorted[index] - sorted[index - 1] : sorted[0] - sorted[sorted.count - 1] + .fullTurn
    }
}
