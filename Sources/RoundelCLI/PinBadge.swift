import ArgumentParser
import Roundel
import RoundelExport

/// `roundel badge`: the position of a badge on an outline, and the constraints that keep it there.
struct PinBadge: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "badge",
        abstract: "Pins a badge to the outline of a view, as multipliers for Auto Layout."
    )

    @Option(
        parsing: .unconditional,
        help: "The badge's direction from the centre.",
        transform: Arguments.degrees
    )
    var angle: Angle

    @Option(
        parsing: .unconditional,
        help: "The badge's size as a fraction of the host's.",
        transform: Arguments.notNegative
    )
    var ratio: Double

    @Option(help: "The outline of the host.")
    var host: Circumference = .circle

    @Option(
        parsing: .unconditional,
        help: "The exponent of a superellipse host.",
        transform: DrawSuperellipse.exponent
    )
    var exponent: Double?

    @Option(help: "The output format.")
    var format: Format = .json

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if exponent == nil { return }
        guard case .superellipse = host else {
            throw ValidationError("--exponent goes with --host superellipse.")
        }
    }

    func run() throws {
        let host = exponent.map { Circumference.superellipse(exponent: $0) } ?? host
        let export = BadgeExport(on: host, at: angle, ratio: ratio)
        switch format {
        case .table: try Output.write(export.table(), output)
        case .json: try Output.write(export.json(), output)
        case .csv: try Output.write(export.csv(), output)
        case .svg: try Output.write(export.picture(), output)
        }
    }
}

/// Outlines as words of the command line.
///
/// The superellipse has the exponent 4.
extension Circumference: ExpressibleByArgument {
    /// All words.
    public static var allValueStrings: [String] { ["circle", "ellipse", "superellipse"] }

    /// Reads a word; `nil` for any other.
    public init?(argument: String) {
        switch argument {
        case "circle": self = .circle
        case "ellipse": self = .ellipse
        case "superellipse": self = .superellipse(exponent: 4)
        default: return nil
        }
    }
}
