import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

/// The documents and elements that every picture consists of.
@Suite struct SVGTests {
    /// What a picture has after its card.
    private func body(_ draw: (inout SVG) -> Void) -> String {
        var svg = SVG(width: 9, height: 9, title: UTF8Text("t"))
        let empty = svg.document().description
        draw(&svg)
        let end = "</svg>\n"
        return String(svg.document().description.dropFirst(empty.count - end.count).dropLast(end.count))
    }

    private static let words: [(style: SVG.Style, word: String)] = [
        (.ink, "ink"), (.muted, "muted"), (.grid, "grid"), (.accent, "accent"), (.card, "paper"),
        (.series(0), "s0"), (.series(1), "s1"), (.series(2), "s2"), (.series(3), "s3"),
    ]

    // MARK: Documents

    @Test func `a picture is a card of its size with a title, for lines of two points`() throws {
        let text = SVG(width: 40, height: 30.5, title: UTF8Text("A & B")).document().description
        #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 30.5\" width="))
        #expect(text.hasSuffix("</style>\n\(Self.card)\n</svg>\n"))
        let root = try SVGNode.parse(text)
        #expect(root.number("width") == 40 && root.number("height") == 30.5)
        #expect(root.attributes["role"] == "img" && root.attributes["class"] == "roundel")
        #expect(root.attributes["font-family"]?.hasPrefix("system-ui, ") == true)
        #expect(root.number("stroke-width") == 2)
        #expect(root.attributes["stroke-linecap"] == "round")
        #expect(root.attributes["stroke-linejoin"] == "round")
        #expect(try root.only("title").text == "A & B")
        #expect(root.children.map(\.name) == ["title", "style", "rect"])
    }

    private static let card =
        "<rect class=\"fill paper\" fill=\"#ffffff\" width=\"100%\" height=\"100%\" rx=\"16\"/>"

    @Test func `a picture has its own rules after those of dark mode`() throws {
        let picture = SVG(width: 1, height: 1, title: UTF8Text("t"), rules: UTF8Text(".a { b: c; }\n"))
        let style = try SVGNode.parse(picture.document().description).only("style").text
        #expect(style.hasPrefix("\n@media (prefers-color-scheme: dark) {\n"))
        #expect(style.hasSuffix("; }\n}\n.a { b: c; }\n"))
    }

    @Test func `a drawing has no card and no style sheet`() {
        let drawing = SVG(drawingOfWidth: 12, height: 8.5, title: UTF8Text("a<b"))
        #expect(
            drawing.document().description == """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8.5" width="12" height="8.5" role="img">
                <title>a&lt;b</title>
                </svg>

                """
        )
    }

    // MARK: Colours

    /// Red, green and blue of a colour such as `#2f6fed`.
    private func channels(_ color: String) throws -> [Double] {
        let number = try #require(Int(color.dropFirst(), radix: 16))
        return [number >> 16, number >> 8 & 255, number & 255].map { Double($0) / 255 }
    }

    @Test func `every style has a rule for text and one for lines in dark mode`() throws {
        let picture = SVG(width: 1, height: 1, title: UTF8Text("t")).document().description
        let rules = picture.matches(
            of: /\n\.roundel \.(fill|line)\.([a-z0-9]+) \{ (fill|stroke): (#[0-9a-f]{6}); \}/
        )
        #expect(
            rules.map { "\($0.1) \($0.2)" } == Self.words.flatMap { ["fill \($0.word)", "line \($0.word)"] }
        )
        for rule in rules {
            #expect(rule.3 == (rule.1 == "fill" ? "fill" : "stroke"))
        }
    }

    @Test func `text has a contrast of 4.5 to the card in light and in dark mode`() throws {
        let picture = SVG(width: 1, height: 1, title: UTF8Text("t")).document().description
        let dark = picture.matches(of: /\.fill\.([a-z0-9]+) \{ fill: (#[0-9a-f]{6})/)
        let colors = Dictionary(uniqueKeysWithValues: dark.map { (String($0.1), String($0.2)) })
        let night = try channels(try #require(colors["paper"]))
        for (style, word) in Self.words where !["grid", "paper"].contains(word) {
            let label = body { $0.label(UTF8Text("x"), at: .zero, style) }
            let light = try #require(try SVGNode.parse(label).attributes["fill"])
            #expect(contrast(try channels(light), [1, 1, 1]) >= 4.5)
            #expect(contrast(try channels(try #require(colors[word])), night) >= 4.5)
        }
    }

    @Test(arguments: [(4, 0), (7, 3), (-1, 3), (-4, 0)])
    func `the numbers of series wrap around`(index: Int, same: Int) {
        #expect(
            body { $0.circle(center: .zero, radius: 1, .series(index)) }
                == body { $0.circle(center: .zero, radius: 1, .series(same)) }
        )
    }

    // MARK: Elements

    @Test func `circles and ellipses are lines unless they are filled`() {
        let text = body {
            $0.circle(center: Point2D(1, 2), radius: 3, .accent)
            $0.circle(center: Point2D(1, 2), radius: 3, .series(2), filled: true)
            $0.ellipse(center: Point2D(1, -2.5), radii: Point2D(3, 4.0625), .grid)
            $0.ellipse(center: Point2D(1, 2), radii: Point2D(3, 4), .grid, filled: true)
        }
        #expect(
            text == """
                <ellipse class="line accent" fill="none" stroke="#2f6fed" cx="1" cy="2" rx="3" ry="3"/>
                <ellipse class="fill s2" fill="#cc4712" cx="1" cy="2" rx="3" ry="3"/>
                <ellipse class="line grid" fill="none" stroke="#646b7a" stroke-width="1" opacity="0.22" \
                cx="1" cy="-2.5" rx="3" ry="4.063"/>
                <ellipse class="fill grid" fill="#646b7a" cx="1" cy="2" rx="3" ry="4"/>

                """
        )
    }

    @Test func `lines and polygons go through their points`() {
        let points = [Point2D(0, 0), Point2D(5, -6.25), Point2D(1, 2)]
        let text = body {
            $0.line(points, .muted)
            $0.line(points, .ink, dashed: true)
            $0.polygon(points, .card)
            $0.tint(points, .accent)
            $0.tint(points, .series(3), opacity: 0.5)
        }
        #expect(
            text == """
                <polyline class="line muted" fill="none" stroke="#646b7a" stroke-width="1" points=" 0 0 5 -6.25 1 2"/>
                <polyline class="line ink" fill="none" stroke="#1b1f2a" stroke-dasharray="3 5" points=" 0 0 5 -6.25 1 2"/>
                <polygon class="fill paper" fill="#ffffff" points=" 0 0 5 -6.25 1 2"/>
                <polygon class="fill accent" fill="#2f6fed" opacity="0.14" points=" 0 0 5 -6.25 1 2"/>
                <polygon class="fill s3" fill="#b0379b" opacity="0.5" points=" 0 0 5 -6.25 1 2"/>

                """
        )
    }

    /// The baseline is 0.35 of the size below the point: 4.55 for the default of 13 points.
    @Test func `a label is centred on its point, or begins or ends there`() {
        let text = body {
            $0.label(UTF8Text("a<b"), at: Point2D(10, 20), .ink)
            $0.label(UTF8Text("s"), at: Point2D(10, 20), .muted, anchor: .start, size: 20)
            $0.label(UTF8Text("e"), at: Point2D(10, 20), .series(1), anchor: .end, size: 10)
        }
        #expect(
            text == """
                <text class="fill ink" fill="#1b1f2a" x="10" y="24.55" font-size="13" text-anchor="middle">a&lt;b</text>
                <text class="fill muted" fill="#646b7a" x="10" y="27" font-size="20">s</text>
                <text class="fill s1" fill="#0c8560" x="10" y="23.5" font-size="10" text-anchor="end">e</text>

                """
        )
    }

    @Test func `a band has an opacity only if it is not opaque`() throws {
        let band = ArcBand(center: .zero, radius: 5, thickness: 2, start: .zero, sweep: .degrees(90))
        let opaque = try SVGNode.parse(body { $0.band(band, .accent) })
        let pale = try SVGNode.parse(body { $0.band(band, .muted, opacity: 0.25) })
        #expect(opaque.name == "path" && opaque.attributes["opacity"] == nil)
        #expect(opaque.attributes["class"] == "fill accent" && opaque.attributes["fill"] == "#2f6fed")
        #expect(pale.number("opacity") == 0.25 && pale.attributes["d"] == opaque.attributes["d"])
    }

    @Test func `elements have any attributes, and are inside the one that is open`() {
        let text = body {
            $0.open("g", [SVG.Attribute("transform", [1, 0, 0, 1, 20, 30.5], function: "matrix")])
            $0.open("a")
            $0.element("rect", [SVG.Attribute("width", 5.00049), SVG.Attribute("id", "r")])
            $0.close("a")
            $0.element("text", [SVG.Attribute("dx", [1, -2.5])], text: UTF8Text("x & y"))
            $0.element("use", [SVG.Attribute("href", UTF8Text("\"<&>"))])
            $0.close("g")
        }
        #expect(
            text == """
                <g transform="matrix(1 0 0 1 20 30.5)">
                <a>
                <rect width="5" id="r"/>
                </a>
                <text dx="1 -2.5">x &amp; y</text>
                <use href="&quot;&lt;&amp;&gt;"/>
                </g>

                """
        )
    }
}
