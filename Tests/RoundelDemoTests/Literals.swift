/// The string literals of a Swift source, with the text before each; interpolated values become
/// `%@`.
///
/// This handles the part of Swift that the demo uses: no raw and no multi-line literals.
struct Literals {
    private(set) var all: [(text: String, before: Substring)] = []
    private var remaining: Substring
    private let source: String

    init(in source: String) {
        (self.source, remaining) = (source, source[...])
        while let character = remaining.first {
            if remaining.hasPrefix("//") {
                remaining = remaining.drop { $0 != "\n" }
            } else if character == "\"" {
                let before = source[..<remaining.startIndex]
                all.append((readLiteral(), before))
            } else {
                remaining.removeFirst()
            }
        }
    }

    private mutating func readLiteral() -> String {
        var text = ""
        remaining.removeFirst()
        while let character = remaining.popFirst(), character != "\"" {
            guard character == "\\" else {
                text.append(character)
                continue
            }
            if remaining.popFirst() == "(" {
                skipInterpolation()
                text += "%@"
            }
        }
        return text
    }

    private mutating func skipInterpolation() {
        var depth = 1
        while depth > 0, let character = remaining.popFirst() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
        }
    }
}
