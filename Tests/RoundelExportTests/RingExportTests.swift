import Foundation
import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct RingExportTests {
    let ring = Ring(center: Point2D(200, 200), radius: 120, spacing: .even(8))

    func text(_ format: Ring.RowFormat, of ring: Ring) -> String {
        var parts = ""
        ring.export(format, rotation: .degrees(10)) { parts += $0.description }
        return parts
    }

    @Test func `a number that fills its column does not touch the one before`() {
        let rows = text(.table, of: Ring(radius: 9_999_999, spacing: .even(9))).split(separator: "\n")
        #expect(rows.dropFirst().allSatisfy { $0.split(separator: " ").count == 4 }, "\(rows)")
    }

    @Test(arguments: [0, 1, 8, 5_000])
    func `JSON, CSV and the table have the same items`(count: Int) throws {
        let ring = Ring(center: Point2D(200, 200), radius: 120, spacing: .even(count))
        let object =
            try JSONSerialization.jsonObject(with: Data(text(.json, of: ring).utf8))
            as? [String: [[String: Double]]]
        let items = try #require(object?["items"])
        let rows = text(.csv, of: ring).split(separator: "\n").dropFirst().map {
            $0.split(separator: ",").map { Double($0) ?? .nan }
        }
        #expect(items.count == count && rows.count == count)
        #expect(text(.table, of: ring).split(separator: "\n").count == count + 1)
        for (index, position) in ring.positions(rotation: .degrees(10)).enumerated() {
            #expect(items[index]["index"] == Double(index))
            #expect(
                near(
                    items[index]["angleDegrees"] ?? .nan,
                    ring.angle(of: index, rotation: .degrees(10)).degrees,
                    1e-11
                )
            )
            #expect(near(Point2D(items[index]["x"] ?? .nan, items[index]["y"] ?? .nan), position, 1e-11))
            #expect(near(Point2D(rows[index][2], rows[index][3]), position, 1e-11))
        }
    }

    /// The ring has a radius of 150 in the picture.
    @Test(arguments: [8, 30, 60, 400])
    func `the items of a picture are circles that do not touch their neighbours`(count: Int) throws {
        for radius in [5.0, 120] {
            let picture = Ring(radius: radius, spacing: .even(count)).picture().description
            let radii = picture.matches(of: /<ellipse [^>]*rx="([0-9.]+)"/).compactMap { Double($0.1) }
            let items = radii.filter { $0 < 100 }
            let distance = 2 * 150 * sin(.pi / Double(count))
            #expect(items.count >= count)
            #expect(items.suffix(count).allSatisfy { near($0, min(22, max(1.5, 0.4 * distance)), 1e-3) })
        }
    }

    @Test(arguments: [6.0, -0.5, 0, 40])
    func `a coast is drawn with a dot for each frame`(velocity: Double) {
        let coast = Coast(from: .degrees(10), releaseVelocity: velocity, decay: .moderate)
        let picture = coast.picture(rates: [10, 30]).description
        #expect(XMLParser(data: Data(picture.utf8)).parse())
        let frames = [10.0, 30].map { (max(coast.duration, 0.1) * $0).rounded(.down) + 1 }
        #expect(Double(picture.matches(of: /<ellipse/).count) == frames[0] + frames[1])
        #expect(picture.contains(">10 Hz<") && picture.contains(">30 Hz<"))
    }

    @Test func `the axes of a chart have round ticks, whatever the range`() {
        for (range, ticks) in [
            (0.0...1.0, "0.2"), (-3...1_000, "200"), (5...5, "0.2"), (0 ... .infinity, "0.2"),
        ] {
            let axis = Chart.Axis(range, title: UTF8Text("x"))
            let chart = Chart(title: UTF8Text("t"), across: axis, up: axis).document().description
            #expect(chart.contains(">\(ticks)<"))
            #expect(chart.matches(of: /<text/).count < 25)
        }
    }

    @Test func `an error that the writer throws ends the export`() {
        struct Full: Error {}
        var parts = 0
        #expect(throws: Full.self) {
            try Ring(radius: 1, spacing: .even(100_000)).export(.csv) { _ throws(Full) in
                parts += 1
                if parts == 2 { throw Full() }
            }
        }
        #expect(parts == 2)
    }

    @Test(arguments: [0, 1, 2, 8, 61, 30_000])
    func `every picture is well-formed and stays on its card`(count: Int) throws {
        let picture = Ring(radii: Point2D(3, 2), spacing: .even(count)).picture(rotation: .degrees(4))
            .description
        #expect(XMLParser(data: Data(picture.utf8)).parse())
        for match in picture.matches(of: /c[xy]="([-0-9.]+)"/) {
            #expect((0.0...480).contains(Double(match.1) ?? .nan))
        }
        #expect(picture.utf8.count < 400_000)
    }
}
