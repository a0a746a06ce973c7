// Compares the stand-ins with Apple's documentation: Records RECORDS GRAPHS USES…
//
// RECORDS is the folder of tables (StandIns/Records), GRAPHS the folder of the stand-ins' symbol
// graphs, and USES are the folders with the syntax trees of the sources. Fails if a declaration in
// a stand-in differs from its record, if the sources use a declaration without a record, or if they
// use one that no framework of Apple's has.
import Foundation

/// A line of a table: Apple's documentation of a declaration.
struct Record {
    let symbol: String
    /// "13.0"; "13.0-17.0" if deprecated in 17.0; "any" without a version; "-" if not available.
    let versions: [String: String]
    let isolation: String
    let declaration: String
    let source: String
    let place: String

    static let systems = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]

    init?(line: String, place: String) {
        let columns = line.components(separatedBy: "\t")
        guard columns.count == 9 else { return nil }
        symbol = columns[0]
        versions = Dictionary(uniqueKeysWithValues: zip(Self.systems, columns[1...5]))
        (isolation, declaration, source) = (columns[6], columns[7], columns[8])
        self.place = place
    }
}

/// The part of a symbol graph that is compared.
struct Graph: Decodable {
    struct Module: Decodable { let name: String }
    struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Kind: Decodable { let identifier: String }
        struct Fragment: Decodable { let spelling: String }
        struct Version: Decodable {
            let major: Int
            let minor: Int?
            var text: String { "\(major).\(minor ?? 0)" }
        }
        struct Availability: Decodable {
            let domain: String?
            let introduced: Version?
            let deprecated: Version?
            let isUnconditionallyUnavailable: Bool?
        }
        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
        let availability: [Availability]?

        /// On Apple's systems every object has the members of the stand-ins' base class.
        var path: String {
            pathComponents.joined(separator: ".").replacing("StandInAccessibleObject", with: "NSObject")
                .replacing("NSObjectProtocol.", with: "NSObject.")
                .trimmingCharacters(in: .whitespaces)
        }
        var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
        /// The end of what precedes the keyword of the declaration.
        var keyword: String.Index {
            declaration.firstRange(of: #/\b(func|init|subscript|var|let|case|class|struct|enum|protocol|typealias)\b/#)?.lowerBound
                ?? declaration.endIndex
        }
        var isType: Bool { ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(kind.identifier) }
    }
    struct Relationship: Decodable { let source, target, kind: String }

    let module: Module
    let symbols: [Symbol]
    let relationships: [Relationship]
}

/// All declarations of the stand-ins.
struct StandIns {
    private(set) var symbols: [String: Graph.Symbol] = [:]
    private var parents: [String: String] = [:]
    private(set) var modules: [String: String] = [:]
    /// All declarations with a path: several if there are overloads.
    private(set) var named: [String: [Graph.Symbol]] = [:]

    init(folder: URL) throws {
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
            guard name.hasSuffix(".symbols.json") else { continue }
            let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: folder.appending(path: name)))
            for symbol in graph.symbols {
                symbols[symbol.identifier.precise] = symbol
                modules[symbol.identifier.precise] = graph.module.name
            }
            for relationship in graph.relationships where relationship.kind == "memberOf" {
                parents[relationship.source] = relationship.target
            }
        }
        named = Dictionary(grouping: symbols.values, by: \.path)
    }

    /// The version that introduced a symbol on a system, with its deprecation; "any" if there is
    /// none, "-" if the symbol is not available.
    func version(of identifier: String, on system: String) -> String {
        let introduced = self.introduced(identifier, on: system)
        guard introduced != "-", let deprecated = deprecated(identifier, on: system) else { return introduced }
        return "\(introduced)-\(deprecated)"
    }

    private func chain(_ identifier: String) -> [Graph.Symbol] {
        var (chain, next): ([Graph.Symbol], String?) = ([], identifier)
        while let current = next, let symbol = symbols[current] {
            chain.append(symbol)
            next = parents[current]
        }
        return chain
    }

    private func introduced(_ identifier: String, on system: String) -> String {
        var version = "any"
        for symbol in chain(identifier) {
            let all = symbol.availability ?? []
            let own = all.filter { $0.domain == system }
            if own.contains(where: { $0.isUnconditionallyUnavailable == true }) { return "-" }
            let found = own.compactMap(\.introduced).map(\.text).first ?? implied(by: all, on: system)
            if let found, version == "any" || found.compare(version, options: .numeric) == .orderedDescending {
                version = found
            }
        }
        return version
    }

    /// Without a version for visionOS, the version for iOS applies.
    private func implied(by all: [Graph.Symbol.Availability], on system: String) -> String? {
        guard system == "visionOS", let major = all.first(where: { $0.domain == "iOS" })?.introduced?.major else {
            return nil
        }
        return major < 18 ? "1.0" : major < 26 ? "\(major - 16).0" : "\(major).0"
    }

    private func deprecated(_ identifier: String, on system: String) -> String? {
        chain(identifier).lazy.compactMap { symbol in
            // 100000 is a version that never comes: no compiler warns of it, and no page tells of
            // it.
            (symbol.availability ?? []).first { $0.domain == system && ($0.deprecated?.major ?? 100000) < 100000 }?
                .deprecated?.text
        }.first
    }

    /// Whether a symbol, or the type that it is a member of, is isolated to the main actor. Nested
    /// types are not.
    func isolation(of identifier: String) -> String {
        for symbol in chain(identifier).prefix(2) {
            // A closure among the parameters has an isolation of its own.
            let attributes = symbol.declaration.prefix(upTo: symbol.keyword)
            if attributes.contains("nonisolated") { return "nonisolated" }
            if attributes.contains("@MainActor") { return "MainActor" }
            if symbol.isType { break }
        }
        return "any"
    }
}

/// A declaration without the parts that do not matter to callers: attributes, internal names,
/// default values.
func canonical(_ declaration: String) -> String {
    var text = declaration.replacing(#/\s+/#, with: " ")
    text = text.replacing("-> ()", with: "-> Void")
    // A result builder changes what a caller may write.
    text = text.replacing(#/@(?:\w+\.)*(ViewBuilder|SceneBuilder) /#) { "#\($0.1) " }
    text = text.replacing(#/@\w+(?:\([^)]*\))? /#, with: "").replacing("#", with: "@")
    for word in ["public", "open", "final", "convenience", "required", "override", "nonisolated", "dynamic", "indirect", "weak",
        "unowned(unsafe)", "preconcurrency", "optional"]
    { text = text.replacing("\(word) ", with: "") }
    text = text.replacing(#/(Swift|Foundation|CoreFoundation|CoreGraphics|SwiftUI|SwiftUICore|UIKit|AppKit|QuartzCore|_Concurrency)\./#, with: "")
    text = text.replacing(#/\blet (\w+: [^{]+?)$/#) { "var \($0.1) { get }" }
    text = text.replacing("class var ", with: "static var ").replacing("class func ", with: "static func ")
    text = text.replacing(#/ \{ get set \}| \{ set get \}/#, with: "")
    text = text.replacing("CFTimeInterval", with: "Double").replacing("TimeInterval", with: "Double")
    text = text.replacing(#/ = (?:\[\]|\(\)|[^,()]*(?:\([^()]*\))?[^,()]*)(?=[,)])/#, with: " = …")
    text = text.replacing(#/([(,] ?(?:@\w+ )?)(\w+) (\w+):/#) { "\($0.1)\($0.2):" }
    // What an extension is constrained by is printed beside its members there, and in them here.
    text = text.replacing(#/ where (.*)$/#) { match in
        let kept = match.1.split(separator: ", ").filter { !$0.contains("==") && !$0.hasPrefix("Self.") }
        return kept.isEmpty ? "" : " where " + kept.joined(separator: ", ")
    }
    text = text.replacing(#/\s*:\s*/#, with: ": ").trimmingCharacters(in: .whitespaces)
    return renamed(text)
}

/// The declaration with generic parameters named by their order, because Apple's names are not part
/// of a call.
private func renamed(_ declaration: String) -> String {
    guard let match = declaration.firstMatch(of: #/^[^(]*?(?:func|init|subscript)[^(<]*<([^>]*)>/#) else { return declaration }
    var text = declaration
    for (index, parameter) in match.1.split(separator: ",").enumerated() {
        let name = parameter.split(separator: ":")[0].trimmingCharacters(in: .whitespaces)
        guard let pattern = try? Regex("\\b\(name)\\b") else { continue }
        // Unicode's words go on behind a point.
        text = text.replacing(pattern.wordBoundaryKind(.simple), with: "G\(index)")
    }
    return text
}

/// The identifiers in the syntax trees below a folder.
func uses(in folder: URL) throws -> Set<String> {
    var found: Set<String> = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.hasSuffix(".json") {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        for piece in text.split(separator: "\"") where piece.hasPrefix("s:") || piece.hasPrefix("c:") {
            found.insert(String(piece))
        }
    }
    return found
}

@main struct Records {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 4 else { fatalError("usage: Records RECORDS GRAPHS USES…") }
        let standIns = try StandIns(folder: URL(filePath: arguments[2]))
        var faults: [String] = []
        let records = try readRecords(in: URL(filePath: arguments[1]), faults: &faults)
        var recorded: Set<String> = []
        for record in records {
            check(record, standIns, &recorded, &faults)
        }
        let used = try arguments[3...].reduce(into: Set<String>()) { try $0.formUnion(uses(in: URL(filePath: $1))) }
            .intersection(standIns.symbols.keys)
        for identifier in used {
            guard let symbol = standIns.symbols[identifier] else { continue }
            if symbol.path.lowercased().contains("standin") {
                faults.append("the sources use \(symbol.path), which no Apple framework has")
            } else if !recorded.contains(identifier) {
                faults.append("no record: \(standIns.modules[identifier] ?? "?")\t\(symbol.path)\t\(symbol.declaration)")
            }
        }
        for fault in faults.sorted() { print(fault) }
        let unsourced = records.filter { $0.source == "none" }.count
        let unrecorded = standIns.symbols.values.filter {
            !$0.path.lowercased().contains("standin") && !recorded.contains($0.identifier.precise)
        }.count
        print("\(used.count) declarations of the frameworks are used, \(records.count) have a record, \(unsourced) of them without a page;")
        print("\(unrecorded) that the stand-ins declare beyond those have none")
        if !faults.isEmpty { exit(1) }
    }

    private static func readRecords(in folder: URL, faults: inout [String]) throws -> [Record] {
        var records: [Record] = []
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where name.hasSuffix(".tsv") {
            let lines = try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
            for (index, line) in lines.enumerated() where index > 0 {
                if let record = Record(line: String(line), place: "\(name):\(index + 1)") {
                    records.append(record)
                } else {
                    faults.append("\(name):\(index + 1): not nine columns")
                }
            }
        }
        return records
    }

    private static func check(_ record: Record, _ standIns: StandIns, _ recorded: inout Set<String>, _ faults: inout [String]) {
        let named = standIns.named[record.symbol] ?? []
        guard !named.isEmpty else { return faults.append("\(record.place): no stand-in declares \(record.symbol)") }
        let wanted = canonical(record.declaration)
        // The accessibility members of an object are declared twice.
        let same = named.filter { canonical($0.declaration) == wanted }
        guard !same.isEmpty else {
            let declared = named.map { "  \(canonical($0.declaration))" }.sorted().joined(separator: "\n")
            return faults.append("\(record.place): \(record.symbol) is declared otherwise:\n\(declared)\nApple: \(wanted)")
        }
        for identifier in same.map(\.identifier.precise) {
            recorded.insert(identifier)
            check(identifier, record, standIns, &faults)
        }
    }

    private static func check(_ identifier: String, _ record: Record, _ standIns: StandIns, _ faults: inout [String]) {
        for system in Record.systems where isThere(record, system) {
            let (stated, wanted) = (standIns.version(of: identifier, on: system), record.versions[system] ?? "-")
            if stated != wanted { faults.append("\(record.place): \(record.symbol), \(system): \(stated), Apple: \(wanted)") }
        }
        let isolation = standIns.isolation(of: identifier)
        if isolation != record.isolation, record.isolation == "MainActor" || isolation == "MainActor" {
            faults.append("\(record.place): \(record.symbol): \(isolation), Apple: \(record.isolation)")
        }
    }

    /// A framework that a system does not have is not compared there.
    private static func isThere(_ record: Record, _ system: String) -> Bool {
        !(record.place.hasPrefix("AppKit") && system != "macOS")
            && !(record.place.hasPrefix("UIKit") && ["macOS", "watchOS"].contains(system))
            && !(record.place.hasPrefix("QuartzCore") && system == "watchOS")
    }
}
