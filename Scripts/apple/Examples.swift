// Writes every example of the documents into a folder, with exactly the imports that readers see,
// so that the compiler can check it: Examples TREE FOLDER
//
// Each group of examples is a folder, whose files are checked together.
import Foundation

@main struct Examples {
    let tree: URL
    let folder: URL

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { fatalError("usage: Examples TREE FOLDER") }
        let examples = Examples(tree: URL(filePath: arguments[1]), folder: URL(filePath: arguments[2]))
        try examples.writePages()
        try examples.writeCatalogues()
        try examples.writeSteps()
    }

    /// The examples of documents are whole files.
    private func writePages() throws {
        for page in ["README.md", "README.ja.md", "Documentation/CommandLine.md", "Documentation/Migration.md"] {
            for block in CodeBlock.all("swift", in: try text(page)) {
                // Lines of a manifest are not files, and neither is the outline of the reader's
                // code.
                let isFragment = !page.hasPrefix("README") || block.text.contains(".package(")
                if block.imports.isEmpty, isFragment { continue }
                try write(locate(block.text, page, block.line), "main.swift", in: "\(flat(page))-\(block.line)")
            }
        }
    }

    /// The examples of articles and comments are statements. They are put into a function, with the
    /// imports that the page has shown before.
    private func writeCatalogues() throws {
        for module in ["RoundelSwiftUI", "RoundelUIKit"] {
            let framework = String(module.dropFirst("Roundel".count))
            var count = 0
            for path in try paths(in: "Sources/\(module)") {
                let isArticle = path.hasSuffix(".md")
                guard isArticle || (path.hasSuffix(".swift") && !path.contains(".docc/")) else { continue }
                let source = try text(path)
                var imports = ["import \(framework)", "import \(module)"]
                for block in CodeBlock.all("swift", in: isArticle ? source : CodeBlock.comments(of: source)) {
                    if !block.imports.isEmpty { imports = block.imports }
                    count += 1
                    // One group for each set of imports: extensions are seen by all files of a
                    // module.
                    let group = "\(module)-" + imports.map { $0.dropFirst("import ".count) }.sorted().joined(separator: "-")
                    let code = imports.joined(separator: "\n") + "\n" + wrapped(block, path, module, count)
                    try write(code, "\(flat(path))-\(block.line).swift", in: group)
                }
            }
            guard count >= 2 else { fatalError("\(module) shows no examples") }
        }
    }

    /// The steps of the tutorial are whole files.
    private func writeSteps() throws {
        for path in try paths(in: "Sources/RoundelUIKit/RoundelUIKit.docc/Code") {
            try write(locate(try text(path), path, 1), "Step.swift", in: flat(path))
        }
    }

    /// Declarations that the examples of comments and articles use without showing them.
    private static let given = [
        "RoundelSwiftUI": "@State var selection: String?",
        "RoundelUIKit": """
            let badge = UIView(), avatar = UIView(), photo = UIView(), label = UILabel()
            let menu = CircularMenuView(), wheelView = WheelView()
            func cut() {}
            func copy() {}
            """,
    ]

    private func wrapped(_ block: CodeBlock, _ path: String, _ module: String, _ number: Int) -> String {
        let lines = block.lines.map { $0.hasPrefix("import ") ? "" : $0 }
        let states = lines.filter { $0.hasPrefix("@State") }.joined(separator: "\n")
        let body = lines.map { $0.hasPrefix("@State") ? "" : $0 }.joined(separator: "\n")
        return """
            @MainActor struct Example\(number) {
            \(Self.given[module] ?? "")
            \(states)
            func run() async throws {
            \(locate(body, path, block.line))
            }
            }
            """
    }

    private func locate(_ code: String, _ path: String, _ line: Int) -> String {
        "#sourceLocation(file: \"\(path)\", line: \(line))\n\(code)\n#sourceLocation()\n"
    }

    private func flat(_ path: String) -> String { path.split(separator: "/").suffix(2).joined(separator: "-") }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: tree.appending(path: path), encoding: .utf8)
    }

    private func paths(in directory: String) throws -> [String] {
        let root = tree.appending(path: directory)
        let names = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
        return names.sorted().map { "\(directory)/\($0)" }.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }
    }

    private func write(_ code: String, _ name: String, in group: String) throws {
        let place = folder.appending(path: group)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(code.utf8).write(to: place.appending(path: name))
    }
}
