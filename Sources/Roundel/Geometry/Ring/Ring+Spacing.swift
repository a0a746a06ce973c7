extension Ring {
    /// Whether the last item of an arc stands at the arc's end.
    public enum ArcEnd: Hashable, Sendable, CaseIterable {
        /// The last item stands at the end: five items on 180° are 45° apart.
        case inclusive
        /// The end is where one more item would stand: five items on 180° are 36° apart.
        case exclusive
    }

    /// How many items a ring has and how far apart they are.
    ///
    /// A count below zero counts as zero, and an angle or weight that is not finite as zero. A sweep or
    /// step is measured in the ring's direction; a negative one runs the other way.
    public enum Spacing: Hashable, Sendable {
        /// Items spread evenly over the whole ring.
        case even(Int)

        /// Items spread evenly over an arc that begins at the ring's start.
        ///
        /// A single item stands at the start. A sweep beyond a full turn counts as a full turn, and
        /// there the end is exclusive, since the last item would otherwise cover the first.
        case arc(count: Int, sweep: Angle, end: ArcEnd = .inclusive)

        /// Items a fixed angle apart, from the ring's start; they may go round more than once.
        case step(Angle, count: Int)

        /// An item at each of these angles, clockwise from 3 o'clock as all angles are.
        ///
        /// The ring's start and direction do not apply.
        case angles([Angle])

        /// A sector for each weight, as wide as its share of the sweep, with the item in its middle.
        ///
        /// The first sector begins at the ring's start, or half a pad behind it. A negative weight
        /// counts as zero; where all are zero, so are the sectors. The pad is the gap between
        /// sectors; it takes no more than the whole sweep.
        case weights([Double], sweep: Angle = .fullTurn, pad: Angle = .zero)
    }

    /// How far the sector of an item reaches to either side of it.
    enum Reach: Equatable, Sendable {
        /// Equally far for all.
        case same(Angle)
        /// As far as given for each.
        case each([Angle])
        /// To the middle between it and its neighbour.
        case halfway
    }
}

extension Ring.Spacing {
    var mirrored: Ring.Spacing {
        guard case .angles(let angles) = self else { return self }
        return .angles(angles.map { .radians(.pi) - $0 })
    }

    /// The angle of each item, and how far its sector reaches.
    func places(from start: Angle, direction: Ring.Direction) -> (angles: [Angle], reach: Ring.Reach) {
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

    private static func regular(from start: Angle, step: Angle, count: Int) -> ([Angle], Ring.Reach) {
        ((0..<max(count, 0)).map { start + step * Double($0) }, .same(step.magnitude / 2))
    }

    private static func arc(
        from start: Angle,
        sweep: Angle,
        count: Int,
        end: Ring.ArcEnd
    ) -> ([Angle], Ring.Reach) {
        let isClosed = sweep.magnitude >= .fullTurn
        let gaps = end == .inclusive && !isClosed ? count - 1 : count
        return regular(from: start, step: sweep / Double(max(gaps, 1)), count: count)
    }

    private static func weighted(
        _ weights: [Double],
        from start: Angle,
        sweep: Angle,
        pad: Angle
    ) -> ([Angle], Ring.Reach) {
        let shares = weights.map { $0.isFinite ? max($0, 0) : 0 }
        let total = shares.reduce(0, +)
        let fullPad = min(max(pad, .zero), sweep.magnitude / Double(max(shares.count, 1)))
        let width = total > 0 ? (sweep.magnitude - fullPad * Double(shares.count)) / total : .zero
        let sign: Double = sweep < .zero ? -1 : 1
        var edge = Angle.zero
        let angles = shares.map { share in
            defer { edge += width * share + fullPad }
            return start + sign * (edge + (width * share + fullPad) / 2)
        }
        return (angles, .each(shares.map { width * $0 / 2 }))
    }
}
