/// The indices of the detents that a wheel passed in one call, in the order in which it passed them.
///
/// A detent counts as passed when the wheel reaches it: a wheel that lands on one has passed it, and one that
/// leaves it again has not.
public struct PassedDetents: RandomAccessCollection, Hashable, Sendable {
    private let detents: Detents?
    private let first: Int
    private let isBackward: Bool

    /// The number of detents passed; more than one where a frame spans several.
    public let count: Int

    /// None.
    static var none: PassedDetents { PassedDetents(detents: nil, first: 0, count: 0, isBackward: false) }

    private init(detents: Detents?, first: Int, count: Int, isBackward: Bool) {
        self.detents = detents
        self.first = first
        self.count = count
        self.isBackward = isBackward
    }

    /// The detents between two rotations: the end counts, the beginning does not.
    init(_ detents: Detents, from start: Angle, to end: Angle) {
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
        precondition(indices.contains(position), "There are not so many passed detents.")
        // There are detents wherever the count is above zero.
        return detents?.index(of: isBackward ? first - position : first + position) ?? 0
    }
}
