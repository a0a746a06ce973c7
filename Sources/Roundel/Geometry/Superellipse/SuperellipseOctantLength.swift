internal import RealModule

/// The arc-length integral of an octant, from an axis point to the diagonal.
///
/// The parameter u is the ratio r of the coordinates for n ≥ 1, and v = rⁿ below. Where the speed
/// has a root at the axis, the fourth power of u stands for that. The integral is a sixteen-point
/// Gauss quadrature in a few panels, which are narrow where the curve bends. Its relative error is
/// below 1e-11 from n = 1/5 to 1000.
struct SuperellipseOctantLength {
    private let exponent: Double

    /// The half-sides across the octant's axis and along it.
    private let across: Double
    private let ahead: Double

    private let isFourthPower: Bool
    private let panels: Int
    private let ends: SIMD8<Double>
    private var sums = SIMD8<Double>(repeating: 0)

    init(exponent: Double, across: Double, ahead: Double) {
        (self.exponent, self.across, self.ahead) = (exponent, across, ahead)
        isFourthPower = exponent > 0.5 && exponent < 2
        (panels, ends) = SuperellipseOctantLength.panels(exponent)
        for panel in 0..<panels { sums[panel + 1] = sums[panel] + integral(ends[panel], ends[panel + 1]) }
    }

    var length: Double { sums[panels] }

    private static func panels(_ n: Double) -> (Int, SIMD8<Double>) {
        if n > 2 { return (5, SIMD8(0, .exp(-24 / n), .exp(-9 / n), .exp(-4 / n), .exp(-1.5 / n), 1, 1, 1)) }
        if n < 0.34 {
            let marks = SIMD8(0, 0.25 * n, 0.8 * n, 2.2 * n, 6 * n, 20 * n, 1, 1)
            return (6, pointwiseMin(marks, SIMD8(repeating: 1)))
        }
        guard n > 0.5 && n < 2 else { return (3, SIMD8(0, 0.05, 0.3, 1, 1, 1, 1, 1)) }
        return (3, SIMD8(0, 0.472_870_804_501_587_9, 0.740_082_804_492_285_1, 1, 1, 1, 1, 1))
    }

    /// The point at a parameter, in parts of the half-sides across the axis and along it.
    func point(_ u: Double) -> (Double, Double) {
        let raw = isFourthPower ? u * u * u * u : u
        guard raw > 0 else { return (0, 1) }
        let logarithm = exponent < 1 ? Double.log(raw) / exponent : .log(raw)
        let shrink = Double.log(onePlus: exponent < 1 ? raw : .exp(exponent * logarithm)) / exponent
        return (.exp(logarithm - shrink), .exp(-shrink))
    }

    /// The arc length from the axis to the point with a ratio of the coordinates.
    func length(ratio: Double) -> Double {
        guard ratio > 0 else { return 0 }
        let raw = exponent < 1 ? Double.exp(exponent * .log(ratio)) : ratio
        let u = isFourthPower ? raw.squareRoot().squareRoot() : raw
        let panel = (0..<panels - 1).first { u < ends[$0 + 1] } ?? panels - 1
        return sums[panel] + integral(ends[panel], u)
    }

    /// The parameter at an arc length from the axis, by six steps of Newton's method within a
    /// panel.
    func parameter(length: Double) -> Double {
        guard length > 0 else { return 0 }
        guard length < sums[panels] else { return 1 }
        let panel = (0..<panels - 1).first { length < sums[$0 + 1] } ?? panels - 1
        var (low, high) = (ends[panel], ends[panel + 1])
        let start = low
        var u = low + (high - low) * (length - sums[panel]) / (sums[panel + 1] - sums[panel])
        for _ in 0..<6 {
            let excess = sums[panel] + integral(start, u) - length
            if excess > 0 { high = u } else { low = u }
            let next = u - excess / speed(u)
            u = next >= low && next <= high ? next : (low + high) / 2
        }
        return u
    }

    private func speed(_ u: Double) -> Double {
        let u = max(u, 0x1p-200)
        let raw = isFourthPower ? u * u * u * u : u
        let stretch = isFourthPower ? 4 * u * u * u : 1
        let logarithm = Double.log(raw)
        if exponent < 1 {
            let turn = across * .exp(logarithm * (1 / exponent - 1))
            return stretch / exponent * fade(raw) * (ahead * ahead + turn * turn).squareRoot()
        }
        let turn = raw < 1 ? ahead * .exp(logarithm * (exponent - 1)) : ahead
        return stretch * fade(raw < 1 ? .exp(logarithm * exponent) : 1)
            * (across * across + turn * turn).squareRoot()
    }

    /// (1 + v)^(−1 − 1/n).
    private func fade(_ v: Double) -> Double { .exp(-.log(onePlus: v) * (1 + 1 / exponent)) }

    /// Sixteen-point Gauss–Legendre quadrature of the speed.
    private func integral(_ from: Double, _ to: Double) -> Double {
        guard to > from else { return 0 }
        let (middle, half) = ((from + to) / 2, (to - from) / 2)
        var sum = 0.0
        for index in 0..<8 {
            let offset = half * SuperellipseOctantLength.nodes[index]
            sum += SuperellipseOctantLength.weights[index] * (speed(middle - offset) + speed(middle + offset))
        }
        return sum * half
    }

    private static let nodes = SIMD8(
        0.095_012_509_837_637_44,
        0.281_603_550_779_258_91,
        0.458_016_777_657_227_39,
        0.617_876_244_402_643_75,
        0.755_404_408_355_003_03,
        0.865_631_202_387_831_74,
        0.944_575_023_073_232_58,
        0.989_400_934_991_649_93
    )
    private static let weights = SIMD8(
        0.189_450_610_455_068_5,
        0.182_603_415_044_923_59,
        0.169_156_519_395_002_54,
        0.149_595_988_816_576_73,
        0.124_628_971_255_533_87,
        0.095_158_511_682_492_78,
        0.062_253_523_938_647_89,
        0.027_152_459_411_754_095
    )
}
