/// The settings of a design by their names: as a link gives them, or as a design gives them to a link and to its code.
///
/// A design lists its settings once, in a function that exchanges them with the fields: those that a link gave
/// are taken, and otherwise those that differ from the design's own are added.
struct DesignFields {
    private struct Field {
        let name: ArraySlice<UInt8>
        let value: ArraySlice<UInt8>
        var isUsed = false
    }

    /// What is wrong with the link, if anything is; the first of all.
    private(set) var fault: DesignFault?
    /// The scene that a link names.
    private(set) var scene: ArraySlice<UInt8> = []
    private var fields: [Field] = []
    private let isReading: Bool

    /// Makes fields that a design adds its settings to.
    init() { isReading = false }

    /// Reads a link: a scene, and parts of the form `name=value`.
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

    /// The value of a field, or `nil` where there is none.
    func value(_ name: some Sequence<UInt8>) -> ArraySlice<UInt8>? {
        fields.last { name.elementsEqual($0.name) }?.value
    }

    /// Adds a field.
    @inline(never)  // Here and below: as WebAssembly a hundred calls are shorter than a hundred copies.
    mutating func add(_ name: StaticString, _ value: UTF8Text) {
        fields.append(Field(name: UTF8Text(name).bytes[...], value: value.bytes[...]))
    }

    /// Adds a field of numbers.
    mutating func add(_ name: StaticString, _ numbers: [Double], separator: StaticString = ",") {
        var text = UTF8Text()
        for (index, number) in numbers.enumerated() {
            if index > 0 { text.append(separator) }
            if number == .infinity { text.append("infinity") } else { text.append(number, decimals: 6) }
        }
        add(name, text)
    }

    /// Adds a field of a number.
    @inline(never)
    mutating func add(_ name: StaticString, _ number: Double, decimals: Int = 6) {
        add(name, UTF8Text(number: number, decimals: decimals))
    }

    /// Adds a field that has no value, for a template to ask for.
    mutating func add(_ name: StaticString) { add(name, UTF8Text()) }

    /// The link of a scene with these settings.
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
    /// Exchanges numbers in a range, as many as asked for; none where they are not given or make no sense.
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
            return refuse(name, value, .range(range))
        }
        numbers = given
    }

    /// Exchanges a number in a range; the design's own is not written.
    @inline(never)
    mutating func exchange(
        _ name: StaticString,
        _ number: inout Double,
        own: Double,
        _ range: ClosedRange<Double>
    ) {
        var numbers = number == own ? [] : [number]
        exchange(name, &numbers, range, counts: 1...1)
        number = numbers.first ?? own
    }

    /// Exchanges a whole number in a range; a fraction is cut off.
    mutating func exchange(
        _ name: StaticString,
        _ number: inout Int,
        own: Int,
        _ range: ClosedRange<Double>
    ) {
        var double = Double(number)
        exchange(name, &double, own: Double(own), range)
        number = Int(double)
    }

    /// Exchanges which of some words is given; the first is not written.
    mutating func exchange(_ name: StaticString, _ index: inout Int, _ words: [StaticString]) {
        guard isReading else { return index == 0 ? () : add(name, UTF8Text(words[index])) }
        guard let value = take(name) else { return }
        if let given = words.firstIndex(where: value.elementsEqual) { return index = given }
        refuse(name, value, .words(words))
    }

    /// Exchanges one of some values, by a word for each.
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

    private mutating func take(_ name: StaticString) -> ArraySlice<UInt8>? {
        guard let index = fields.lastIndex(where: { $0.name.elementsEqual(name) }) else { return nil }
        fields[index].isUsed = true
        return fields[index].value
    }
}

// MARK: - Reading

extension DesignFields {
    /// Makes a fault of a setting that nobody asked for; the page's own are none.
    mutating func refuseUnused() {
        let ofThePage: [StaticString] = ["lang", "dir"]
        for field in fields where !field.isUsed && !ofThePage.contains(where: field.name.elementsEqual) {
            refuse("", field.name, .setting)
        }
    }

    /// Notes a fault.
    mutating func refuse(_ name: StaticString, _ value: ArraySlice<UInt8>, _ reason: DesignFault.Reason) {
        fault = fault ?? DesignFault(name: name, value: value, reason: reason)
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
}
