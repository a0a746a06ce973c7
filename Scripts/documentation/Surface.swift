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
        let supertypes = supertypes(in: graphs)
        for line in Set(symbols.compactMap { line($0, supertypes[$0.identifier.precise] ?? []) }).sorted() {
            print(line)
        }
    }

    /// The superclass and the protocols of each type, by the type's identifier.
    ///
    /// Of the protocols of a class with a superclass only this module's are given: the others may
    /// be the superclass's.
    static func supertypes(in graphs: [Graph]) -> [String: [String]] {
        let names = Dictionary(graphs.flatMap(\.declared).map { ($0.identifier.precise, $0.path) }) {
            first,
            _ in first
        }
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

    /// A name and its declaration; `nil` for an extension that adds no conformance, since its
    /// members have lines of their own.
    static func line(_ symbol: Graph.Symbol, _ supertypes: [String]) -> String? {
        if symbol.kind.identifier == "swift.extension", supertypes.isEmpty { return nil }
        let words = symbol.declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
        let suffix = supertypes.isEmpty ? "" : " | " + supertypes.joined(separator: ", ")
        return "\(symbol.path) | \(words.joined(separator: " "))\(suffix)"
    }
}
