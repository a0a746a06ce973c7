#if canImport(SwiftUI)

/// What a binding of the app was given and does not read back yet.
///
/// An app's store may publish a turn of the run loop later. Until then its old value is not what the app wants.
struct Unread<Value: Equatable> {
    /// What the binding read before.
    private let old: Value

    /// What it was given, in order.
    private let given: [Value]

    /// The binding was given a value, and before that others that it does not read back yet either.
    init(_ value: Value, old: Value, after earlier: Unread?) {
        (self.old, given) = (earlier?.old ?? old, (earlier?.given ?? []) + [value])
    }

    /// Whether the binding reads what it was given last, or what nobody gave it.
    func isOver(_ value: Value) -> Bool { isExpected(value) ? value == given.last && value != old : true }

    /// What the app wants, by what the binding reads.
    func meant(by value: Value) -> Value { isExpected(value) ? given.last ?? value : value }

    private func isExpected(_ value: Value) -> Bool { value == old || given.contains(value) }
}
#endif
