import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

/// The axes, curves and legends of charts, whose plot is 468 × 236 points from (68, 84).
@Suite struct ChartTests {
    private func chart(
        _ across: ClosedRange<Double> = 0...10,
        _ up: ClosedRange<Double> = 0...5,
        _ draw: (inout Chart) -> Void = { _ in }
    ) throws -> SVGNode {
        var chart = Chart(
            title: UTF8Text("Title"),
            across: Chart.Axis(across, title: UTF8Text("x")),
            up: Chart.Axis(up, title: UTF8Text("y"))
        )
        draw(&chart)
        return try SVGNode.parse(chart.document().description)
    }

    /// The labels below the axis that goes across: 18 points below it, at the middle of the letters.
    private func ticks(_ chart: SVGNode) -> [String] {
        chart.all("text", ["y": "343.25"]).map(\.text)
    }

    /// Ranges, and the labels of their ticks: at 1, 2 or 5 times a power of ten, at most a fifth of
    /// the range.
    static let ranges: [(range: ClosedRange<Double>, labels: String)] = [
        (0...5, "0 1 2 3 4 5"), (0...4.9, "0 0.5 1 1.5 2 2.5 3 3.5 4 4.5"), (0...10, "0 2 4 6 8 10"),
        (0...9.9, "0 1 2 3 4 5 6 7 8 9"), (0...25, "0 5 10 15 20 25"),
        (0...24, "0 2 4 6 8 10 12 14 16 18 20 22 24"), (0...50, "0 10 20 30 40 50"),
        (0...500, "0 100 200 300 400 500"), (-7...(-2), "-7 -6 -5 -4 -3 -2"),
        (1.2...6.8, "2 3 4 5 6"), (0.3...0.7, "0.3 0.35 0.4 0.45 0.5 0.55 0.6 0.65 0.7"),
        (0...0.005, "0 0.001 0.002 0.003 0.004 0.005"), (3...3, "0 0.2 0.4 0.6 0.8 1"),
        (3 ... .infinity, "0 0.2 0.4 0.6 0.8 1"),
    ]

    @Test(arguments: ranges)
    func `ticks are at round numbers, from end to end`(range: ClosedRange<Double>, labels: String) throws {
        #expect(try ticks(chart(range)).joined(separator: " ") == labels)
    }

    @Test func `the axes are around the plot, with their labels beside the ticks`() throws {
        let chart = try chart()
        let grid = chart.all("polyline", ["class": "line grid"]).map { $0.attributes["points"] }
        #expect(
            grid == [
                " 68 320 536 320", " 68 272.8 536 272.8", " 68 225.6 536 225.6", " 68 178.4 536 178.4",
                " 68 131.2 536 131.2", " 68 84 536 84",
            ]
        )
        let marks = chart.all("polyline", ["class": "line muted"]).map { $0.attributes["points"] }
        #expect(marks.prefix(2) == [" 68 320 68 325", " 161.6 320 161.6 325"])
        #expect(marks.suffix(2) == [" 536 320 536 325", " 68 320 536 320"] && marks.count == 7)
        let labels = chart.all("text", ["text-anchor": "end", "x": "60", "font-size": "15"])
        #expect(labels.map(\.text) == ["0", "1", "2", "3", "4", "5"])
        #expect(labels.first?.number("y") == 325.25 && labels.last?.number("y") == 89.25)
        let below = chart.all("text", ["text-anchor": "middle", "font-size": "15"])
        #expect(below.map { $0.number("x") } == [68, 161.6, 255.2, 348.8, 442.4, 536])
    }

    @Test func `the titles are above the plot, and below its end`() throws {
        let texts = try chart().all("text")
        let (title, across, up) = (texts[0], texts[texts.count - 2], texts[texts.count - 1])
        #expect(title.text == "Title" && title.attributes["class"] == "fill ink")
        #expect(title.number("x") == 24 && title.number("y") == 38.65 && title.number("font-size") == 19)
        #expect(across.text == "x" && across.number("x") == 536 && across.number("y") == 367.25)
        #expect(across.attributes["text-anchor"] == "end")
        #expect(up.text == "y" && up.number("x") == 24 && up.number("y") == 63.25)
        #expect(up.attributes["text-anchor"] == nil && title.attributes["text-anchor"] == nil)
        #expect(try chart().only("title").text == "Title")
    }

    @Test func `curves and dots are in the units of the axes`() throws {
        let axis = Chart.Axis(-10...10, title: UTF8Text("x"))
        let plain = Chart(title: UTF8Text("t"), across: axis, up: Chart.Axis(0...5, title: UTF8Text("y")))
        #expect(near(plain.point(-10, 0), Point2D(68, 320)) && near(plain.point(10, 5), Point2D(536, 84)))
        #expect(near(plain.point(-5, 4), Point2D(185, 131.2)))
        let drawn = try chart {
            $0.curve([(x: 0, y: 0), (x: 2.5, y: 5)], .series(1))
            $0.curve([(x: 10, y: 5), (x: 10, y: 2.5)], .accent, dashed: true)
            $0.dot(5, 1, .series(2))
            $0.dot(5, 2, .ink, radius: 5)
        }
        let curve = try drawn.only("polyline", ["class": "line s1"])
        #expect(curve.attributes["points"] == " 68 320 185 84" && curve.attributes["stroke-dasharray"] == nil)
        let dashed = try drawn.only("polyline", ["class": "line accent"])
        #expect(dashed.attributes["points"] == " 536 84 536 202")
        #expect(dashed.attributes["stroke-dasharray"] == "3 5")
        let dots = drawn.all("ellipse")
        #expect(
            dots.map { $0.number("cx") } == [302, 302] && dots.map { $0.number("cy") } == [272.8, 225.6]
        )
        #expect(dots.map { $0.number("rx") } == [3, 5])
        #expect(dots.map { $0.attributes["class"] } == ["fill s2", "fill ink"])
    }

    @Test(arguments: [(0, "396"), (1, "424"), (2, "424"), (3, "452"), (5, "480")])
    func `the legend has two columns, and the picture a row for each two entries`(
        count: Int,
        height: String
    ) throws {
        let chart = try chart { chart in
            for index in 0..<count { chart.entry(UTF8Text("e"), .series(index), dashed: index == 1) }
        }
        #expect(chart.attributes["height"] == height && chart.attributes["width"] == "560")
        #expect(chart.attributes["viewBox"] == "0 0 560 \(height)")
        let labels = chart.all("text", ["font-size": "16"])
        let places = [(62.0, 401.6), (334, 401.6), (62, 429.6), (334, 429.6), (62, 457.6)]
        #expect(labels.map { $0.number("x") } == places.prefix(count).map(\.0))
        #expect(labels.map { $0.number("y") } == places.prefix(count).map(\.1))
        let lines = [
            " 24 396 50 396", " 296 396 322 396", " 24 424 50 424", " 296 424 322 424", " 24 452 50 452",
        ]
        let drawn = chart.all("polyline").filter { $0.attributes["class"]?.hasPrefix("line s") == true }
        #expect(drawn.map { $0.attributes["points"] } == Array(lines.prefix(count)))
        #expect(drawn.map { $0.attributes["stroke-dasharray"] != nil } == (0..<count).map { $0 == 1 })
    }

    @Test func `long numbers at the axes are inside the picture and apart`() throws {
        let chart = try chart(0...990_000, 0...5e8)
        let across = chart.all("text", ["y": "343.25"]).map { ($0.number("x"), Double($0.text.count) * 9) }
        #expect((4..<10).contains(across.count))
        for (one, other) in zip(across, across.dropFirst()) {
            #expect(other.0 - one.0 > (one.1 + other.1) / 2)
        }
        let up = chart.all("text", ["text-anchor": "end", "x": "60"])
        #expect(up.count >= 5)
        for label in up { #expect(label.number("font-size") * 0.6 * Double(label.text.count) < 60) }
    }
}
