// How large a ring or its items may be.
//
// Items are measured as discs, so that they stay clear of one another at every rotation and orientation.
// For an upright rectangle pass its diagonal: two rectangles that pass each other diagonally need that much.

extension Ring {
    /// The largest radius of a circle in the middle of the bounds on which items stay inside at every angle.
    ///
    /// - Parameters:
    ///   - bounds: Where the items must stay.
    ///   - itemSize: Width and height of an upright item, in points; negative or not finite counts as zero.
    /// - Returns: The radius in points, or `nil` where an item alone is larger than the bounds.
    public static func largestRadius(in bounds: Rect2D, itemSize: Point2D) -> Double? {
        let room = bounds.size - pointwiseMax(itemSize.finiteOrZero, .zero)
        return room.min() >= 0 ? room.min() / 2 : nil
    }

    /// This ring, moved and scaled so that its items, as they stand at a rotation, just fill the bounds.
    ///
    /// An arc becomes larger than a full ring would in the same place: a half ring reaches over the whole
    /// width. The ratio of the radii is kept; that of a ring without radii counts as a circle's.
    ///
    /// - Parameters:
    ///   - bounds: Where the items must stay.
    ///   - itemSize: Width and height of an upright item, in points; negative or not finite counts as zero.
    ///   - rotation: How far the ring has turned, clockwise if positive; not finite counts as zero.
    /// - Returns: The ring, or `nil` where an item is larger than the bounds, or where no radius would
    ///   be too large: with no items, or all of them in one place.
    public func fitted(in bounds: Rect2D, itemSize: Point2D, rotation: Angle = .zero) -> Ring? {
        let room = bounds.size - pointwiseMax(itemSize.finiteOrZero, .zero)
        var ring = self
        ring.center = .zero
        if radii.max() == 0 { ring.radii = Point2D(1, 1) }
        let positions = ring.positions(rotation: rotation)
        guard room.min() >= 0, let first = positions.first else { return nil }
        let least = positions.reduce(first, pointwiseMin)
        let most = positions.reduce(first, pointwiseMax)
        let extent = most - least
        let scale = (room / extent).replacing(with: .infinity, where: extent .== .zero).min()
        guard scale.isFinite else { return nil }
        ring.radii *= scale
        ring.center = bounds.center - (least + most) / 2 * scale
        return ring
    }

    /// The diameter of the largest items that do not touch a neighbour, in points.
    ///
    /// On a circle it holds at every rotation, on an ellipse at the one given. `nil` for fewer than two
    /// items, which have no neighbour to touch.
    /// - Complexity: About that of sorting the items.
    public func largestItemDiameter(rotation: Angle = .zero) -> Double? {
        positions(rotation: rotation).leastDistance
    }

    /// The least radius at which items of a diameter do not touch, whatever radius this circle has.
    ///
    /// - Parameter itemDiameter: The diameter of an item, in points; negative or not finite counts as zero.
    /// - Returns: The radius in points, zero for fewer than two items, or `nil` where two items
    ///   stand at the same angle, so that no radius parts them.
    public func leastRadius(itemDiameter: Double) -> Double? {
        guard let distance = directions.leastDistance else { return 0 }
        guard itemDiameter.isFinite, itemDiameter > 0 else { return 0 }
        // Directions that differ by rounding alone are the same place.
        return distance > 1e-12 ? itemDiameter / distance : nil
    }
}

extension [Point2D] {
    /// The distance of the closest pair, or `nil` for fewer than two points.
    fileprivate var leastDistance: Double? {
        guard count > 1 else { return nil }
        let sorted = sorted { $0.x < $1.x }
        var least = Double.infinity
        for (index, point) in sorted.enumerated() {
            for other in sorted[(index + 1)...] {
                if other.x - point.x >= least { break }
                least = Swift.min(least, (other - point).length)
            }
        }
        return least
    }
}
