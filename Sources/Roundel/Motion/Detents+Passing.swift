// Most frames pass no detent. That is cheaper to find out than the numbers of the detents.

extension Detents {
    /// The distance from a detent, in steps or radians, within which rounding might matter.
    ///
    /// Within 2²⁰ steps or turns of zero, rounding is less than a billionth of a step, or 1e-8
    /// radians. Steps of less than a thousandth of a radian need more of a step.
    private static let margin = 1e-6

    /// The detents between two rotations, including the end and excluding the start.
    @inline(never)  // A wheel without detents does not call it, and saves no registers for it.
    func passed(from start: Angle, to end: Angle) -> PassedDetents {
        guard !areNone(between: start, and: end) else { return .none }
        return PassedDetents(self, from: start, to: end)
    }

    /// Whether there is certainly no detent between two rotations, or at one of them.
    ///
    /// Also `false` next to a detent and far from zero, where only the numbers of the detents can
    /// tell.
    @inline(__always)
    func areNone(between start: Angle, and end: Angle) -> Bool {
        switch angles {
        case .even(let count, let origin):
            let steps = Double(count) * (0.5 / .pi)
            let first = (start - origin).radians * steps
            guard let floor = Detents.floor(first) else { return false }
            let (before, after) = (first - floor, (end - origin).radians * steps - floor)
            let margin = max(Detents.margin, 2e-9 * steps)
            return min(before, after) > margin && max(before, after) < 1 - margin
        case .listed(let angles, _): return Detents.areNone(of: angles, between: start, and: end)
        }
    }

    private static func areNone(of angles: [Angle], between start: Angle, and end: Angle) -> Bool {
        guard let turns = floor(start.radians * (0.5 / .pi)) else { return false }
        let turn = Angle.fullTurn * turns
        let (least, greatest) = (min(start, end) - turn, max(start, end) - turn)
        let next = position(after: least, in: angles)
        let lower = next > 0 ? angles[next - 1] : angles[angles.count - 1] - .fullTurn
        let upper = next < angles.count ? angles[next] : angles[0] + .fullTurn
        return least.radians > lower.radians + margin && greatest.radians < upper.radians - margin
    }

    /// The greatest whole number up to a given one, or `nil` beyond 2²⁰; within the margin of a whole
    /// number perhaps the one before it.
    ///
    /// A sum above 2⁵² has no fraction, so that the addition rounds to the nearest whole number. That
    /// takes less time than `rounded(.down)`, which calls a function on some processors, and than a
    /// conversion to an `Int`, which is checked.
    @inline(__always)
    private static func floor(_ number: Double) -> Double? {
        guard number.magnitude < 0x1p20 else { return nil }
        return (number - 0.5 + 0x1.8p52) - 0x1.8p52
    }
}
