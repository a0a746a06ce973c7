import Foundation
import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

@Suite struct DialExportTests {
    private struct Document: Decodable {
        struct Mark: Decodable { let value, rotationDegrees, directionDegrees: Double }
        let thumbs, majorTicks, minorTicks: [Mark]
    }

    @Test func `numbers in JSON read back as the same numbers`() throws {
        var random = Seeded()
        for _ in 0..<200 {
            let lower = random.number(-100...100)
            let scale = DialScale(
                lower...(lower + random.number(0.001...50)),
                start: .radians(random.number(-7...7)),
                sweep: .radians(random.number(-20...20))
            )
            let value = random.number(scale.range)
            let json = DialExport(scale, value: value, ticks: .count(4, minor: 2)).json()
            let document = try JSONDecoder().decode(Document.self, from: Data(json.bytes))
            #expect(document.thumbs.map(\.value) == [value])
            #expect(document.thumbs.map(\.rotationDegrees) == [scale.rotation(of: value).degrees])
            #expect(document.thumbs.map(\.directionDegrees) == [scale.direction(of: value).degrees])
            let ticks = scale.ticks(.count(4, minor: 2))
            #expect(document.majorTicks.map(\.value) == ticks.filter(\.isMajor).map(\.value))
            #expect(document.minorTicks.map(\.value) == ticks.filter { !$0.isMajor }.map(\.value))
            #expect(document.minorTicks.count == 6)
        }
    }

    @Test func `the table and the rows of CSV have the thumbs, then the marks in ascending order`() {
        let export = DialExport(DialScale(0...10), values: 2.5...5, ticks: .count(2, minor: 1))
        #expect(
            export.table().description == """
                mark          value   rotation  direction
                thumb         2.500      67.5°     202.5°
                thumb         5.000     135.0°     270.0°
                major         0.000       0.0°     135.0°
                minor         5.000     135.0°     270.0°
                major        10.000     270.0°     405.0°

                """
        )
        #expect(
            export.csv().description == """
                mark,value,rotationDegrees,directionDegrees
                thumb,2.5,67.5,202.5
                thumb,5,135,270
                major,0,0,135
                minor,5,135,270
                major,10,270,405

                """
        )
    }

    static let steps: [(step: Double?, count: Int, major: Int)] = [
        (nil, 11, 11), (0.05, 21, 21), (0.04, 26, 3), (0.001, 11, 11),
    ]

    @Test(arguments: steps)
    func `without a choice there is a mark at every step, if they are not too many`(
        step: Double?,
        count: Int,
        major: Int
    ) {
        let ticks = DialExport(DialScale(step: step), value: 0).ticks
        #expect(ticks.count == count && ticks.count(where: \.isMajor) == major)
    }

    @Test func `the shorter last step of a scale has a mark as the others have`() {
        let ticks = DialExport(DialScale(0...10, step: 3), value: 0).ticks
        #expect(ticks.map(\.value) == [0, 3, 6, 9, 10])
        #expect(ticks.allSatisfy { $0.isMajor })
    }

    /// Dials, each with the name of its golden.
    private static let dials: [(name: String, dial: DialExport)] = [
        ("volume", DialExport(DialScale(0...100), value: 66)),
        (
            "range",
            DialExport(
                DialScale(0...100, start: .twelveOClock, sweep: .fullTurn),
                values: 20...80,
                ticks: .every(25, minor: 5)
            )
        ),
        ("laps", DialExport(DialScale(0...10, start: .twelveOClock, sweep: .degrees(810)), value: 9.3)),
        ("mirrored", DialExport(DialScale(0...1, step: 0.25).mirrored, value: 0.5)),
        (
            "logarithmic",
            DialExport(
                DialScale(20...20_000, curve: .logarithmic),
                value: 440,
                ticks: .values([20, 200, 2_000, 20_000])
            )
        ),
    ]

    /// `ROUNDEL_RECORD_GOLDENS=1 swift test` records the goldens.
    @Test func `the picture of a dial is that of its golden, and no golden is left over`() throws {
        let texts = Self.dials.map { ("\($0.name).svg", $0.dial.picture().description) }
        let differences = try Goldens.differences(
            of: Dictionary(uniqueKeysWithValues: texts),
            from: Goldens.folder("Dials")
        )
        #expect(differences.isEmpty)
    }

    @Test func `a picture shows each thumb at its value, and the band between two`() throws {
        let scale = DialScale(0...8, start: .degrees(90), sweep: .degrees(180))
        let svg = try SVGNode.parse(DialExport(scale, values: 2...4).picture().description)
        let thumbs = svg.all("ellipse", ["class": "line accent"])
        let middle = 150 / 2.0.squareRoot()
        #expect(thumbs.count == 2)
        #expect(near(thumbs[0].number("cx"), 240 - middle, 1e-3))
        #expect(near(thumbs[0].number("cy"), 240 + middle, 1e-3))
        #expect(near(thumbs[1].number("cx"), 90, 1e-3) && near(thumbs[1].number("cy"), 240, 1e-3))
        let band = try #require(svg.only("path", ["class": "fill accent"]).attributes["d"])
        let expected = ArcBand(
            center: Point2D(240, 240),
            radius: 150,
            thickness: 19.5,
            start: .degrees(135),
            sweep: .degrees(45)
        )
        #expect(band == "\(UTF8Text(expected.path(tolerance: 0.01), decimals: 3))")
    }

    static let labels: [(scale: DialScale, value: Double, text: String)] = [
        (DialScale(0...100), 66.04, "66"), (DialScale(), 0.5, "0.5"), (DialScale(), 0.123_44, "0.123"),
        (DialScale(0...1, step: 0.25), 0.7, "0.75"), (DialScale(0.5...9.5, step: 1), 2.5, "2.5"),
        (DialScale(0...9.5, step: 1), 9.5, "9.5"), (DialScale(0.5...10, step: 1), 2.5, "2.5"),
        (DialScale(0...1, step: 1.0 / 3), 0.3, "0.3333"), (DialScale(0...5e-9), 1e-9, "0.000000001"),
        (DialScale(-2e15...2e15), 1.5, "2"),
        (DialScale(0...1, step: 1e-6), 0.123457, "0.123457"),
        (DialScale(0...9_995, step: 999.5), 2_998.5, "2998.5"),
        (DialScale(0...9.995, step: 0.9995), 0.9995, "0.9995"),
        (DialScale(0...99.95, step: 9.995), 29.985, "29.985"),
        (DialScale(0...1, step: 1e-7), 0.1234567, "0.1234567"),
        (DialScale(0...1e-6, step: 1e-7), 5e-7, "0.0000005"),
        (DialScale(0...10, step: 1e-5), 2.00001, "2.00001"),
    ]

    @Test(arguments: labels)
    func `a label has the decimals of the range or the steps`(
        scale: DialScale,
        value: Double,
        text: String
    )
        throws
    {
        let svg = try SVGNode.parse(DialExport(scale, value: value, ticks: .count(0)).picture().description)
        #expect(try svg.only("text").text == text)
    }

    @Test func `labels do not lie over each other`() throws {
        for dial in Self.dials.map(\.dial) + [DialExport(DialScale(0...1), value: 0, ticks: .count(300))] {
            let texts = try SVGNode.parse(dial.picture().description).all("text").dropLast()
            for (index, text) in texts.enumerated() {
                for other in texts.dropFirst(index + 1) {
                    let apart = Point2D(
                        text.number("x") - other.number("x"),
                        text.number("y") - other.number("y")
                    )
                    #expect(apart.length > 22)
                }
            }
            #expect(!texts.isEmpty)
        }
    }

    @Test func `labels of any length leave a dial`() throws {
        let svg = try SVGNode.parse(DialExport(DialScale(-1e300...1e300), value: 0).picture().description)
        #expect(try #require(svg.all("ellipse").first).number("rx") > 4)
    }

    static let longLabels: [(dial: DialExport, least: Int)] = [
        (DialExport(DialScale(0...1e6, start: .zero, sweep: .fullTurn), value: 0, ticks: .count(5)), 4),
        (DialExport(DialScale(0...1_000), value: 0, ticks: .count(41)), 15),
        (DialExport(DialScale(0...200_000, step: 10_000), value: 0), 12),
        (
            DialExport(
                DialScale(-10_000...10_000, start: .degrees(180), sweep: .degrees(180)),
                value: 0,
                ticks: .count(5)
            ), 5
        ),
        (
            DialExport(
                DialScale(-1e12...1e12, start: .zero, sweep: .degrees(180)),
                value: 0,
                ticks: .count(3)
            ), 3
        ),
    ]

    @Test(arguments: longLabels)
    func `long labels are inside the picture, apart from one another and from the track`(
        dial: DialExport,
        least: Int
    ) throws {
        let svg = try SVGNode.parse(dial.picture().description)
        // A digit is 0.56 to 0.6 of the size wide.
        let boxes = svg.all("text").dropLast().map { text in
            let (x, y, size) = (text.number("x"), text.number("y"), text.number("font-size"))
            let width = 0.6 * size * Double(text.text.count)
            return Rect2D(x: x - width / 2, y: y - size / 2, width: width, height: size)
        }
        #expect(boxes.count >= least)
        let thumb = try #require(svg.all("ellipse").first)
        let radius = hypot(thumb.number("cx") - 240, thumb.number("cy") - 240)
        for (index, box) in boxes.enumerated() {
            #expect(box.origin.x >= 0 && box.end.x <= 480 && box.origin.y >= 0 && box.end.y <= 480, "\(box)")
            for other in boxes.dropFirst(index + 1) {
                let isApart =
                    box.end.x < other.origin.x || other.end.x < box.origin.x
                    || box.end.y < other.origin.y || other.end.y < box.origin.y
                #expect(isApart, "\(box), \(other)")
            }
            let nearest = Point2D(240, 240).clamped(lowerBound: box.origin, upperBound: box.end)
            #expect((nearest - Point2D(240, 240)).length > radius * 1.1, "\(box)")
        }
    }

    @Test func `a scale has at most as many decimals as its numbers have digits in all`() {
        for (range, decimals) in [
            (0.0...0, 12), (7...7, 12), (123_456.789...123_456.789, 9), (-123_456...0, 0), (1e14...1e14, 0),
            (1e300...1e300, 0), (-99.5 ... -99.5, 12), (-1_000...(-1_000), 11),
        ] {
            #expect(DialScale(range).decimals == decimals, "\(range)")
        }
    }
}
