/// Text as UTF-8 bytes.
///
/// ``bytes`` can be written to a file as they are; ``description`` is the same text as a `String`.
/// The exports build bytes rather than strings because the same code is then small as Embedded
/// WebAssembly.
public struct UTF8Text: Hashable, Sendable {
    /// The UTF-8 bytes of the text.
    public private(set) var bytes: [UInt8] = []

    /// Makes an empty text.
    package init() {}

    /// Removes all bytes and keeps the storage for the next ones.
    package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Appends a literal.
    @inline(__always)  // The compiler removes the call for an empty literal.
    package mutating func append(_ literal: StaticString) {
        guard literal.utf8CodeUnitCount > 0 else { return }
        literal.withUTF8Buffer { append($0) }
    }

    @inline(never)  // Here and below: one copy with many calls makes the WebAssembly smaller.
    private mutating func append(_ buffer: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: buffer)
    }

    /// Appends another text.
    package mutating func append(_ other: UTF8Text) {
        other.bytes.withUnsafeBufferPointer { append($0) }
    }

    /// Appends a byte.
    @inline(never)
    mutating func append(byte: UInt8) { bytes.append(byte) }

    /// Appends bytes.
    mutating func append(bytes: ArraySlice<UInt8>) {
        for byte in bytes { append(byte: byte) }
    }

    /// Appends a whole number in decimal.
    package mutating func append(_ number: Int) {
        if number < 0 { append(byte: UInt8(ascii: "-")) }
        appendDigits(UInt64(number.magnitude))
    }

    /// Appends a number in decimal, and never as `-0`.
    ///
    /// - Parameters:
    ///   - number: The number. A number of 2⁵³ or more, which has no fraction as a `Double`, is
    ///     written with an exponent, which JSON and SVG allow. A number that is not finite is
    ///     written as 0, because neither format can express it.
    ///   - decimals: The number of digits after the decimal point, clamped to 0 ... 15. Halves
    ///     round away from zero.
    ///   - keepsZeros: Whether zeros at the end of the fraction are written.
    package mutating func append(_ number: Double, decimals: Int, keepsZeros: Bool = false) {
        guard number.isFinite else { return append("0") }
        guard number.magnitude < 9_007_199_254_740_992 else { return appendScaled(number) }
        // 64 bits, because 10¹⁵ does not fit into an `Int` of 32 bits.
        var scale: UInt64 = 1
        for _ in 0..<min(max(decimals, 0), 15) { scale *= 10 }
        var whole = UInt64(number.magnitude.rounded(.down))
        var part = UInt64(((number.magnitude - Double(whole)) * Double(scale)).rounded())
        if part == scale { (whole, part) = (whole + 1, 0) }
        if number < 0, whole > 0 || part > 0 { append(byte: UInt8(ascii: "-")) }
        appendDigits(whole)
        if part > 0 || (keepsZeros && scale > 1) { appendFraction(part, of: scale, keepsZeros: keepsZeros) }
    }

    private mutating func appendFraction(_ part: UInt64, of scale: UInt64, keepsZeros: Bool) {
        append(byte: UInt8(ascii: "."))
        var (remainder, digit) = (part, scale / 10)
        while remainder > 0 || (keepsZeros && digit > 0) {
            append(byte: UInt8(ascii: "0") + UInt8(remainder / digit))
            (remainder, digit) = (remainder % digit, digit / 10)
        }
    }

    private mutating func appendScaled(_ number: Double) {
        var (mantissa, exponent) = (number, 0)
        while mantissa.magnitude >= 10 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
        append(mantissa, decimals: 14)
        append("e")
        append(exponent)
    }

    private mutating func appendDigits(_ number: UInt64) {
        if number >= 10 { appendDigits(number / 10) }
        append(byte: UInt8(ascii: "0") + UInt8(number % 10))
    }
}

#if !hasFeature(Embedded)
extension UTF8Text: CustomStringConvertible {
    /// The text as a string.
    public var description: String { String(decoding: bytes, as: UTF8.self) }
}
#endif
