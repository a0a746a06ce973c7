/// The indices of the detents that a wheel passed in one call, in the order of passing.
///
/// A detent counts as passed when the wheel reaches it. A wheel that lands on a detent has passed
/// it; one that leaves a detent has not passed it again.
///
/// If one call passes more than 1,000 detents, these are the last 1,000: a turn without a motion may
/// pass billions, and a front end reports each of them.
public struct PassedDetents: RandomAccessCollection, Hashable, Sendable {
    private let detents: Detents?
    private let first: Int
    private let isBackward: Bool

    /// The number of detents passed, which is more than one if a frame spans several; at most
    /// 1,000.
    public let count: Int

    private static let most = 1_000

    /// No detents.
    static var none: PassedDetents { PassedDetents(detents: nil, first: 0, count: 0, isBackward: false) }

    private init(detents: Detents?, first: Int, count: Int, isBackward: Bool) {
        self.detents = detents
        self.first = first
        self.count = count
        self.isBackward = isBackward
    }

    /// The detents between two rotations, including the end and excluding the start.
    @inline(never)  // Most frames pass none, and do not call this.
    init(_ detents: Detents, from start: Angle, to end: Angle) {
        let isBackward = end < start
        guard let before = detents.number(reachedAt: start, isBackward: isBackward),
            let last = detents.number(reachedAt: end, isBackward: isBackward), before != last
        else {
            self = .none
            return
        }
        let count = Swift.min((last - before).magnitude, UInt(PassedDetents.most))
        self.init(
            detents: detents,
            first: isBackward ? last + Int(count) - 1 : last - Int(count) + 1,
            count: Int(count),
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
