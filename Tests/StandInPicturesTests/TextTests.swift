import CoreGraphics
import Testing

/// The table of advances, which label sizes and pictures use.
@Suite struct TextTests {
    @Test func `the width of a character depends on its class`() {
        #expect(StandInText.advance(of: "i") == 0.26 && StandInText.advance(of: "I") == 0.26)
        #expect("0123456789".allSatisfy { StandInText.advance(of: $0) == 0.56 })
        #expect(StandInText.width(of: "円", size: 100) == 100 && StandInText.width(of: "カナ", size: 10) == 20)
        #expect(StandInText.width(of: "é", size: 100) == StandInText.width(of: "e", size: 100))
        #expect(StandInText.width(of: "👍🏽", size: 100) == 100)
        #expect(StandInText.width(of: "", size: 100) == 0)
    }

    @Test func `bold text is wider by 6 percent`() {
        let widths = [300, 400, 700].map { StandInText.width(of: "mm", size: 50, weight: $0) }
        #expect(abs(widths[0] - 88) < 1e-9 && abs(widths[1] - 88) < 1e-9 && abs(widths[2] - 88 * 1.06) < 1e-9)
    }

    @Test func `lines break at spaces, at line breaks and between full-width characters`() {
        func lines(_ text: String, _ width: CGFloat) -> [String] {
            StandInText.lines(of: text, width: width, size: 10)
        }
        #expect(lines("aa aa aa", 26) == ["aa aa", "aa aa aa".suffix(2).description])
        #expect(lines("aa\n\naa", 100) == ["aa", "", "aa"])
        #expect(lines("日本語の字", 20) == ["日本", "語の", "字"])
        #expect(lines("abcdefghij", 20) == ["abcdefghij"])
        #expect(lines("a bcdefghij k", 20) == ["a", "bcdefghij", "k"])
        #expect(lines("", 20) == [""])
    }

    @Test func `the size of a text is that of its lines, rounded up`() {
        #expect(StandInText.size(of: "aa aa aa", width: 26, size: 10) == CGSize(width: 26, height: 24))
        #expect(StandInText.size(of: "aaa", size: 17) == CGSize(width: 29, height: 21))
        #expect(StandInText.size(of: "", size: 17) == .zero)
    }

    @Test func `truncated text ends in an ellipsis and fits`() {
        #expect(StandInText.truncated("aaaa", width: 22.4, size: 10) == "aaaa")
        let cut = StandInText.truncated("aaaa", width: 22, size: 10)
        #expect(cut == "aa…" && StandInText.width(of: cut, size: 10) <= 22)
        #expect(StandInText.truncated("aaaa", width: 1, size: 10) == "…")
    }
}
