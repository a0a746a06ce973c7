// The greatest and least sizes of a ring and its items.
//
// Items are measured as discs, so that they do not overlap at any rotation and orientation. For an
// upright rectangle pass its diagonal, which two rectangles need when they are diagonally beside
// each other.

extension Ring {
    /// The greatest radius of a circle in the middle of the bounds whose items stay inside at every
    /// angle.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle in which the items must stay.
    ///   - itemSize: The width and height of an upright item, in points; a value that is negative
    ///     or not finite counts as zero.
    /// - Returns: The radius in points, or `nil` if an item is larger than the bounds.
    public static func largestRadius(in bounds: Rect2D, itemSize: Point2D) -> Double? {
        let space = bounds.size - pointwiseMax(itemSize.finiteOrZero, .zero)
        return space.min() >= 0 ? space.min() / 2 : nil
    }

    /// This ring, moved and scaled so that its items at a rotation just fill the bounds.
    ///
    /// An arc becomes larger than a full ring in the same bounds: a half ring extends over the
    /// whole width. The ratio of the radii is kept; a ring whose radii are zero counts as a circle.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle in which the items must stay.
    ///   - itemSize: The width and height of an upright item, in points; a value that is negative
    ///     or not finite counts as zero.
    ///   - rotation: The rotation of the ring, clockwise if positive; a value that is not finite
    ///     counts as zero.
    /// - Returns: The ring, or `nil` if an item is larger than the bounds, or if every radius fits:
    ///   without items, or with all of them at the same position.
    public func fitted(in bounds: Rect2D, itemSize: Point2D, rotation: Angle = .zero) -> Ring? {
        let space = bounds.size - pointwiseMax(itemSize.finiteOrZero, .zero)
        var ring = self
        ring.center = .zero
        ring.radii = radii.max() == 0 ? Point2D(1, 1) : radii * radii.unitScale
        let positions = ring.positions(rotation: rotation)
        guard space.min() >= 0, let first = positions.first else { return nil }
        let least = positions.reduce(first, pointwiseMin)
        let most = positions.reduce(first, pointwiseMax)
        let extent = most - least
        // Positions that differ by rounding alone are the same.
        let isPoint = extent .<= Point2D(repeating: 1e-12)
        let scale = (space / extent).replacing(with: .infinity, where: isPoint).min()
        guard scale.isFinite else { return nil }
        ring.radii *= scale
        ring.center = bounds.center - (least + most) / 2 * scale
        return ring
    }

    /// This ring, scaled so that an arc fills the bounds together with its centre, which is half an item
    /// away from the edge or the corner beyond which the arc does not reach.
    ///
    /// In contrast to ``fitted(in:itemSize:rotation:)``, the centre does not depend on the number of items
    /// on the arc.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle in which the items and the centre must stay. One that is smaller than an
    ///     item gives a radius of zero.
    ///   - itemSize: The width and height of an upright item, in points; a value that is negative
    ///     or not finite counts as zero.
    ///   - sweep: The extent of the arc from ``start`` in ``direction-swift.property``, at most half a
    ///     turn.
    package func fannedOut(in bounds: Rect2D, itemSize: Point2D, sweep: Angle) -> Ring {
        let margin = pointwiseMax(itemSize.finiteOrZero, .zero) / 2
        let (low, high) = (bounds.origin + margin, bounds.end - margin)
        let turn = direction == .clockwise ? sweep.finiteOrZero : -sweep.finiteOrZero
        let arc = [Angle.zero, turn / 2, turn].map { Point2D(direction: (start + $0).finiteOrZero) }
        let points = arc + directions
        let (least, most) = (points.reduce(.zero, pointwiseMin), points.reduce(.zero, pointwiseMax))
        let extent = pointwiseMax(most - least, Point2D(repeating: 0x1p-1000))
        var ring = self
        ring.radii = Point2D(repeating: (pointwiseMax(high - low, .zero) / extent).min())
        // The share of the bounds before the centre is that of the arc, so that it moves without a leap
        // from one corner to the next.
        ring.center = low + (high - low) * (-least / extent)
        return ring
    }

    /// The diameter of the largest items that do not touch a neighbour, in points.
    ///
    /// On a circle this holds at every rotation, on an ellipse at the given one. `nil` for fewer
    /// than two items.
    /// - Complexity: About that of sorting the items.
    public func largestItemDiameter(rotation: Angle = .zero) -> Double? {
        positions(rotation: rotation).leastDistance
    }

    /// The least radius at which items of a diameter do not touch, whatever the radius of this
    /// ring.
    ///
    /// - Parameter itemDiameter: The diameter of an item, in points; a value that is negative or
    ///   not finite counts as zero.
    /// - Returns: The radius in points, zero for fewer than two items, or `nil` if two items have
    ///   the same angle, so that they touch at every radius.
    public func leastRadius(itemDiameter: Double) -> Double? {
        guard let distance = directions.leastDistance else { return 0 }
        guard itemDiameter.isFinite, itemDiameter > 0 else { return 0 }
        // Directions that differ by rounding alone are the same.
        guard distance > 1e-12 else { return nil }
        return min(itemDiameter / distance, 0x1p1000)
    }
}

extension [Point2D] {
    /// The distance of the closest pair of points, or `nil` for fewer than two points.
    fileprivate var leastDistance: Double? {
        guard count > 1, let first else { return nil }
        let extent = reduce(first, pointwiseMax) - reduce(first, pointwiseMin)
        // Along the longer side: where all points are nearly at one x, each would be compared with all.
        let isWide = extent.x >= extent.y
        let sorted = map { isWide ? $0.x : $0.y }.ascendingOrder.map { self[$0] }
        var least = Double.infinity
        for (index, point) in sorted.enumerated() {
            for other in sorted[(index + 1)...] {
                if (isWide ? other.x - point.x : other.y - point.y) >= least { break }
                least = Swift.min(least, (other - point).exactLength)
            }
        }
        return least
    }
}
