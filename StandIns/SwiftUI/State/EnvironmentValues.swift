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
    /// How large text is; only with the user's settings, or for a part of the views.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
    /// What the scene of the view is doing; assumption: a window is in an active one until a test says more.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
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

private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

/// How large text is.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// Very small.
    case xSmall
    /// Small.
    case small
    /// A little smaller than usual.
    case medium
    /// As usual.
    case large
    /// A little larger than usual.
    case xLarge
    /// Larger.
    case xxLarge
    /// The largest without help.
    case xxxLarge
    /// The first for those who see badly.
    case accessibility1
    /// The second.
    case accessibility2
    /// The third.
    case accessibility3
    /// The fourth.
    case accessibility4
    /// The largest.
    case accessibility5

    /// Whether it is one for those who see badly.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// What a scene is doing.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public enum ScenePhase: Hashable, Comparable, Sendable {
    /// Nobody sees it.
    case background
    /// It is seen and does nothing.
    case inactive
    /// It takes input.
    case active
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
