/// The accessibility information of a view.
public enum StandInAccessibility {
    /// The label.
    case label(Text)
    /// The value.
    case value(Text)
    /// Whether the view is hidden.
    case hidden(Bool)
    /// How the views inside are treated.
    case element(AccessibilityChildBehavior)
    /// The added traits.
    case traits(AccessibilityTraits)
    /// The place among the elements of the same container; greater ones come first.
    ///
    /// Elements with the same priority, which is 0 at first, are read by their places on the screen.
    case sortPriority(Double)
    /// The action of a swipe up or down.
    case adjust((AccessibilityAdjustmentDirection) -> Void)
    /// The closure of an action.
    case action(AccessibilityActionKind, () -> Void)
}

/// The buttons that stand for actions of a view; recorded for tests.
///
/// Assumption: the name of an action is the text of its button, and a disabled button is none.
public struct StandInActions {
    /// The names of the actions.
    public let names: [String]
    let actions: [@MainActor () -> Void]
}

/// Adds actions.
nonisolated struct ActionsModifier<Actions: View>: ViewModifier, PrimitiveModifier {
    let actions: Actions

    @MainActor func elements(of content: some View, in context: EvaluationContext) -> [StandInElement] {
        let buttons = context.child("actions").elements(of: actions).flatMap(\.all)
            .filter { $0.environment.isEnabled }
            .compactMap { element in
                (element.value as? any ButtonElement).map { (element.all, $0.action) }
            }
        let names = buttons.map { all, _ in all.compactMap { ($0.value as? Text)?.standInString }.joined() }
        let record = StandInActions(names: names, actions: buttons.map(\.1))
        return context.child("content").elements(of: content).map {
            StandInElement(record, [$0], context.environment)
        }
    }
}

/// Sets accessibility information.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier, PrimitiveModifier {
    let attachment: StandInAccessibility

    /// The information.
    public var standInAttachment: StandInAccessibility { attachment }
}

/// The direction in which a value is adjusted.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
}

/// How the views inside an accessibility element are treated.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// They are ignored.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They remain elements.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// They are combined into one element.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The kind of an accessibility action.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    /// The default action, which a tap runs.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// Closes what is open.
    public static let escape = AccessibilityActionKind(name: "escape")

    init(name: String) { self.name = name }

    /// Makes a named kind.
    public init(named name: Text) { self.name = "named " + name.standInString }
}

/// The accessibility traits of a view.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private struct Bits: OptionSet, Sendable {
        let rawValue: UInt64
    }

    private var bits: Bits = []

    /// It is selected.
    public static let isSelected = AccessibilityTraits(Bits(rawValue: 1))
    /// It is a button.
    public static let isButton = AccessibilityTraits(Bits(rawValue: 2))
    /// What is beside it is ignored.
    public static let isModal = AccessibilityTraits(Bits(rawValue: 4))

    /// Makes an empty set.
    public init() {}

    private init(_ bits: Bits) { self.bits = bits }

    /// Whether a trait is among these.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits.contains(member.bits) }

    /// The traits of both.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits.union(other.bits))
    }

    /// The traits that both have.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits.intersection(other.bits))
    }

    /// The traits that only one of both has.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits.symmetricDifference(other.bits))
    }

    /// Adds a trait.
    @discardableResult public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let (inserted, member) = bits.insert(newMember.bits)
        return (inserted, AccessibilityTraits(member))
    }

    /// Takes a trait away.
    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        bits.remove(member.bits).map { AccessibilityTraits($0) }
    }

    /// Adds a trait.
    @discardableResult public mutating func update(
        with newMember: AccessibilityTraits
    ) -> AccessibilityTraits? {
        bits.update(with: newMember.bits).map { AccessibilityTraits($0) }
    }

    /// Adds the traits of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits.formUnion(other.bits) }

    /// Keeps the traits that are also in another set.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits.formIntersection(other.bits) }

    /// Keeps the traits that are in only one of the two sets.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        bits.formSymmetricDifference(other.bits)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
    nonisolated private func adding(
        _ attachment: StandInAccessibility
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(attachment: attachment))
    }

    /// Sets the label.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    nonisolated public func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { adding(.label(label)) }

    /// Sets the label to a key's text.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { adding(.label(Text(labelKey))) }

    /// Sets the value.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    nonisolated public func accessibilityValue(
        _ valueDescription: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { adding(.value(valueDescription)) }

    /// Hides the view from assistive technologies.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { adding(.hidden(hidden)) }

    /// Sets the place among the elements of the same container.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { adding(.sortPriority(sortPriority)) }

    /// Makes the view an element.
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { adding(.element(children)) }

    /// Adds traits.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { adding(.traits(traits)) }

    /// Sets the action of a swipe up or down.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { adding(.adjust(handler)) }

    /// Sets the closure of an action.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { adding(.action(actionKind, handler)) }

    /// Adds a named action.
    nonisolated public func accessibilityAction(
        named name: Text,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        adding(.action(AccessibilityActionKind(named: name), handler))
    }

    /// Adds an action for each button.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
    nonisolated public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        modifier(ActionsModifier(actions: content()))
    }
}
