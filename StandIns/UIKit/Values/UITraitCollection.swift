/// Left to right, or not.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1, leftToRight, rightToLeft
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How large text is asked to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a category by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nothing asked.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The usual size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// The largest of the usual sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The largest of all.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
    )
}

/// The environment of a view.
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// Left to right, or not.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels per point.
    public let displayScale: CGFloat
    /// How large text is asked to be.
    public let preferredContentSizeCategory: UIContentSizeCategory

    /// Makes a collection of given traits; on Apple's systems `traitOverrides` and mutators do this.
    public init(
        standInLayoutDirection layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        userInterfaceStyle: UIUserInterfaceStyle = .light,
        displayScale: CGFloat = 2,
        preferredContentSizeCategory: UIContentSizeCategory = .large
    ) {
        self.layoutDirection = layoutDirection
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
        self.preferredContentSizeCategory = preferredContentSizeCategory
        super.init()
    }
    /// Makes a collection of one trait.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(
            standInLayoutDirection: layoutDirection,
            userInterfaceStyle: .unspecified,
            displayScale: 0,
            preferredContentSizeCategory: .unspecified
        )
    }

    /// Equal where every trait is.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        let traits: [UITrait] = [
            UITraitLayoutDirection.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
            UITraitPreferredContentSizeCategory.self,
        ]
        return traits.allSatisfy { $0.standInValue(in: self) == $0.standInValue(in: other) }
    }
    /// Hashes a trait.
    open override var hash: Int { layoutDirection.hashValue }
}

/// A trait that can be observed.
public protocol UITraitDefinition {
    /// The value of the trait.
    static func standInValue(in traits: UITraitCollection) -> AnyHashable
}

/// A trait as a value.
public typealias UITrait = any UITraitDefinition.Type

/// The trait of the layout direction.
public struct UITraitLayoutDirection: UITraitDefinition {
    /// The value of the trait.
    public static func standInValue(in traits: UITraitCollection) -> AnyHashable { traits.layoutDirection }
}

/// The trait of light and dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// The value of the trait.
    public static func standInValue(in traits: UITraitCollection) -> AnyHashable { traits.userInterfaceStyle }
}

/// The trait of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
    /// The value of the trait.
    public static func standInValue(in traits: UITraitCollection) -> AnyHashable { traits.displayScale }
}

/// The trait of the text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The value of the trait.
    public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
        traits.preferredContentSizeCategory
    }
}

/// Whatever has traits.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits.
    var traitCollection: UITraitCollection { get }
    /// Called after a change.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration to hand back.
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

final class StandInTraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UIView, UITraitCollection) -> Void
    init(traits: [UITrait], handler: @escaping (UIView, UITraitCollection) -> Void) {
        (self.traits, self.handler) = (traits, handler)
        super.init()
    }
}
