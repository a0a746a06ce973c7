import Roundel
import RoundelExport

/// A small graph without words: levels with their values, lines and dots.
struct Plot {
    private static let frame = Rect2D(x: 64, y: 24, width: 396, height: 248)

    private let across: ClosedRange<Double>
    private let up: ClosedRange<Double>
    private var svg: SVG

    init(_ title: String, _ across: ClosedRange<Double>, _ up: ClosedRange<Double>) {
        (self.across, self.up) = (across, up)
        svg = SVG.figure(title, height: 296)
    }

    private func place(_ value: (x: Double, y: Double)) -> Point2D {
        let share = Point2D(
            (value.x - across.lowerBound) / (across.upperBound - across.lowerBound),
            (up.upperBound - value.y) / (up.upperBound - up.lowerBound)
        )
        return Plot.frame.origin + Plot.frame.size * share
    }

    /// A line across at a value, with the value beside it.
    mutating func level(_ value: Double, _ name: String) {
        let start = place((across.lowerBound, value))
        svg.line([start, Point2D(Plot.frame.end.x, start.y)], value == 0 ? .muted : .grid)
        svg.say(name, at: start + Point2D(-10, 0), .muted, anchor: .end, size: 15)
    }

    mutating func line(_ values: [(x: Double, y: Double)], _ style: SVG.Style, dashed: Bool = false) {
        svg.line(values.map(place), style, dashed: dashed)
    }

    mutating func dot(_ value: (x: Double, y: Double), _ radius: Double, _ style: SVG.Style) {
        svg.disc(place(value), radius, style)
    }

    /// Writes letters to the right of a place.
    mutating func say(_ text: String, at value: (x: Double, y: Double), _ style: SVG.Style) {
        svg.say(text, at: place(value) + Point2D(10, 0), style, anchor: .start, size: 15)
    }

    func document() -> UTF8Text { svg.document() }
}
