import Roundel
import RoundelExport

/// Draws a small graph without words: levels with their values, lines and dots.
struct Plot {
    private static let frame = Rect2D(x: 64, y: 24, width: 396, height: 248)

    private let across: ClosedRange<Double>
    private let up: ClosedRange<Double>
    private var svg: SVG

    init(_ title: String, _ across: ClosedRange<Double>, _ up: ClosedRange<Double>) {
        (self.across, self.up) = (across, up)
        svg = SVG.figure(title, height: 296)
    }

    private func point(_ value: (x: Double, y: Double)) -> Point2D {
        let fraction = Point2D(
            (value.x - across.lowerBound) / (across.upperBound - across.lowerBound),
            (up.upperBound - value.y) / (up.upperBound - up.lowerBound)
        )
        return Plot.frame.origin + Plot.frame.size * fraction
    }

    /// Draws a horizontal line at a value, with its name beside it.
    mutating func level(_ value: Double, _ name: String) {
        let start = point((across.lowerBound, value))
        svg.line([start, Point2D(Plot.frame.end.x, start.y)], value == 0 ? .muted : .grid)
        svg.say(name, at: start + Point2D(-10, 0), .muted, anchor: .end, size: 15)
    }

    mutating func line(_ values: [(x: Double, y: Double)], _ style: SVG.Style, dashed: Bool = false) {
        svg.line(values.map(point), style, dashed: dashed)
    }

    mutating func dot(_ value: (x: Double, y: Double), _ radius: Double, _ style: SVG.Style) {
        svg.disc(point(value), radius, style)
    }

    /// Writes letters to the right of a pair of values.
    mutating func say(_ text: String, at value: (x: Double, y: Double), _ style: SVG.Style) {
        svg.say(text, at: point(value) + Point2D(10, 0), style, anchor: .start, size: 15)
    }

    func document() -> UTF8Text { svg.document() }
}
