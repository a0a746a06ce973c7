// Checks what Scripts/documentation.sh has built: Check FOLDER MODULE…
import Foundation

/// The part of a symbol graph that says who is documented.
struct Graph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        struct Comment: Decodable {
            struct Line: Decodable { let text: String }
            let module: String?
            let lines: [Line]
        }
        struct Location: Decodable { let uri: String }

        let kind: Kind
        let pathComponents: [String]
        let docComment: Comment?
        let location: Location?
    }

    let symbols: [Symbol]
}

/// The part of a page that says what it lists.
struct Page: Decodable {
    struct Section: Decodable {
        let title: String?
        let generated: Bool?
        let identifiers: [String]
    }

    let topicSections: [Section]?
}

@main struct Check {
    /// From so many members on, a type needs topics; an enumeration with three cases does not.
    static let most = 10

    static func main() throws {
        let arguments = CommandLine.arguments
        let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
        var faults: [String] = []
        for module in arguments.dropFirst(2) {
            let symbols = try symbols(of: module, in: folder)
            let undocumented = symbols.filter { !isDocumented($0, in: module) }
            print("\(module): \(symbols.count) public symbols, \(undocumented.count) without documentation")
            faults += undocumented.map { "\(module): \($0.pathComponents.joined(separator: ".")) is not documented" }
            faults += try unlisted(in: module, folder)
        }
        for fault in faults { FileHandle.standardError.write(Data("\(fault)\n".utf8)) }
        exit(faults.isEmpty ? 0 : 1)
    }

    /// The symbols that the module's sources declare.
    ///
    /// What the compiler makes, such as the == of a value of equal parts, has no place in a source, and members that come
    /// with a conformance to a protocol of the standard library are documented there. An extension has no comment of its
    /// own: its members do.
    static func symbols(of module: String, in folder: URL) throws -> [Graph.Symbol] {
        let graphs = folder.appending(path: "graphs/\(module)")
        return try files(in: graphs).flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
            .filter { $0.location != nil && $0.kind.identifier != "swift.extension" }
    }

    /// Whether the sources say what it is; a comment that comes from the protocol does not count.
    static func isDocumented(_ symbol: Graph.Symbol, in module: String) -> Bool {
        guard let comment = symbol.docComment, comment.module ?? module == module else { return false }
        return comment.lines.contains { !$0.text.allSatisfy(\.isWhitespace) }
    }

    /// What is left to the groups that DocC makes by kind, and names of stand-ins on a page.
    static func unlisted(in module: String, _ folder: URL) throws -> [String] {
        let pages = folder.appending(path: "\(module).doccarchive/data")
        let landing = "documentation/\(module.lowercased()).json"
        return try files(in: pages).flatMap { file -> [String] in
            let data = try Data(contentsOf: file)
            let sections = try JSONDecoder().decode(Page.self, from: data).topicSections ?? []
            let count = sections.reduce(0) { $0 + $1.identifiers.count }
            let mustList = file.path.hasSuffix(landing) || (count > most && module != "RoundelExport")
            var faults: [String] = []
            for section in sections where section.generated == true && section.title != "Default Implementations" {
                guard mustList else { continue }
                faults += section.identifiers.map { "\(module): no topic lists \($0)" }
            }
            if data.range(of: Data("StandIn".utf8)) != nil { faults.append("\(file.path) names a stand-in") }
            return faults
        }
    }

    static func files(in folder: URL) -> [URL] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "json" }
    }
}
