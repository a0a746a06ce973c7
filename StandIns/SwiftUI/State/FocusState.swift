/// Where focus is, as far as views say that they are bound to it.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let slot: Slot<Value>

    /// Makes state of whether a view has focus.
    public init() where Value == Bool { slot = Slot(false) }

    /// Makes state of which view has focus.
    public init<T: Hashable>() where Value == T? { slot = Slot(nil) }

    /// Where focus is; a change moves it with the next update.
    public var wrappedValue: Value {
        get { slot.value }
        nonmutating set { slot.value = newValue }
    }

    /// What views are bound to.
    public var projectedValue: Binding { Binding(box: slot.box, none: slot.initial) }

    /// What views are bound to.
    @propertyWrapper public struct Binding {
        let box: Box<Value>
        let none: Value

        /// Where focus is.
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

/// Something that follows focus and asks for it.
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

/// What a view does with focus.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct FocusInteractions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes interactions from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It does something by itself, as a button.
    public static let activate = FocusInteractions(rawValue: 1)
    /// It takes what is typed, or turned.
    public static let edit = FocusInteractions(rawValue: 2)
    /// What is usual on the system.
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

    /// Binds to state whether the view has focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// Lets the view have focus, and says what for; the stand-in makes no difference of it.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    nonisolated public func focusable(
        _ isFocusable: Bool = true,
        interactions: FocusInteractions
    ) -> some View { recorded("focusable", isFocusable) }

    /// Takes the mark of focus away, which the stand-in does not draw.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        recorded("focusEffectDisabled", disabled)
    }
}
