package import Roundel

/// Draws an SVG picture from shapes in points.
///
/// The class of a shape is its ``Style``. Its attributes are the look in light mode, also for
/// renderers that do not read style sheets. The style sheet of the document changes the colours
/// where the reader prefers dark mode.
package struct SVG: Sendable {
    /// The role of a shape in the picture, which decides its look.
    package enum Style: Sendable {
        /// Text and outlines.
        case ink
        /// Axes, ticks and secondary labels.
        case muted
        /// Grid lines.
        case grid
        /// The subject of the picture.
        case accent
        /// What is drawn on top of the subject, in the colour of the card.
        case card
        /// One of four series of a chart, 0 to 3; other numbers wrap around.
        case series(Int)

        /// One style of each look.
        static let all: [Style] = [
            .ink, .muted, .grid, .accent, .card, .series(0), .series(1), .series(2), .series(3),
        ]

        /// The class, and the colours in light mode and in dark mode.
        ///
        /// Text in each colour except that of the grid has a contrast of at least 4.5 : 1 to the
        /// card, and so has the card's colour on top of it.
        var look: (name: StaticString, light: StaticString, dark: StaticString) {
            switch self {
            case .ink: ("ink", "#1b1f2a", "#eef1f7")
            case .muted: ("muted", "#646b7a", "#8d95a6")
            case .grid: ("grid", "#646b7a", "#8d95a6")
            case .accent: ("accent", "#2f6fed", "#6aa0ff")
            case .card: ("paper", "#ffffff", "#14171f")
            case .series(let index):
                switch index & 3 {
                case 0: ("s0", "#2f6fed", "#6aa0ff")
                case 1: ("s1", "#0c8560", "#3fc99a")
                case 2: ("s2", "#cc4712", "#ff9f45")
                default: ("s3", "#b0379b", "#e77fd3")
                }
            }
        }
    }

    /// The width of a digit, or a narrow letter, at most, in parts of the size of a label.
    static let letterWidth = 0.6

    /// How a label is aligned with its point.
    package enum Anchor: Sendable {
        /// The label begins at the point.
        case start
        /// The label is centred on the point.
        case middle
        /// The label ends at the point.
        case end
    }

    var text = UTF8Text()

    /// Makes a part of a picture; see ``append(_:)``.
    init() {}

    /// Makes a picture on a card of a size in points, with a title that screen readers speak.
    package init(width: Double, height: Double, title: UTF8Text) {
        self.init(width: width, height: height, title: title, rules: UTF8Text())
    }

    /// Makes a picture on a card, with additional rules in its style sheet.
    package init(width: Double, height: Double, title: UTF8Text, rules: UTF8Text) {
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0")
        appendCoordinates(Point2D(width, height))
        text.append("\"")
        appendAttribute(" width", width)
        appendAttribute(" height", height)
        text.append(SVG.root)
        text.append("\n<title>")
        text.append(escaping: title)
        text.append("</title>\n<style>\n")
        appendDarkRules()
        text.append(rules)
        text.append("</style>\n")
        let all = UTF8Text("100%")
        element(
            "rect",
            SVG.look(.card, filled: true)
                + [Attribute("width", all), Attribute("height", all), Attribute("rx", 16)]
        )
    }

    /// Draws a circle, as a line or filled.
    package mutating func circle(center: Point2D, radius: Double, _ style: Style, filled: Bool = false) {
        ellipse(center: center, radii: Point2D(radius, radius), style, filled: filled)
    }

    /// Draws an ellipse, as a line or filled.
    package mutating func ellipse(center: Point2D, radii: Point2D, _ style: Style, filled: Bool = false) {
        text.append("<ellipse")
        appendLook(style, filled: filled)
        appendAttribute(" cx", center.x)
        appendAttribute(" cy", center.y)
        appendAttribute(" rx", radii.x)
        appendAttribute(" ry", radii.y)
        text.append("/>\n")
    }

    /// Draws straight lines through points.
    package mutating func line(_ points: [Point2D], _ style: Style, dashed: Bool = false) {
        text.append("<polyline")
        appendLook(style, filled: false)
        if dashed { text.append(" stroke-dasharray=\"3 5\"") }
        text.append(" points=\"")
        for point in points { appendCoordinates(point) }
        text.append("\"/>\n")
    }

    /// Draws a filled polygon.
    package mutating func polygon(_ points: [Point2D], _ style: Style) {
        text.append("<polygon")
        appendLook(style, filled: true)
        text.append(" points=\"")
        for point in points { appendCoordinates(point) }
        text.append("\"/>\n")
    }

    /// Draws a filled polygon with an opacity from 0 to 1.
    package mutating func tint(_ points: [Point2D], _ style: Style, opacity: Double = 0.14) {
        text.append("<polygon")
        appendLook(style, filled: true)
        appendAttribute(" opacity", opacity)
        text.append(" points=\"")
        for point in points { appendCoordinates(point) }
        text.append("\"/>\n")
    }

    /// Writes a label whose letters are centred vertically on a point.
    ///
    /// The default size is 13 points.
    package mutating func label(
        _ label: UTF8Text,
        at point: Point2D,
        _ style: Style,
        anchor: Anchor = .middle,
        size: Double = 13
    ) {
        text.append("<text")
        appendLook(style, filled: true)
        appendAttribute(" x", point.x)
        // The baseline is about a third of the size below the middle of digits and capitals.
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

    /// Draws a part.
    mutating func append(_ part: SVG) { text.append(part.text) }

    /// Returns the document.
    package func document() -> UTF8Text {
        var document = text
        document.append("</svg>\n")
        return document
    }

    private mutating func appendLook(_ style: Style, filled: Bool) {
        for attribute in SVG.look(style, filled: filled) { append(attribute) }
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

    /// The attributes that all elements inherit.
    private static let root: StaticString = """
         role="img" class="roundel" \
        font-family="system-ui, -apple-system, 'Helvetica Neue', 'Hiragino Sans', sans-serif" \
        stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
        """

    private mutating func appendDarkRules() {
        text.append("@media (prefers-color-scheme: dark) {\n")
        for style in Style.all {
            for (mark, property) in [("fill", "fill"), ("line", "stroke")] as [(StaticString, StaticString)] {
                text.append(".roundel .")
                text.append(mark)
                text.append(".")
                text.append(style.look.name)
                text.append(" { ")
                text.append(property)
                text.append(": ")
                text.append(style.look.dark)
                text.append("; }\n")
            }
        }
        text.append("}\n")
    }
}
