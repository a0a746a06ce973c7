/// The string literals of a Swift source, with the text before each; interpolated values become `%@`.
///
/// Of Swift it knows as much as the demo uses: no raw and no multi-line literals.
struct Literals {
    private(set) var all: [(text: String, before: Substring)] = []
    private var rest: Substring
    private let source: String

    init(in source: String) {
        (self.source, rest) = (source, source[...])
        while let character = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { $0 != "\n" }
            } else if character == "\"" {
                let before = source[..<rest.startIndex]
                all.append((readLiteral(), before))
            } else {
                rest.removeFirst()
            }
        }
    }

    private mutating func readLiteral() -> String {
        var text = ""
        rest.removeFirst()
        while let character = rest.popFirst(), character != "\"" {
            guard character == "\\" else {
                text.append(character)
                continue
            }
            if rest.popFirst() == "(" {
                skipInterpolation()
                text += "%@"
            }
        }
        return text
    }

    private mutating func skipInterpolation() {
        var depth = 1
        while depth > 0, let character = rest.popFirst() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
        }
    }
}
