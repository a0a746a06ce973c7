import ArgumentParser
import Roundel
import RoundelExport

/// `roundel layout`: the positions of the items of a ring.
struct Layout: ParsableCommand {
    enum End: String, ExpressibleByArgument, CaseIterable { case inclusive, exclusive }

    enum Direction: String, ExpressibleByArgument, CaseIterable { case clockwise, counterclockwise }

    static let configuration = CommandConfiguration(
        abstract: "Places items on a ring and prints where they are.",
        discussion: "One of --count, --angles and --weights says how many items there are."
    )

    @Option(parsing: .unconditional, help: "The number of items, 0 to 1000000.", transform: Arguments.count)
    var count: Int?

    @Option(
        parsing: .unconditional,
        help: "The angle of each item in degrees, for example -90,0,45.",
        transform: Arguments.numbers
    )
    var angles: [Double]?

    @Option(
        parsing: .unconditional,
        help: "The weight of each item's sector, for example 1,2,1.",
        transform: Arguments.numbers
    )
    var weights: [Double]?

    @Option(
        parsing: .unconditional,
        help: "The radius in points, or two radii for an ellipse: 120 or 120,80.",
        transform: Arguments.lengths
    )
    var radius: Point2D

    @Option(
        parsing: .unconditional,
        help: "The centre x,y in points. The default is 0,0.",
        transform: Arguments.point
    )
    var center: Point2D = .zero

    @Option(
        parsing: .unconditional,
        help: """
            The angle of the first item, or with --weights that of the beginning of its sector and of the \
            half of a pad before it. The default is -90.
            """,
        transform: Arguments.degrees
    )
    var start: Angle = .twelveOClock

    @Option(
        parsing: .unconditional,
        help: "The arc over which the items are spread. The default is a full turn.",
        transform: Arguments.degrees
    )
    var sweep: Angle?

    @Option(help: "Whether the last item of an arc is at its end.")
    var end: End = .inclusive

    @Option(parsing: .unconditional, help: "A fixed angle between items.", transform: Arguments.degrees)
    var step: Angle?

    @Option(
        parsing: .unconditional,
        help: "The gap between the sectors, if weights are given. The default is 0.",
        transform: Arguments.degrees
    )
    var pad: Angle = .zero

    @Option(help: "The direction in which the items follow one another.")
    var direction: Direction = .clockwise

    @Option(
        parsing: .unconditional,
        help: "How far the ring has turned. The default is 0.",
        transform: Arguments.degrees
    )
    var rotation: Angle = .zero

    @Option(help: "The output format.")
    var format: Format = .table

    @Flag(help: "Derive the positions step by step instead.")
    var explain = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard !explain || format == .table else {
            throw ValidationError("--explain and --format do not go together.")
        }
        let given = [count != nil, angles != nil, weights != nil].count { $0 }
        guard given == 1 else {
            throw ValidationError(
                "One of --count, --angles and --weights is needed, and \(given) were given."
            )
        }
        guard step == nil || (sweep == nil && count != nil) else {
            throw ValidationError("--step goes with --count, and not with --sweep.")
        }
    }

    func run() throws {
        let direction: Ring.Direction = direction == .clockwise ? .clockwise : .counterclockwise
        let ring = Ring(center: center, radii: radius, start: start, direction: direction, spacing: spacing)
        let output = try Output(output)
        if explain {
            try output.write(Explanation(ring: ring, rotation: rotation).text)
        } else {
            try write(ring, to: output)
        }
        try output.finish()
    }

    private func write(_ ring: Ring, to output: Output) throws {
        switch format {
        case .table: try ring.export(.table, rotation: rotation, write: output.write)
        case .json: try ring.export(.json, rotation: rotation, write: output.write)
        case .csv: try ring.export(.csv, rotation: rotation, write: output.write)
        case .svg: try output.write(ring.picture(rotation: rotation))
        }
    }

    private var spacing: Ring.Spacing {
        if let angles { return .angles(angles.map { .degrees($0) }) }
        if let weights { return .weights(weights, sweep: sweep ?? .fullTurn, pad: pad) }
        if let step { return .step(step, count: count ?? 0) }
        if let sweep {
            return .arc(count: count ?? 0, sweep: sweep, end: end == .inclusive ? .inclusive : .exclusive)
        }
        return .even(count ?? 0)
    }
}
