import Foundation
import RoundelTestSupport
import Testing

/// Checks the examples, commands and links of the documents.
@Suite(.long) struct ReadmeTests {
    /// The README in both languages, and every page in `Documentation`.
    static let pages =
        ["README.md", "README.ja.md"]
        + Repository.files(in: Repository.root.appending(path: "Documentation"))
        .filter { $0.pathExtension == "md" }.map { "Documentation/\($0.lastPathComponent)" }

    /// The fenced blocks of a language.
    static func blocks(_ language: String, in page: String) throws -> [String] {
        CodeBlock.all(language, in: try Repository.text(at: page)).map(\.text)
    }

    // Another test compares the examples of the Japanese page with those of the English one.
    @Test(arguments: pages.filter { $0 != "README.ja.md" })
    func `every example compiles without a warning`(_ page: String) throws {
        var examples = try Self.blocks("swift", in: page).filter { $0.contains("import ") }
        #expect(examples.count >= 8 || !page.hasPrefix("README"))
        #if os(macOS)
        examples.removeAll { $0.contains("import UIKit") }
        #endif
        for example in examples {
            let result = try CommandLineTool.compile(example, as: "main.swift")
            #expect(result.code == 0 && result.errors.isEmpty, "\(example)\n\(result.errors)")
        }
    }

    @Test func `the first example has at most twelve lines`() throws {
        let first = try #require(try Self.blocks("swift", in: "README.md").first)
        #expect(first.split(separator: "\n").count <= 12)
    }

    @Test func `the Japanese page has the examples and outputs of the English one`() throws {
        for language in ["swift", "console"] {
            let (english, japanese) = try (
                Self.blocks(language, in: "README.md"), Self.blocks(language, in: "README.ja.md")
            )
            #expect(!english.isEmpty && english == japanese)
        }
    }

    @Test(arguments: pages) func `every link leads somewhere`(_ page: String) throws {
        let url = Repository.root.appending(path: page)
        let text = try String(contentsOf: url, encoding: .utf8)
        let links = text.matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)/).map { String($0.1) }
        for link in links where !link.hasPrefix("http") {
            let target = url.deletingLastPathComponent().appending(path: link)
            #expect(FileManager.default.fileExists(atPath: target.path), "\(link)")
        }
    }

    @Test(arguments: pages) func `every command prints what is shown`(_ page: String) throws {
        for block in try Self.blocks("console", in: page) {
            let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
            let words = try #require(lines.first).split(separator: " ").map(String.init)
            #expect(Array(words.prefix(4)) == ["$", "swift", "run", "roundel"])
            let arguments = words.dropFirst(4).map {
                $0.hasPrefix("Tests/") ? Repository.root.appending(path: $0).path : $0
            }
            let result = try CommandLineTool.run(arguments)
            let shown = lines.dropFirst().joined(separator: "\n")
            // A line with … stands for any lines.
            let parts = shown.components(separatedBy: "…\n")
            #expect(
                result.output.hasPrefix(parts[0]) && result.output.hasSuffix(parts[parts.count - 1]),
                "\(block)\n\(result.output)"
            )
            #expect(parts.count > 1 || result.output == shown)
        }
    }

    /// Also a command in the text, which may be on two lines.
    @Test(arguments: pages) func `every command without its output works`(_ page: String) throws {
        let text = try Repository.text(at: page)
        let blocks = try Self.blocks("sh", in: page).flatMap { $0.split(separator: "\n") }
        let inText = text.matches(of: /`(swift\s+run\s+roundel(?:\s[^`]*)?)`/).map(\.1)
        #expect(!(blocks + inText).isEmpty || !["README.md", "Documentation/Superellipse.md"].contains(page))
        for command in (blocks + inText).map({ $0.split { $0.isWhitespace }.joined(separator: " ") }) {
            guard command.hasPrefix("swift run roundel") else { continue }
            let arguments = command.dropFirst("swift run roundel".count)
            let result = try CommandLineTool.shell("\"$ROUNDEL\"\(arguments)")
            #expect(result.code == 0 && !result.output.isEmpty, "\(command)\n\(result.errors)")
        }
    }

    @Test(arguments: pages.filter { $0 != "README.ja.md" })
    func `a line of prose has at most 100 characters`(_ page: String) throws {
        var isCode = false
        for line in try Repository.text(at: page).split(separator: "\n") {
            if line.hasPrefix("```") { isCode.toggle() }
            guard !isCode, !["|", "<", "!["].contains(where: line.hasPrefix) else { continue }
            #expect(line.count <= 100, "\(line)")
        }
    }

    /// The row says for each export which formats it has, and no other.
    @Test func `the formats of the exports are those of the module`() throws {
        let page = try Repository.text(at: "README.md")
        let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| `RoundelExport` |") })
        let parts = row.split(separator: "|")[1].split(separator: ";").map { $0.split(separator: " as ") }
        let types = [
            "outlines": ["SuperellipseExport", "CornersExport"], "dials": ["DialExport"],
            "badges": ["BadgeExport"], "rings": ["Ring"], "motion": ["Coast", "Decay"],
        ]
        let members = [
            "SVG": ["svg()", "picture()", "picture(rotation:)", "picture(rates:)"], "CSS": ["css()"],
            "Swift": ["swift()"], "JSON": ["json()", "RowFormat.json"], "CSV": ["csv()", "RowFormat.csv"],
            "tables": ["table()", "RowFormat.table"],
        ]
        let module = try PublicSymbols(module: "RoundelExport")
        var named: [String] = []
        for part in parts {
            let subjects = part[0].matches(of: /\w+/).map { String($0.0) }.filter { $0 != "and" }
            let formats = part[1].matches(of: /\w+/).map { String($0.0) }.filter { $0 != "and" }
            named += subjects
            for type in try subjects.flatMap({ try #require(types[$0]) }) {
                let found = members.filter { $0.value.contains { module.contains("\(type).\($0)") } }
                #expect(found.keys.sorted() == formats.sorted(), "\(type)")
            }
        }
        #expect(named.sorted() == types.keys.sorted())
    }
}
