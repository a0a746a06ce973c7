package import Roundel

extension UTF8Text {
    /// Makes a text of a number, followed by a unit; see ``append(_:decimals:keepsZeros:)``.
    package init(number: Double, decimals: Int, unit: StaticString = "") {
        self.init()
        append(number, decimals: decimals)
        append(unit)
    }

    /// Appends a number with the fewest digits that are read back as the same number; a very small or
    /// very great one has an exponent: `0.1`, `5`, `1e-07`.
    ///
    /// A number that is not finite is written as 0, and so is −0.
    ///
    /// As WebAssembly, this makes a module larger by about 20 KB.
    package mutating func append(exactly number: Double) {
        guard number.isFinite, number != 0 else { return append("0") }
        var digits = number.description.utf8.filter { $0 != UInt8(ascii: "+") }
        if digits.suffix(2).elementsEqual(".0") { digits.removeLast(2) }
        append(bytes: digits[...])
    }

    /// Makes a text of a whole number.
    package init(_ number: Int) {
        self.init()
        append(number)
    }

    /// Makes a text of a literal.
    package init(_ literal: StaticString) {
        self.init()
        append(literal)
    }

    /// Appends a number for a column of a table: with all its decimals, a unit after it and spaces
    /// before it.
    package mutating func append(_ number: Double, decimals: Int, unit: StaticString = "", width: Int) {
        var text = UTF8Text()
        text.append(number, decimals: decimals, keepsZeros: true)
        text.append(unit)
        append(text, width: width)
    }

    /// Appends an angle in degrees for a column of a table, as `-90.0°`: with all its decimals and
    /// spaces before it.
    package mutating func append(_ angle: Angle, decimals: Int, width: Int = 0) {
        append(angle.degrees, decimals: decimals, unit: "°", width: width)
    }

    /// Appends a text after as many spaces as make it `width` characters wide.
    ///
    /// A text that fills its column gets a space before it where it would touch the column before.
    package mutating func append(_ text: UTF8Text, width: Int) {
        let room = width - text.characterCount
        for _ in 0..<max(0, room) { append(" ") }
        if width > 0, room <= 0, let last = bytes.last, last > UInt8(ascii: " ") { append(" ") }
        append(text)
    }

    /// Appends a text, then as many spaces as make it `width` characters wide.
    package mutating func append(_ text: UTF8Text, paddedTo width: Int) {
        append(text)
        for _ in 0..<max(0, width - text.characterCount) { append(" ") }
    }

    /// The number of characters.
    ///
    /// A byte that continues a character does not count.
    var characterCount: Int { bytes.reduce(0) { $0 + ($1 & 0xc0 == 0x80 ? 0 : 1) } }

    /// Appends the fields of a row of CSV after its first: a comma and a number with up to twelve
    /// decimals for each.
    package mutating func append(csv numbers: [Double]) {
        for number in numbers {
            append(",")
            append(number, decimals: 12)
        }
    }

    /// Appends a text with `&`, `<`, `>` and `"` escaped for XML and HTML.
    package mutating func append(escaping text: UTF8Text) {
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
}

#if !hasFeature(Embedded)
extension UTF8Text {
    /// Makes a text of the characters of a string.
    package init(_ string: String) {
        self.init()
        for byte in string.utf8 { append(byte: byte) }
    }
}
#endif
