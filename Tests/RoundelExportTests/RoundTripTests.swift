import Foundation
import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

/// Numbers that another program reads back.
@Suite struct RoundTripTests {
    @Test func `a number in JSON reads back as the same number`() throws {
        var random = Seeded()
        let edges: [Double] = [
            0, 1, -1, 0.1, 1 / 3, 1e-5, 1e15, 1e16, 1e23, .leastNonzeroMagnitude, .leastNormalMagnitude,
            .greatestFiniteMagnitude, 9_007_199_254_740_994, -123_456_789.123_456_78,
        ]
        let bits = (0..<20_000).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
        for number in edges + bits {
            var json = JSONWriter()
            json.number(number)
            #expect(Double(json.text.description) == number, "\(number)")
        }
    }

    @Test(arguments: [(0.1, "0.1"), (5, "5"), (-0.0, "0"), (1e300, "1e300"), (1e-7, "1e-07"), (.nan, "0")])
    func `a number in JSON has no more digits than it needs`(number: Double, text: String) {
        var json = JSONWriter()
        json.number(number)
        #expect(json.text.description == text)
    }

    @Test func `the JSON of a badge, a ring and a superellipse has their numbers`() throws {
        let badge = BadgeExport(on: .circle, at: .degrees(45), ratio: 0.1)
        #expect(try number("widthMultiplier", in: badge.json()) == badge.helper.widthMultiplier)
        #expect(abs(badge.helper.widthMultiplier - (1 - 2.0.squareRoot() * 0.1) / 2.0.squareRoot()) < 1e-15)
        let ring = Ring(center: Point2D(0.1, 1e-9), radius: 1 / 3, spacing: .even(7))
        var text = UTF8Text()
        ring.export(.json) { text.append($0) }
        let items = try JSONDecoder().decode([String: [[String: Double]]].self, from: Data(text.bytes))
        #expect(items["items"]?.map { $0["y"] } == ring.positions().map(\.y))
        let shape = SuperellipseExport(
            Superellipse(exponent: 10.0 / 3),
            in: Rect2D(x: 0, y: 0, width: 9, height: 7),
            tolerance: 0.1
        )
        #expect(try number("exponent", in: shape.json()) == 10.0 / 3)
        #expect(try number("errorBound", in: shape.json()) == shape.path.errorBound)
    }

    /// `JSONSerialization` on Linux does not round correctly; `Double` does.
    private func number(_ key: String, in json: UTF8Text) throws -> Double {
        let value = json.description.split(separator: "\"\(key)\":").last?.prefix { !",}".contains($0) }
        return try #require(value.flatMap { Double($0) })
    }

    @Test(
        arguments: [
            "menu&decay=0.123456789", "menu&start=-12.3456789012345", "superellipse&n=0.12345678901234",
            "superellipse&n=123456789012345", "superellipse&n=2.00000000000001",
            "badge&ratio=0.05000000000001",
            "superellipse&size=1.23456789012345,9999.99999999999", "wheel&spin=-0.000000000000001",
            "superellipse&n=0.123456789012345", "menu&angles=0.000000000000123,-359.999999999999",
        ]
    )
    func `a link keeps all digits of a number`(_ link: String) {
        let design = Design(link: Array(link.utf8))
        #expect(Design.fault(inLink: Array(link.utf8)) == nil)
        #expect(design.link().description == link)
        #expect(Design(link: design.link().bytes) == design)
    }

    @Test(arguments: ["", "-", ".", "-.", "1.2.3", "1e3", "+1", " 1", "--1", "1234567890123456"])
    func `what is no number in a link is a fault`(_ text: String) {
        for field in ["start", "step"] {
            #expect(Design.fault(inLink: Array("menu&\(field)=\(text)".utf8)) != nil, "\(field)")
        }
    }

    @Test(arguments: [
        ("count", "1", "100000", "0", "100001"), ("sweep", "1", "360", "0.99999", "360.001"),
        ("start", "-360", "360", "-360.1", "360.1"), ("step", "-360", "360", "-361", "361"),
        ("pad", "0", "360", "-0.1", "360.1"),
    ])
    func `the ends of a range in a link are in it`(
        field: String,
        least: String,
        greatest: String,
        below: String,
        above: String
    ) {
        for text in [least, greatest] {
            #expect(Design.fault(inLink: Array("menu&\(field)=\(text)".utf8)) == nil)
        }
        for text in [below, above] {
            #expect(Design.fault(inLink: Array("menu&\(field)=\(text)".utf8)) != nil)
        }
    }

    @Test func `a fault of a link is one short line`() throws {
        let value = "1\n\r\u{1b}[31m\u{2029}é" + String(repeating: "9", count: 5_000)
        let fault = try #require(Design.fault(inLink: Array("menu&count=\(value)".utf8))).description
        #expect(
            fault == "count '1\\u{a}\\u{d}\\u{1b}[31m\\u{2029}é\(String(repeating: "9", count: 30))…' "
                + "is not a number from 1 to 100000"
        )
        let broken = try #require(Design.fault(inLink: [0xff, 0xc3, 0x0a])).description
        #expect(broken.hasPrefix("'\u{fffd}\u{fffd}\\u{a}' is not a scene"))
    }
}
