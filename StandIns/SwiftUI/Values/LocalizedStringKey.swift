/// A key for the app's translations.
///
/// The stand-in has no translations and shows the key.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
    let string: String

    /// Makes a key.
    public init(stringLiteral value: String) { string = value }

    /// Makes a key with values in it.
    public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

    /// The interpolations in a key; the stand-in supports texts and integers.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var string = ""

        /// Begins a key.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a part of the key itself.
        public mutating func appendLiteral(_ literal: String) { string += literal }

        /// Adds a text.
        public mutating func appendInterpolation(_ string: String) { self.string += string }

        /// Adds a text of SwiftUI.
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
        public mutating func appendInterpolation(_ text: Text) { string += text.standInString }

        /// Adds a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { string += "\(value)" }
    }
}

/// A number for a format.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol _FormatSpecifiable: Equatable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Int: _FormatSpecifiable {}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Double: _FormatSpecifiable {}
