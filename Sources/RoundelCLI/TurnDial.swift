import ArgumentParser
import Roundel
import RoundelExport

/// `roundel dial`: the value of a dial at an angle and back, and the marks of its scale.
struct TurnDial: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dial",
        abstract: "Converts between the values and the angles of a dial, and prints its scale."
    )

    @Option(
        parsing: .unconditional,
        help: "The least and the greatest value. The default is 0,1.",
        transform: Arguments.range
    )
    var range: ClosedRange<Double> = 0...1

    @Option(
        parsing: .unconditional,
        help: "The difference between two neighbouring values, above 0. The default is none.",
        transform: Arguments.positive
    )
    var step: Double?

    @Option(
        parsing: .unconditional,
        help: "The direction of the least value. The default is 135.",
        transform: Arguments.degrees
    )
    var start: Angle = .degrees(135)

    @Option(
        parsing: .unconditional,
        help: """
            The rotation from the least to the greatest value, negative for counterclockwise, and beyond 360 for \
            several laps. The default is 270.
            """,
        transform: Arguments.sweep
    )
    var sweep: Angle = .degrees(270)

    @Flag(help: "Mirror the scale, as right-to-left languages have it.")
    var mirrored = false

    @Option(
        parsing: .unconditional,
        help: "linear, logarithmic, decibels or decibels,-40, power,2. The default is linear.",
        transform: Arguments.curve
    )
    var curve: DialCurve = .linear

    @Option(
        parsing: .unconditional,
        help: "Print the value in this direction; in the gap it is that of the nearer end.",
        transform: Arguments.degrees
    )
    var angle: Angle?

    @Option(
        parsing: .unconditional,
        help: "Print the value at this rotation from the least value.",
        transform: Arguments.degrees
    )
    var rotation: Angle?

    @Option(
        parsing: .unconditional,
        help: """
            Print the angles of this value, or of the two values of a range dial. The default is the least value.
            """,
        transform: Arguments.values
    )
    var value: [Double] = []

    @Option(
        parsing: .unconditional,
        help: """
            The number of major marks, and of minor ones between two of them: 11 or 11,4. The default is a mark at \
            every step, up to 200 steps, and otherwise 11.
            """,
        transform: Arguments.ticks
    )
    var ticks: DialTicks?

    @Option(
        parsing: .unconditional,
        help: "The distance of the major marks, and of the minor ones: 10 or 10,2.",
        transform: Arguments.every
    )
    var every: DialTicks?

    @Option(help: "The output format.")
    var format: Format = .table

    @OptionGroup var output: OutputOptions

    func validate() throws {
        let given = [angle != nil, rotation != nil, !value.isEmpty].count { $0 }
        guard given <= 1 else {
            throw ValidationError("--angle, --rotation and --value do not go together.")
        }
        guard ticks == nil || every == nil else {
            throw ValidationError("--ticks and --every do not go together.")
        }
        guard step == nil || scale.step != nil else {
            throw ValidationError("--step: the range has more than a billion steps.")
        }
        // The scale leaves out only the kind of marks that are too many.
        var distances: [Double] = []
        if case .every(let major, let minor)? = every { distances = [major, minor ?? major] }
        guard distances.allSatisfy({ !scale.ticks(.every($0)).isEmpty }) else {
            throw ValidationError("--every: the range has more than 10000 marks.")
        }
        guard curve != .logarithmic || range.lowerBound > 0 || range.upperBound < 0 else {
            throw ValidationError("--curve logarithmic goes with a range of numbers above 0, or below.")
        }
    }

    func run() throws {
        switch format {
        case .table: try Output.write(export.table(), output)
        case .json: try Output.write(export.json(), output)
        case .csv: try Output.write(export.csv(), output)
        case .svg: try Output.write(export.picture(), output)
        }
    }

    private var scale: DialScale {
        let scale = DialScale(range, step: step, start: start, sweep: sweep, curve: curve)
        return mirrored ? scale.mirrored : scale
    }

    private var export: DialExport {
        let ticks = ticks ?? every
        if value.count == 2 { return DialExport(scale, values: value[0]...value[1], ticks: ticks) }
        return DialExport(scale, value: thumb, ticks: ticks)
    }

    /// The value that the dial shows, before it is snapped to a step.
    private var thumb: Double {
        if let angle { return scale.value(at: scale.rotation(toward: angle)) }
        if let rotation { return scale.value(at: rotation) }
        return value.first ?? range.lowerBound
    }
}
