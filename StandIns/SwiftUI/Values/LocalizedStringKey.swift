/// A key that is looked up in the app's translations; the stand-in has none, and shows the key.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let string: String

    /// Makes a key.
    public init(stringLiteral value: String) { string = value }

    /// Makes a key with values in it.
    public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

    /// What a key can have in it: of all that SwiftUI takes, texts and whole numbers.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var string = ""

        /// Begins a key.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a part of the key itself.
        public mutating func appendLiteral(_ literal: String) { string += literal }

        /// Adds a text.
        public mutating func appendInterpolation(_ string: String) { self.string += string }

        /// Adds a whole number.
        public mutating func appendInterpolation(_ value: Int) { string += String(value) }
    }
}
