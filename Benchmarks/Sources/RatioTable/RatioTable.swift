import Comparisons
import Foundation

/// Prints the table of ratios from the exported results of one or several rounds, as Markdown.
@main
struct RatioTable {
    static func main() {
        let paths = CommandLine.arguments.dropFirst()
        do {
            guard !paths.isEmpty else { throw Complaint("Give the exported .jmh.json file of each round.") }
            let rounds = try paths.map(Round.init(path:))
            print((try table(of: rounds) + [""] + OutlineTable.lines()).joined(separator: "\n"))
        } catch {
            FileHandle.standardError.write(Data("RatioTable: \(error)\n".utf8))
            exit(65)
        }
    }

    static func table(of rounds: [Round]) throws -> [String] {
        let header = [
            "| What | Straightforward code | Roundel | Ratio | Speed ratio by round | Goal | Reached |",
            "|---|--:|--:|---|---|---|---|",
        ]
        return try header
            + Comparison.all.map { comparison in
                try Row(comparison, rounds: rounds).markdown
            }
    }
}

/// What is wrong, in one sentence.
struct Complaint: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
