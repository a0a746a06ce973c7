import Foundation
import RoundelTestSupport

/// An article of the core's catalogue.
struct Article {
    let text: String

    init(_ name: String) throws {
        text = try Repository.text(at: "Sources/Roundel/Roundel.docc/\(name).md")
    }

    /// The prose and the comments of the examples, with one space between words.
    var prose: String {
        var (lines, isSwift) = ([Substring](), false)
        for line in text.split(separator: "\n") {
            if line.hasPrefix("```") {
                isSwift = line == "```swift"
            } else if !isSwift {
                lines.append(line)
            } else if let comment = line.range(of: "//") {
                lines.append(line[comment.upperBound...])
            }
        }
        return lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    }

    /// The cells of the rows that begin with one of the names, without the name.
    func row(_ name: String) -> [String] {
        let line = text.split(separator: "\n").first { $0.hasPrefix("| \(name) |") }
        let cells = line?.split(separator: "|", omittingEmptySubsequences: true) ?? []
        return cells.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
