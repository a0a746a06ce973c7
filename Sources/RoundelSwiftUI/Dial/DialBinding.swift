#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The values of a dial: one, or a lower and an upper one.
struct DialValues: BoundValue {
    /// The lower value; `nil` for a dial with one thumb.
    var lower: Double?

    /// The upper value, or the only one.
    var upper: Double

    /// The value of a thumb.
    subscript(thumb: DialThumb) -> Double? {
        get { thumb == .lower ? lower : upper }
        set {
            if thumb == .lower { lower = newValue } else if let newValue { upper = newValue }
        }
    }

    /// The values as a range.
    ///
    /// NaN stands for the value before, and an upper value below the lower one counts as that.
    func range(after old: DialValues) -> ClosedRange<Double> {
        let ends = [(lower ?? upper, old.lower ?? old.upper), (upper, old.upper)]
            .map { $0.isNaN ? $1.isNaN ? 0 : $1 : $0 }
        return ends[0]...max(ends[0], ends[1])
    }

    /// Values are the same if both are NaN.
    static func == (left: DialValues, right: DialValues) -> Bool {
        isSame(left.lower, right.lower) && isSame(left.upper, right.upper)
    }

    static func isSame(_ left: Double?, _ right: Double?) -> Bool {
        left == right || left?.isNaN == true && right?.isNaN == true
    }

    func isRead(as values: DialValues) -> Bool {
        isRead(as: values, .lower) && isRead(as: values, .upper)
    }

    /// Whether the value of a thumb is read as that of others.
    func isRead(as values: DialValues, _ thumb: DialThumb) -> Bool {
        guard let own = self[thumb], let other = values[thumb] else { return self[thumb] == values[thumb] }
        // A date, in seconds, is exact to a millisecond.
        return DialValues.isSame(own, other) || own.isRead(as: other, within: 0x1p-40)
    }
}

extension AnyDial {
    /// The values of the thumbs.
    var values: DialValues {
        DialValues(lower: isRange ? value(of: .lower) : nil, upper: value(of: .upper))
    }
}

/// The app's binding or bindings, of any floating-point type.
struct DialBinding {
    private let read: () -> DialValues
    private let round: (Double) -> Double
    private let setLower: (Double) -> Void
    private let setUpper: (Double) -> Void

    init<V: BinaryFloatingPoint>(_ lower: Binding<V>?, _ upper: Binding<V>) {
        read = {
            DialValues(lower: lower.map { Double($0.wrappedValue) }, upper: Double(upper.wrappedValue))
        }
        round = { Double(V($0)) }
        setLower = { lower?.wrappedValue = V($0) }
        setUpper = { upper.wrappedValue = V($0) }
    }

    /// The step in double precision, which divides a range exactly if it does so in its own
    /// precision.
    static func step<V: BinaryFloatingPoint>(_ step: V.Stride?, in range: ClosedRange<V>) -> Double?
    where V.Stride: BinaryFloatingPoint {
        guard let step = step.map({ Double($0) }) else { return nil }
        let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
        let (span, rounding) = (upper - lower, Double(V.ulpOfOne) / 2)
        let count = span / step
        // As far as the rounding of the step and of the range may be seen in their quotient.
        let tolerance = min(rounding * (count + (lower.magnitude + upper.magnitude) / step), 0.25)
        guard rounding > 1e-12, abs(count - count.rounded()) <= tolerance, count >= 1 else { return step }
        return span / count.rounded()
    }

    /// What the binding reads.
    var values: DialValues { read() }

    /// The values in the precision of the binding.
    func rounded(_ values: DialValues) -> DialValues {
        DialValues(lower: values.lower.map(round), upper: round(values.upper))
    }

    /// Writes those values that differ from the ones that the binding has, or will have when it has
    /// read back what was written to it.
    func write(_ values: DialValues, after old: DialValues) {
        // An upper value that rises is written before the lower one, so that the values never cross.
        let (isNew, rises) = (!DialValues.isSame(values.upper, old.upper), values.upper > old.upper)
        if rises { setUpper(values.upper) }
        if let lower = values.lower, !DialValues.isSame(lower, old.lower) { setLower(lower) }
        if isNew, !rises { setUpper(values.upper) }
    }
}
#endif
