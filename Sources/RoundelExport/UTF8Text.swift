/// Text as the UTF-8 bytes that the writers append to.
///
/// Bytes rather than `String`, so that the same code is small as Embedded WebAssembly.
public struct UTF8Text: Hashable, Sendable {
    /// The UTF-8 bytes written so far.
    public private(set) var bytes: [UInt8] = []

    /// Makes an empty text.
    public init() {}

    /// Forgets what was written and keeps the storage.
    public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Appends a literal as it stands.
    public mutating func append(_ literal: StaticString) {
        literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Appends another text.
    public mutating func append(_ other: UTF8Text) { bytes.append(contentsOf: other.bytes) }

    @inline(never)  // Growing an array is long: one copy of it.
    mutating func append(byte: UInt8) { bytes.append(byte) }

    /// Appends a whole number in decimal.
    public mutating func append(_ number: Int) {
        if number < 0 { append(byte: UInt8(ascii: "-")) }
        appendDigits(UInt64(number.magnitude))
    }

    /// Appends a number in decimal, without trailing zeros unless asked for, and never as `-0`.
    ///
    /// It is rounded to `decimals` decimals (0 to 15, clamped), halves away from zero. From 2⁵³ on, where a
    /// `Double` holds no fraction, the digits are followed by an exponent, as JSON and SVG allow. A number that is
    /// not finite is written as 0: neither format can say it.
    public mutating func append(_ number: Double, decimals: Int, keepsZeros: Bool = false) {
        guard number.isFinite else { return append("0") }
        guard number.magnitude < 9_007_199_254_740_992 else { return appendScaled(number) }
        // 64 bits also where an `Int` has 32: 10¹⁵ does not fit there.
        var places: UInt64 = 1
        for _ in 0..<min(max(decimals, 0), 15) { places *= 10 }
        var whole = UInt64(number.magnitude.rounded(.down))
        var part = UInt64(((number.magnitude - Double(whole)) * Double(places)).rounded())
        if part == places { (whole, part) = (whole + 1, 0) }
        if number < 0, whole > 0 || part > 0 { append(byte: UInt8(ascii: "-")) }
        appendDigits(whole)
        if part > 0 || (keepsZeros && places > 1) { appendFraction(part, of: places, keepsZeros: keepsZeros) }
    }

    private mutating func appendFraction(_ part: UInt64, of places: UInt64, keepsZeros: Bool) {
        append(byte: UInt8(ascii: "."))
        var (rest, place) = (part, places / 10)
        while rest > 0 || (keepsZeros && place > 0) {
            append(byte: UInt8(ascii: "0") + UInt8(rest / place))
            (rest, place) = (rest % place, place / 10)
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
