import ArgumentParser
import Roundel
import RoundelExport

/// `roundel badge`: where a badge on an outline stands, and the constraints that keep it there.
struct PinBadge: ParsableCommand {
    enum Host: String, ExpressibleByArgument, CaseIterable { case circle, ellipse, superellipse }

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
        help: "The badge's size in parts of the host's.",
        transform: Arguments.notNegative
    )
    var ratio: Double

    @Option(help: "The outline of the host.")
    var host: Host = .circle

    @Option(
        parsing: .unconditional,
        help: "The exponent of a superellipse host.",
        transform: DrawSuperellipse.exponent
    )
    var exponent: Double?

    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard exponent == nil || host == .superellipse else {
            throw ValidationError("--exponent goes with --host superellipse.")
        }
    }

    func run() throws {
        try Output.write(BadgeExport(on: circumference, at: angle, ratio: ratio).json(), output)
    }

    private var circumference: Circumference {
        switch host {
        case .circle: .circle
        case .ellipse: .ellipse
        case .superellipse: .superellipse(Superellipse(exponent: exponent ?? 4))
        }
    }
}
