#if canImport(SwiftUI)

/// The values written to a binding of the app that the binding does not read back yet.
///
/// An app's store may publish a value one turn of the run loop later. Until then the old value that
/// the binding reads is not a request of the app.
struct PendingWrites<Value: Equatable> {
    /// What the binding read before the first of these writes.
    private let old: Value

    /// The values written, in order.
    private let written: [Value]

    /// How many values a binding may read back late.
    private static var mostWritten: Int { 60 }

    /// Records a value that was written to the binding, after earlier writes that are still
    /// pending.
    init(_ value: Value, old: Value, after earlier: PendingWrites?) {
        self.old = earlier?.old ?? old
        written = ((earlier?.written ?? []) + [value]).suffix(Self.mostWritten)
    }

    /// The value that was written last.
    var last: Value? { written.last }

    /// Whether that was written twice, one after the other.
    var isRepeated: Bool { written.dropLast().last == written.last }

    /// Whether the binding reads the last value written, or one that was never written to it.
    ///
    /// A value that was also written before another one may be read because of that.
    func isResolved(by value: Value) -> Bool {
        guard value != old, let first = written.firstIndex(of: value) else { return value != old }
        return written[first...].allSatisfy { $0 == value }
    }

    /// The value that the app wants when the binding reads this one.
    func intended(by value: Value) -> Value { isExpected(value) ? written.last ?? value : value }

    private func isExpected(_ value: Value) -> Bool { value == old || written.contains(value) }
}
#endif
