public import Roundel

/// An SVG picture in the making: shapes go in, in points, and a document comes out.
///
/// Colours follow the reader's light or dark scheme. A shape's class says what it means; ``Style`` lists them.
public struct SVG: Sendable {
    /// What a shape means, and by that how it looks.
    public enum Style: Sendable {
        /// Text and outlines.
        case ink
        /// Axes, ticks and what is said beside the matter.
        case muted
        /// Lines that guide the eye.
        case grid
        /// The matter of the picture.
        case accent
        /// What stands on the matter: the colour of the card.
        case card
        /// One of four series of a chart, from 0 to 3; others wrap round.
        case series(Int)

        var name: StaticString {
            switch self {
            case .ink: "ink"
            case .muted: "muted"
            case .grid: "grid"
            case .accent: "accent"
            case .card: "paper"
            case .series(let index):
                switch index & 3 {
                case 0: "s0"
                case 1: "s1"
                case 2: "s2"
                default: "s3"
                }
            }
        }
    }

    /// Where a label stands relative to its point.
    public enum Anchor: Sendable {
        /// To the right of it.
        case start
        /// Centred on it.
        case middle
        /// To the left of it.
        case end
    }

    var text = UTF8Text()

    /// Begins a picture on a card of a size, in points, with a title that screen readers speak.
    public init(width: Double, height: Double, title: UTF8Text) {
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0")
        appendCoordinates(Point2D(width, height))
        text.append("\" width=\"")
        text.append(width, decimals: 3)
        text.append("\" height=\"")
        text.append(height, decimals: 3)
        text.append("\" role=\"img\" class=\"roundel\">\n<title>")
        text.append(escaping: title)
        text.append("</title>\n")
        text.append(SVG.sheet)
        text.append("<rect class=\"card\" width=\"100%\" height=\"100%\" rx=\"16\"/>\n")
    }

    /// Draws a disc, or a ring of a line if it is not filled.
    public mutating func circle(center: Point2D, radius: Double, _ style: Style, filled: Bool = false) {
        ellipse(center: center, radii: Point2D(radius, radius), style, filled: filled)
    }

    /// Draws an ellipse.
    public mutating func ellipse(center: Point2D, radii: Point2D, _ style: Style, filled: Bool = false) {
        text.append("<ellipse")
        appendClass(style, filled: filled)
        appendAttribute(" cx", center.x)
        appendAttribute(" cy", center.y)
        appendAttribute(" rx", radii.x)
        appendAttribute(" ry", radii.y)
        text.append("/>\n")
    }

    /// Draws straight lines through points; a dashed one says less than a full one.
    public mutating func line(_ points: [Point2D], _ style: Style, dashed: Bool = false) {
        text.append("<polyline")
        appendClass(style, filled: false)
        if dashed { text.append(" stroke-dasharray=\"3 5\"") }
        text.append(" points=\"")
        for point in points { appendCoordinates(point) }
        text.append("\"/>\n")
    }

    /// Draws a filled polygon.
    public mutating func polygon(_ points: [Point2D], _ style: Style) {
        text.append("<polygon")
        appendClass(style, filled: true)
        text.append(" points=\"")
        for point in points { appendCoordinates(point) }
        text.append("\"/>\n")
    }

    /// Draws a polygon as a tint, which covers what is below it by a share, the opacity, from 0 to 1.
    public mutating func tint(_ points: [Point2D], _ style: Style, opacity: Double = 0.14) {
        text.append("<polygon")
        appendClass(style, filled: true)
        appendAttribute(" opacity", opacity)
        text.append(" points=\"")
        for point in points { appendCoordinates(point) }
        text.append("\"/>\n")
    }

    /// Writes a label, by its middle height, in 13 points or another size.
    public mutating func label(
        _ label: UTF8Text,
        at point: Point2D,
        _ style: Style,
        anchor: Anchor = .middle,
        size: Double = 13
    ) {
        text.append("<text")
        appendClass(style, filled: true)
        appendAttribute(" x", point.x)
        // A third of the size brings the middle of digits and capitals to the point.
        appendAttribute(" y", point.y + size * 0.35)
        appendAttribute(" font-size", size)
        switch anchor {
        case .start: break
        case .middle: text.append(" text-anchor=\"middle\"")
        case .end: text.append(" text-anchor=\"end\"")
        }
        text.append(">")
        text.append(escaping: label)
        text.append("</text>\n")
    }

    /// The finished document.
    public func document() -> UTF8Text {
        var document = text
        document.append("</svg>\n")
        return document
    }

    private mutating func appendClass(_ style: Style, filled: Bool) {
        text.append(filled ? " class=\"fill " : " class=\"line ")
        text.append(style.name)
        text.append("\"")
    }

    private mutating func appendAttribute(_ name: StaticString, _ value: Double) {
        text.append(name)
        text.append("=\"")
        text.append(value, decimals: 3)
        text.append("\"")
    }

    private mutating func appendCoordinates(_ point: Point2D) {
        text.append(" ")
        text.append(point.x, decimals: 3)
        text.append(" ")
        text.append(point.y, decimals: 3)
    }

    private static let sheet: StaticString = """
        <style>
        .roundel { --card: #fff; --ink: #1b1f2a; --muted: #7a8191; --accent: #2f6fed; --s0: #2f6fed; \
        --s1: #12966e; --s2: #d9730d; --s3: #b0379b; }
        @media (prefers-color-scheme: dark) { .roundel { --card: #14171f; --ink: #eef1f7; --muted: #8d95a6; \
        --accent: #6aa0ff; --s0: #6aa0ff; --s1: #3fc99a; --s2: #ff9f45; --s3: #e77fd3; } }
        .roundel .card, .roundel .fill.paper { fill: var(--card); }
        .roundel .line { fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
        .roundel .line.muted { stroke-width: 1; }
        .roundel .line.grid { stroke: var(--muted); stroke-width: 1; opacity: 0.22; }
        .roundel text { font-family: system-ui, -apple-system, "Helvetica Neue", "Hiragino Sans", sans-serif; }
        .roundel .line.ink { stroke: var(--ink); } .roundel .fill.ink { fill: var(--ink); }
        .roundel .line.muted { stroke: var(--muted); } .roundel .fill.muted { fill: var(--muted); }
        .roundel .line.accent { stroke: var(--accent); } .roundel .fill.accent { fill: var(--accent); }
        .roundel .line.s0 { stroke: var(--s0); } .roundel .fill.s0 { fill: var(--s0); }
        .roundel .line.s1 { stroke: var(--s1); } .roundel .fill.s1 { fill: var(--s1); }
        .roundel .line.s2 { stroke: var(--s2); } .roundel .fill.s2 { fill: var(--s2); }
        .roundel .line.s3 { stroke: var(--s3); } .roundel .fill.s3 { fill: var(--s3); }
        </style>

        """
}
