/// The layout direction.
@available(iOS 10, tvOS 10, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1, leftToRight, rightToLeft
}

/// The interface style.
@available(iOS 12, tvOS 10, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The contrast that the user asked for.
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// The content size category.
@available(iOS 7, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: String
    /// Makes a category by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether it is an accessibility size.
    @available(iOS 11, tvOS 11, watchOS 4, visionOS 1, *)
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
    /// Unspecified.
    @available(iOS 10, tvOS 10, visionOS 1, *)
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The default size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// The largest size below the accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
    )
}

/// The traits of a view.
@available(iOS 8, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// The layout direction.
    @available(iOS 10, tvOS 10, visionOS 1, *)
    open private(set) var layoutDirection: UITraitEnvironmentLayoutDirection
    /// The interface style.
    @available(iOS 12, tvOS 10, visionOS 1, *)
    open private(set) var userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels per point.
    open private(set) var displayScale: CGFloat
    /// The content size category.
    @available(iOS 10, tvOS 10, visionOS 1, *)
    open private(set) var preferredContentSizeCategory: UIContentSizeCategory
    /// Whether the user asked for more contrast.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    open private(set) var accessibilityContrast: UIAccessibilityContrast

    /// Makes a collection of given traits; on Apple's systems `traitOverrides` and mutators do
    /// this.
    public init(
        standInLayoutDirection layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        userInterfaceStyle: UIUserInterfaceStyle = .light,
        displayScale: CGFloat = 2,
        preferredContentSizeCategory: UIContentSizeCategory = .large,
        accessibilityContrast: UIAccessibilityContrast = .normal
    ) {
        self.layoutDirection = layoutDirection
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.accessibilityContrast = accessibilityContrast
        super.init()
    }
    /// Makes a collection of one trait.
    @available(iOS 10, tvOS 10, visionOS 1, *)
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(
            standInLayoutDirection: layoutDirection,
            userInterfaceStyle: .unspecified,
            displayScale: 0,
            preferredContentSizeCategory: .unspecified,
            accessibilityContrast: .unspecified
        )
    }

    /// The traits that dynamic colours depend on, as far as the stand-in has them.
    @available(iOS 17, tvOS 17, visionOS 1, *)
    open class var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
    }

    /// Whether all traits are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        let traits: [UITrait] = [
            UITraitLayoutDirection.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
            UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
        ]
        return traits.allSatisfy { $0.standInValue(in: self) == $0.standInValue(in: other) }
    }
    /// Hashes a trait.
    open override var hash: Int { layoutDirection.hashValue }
}

/// A trait that can be observed.
@available(iOS 17, tvOS 17, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public protocol UITraitDefinition {
    /// The value of the trait.
    static func standInValue(in traits: UITraitCollection) -> AnyHashable
}

/// A trait as a value.
@available(iOS 17, tvOS 17, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public typealias UITrait = any UITraitDefinition.Type

/// The trait of the layout direction.
@available(iOS 17, tvOS 17, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UITraitLayoutDirection: UITraitDefinition {
    /// The value of the trait.
    public static func standInValue(in traits: UITraitCollection) -> AnyHashable { traits.layoutDirection }
}

/// The trait of the interface style.
@available(iOS 17, tvOS 17, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// The value of the trait.
    public static func standInValue(in traits: UITraitCollection) -> AnyHashable { traits.userInterfaceStyle }
}

/// The trait of the contrast.
@available(iOS 17, tvOS 17, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UITraitAccessibilityContrast: UITraitDefinition {
    /// The value of the trait.
    public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
        traits.accessibilityContrast
    }
}

/// The trait of pixels per point.
@available(iOS 17, tvOS 17, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UITraitDisplayScale: UITraitDefinition {
    /// The value of the trait.
    public static func standInValue(in traits: UITraitCollection) -> AnyHashable { traits.displayScale }
}

/// The trait of the text size.
@available(iOS 17, tvOS 17, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The value of the trait.
    public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
        traits.preferredContentSizeCategory
    }
}

/// An environment with traits.
@available(iOS 8, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits.
    var traitCollection: UITraitCollection { get }
    /// Called after a change.
    @available(iOS, introduced: 8.0, deprecated: 17.0)
    @available(tvOS, introduced: 9.0, deprecated: 17.0)
    @available(visionOS, introduced: 1.0, deprecated: 1.0)
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for trait changes.
@available(iOS 17, tvOS 17, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

final class StandInTraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UIView, UITraitCollection) -> Void
    init(traits: [UITrait], handler: @escaping (UIView, UITraitCollection) -> Void) {
        (self.traits, self.handler) = (traits, handler)
        super.init()
    }
    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
