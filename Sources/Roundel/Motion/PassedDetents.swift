/// The indices of the detents that a wheel passed in one call, in the order of passing.
///
/// A detent counts as passed when the wheel reaches it. A wheel that lands on a detent has passed
/// it; one that leaves a detent has not passed it again.
public struct PassedDetents: RandomAccessCollection, Hashable, Sendable {
    private let detents: Detents?
    private let first: Int
    private let isBackward: Bool

    /// The number of detents passed, which is more than one if a frame spans several.
    public let count: Int

    /// No detents.
    static var none: PassedDetents { PassedDetents(detents: nil, first: 0, count: 0, isBackward: false) }

    private init(detents: Detents?, first: Int, count: Int, isBackward: Bool) {
        self.detents = detents
        self.first = first
        self.count = count
        self.isBackward = isBackward
    }

    /// The detents between two rotations, including the end and excluding the start.
    @inline(never)  // Only wheels with detents call this.
    init(_ detents: Detents?, from start: Angle, to end: Angle) {
        guard let detents, start != end else {
            self = .none
            return
        }
        let isBackward = end < start
        let before = isBackward ? detents.number(atOrAbove: start) : detents.number(atOrBelow: start)
        let last = isBackward ? detents.number(atOrAbove: end) : detents.number(atOrBelow: end)
        let count = if let before, let last { isBackward ? before - last : last - before } else { 0 }
        self.init(
            detents: count > 0 ? detents : nil,
            first: (before ?? 0) + (isBackward ? -1 : 1),
            count: count,
            isBackward: isBackward
        )
    }

    /// The position of the first index: zero.
    public var startIndex: Int { 0 }

    /// The position after the last index: ``count``.
    public var endIndex: Int { count }

    /// The index of a detent, in the order of passing.
    public subscript(position: Int) -> Int {
        precondition(indices.contains(position), "There is no passed detent at this position.")
        // A count above zero implies that there are detents.
        return detents?.index(of: isBackward ? first - position : first + position) ?? 0
    }
}
