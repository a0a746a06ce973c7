/// The parts of a link as they are read: a scene, and settings of the form `key=value`.
struct LinkFields {
    enum Scene: Int, CaseIterable {
        case menu, wheel, superellipse, badge

        var name: StaticString {
            switch self {
            case .menu: "menu"
            case .wheel: "wheel"
            case .superellipse: "superellipse"
            case .badge: "badge"
            }
        }
    }

    private struct Field {
        let key: ArraySlice<UInt8>
        let value: ArraySlice<UInt8>
        var isUsed = false
    }

    private(set) var scene = Scene.menu
    private(set) var fault: UTF8Text?
    private var fields: [Field] = []

    init(_ link: [UInt8]) {
        let start = link.lastIndex(of: UInt8(ascii: "#")).map { $0 + 1 } ?? 0
        let parts = link[start...].split(separator: UInt8(ascii: "&"))
        guard let name = parts.first else { return }
        if let scene = Scene.allCases.first(where: { name.elementsEqual($0.name) }) {
            self.scene = scene
        } else {
            refuse(name, "is not a scene: menu, wheel, superellipse or badge")
        }
        fields = parts.dropFirst().map { part in
            let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
            return Field(key: part[..<equals], value: part[equals...].dropFirst())
        }
    }

    /// A number in a range; `nil` where it is not given or makes no sense.
    mutating func number(_ key: StaticString, _ range: ClosedRange<Double>) -> Double? {
        guard let value = take(key) else { return nil }
        guard let number = LinkFields.number(value), range.contains(number) else {
            refuse(key, value, range)
            return nil
        }
        return number
    }

    /// Numbers in a range, with commas between them; as many as asked for, or at least one.
    mutating func numbers(_ key: StaticString, _ range: ClosedRange<Double>, count: Int? = nil) -> [Double]? {
        guard let value = take(key) else { return nil }
        let parts = value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        let numbers = parts.compactMap(LinkFields.number).filter(range.contains)
        guard numbers.count == parts.count, numbers.count == count ?? max(1, parts.count) else {
            refuse(key, value, range)
            return nil
        }
        return numbers
    }

    /// Which of some words is given.
    mutating func word(_ key: StaticString, _ words: [StaticString]) -> Int? {
        guard let value = take(key) else { return nil }
        if let index = words.firstIndex(where: value.elementsEqual) { return index }
        var rest = UTF8Text("is not one of")
        for word in words {
            rest.append(" ")
            rest.append(word)
        }
        refuse(key, value, rest)
        return nil
    }

    /// Makes a fault of a setting that nobody asked for; the page's own are none.
    mutating func refuseUnused() {
        let ofThePage: [StaticString] = ["lang", "dir"]
        for field in fields where !field.isUsed && !ofThePage.contains(where: field.key.elementsEqual) {
            refuse(field.key, "is not a setting of this scene")
        }
    }

    private mutating func take(_ key: StaticString) -> ArraySlice<UInt8>? {
        guard let index = fields.lastIndex(where: { $0.key.elementsEqual(key) }) else { return nil }
        fields[index].isUsed = true
        return fields[index].value
    }
}

// MARK: - Faults

extension LinkFields {
    private mutating func refuse(
        _ key: StaticString,
        _ value: ArraySlice<UInt8>,
        _ range: ClosedRange<Double>
    ) {
        var rest = UTF8Text("is not a number from ")
        rest.append(range.lowerBound, decimals: 4)
        rest.append(" to ")
        if range.upperBound.isFinite {
            rest.append(range.upperBound, decimals: 4)
        } else {
            rest.append("infinity")
        }
        refuse(key, value, rest)
    }

    private mutating func refuse(_ key: StaticString, _ value: ArraySlice<UInt8>, _ rest: UTF8Text) {
        var text = UTF8Text(key)
        text.append(" '")
        text.append(bytes: value)
        text.append("' ")
        text.append(rest)
        fault = fault ?? text
    }

    private mutating func refuse(_ word: ArraySlice<UInt8>, _ rest: StaticString) {
        var text = UTF8Text("'")
        text.append(bytes: word)
        text.append("' ")
        text.append(rest)
        fault = fault ?? text
    }

    /// A decimal number without an exponent, or `infinity`.
    private static func number(_ text: ArraySlice<UInt8>) -> Double? {
        if text.elementsEqual("infinity") { return .infinity }
        let isNegative = text.first == UInt8(ascii: "-")
        let digits = isNegative ? text.dropFirst() : text
        var (whole, scale, count) = (0.0, 1.0, 0)
        var isFraction = false
        for byte in digits {
            if byte == UInt8(ascii: "."), !isFraction {
                isFraction = true
            } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), count < 15 {
                // Fifteen digits and their power of ten are exact, so that one division rounds once.
                whole = whole * 10 + Double(byte - UInt8(ascii: "0"))
                if isFraction { scale *= 10 }
                count += 1
            } else {
                return nil
            }
        }
        guard count > 0 else { return nil }
        return (isNegative ? -whole : whole) / scale
    }
}

extension Sequence<UInt8> {
    func elementsEqual(_ literal: StaticString) -> Bool { literal.withUTF8Buffer { elementsEqual($0) } }
}

extension UTF8Text {
    mutating func append(bytes: ArraySlice<UInt8>) {
        for byte in bytes { append(byte: byte) }
    }

    /// Appends a setting of a link.
    mutating func appendSetting(_ key: StaticString, _ value: StaticString) {
        append("&")
        append(key)
        append("=")
        append(value)
    }

    /// Appends a setting of a link that is numbers.
    mutating func appendSetting(_ key: StaticString, _ numbers: [Double]) {
        append("&")
        append(key)
        append("=")
        append(numbers, separator: ",")
    }

    /// Appends numbers to six decimals.
    mutating func append(_ numbers: [Double], separator: StaticString) {
        for (index, number) in numbers.enumerated() {
            if index > 0 { append(separator) }
            append(number, decimals: 6)
        }
    }
}
