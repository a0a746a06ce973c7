import Foundation
import RoundelTestSupport
import Testing

/// What the README shows is what happens.
@Suite struct ReadmeTests {
    /// The fenced blocks of a language.
    static func blocks(_ language: String) throws -> [String] {
        let text = try String(contentsOf: CommandLineTool.root.appending(path: "README.md"), encoding: .utf8)
        return CodeBlock.all(language, in: text).map(\.text)
    }

    @Test func `every example compiles without a warning`() throws {
        var examples = try Self.blocks("swift").filter { $0.contains("import ") }
        #expect(examples.count >= 8)
        #if os(macOS)
        examples.removeAll { $0.contains("import UIKit") }
        #endif
        let folder = try CommandLineTool.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        for example in examples {
            let file = folder.appending(path: "main.swift")
            try Data(example.utf8).write(to: file)
            let result = try CommandLineTool.compile(file)
            #expect(result.code == 0 && result.errors.isEmpty, "\(example)\n\(result.errors)")
        }
    }

    @Test func `the first example has at most twelve lines`() throws {
        let first = try #require(try Self.blocks("swift").first)
        #expect(first.split(separator: "\n").count <= 12)
    }

    @Test func `every command prints what is shown`() throws {
        let blocks = try Self.blocks("console")
        #expect(blocks.count >= 4)
        for block in blocks {
            let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
            let words = try #require(lines.first).split(separator: " ").map(String.init)
            #expect(Array(words.prefix(4)) == ["$", "swift", "run", "roundel"])
            let arguments = words.dropFirst(4).map {
                $0.hasPrefix("Tests/") ? CommandLineTool.root.appending(path: $0).path : $0
            }
            let result = try CommandLineTool.run(arguments)
            let shown = lines.dropFirst().joined(separator: "\n")
            // A line of … stands for any lines.
            let parts = shown.components(separatedBy: "…\n")
            #expect(
                result.output.hasPrefix(parts[0]) && result.output.hasSuffix(parts[parts.count - 1]),
                "\(block)\n\(result.output)"
            )
            #expect(parts.count > 1 || result.output == shown)
        }
    }
}
