/// The settings of a design by name, as in a link.
///
/// A design lists its settings once, in a method that exchanges them with the fields. When a link
/// is read, a setting takes the value of its field. When a link is written, a setting that does not
/// have its default becomes a field.
struct DesignFields {
    private struct Field {
        let name: ArraySlice<UInt8>
        let value: ArraySlice<UInt8>
        var isUsed = false
    }

    /// The first fault of the link, if there is one.
    private(set) var fault: DesignFault?
    /// The scene that the link names.
    private(set) var scene: ArraySlice<UInt8> = []
    private var fields: [Field] = []
    private let isReading: Bool

    /// Makes empty fields, to which a design adds its settings.
    init() { isReading = false }

    /// Reads a link: a scene and settings of the form `name=value`.
    init(link: [UInt8]) {
        isReading = true
        let start = link.lastIndex(of: UInt8(ascii: "#")).map { $0 + 1 } ?? 0
        let parts = link[start...].split(separator: UInt8(ascii: "&"))
        scene = parts.first ?? []
        fields = parts.dropFirst().map { part in
            let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
            return Field(name: part[..<equals], value: part[equals...].dropFirst())
        }
    }

    @inline(never)  // Here and below: one copy with many calls makes the WebAssembly smaller.
    private mutating func add(_ name: StaticString, _ value: UTF8Text) {
        fields.append(Field(name: UTF8Text(name).bytes[...], value: value.bytes[...]))
    }

    private mutating func add(_ name: StaticString, _ numbers: [Double]) {
        var text = UTF8Text()
        for (index, number) in numbers.enumerated() {
            if index > 0 { text.append(",") }
            if number == .infinity {
                text.append("infinity")
            } else {
                text.append(number, decimals: DesignFields.decimals(of: number))
            }
        }
        add(name, text)
    }

    /// The number of decimals with which a number has fifteen digits, as many as a link can hold.
    static func decimals(of number: Double) -> Int {
        var (decimals, bound) = (15, 1.0)
        while decimals > 0, number.magnitude >= bound { (decimals, bound) = (decimals - 1, bound * 10) }
        return decimals
    }

    /// Returns the link of a scene with these settings.
    func link(_ scene: StaticString) -> UTF8Text {
        var text = UTF8Text(scene)
        for field in fields {
            text.append("&")
            text.append(bytes: field.name)
            text.append("=")
            text.append(bytes: field.value)
        }
        return text
    }
}

// MARK: - Exchanging

extension DesignFields {
    /// Exchanges a list of numbers in a range.
    ///
    /// A list that is empty is not written.
    ///
    /// A list in a link is ignored if it has another number of elements than `counts`, or an
    /// element out of range.
    mutating func exchange(
        _ name: StaticString,
        _ numbers: inout [Double],
        _ range: ClosedRange<Double>,
        counts: ClosedRange<Int> = 1...Int.max
    ) {
        guard isReading else { return numbers.isEmpty ? () : add(name, numbers) }
        guard let value = take(name) else { return }
        let parts = value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        let given = parts.compactMap(DesignFields.number).filter(range.contains)
        guard given.count == parts.count, counts.contains(given.count) else {
            return refuse(name, value, .range(range, counts))
        }
        numbers = given
    }

    /// Exchanges a number in a range.
    ///
    /// The default is not written.
    @inline(never)
    mutating func exchange(
        _ name: StaticString,
        _ number: inout Double,
        default defaultValue: Double,
        _ range: ClosedRange<Double>
    ) {
        var numbers = number == defaultValue ? [] : [number]
        exchange(name, &numbers, range, counts: 1...1)
        number = numbers.first ?? defaultValue
    }

    /// Exchanges a number in a range that a design may not have.
    mutating func exchange(_ name: StaticString, _ number: inout Double?, _ range: ClosedRange<Double>) {
        var numbers = number.map { [$0] } ?? []
        exchange(name, &numbers, range, counts: 1...1)
        number = numbers.first
    }

    /// Exchanges a whole number in a range.
    ///
    /// The fraction of a number in a link is cut off.
    mutating func exchange(
        _ name: StaticString,
        _ number: inout Int,
        default defaultValue: Int,
        _ range: ClosedRange<Double>
    ) {
        var double = Double(number)
        exchange(name, &double, default: Double(defaultValue), range)
        number = Int(double)
    }

    /// Exchanges one of some values, each of which has a word.
    ///
    /// The first value is the default, which is not written.
    mutating func exchange<Value: Equatable>(
        _ name: StaticString,
        _ value: inout Value,
        _ values: [Value],
        _ words: [StaticString]
    ) {
        var index = values.firstIndex(of: value) ?? 0
        exchange(name, &index, words)
        value = values[index]
    }

    /// Exchanges a value that is numbered as its word is.
    ///
    /// The value 0 is the default, which is not written.
    mutating func exchange<Value: RawRepresentable<Int>>(
        _ name: StaticString,
        _ value: inout Value,
        _ words: [StaticString]
    ) {
        var index = value.rawValue
        exchange(name, &index, words)
        value = Value(rawValue: index) ?? value
    }

    /// Exchanges the index of a word.
    ///
    /// The first word is the default, which is not written.
    mutating func exchange(_ name: StaticString, _ index: inout Int, _ words: [StaticString]) {
        guard isReading else { return index == 0 ? () : add(name, UTF8Text(words[index])) }
        guard let value = take(name) else { return }
        if let given = words.firstIndex(where: value.elementsEqual) { return index = given }
        refuse(name, value, .words(words))
    }

    private mutating func take(_ name: StaticString) -> ArraySlice<UInt8>? {
        guard let index = fields.lastIndex(where: { $0.name.elementsEqual(name) }) else { return nil }
        fields[index].isUsed = true
        return fields[index].value
    }
}

// MARK: - Reading

extension DesignFields {
    /// Notes a fault for a setting that the design does not have, or that the link repeats.
    ///
    /// The language and the writing direction belong to the page, and are no fault.
    mutating func refuseUnused() {
        let settingsOfPage: [StaticString] = ["lang", "dir"]
        for field in fields where !field.isUsed && !settingsOfPage.contains(where: field.name.elementsEqual) {
            let isRepeated = fields.contains { $0.isUsed && $0.name == field.name }
            refuse("", field.name, isRepeated ? .repeated : .setting)
        }
    }

    /// Notes a fault, if it is the first.
    mutating func refuse(_ name: StaticString, _ value: ArraySlice<UInt8>, _ reason: DesignFault.Reason) {
        fault = fault ?? DesignFault(name: name, value: value, reason: reason)
    }

    /// Reads a decimal number without an exponent, or `infinity`, also as `inf`.
    ///
    /// It is rounded to fifteen digits, not counting zeros at its beginning. A whole number may not have
    /// more of them.
    private static func number(_ text: ArraySlice<UInt8>) -> Double? {
        if text.elementsEqual("infinity") || text.elementsEqual("inf") { return .infinity }
        let isNegative = text.first == UInt8(ascii: "-")
        let unsigned = isNegative ? text.dropFirst() : text
        let digits = unsigned.drop { $0 == UInt8(ascii: "0") }
        var (whole, scale, count) = (0.0, 1.0, 0)
        var isFraction = false
        for byte in digits {
            if byte == UInt8(ascii: "."), !isFraction {
                isFraction = true
            } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), count < 15 || isFraction {
                // A whole number of fifteen digits and its power of ten are exact, so the division
                // alone rounds.
                if count < 15 {
                    whole = whole * 10 + Double(byte - UInt8(ascii: "0"))
                    if isFraction { scale *= 10 }
                } else if count == 15, byte >= UInt8(ascii: "5") {
                    whole += 1
                }
                count += 1
            } else {
                return nil
            }
        }
        guard count > 0 || digits.count < unsigned.count else { return nil }
        return (isNegative ? -whole : whole) / scale
    }
}

extension Sequence<UInt8> {
    func elementsEqual(_ literal: StaticString) -> Bool { literal.withUTF8Buffer { elementsEqual($0) } }
}
