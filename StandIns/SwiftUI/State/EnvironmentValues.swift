/// A key of the environment.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}

/// Values that go down the tree of views.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Which way text runs.
    public var layoutDirection = LayoutDirection.leftToRight
    /// Whether the user asked for less motion; as in SwiftUI only the system can set it.
    public internal(set) var accessibilityReduceMotion = false
    /// Whether views take input.
    public var isEnabled = true
    /// The styles of buttons, the innermost last.
    var buttonStyles: [AnyButtonStyle] = []

    /// Makes the values of a window.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A property whose value comes from outside the view.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol DynamicProperty {}

/// A value of the environment.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private let slot = EnvironmentSlot()

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value.
    public var wrappedValue: Value { slot.value[keyPath: keyPath] }
}

extension Environment: Installable, SelfComparing {
    @MainActor func install(in node: GraphNode, at index: Int, environment: EnvironmentValues) {
        slot.value = environment
    }

    @MainActor func watch(in environment: EnvironmentValues) -> (EnvironmentValues) -> Change? {
        let (keyPath, value) = (keyPath, environment[keyPath: keyPath])
        return { areSame($0[keyPath: keyPath], value) ? nil : .inherited }
    }

    func isSame(as other: Any) -> Bool { (other as? Environment)?.keyPath == keyPath }
}

/// The environment in which a property was last evaluated.
private final class EnvironmentSlot: @unchecked Sendable {
    var value = EnvironmentValues()
}
