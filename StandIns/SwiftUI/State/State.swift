/// A place for a value, which outlives the views that refer to it.
final class Box<Value> {
    var value: Value {
        didSet { StandInChanges.count += 1 }
    }

    init(_ value: Value) { self.value = value }
}

/// Counts changes of state, so that the host notices them.
enum StandInChanges {
    nonisolated(unsafe) static var count = 0
}

/// What all copies of one property share: the box that the host gave it.
final class Slot<Value>: @unchecked Sendable {
    var box: Box<Value>
    init(_ value: Value) { box = Box(value) }
}

/// A property that the host connects before it evaluates a body.
protocol Installable {
    @MainActor func install(in node: GraphNode, at index: Int, environment: EnvironmentValues)
}

extension GraphNode {
    func keep<Value>(_ slot: Slot<Value>, at index: Int) {
        if let box = boxes[index] as? Box<Value> { slot.box = box } else { boxes[index] = slot.box }
    }
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
        get { slot.box.value }
        nonmutating set { slot.box.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(unchecked: { slot.box.value }, { slot.box.value = $0 })
    }
}

extension State: Installable {
    @MainActor func install(in node: GraphNode, at index: Int, environment: EnvironmentValues) {
        node.keep(slot, at: index)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension State: Sendable where Value: Sendable {}

/// A value that holds during a gesture, and is reset when it ends in whatever way.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let slot: Slot<Value>

    /// Makes state with the value that it has without a gesture.
    public init(wrappedValue: Value) { (initial, slot) = (wrappedValue, Slot(wrappedValue)) }

    /// The value.
    public var wrappedValue: Value { slot.box.value }

    /// The state itself, to pass to `updating`.
    public var projectedValue: GestureState<Value> { self }

    func update(_ body: (inout Value, inout Transaction) -> Void) {
        var (value, transaction) = (slot.box.value, Transaction())
        body(&value, &transaction)
        slot.box.value = value
    }

    func reset() { slot.box.value = initial }
}

extension GestureState: Installable {
    @MainActor func install(in node: GraphNode, at index: Int, environment: EnvironmentValues) {
        node.keep(slot, at: index)
    }
}
