package import Roundel

/// The scene of a dial with a value, or of a range dial with two.
package struct DialDesign: Hashable, Sendable {
    /// The least and the greatest value, each from −1,000,000 to 1,000,000.
    package var range = 0.0...100

    /// The difference between two neighbouring values, up to 1,000,000; 0 for none.
    package var step = 1.0

    /// The value at the beginning, or the two of a range dial.
    package var values = [40.0]

    /// The direction of the least value in degrees, −360 to 360.
    package var start = 135.0

    /// The rotation from the least to the greatest value in degrees, −3,600 to 3,600.
    package var sweep = 270.0

    /// How the values are distributed.
    package var curve = DialCurve.linear

    /// How a finger drags.
    package var drag = DialDrag.follow

    /// The number of major marks, up to 100, and of minor ones between two of them, up to 20.
    package var (majorTicks, minorTicks) = (11, 1)

    /// Makes the dial that the playground begins with.
    package init() {}

    mutating func exchange(_ fields: inout DesignFields) {
        let (defaults, limits) = (DialDesign(), -1e6...1e6)
        var ends = range == defaults.range ? [] : [range.lowerBound, range.upperBound]
        fields.exchange("range", &ends, limits, counts: 2...2)
        range = ends.isEmpty ? defaults.range : min(ends[0], ends[1])...max(ends[0], ends[1])
        fields.exchange("step", &step, default: defaults.step, 0...1e6)
        var given = values == defaults.values ? [] : values
        fields.exchange("value", &given, limits, counts: 1...2)
        values = given.isEmpty ? defaults.values : given.sorted()
        fields.exchange("start", &start, default: defaults.start, -360...360)
        fields.exchange("sweep", &sweep, default: defaults.sweep, -3_600...3_600)
        fields.exchange("curve", &curve, DialDesign.curves, DialDesign.curveNames)
        fields.exchange("drag", &drag, [.follow, .relative, .planar()], ["follow", "relative", "planar"])
        fields.exchange("ticks", &majorTicks, default: defaults.majorTicks, 0...100)
        fields.exchange("minor", &minorTicks, default: defaults.minorTicks, 0...20)
    }

    static let curves: [DialCurve] = [.linear, .power(2), .logarithmic, .decibels()]
    private static let curveNames: [StaticString] = ["linear", "squares", "logarithmic", "decibels"]

    /// The scale.
    package var scale: DialScale {
        DialScale(
            range,
            step: step > 0 ? step : nil,
            start: .degrees(start),
            sweep: .degrees(sweep),
            curve: curve
        )
    }

    /// How the dial responds to input.
    package var settings: Dial.Settings { Dial.Settings(drag: drag) }

    /// Which marks the scale has.
    package var ticks: DialTicks { .count(majorTicks, minor: minorTicks) }

    /// Whether there are two thumbs.
    package var isRange: Bool { values.count == 2 }
}
