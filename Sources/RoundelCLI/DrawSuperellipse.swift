import ArgumentParser
import Roundel
import RoundelExport

/// `roundel superellipse`: the outline of any exponent, with its error bound.
struct DrawSuperellipse: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case svg, path, css, swift, json }

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

    @Option(parsing: .unconditional, help: "Width and height in points.", transform: Arguments.size)
    var size: Point2D?

    @Option(
        parsing: .unconditional,
        help: "The largest distance of the path from the curve, in points. The default is 0.1.",
        transform: tolerance
    )
    var tolerance: Double?

    @Option(
        parsing: .unconditional,
        help: "The number of cubics in a quarter, 1 to 16, instead of a tolerance.",
        transform: segments
    )
    var segments: Int?

    @Option(help: "The output format.")
    var format: Format = .svg

    @Flag(help: "Print a table of measured errors by exponent and number of cubics instead.")
    var errors = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard !errors else { return }
        guard (exponent == nil) != (k == nil) else {
            throw ValidationError(
                "One of --exponent and --k is needed, and \(exponent == nil ? 0 : 2) were given."
            )
        }
        guard size != nil else { throw ValidationError("Missing expected argument '--size <size>'") }
        guard tolerance == nil || segments == nil else {
            throw ValidationError("--tolerance and --segments do not go together.")
        }
    }

    func run() throws {
        try Output.write(errors ? SuperellipseErrorTable.markdown() : text, output)
    }

    private var text: UTF8Text {
        switch format {
        case .svg: export.svg()
        case .path: export.pathData()
        case .css: export.css()
        case .swift: export.swift()
        case .json: export.json()
        }
    }

    private var export: SuperellipseExport {
        let shape = k.map { Superellipse(handle: $0) } ?? Superellipse(exponent: exponent ?? 2)
        let rect = Rect2D(origin: .zero, size: size ?? .zero)
        guard let segments else { return SuperellipseExport(shape, in: rect, tolerance: tolerance ?? 0.1) }
        return SuperellipseExport(shape, in: rect, segmentsPerQuadrant: segments)
    }

    static func exponent(_ text: String) throws -> Double {
        guard let number = Double(text), number > 0 else {
            throw ValidationError("'\(text.excerpt)' is not a number above 0, or inf.")
        }
        return number
    }

    private static func tolerance(_ text: String) throws -> Double {
        guard let number = Double(text), number > 0, number <= Arguments.greatest else {
            throw ValidationError("'\(text.excerpt)' is not a number above 0, up to 1e9.")
        }
        return number
    }

    private static func segments(_ text: String) throws -> Int {
        guard let number = Int(text), (1...Superellipse.maximumSegmentsPerQuadrant).contains(number) else {
            throw ValidationError(
                "'\(text.excerpt)' is not a whole number from 1 to \(Superellipse.maximumSegmentsPerQuadrant)."
            )
        }
        return number
    }
}
