/// What an assistive technology is told about a view.
public enum StandInAccessibility {
    /// The label.
    case label(Text)
    /// The value.
    case value(Text)
    /// Whether the view is left out.
    case hidden(Bool)
    /// How the views inside count.
    case element(AccessibilityChildBehavior)
    /// Traits that were added.
    case traits(AccessibilityTraits)
    /// What swiping up or down does.
    case adjust((AccessibilityAdjustmentDirection) -> Void)
    /// What an action does.
    case action(AccessibilityActionKind, () -> Void)
}

/// Tells something to assistive technologies.
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier, PrimitiveModifier {
    let attachment: StandInAccessibility
}

/// Which way a value is to be adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
}

/// How the views inside an accessibility element count.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// They do not.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They stay elements.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// They become one element.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    /// Dismisses what is open.
    public static let escape = AccessibilityActionKind(name: "escape")

    init(name: String) { self.name = name }

    /// Makes a kind of one's own.
    public init(named name: Text) { self.name = "named " + name.standInString }
}

/// What a view is, to assistive technologies.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes traits from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is selected.
    public static let isSelected = AccessibilityTraits(rawValue: 1)
}

extension View {
    nonisolated private func told(
        _ attachment: StandInAccessibility
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(attachment: attachment))
    }

    /// Sets the label.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { told(.label(label)) }

    /// Sets the label to a key's text.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        told(.label(Text(labelKey)))
    }

    /// Sets the value.
    nonisolated public func accessibilityValue(_ value: Text) -> some View { told(.value(value)) }

    /// Leaves the view out.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { told(.hidden(hidden)) }

    /// Makes the view an element.
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { told(.element(children)) }

    /// Adds traits.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        told(.traits(traits))
    }

    /// Says what swiping up or down does.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { told(.adjust(handler)) }

    /// Says what an action does.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind,
        _ handler: @escaping () -> Void
    ) -> some View { told(.action(actionKind, handler)) }

    /// Says what an action of one's own does.
    nonisolated public func accessibilityAction(
        named name: Text,
        _ handler: @escaping () -> Void
    ) -> some View { told(.action(AccessibilityActionKind(named: name), handler)) }
}
