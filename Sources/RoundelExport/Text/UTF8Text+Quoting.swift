extension UTF8Text {
    /// Appends a text that somebody else wrote, for a message of one line.
    ///
    /// Control characters, ends of lines and marks that change the writing direction are escaped as
    /// `\u{1b}`; what is not UTF-8 becomes U+FFFD.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - limit: The number of characters (Unicode scalars) after which the text is cut, with an
    ///     ellipsis for the rest.
    package mutating func append(quoting bytes: some Sequence<UInt8>, limit: Int = 40) {
        var (decoder, input, count) = (UTF8(), bytes.makeIterator(), 0)
        while let scalar = UTF8Text.next(&decoder, &input) {
            guard count < limit else { return append("…") }
            count += 1
            append(quoting: scalar)
        }
    }

    private static func next(
        _ decoder: inout UTF8,
        _ input: inout some IteratorProtocol<UInt8>
    ) -> Unicode.Scalar? {
        switch decoder.decode(&input) {
        case .scalarValue(let scalar): scalar
        case .emptyInput: nil
        case .error: "\u{fffd}"
        }
    }

    private mutating func append(quoting scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0..<0x20, 0x7f...0x9f, 0x61c, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069:
            append("\\u{")
            appendHexadecimal(scalar.value)
            append("}")
        default:
            for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte: byte) }
        }
    }

    private mutating func appendHexadecimal(_ number: UInt32) {
        if number >= 16 { appendHexadecimal(number / 16) }
        let digit = UInt8(number % 16)
        append(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
}

#if !hasFeature(Embedded)
extension StringProtocol {
    /// The text for a message of one line: cut to 40 characters, with control characters escaped.
    package var excerpt: String { escaped(limit: 40) }

    /// The text for a message of one line, with control characters escaped.
    ///
    /// - Parameter limit: The number of characters after which the text is cut, with an ellipsis.
    package func escaped(limit: Int = .max) -> String {
        var text = UTF8Text()
        text.append(quoting: utf8, limit: limit)
        return text.description
    }

    /// The path of a file for a message of one line, with control characters escaped: the first and the
    /// last 200 characters, with an ellipsis between them if there are more.
    package var pathExcerpt: String {
        let characters = String(self).unicodeScalars
        guard characters.count > 400 else { return escaped() }
        return "\(String(characters.prefix(200)).escaped())…\(String(characters.suffix(200)).escaped())"
    }
}
#endif
