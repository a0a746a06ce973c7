import ArgumentParser
import Roundel
import RoundelExport

/// `roundel badge`: the position of a badge on an outline, and the constraints that keep it there.
struct PinBadge: ParsableCommand {
    enum Host: String, ExpressibleByArgument, CaseIterable { case circle, ellipse, superellipse, corners }

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

    @Option(help: "The outline of the host. The exponent of a superellipse is 4 unless it is given.")
    var host: Host = .circle

    @Option(
        parsing: .unconditional,
        help: "Width and height of a host with corners, in points.",
        transform: Arguments.size
    )
    var size: Point2D?

    @OptionGroup(title: "A host with corners, or the exponent of a superellipse")
    var corners: CornerOptions

    @Option(help: "The output format.")
    var format: Format = .json

    @OptionGroup var output: OutputOptions

    func validate() throws { _ = try outline() }

    func run() throws {
        let export = try BadgeExport(on: outline(), at: angle, ratio: ratio, size: size)
        switch format {
        case .table: try Output.write(export.table(), output)
        case .json: try Output.write(export.json(), output)
        case .csv: try Output.write(export.csv(), output)
        case .svg: try Output.write(export.picture(), output)
        }
    }

    private func outline() throws -> Circumference {
        if host == .corners {
            guard size != nil else { throw ValidationError("Missing expected argument '--size <size>'") }
            return .corners(try corners.corners())
        }
        guard size == nil, !corners.isMoreThanExponent else {
            throw ValidationError(
                "--size, --radius, --curvature, --shape and --smoothing go with --host corners."
            )
        }
        guard host != .superellipse else { return .superellipse(exponent: try exponent()) }
        guard corners.exponent.isEmpty else {
            throw ValidationError("--exponent goes with --host superellipse or corners.")
        }
        return host == .circle ? .circle : .ellipse
    }

    /// The exponent of a superellipse, which is 4 by default.
    private func exponent() throws -> Double {
        guard let exponent = corners.exponent.first else { return 4 }
        guard exponent > 0, corners.exponent.allSatisfy({ $0 == exponent }) else {
            throw ValidationError("--exponent: a superellipse has one exponent above 0, or inf.")
        }
        return exponent
    }
}
