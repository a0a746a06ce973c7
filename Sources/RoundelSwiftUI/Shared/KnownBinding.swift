#if canImport(SwiftUI)
import SwiftUI

/// A value that an app's store may keep in another unit.
protocol BoundValue: Equatable {
    /// Whether a value is the same, or what a store makes of this one that converts it to another unit and
    /// back.
    func isRead(as value: Self) -> Bool
}

extension Double {
    /// Whether a value is the same, but for a part of the greater one.
    func isRead(as value: Double, within part: Double) -> Bool {
        self == value || (self - value).magnitude < part * Swift.max(magnitude, value.magnitude)
    }
}

extension SwiftUI.Angle: BoundValue {
    /// The store may also have a `Float`, of which these are four roundings.
    func isRead(as value: SwiftUI.Angle) -> Bool { radians.isRead(as: value.radians, within: 0x1p-22) }
}

/// What is known of a binding of the app, so that what it reads because of a write is not taken for
/// a new value of the app.
///
/// A binding may round a value that is written to it. An app's store may publish some frames later,
/// also while further values are written, and convert them. Both at once is recognised if the store
/// only changes the unit or the precision; values that are not on the way are compared exactly, so
/// that an app may move a value as slowly as it wants.
struct KnownBinding<Value: BoundValue> {
    /// The value that was written last.
    private(set) var written: Value

    /// What the binding read afterwards.
    private(set) var read: Value

    /// The values written that the binding does not read back yet, in order.
    private var pending: [Value] = []

    /// What the binding read before the first of these writes, as long as it may still read that.
    private var old: Value?

    /// Whether the setter of the binding runs.
    private var isWriting = false

    /// A binding that reads a value of the app.
    init(_ value: Value) { (written, read) = (value, value) }

    /// How many values a binding may read back late: those of one second at 60 Hz.
    private static var mostPending: Int { 60 }

    /// Whether a value is no new one of the app.
    func expects(_ value: Value) -> Bool {
        value == written || value == read || isPending(value) || isWriting && written.isRead(as: value)
    }

    /// Whether a value of a kind is no new one of the app.
    func expects(where isOfKind: (Value) -> Bool) -> Bool {
        isOfKind(written) || isOfKind(read) || pending.contains(where: isOfKind)
    }

    /// Whether the binding reads the value that was written last, and no other write is pending.
    var isSettled: Bool { pending.isEmpty }

    /// Whether the binding may still read a value because it was written.
    func isPending(_ value: Value) -> Bool { firstPending(readAs: value) != nil }

    private func firstPending(readAs value: Value) -> Int? {
        pending.firstIndex(of: value) ?? pending.firstIndex { $0.isRead(as: value) }
    }

    /// The same for any value of a kind.
    func isPending(where isOfKind: (Value) -> Bool) -> Bool { pending.contains(where: isOfKind) }

    /// The binding reads a value, which is expected, while none is written.
    ///
    /// If that is the last one written, the binding has caught up, unless an earlier one is the same.
    /// It may do so after it was settled.
    mutating func hasRead(_ value: Value) {
        if isSettled { read = value }
        guard value != read, let first = firstPending(readAs: value) else { return }
        pending.removeFirst(first)
        old = nil
        if pending.count == 1 { (read, pending) = (value, []) }
    }

    /// The binding reads a value that is neither the app's nor written here, while writes are pending.
    mutating func hasReadOther(_ value: Value) { (read, old) = (value, nil) }

    /// No value is expected any more because it was written some time ago.
    mutating func settle() { pending = [] }

    /// The app has changed a part of the value, of which nothing that was written before is expected any
    /// more.
    mutating func change(_ change: (inout Value) -> Void) {
        change(&written)
        change(&read)
        for index in pending.indices { change(&pending[index]) }
        if var value = old {
            change(&value)
            old = value
        }
    }

    /// A value is about to be written; the setter may call back.
    mutating func willWrite(_ value: Value) { (written, isWriting) = (value, true) }

    /// The setter has returned, and another call has recorded what the binding reads, or will.
    mutating func endWrite() { isWriting = false }

    /// A value was written to the binding, which read others before and after.
    mutating func didWrite(_ value: Value, before: Value, after: Value) {
        (written, read, isWriting) = (value, after, false)
        if isSettled { old = before } else if before != old { old = nil }
        // A value that has been read back is followed by later ones only. The value before all of them
        // may be among them, too; while the binding still reads it, none has been read back.
        let first = before == old ? 0 : firstPending(readAs: before) ?? 0
        let writes = pending[first...] + [value]
        pending = readsBack(value, before, after) ? [] : Array(writes.suffix(Self.mostPending))
    }

    /// Whether a binding that was written read the value back at once.
    ///
    /// A store that is late may still have the value that it had before the pending writes, and a small
    /// step is not told from a converted value.
    private func readsBack(_ value: Value, _ before: Value, _ after: Value) -> Bool {
        if after == value { return isSettled || before != value }
        guard after != before, value.isRead(as: after) else { return false }
        return isSettled || !value.isRead(as: before) && !isPending(after)
    }
}

/// What a binding of the app read when its view was last evaluated.
///
/// While views are evaluated, a binding reads the copy that was made together with it. If nothing
/// observes the app's store, the copy stays as it is, whatever has been written since.
struct EvaluatedBinding<Value: Equatable> {
    private var value: Value?

    /// Whether the value may be a new one of the app, which is to be displayed.
    private(set) var isNew = false

    /// The view was evaluated.
    mutating func evaluate(_ value: Value) {
        if value != self.value { isNew = true }
        self.value = value
    }

    /// What the binding reads outside of evaluations was followed, or replaced.
    mutating func follow() { isNew = false }
}
#endif
