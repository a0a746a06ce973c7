// Hit testing: the item at a point, an angle or a pointer.

extension Ring {
    /// The angle of a point about the centre, or `nil` for the centre itself.
    ///
    /// On an ellipse this is the parameter, as everywhere in ``Ring``. `nil` also for a point that
    /// is not finite.
    public func angle(at point: Point2D) -> Angle? {
        guard point.isFinite else { return nil }
        let vector = point.bounded - center
        let offset = vector * vector.unitScale
        let isCircle = radii.x == radii.y
        return Angle(of: isCircle ? offset : offset * Point2D(radii.y, radii.x) * radii.unitScale)
    }

    /// The item whose sector contains a point, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - point: A point in the ring's coordinates.
    ///   - innerRadius: The least distance from the centre for which there is an item, in points.
    ///   - outerRadius: The greatest distance from the centre for which there is an item, in
    ///     points.
    ///   - rotation: The rotation of the ring, clockwise if positive; a value that is not finite
    ///     counts as zero.
    public func item(
        at point: Point2D,
        innerRadius: Double = 0,
        outerRadius: Double = .infinity,
        rotation: Angle = .zero
    ) -> Int? {
        let distance = (point - center).exactLength
        guard innerRadius <= distance, distance <= outerRadius else { return nil }
        return angle(at: point).flatMap { item(at: $0, rotation: rotation) }
    }

    /// The item whose sector contains an angle, or `nil` in a pad and outside an arc.
    ///
    /// `nil` also for an angle that is not finite.
    public func item(at angle: Angle, rotation: Angle = .zero) -> Int? {
        // Without this, NaN would be in the first sector of weights: `<=` of angles is the inverse of `>`.
        guard angle.radians.isFinite else { return nil }
        return switch sectorExtent {
        case .halfway:
            nearestItem(to: angle, rotation: rotation)
        case .same(let half):
            nearestItem(to: angle, rotation: rotation).flatMap { index in
                isWithin(half, of: index, angle, rotation) ? index : nil
            }
        case .each(let halves):
            angles.indices.first { sector(of: $0, rotation: rotation).contains(angle) }
                ?? angles.indices.first {
                    halves[$0] > .zero && isWithin(halves[$0], of: $0, angle, rotation)
                }
        }
    }

    /// The greatest difference of two angles that counts as rounding: so far the edge between two items
    /// belongs to both, since there could be a gap otherwise, and so near items are in one direction.
    ///
    /// After a thousand turns, rounding of the angles is more than the usual tolerance.
    private static func tolerance(_ angle: Angle, _ other: Angle) -> Angle {
        .radians(max(1e-12, 4 * max(angle.radians.ulp, other.radians.ulp)))
    }

    /// Whether an angle is at a distance from an item, or nearer.
    private func isWithin(_ distance: Angle, of index: Int, _ angle: Angle, _ rotation: Angle) -> Bool {
        let item = self.angle(of: index, rotation: rotation)
        return item.shortestDifference(to: angle).magnitude <= distance + Ring.tolerance(item, angle)
    }

    /// The item at a pointer, which is at 12 o'clock by default.
    ///
    /// If the pointer is in a gap, this is the nearest item. `nil` on an empty ring and for a pointer
    /// that is not finite.
    public func item(atPointer pointer: Angle = .twelveOClock, rotation: Angle) -> Int? {
        let item = hasSectorsByWeight ? item(at: pointer, rotation: rotation) : nil
        return item ?? nearestItem(to: pointer, rotation: rotation)
    }

    /// Whether sectors are as wide as the weights are.
    var hasSectorsByWeight: Bool { if case .each = sectorExtent { true } else { false } }

    /// The rotation in 0 ..< 2π at which an item is at a pointer; one that is not finite counts as
    /// zero.
    public func rotation(bringing index: Int, toPointer pointer: Angle = .twelveOClock) -> Angle {
        (pointer.finiteOrZero - angle(of: index)).normalized
    }

    /// The item whose direction is nearest to an angle; of two at the same distance, the one with
    /// the lower index.
    ///
    /// `nil` on an empty ring and for an angle that is not finite.
    /// - Complexity: Constant for items at equal distances on at most one turn and angles within a
    ///   million radians, otherwise a few multiplications for each item.
    public func nearestItem(to angle: Angle, rotation: Angle = .zero) -> Int? {
        guard angle.radians.isFinite else { return nil }
        let angle = angle - rotation.finiteOrZero
        let neighbors = neighbors(of: angle)
        if let (lower, upper) = neighbors, lower == upper { return lower }
        let pointer = Point2D(direction: angle)
        guard let (lower, upper) = neighbors else {
            return leastIndex(
                by: { distance(of: $0, from: pointer) },
                isNearer: { isBeyondMiddle(angle, from: $1, to: $0) }
            )
        }
        return isLess(distance(of: upper, from: pointer), distance(of: lower, from: pointer)) ? upper : lower
    }

    /// Whether a direction is beyond the middle between two items that are nearly in one direction, so
    /// that rounding hides from farther away which of them is nearer.
    private func isBeyondMiddle(_ angle: Angle, from index: Int, to other: Int) -> Bool {
        let (offset, step) = ((angle - angles[index]).signed, (angles[other] - angles[index]).signed)
        let tolerance = Ring.tolerance(angles[index], angles[other])
        guard step.magnitude > tolerance, step.magnitude < .radians(1e-3) else { return false }
        return step > .zero ? offset > step / 2 + tolerance : offset < step / 2 - tolerance
    }

    /// The square of the distance of an item from a direction, on a circle with radius 1.
    private func distance(of index: Int, from pointer: Point2D) -> Double {
        let offset = directions[index] - pointer
        return offset.dot(offset)
    }

    /// Whether a distance is less than another one by more than rounding, given the squares of both.
    private func isLess(_ square: Double, _ other: Double) -> Bool {
        other - square > max(2e-12 * square.squareRoot(), 1e-26)
    }

    /// The item whose position is nearest to a point; of two at the same distance, the one with the
    /// lower index.
    ///
    /// `nil` on an empty ring and for a point that is not finite.
    /// - Complexity: A few multiplications for each item.
    public func nearestItem(to point: Point2D, rotation: Angle = .zero) -> Int? {
        guard point.isFinite else { return nil }
        let point = point.bounded
        let turn = Point2D(direction: rotation.finiteOrZero)
        let scale = pointwiseMax(radii, pointwiseMax(point - center, center - point)).unitScale
        return leastIndex { index in
            let offset = (center + radii * directions[index].turned(by: turn) - point) * scale
            return offset.dot(offset)
        }
    }

    /// The sector of an item, which contains the directions that belong to it.
    ///
    /// The sector of an evenly spaced item extends half a step to either side. With weights it is
    /// proportional to the weight, and with given angles it extends halfway to the neighbours. Of
    /// several items with the same given angle, the first one has the sector, and those of the others are
    /// empty.
    /// - Complexity: Constant; with given angles, one comparison with every other item.
    public func sector(of index: Int, rotation: Angle = .zero) -> Sector {
        let middle = angle(of: index, rotation: rotation)
        switch sectorExtent {
        case .same(let half): return Sector(start: middle - half, sweep: half * 2)
        case .each(let halves): return Sector(start: middle - halves[index], sweep: halves[index] * 2)
        case .halfway:
            let (before, after) = gaps(around: index)
            return Sector(start: middle - before / 2, sweep: (before + after) / 2)
        }
    }

    /// The distance from an item to the next one on either side; a full turn if there is no other
    /// item, and zero for all but the first at an angle.
    private func gaps(around index: Int) -> (before: Angle, after: Angle) {
        var (before, after) = (Angle.fullTurn, Angle.fullTurn)
        for other in angles.indices where other != index {
            let distance = (angles[other] - angles[index]).normalized
            if min(distance, .fullTurn - distance) <= Ring.tolerance(angles[other], angles[index]) {
                if other < index { return (.zero, .zero) }
                continue
            }
            after = min(after, distance)
            before = min(before, .fullTurn - distance)
        }
        return (before, after)
    }

    /// The first item with the least square of a distance.
    ///
    /// - Parameters:
    ///   - square: The square of the distance of an item.
    ///   - isNearer: Whether an item is nearer than another one, of which the square is the same except
    ///     for rounding.
    private func leastIndex(
        by square: (Int) -> Double,
        isNearer: (_ index: Int, _ other: Int) -> Bool = { _, _ in false }
    ) -> Int? {
        var (least, nearest): (Double, Int?) = (.infinity, nil)
        for index in directions.indices {
            let candidate = square(index)
            let wins = nearest.map { !isLess(least, candidate) && isNearer(index, $0) } ?? false
            if wins || isLess(candidate, least) { (least, nearest) = (candidate, index) }
        }
        return nearest
    }
}
