/// Which marks the scale of a dial has; see ``DialScale/ticks(_:)``.
public enum DialTicks: Hashable, Sendable {
    /// A number of major marks, evenly spaced along the sweep from end to end, with a number of
    /// minor marks between each two.
    ///
    /// Eleven major marks divide the sweep into ten parts. One is at the least value alone.
    case count(Int, minor: Int = 0)

    /// A major mark at every multiple of a difference, and a minor mark at every multiple of
    /// another, both counted from the least value.
    ///
    /// A difference that is not positive or not finite gives no marks.
    case every(Double, minor: Double? = nil)

    /// Marks at given values; those that are not in the range are left out.
    case values([Double], minor: [Double] = [])

    /// A mark at every step, of which every tenth is major; without a step, none.
    case steps
}

extension DialScale {
    /// The marks of the scale, in ascending order of their values.
    ///
    /// On a sweep of a full turn, the first and the last mark may have the same direction. Where a
    /// minor mark would be at a major one, there is only the major one.
    ///
    /// More than 10,000 major or minor marks, or steps, are too many to draw. `every` and `values`
    /// then leave out the marks of that kind; `count` and `steps` give none at all.
    ///
    /// - Complexity: Allocates an array: call it when the scale changes, not in every frame.
    public func ticks(_ ticks: DialTicks) -> [DialTick] {
        switch ticks {
        case .count(let major, let minor): evenTicks(major, minor: minor)
        case .every(let major, let minor): merged(multiples(of: major), minor.map(multiples) ?? [])
        case .values(let major, let minor): merged(inRange(major), inRange(minor))
        case .steps: stepTicks()
        }
    }

    private static let mostTicks = 10_000

    private func tick(_ value: Double, isMajor: Bool) -> DialTick {
        let rotation = rotation(of: value)
        return DialTick(value: value, rotation: rotation, direction: start + rotation, isMajor: isMajor)
    }

    /// The marks of ``DialTicks/count(_:minor:)``.
    package func evenTicks(_ major: Int, minor: Int) -> [DialTick] {
        guard major > 0, major <= DialScale.mostTicks, minor <= DialScale.mostTicks else { return [] }
        let parts = max(minor, 0) + 1
        let last = (major - 1) * parts
        guard last - major < DialScale.mostTicks else { return [] }
        return (0...last).map { number in
            let fraction = last == 0 ? 0 : Double(number) / Double(last)
            let rotation = sweep * fraction
            return DialTick(
                value: value(atFraction: fraction),
                rotation: rotation,
                direction: start + rotation,
                isMajor: number % parts == 0
            )
        }
    }

    private func stepTicks() -> [DialTick] {
        guard let count = stepCount, count < DialScale.mostTicks else { return [] }
        return (0...count).map { tick(value(ofStep: $0), isMajor: $0 % 10 == 0) }
    }

    private func multiples(of difference: Double) -> [Double] {
        guard difference > 0, difference.isFinite else { return [] }
        let scale = DialScale(range, step: difference)
        guard let count = scale.stepCount, count <= DialScale.mostTicks else { return [] }
        let values = (0...count).map(scale.value(ofStep:))
        // The greatest value is a multiple only if the last step is whole.
        let last = range.span - Double(count - 1) * difference
        let isWhole = last >= difference * (1 - stepTolerance(difference))
        let multiples = count > 0 && !isWhole ? values.dropLast() : values
        return multiples.count <= DialScale.mostTicks ? multiples : []
    }

    private func inRange(_ values: [Double]) -> [Double] {
        values.count <= DialScale.mostTicks ? values.filter(range.contains) : []
    }

    private func merged(_ major: [Double], _ minor: [Double]) -> [DialTick] {
        let majors = major.sorted()
        let places = majors.map(fraction(of:))
        var next = 0
        let minors = minor.sorted().filter { value in
            let place = fraction(of: value)
            while next < places.count, places[next] < place - 1e-9 { next += 1 }
            return next == places.count || places[next] > place + 1e-9
        }
        let ticks = majors.map { tick($0, isMajor: true) } + minors.map { tick($0, isMajor: false) }
        return ticks.sorted { $0.value < $1.value }
    }
}
