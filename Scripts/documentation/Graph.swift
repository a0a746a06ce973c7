import Foundation

/// What is read of a symbol graph: the public declarations, and how types relate to others.
struct Graph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        struct Identifier: Decodable { let precise: String }
        struct Fragment: Decodable { let spelling: String }
        struct Comment: Decodable {
            struct Line: Decodable { let text: String }
            let module: String?
            let lines: [Line]
        }
        struct Location: Decodable { let uri: String }

        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]
        let docComment: Comment?
        let location: Location?

        /// The name with the types around it, such as `Wheel.Settings.decay`.
        var path: String { pathComponents.joined(separator: ".") }
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]

    /// The graphs of a module, in the folder that Scripts/documentation/graphs.sh has written: one
    /// of the module itself, and one for each other module whose types it extends.
    static func all(of module: String, in folder: URL) throws -> [Graph] {
        try json(in: folder.appending(path: module)).map {
            try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0))
        }
    }

    /// The symbols that the module's sources declare.
    ///
    /// A symbol without a location is made by the compiler, such as the `==` of a value of
    /// equatable parts.
    var declared: [Symbol] { symbols.filter { $0.location != nil } }
}

/// The JSON files in a folder and in the folders inside it.
func json(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "json" }
}
