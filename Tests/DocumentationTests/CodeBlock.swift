import Foundation

/// A fenced block of a Markdown text.
struct CodeBlock {
    let text: String
    /// The line of its first line, from 1.
    let line: Int

    var imports: [String] { lines.filter { $0.hasPrefix("import ") } }
    var lines: [String] { text.components(separatedBy: "\n") }

    /// The blocks of a language.
    static func all(_ language: String, in text: String) -> [CodeBlock] {
        var (blocks, open, start): ([CodeBlock], [String]?, Int) = ([], nil, 0)
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if line == "```", let lines = open {
                blocks.append(CodeBlock(text: lines.joined(separator: "\n") + "\n", line: start))
                open = nil
            } else if open != nil {
                open?.append(line)
            } else if line == "```\(language)" {
                (open, start) = ([], index + 2)
            }
        }
        return blocks
    }

    /// The text of the documentation comments of a source; all other lines are empty.
    static func comments(of source: String) -> String {
        source.components(separatedBy: "\n").map { line in
            let text = line.trimmingCharacters(in: .whitespaces)
            return text.hasPrefix("///") ? String(text.dropFirst(4)) : ""
        }.joined(separator: "\n")
    }
}
