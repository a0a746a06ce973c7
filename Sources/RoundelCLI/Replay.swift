import ArgumentParser
import Roundel
import RoundelExport
import RoundelFiles
import RoundelReplay

/// `roundel replay`: the rotation of a wheel under a recorded drag.
struct Replay: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replays a recorded drag on a wheel and shows where it comes to rest.",
        discussion: """
            FILE has the header time,phase,finger,x,y. Times are in seconds, and x and y in points. An \
            event that is earlier than one before it happens at the time of that one. Angles in JSON and CSV \
            are in radians.
            """
    )

    @Argument(help: "The recorded drag, a CSV file; - is standard input.")
    var file: String

    @Option(
        parsing: .unconditional,
        help: "The centre x,y of the wheel, in points. The default is the middle of the view.",
        transform: Arguments.point
    )
    var center: Point2D?

    @Option(
        parsing: .unconditional,
        help: "Width and height of the wheel's view in points.",
        transform: Arguments.size
    )
    var size: Point2D

    @Option(
        parsing: .unconditional,
        help: "The fraction of the speed that remains after 1/60 second, 0 to 0.9999. The default is 0.92.",
        transform: Arguments.decay
    )
    var factor: Decay = .moderate

    @Option(
        parsing: .unconditional,
        help: "The number of detents in a turn. The default is none.",
        transform: Arguments.detents
    )
    var detents: Int?

    @Option(
        parsing: .unconditional,
        help: "The least and the greatest rotation, for example -135,135. The default is none.",
        transform: Arguments.numbers
    )
    var limits: [Double]?

    @Option(help: "The output format.")
    var format: Format = .table

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if let limits, limits.count != 2 || limits[0] > limits[1] {
            throw ValidationError("--limits wants the least and the greatest rotation, as -135,135.")
        }
    }

    func run() throws {
        let record = Record(try trace(), wheel: wheel)
        switch format {
        case .table: try Output.write(record.table, output)
        case .json: try Output.write(record.json, output)
        case .csv: try Output.write(record.csv, output)
        case .svg: try Output.write(record.picture, output)
        }
    }

    /// The length of a trace in bytes that is read at most.
    private static let longest = 100_000_000

    private func trace() throws -> Trace {
        let name = file == "-" ? "standard input" : file
        guard let bytes = StandardStreams.read(file == "-" ? nil : file, limit: Replay.longest) else {
            throw DataError("\(name.pathExcerpt): it cannot be read; it must be a file that exists.")
        }
        guard bytes.count <= Replay.longest else {
            throw DataError("\(name.pathExcerpt): it is longer than 100 MB.")
        }
        guard let csv = String(validating: bytes, as: UTF8.self) else {
            throw DataError("\(name.pathExcerpt): it is not text in UTF-8.")
        }
        return try Trace(csv: csv, name: name)
    }

    private var wheel: Wheel {
        let bounds = Rect2D(origin: (center ?? size / 2) - size / 2, size: size)
        var settings = Wheel.Settings(decay: factor)
        settings.detents = detents.map { Detents(count: $0) }
        settings.limits = limits.map { Limits(.degrees($0[0]) ... .degrees($0[1])) }
        return Wheel(zone: TouchZone(in: bounds), settings: settings)
    }
}
