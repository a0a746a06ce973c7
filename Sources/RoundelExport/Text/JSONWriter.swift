/// Writes a JSON document from start to end, and places the commas.
///
/// A call of `beginObject` or `beginArray` is followed by the contents and by the matching `end…`.
/// In an object every value follows its `key`.
package struct JSONWriter {
    /// The text that is written so far.
    package private(set) var text = UTF8Text()

    /// Whether the next key or element follows another one in its object or array.
    private var needsComma = false

    package init() {}

    package mutating func beginObject() {
        separate()
        text.append("{")
    }

    package mutating func endObject() {
        text.append("}")
        needsComma = true
    }

    package mutating func beginArray() {
        separate()
        text.append("[")
    }

    /// Ends an array.
    ///
    /// If its elements began lines, so should its end.
    package mutating func endArray(onNewLine: Bool = false) {
        text.append(onNewLine ? "\n]" : "]")
        needsComma = true
    }

    /// Begins a line for the next element of an array.
    package mutating func beginLine() {
        separate()
        text.append("\n  ")
    }

    /// Writes the key of the next value.
    package mutating func key(_ name: StaticString) {
        string(UTF8Text(name))
        text.append(":")
        needsComma = false
    }

    /// Writes a number with as many digits as it needs to be read back as the same number.
    ///
    /// A number that is not finite becomes 0, and so does −0.
    package mutating func number(_ number: Double) {
        separate()
        text.append(exactly: number)
        needsComma = true
    }

    /// Writes a whole number.
    package mutating func number(_ number: Int) {
        separate()
        text.append(number)
        needsComma = true
    }

    /// Writes a string; quotation marks, backslashes and control characters are escaped.
    package mutating func string(_ string: UTF8Text) {
        separate()
        text.append("\"")
        for byte in string.bytes { append(escaping: byte) }
        text.append("\"")
        needsComma = true
    }

    package mutating func null() {
        separate()
        text.append("null")
        needsComma = true
    }

    /// Writes an object of numbers.
    package mutating func object(_ members: [(key: StaticString, value: Double)]) {
        beginObject()
        self.members(members)
        endObject()
    }

    /// Writes members of an object that are numbers.
    package mutating func members(_ members: [(key: StaticString, value: Double)]) {
        for member in members {
            key(member.key)
            number(member.value)
        }
    }

    /// Ends the document with a line feed.
    package mutating func endDocument() { text.append("\n") }

    /// Removes and returns the text that is written so far, so that a long document can be passed
    /// on in parts.
    mutating func takeText() -> UTF8Text {
        defer { text.removeAll() }
        return text
    }

    private mutating func separate() {
        if needsComma { text.append(",") }
        needsComma = false
    }

    private mutating func append(escaping byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            text.append("\\")
            text.append(byte: byte)
        case 0..<0x20:
            text.append("\\u00")
            for digit in [byte >> 4, byte & 15] {
                text.append(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
        default: text.append(byte: byte)
        }
    }
}
