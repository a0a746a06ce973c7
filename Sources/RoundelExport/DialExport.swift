public import Roundel

/// A dial with its thumbs and the marks of its scale, as JSON, CSV, a table or an SVG picture.
public struct DialExport: Hashable, Sendable {
    /// The scale.
    public let scale: DialScale

    /// The values of the thumbs in ascending order: one, or the two of a range dial.
    public let values: ClosedRange<Double>

    /// Whether there are two thumbs.
    public let isRange: Bool

    /// The marks of the scale.
    public let ticks: [DialTick]

    /// Makes a dial with one thumb.
    ///
    /// - Parameters:
    ///   - scale: The scale.
    ///   - value: The value of the thumb; the nearest possible one is taken, and the least one for
    ///     NaN.
    ///   - ticks: Which marks the scale has; see ``defaultTicks(of:)`` for the default.
    public init(_ scale: DialScale, value: Double, ticks: DialTicks? = nil) {
        self.scale = scale
        values = scale.range.lowerBound...scale.snapped(value)
        isRange = false
        self.ticks = scale.ticks(ticks ?? DialExport.defaultTicks(of: scale))
    }

    /// Makes a range dial, which has two thumbs.
    ///
    /// - Parameters:
    ///   - scale: The scale.
    ///   - values: The values of the thumbs; the nearest possible ones are taken.
    ///   - ticks: Which marks the scale has; see ``defaultTicks(of:)`` for the default.
    public init(_ scale: DialScale, values: ClosedRange<Double>, ticks: DialTicks? = nil) {
        self.scale = scale
        self.values = scale.snapped(values.lowerBound)...scale.snapped(values.upperBound)
        isRange = true
        self.ticks = scale.ticks(ticks ?? DialExport.defaultTicks(of: scale))
    }

    /// The marks of a scale for which none are given: a major one at each of up to 20 steps; one at
    /// each of up to 200 steps, of which every tenth is major; and otherwise eleven major ones.
    public static func defaultTicks(of scale: DialScale) -> DialTicks {
        guard let count = scale.stepCount, count <= 200 else { return .count(11) }
        return count <= 20 ? .values((0...count).map(scale.value(ofStep:))) : .steps
    }

    /// The thumbs as marks of the scale, in ascending order of their values.
    package var thumbs: [DialTick] {
        scale.ticks(.values(isRange ? [values.lowerBound, values.upperBound] : [values.upperBound]))
    }

    /// Returns `{"thumbs":[…],"majorTicks":[…],"minorTicks":[…]}`, each a list of
    /// `{"value","rotationDegrees","directionDegrees"}` with numbers that read back as the same
    /// `Double`.
    public func json() -> UTF8Text {
        var json = JSONWriter()
        json.beginObject()
        json.key("thumbs")
        DialExport.append(thumbs, to: &json)
        json.key("majorTicks")
        DialExport.append(ticks.filter { $0.isMajor }, to: &json)
        json.key("minorTicks")
        DialExport.append(ticks.filter { !$0.isMajor }, to: &json)
        json.endObject()
        json.endDocument()
        return json.text
    }

    private static func append(_ marks: [DialTick], to json: inout JSONWriter) {
        json.beginArray()
        for mark in marks {
            json.beginLine()
            json.object([
                ("value", mark.value), ("rotationDegrees", mark.rotation.degrees),
                ("directionDegrees", mark.direction.degrees),
            ])
        }
        json.endArray(onNewLine: !marks.isEmpty)
    }

    /// Returns a header and rows of `mark,value,rotationDegrees,directionDegrees`, with up to
    /// twelve decimals; the marks are `thumb`, `major` and `minor`.
    public func csv() -> UTF8Text {
        var text = UTF8Text("mark,value,rotationDegrees,directionDegrees\n")
        forEachRow { name, mark in
            text.append(name)
            text.append(csv: [mark.value, mark.rotation.degrees, mark.direction.degrees])
            text.append("\n")
        }
        return text
    }

    /// Returns a header and rows in aligned columns for people to read, with three decimals for a
    /// value and one for an angle.
    public func table() -> UTF8Text {
        var text = UTF8Text("mark          value   rotation  direction\n")
        forEachRow { name, mark in
            text.append(name)
            text.append(mark.value, decimals: 3, width: 14)
            text.append(mark.rotation, decimals: 1, width: 11)
            text.append(mark.direction, decimals: 1, width: 11)
            text.append("\n")
        }
        return text
    }

    private func forEachRow(_ body: (StaticString, DialTick) -> Void) {
        for thumb in thumbs { body("thumb", thumb) }
        for tick in ticks { body(tick.isMajor ? "major" : "minor", tick) }
    }
}
