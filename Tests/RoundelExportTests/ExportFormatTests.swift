import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

/// What the formats promise at the edges: default digits, names, parts and lists that are empty.
@Suite struct ExportFormatTests {
    private let rect = Rect2D(x: 10, y: 20, width: 100, height: 50)

    // MARK: Superellipses

    /// Both paths begin at the right side, at 550 ÷ 9 = 61.111….
    @Test(arguments: [(nil, "61.111111,"), (3, "61.111,"), (0, "61,"), (-5, "61,"), (99, "61.11111111111")])
    func `paths have six decimals, or as many as are asked for, up to 15`(decimals: Int?, x: String) {
        let rect = Rect2D(x: 1, y: 0, width: 550.0 / 9 - 1, height: 8)
        var shape = SuperellipseExport(Superellipse(exponent: 2), in: rect, segmentsPerQuadrant: 1)
        var corners = CornersExport(Corners(radius: 1), in: rect, segmentsPerCorner: 3)
        #expect(shape.decimals == 6 && corners.decimals == 6)
        if let decimals { (shape.decimals, corners.decimals) = (decimals, decimals) }
        let prefix = "M\(x)"
        #expect(shape.pathData().description.hasPrefix(prefix))
        #expect(corners.pathData().description.hasPrefix(prefix))
        #expect(shape.swift().description.contains("path.move(to: CGPoint(x: \(x)"))
        #expect(shape.json().description.contains("\"path\":\"\(prefix)"))
    }

    @Test func `an SVG has the rectangle as its view box, and CSS extends to its end`() throws {
        let export = SuperellipseExport(Superellipse(exponent: 2), in: rect, tolerance: 0.1)
        let svg = try SVGNode.parse(export.svg().description)
        #expect(svg.attributes["viewBox"] == "10 20 100 50")
        #expect(svg.attributes["width"] == "100" && svg.attributes["height"] == "50")
        #expect(try svg.only("path").attributes["fill"] == "#2f6fed")
        #expect(
            export.css().description.hasPrefix(
                ".superellipse {\n  width: 110px;\n  height: 70px;\n  clip-path: path(\"M110,45 "
            )
        )
        #expect(
            export.swift().description.hasPrefix("import CoreGraphics\n\nfunc superellipse() -> CGPath {\n")
        )
        #expect(export.swift().description.hasSuffix("    path.closeSubpath()\n    return path\n}\n"))
    }

    @Test func `an inset is inside, a negative one outside, and CSS clips an empty path to nothing`() {
        let circle = Superellipse(exponent: 2)
        let square = Rect2D(x: 0, y: 0, width: 100, height: 100)
        for (inset, right) in [(10.0, 90.0), (-10, 110), (0, 100)] {
            let path = SuperellipseExport(circle, in: square, inset: inset, tolerance: 0.01).path
            let ends = path.elements.compactMap { if case .cubic(_, _, let end) = $0 { end.x } else { nil } }
            #expect(near(ends.max() ?? 0, right, 0.02))
        }
        let nothing = SuperellipseExport(circle, in: square, inset: 60, tolerance: 0.1)
        #expect(nothing.css().description.contains("  clip-path: inset(50%);\n"))
        #expect(!nothing.css().description.contains("path("))
    }

    // MARK: Corners

    @Test func `an outset beyond a million sides has a frame of as much`() {
        let corners = Corners(radius: 5)
        let export = CornersExport(corners, in: rect, inset: -1e12, tolerance: 1)
        #expect(export.svg().description.contains("viewBox=\"-99999990 -99999980 200000100 200000050\""))
        for inset in [Double.infinity, -.infinity] {
            let plain = CornersExport(corners, in: rect, inset: inset, tolerance: 0.1)
            #expect(plain.css() == CornersExport(corners, in: rect, tolerance: 0.1).css())
            #expect(plain.svg().description.contains("viewBox=\"10 20 100 50\""))
        }
    }

    @Test func `CSS of an empty rectangle has neither radii nor a path`() {
        let empty = Rect2D(x: 0, y: 0, width: 0, height: 9)
        let export = CornersExport(Corners(radius: 5, shape: .squircle), in: empty, tolerance: 0.1)
        #expect(
            export.css().description
                == ".corners {\n  width: 0px;\n  height: 9px;\n  border-radius: 0;\n  overflow: hidden;\n}\n"
        )
    }

    @Test func `CSS names the shape of the first corner that has one`() {
        let squircle = Corner(radius: 9, shape: .squircle)
        let bare = Corner(radius: 0, shape: .notch)
        let corners = Corners(topLeft: bare, topRight: bare, bottomRight: squircle, bottomLeft: bare)
        let css = CornersExport(corners, in: rect, tolerance: 0.1).css().description
        #expect(css.contains("  border-radius: 0 0 9px;\n  corner-shape: squircle;\n"))
    }

    // MARK: Errors of superellipses

    /// The radial error of the usual four cubics of a circle is 0.02725 %.
    @Test func `the measured error of a circle of four cubics is the known one`() {
        let error = SuperellipseErrorTable.measuredError(exponent: 2, segmentsPerQuadrant: 1)
        #expect(near(error, 2.7253e-4, 1e-6))
    }

    @Test func `cells have three decimals below 1, one below 100, and none above`() {
        let table = SuperellipseErrorTable.markdown(exponents: [2, 3, 0.5], segments: 1...3).description
        #expect(
            table == """
                | n | 1 | 2 | 3 |
                |-|-|-|-|
                | 2 | 272 | 4.2 | 0.372 |
                | 3 | 4733 | 71 | 8.5 |
                | 0.5 | 0 | 0 | 0 |

                """
        )
    }

    // MARK: Rings

    private func parts(_ format: Ring.RowFormat, _ count: Int) -> [UTF8Text] {
        var parts: [UTF8Text] = []
        Ring(radius: 100, spacing: .even(count)).export(format) { parts.append($0) }
        return parts
    }

    @Test(arguments: [Ring.RowFormat.json, .csv, .table])
    func `a long text comes in parts of 64 KB, and a short one in one`(format: Ring.RowFormat) {
        let parts = parts(format, 6_000)
        #expect(parts.count > 3)
        for part in parts.dropLast() { #expect((65_537...65_800).contains(part.bytes.count)) }
        #expect(parts.last.map { $0.bytes.count <= 65_800 } == true)
        #expect(self.parts(format, 3).count == 1)
    }

    @Test func `a table has one decimal, CSV and JSON those of the numbers`() {
        #expect(
            parts(.table, 2).map(\.description) == [
                """
                item     angle         x         y
                   0    -90.0°       0.0    -100.0
                   1     90.0°       0.0     100.0

                """
            ]
        )
        #expect(parts(.csv, 0).map(\.description) == ["index,angleDegrees,x,y\n"])
        #expect(parts(.json, 0).map(\.description) == ["{\"items\":[\n]}\n"])
        let one = Ring(center: Point2D(0.125, 1e-13), radius: 0, spacing: .even(1))
        var text = UTF8Text()
        one.export(.csv) { text.append($0) }
        #expect(text.description == "index,angleDegrees,x,y\n0,-90,0.125,0\n")
        text.removeAll()
        one.export(.json) { text.append($0) }
        #expect(
            text.description
                == "{\"items\":[\n  {\"index\":0,\"angleDegrees\":-90,\"x\":0.125,\"y\":1e-13}\n]}\n"
        )
    }

    // MARK: Dials

    /// A scale of so many steps, the number of its marks, and that of the major ones.
    @Test(arguments: [(20, 21, 21), (21, 22, 3), (200, 201, 21), (201, 11, 11)])
    func `up to 20 steps have major marks, and up to 200 have any`(steps: Int, count: Int, major: Int) {
        let scale = DialScale(0...Double(steps), step: 1)
        let ticks = DialExport(scale, value: 0).ticks
        #expect(ticks.count == count && ticks.count(where: \.isMajor) == major)
        let range = DialExport(scale, values: 0...1).ticks
        #expect(range == ticks)
    }

    @Test func `a dial has the nearest values, and the least one for NaN`() {
        let scale = DialScale(0...10, step: 2)
        let dial = DialExport(scale, value: 6.9)
        #expect(dial.values == 0...6 && !dial.isRange && dial.thumbs.map(\.value) == [6])
        #expect(DialExport(scale, value: .nan).values == 0...0)
        #expect(DialExport(scale, value: 99).values == 0...10)
        let range = DialExport(scale, values: 2.9...7.1)
        #expect(range.values == 2...8 && range.isRange && range.thumbs.map(\.value) == [2, 8])
        #expect(near(range.filled.lowerBound, 0.2) && near(range.filled.upperBound, 0.8))
        #expect(near(dial.filled.lowerBound, 0) && near(dial.filled.upperBound, 0.6))
    }

    @Test func `a list without marks is empty in JSON`() {
        let dial = DialExport(
            DialScale(0...10, start: .zero, sweep: .degrees(90)),
            value: 5,
            ticks: .count(0)
        )
        #expect(
            dial.json().description == """
                {"thumbs":[
                  {"value":5,"rotationDegrees":45,"directionDegrees":45}
                ],"majorTicks":[],"minorTicks":[]}

                """
        )
    }

    @Test func `the title of a picture has the value, or both`() throws {
        let scale = DialScale(0...8)
        let one = try SVGNode.parse(DialExport(scale, value: 2.5).picture().description)
        let two = try SVGNode.parse(DialExport(scale, values: 2.5...4).picture().description)
        #expect(try one.only("title").text == "A dial at 2.5")
        #expect(try two.only("title").text == "A dial from 2.5 – 4")
        #expect(one.attributes["viewBox"] == "0 0 480 480")
    }
}
