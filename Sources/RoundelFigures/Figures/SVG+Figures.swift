import Roundel
import RoundelExport

/// Lines, arrows and letters that all figures of the documentation have in common.
extension SVG {
    /// The size of a figure's letters: 11 points when a picture of 480 is shown on a page of 320.
    static let letters = 17.0

    /// Makes a figure.
    ///
    /// The default width is 480 points.
    static func figure(_ title: String, height: Double, width: Double = 480) -> SVG {
        SVG(width: width, height: height, title: UTF8Text(title))
    }

    /// Writes letters that are centred vertically on a point.
    mutating func say(
        _ text: String,
        at point: Point2D,
        _ style: Style = .ink,
        anchor: Anchor = .middle,
        size: Double = letters
    ) {
        label(UTF8Text(text), at: point, style, anchor: anchor, size: size)
    }

    /// Draws a filled circle.
    mutating func disc(_ center: Point2D, _ radius: Double, _ style: Style) {
        circle(center: center, radius: radius, style, filled: true)
    }

    /// Returns points along an arc, at most two degrees apart.
    static func arc(_ center: Point2D, _ radius: Double, _ start: Angle, _ sweep: Angle) -> [Point2D] {
        let count = max(2, (sweep.degrees.magnitude / 2).rounded(.up))
        return stride(from: 0.0, through: count, by: 1).map { step in
            center + radius * Point2D(direction: start + sweep * (step / count))
        }
    }

    /// Draws a translucent slice of a ring between two radii.
    mutating func slice(
        _ center: Point2D,
        _ inner: Double,
        _ outer: Double,
        _ start: Angle,
        _ sweep: Angle,
        _ style: Style,
        opacity: Double = 0.14
    ) {
        let near = SVG.arc(center, inner, start, sweep).reversed()
        tint(SVG.arc(center, outer, start, sweep) + near, style, opacity: opacity)
    }

    /// Draws lines with an arrowhead at the end.
    mutating func arrow(_ points: [Point2D], _ style: Style, dashed: Bool = false, tip size: Double = 11) {
        guard let end = points.last, let before = points.last(where: { ($0 - end).length >= size }) else {
            return
        }
        let along = (end - before) / (end - before).length
        let across = Point2D(-along.y, along.x) * size * 0.42
        let foot = end - along * size
        line(points.filter { ($0 - end).length > size * 0.9 } + [foot], style, dashed: dashed)
        polygon([end, foot + across, foot - across], style)
    }

    /// Draws an arc with an arrowhead at the end.
    mutating func turn(
        _ center: Point2D,
        _ radius: Double,
        from start: Angle,
        by sweep: Angle,
        _ style: Style,
        dashed: Bool = false
    ) {
        arrow(SVG.arc(center, radius, start, sweep), style, dashed: dashed)
    }

    /// Draws a dimension line between two points, with a bar at either end.
    mutating func measure(_ start: Point2D, _ end: Point2D, _ style: Style) {
        let along = (end - start) / (end - start).length
        let bar = Point2D(-along.y, along.x) * 5
        line([start, end], style)
        for point in [start, end] { line([point - bar, point + bar], style) }
    }

    /// Draws the sign of a right angle in a corner.
    mutating func rightAngle(at corner: Point2D, _ across: Point2D, _ down: Point2D) {
        line([corner + across, corner + across + down, corner + down], .muted)
    }

    /// Draws a superellipse as a closed line.
    mutating func superellipse(_ exponent: Double, in rect: Rect2D, _ style: Style) {
        line(SVG.superellipse(exponent, in: rect), style)
    }

    /// Returns points along a superellipse, dense enough to look like the curve.
    ///
    /// The last is the first again.
    static func superellipse(_ exponent: Double, in rect: Rect2D) -> [Point2D] {
        let points = Superellipse(exponent: exponent).points(count: 144, in: rect)
        return points + points.prefix(1)
    }

    /// Draws a thick straight line as a polygon, which can have the colour of the card too.
    mutating func bar(_ start: Point2D, _ end: Point2D, _ style: Style, width: Double = 2) {
        let along = (end - start) / (end - start).length
        let across = Point2D(-along.y, along.x) * width / 2
        polygon([start + across, end + across, end - across, start - across], style)
    }
}
