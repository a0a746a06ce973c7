/// A key of the environment.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The default value.
    static var defaultValue: Value { get }
}

/// Values that are passed down the view tree.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The layout direction of text.
    public var layoutDirection = LayoutDirection.leftToRight
    /// Whether Reduce Motion is on.
    ///
    /// As in SwiftUI, only the system can set it.
    public internal(set) var accessibilityReduceMotion = false
    /// Whether VoiceOver is on.
    ///
    /// As in SwiftUI, only the system can set it.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public var accessibilityVoiceOverEnabled: Bool { self[VoiceOverKey.self] }
    /// Whether Switch Control is on.
    ///
    /// As in SwiftUI, only the system can set it.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public var accessibilitySwitchControlEnabled: Bool { self[SwitchControlKey.self] }
    /// The text size of the user's settings, or of a part of the view tree.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
    /// The size of controls.
    @available(iOS 15, macOS 10.15, tvOS 15, watchOS 9, visionOS 1, *)
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
    /// The contrast that the user has set.
    ///
    /// As in SwiftUI, only the system can set it.
    public internal(set) var colorSchemeContrast = ColorSchemeContrast.standard
    /// Whether the display is dimmed, as that of a watch whose wrist is lowered.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 8, visionOS 1, *)
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }
    /// The phase of the view's scene.
    ///
    /// Assumption: a window is in an active scene by default.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
    /// Whether views are enabled.
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

struct VoiceOverKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

struct SwitchControlKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

private struct ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

private struct LuminanceKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

/// The text size.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// Extra small.
    case xSmall
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large, the default.
    case large
    /// Extra large.
    case xLarge
    /// Two sizes above the default.
    case xxLarge
    /// The largest size below the accessibility sizes.
    case xxxLarge
    /// The first accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The largest accessibility size.
    case accessibility5

    /// Whether it is an accessibility size.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The size of controls.
@available(iOS 15, macOS 10.15, tvOS 15, watchOS 9, visionOS 1, *)
public enum ControlSize: Sendable {
    /// The smallest.
    case mini
    /// Smaller than the default.
    case small
    /// The default.
    case regular
    /// Larger than the default.
    @available(macOS 11, *)
    case large
}

/// The contrast between foreground and background.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum ColorSchemeContrast: CaseIterable, Sendable {
    /// The default.
    case standard
    /// More than that.
    case increased
}

/// The phase of a scene.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public enum ScenePhase: Hashable, Comparable, Sendable {
    /// It is in the background.
    case background
    /// It is visible and inactive.
    case inactive
    /// It is active.
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
