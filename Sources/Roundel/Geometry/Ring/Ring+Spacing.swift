extension Ring {
    /// Whether the last item of an arc is at the end of the arc.
    public enum ArcEnd: Hashable, Sendable, CaseIterable {
        /// The last item is at the end: five items on 180° are 45° apart.
        case inclusive
        /// The end is where one more item would be: five items on 180° are 36° apart.
        case exclusive
    }

    /// The number of items on a ring, and their distances.
    ///
    /// A negative count, and an angle or weight that is not finite, count as zero; so does an angle
    /// of a step that overflows. A count above a million counts as a million. A ring needs some 32
    /// bytes for each item. A sweep or step is measured in the ring's direction; a negative one
    /// runs in the opposite direction.
    public enum Spacing: Hashable, Sendable {
        /// Items evenly spaced on the whole ring.
        case even(Int)

        /// Items evenly spaced on an arc that begins at the ring's start.
        ///
        /// A single item is at the start. A sweep beyond a full turn counts as a full turn. For a
        /// full turn the end is exclusive, because the last item would otherwise cover the first.
        case arc(count: Int, sweep: Angle, end: ArcEnd = .inclusive)

        /// Items at a fixed angular distance, from the ring's start; they may span more than one
        /// turn.
        case step(Angle, count: Int)

        /// One item at each of these angles, clockwise from 3 o'clock.
        ///
        /// The ring's start and direction do not apply.
        case angles([Angle])

        /// One sector for each weight, whose sweep is proportional to the weight, with the item in
        /// its middle.
        ///
        /// The first sector begins at the ring's start, or half a pad after it. A negative weight
        /// counts as zero; if all weights are zero, all sectors are empty. The pad is the gap
        /// between sectors; all pads together are at most the whole sweep.
        case weights([Double], sweep: Angle = .fullTurn, pad: Angle = .zero)
    }

    /// The extent of an item's sector on either side of the item.
    enum SectorExtent: Equatable, Sendable {
        /// The same angle for all items.
        case same(Angle)
        /// A given angle for each item.
        case each([Angle])
        /// Half of the distance to the neighbour.
        case halfway
    }
}

extension Ring.Spacing {
    var mirrored: Ring.Spacing {
        guard case .angles(let angles) = self else { return self }
        return .angles(angles.map { $0.mirrored })
    }

    /// The angle of each item, and the extent of the items' sectors.
    func layout(
        from start: Angle,
        direction: Ring.Direction
    ) -> (angles: [Angle], sectorExtent: Ring.SectorExtent) {
        let sign: Double = direction == .clockwise ? 1 : -1
        switch self {
        case .even(let count):
            return Self.regular(from: start, step: sign * .fullTurn / Double(max(count, 1)), count: count)
        case .arc(let count, let sweep, let end):
            return Self.arc(from: start, sweep: sign * Self.atMostATurn(sweep), count: count, end: end)
        case .step(let step, let count):
            return Self.regular(from: start, step: sign * step.finiteOrZero, count: count)
        case .angles(let angles):
            return (angles.map { $0.finiteOrZero }, .halfway)
        case .weights(let weights, let sweep, let pad):
            let sweep = sign * Self.atMostATurn(sweep)
            return Self.weighted(weights, from: start, sweep: sweep, pad: pad.finiteOrZero)
        }
    }

    private static func atMostATurn(_ sweep: Angle) -> Angle {
        min(max(sweep.finiteOrZero, -.fullTurn), .fullTurn)
    }

    /// This spacing with a count from zero to a million.
    var permitted: Ring.Spacing {
        func permitted(_ count: Int) -> Int { min(max(count, 0), 1_000_000) }
        switch self {
        case .even(let count): return .even(permitted(count))
        case .arc(let count, let sweep, let end): return .arc(count: permitted(count), sweep: sweep, end: end)
        case .step(let step, let count): return .step(step, count: permitted(count))
        case .angles, .weights: return self
        }
    }

    private static func regular(from start: Angle, step: Angle, count: Int) -> ([Angle], Ring.SectorExtent) {
        ((0..<count).map { (start + step * Double($0)).finiteOrZero }, .same(step.magnitude / 2))
    }

    private static func arc(
        from start: Angle,
        sweep: Angle,
        count: Int,
        end: Ring.ArcEnd
    ) -> ([Angle], Ring.SectorExtent) {
        let isClosed = sweep.magnitude >= .fullTurn - Ring.roundingTolerance
        let gaps = end == .inclusive && !isClosed ? count - 1 : count
        return regular(from: start, step: sweep / Double(max(gaps, 1)), count: count)
    }

    private static func weighted(
        _ weights: [Double],
        from start: Angle,
        sweep: Angle,
        pad: Angle
    ) -> ([Angle], Ring.SectorExtent) {
        let greatest = weights.reduce(0) { $1.isFinite ? max($0, $1) : $0 }
        // The greatest weight becomes about 1, so that neither the sum nor a quotient overflows.
        let scale = Point2D(repeating: greatest).unitScale
        let finite = weights.map { $0.isFinite ? max($0, 0) * scale : 0 }
        let total = finite.reduce(0, +)
        let fullPad = min(max(pad, .zero), sweep.magnitude / Double(max(finite.count, 1)))
        let width = total > 0 ? (sweep.magnitude - fullPad * Double(finite.count)) / total : .zero
        let sign: Double = sweep < .zero ? -1 : 1
        var edge = Angle.zero
        let angles = finite.map { weight in
            defer { edge += width * weight + fullPad }
            return start + sign * (edge + (width * weight + fullPad) / 2)
        }
        return (angles, .each(finite.map { width * $0 / 2 }))
    }
}
