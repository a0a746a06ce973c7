/// The focus, as far as it is in views that are bound to this state.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let slot: Slot<Value>

    /// Makes state for whether a view has the focus.
    public init() where Value == Bool { slot = Slot(false) }

    /// Makes state for which view has the focus.
    public init<T: Hashable>() where Value == T? { slot = Slot(nil) }

    /// The focused view; a change moves the focus with the next update.
    public var wrappedValue: Value {
        get { slot.value }
        nonmutating set { slot.value = newValue }
    }

    /// The binding for views.
    public var projectedValue: Binding { Binding(box: slot.box, none: slot.initial) }

    /// The binding for views.
    @propertyWrapper public struct Binding {
        let box: Box<Value>
        let none: Value

        /// The focused view.
        public var wrappedValue: Value {
            get { box.read() }
            nonmutating set { box.write(newValue) }
        }

        /// The binding itself.
        public var projectedValue: FocusState<Value>.Binding { self }
    }
}

extension FocusState: Installable, SelfComparing {
    @MainActor func install(in node: GraphNode, at index: Int, environment: EnvironmentValues) {
        slot.keep(in: node, at: index)
    }

    @MainActor func watch(in environment: EnvironmentValues) -> (EnvironmentValues) -> Change? {
        slot.watch()
    }

    func isSame(as other: Any) -> Bool { other is FocusState }
}

/// A value that follows the focus and can request it.
@MainActor protocol FocusBound {
    var box: any Versioned { get }
    var isAskedFor: Bool { get }
    var isAskedForNone: Bool { get }
    func focusCame()
    func focusWent()
}

nonisolated struct FocusedModifier<Value: Hashable>: ViewModifier, PrimitiveModifier, FocusBound {
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor var box: any Versioned { binding.box }
    @MainActor var isAskedFor: Bool { binding.box.value == value }
    @MainActor var isAskedForNone: Bool { binding.box.value == binding.none }
    @MainActor func focusCame() { binding.box.write(value) }
    @MainActor func focusWent() { binding.box.write(binding.none) }
}

/// The purpose of focus on a view.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct FocusInteractions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Makes interactions from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The view has an action, as a button does.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view is edited with keys or the crown.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The system's default.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension View {
    /// Binds the focus of the view to state.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }

    /// Binds state to whether the view has the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// Makes the view focusable for a purpose, which the stand-in ignores.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    nonisolated public func focusable(
        _ isFocusable: Bool = true,
        interactions: FocusInteractions
    ) -> some View { recorded("focusable", isFocusable) }

    /// Disables the focus effect, which the stand-in does not have.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        recorded("focusEffectDisabled", disabled)
    }
}
