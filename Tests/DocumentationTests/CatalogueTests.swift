import Foundation
import Roundel
import RoundelTestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Checks the catalogues: their code compiles, and their pictures are those that the command line
/// makes.
@Suite(.long) struct CatalogueTests {
    /// A module with a catalogue, and what its short examples import.
    struct Module: CustomTestStringConvertible {
        let name: String
        let imports: [String]
        /// Declarations that the examples in documentation comments use without showing them.
        var given = ""

        var testDescription: String { name }
        var folder: URL { Repository.root.appending(path: "Sources/\(name)") }

        var files: [URL] { Repository.files(in: folder) }
    }

    static let modules = [
        Module(name: "Roundel", imports: ["Roundel"]),
        Module(name: "RoundelExport", imports: ["Roundel", "RoundelExport"]),
        Module(
            name: "RoundelSwiftUI",
            imports: ["RoundelSwiftUI", "SwiftUI"],
            given: "@State var selection: String?"
        ),
        Module(
            name: "RoundelUIKit",
            imports: ["Roundel", "RoundelUIKit", "UIKit"],
            given: """
                let badge = UIView(), avatar = UIView(), photo = UIView(), label = UILabel()
                let menu = CircularMenuView(), wheelView = WheelView()
                func cut() {}
                func copy() {}
                """
        ),
    ]

    @Test(arguments: modules) func `every example of the articles and comments compiles`(
        _ module: Module
    ) throws {
        #if os(macOS)
        guard module.name != "RoundelUIKit" else { return }
        #endif
        var groups: [[String]: [String]] = [:]
        for file in module.files where file.pathExtension == "md" || file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let markdown = file.pathExtension == "md" ? text : CodeBlock.comments(of: text)
            for block in CodeBlock.all("swift", in: markdown) {
                let imports = block.imports + module.imports.map { "import \($0)" }
                groups[Array(Set(imports)).sorted(), default: []] += [Self.wrap(block, of: file, module)]
            }
        }
        #expect(groups.values.reduce(0) { $0 + $1.count } >= 2)
        for (imports, blocks) in groups {
            let code = imports.joined(separator: "\n") + "\n" + blocks.joined(separator: "\n")
            let result = try CommandLineTool.compile(code)
            let warnings = result.errors.split(separator: "\n").filter {
                $0.contains("warning:") && !$0.contains("never used") && !$0.contains("unused")
                    && !$0.contains("never read")
            }
            #expect(result.code == 0 && warnings.isEmpty, "\(result.errors)")
        }
    }

    /// Puts a block into a function, so that errors name the file and the line of the block.
    private static func wrap(_ block: CodeBlock, of file: URL, _ module: Module) -> String {
        let lines = block.lines.map { $0.hasPrefix("import ") ? "" : $0 }
        let states = lines.filter { $0.hasPrefix("@State ") }.joined(separator: "\n")
        let body = lines.map { $0.hasPrefix("@State ") ? "" : $0 }.joined(separator: "\n")
        let name = file.lastPathComponent.filter(\.isLetter)
        return """
            @MainActor struct Example\(name)\(block.line) {
            \(module.given)
            \(states)
            func run() throws {
            #sourceLocation(file: "\(file.lastPathComponent)", line: \(block.line))
            \(body)
            #sourceLocation()
            }
            }
            """
    }

    @Test func `the table of bounds is the one that paths have`() throws {
        let rows = try Article("Superellipses").text.matches(of: /\n\| ([0-9.]+) \| (\d+) \| ([0-9.]+) \|/)
        #expect(rows.count == 4)
        for row in rows {
            let tolerance = try #require(Double(row.1)), bound = try #require(Double(row.3))
            let rect = Rect2D(x: 0, y: 0, width: 200, height: 200)
            let path = Superellipse(exponent: 3.5).path(in: rect, tolerance: tolerance)
            #expect(String(path.segmentsPerQuadrant) == row.2)
            #expect(abs(path.errorBound - bound) < 0.002 * bound)
        }
    }

    @Test func `every step of the tutorial compiles without a warning, and is shown`() throws {
        let catalogue = Repository.root.appending(path: "Sources/RoundelUIKit/RoundelUIKit.docc")
        let tutorial = try String(
            contentsOf: catalogue.appending(path: "Building-a-Circular-Menu.tutorial"),
            encoding: .utf8
        )
        let names = try FileManager.default.contentsOfDirectory(
            atPath: catalogue.appending(path: "Code").path
        )
        #expect(names.count >= 10)
        for name in names.sorted() {
            #expect(tutorial.contains("file: \"\(name)\""), "no step shows \(name)")
            #if os(Linux)
            let code = try String(contentsOf: catalogue.appending(path: "Code/\(name)"), encoding: .utf8)
            let result = try CommandLineTool.compile(code)
            #expect(result.code == 0 && result.errors.isEmpty, "\(name)\n\(result.errors)")
            #endif
        }
    }

    @Test
    func
        `every picture is a figure of roundel-figures or a view among the goldens, and an article shows it`()
        throws
    {
        let made = try CommandLineTool.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: made) }
        let result = try CommandLineTool.drawFigures(for: made.path)
        #expect(result.code == 0 && result.errors.isEmpty)
        for module in Self.modules {
            let path = "Sources/\(module.name)/\(module.name).docc/Resources"
            let (committed, remade) = (Repository.root.appending(path: path), made.appending(path: path))
            let (figures, names) = (try Self.names(in: remade), try Self.names(in: committed))
            #expect(Set(figures).subtracting(names).isEmpty, "roundel-figures draws them")
            let articles = try module.files.filter { ["md", "tutorial"].contains($0.pathExtension) }
                .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
            for name in names {
                let picture = try Data(contentsOf: committed.appending(path: name))
                #expect(XMLParser(data: picture).parse())
                if figures.contains(name) {
                    let isSame = try picture == Data(contentsOf: remade.appending(path: name))
                    #expect(isSame, "roundel-figures redraws \(name)")
                } else {
                    let isView = try Self.isView(name, picture, besides: names)
                    #expect(isView, "Scripts/documentation/views.sh renews \(name)")
                }
                let base = name.dropLast(4).replacing("~dark", with: "")
                let isShown = articles.contains("](\(base))") || articles.contains("source: \(base),")
                #expect(isShown, "nothing in \(module.name) shows \(name)")
            }
        }
    }

    /// Whether a picture shows a view as the goldens do.
    ///
    /// The light one is a golden, and the hash of the dark one is in the list of variants. A
    /// catalogue has both.
    private static func isView(_ name: String, _ picture: Data, besides names: [String]) throws -> Bool {
        let goldens = Goldens.folder("Pictures")
        guard name.hasSuffix("~dark.svg") else {
            let golden = FileManager.default.contents(atPath: goldens.appending(path: name).path)
            return golden == picture && names.contains("\(name.dropLast(4))~dark.svg")
        }
        let base = name.dropLast("~dark.svg".count)
        let list = try Repository.text(at: "Tests/Goldens/Pictures/variants.txt").split(separator: "\n")
        let line = "\(base)-dark \(String(decoding: picture, as: UTF8.self).fnv1aDigits)"
        return list.contains { $0 == line } && names.contains("\(base).svg")
    }

    private static func names(in folder: URL) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test func `figures refuse a folder that cannot be written`() throws {
        let result = try CommandLineTool.drawFigures(for: "/dev/null")
        #expect(result.code == 64 && result.errors.contains("'/dev/null' cannot be written"))
    }
}
