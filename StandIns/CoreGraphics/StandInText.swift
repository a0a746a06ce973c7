#if !canImport(ObjectiveC)
import Foundation
#endif

/// The measures of text in the stand-ins.
///
/// They belong to no typeface, but are close to those of a plain sans serif.
///
/// The advance of a character is a fraction of the font size that depends only on the character's
/// class. Labels therefore have the same sizes, and pictures are identical, on every machine.
public enum StandInText {
    /// The height of a line, as a fraction of the font size.
    public static let lineHeight: CGFloat = 1.2
    /// The distance of the baseline from the top of its line, as a fraction of the font size.
    public static let baseline: CGFloat = 0.93

    /// The sizes of the text styles of iOS: by default, and at the user's largest setting.
    private static let sizes: [String: (usual: CGFloat, largest: CGFloat)] = [
        "largeTitle": (34, 60), "title": (28, 58), "title2": (22, 56), "title3": (20, 55),
        "headline": (17, 53), "body": (17, 53), "callout": (16, 51), "subheadline": (15, 49),
        "footnote": (13, 44), "caption": (12, 43), "caption2": (11, 40),
    ]
    /// The position of each of the user's size settings between the default, 0, and the largest, 1,
    /// beginning with the smallest.
    public static let growths: [CGFloat] = [-3, -2, -1, 0, 2, 4, 6, 11, 16, 23, 30, 36].map { $0 / 36 }

    /// The size of a text style in points; that of body text for a style that the stand-in does not
    /// know.
    public static func size(of style: String, growth: CGFloat) -> CGFloat {
        let (usual, largest) = sizes[style] ?? (17, 53)
        return (usual + (largest - usual) * growth).rounded()
    }

    private static let advances: [(characters: String, advance: CGFloat)] = [
        ("ijl'|.,:;!I’‘´`", 0.26), ("frt ()[]{}-/\\\"\u{a0}", 0.34), ("°*", 0.4),
        ("cksvxyzJ“”", 0.5), ("abdeghnopquL0123456789$?_+<>=~^€£#·–", 0.56), ("FTZEBPSAKXYVR&", 0.65),
        ("CDHNUwGOQ", 0.72), ("mMW@%…—", 0.88),
    ]

    private static let table = Dictionary(
        advances.flatMap { entry in entry.characters.map { ($0, entry.advance) } },
        uniquingKeysWith: { first, _ in first }
    )

    /// The advances of the ASCII characters.
    private static let asciiAdvances = (UInt8(0)..<128).map {
        table[Character(Unicode.Scalar($0))] ?? 0.56
    }

    /// The advance of a character, as a fraction of the font size; a combining accent has none.
    public static func advance(of character: Character) -> CGFloat {
        if let ascii = character.asciiValue { return asciiAdvances[Int(ascii)] }
        if let advance = table[character] { return advance }
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first,
            base != scalar, base.isASCII
        {
            return advance(of: Character(base))
        }
        return isFullWidth(scalar) ? 1 : 0.56
    }

    /// Chinese, Japanese and Korean characters, full-width forms and pictographs.
    private static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe4f: true
        case 0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1faff, 0x20000...0x3fffd: true
        default: false
        }
    }

    /// The width of a line at a font size, in points.
    ///
    /// Between the weights 400 and 700, letters become wider by up to 6 %.
    public static func width(of line: some StringProtocol, size: CGFloat, weight: CGFloat = 400) -> CGFloat {
        let advances = line.reduce(0) { $0 + advance(of: $1) }
        return advances * size * (1 + max(0, weight - 400) / 5000)
    }

    /// The lines of a text that is wrapped at a width in points.
    ///
    /// Lines break at line breaks, at spaces, and between full-width characters. A word that is
    /// wider than a line has a line for itself.
    public static func lines(
        of text: String,
        width: CGFloat,
        size: CGFloat,
        weight: CGFloat = 400
    ) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            let whole = trimmed(String(paragraph))
            if Self.width(of: whole, size: size, weight: weight) <= width + 0.001 { return [whole] }
            var (lines, line) = ([String](), "")
            for word in words(of: paragraph) {
                let longer = line + word
                let seen = longer.reversed().drop { $0 == " " }.reversed()
                if !line.isEmpty, Self.width(of: String(seen), size: size, weight: weight) > width + 0.001 {
                    lines.append(trimmed(line))
                    line = word
                } else {
                    line = longer
                }
            }
            return lines + [trimmed(line)]
        }
    }

    /// The parts of a text between which a line may break: words, each with the spaces after it.
    private static func words(of paragraph: Substring) -> [String] {
        var words = [""]
        for character in paragraph {
            let isWide = character.unicodeScalars.first.map(isFullWidth) ?? false
            let endsBefore = words[words.count - 1].last == " " && character != " "
            if endsBefore || (isWide && !words[words.count - 1].isEmpty) { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }

    private static func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }

    /// The size of a text in points, rounded up; zero for no text.
    public static func size(
        of text: String,
        width: CGFloat = .infinity,
        size: CGFloat,
        weight: CGFloat = 400
    ) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let lines = lines(of: text, width: width, size: size, weight: weight)
        let widest = lines.map { Self.width(of: $0, size: size, weight: weight) }.max() ?? 0
        return CGSize(
            width: widest.rounded(.up),
            height: (CGFloat(lines.count) * size * lineHeight).rounded(.up)
        )
    }

    /// A line that fits into a width: the whole line, or as much of it as fits, with an ellipsis.
    public static func truncated(
        _ line: String,
        width: CGFloat,
        size: CGFloat,
        weight: CGFloat = 400
    ) -> String {
        var line = line
        guard Self.width(of: line, size: size, weight: weight) > width + 0.001 else { return line }
        while !line.isEmpty, Self.width(of: line + "…", size: size, weight: weight) > width + 0.001 {
            line.removeLast()
        }
        return line + "…"
    }
}
