import ArgumentParser
import Roundel
import RoundelExport

/// `roundel superellipse`: the outline of any exponent, with its error bound.
struct DrawSuperellipse: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "superellipse",
        abstract: "Draws the curve |x/a|ⁿ + |y/b|ⁿ = 1 as Bézier curves within a tolerance."
    )

    @Option(parsing: .unconditional, help: "Lamé's n, above 0; inf gives the rectangle.", transform: exponent)
    var exponent: Double?

    @Option(
        parsing: .unconditional,
        help: "The handle length of four cubics as a multiple of half a side, instead of an exponent.",
        transform: Arguments.number
    )
    var k: Double?

    @OptionGroup var outline: OutlineOptions

    @Option(
        parsing: .unconditional,
        help: "The number of cubics in a quarter, 1 to 16, instead of a tolerance.",
        transform: { try Arguments.segments($0, 1...Superellipse.maximumSegmentsPerQuadrant) }
    )
    var segments: Int?

    @Flag(help: "Print a table of measured errors by exponent and number of cubics instead.")
    var errors = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard !errors else {
            guard outline.format == .svg else {
                throw ValidationError("--errors and --format do not go together.")
            }
            return
        }
        guard (exponent == nil) != (k == nil) else {
            throw ValidationError(
                "One of --exponent and --k is needed, and \(exponent == nil ? 0 : 2) were given."
            )
        }
        _ = try outline.rect()
        try outline.validate(segments: segments)
    }

    func run() throws {
        try Output.write(errors ? SuperellipseErrorTable.markdown() : outline.text(of: export()), output)
    }

    private func export() throws -> SuperellipseExport {
        let shape = k.map { Superellipse(handle: $0) } ?? Superellipse(exponent: exponent ?? 2)
        let rect = try outline.rect()
        if let segments { return SuperellipseExport(shape, in: rect, segmentsPerQuadrant: segments) }
        let tolerance = outline.tolerance ?? 0.1
        return outline.inset == 0
            ? SuperellipseExport(shape, in: rect, tolerance: tolerance)
            : SuperellipseExport(shape, in: rect, inset: outline.inset, tolerance: tolerance)
    }

    private static func exponent(_ text: String) throws -> Double {
        guard let number = Double(text), number > 0 else {
            throw ValidationError("'\(text.excerpt)' is not a number above 0, or inf.")
        }
        return number
    }
}
