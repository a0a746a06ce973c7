import ArgumentParser
import Roundel
import RoundelExport

/// What the commands that draw an outline have in common.
struct OutlineOptions: ParsableArguments {
    enum Format: String, ExpressibleByArgument, CaseIterable { case svg, path, css, swift, json }

    @Option(
        parsing: .unconditional,
        help: "Width and height in points; an outline needs them.",
        transform: Arguments.size
    )
    var size: Point2D?

    @Option(
        parsing: .unconditional,
        help: "The largest distance of the path from the curve, in points. The default is 0.1.",
        transform: Arguments.positive
    )
    var tolerance: Double?

    @Option(
        parsing: .unconditional,
        help: "How far inside the curve the path runs, in points; negative for outside. The default is 0.",
        transform: Arguments.number
    )
    var inset: Double = 0

    @Option(help: "The output format.")
    var format: Format = .svg

    /// The rectangle, of which a size must be given.
    func rect() throws -> Rect2D {
        guard let size else { throw ValidationError("Missing expected argument '--size <size>'") }
        return Rect2D(origin: .zero, size: size)
    }

    /// Refuses what goes together with a number of cubics in a path.
    func validate(segments: Int?) throws {
        guard segments != nil else { return }
        guard tolerance == nil else {
            throw ValidationError("--tolerance and --segments do not go together.")
        }
        guard inset == 0 else { throw ValidationError("--inset and --segments do not go together.") }
    }
}

/// An outline that can be written in every format.
protocol OutlineExport {
    func svg() -> UTF8Text
    func pathData() -> UTF8Text
    func css() -> UTF8Text
    func swift() -> UTF8Text
    func json() -> UTF8Text
}

extension CornersExport: OutlineExport {}
extension SuperellipseExport: OutlineExport {}

extension OutlineOptions {
    /// The outline in the format that was asked for.
    func text(of export: some OutlineExport) -> UTF8Text {
        switch format {
        case .svg: export.svg()
        case .path: export.pathData()
        case .css: export.css()
        case .swift: export.swift()
        case .json: export.json()
        }
    }
}

extension Arguments {
    /// Reads a number of cubics.
    static func segments(_ text: String, _ range: ClosedRange<Int>) throws -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw ValidationError(
                "'\(text.excerpt)' is not a whole number from \(range.lowerBound) to \(range.upperBound)."
            )
        }
        return number
    }
}
