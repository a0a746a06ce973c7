/// What an element behaves like.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits; not Apple's.
    public var rawValue: UInt64
    /// Makes traits from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Nothing special.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It can be stepped up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Touches go straight to it.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// How an element with `allowsDirectInteraction` takes touches.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing is spoken on touch.
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1)
    /// The element must be activated first.
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 2)
}

/// What kind of container an element is.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none, dataTable, list, landmark, semanticGroup
}
