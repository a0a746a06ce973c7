/// A typeface and size.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Font: Hashable, Sendable {
    let name: String

    /// The second of the titles.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    public static let title2 = Font(name: "title2")

    /// A heading.
    public static let headline = Font(name: "headline")

    /// Less than running text.
    public static let subheadline = Font(name: "subheadline")

    /// Running text.
    public static let body = Font(name: "body")

    /// The system's typeface in a size that stays as it is; the stand-in takes no weights and designs.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(name: "\(size)")
    }

    /// How thick the strokes are; the stand-in knows none by name.
    public struct Weight: Hashable, Sendable {}

    /// How the letters are drawn; the stand-in knows the usual way.
    public enum Design: Hashable, Sendable {
        /// As everywhere.
        case `default`
    }

    /// The same, with digits that are all as wide.
    public func monospacedDigit() -> Font { Font(name: name + ", monospaced digits") }
}
