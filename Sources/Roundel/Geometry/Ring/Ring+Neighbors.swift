extension Ring {
    /// The two items between which a direction lies, or the nearest of all items twice if it is not
    /// close to the middle between them; the lower index first.
    ///
    /// `nil` unless the items are at equal distances on at most one turn, and so far apart, and so
    /// close to zero, that the rounding error is much less than a thousandth of a distance.
    @inline(__always)
    func neighbors(of direction: Angle) -> (lower: Int, upper: Int)? {
        guard case .same(let half) = sectorExtent, count > 0 else { return nil }
        let (start, step, last) = (angles[0], half.radians * 2, count - 1)
        // The distance from the last item to the first.
        let gap = 2 * .pi - step * Double(last)
        guard step > 5e-6, gap > half.radians, max(direction.magnitude, start.magnitude) < .radians(1e6)
        else { return nil }
        let isReversed = last > 0 && angles[1] < start
        let turns = (isReversed ? start - direction : direction - start).radians * (0.5 / .pi)
        let steps = (turns - turns.rounded(.down)) * (2 * .pi) / step
        let before = min(Int(steps), last)
        let after = before < last ? before + 1 : 0
        let fraction = (steps - Double(before)) * (before < last ? 1 : step / gap)
        if fraction < 0.499 { return (before, before) }
        if fraction > 0.501 { return (after, after) }
        return (min(before, after), max(before, after))
    }
}
