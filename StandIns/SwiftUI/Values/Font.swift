/// A typeface and size.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Font: Hashable, Sendable {
    let name: String

    /// The second of the titles.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    public static let title2 = Font(name: "title2")

    /// The same, with digits that are all as wide.
    public func monospacedDigit() -> Font { Font(name: name + ", monospaced digits") }
}
