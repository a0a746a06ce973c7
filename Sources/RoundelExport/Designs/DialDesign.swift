package import Roundel

/// The scene of a dial with a value, or of a range dial with two.
package struct DialDesign: Hashable, Sendable {
    /// How the values are distributed.
    package enum Curve: Int, Sendable { case linear, squares, logarithmic, decibels }

    /// How a finger drags.
    package enum Drag: Int, Sendable { case follow, relative, planar }

    /// The least and the greatest value, each from −1,000,000 to 1,000,000.
    package var range = 0.0...100

    /// The difference between two neighbouring values, up to 1,000,000; 0 for none.
    package var step = 1.0

    /// The value at the beginning, or the lower one of a range dial.
    package var value = 40.0

    /// The upper value of a range dial.
    package var upperValue: Double?

    /// The direction of the least value in degrees, −360 to 360.
    package var start = 135.0

    /// The rotation from the least to the greatest value in degrees, −3,600 to 3,600.
    package var sweep = 270.0

    /// How the values are distributed.
    package var curve = Curve.linear

    /// How a finger drags.
    package var drag = Drag.follow

    /// The fraction of the speed that remains 1/60 second after a flick, 0 to 0.9999; 0 for a dial
    /// that does not coast.
    package var decay = 0.0

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
        var values = upperValue.map { [value, $0] } ?? (value == defaults.value ? [] : [value])
        fields.exchange("value", &values, limits, counts: 1...2)
        value = values.first ?? defaults.value
        if values.count == 2 { (value, upperValue) = (min(value, values[1]), max(value, values[1])) }
        fields.exchange("start", &start, default: defaults.start, -360...360)
        fields.exchange("sweep", &sweep, default: defaults.sweep, -3_600...3_600)
        fields.exchange("curve", &curve, ["linear", "squares", "logarithmic", "decibels"])
        fields.exchange("drag", &drag, ["follow", "relative", "planar"])
        fields.exchange("decay", &decay, default: defaults.decay, 0...0.9999)
        fields.exchange("ticks", &majorTicks, default: defaults.majorTicks, 0...100)
        fields.exchange("minor", &minorTicks, default: defaults.minorTicks, 0...20)
    }

    /// The scale.
    package var scale: DialScale {
        DialScale(
            range,
            step: step > 0 ? step : nil,
            start: .degrees(start),
            sweep: .degrees(sweep),
            curve: scaleCurve
        )
    }

    /// The design with the values that the dial shows, which its scale has.
    var snapped: DialDesign {
        var design = self
        (design.value, design.upperValue) = (scale.snapped(value), upperValue.map(scale.snapped))
        return design
    }

    private var scaleCurve: DialCurve {
        switch curve {
        case .linear: .linear
        case .squares: .power(2)
        case .logarithmic: .logarithmic
        case .decibels: .decibels()
        }
    }

    /// How the dial responds to input.
    package var settings: Dial.Settings {
        var settings = Dial.Settings()
        switch drag {
        case .follow: break
        case .relative: settings.drag = .relative
        case .planar: settings.drag = .planar()
        }
        if decay > 0 { settings.coasts = Decay(factor: decay) }
        return settings
    }

    /// The major or the minor marks of a scale, as lines between two distances from a centre.
    package func marks(
        of scale: DialScale,
        isMajor: Bool,
        from inner: Double,
        to outer: Double,
        _ center: Point2D
    ) -> [PathElement] {
        var lines: [PathElement] = []
        for tick in scale.evenTicks(majorTicks, minor: minorTicks) where tick.isMajor == isMajor {
            lines.append(.move(tick.point(radius: inner, center: center)))
            lines.append(.line(tick.point(radius: outer, center: center)))
        }
        return lines
    }
}
