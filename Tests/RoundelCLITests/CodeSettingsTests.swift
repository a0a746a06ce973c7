import Foundation
import RoundelExport
import RoundelTestSupport
import Testing

/// The table of the settings of `roundel code`, in `Documentation/CommandLine.md`.
@Suite struct CodeSettingsTests {
    static let scenes = ["menu", "wheel", "dial", "superellipse", "badge"]

    /// A setting of one scene, as the table has it.
    struct Row: CustomTestStringConvertible {
        let scene, name, allowed: String
        /// How many values it takes: the numbers that a list may have.
        let counts: ClosedRange<Int>
        let defaultValue: String?

        var testDescription: String { "\(scene)&\(name)" }
    }

    private static let page = (try? Repository.text(at: "Documentation/CommandLine.md")) ?? ""

    static let rows: [Row] = {
        let lines = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
        return lines.flatMap { line -> [Row] in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 5 else { return [] }
            let (counts, allowed) = counts(cells[3])
            return cells[0].matches(of: /`(\w+)`/).map { scene in
                Row(
                    scene: String(scene.1),
                    name: cells[1].filter { $0 != "`" },
                    allowed: allowed,
                    counts: counts,
                    defaultValue: cells[4] == "none" ? nil : cells[4]
                )
            }
        }
    }()

    private static func counts(_ values: String) -> (ClosedRange<Int>, String) {
        let words = [("list of ", 1...3), ("one or two of ", 1...2), ("two of ", 2...2)]
        for (word, counts) in words where values.hasPrefix(word) {
            return (counts, String(values.dropFirst(word.count)))
        }
        return (1...1, values)
    }

    /// What is wrong with a link, or `nil`.
    private func fault(_ link: String) -> String? { Design.fault(inLink: Array(link.utf8))?.description }

    private func design(_ link: String) -> Design { Design(link: Array(link.utf8)) }

    @Test(arguments: rows) func `a setting takes the values of the table`(_ row: Row) throws {
        let message = try #require(fault("\(row.scene)&\(row.name)=x"))
        let isRange = row.allowed.contains(" to ")
        let words = row.allowed.split(separator: ", ").joined(separator: " ")
        let numbers =
            switch row.counts {
            case 1...1: "a number"
            case 2...2: "two numbers"
            case 1...2: "one or two numbers"
            default: "a list of numbers"
            }
        #expect(message == "\(row.name) 'x' is not \(isRange ? "\(numbers) from" : "one of") \(words)")
        let first = String(words.prefix { $0 != " " })
        for count in 1...3 {
            let values = Array(repeating: first, count: count).joined(separator: ",")
            let isValid = fault("\(row.scene)&\(row.name)=\(values)") == nil
            #expect(isValid == row.counts.contains(count), "\(values)")
        }
    }

    @Test(arguments: rows) func `a setting has the default of the table`(_ row: Row) {
        let plain = design(row.scene)
        if let value = row.defaultValue {
            #expect(fault("\(row.scene)&\(row.name)=\(value)") == nil)
            #expect(design("\(row.scene)&\(row.name)=\(value)") == plain)
        } else {
            // Even the least value is not the same as none.
            let least = row.allowed.prefix { $0 != " " }
            let values = Array(repeating: String(least), count: row.counts.lowerBound)
            #expect(design("\(row.scene)&\(row.name)=\(values.joined(separator: ","))") != plain)
        }
    }

    @Test(arguments: scenes) func `the table has every setting of a scene`(_ scene: String) throws {
        let prefix = scene.prefix(1).uppercased() + scene.dropFirst()
        let isTurned = ["menu", "wheel"].contains(scene)
        let files = Repository.sources(of: "RoundelExport").filter {
            let name = $0.lastPathComponent
            return name.hasPrefix("\(prefix)Design") || isTurned && name == "TurningDesign.swift"
        }
        let names = try files.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).matches(of: /exchange\(\s*"(\w+)"/).map {
                String($0.1)
            }
        }
        let listed = Self.rows.filter { $0.scene == scene }.map(\.name)
        #expect(listed.count >= 5 && listed.sorted() == names.sorted())
    }

    @Test func `the exponent of corners begins at 0`() {
        #expect(fault("superellipse&n=0") != nil && fault("superellipse&radius=9&n=0") == nil)
    }

    @Test func `the help says where the table is`() throws {
        let help = try run("code --help").output.split { $0.isWhitespace }.joined(separator: " ")
        #expect(help.contains("Documentation/CommandLine.md lists the settings of each scene."))
        #expect(Self.page.contains("\n| Scene | Setting | What it sets | Values | Default |\n"))
    }
}
