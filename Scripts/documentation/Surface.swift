// Prints the public declarations of a module, one on each line, sorted: Surface GRAPHS MODULE
import Foundation

@main struct Surface {
    /// Protocols that every type conforms to unless it opts out.
    static let implied: Set = ["Copyable", "Escapable", "SendableMetatype"]

    static func main() throws {
        let graphs = try Graph.all(
            of: CommandLine.arguments[2],
            in: URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
        )
        let symbols = graphs.flatMap(\.declared)
        let notes = supertypes(in: graphs).merging(defaultImplementations(in: graphs)) { $0 + $1 }
        let lines = symbols.compactMap { line($0, notes[$0.identifier.precise] ?? []) }
        for line in Set(lines).sorted() { print(line) }
    }

    /// The superclass and the protocols of each type, by the type's identifier.
    ///
    /// Of the protocols of a class with a superclass only this module's are given: the others may
    /// be the superclass's.
    static func supertypes(in graphs: [Graph]) -> [String: [String]] {
        let paths = graphs.flatMap(\.declared).map { ($0.identifier.precise, $0.path) }
        let names = Dictionary(paths) { first, _ in first }
        let relations = Dictionary(grouping: graphs.flatMap(\.relationships), by: \.source)
        return relations.mapValues { relations in
            let classes = relations.filter { $0.kind == "inheritsFrom" }
            let protocols = relations.filter {
                $0.kind == "conformsTo" && (classes.isEmpty || names[$0.target] != nil)
            }
            return [classes, protocols].flatMap { relations in
                let types = relations.map { names[$0.target] ?? $0.targetFallback ?? $0.target }
                return Set(types.compactMap { $0.split(separator: ".").last.map(String.init) }).subtracting(
                    implied
                ).sorted()
            }
        }
    }

    /// A note for each default implementation of a protocol's requirement, by its identifier.
    ///
    /// It distinguishes the implementation from the requirement, which has the same declaration.
    static func defaultImplementations(in graphs: [Graph]) -> [String: [String]] {
        let sources = graphs.flatMap(\.relationships).filter { $0.kind == "defaultImplementationOf" }.map(
            \.source
        )
        return Dictionary(sources.map { ($0, ["default implementation"]) }) { first, _ in first }
    }

    /// A name and its declaration; `nil` for an extension that adds no conformance, since its
    /// members have lines of their own.
    static func line(_ symbol: Graph.Symbol, _ notes: [String]) -> String? {
        if symbol.kind.identifier == "swift.extension", notes.isEmpty { return nil }
        let words = symbol.declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
        let suffix = notes.isEmpty ? "" : " | " + notes.joined(separator: ", ")
        return "\(symbol.path) | \(words.joined(separator: " "))\(suffix)"
    }
}
