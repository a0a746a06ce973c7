import Foundation
import Roundel
import RoundelExport
import Testing

/// Text at the edges: quoted characters, cuts, escapes and large numbers.
@Suite struct TextEdgeTests {
    /// Both sides of every range of characters that are escaped.
    static let escapes: [(scalar: UInt32, isEscaped: Bool)] = [
        (0, true), (9, true), (10, true), (15, true), (16, true), (0x1f, true), (0x20, false), (0x7e, false),
        (0x7f, true), (0x80, true), (0x9f, true), (0xa0, false), (0x61b, false), (0x61c, true),
        (0x61d, false), (0x200d, false), (0x200e, true), (0x200f, true), (0x2010, false), (0x2027, false),
        (0x2028, true), (0x202e, true), (0x202f, false), (0x2065, false), (0x2066, true), (0x2069, true),
        (0x206a, false), (0x1f600, false),
    ]

    @Test(arguments: escapes)
    func `control characters and marks of direction are escaped`(scalar: UInt32, isEscaped: Bool) throws {
        let character = String(Character(try #require(Unicode.Scalar(scalar))))
        let expected = isEscaped ? "a\\u{\(String(scalar, radix: 16))}b" : "a\(character)b"
        #expect("a\(character)b".excerpt == expected && "a\(character)b".escaped() == expected)
    }

    @Test(arguments: [39, 40, 41, 80])
    func `an excerpt has 40 characters, and an ellipsis if there are more`(count: Int) {
        let text = String(repeating: "é", count: count)
        #expect(text.excerpt == String(repeating: "é", count: min(count, 40)) + (count > 40 ? "…" : ""))
        #expect(text.escaped() == text)
    }

    @Test(arguments: [399, 400, 401, 4_000])
    func `a path has 400 characters in a message, or an ellipsis in the middle`(count: Int) {
        let path = "\n" + String(repeating: "é", count: count - 3) + "/\t"
        let (start, end) = (String(repeating: "é", count: 199), String(repeating: "é", count: 198))
        let whole = "\\u{a}" + path.dropFirst().dropLast() + "\\u{9}"
        #expect(path.pathExcerpt == (count > 400 ? "\\u{a}\(start)…\(end)/\\u{9}" : whole))
    }

    @Test func `a quotation has the limit that is asked for, and U+FFFD for what is not UTF-8`() {
        var text = UTF8Text("<")
        text.append(quoting: [0x61, 0xff, 0x62, 0x63], limit: 3)
        text.append(quoting: [0x61, 0x62], limit: 2)
        text.append(quoting: [], limit: 0)
        text.append(quoting: [0x61], limit: 0)
        #expect(text.description == "<a\u{fffd}b…ab…")
    }

    @Test func `control characters in JSON have four digits, and other bytes are kept`() {
        var json = JSONWriter()
        json.string(UTF8Text("\u{0}\u{9}\u{a}\u{f}\u{10}\u{1f} \u{7f}~é\"\\/"))
        #expect(json.text.description == #""\u0000\u0009\u000a\u000f\u0010\u001f"# + " \u{7f}~é" + #"\"\\/""#)
    }

    @Test func `an array ends on its line unless it is told otherwise`() {
        var json = JSONWriter()
        json.beginArray()
        json.beginLine()
        json.null()
        json.beginLine()
        json.object([("a", 1), ("b", -0.0)])
        json.beginLine()
        json.string(UTF8Text("c"))
        json.endArray()
        json.number(7)
        #expect(json.text.description == "[\n  null,\n  {\"a\":1,\"b\":0},\n  \"c\"],7")
    }

    // MARK: Numbers

    /// 2⁵³ = 9007199254740992.
    @Test(
        arguments: [
            (9_007_199_254_740_991, 2, "9007199254740991"), (9_007_199_254_740_992, 2, "9.00719925474099e15"),
            (-9_007_199_254_740_992, 2, "-9.00719925474099e15"), (1e16, 2, "1e16"), (-1e22, 0, "-1e22"),
            (0.000_000_000_000_001, 15, "0.000000000000001"), (0.5, 0, "1"), (-0.4, 0, "0"), (-0.5, 0, "-1"),
            (1.005, 1, "1"), (-7, 3, "-7"), (12.05, 2, "12.05"), (-.infinity, 2, "0"),
        ] as [(Double, Int, String)]
    )
    func `numbers of two to the 53rd or more have an exponent, and halves round away from zero`(
        number: Double,
        decimals: Int,
        text: String
    ) {
        #expect(UTF8Text(number: number, decimals: decimals).description == text)
    }

    @Test func `columns keep zeros, and are wider than their width if they must be`() {
        var text = UTF8Text()
        text.append(2, decimals: 0, width: 3)
        text.append(0, decimals: 3, width: 6)
        text.append(-0.0001, decimals: 3, width: 7)
        text.append(1234.5, decimals: 2, width: 4)
        text.append(.nan, decimals: 2, width: 3)
        #expect(text.description == "  2 0.000  0.000 1234.50  0")
        text.removeAll()
        text.append(UTF8Text("角°"), width: 4)
        text.append(UTF8Text("é"), width: 1)
        text.append(UTF8Text("角°"), paddedTo: 3)
        text.append(UTF8Text("long"), paddedTo: 2)
        text.append(Angle.degrees(5), decimals: 1)
        #expect(text.description == "  角° é角° long5.0°")
    }

    @Test func `fields of CSV have up to twelve decimals`() {
        var text = UTF8Text("a")
        text.append(csv: [1.0 / 3, -2, 1e-12, 1e-13])
        #expect(text.description == "a,0.333333333333,-2,0.000000000001,0")
        #expect(UTF8Text(number: 2.5, decimals: 1, unit: " Hz").description == "2.5 Hz")
    }

    @Test func `whole numbers are written with their sign`() {
        #expect(
            [0, 9, 10, -10, 105, Int.max].map { UTF8Text($0).description } == [
                "0", "9", "10", "-10", "105", "9223372036854775807",
            ]
        )
    }

    @Test func `a path has a letter and points for each of its elements`() {
        let path: [PathElement] = [
            .move(Point2D(1, -2)), .line(Point2D(0.12345, 3)),
            .cubic(Point2D(1, 2), Point2D(3, 4), to: Point2D(5, 6)), .close,
        ]
        #expect(UTF8Text(path, decimals: 3).description == "M1,-2 L0.123,3 C1,2 3,4 5,6 Z")
        #expect(UTF8Text([], decimals: 3).bytes.isEmpty)
    }
}
