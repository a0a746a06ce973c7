/// A colour.
///
/// System colours are those of iOS 16, in light and in dark mode.
@available(iOS 2, tvOS 9, watchOS 2, visionOS 1, *)
@available(macOS, unavailable)
open class UIColor: NSObject, @unchecked Sendable {
    /// The components; those in light mode if it is dynamic.
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

    /// Makes a dynamic colour.
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
    /// Transparent.
    open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// Red.
    open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Green.
    open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Blue.
    open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// The system's blue.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    @available(watchOS, unavailable)
    open class var systemBlue: UIColor { standIn(0x007AFF, 0x0A84FF) }
    /// The system's indigo.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    @available(watchOS, unavailable)
    open class var systemIndigo: UIColor { standIn(0x5856D6, 0x5E5CE6) }
    /// The system's red.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    @available(watchOS, unavailable)
    open class var systemRed: UIColor { standIn(0xFF3B30, 0xFF453A) }
    /// The system's pink.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    @available(watchOS, unavailable)
    open class var systemPink: UIColor { standIn(0xFF2D55, 0xFF375F) }
    /// The system's fill of small shapes.
    @available(iOS 13, visionOS 1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    open class var tertiarySystemFill: UIColor { standIn(0x767680, 0.12, 0x767680, 0.24) }
    /// The system's background.
    @available(iOS 13, visionOS 1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    open class var systemBackground: UIColor { standIn(0xFFFFFF, 0x000000) }
    /// The system's text colour.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    @available(watchOS, unavailable)
    open class var label: UIColor { standIn(0x000000, 0xFFFFFF) }
    /// The system's separator.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    @available(watchOS, unavailable)
    open class var separator: UIColor { standIn(0x3C3C43, 0.29, 0x545458, 0.6) }

    /// The same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let color = cgColor.copy(alpha: alpha).map(UIColor.init(cgColor:)) ?? self
        color.provider = provider.map { provider in { provider($0).withAlphaComponent(alpha) } }
        return color
    }
    /// A system colour with its values in light and in dark mode.
    private static func standIn(_ light: Int, _ dark: Int) -> UIColor { standIn(light, 1, dark, 1) }
    private static func standIn(
        _ light: Int,
        _ lightAlpha: CGFloat,
        _ dark: Int,
        _ darkAlpha: CGFloat
    ) -> UIColor {
        let (light, dark) = (UIColor(standIn: light, lightAlpha), UIColor(standIn: dark, darkAlpha))
        light.provider = { [cgColor = light.cgColor] traits in
            traits.userInterfaceStyle == .dark ? dark : UIColor(cgColor: cgColor)
        }
        return light
    }
    private convenience init(standIn number: Int, _ alpha: CGFloat) {
        func part(_ shift: Int) -> CGFloat { CGFloat((number >> shift) & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
    /// The colour for some traits.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    @available(watchOS, unavailable)
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        provider?(traitCollection) ?? self
    }
    /// Sets the fill colour; this does nothing here.
    open func setFill() {}
    /// Sets the stroke colour; this does nothing here.
    open func setStroke() {}
    /// Equal where the components are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }
    /// Hashes the components.
    open override var hash: Int { cgColor.hashValue }
}
