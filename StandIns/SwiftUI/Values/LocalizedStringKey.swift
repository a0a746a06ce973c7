/// A key that is looked up in the app's translations; the stand-in has none, and shows the key.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
    let string: String

    /// Makes a key.
    public init(stringLiteral value: String) { string = value }

    /// Makes a key with values in it.
    public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

    /// What a key can have in it: of all that SwiftUI takes, texts and whole numbers.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var string = ""

        /// Begins a key.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a part of the key itself.
        public mutating func appendLiteral(_ literal: String) { string += literal }

        /// Adds a text.
        public mutating func appendInterpolation(_ string: String) { self.string += string }

        /// Adds a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { string += "\(value)" }
    }
}

/// A number that a format can hold.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol _FormatSpecifiable: Equatable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Int: _FormatSpecifiable {}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Double: _FormatSpecifiable {}
