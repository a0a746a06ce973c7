import Foundation
import RoundelTestSupport

/// The public declarations of a module, read from its sources.
///
/// It understands only the Swift that these sources use: one declaration on each line, and types
/// and members at their brace depths.
struct PublicSymbols {
    /// A public declaration.
    struct Symbol: Hashable {
        /// The types that it is in, as in "Wheel.Settings"; empty for a type or function of the
        /// module.
        let parent: String
        let base: String
        /// The labels of a function, initializer or case with parentheses; `nil` for all else.
        let labels: [String]?

        var path: String { parent.isEmpty ? base : "\(parent).\(base)" }
        var full: String { labels.map { "\(path)(\($0.map { "\($0):" }.joined()))" } ?? path }

        /// Whether a name on a page refers to this symbol: "Ring.position",
        /// "Ring.position(of:rotation:)", or "Ring.position(of:…)".
        func isMeant(by name: String) -> Bool {
            guard name.contains("(") else { return name == path }
            guard name.hasSuffix("…)") else { return name == full }
            return full.hasPrefix(name.dropLast(2))
        }
    }

    private(set) var all: [Symbol] = []

    private struct Scope {
        var depth: Int
        let path: String
        let isType: Bool
        var isEnum = false
        var isProtocol = false
        var isPublic = false
    }

    /// Whether declarations for the other modules of the package count too.
    private var includesPackage = false

    init(module: String, includesPackage: Bool = false) throws {
        self.includesPackage = includesPackage
        for file in Repository.sources(of: module) { read(try String(contentsOf: file, encoding: .utf8)) }
    }

    /// The public declarations in a source.
    init(source: String) { read(source) }

    func contains(_ name: String) -> Bool { all.contains { $0.isMeant(by: name) } }

    private mutating func read(_ source: String) {
        let lines = PublicSymbols.code(of: source)
        // The modifiers, the kind and the name. Made once, because that takes longer than a match.
        let declaration =
            /^(?:@[A-Za-z]+(?:\([^)]*\))? )*((?:[a-z]+(?:\(set\))? )*?)(struct|class|enum|protocol|extension|func|var|let|case|init|typealias|subscript)\b ?([A-Za-z_.]*)/
        var (scopes, depth) = ([Scope](), 0)
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let (opened, closed) = (
                line.utf8.count { $0 == UInt8(ascii: "{") }, line.utf8.count { $0 == UInt8(ascii: "}") }
            )
            while let scope = scopes.last, scope.depth >= depth, !line.hasPrefix("#") { scopes.removeLast() }
            let scope = scopes.last
            if depth == (scope?.depth ?? -1) + 1, scope?.isType ?? true,
                var type = declare(lines, index, declaration, scope)
            {
                type.depth = depth
                scopes.append(type)
            } else if opened > closed {
                scopes.append(Scope(depth: depth, path: scope?.path ?? "", isType: false))
            }
            depth += opened - closed
        }
    }

    /// Records the declaration on a line, and returns the scope that it opens if it is a type.
    private mutating func declare(
        _ lines: [String],
        _ index: Int,
        _ pattern: Regex<(Substring, Substring, Substring, Substring)>,
        _ scope: Scope?
    ) -> Scope? {
        guard let found = lines[index].firstMatch(of: pattern) else { return nil }
        let (modifiers, kind) = (String(found.1), String(found.2))
        let (parent, name) = (scope?.path ?? "", kind == "init" ? "init" : String(found.3))
        let isStated =
            (modifiers.contains("public ") || modifiers.contains("open ")
                || includesPackage && modifiers.contains("package ")) && scope?.isPublic != false
        let isPublic = isStated || scope?.isProtocol == true || (kind == "case" && scope?.isPublic == true)
        var type = Scope(depth: 0, path: parent.isEmpty ? name : "\(parent).\(name)", isType: true)
        (type.isEnum, type.isProtocol) = (kind == "enum", kind == "protocol" && isPublic)
        type.isPublic = isPublic
        switch kind {
        case "extension":
            type = Scope(depth: 0, path: name, isType: true)
            type.isPublic = true
            return lines[index].contains("{") ? type : nil
        case "struct", "class", "enum", "protocol":
            if isPublic { all.append(Symbol(parent: parent, base: name, labels: nil)) }
            return lines[index].hasSuffix("}") ? nil : type
        case "case":
            guard isPublic, scope?.isEnum == true else { return nil }
            let text = lines[index].drop { $0 != " " }
            for part in PublicSymbols.split(String(text)) {
                let base = part.prefix { $0.isLetter || $0.isNumber }
                all.append(Symbol(parent: parent, base: String(base), labels: nil))
            }
        case "func", "init", "subscript":
            guard isPublic else { return nil }
            let text = lines[index...].prefix(40).joined(separator: " ")
            all.append(
                Symbol(
                    parent: parent,
                    base: name,
                    labels: PublicSymbols.labels(in: text[found.1.endIndex...])
                )
            )
        default:
            guard isPublic else { return nil }
            all.append(Symbol(parent: parent, base: name, labels: nil))
        }
        return nil
    }

    /// The labels of the first list of parameters.
    private static func labels(in text: Substring) -> [String] {
        guard let open = text.firstIndex(of: "(") else { return [] }
        var (depth, list) = (0, "")
        for character in text[open...] {
            if character == ")" { depth -= 1 }
            if depth == 0, character == ")" { break }
            if depth > 0 { list.append(character) }
            if character == "(" { depth += 1 }
        }
        return split(list).map { parameter in
            let words = parameter.split(separator: " ").drop { $0.hasPrefix("@") }
            return String(words.first?.prefix { $0 != ":" } ?? "_")
        }
    }

    /// The parts between the commas outside of brackets.
    private static func split(_ text: String) -> [String] {
        var (parts, depth) = ([""], 0)
        for (character, before) in zip(text, " " + text) {
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || (character == ">" && before != "-") { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The lines without comments and without the contents of strings.
    private static func code(of source: String) -> [String] {
        var isText = false
        return source.components(separatedBy: "\n").map { line in
            let quotes = line.contains("\"\"\"") ? line.components(separatedBy: "\"\"\"").count - 1 : 0
            defer { if quotes == 1 { isText.toggle() } }
            if isText || quotes > 0 { return isText ? "" : String(line.prefix { $0 != "\"" }) }
            let hasText = line.utf8.contains(UInt8(ascii: "\""))
            let bare = hasText ? line.replacing(/"(?:\\.|[^"\\])*"/, with: "") : line
            let end = bare.range(of: "//")?.lowerBound ?? bare.endIndex
            return bare[..<end].trimmingCharacters(in: .whitespaces)
        }
    }
}
