import ArgumentParser
import Roundel
import RoundelExport

/// `roundel decay`: how a wheel comes to rest after its release.
struct Decelerate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decay",
        abstract: "Releases a wheel and steps it frame by frame at several refresh rates.",
        discussion: "Angles in JSON and CSV are in radians."
    )

    @Option(
        parsing: .unconditional,
        help: "The fraction of the speed that remains after 1/60 second, 0 to 0.9999. The default is 0.92.",
        transform: Arguments.decay
    )
    var factor: Decay = .moderate

    @Option(
        parsing: .unconditional,
        help: "The velocity at release, in radians per second, -1e6 to 1e6. The default is 6.",
        transform: Arguments.velocity
    )
    var velocity: Double = 6

    @Option(
        parsing: .unconditional,
        help: "Refresh rates in Hz. The default is 30,60,120.",
        transform: Arguments.rates
    )
    var rates: [Double] = [30, 60, 120]

    @Option(help: "The output format.")
    var format: Format = .table

    @Flag(help: "Derive the rest rotation step by step instead.")
    var explain = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard !explain || format == .table else {
            throw ValidationError("--explain and --format do not go together.")
        }
    }

    func run() throws {
        let coast = Coast(from: .zero, releaseVelocity: velocity, decay: factor)
        try Output.write(explain ? explanation(coast) : text(coast), output)
    }

    private func text(_ coast: Coast) -> UTF8Text {
        let runs = rates.map { FrameByFrame(coast, rate: $0) }
        return switch format {
        case .svg: coast.picture(rates: rates)
        case .json: json(coast, runs)
        case .csv: csv(runs)
        case .table: FrameByFrame.table(runs, velocity: velocity, decay: factor)
        }
    }

    private func json(_ coast: Coast, _ runs: [FrameByFrame]) -> UTF8Text {
        var json = JSONWriter()
        json.beginObject()
        json.members([("restAngle", coast.restRotation.radians), ("seconds", coast.duration)])
        json.key("rates")
        json.beginArray()
        for run in runs {
            json.beginLine()
            json.object([
                ("hz", run.rate), ("frames", Double(run.frames)), ("restAngle", run.restRotation.radians),
            ])
        }
        json.endArray(onNewLine: true)
        json.endObject()
        json.endDocument()
        return json.text
    }

    private func csv(_ runs: [FrameByFrame]) -> UTF8Text {
        var text = UTF8Text("hz,frames,restAngle\n")
        for run in runs {
            text.append(run.rate, decimals: 12)
            text.append(csv: [Double(run.frames), run.restRotation.radians])
            text.append("\n")
        }
        return text
    }

    private func explanation(_ coast: Coast) -> UTF8Text {
        let (omega, factor) = (velocity / 60, factor.factor)
        let magnitude = velocity < 0 ? "|ω|" : "ω"
        let rest =
            coast.duration > 0
            ? "after ln(0.0001/\(magnitude))/(60·ln d) = \(coast.duration) s"
            : "here from the beginning"
        return UTF8Text(
            """
            1. The finger left at \(velocity) rad/s, which is ω = \(velocity) ÷ 60 = \(omega) radians in 1/60 second.
            2. Every 1/60 second \(factor) of the speed is left: after t seconds, \(factor)^(60·t) of it.
            3. All the steps together, ω·(d + d² + d³ + …) with d = \(factor), would be ω·d/(1 − d) = \
            \(omega * factor / (1 - factor)) radians.
            4. It rests when less than 0.0001 radians in 1/60 second are left of the speed: \(rest).
            5. Until then it has turned by ω·d/(1 − d)·(1 − d^(60·t)) = \(coast.restRotation.radians) radians = \(coast.restRotation).

            """
        )
    }
}
