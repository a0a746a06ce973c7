/// A typeface and size.
public struct Font: Hashable, Sendable {
    private let name: String

    /// The second of the titles.
    public static let title2 = Font(name: "title2")

    /// The same, with digits that are all as wide.
    public func monospacedDigit() -> Font { Font(name: name + ", monospaced digits") }
}
