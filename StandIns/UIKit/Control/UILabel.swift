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
    init(pointSize: CGFloat, weight: CGFloat = 400) {
        (self.pointSize, standInWeight) = (pointSize, weight)
        super.init()
    }
    /// The system's typeface.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }
    /// The typeface for what text is for.
    @available(iOS 7, tvOS 9, watchOS 2, visionOS 1, *)
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(pointSize: [.title2: 22, .caption1: 12][style] ?? 17, weight: style == .headline ? 600 : 400)
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
    /// As large as ``StandInText`` says, on one line unless the text has breaks of its own.
    open override var intrinsicContentSize: CGSize {
        StandInText.size(of: text ?? "", size: font.pointSize, weight: font.standInWeight)
    }
}
