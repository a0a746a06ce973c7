extension UTF8Text {
    /// A template with a number in place of each `^`.
    init(_ template: StaticString, _ numbers: [Double], decimals: Int = 6) {
        self.init()
        append(template, numbers, decimals: decimals)
    }

    /// Appends a template with a number in place of each `^`.
    mutating func append(_ template: StaticString, _ numbers: [Double], decimals: Int = 6) {
        var rest = numbers[...]
        template.withUTF8Buffer { bytes in
            for byte in bytes {
                if byte == UInt8(ascii: "^"), let number = rest.popFirst() {
                    append(number, decimals: decimals)
                } else {
                    append(byte: byte)
                }
            }
        }
    }
}
