/// A colour; those of the system are light ones here, but for indigo.
@available(iOS 2, tvOS 9, watchOS 2, visionOS 1, *)
@available(macOS, unavailable)
open class UIColor: NSObject, @unchecked Sendable {
    /// The components; those in light where it depends.
    open private(set) var cgColor: CGColor
    private var provider: ((UITraitCollection) -> UIColor)?

    /// Makes a colour from sRGB components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
        super.init()
    }
    /// Makes a grey.
    public init(white: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(red: white, green: white, blue: white, alpha: alpha)
        super.init()
    }
    /// Makes a colour from components.
    public init(cgColor: CGColor) {
        self.cgColor = cgColor
        super.init()
    }

    /// Makes a colour that depends on traits.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    @available(watchOS, unavailable)
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        cgColor = dynamicProvider(UITraitCollection(standInLayoutDirection: .leftToRight)).cgColor
        provider = dynamicProvider
        super.init()
    }

    /// Black.
    open class var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// White.
    open class var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// No colour.
    open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// Red.
    open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Green.
    open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Blue.
    open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// The system's blue, roughly.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    @available(watchOS, unavailable)
    open class var systemBlue: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
    /// The system's indigo, roughly.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    @available(watchOS, unavailable)
    open class var systemIndigo: UIColor {
        UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 0.37, green: 0.36, blue: 0.9, alpha: 1)
                : UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1)
        }
    }
    /// The system's red, roughly.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    @available(watchOS, unavailable)
    open class var systemRed: UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
    /// The system's pink, roughly.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    @available(watchOS, unavailable)
    open class var systemPink: UIColor { UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1) }
    /// The system's fill of small shapes, roughly.
    @available(iOS 13, visionOS 1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    open class var tertiarySystemFill: UIColor { UIColor(red: 0.46, green: 0.46, blue: 0.5, alpha: 0.12) }
    /// The system's background, light.
    @available(iOS 13, visionOS 1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    open class var systemBackground: UIColor { .white }
    /// The system's text colour, light.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    @available(watchOS, unavailable)
    open class var label: UIColor { .black }
    /// The system's separator, roughly.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    @available(watchOS, unavailable)
    open class var separator: UIColor { UIColor(white: 0.24, alpha: 0.29) }

    /// The same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        cgColor.copy(alpha: alpha).map(UIColor.init(cgColor:)) ?? self
    }
    /// The colour for some traits.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    @available(watchOS, unavailable)
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        provider?(traitCollection) ?? self
    }
    /// Sets the colour of fills; nothing is drawn.
    open func setFill() {}
    /// Sets the colour of strokes; nothing is drawn.
    open func setStroke() {}
    /// Equal where the components are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }
    /// Hashes the components.
    open override var hash: Int { cgColor.hashValue }
}
