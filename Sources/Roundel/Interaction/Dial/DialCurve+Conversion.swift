internal import RealModule

extension DialCurve {
    /// The fraction of the sweep at a value of a range, from 0 to 1.
    func fraction(of value: Double, in range: ClosedRange<Double>) -> Double {
        let (lower, upper) = (range.lowerBound, range.upperBound)
        guard value > lower, upper > lower else { return 0 }
        guard value < upper else { return 1 }
        let fraction = interior(value, in: range)
        return fraction > 0 ? min(fraction, 1) : 0
    }

    /// The value of a range at a fraction of the sweep.
    func value(at fraction: Double, in range: ClosedRange<Double>) -> Double {
        let (lower, upper) = (range.lowerBound, range.upperBound)
        guard fraction > 0 else { return lower }
        guard fraction < 1 else { return upper }
        return min(max(interior(at: fraction, in: range), lower), upper)
    }

    private func interior(_ value: Double, in range: ClosedRange<Double>) -> Double {
        let linear = (value - range.lowerBound) / range.span
        switch kind {
        case .power(let exponent): return exponent == 1 ? linear : .pow(linear, 1 / exponent)
        case .exponential(let rate): return .log(onePlus: linear * .expMinusOne(rate)) / rate
        case .logarithmic:
            if range.upperBound < 0 { return 1 - interior(-value, in: range.negated) }
            guard let rate = range.rate else { return linear }
            return .log(onePlus: linear * .expMinusOne(rate)) / rate
        case .map(let map):
            guard let ends = map.ends(of: range) else { return linear }
            let fraction = (map.position(value) - ends.start) / ends.extent
            return fraction.isFinite ? fraction : linear
        }
    }

    private func interior(at fraction: Double, in range: ClosedRange<Double>) -> Double {
        let linear = range.lowerBound + range.span * fraction
        switch kind {
        case .power(let exponent):
            return exponent == 1 ? linear : range.lowerBound + range.span * .pow(fraction, exponent)
        case .exponential(let rate): return range.exponential(rate, at: fraction)
        case .logarithmic:
            if range.upperBound < 0 { return -interior(at: 1 - fraction, in: range.negated) }
            return range.rate.map { range.exponential($0, at: fraction) } ?? linear
        case .map(let map):
            guard let ends = map.ends(of: range) else { return linear }
            let value = map.inverse(ends.start + ends.extent * fraction)
            return value.isFinite ? value : linear
        }
    }
}

extension DialMap {
    /// The position of the least value and the extent to that of the greatest, or `nil` if the map
    /// has none.
    fileprivate func ends(of range: ClosedRange<Double>) -> (start: Double, extent: Double)? {
        let start = position(range.lowerBound)
        let extent = position(range.upperBound) - start
        return start.isFinite && extent.isFinite && extent != 0 ? (start, extent) : nil
    }
}

extension ClosedRange<Double> {
    /// The difference of the ends.
    var span: Double { upperBound - lowerBound }

    /// The value of the range that is nearest to a given one; the lower end for NaN.
    func clamped(_ value: Double) -> Double {
        value > lowerBound ? Swift.min(value, upperBound) : lowerBound
    }

    fileprivate var negated: ClosedRange<Double> { -upperBound ... -lowerBound }

    /// The natural logarithm of the ratio of two positive ends.
    fileprivate var rate: Double? {
        guard lowerBound > 0, upperBound > lowerBound else { return nil }
        let rate = Double.log(upperBound) - .log(lowerBound)
        return rate > 0 ? Swift.min(rate, 600) : nil
    }

    fileprivate func exponential(_ rate: Double, at fraction: Double) -> Double {
        lowerBound + span * (.expMinusOne(rate * fraction) / .expMinusOne(rate))
    }
}
