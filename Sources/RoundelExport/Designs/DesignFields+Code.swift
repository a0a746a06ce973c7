internal import Roundel

// Code is mostly fixed text with numbers in it.

extension UTF8Text {
    /// Appends a template, with a number in place of each `^`.
    mutating func append(_ template: StaticString, _ numbers: [Double], decimals: Int = 6) {
        var next = 0
        template.withUTF8Buffer { bytes in
            for byte in bytes {
                if byte == UInt8(ascii: "^"), next < numbers.count {
                    append(numbers[next], decimals: decimals)
                    next += 1
                } else {
                    append(byte: byte)
                }
            }
        }
    }

    /// Appends numbers with commas between them, and what stands before and behind.
    mutating func append(list: [Double], after start: StaticString, _ end: StaticString) {
        append(start)
        append(list, separator: ", ")
        append(end)
    }

    /// Appends a decay as Swift writes it: by its name where it has one.
    mutating func append(decay factor: Double) {
        switch factor {
        case Decay.ice.factor: append(".ice")
        case Decay.smooth.factor: append(".smooth")
        case Decay.moderate.factor: append(".moderate")
        case Decay.quick.factor: append(".quick")
        default: append(".init(factor: ^)", [factor])
        }
    }
}

/// Arguments with commas between them, as they come.
struct Parts {
    private var isFirst = true

    mutating func add(_ template: StaticString, _ numbers: [Double], to text: inout UTF8Text) {
        if !isFirst { text.append(", ") }
        isFirst = false
        text.append(template, numbers)
    }
}
