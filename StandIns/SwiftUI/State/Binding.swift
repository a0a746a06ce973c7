/// How bindings are read that are made from closures.
@MainActor public enum StandInBindings {
    /// Whether bindings that are made now read the value of that moment while views are evaluated.
    ///
    /// SwiftUI does so always, and evaluates the view that has made the binding again if it observes the
    /// store. By default, the stand-in takes every store for one that is observed.
    public nonisolated(unsafe) static var areCopied = false
}

/// A value with another owner.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void
    /// The source of the binding, if the host knows it.
    private let source: [AnyHashable]?

    /// Makes a binding from closures on the main actor: stricter than SwiftUI, whose closures may
    /// have any isolation.
    public init(
        get: @escaping @MainActor @Sendable () -> Value,
        set: @escaping @MainActor @Sendable (Value) -> Void
    ) {
        func read() -> Value {
            nonisolated(unsafe) var value: Value?
            MainActor.assumeIsolated { value = get() }
            guard let value else { preconditionFailure("The getter did not run.") }
            return value
        }
        let copy = StandInBindings.areCopied ? read() : nil
        self.get = {
            if let copy, Readings.current != nil { return copy }
            let value = read()
            Readings.current?.note(value, read: read)
            return value
        }
        source = nil
        self.set = { newValue in
            nonisolated(unsafe) let newValue = newValue
            MainActor.assumeIsolated { set(newValue) }
        }
    }

    init(
        unchecked get: @escaping () -> Value,
        _ set: @escaping (Value) -> Void,
        of source: [AnyHashable]? = nil
    ) {
        (self.get, self.set, self.source) = (get, set, source)
    }

    /// A binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(unchecked: { value }, { _ in }) }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a member of the value.
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(
            unchecked: { wrappedValue[keyPath: keyPath] },
            { wrappedValue[keyPath: keyPath] = $0 },
            of: source.map { $0 + [AnyHashable(keyPath)] }
        )
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: SelfComparing {
    func isSame(as other: Any) -> Bool {
        guard let source, let other = other as? Binding else { return false }
        return source == other.source
    }
}
