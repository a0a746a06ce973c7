extension UTF8Text {
    /// A text that is a number; see ``append(_:decimals:)``.
    public init(number: Double, decimals: Int, unit: StaticString = "") {
        self.init()
        append(number, decimals: decimals)
        append(unit)
    }

    /// A text that is a whole number.
    public init(_ number: Int) {
        self.init()
        append(number)
    }

    /// A text that is a literal.
    public init(_ literal: StaticString) {
        self.init()
        append(literal)
    }

    /// Appends a number for a column of a table: with all its decimals, and spaces before it.
    public mutating func append(_ number: Double, decimals: Int, unit: StaticString = "", width: Int) {
        var text = UTF8Text()
        text.append(number, decimals: decimals, keepsZeros: true)
        text.append(unit)
        append(text, width: width)
    }

    /// Appends a text with spaces before it, up to a width in characters.
    public mutating func append(_ text: UTF8Text, width: Int) {
        // A byte that continues a character takes no place of its own.
        let characters = text.bytes.reduce(0) { $0 + ($1 & 0xc0 == 0x80 ? 0 : 1) }
        for _ in 0..<max(0, width - characters) { append(" ") }
        append(text)
    }

    /// Appends a text with `&`, `<`, `>` and `"` written as XML and HTML want them.
    public mutating func append(escaping text: UTF8Text) {
        for byte in text.bytes {
            switch byte {
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            case UInt8(ascii: "\""): append("&quot;")
            default: append(byte: byte)
            }
        }
    }

    /// Appends a JSON object of numbers, to twelve decimals; the keys need no escapes.
    public mutating func appendObject(_ members: [(key: StaticString, value: Double)]) {
        append("{")
        appendMembers(members)
        append("}")
    }

    /// Appends members of a JSON object, numbers to twelve decimals; the keys need no escapes.
    public mutating func appendMembers(_ members: [(key: StaticString, value: Double)]) {
        for (index, member) in members.enumerated() {
            if index > 0 { append(",") }
            append(key: member.key)
            append(member.value, decimals: 12)
        }
    }

    /// Appends the key of a JSON member with its colon; it needs no escapes.
    public mutating func append(key: StaticString) {
        append("\"")
        append(key)
        append("\":")
    }
}

#if !hasFeature(Embedded)
extension UTF8Text {
    /// A text of the characters of a string.
    public init(_ string: String) {
        self.init()
        for byte in string.utf8 { append(byte: byte) }
    }
}
#endif
