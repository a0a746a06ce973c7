/// The traits of an element.
@available(iOS 2, tvOS 9, watchOS 2, visionOS 1, *)
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The raw value, which differs from Apple's.
    public var rawValue: UInt64
    /// Makes traits from a raw value.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Nothing special.
    public nonisolated static let none: UIAccessibilityTraits = []
    /// A button.
    public nonisolated static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public nonisolated static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public nonisolated static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Selected.
    public nonisolated static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Text that does not change.
    public nonisolated static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Disabled.
    public nonisolated static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its value changes often.
    public nonisolated static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It can be incremented and decremented.
    @available(iOS 4, tvOS 9, watchOS 2, visionOS 1, *)
    public nonisolated static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It receives touches directly.
    @available(iOS 5, tvOS 9, watchOS 2, visionOS 1, *)
    public nonisolated static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The style of headings.
    @available(iOS 6, tvOS 9, watchOS 2, visionOS 1, *)
    public nonisolated static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A button that is on or off.
    @available(iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
    public nonisolated static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

extension UIAccessibility {
    /// How an element with `allowsDirectInteraction` takes touches.
    @available(iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
    public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
        /// The raw value.
        public var rawValue: UInt
        /// Makes options from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Nothing is spoken on touch.
        public static let silentOnTouch = DirectTouchOptions(rawValue: 1)
        /// The element must be activated first.
        public static let requiresActivation = DirectTouchOptions(rawValue: 2)
    }
}

/// The type of a container.
@available(iOS 11, tvOS 11, watchOS 4, visionOS 1, *)
public enum UIAccessibilityContainerType: Int, Sendable {
    case none, dataTable, list, landmark
    @available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    case semanticGroup
}
