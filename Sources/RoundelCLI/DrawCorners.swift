import ArgumentParser
import Roundel
import RoundelExport

/// `roundel corners`: a rectangle with corners of CSS's shapes, or with smooth ones.
struct DrawCorners: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "corners",
        abstract: "Draws a rectangle with corners of CSS's shapes, or with smooth ones, as Bézier curves.",
        discussion: """
            Corners are listed as in CSS: one to four values with commas between them, clockwise from the top left. Radii \
            that do not fit are scaled down as in CSS.
            """
    )

    @OptionGroup var corners: CornerOptions
    @OptionGroup var outline: OutlineOptions

    @Option(
        parsing: .unconditional,
        help: "The number of cubics in a corner, 3 to 16, instead of a tolerance.",
        transform: { try Arguments.segments($0, 3...Corners.maximumSegmentsPerCorner) }
    )
    var segments: Int?

    @OptionGroup var output: OutputOptions

    func validate() throws {
        _ = try (outline.rect(), corners.corners())
        try outline.validate(segments: segments)
    }

    func run() throws { try Output.write(outline.text(of: export()), output) }

    private func export() throws -> CornersExport {
        let (rect, corners) = (try outline.rect(), try corners.corners())
        if let segments { return CornersExport(corners, in: rect, segmentsPerCorner: segments) }
        let tolerance = outline.tolerance ?? 0.1
        return outline.inset == 0
            ? CornersExport(corners, in: rect, tolerance: tolerance)
            : CornersExport(corners, in: rect, inset: outline.inset, tolerance: tolerance)
    }
}
