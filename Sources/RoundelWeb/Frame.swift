import Roundel

/// Numbers in one place of memory, which the page reads as a `Float64Array`: first ``Slot``s, then x and y of every
/// item, then how far each item is turned about its own middle.
///
/// The place changes only when the number of items grows.
struct Frame {
    /// What the numbers before the items are.
    enum Slot: Int, CaseIterable {
        /// Cumulative, in radians.
        case rotation
        /// In radians per second.
        case velocity
        /// 0 idle, 1 dragging, 2 coasting, 3 settling.
        case phase
        /// The item at the pointer, −1 without one; so for the others.
        case pointed
        /// The item that is selected.
        case selected
        /// The item that keys act on.
        case current
        /// The item that a finger presses; −2 for the middle.
        case pressed
        /// 1 if the menu is open, or opens.
        case open
        /// 1 if a finger can turn it.
        case turnable
        /// The number of items.
        case count
        /// Where the wheel will rest, in radians.
        case rest
        /// What every item's turn is to be added to.
        case itemTurn
        /// What else the scene has; see `Playground.drawShape`.
        case value0, value1, value2, value3, value4, value5, value6, value7
    }

    /// How many items at most have a number that says how far they are open.
    static let mostShades = 64

    private(set) var numbers = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)
    private var room = 0

    /// Makes room for items.
    mutating func reserve(_ count: Int) {
        if count > room || numbers.baseAddress == nil {
            room = max(count, 64)
            numbers.deallocate()
            numbers = .allocate(capacity: Slot.allCases.count + 3 * room + Frame.mostShades)
            numbers.initialize(repeating: 0)
        }
        self[.count] = Double(count)
    }

    subscript(slot: Slot) -> Double {
        get { numbers[slot.rawValue] }
        nonmutating set { numbers[slot.rawValue] = newValue }
    }

    /// The positions of the items.
    func places(_ count: Int) -> UnsafeMutableBufferPointer<Point2D> {
        let start = numbers.baseAddress.map { UnsafeMutableRawPointer($0 + Slot.allCases.count) }
        return UnsafeMutableBufferPointer(start: start?.assumingMemoryBound(to: Point2D.self), count: count)
    }

    /// The turns of the items, behind the positions.
    func setTurn(of index: Int, _ turn: Angle, count: Int) {
        numbers[Slot.allCases.count + 2 * count + index] = turn.radians
    }

    /// How far the items are open, behind the turns.
    func setShade(of index: Int, _ shade: Double, count: Int) {
        numbers[Slot.allCases.count + 3 * count + index] = shade
    }
}
