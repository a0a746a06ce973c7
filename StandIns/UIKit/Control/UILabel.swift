/// The side on which text stands.
@available(iOS 6, tvOS 9, watchOS 2, visionOS 1, *)
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// A typeface and size.
@available(iOS 2, tvOS 9, watchOS 2, visionOS 1, *)
open class UIFont: NSObject, @unchecked Sendable {
    /// What text is for.
    @available(iOS 7, tvOS 9, watchOS 2, visionOS 1, *)
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Makes a style by name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The second of the titles.
        @available(iOS 9, tvOS 9, watchOS 2, visionOS 1, *)
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A heading.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Small print.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    }
    /// The size.
    public let pointSize: CGFloat
    /// How thick the strokes are, on the scale from 100 to 900 on which 400 is regular.
    public let standInWeight: CGFloat
    /// What the text is for, if the size follows from that.
    let style: String?
    init(pointSize: CGFloat, weight: CGFloat = 400, style: String? = nil) {
        (self.pointSize, standInWeight, self.style) = (pointSize, weight, style)
        super.init()
    }
    /// How thick the strokes are; the stand-in knows the usual one.
    @available(iOS 8.2, tvOS 9, watchOS 2, visionOS 1, *)
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The number.
        public var rawValue: CGFloat
        /// Makes a weight by its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// As usual.
        public static let regular = Weight(rawValue: 0)
    }
    /// The system's typeface, with digits that are all as wide; the stand-in has one weight.
    @available(iOS 9, tvOS 9, watchOS 2, visionOS 1, *)
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize)
    }
    /// The system's typeface.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }
    /// The typeface for what text is for.
    @available(iOS 7, tvOS 9, watchOS 2, visionOS 1, *)
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let name = style.name
        let size = StandInText.size(of: name, growth: 0)
        return UIFont(pointSize: size, weight: style == .headline ? 600 : 400, style: name)
    }
    /// The same typeface in the size that a user asked for.
    func scaled(for category: UIContentSizeCategory) -> UIFont {
        guard let style else { return self }
        let size = StandInText.size(of: style, growth: category.growth)
        return UIFont(pointSize: size, weight: standInWeight, style: style)
    }
}

extension UIFont.TextStyle {
    /// The name without what all have in front: "title2".
    fileprivate var name: String {
        let name = rawValue.replacingOccurrences(of: "UICTFontTextStyle", with: "")
        return name == "Caption1" ? "caption" : name.prefix(1).lowercased() + name.dropFirst()
    }
}

extension UIContentSizeCategory {
    /// How far it is from the usual size to the largest.
    fileprivate var growth: CGFloat {
        let names = [
            "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
            "AccessibilityXXL", "AccessibilityXXXL",
        ]
        let place = names.firstIndex { rawValue == "UICTContentSizeCategory" + $0 } ?? 3
        return StandInText.growths[place]
    }
}

/// A view of text; it takes no touches unless told to.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class UILabel: UIView {
    /// Makes a label at a place.
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
    /// The typeface.
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    /// The colour.
    open var textColor: UIColor! = .label
    /// The side on which it stands.
    open var textAlignment: NSTextAlignment = .natural
    /// How many lines there may be; 0 means any number.
    open var numberOfLines = 1
    /// Whether the size follows the user's.
    @available(iOS 10, tvOS 10, visionOS 1, *)
    open var adjustsFontForContentSizeCategory = false
    /// The label, or the text.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }
    /// The typeface as it is shown, in the user's size.
    public var standInFont: UIFont {
        adjustsFontForContentSizeCategory
            ? font.scaled(for: traitCollection.preferredContentSizeCategory) : font
    }
    /// The width that lines have to fit into, once layout has told it.
    private var lineWidth = CGFloat.infinity
    /// As large as ``StandInText`` says, on as many lines as there may be.
    open override var intrinsicContentSize: CGSize {
        let font = standInFont
        return StandInText.size(
            of: text ?? "",
            width: numberOfLines == 1 ? .infinity : lineWidth,
            size: font.pointSize,
            weight: font.standInWeight
        )
    }
    /// Breaks the text anew where the width is another one.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard numberOfLines != 1, bounds.width > 0, bounds.width != lineWidth else { return }
        let height = intrinsicContentSize.height
        lineWidth = bounds.width
        if intrinsicContentSize.height != height { invalidateIntrinsicContentSize() }
    }
}
