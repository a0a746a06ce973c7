/// The alignment of text.
@available(iOS 6, tvOS 9, watchOS 2, visionOS 1, *)
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// A font.
@available(iOS 2, tvOS 9, watchOS 2, visionOS 1, *)
open class UIFont: NSObject, @unchecked Sendable {
    /// The style of a text.
    @available(iOS 7, tvOS 9, watchOS 2, visionOS 1, *)
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public var rawValue: String
        /// Makes a style by name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The style of second-level titles.
        @available(iOS 9, tvOS 9, watchOS 2, visionOS 1, *)
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The style of body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The style of headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The style of captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    }
    /// The size.
    public let pointSize: CGFloat
    /// The weight, from 100 to 900; 400 is regular.
    public let standInWeight: CGFloat
    /// The text style, if the size depends on one.
    let style: String?
    init(pointSize: CGFloat, weight: CGFloat = 400, style: String? = nil) {
        (self.pointSize, standInWeight, self.style) = (pointSize, weight, style)
        super.init()
    }
    /// The weight of a font; the stand-in has the regular one.
    @available(iOS 8.2, tvOS 9, watchOS 2, visionOS 1, *)
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The number.
        public var rawValue: CGFloat
        /// Makes a weight by its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Regular.
        public static let regular = Weight(rawValue: 0)
    }
    /// The system font with monospaced digits; the stand-in has one weight.
    @available(iOS 9, tvOS 9, watchOS 2, visionOS 1, *)
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize)
    }
    /// The system font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }
    /// The font for a text style.
    @available(iOS 7, tvOS 9, watchOS 2, visionOS 1, *)
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let name = style.name
        let size = StandInText.size(of: name, growth: 0)
        return UIFont(pointSize: size, weight: style == .headline ? 600 : 400, style: name)
    }
    /// The same font in another size, which no longer depends on a style.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize, weight: standInWeight) }
    /// The same font in the user's text size.
    func scaled(for category: UIContentSizeCategory) -> UIFont {
        guard let style else { return self }
        let size = StandInText.size(of: style, growth: category.growth)
        return UIFont(pointSize: size, weight: standInWeight, style: style)
    }
}

extension UIFont.TextStyle {
    /// The name without the common prefix, such as "title2".
    fileprivate var name: String {
        let name = rawValue.replacingOccurrences(of: "UICTFontTextStyle", with: "")
        return name == "Caption1" ? "caption" : name.prefix(1).lowercased() + name.dropFirst()
    }
}

extension UIContentSizeCategory {
    /// The position between the default size, 0, and the largest, 1.
    fileprivate var growth: CGFloat {
        let names = [
            "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
            "AccessibilityXXL", "AccessibilityXXXL",
        ]
        let index = names.firstIndex { rawValue == "UICTContentSizeCategory" + $0 } ?? 3
        return StandInText.growths[index]
    }
}

/// The growth of lengths with the user's text size.
@available(iOS 11, tvOS 11, watchOS 4, visionOS 1, *)
open class UIFontMetrics: NSObject {
    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics() }
    /// A length that grows as the text does.
    ///
    /// Assumption: it grows in proportion to body text, and is rounded to half points.
    @available(iOS 11, tvOS 11, visionOS 1, *)
    @available(watchOS, unavailable)
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = traitCollection?.preferredContentSizeCategory ?? .large
        let body = StandInText.size(of: "body", growth: category.growth)
        return (value * body / StandInText.size(of: "body", growth: 0) * 2).rounded() / 2
    }
}

/// A view of text; user interaction is disabled by default.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class UILabel: UIView {
    /// Makes a label with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes a label from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }
    /// The text.
    open var text: String? { didSet { invalidateIntrinsicContentSize() } }
    /// The font.
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    /// The colour.
    open var textColor: UIColor! = .label
    /// The alignment.
    open var textAlignment: NSTextAlignment = .natural
    /// The maximum number of lines; 0 means any number.
    open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    /// Whether the font shrinks so that the text fits, which the stand-in does not draw.
    open var adjustsFontSizeToFitWidth = false
    /// The least size of the font, as a part of its size.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open var minimumScaleFactor: CGFloat = 0
    /// Whether the size adapts to the user's setting.
    @available(iOS 10, tvOS 10, visionOS 1, *)
    open var adjustsFontForContentSizeCategory = false { didSet { invalidateIntrinsicContentSize() } }
    /// The label, or the text.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }
    override func textSizeDidChange() { invalidateIntrinsicContentSize() }
    /// The presented font, in the user's text size.
    public var standInFont: UIFont {
        adjustsFontForContentSizeCategory
            ? font.scaled(for: traitCollection.preferredContentSizeCategory) : font
    }
    /// The width for the lines, after layout has determined it.
    private var lineWidth = CGFloat.infinity
    /// The size that ``StandInText`` gives, with at most the maximum number of lines.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open override var intrinsicContentSize: CGSize {
        let font = standInFont
        return StandInText.size(
            of: text ?? "",
            width: numberOfLines == 1 ? .infinity : lineWidth,
            size: font.pointSize,
            weight: font.standInWeight
        )
    }
    /// The size of the text with lines of at most a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let font = standInFont
        return StandInText.size(
            of: text ?? "",
            width: numberOfLines == 1 ? .infinity : size.width,
            size: font.pointSize,
            weight: font.standInWeight
        )
    }
    /// Wraps the text again if the width has changed.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard numberOfLines != 1, bounds.width > 0, bounds.width != lineWidth else { return }
        let height = intrinsicContentSize.height
        lineWidth = bounds.width
        if intrinsicContentSize.height != height { invalidateIntrinsicContentSize() }
    }
}
