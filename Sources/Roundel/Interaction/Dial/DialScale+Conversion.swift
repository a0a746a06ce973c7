extension DialScale {
    /// The rotation of a value: zero for the least value, the ``sweep`` for the greatest.
    ///
    /// A value outside the range counts as the nearer end, and NaN as the least value. The value is
    /// not snapped to a step.
    public func rotation(of value: Double) -> Angle { sweep * fraction(of: value) }

    /// The direction of a value on the screen; whole turns are not removed.
    public func direction(of value: Double) -> Angle { start + rotation(of: value) }

    /// The value at a rotation, which is not snapped to a step.
    ///
    /// A rotation outside the sweep counts as the nearer end, and NaN as zero. The ends are exact.
    /// Without a step, a value that is converted to a rotation and back differs by at most 4 units in
    /// the last place of the end with the greater magnitude; with a curve, by at most 1e-12 of that
    /// end. In random conversions it was at most 2 units, and 5e-15. A power below 0.04 has no rotation
    /// for the smallest values: 0.01 has none for those in the first 0.06 % of the range.
    public func value(at rotation: Angle) -> Double { value(atFraction: fraction(at: rotation)) }

    /// The part of the sweep up to a value, from 0 to 1.
    ///
    /// With a curve, this is the fraction of the rotation and not of the range.
    public func fraction(of value: Double) -> Double { curve.fraction(of: value, in: range) }

    /// The value at a fraction of the sweep; below 0 and above 1 the nearer end, and for NaN the
    /// least value.
    public func value(atFraction fraction: Double) -> Double { curve.value(at: fraction, in: range) }

    /// The fraction of the sweep at a rotation, from 0 to 1; 0 if there is no sweep.
    public func fraction(at rotation: Angle) -> Double {
        guard sweep != .zero else { return 0 }
        let fraction = rotation / sweep
        return fraction > 0 ? min(fraction, 1) : 0
    }

    /// The rotation, within the sweep, at which the scale has a direction.
    ///
    /// In the gap between the two ends it is that of the nearer end, or of the end nearer to
    /// `rotation` if both are equally far.
    ///
    /// - Parameters:
    ///   - direction: A direction on the screen; whole turns are ignored, and a value that is not
    ///     finite counts as the start.
    ///   - rotation: The rotation to be near to, where several laps have the same direction, or
    ///     both ends of a full turn.
    public func rotation(toward direction: Angle, near rotation: Angle = .zero) -> Angle {
        clamped(unlimitedRotation(toward: direction, near: rotation))
    }
}

// MARK: - Steps

extension DialScale {
    /// The number of steps from the least to the greatest value, or `nil` without a step.
    ///
    /// The last one may be shorter.
    public var stepCount: Int? { step.map { wholeSteps($0).count } }

    /// The value after a number of steps from the least one: lower bound + number · step, rounded
    /// as this expression is.
    ///
    /// Without a step, a step is a tenth of the sweep. A negative number counts as zero, and one
    /// above the number of steps gives the greatest value.
    public func value(ofStep number: Int) -> Double {
        guard let step else { return value(atFraction: Double(min(max(number, 0), 10)) / 10) }
        return value(ofStep: number, step)
    }

    /// The possible value that is nearest to a given one; the greater of two that are equally near.
    ///
    /// Without a step, all values of the range are possible. A value outside the range counts as
    /// the nearer end, and NaN as the least value.
    public func snapped(_ value: Double) -> Double {
        let value = range.clamped(value)
        guard let step else { return value }
        let number = number(atOrBelow: value, step)
        let (below, above) = (self.value(ofStep: number, step), self.value(ofStep: number + 1, step))
        return value - below < above - value ? below : above
    }

    /// The step that differs from a value by rounding alone, or otherwise the value.
    ///
    /// A billionth of a step is rounding, as in ``stepCount``, and so are 8 units in the last place
    /// of the end with the greater magnitude: differences of values that are far from zero.
    func roundedToStep(_ value: Double) -> Double {
        guard let step else { return value }
        let snapped = snapped(value)
        return (snapped - value).magnitude <= max(step * 1e-9, 8 * endPrecision) ? snapped : value
    }

    /// The number of whole steps in the range, and the number of all steps.
    private func wholeSteps(_ step: Double) -> (whole: Double, count: Int) {
        let (exact, tolerance) = (range.span / step, stepTolerance(step))
        let whole = (exact + tolerance).rounded(.down)
        let count = Int(whole) + (exact - whole > tolerance ? 1 : 0)
        return (whole, range.span > 0 ? max(count, 1) : count)
    }

    /// By how much a number of steps may differ from a whole one by rounding alone: that of the division,
    /// and that of the ends.
    func stepTolerance(_ step: Double) -> Double {
        max(1e-9, 4 * (range.span / step).ulp, min(2 * endPrecision / step, 0.25))
    }

    /// The unit in the last place of the end with the greater magnitude.
    private var endPrecision: Double { max(range.lowerBound.magnitude, range.upperBound.magnitude).ulp }

    private func value(ofStep number: Int, _ step: Double) -> Double {
        number < wholeSteps(step).count
            ? range.clamped(range.lowerBound + Double(max(number, 0)) * step) : range.upperBound
    }

    /// The number of the last step that is not above a value of the range.
    func number(atOrBelow value: Double, _ step: Double) -> Int {
        var number = Int(((value - range.lowerBound) / step).rounded(.down))
        if self.value(ofStep: number, step) > value { number -= 1 }
        if self.value(ofStep: number + 1, step) <= value { number += 1 }
        return min(max(number, 0), wholeSteps(step).count)
    }
}

// MARK: - Rotations

extension DialScale {
    /// The least and the greatest rotation of the dial.
    var rotations: ClosedRange<Angle> { min(sweep, .zero)...max(sweep, .zero) }

    func clamped(_ rotation: Angle) -> Angle {
        min(max(rotation, rotations.lowerBound), rotations.upperBound)
    }

    /// The rotation at which the scale, continued beyond both of its ends, has a direction.
    ///
    /// In the gap, it is beyond the nearer end by the distance from it.
    func unlimitedRotation(toward direction: Angle, near rotation: Angle) -> Angle {
        let sign: Double = sweep < .zero ? -1 : 1
        let extent = sweep.magnitude
        let distance = ((direction - start).finiteOrZero * sign).normalized
        let near = rotation.finiteOrZero * sign
        // Less than a full turn by rounding alone is a full turn.
        if extent < .fullTurn - .radians(1e-9) {
            let beyond = gapDistances(distance, extent)
            let isLower = beyond.lower == beyond.upper ? near * 2 < extent : beyond.lower < beyond.upper
            return (distance > extent && isLower ? distance - .fullTurn : distance) * sign
        }
        // By rounding, the direction of the least value may be before it, and that of the greatest
        // beyond it.
        let tolerance = 1e-9
        let first = distance.turns > 1 - tolerance ? distance - .fullTurn : distance
        let laps = ((extent - first).turns + tolerance).rounded(.down)
        let lap = min(max((near - first).turns.rounded(), 0), laps)
        return (first + .fullTurn * lap) * sign
    }

    /// How far a direction in the gap is from the lower and the upper end, to a billionth of a
    /// radian.
    private func gapDistances(_ distance: Angle, _ extent: Angle) -> (lower: Angle, upper: Angle) {
        let (lower, upper) = (.fullTurn - distance, distance - extent)
        return (lower - upper).magnitude <= .radians(1e-9) ? (upper, upper) : (lower, upper)
    }
}
