#if canImport(UIKit) && !os(watchOS)

/// Whether a property has another value than before.
///
/// One that contains NaN is not even equal to itself, and may be set again in each layout. Such values
/// are compared by their descriptions.
func isNew<Value: Equatable>(_ value: Value, after old: Value) -> Bool {
    guard value != old else { return false }
    return value == value || old == old || String(describing: value) != String(describing: old)
}
#endif
