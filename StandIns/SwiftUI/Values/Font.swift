/// A font.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Font: Hashable, Sendable {
    let name: String

    /// The style of second-level titles.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    public static let title2 = Font(name: "title2")

    /// The style of headings.
    public static let headline = Font(name: "headline")

    /// The style of secondary text.
    public static let subheadline = Font(name: "subheadline")

    /// The style of body text.
    public static let body = Font(name: "body")

    /// The system font at a fixed size; the stand-in supports no weights and designs.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(name: "\(size)")
    }

    /// The weight of a font; the stand-in has no named weights.
    public struct Weight: Hashable, Sendable {}

    /// The design of a font; the stand-in has the default design.
    public enum Design: Hashable, Sendable {
        /// The default.
        case `default`
    }

    /// The same font with monospaced digits.
    public func monospacedDigit() -> Font { Font(name: name + ", monospaced digits") }
}
