import Foundation
import Testing

/// Compares the examples that have pictures with those of the README.
@Suite struct ReadmePictureTests {
    private static func lines(_ file: String) throws -> [String] {
        let url = URL(filePath: #filePath).appending(path: "../../..").appending(path: file).standardized
        let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
        return lines.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The lines of each example in Swift, without imports and empty ones.
    private static func examples(of module: String) throws -> [[String]] {
        let blocks = try lines("README.md").split(separator: "```swift").dropFirst().map { lines in
            lines.prefix { $0 != "```" }
        }
        return blocks.filter { $0.contains("import \(module)") }.map { lines in
            lines.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
        }
    }

    @Test(arguments: [("RoundelSwiftUI", "SwiftUI", 8), ("RoundelUIKit", "UIKit", 6)])
    func `every example of the README has a picture`(
        module: String,
        file: String,
        count: Int
    ) throws {
        let folder = "Tests/StandInPicturesTests/Gallery"
        let source = try Self.lines("\(folder)/ReadmeExamples+\(file).swift").filter { !$0.isEmpty }
        let examples = try Self.examples(of: module)
        #expect(examples.count == count)
        for example in examples {
            let isThere = source.indices.contains { source[$0...].starts(with: example) }
            #expect(isThere, "\(example.joined(separator: "\n"))")
        }
    }
}
