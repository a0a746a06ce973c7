import Foundation
import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

@Suite struct UTF8TextTests {
    @Test(arguments: [
        (0.0, 3, "0"), (-0.0, 3, "0"), (1.5, 0, "2"), (-2.5, 0, "-3"), (0.1, 12, "0.1"), (-0.0004, 3, "0"),
        (-0.0005, 3, "-0.001"),
        (999.9996, 3, "1000"), (120, 1, "120"), (1e15, 2, "1000000000000000"), (.nan, 2, "0"),
        (.infinity, 2, "0"),
        (1e300, 2, "1e300"), (-2.5e20, 2, "-2.5e20"), (0.123456789012345, 99, "0.123456789012345"),
        (3.7, -4, "4"),
    ])
    func `numbers are rounded and trimmed`(number: Double, decimals: Int, text: String) {
        #expect(UTF8Text(number: number, decimals: decimals).description == text)
    }

    @Test func `numbers read back within half a digit`() throws {
        var random = Seeded()
        for _ in 0..<20_000 {
            let number = random.number(-1...1) * pow(10, random.number(-3...14))
            let decimals = Int.random(in: 0...12, using: &random)
            let read = try #require(Double(UTF8Text(number: number, decimals: decimals).description))
            #expect((read - number).magnitude <= 0.5 * pow(10, -Double(decimals)) + number.magnitude * 4e-16)
        }
    }

    @Test func `whole numbers and columns have the width that is asked for`() {
        var text = UTF8Text(Int.min)
        text.append(" ")
        text.append(UTF8Text("5°"), width: 5)
        text.append(200, decimals: 1, width: 7)
        text.append(-0.25, decimals: 1, unit: "°", width: 6)
        text.append(UTF8Text("±"), paddedTo: 3)
        text.append(Angle.degrees(-90), decimals: 2, width: 9)
        #expect(text.description == "-9223372036854775808    5°  200.0 -0.3°±    -90.00°")
    }

    @Test func `text is escaped for XML`() {
        var text = UTF8Text()
        text.append(escaping: UTF8Text("a<b & \"c\">角度"))
        #expect(text.description == "a&lt;b &amp; &quot;c&quot;&gt;角度")
    }
}
