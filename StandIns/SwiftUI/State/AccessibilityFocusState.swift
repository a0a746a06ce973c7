/// The focus of an assistive technology, as far as it is in views that are bound to this state.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let slot: Slot<Value>

    /// Makes state for whether an element has the focus.
    public init() where Value == Bool { slot = Slot(false) }

    /// Makes state for which element has the focus.
    public init<T: Hashable>() where Value == T? { slot = Slot(nil) }

    /// The focused element; a change moves the focus with the next update.
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

        /// The focused element.
        public var wrappedValue: Value {
            get { box.read() }
            nonmutating set { box.write(newValue) }
        }

        /// The binding itself.
        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }
}

extension AccessibilityFocusState: Installable, SelfComparing {
    @MainActor func install(in node: GraphNode, at index: Int, environment: EnvironmentValues) {
        slot.keep(in: node, at: index)
    }

    @MainActor func watch(in environment: EnvironmentValues) -> (EnvironmentValues) -> Change? {
        slot.watch()
    }

    func isSame(as other: Any) -> Bool { other is AccessibilityFocusState }
}

/// Binds state to the focus of an assistive technology.
nonisolated struct SpokenModifier<Value: Hashable>: ViewModifier, PrimitiveModifier, VoiceBound {
    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value

    @MainActor var box: any Versioned { binding.box }
    @MainActor var isAskedFor: Bool { binding.box.value == value }
    @MainActor func focusCame() { binding.box.write(value) }
    @MainActor func focusWent() { binding.box.write(binding.none) }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension View {
    /// Binds the focus of assistive technologies on the view to state.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        equals value: Value
    ) -> some View {
        modifier(SpokenModifier(binding: binding, value: value))
    }

    /// Binds state to whether assistive technologies have the focus on the view.
    nonisolated public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View {
        modifier(SpokenModifier(binding: condition, value: true))
    }
}
