/// A box for a value, which outlives the views that refer to it.
final class Box<Value>: Versioned {
    /// The number of changes of the value.
    private(set) var version = 0
    private(set) var transaction = Transaction()
    /// Whether an evaluation read it without a binding.
    ///
    /// Then the view that owns it depends on it.
    var wasRead = false

    var value: Value {
        didSet {
            guard !isSilent else { return }
            version += 1
            transaction = Transactions.current
            StandInChanges.count += 1
        }
    }

    private var isSilent = false

    init(_ value: Value) { self.value = value }

    /// The value; reading it makes the current evaluation depend on it.
    func read() -> Value {
        Readings.current?.note(self)
        return value
    }

    /// Sets the value without counting a change.
    func replace(with newValue: Value) {
        isSilent = true
        value = newValue
        isSilent = false
    }

    /// Sets the value, and counts a change if it differs.
    func write(_ newValue: Value) {
        if !areSame(value, newValue) { value = newValue }
    }
}

/// Counts changes of state, so that the host notices them.
enum StandInChanges {
    nonisolated(unsafe) static var count = 0
}

/// The box of the host, which all copies of a property have in common.
final class Slot<Value>: @unchecked Sendable {
    let initial: Value
    private(set) var isKept = false
    private(set) var box: Box<Value>

    init(_ value: Value) { (initial, box) = (value, Box(value)) }

    /// The box that is stored for a position in the view tree.
    ///
    /// A new position begins with a new box.
    @MainActor func keep(in node: GraphNode, at index: Int) {
        let kept = node.boxes[index] as? Box<Value>
        box = kept ?? (isKept ? Box(initial) : box)
        node.boxes[index] = box
        isKept = true
    }

    var value: Value {
        get {
            if Readings.current != nil { box.wasRead = true }
            return box.read()
        }
        // SwiftUI drops what is written while it evaluates views, and warns.
        set { if Readings.current == nil { box.write(newValue) } }
    }

    @MainActor func watch() -> (EnvironmentValues) -> Change? {
        let (box, version) = (box, box.version)
        return { _ in box.wasRead && box.version != version ? .own(box.transaction) : nil }
    }
}

/// A property that the host connects before it evaluates a body.
protocol Installable {
    @MainActor func install(in node: GraphNode, at index: Int, environment: EnvironmentValues)
    /// A closure that checks later whether the installed property has another value.
    @MainActor func watch(in environment: EnvironmentValues) -> (EnvironmentValues) -> Change?
}

/// A value that a view owns.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let slot: Slot<Value>

    /// Makes state with its first value.
    public init(wrappedValue value: Value) { slot = Slot(value) }

    /// Makes state with its first value.
    public init(initialValue value: Value) { slot = Slot(value) }

    /// The value.
    public var wrappedValue: Value {
        get { slot.value }
        nonmutating set { slot.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard slot.isKept else { return Binding(unchecked: { slot.box.read() }, { slot.box.write($0) }) }
        let box = slot.box
        return Binding(unchecked: { box.read() }, { box.write($0) }, of: [ObjectIdentifier(box)])
    }
}

extension State: Installable, SelfComparing {
    @MainActor func install(in node: GraphNode, at index: Int, environment: EnvironmentValues) {
        slot.keep(in: node, at: index)
    }

    @MainActor func watch(in environment: EnvironmentValues) -> (EnvironmentValues) -> Change? {
        slot.watch()
    }

    func isSame(as other: Any) -> Bool {
        (other as? State).map { areSame(slot.initial, $0.slot.initial) } ?? false
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension State: Sendable where Value: Sendable {}

/// A value during a gesture, which is reset when the gesture ends or is cancelled.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    private let slot: Slot<Value>

    /// Makes state with its value outside of a gesture.
    public init(wrappedValue: Value) { slot = Slot(wrappedValue) }

    /// The value.
    public var wrappedValue: Value { slot.value }

    /// The state itself, to pass to `updating`.
    public var projectedValue: GestureState<Value> { self }

    func update(fromInitial: Bool, _ body: (inout Value, inout Transaction) -> Void) {
        var (value, transaction) = (fromInitial ? slot.initial : slot.box.value, Transaction())
        body(&value, &transaction)
        slot.box.write(value)
    }

    func reset() { slot.box.write(slot.initial) }
}

extension GestureState: Installable, SelfComparing {
    @MainActor func install(in node: GraphNode, at index: Int, environment: EnvironmentValues) {
        slot.keep(in: node, at: index)
    }

    @MainActor func watch(in environment: EnvironmentValues) -> (EnvironmentValues) -> Change? {
        slot.watch()
    }

    func isSame(as other: Any) -> Bool {
        (other as? GestureState).map { areSame(slot.initial, $0.slot.initial) } ?? false
    }
}
