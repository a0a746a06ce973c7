internal import RealModule

/// How the values of a ``DialScale`` are distributed along its sweep.
///
/// Every curve is monotone and maps the ends of the sweep to the ends of the range exactly. A curve
/// that has no value for a range, such as the logarithmic one for a range that contains zero,
/// counts as linear there.
public struct DialCurve: Hashable, Sendable {
    let kind: Kind

    enum Kind: Hashable, Sendable {
        case power(Double)
        case logarithmic
        case exponential(Double)
        case map(DialMap)
    }

    /// Equal turns are equal differences.
    public static let linear = DialCurve(kind: .power(1))

    /// Equal turns are equal ratios, as for frequencies: 20 Hz, 200 Hz, 2 kHz and 20 kHz are evenly
    /// spaced.
    ///
    /// Both ends of the range must be positive, or both negative. A ratio of the ends above 1e260
    /// counts as 1e260.
    public static let logarithmic = DialCurve(kind: .logarithmic)

    /// The value grows with a power of the fraction f of the sweep: lower + span · f^exponent.
    ///
    /// With 2, the squares, the value can be set more finely near the least one.
    ///
    /// - Parameter exponent: Clamped to 0.01 ... 100; NaN and a value that is not positive count
    ///   as 1.
    public static func power(_ exponent: Double) -> DialCurve {
        DialCurve(kind: .power(exponent > 0 ? min(max(exponent, 0.01), 100) : 1))
    }

    /// Equal turns are nearly equal numbers of decibels, for a value that is an amplitude such as a
    /// gain from 0 to 1.
    ///
    /// For a range that is in decibels already, such as −60 ... 6, use ``linear``.
    ///
    /// With g = 10^(floor / 20), the value at a fraction f of the sweep is lower + span · (g^(1 −
    /// f) − g) / (1 − g). The subtraction lets the curve end at the least value, which is silence
    /// for 0, instead of jumping there from the floor. For a floor of −60 dB and a range of 0 ...
    /// 1, the middle of the sweep is −30.3 dB.
    ///
    /// - Parameter floor: The level at which the value would begin without the subtraction, in
    ///   decibels below the greatest value; clamped to −200 ... −1, and −60 for NaN.
    public static func decibels(floor: Double = -60) -> DialCurve {
        let floor = floor.isNaN ? -60 : min(max(floor, -200), -1)
        return DialCurve(kind: .exponential(-floor * .log(10) / 20))
    }

    /// Equal turns are equal differences on a scale of your own, such as a table or a law of
    /// perception.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// let roots = DialCurve.map(id: 1) { $0.squareRoot() } inverse: { $0 * $0 }
    /// ```
    ///
    /// Results outside the range are clamped to it. If a function is not monotone, the values stay
    /// within the range, but a drag may hop. A range at whose ends `position` is not finite, or the
    /// same, counts as linear.
    ///
    /// - Parameters:
    ///   - id: A number that identifies the two functions: curves with the same number are equal.
    ///   - position: The position of a value on the scale; it rises or falls over the whole range.
    ///   - inverse: The value at a position.
    public static func map(
        id: Int,
        _ position: @escaping @Sendable (Double) -> Double,
        inverse: @escaping @Sendable (Double) -> Double
    ) -> DialCurve {
        DialCurve(kind: .map(DialMap(id: id, position: position, inverse: inverse)))
    }
}

/// A given monotone function and its inverse.
struct DialMap: Hashable, Sendable {
    let id: Int
    let position: @Sendable (Double) -> Double
    let inverse: @Sendable (Double) -> Double

    static func == (left: DialMap, right: DialMap) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
