// Checks the documentation that Scripts/documentation.sh has built: Check FOLDER MODULE…
import Foundation

/// What is read of a page of an archive: the symbols that its topics list.
struct Page: Decodable {
    struct Section: Decodable {
        let title: String?
        let generated: Bool?
        let identifiers: [String]
    }

    let topicSections: [Section]?
}

@main struct Check {
    /// The most members that a type may have without topics of its own.
    static let most = 10

    static func main() throws {
        let arguments = CommandLine.arguments
        let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
        var faults: [String] = []
        for module in arguments.dropFirst(2) {
            let symbols = try symbols(of: module, in: folder)
            let undocumented = symbols.filter { !isDocumented($0, in: module) }
            print("\(module): \(symbols.count) public symbols, \(undocumented.count) without documentation")
            faults += undocumented.map { "\(module): \($0.path) is not documented" }
            faults += try unlisted(in: module, folder)
        }
        for fault in faults { FileHandle.standardError.write(Data("\(fault)\n".utf8)) }
        exit(faults.isEmpty ? 0 : 1)
    }

    /// The symbols that need a comment: all but extensions, whose members have comments instead.
    static func symbols(of module: String, in folder: URL) throws -> [Graph.Symbol] {
        try Graph.all(of: module, in: folder.appending(path: "graphs")).flatMap(\.declared)
            .filter { $0.kind.identifier != "swift.extension" }
    }

    /// Whether the declaration has a comment in this module; one that it inherits from a protocol
    /// does not count.
    static func isDocumented(_ symbol: Graph.Symbol, in module: String) -> Bool {
        guard let comment = symbol.docComment, comment.module ?? module == module else { return false }
        return comment.lines.contains { !$0.text.allSatisfy(\.isWhitespace) }
    }

    /// The symbols that no topic lists, which DocC puts in groups by their kinds, and the pages
    /// that name a stand-in.
    static func unlisted(in module: String, _ folder: URL) throws -> [String] {
        let pages = folder.appending(path: "\(module).doccarchive/data")
        let landing = "documentation/\(module.lowercased()).json"
        return try json(in: pages).flatMap { file -> [String] in
            let data = try Data(contentsOf: file)
            let sections = try JSONDecoder().decode(Page.self, from: data).topicSections ?? []
            let count = sections.reduce(0) { $0 + $1.identifiers.count }
            let mustList = file.path.hasSuffix(landing) || (count > most && module != "RoundelExport")
            var faults: [String] = []
            for section in sections
            where section.generated == true && section.title != "Default Implementations" {
                guard mustList else { continue }
                faults += section.identifiers.map { "\(module): no topic lists \($0)" }
            }
            if data.range(of: Data("StandIn".utf8)) != nil { faults.append("\(file.path) names a stand-in") }
            return faults
        }
    }
}
