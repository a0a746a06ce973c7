import Foundation
import RoundelTestSupport
import Testing

/// Checks that the names in `Documentation/Parity.md` exist, and that no member of the core is
/// missing.
@Suite(.long) struct ParityTests {
    /// The five types whose members, including those of nested types, must be in the tables.
    private static let types = ["Ring", "Wheel", "RingMenu", "Superellipse", "Circumference"]

    private static let columns = [
        ["Roundel"], ["RoundelUIKit"], ["RoundelSwiftUI"], ["RoundelExport", "RoundelWeb"],
    ]

    private static let symbols = columns.map { modules in
        // The playground's settings are for its page and the command line: no user's code names
        // them.
        Result {
            try modules.map { try PublicSymbols(module: $0, includesPackage: modules[0] == "RoundelExport") }
        }
    }

    private static func rows() throws -> [[String]] {
        let lines = try Repository.text(at: "Documentation/Parity.md").split(separator: "\n")
        return lines.filter { $0.hasPrefix("| ") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    }

    /// The rows of the tables of capabilities: capability, core, UIKit, SwiftUI, playground.
    private static func capabilities() throws -> [[String]] {
        try rows().filter { $0.count == 5 && $0[1] != "Core" }
    }

    /// The rows of the table of exceptions: names, reason.
    private static func exceptions() throws -> [[String]] {
        try rows().filter { $0.count == 2 && $0[1] != "Why not" }
    }

    private static func names(in cell: String) -> [String] {
        cell.matches(of: /`([^`]+)`/).map { String($0.1) }
    }

    private static func isPlanned(_ cell: String) -> Bool { cell.hasPrefix("*planned*") }

    @Test func `every name in a cell is a public symbol of that column's module`() throws {
        let rows = try Self.capabilities()
        #expect(rows.count > 40)
        for (column, modules) in Self.columns.enumerated() {
            let symbols = try Self.symbols[column].get()
            for row in rows where !Self.isPlanned(row[column + 1]) {
                for name in Self.names(in: row[column + 1]) {
                    let exists = symbols.contains { $0.contains(name) }
                    #expect(exists, "\(modules[0]) has no public \(name) (\(row[0]))")
                }
            }
        }
    }

    @Test func `every cell has a name, a plan, or a reason`() throws {
        for row in try Self.capabilities() {
            #expect(!Self.names(in: row[1]).isEmpty, "\(row[0])")
            for cell in row.dropFirst(2) {
                let reason = cell.hasPrefix("no: ") && cell.split(separator: " ").count >= 4
                let planned = Self.isPlanned(cell) && cell.split(separator: " ").count >= 2
                #expect(reason || planned || !Self.names(in: cell).isEmpty, "\(row[0]): '\(cell)'")
            }
        }
        for row in try Self.exceptions() {
            #expect(!Self.names(in: row[0]).isEmpty && row[1].split(separator: " ").count >= 4, "\(row)")
        }
    }

    @Test func `a plan that names what there is has been carried out`() throws {
        for column in Self.columns.indices {
            let symbols = try Self.symbols[column].get()
            for row in try Self.capabilities() where Self.isPlanned(row[column + 1]) {
                let names = Self.names(in: row[column + 1])
                let isDone =
                    !names.isEmpty && names.allSatisfy { name in symbols.contains { $0.contains(name) } }
                #expect(!isDone, "\(row[0]): \(names) are there; the cell still says planned")
            }
        }
    }

    @Test func `every public member of the core's five types is in a table or an exception, and not in both`()
        throws
    {
        let capabilities = try Self.capabilities().flatMap { Self.names(in: $0[1]) }
        let exceptions = try Self.exceptions().flatMap { Self.names(in: $0[0]) }
        let symbols = try Self.symbols[0].get()[0].all.filter { symbol in
            Self.types.contains { symbol.path.hasPrefix("\($0).") }
        }
        #expect(symbols.count > 150)
        for symbol in symbols {
            let isThere = capabilities.contains { symbol.isMeant(by: $0) }
            let isExcepted = exceptions.contains { symbol.isMeant(by: $0) }
            #expect(isThere || isExcepted, "\(symbol.full) is neither in a table nor an exception")
            #expect(!(isThere && isExcepted), "\(symbol.full) is in a table and an exception")
        }
        for name in exceptions {
            #expect(symbols.contains { $0.isMeant(by: name) }, "no member of the core is called \(name)")
        }
    }

    @Test func `the script over the sources finds what it should`() {
        let symbols = PublicSymbols(
            source: """
                public struct Outer: Sendable {
                    public internal(set) var stored = 0
                    var hidden: Int { 1 }  // public var comment: Int
                    @discardableResult
                    public mutating func move(
                        _ first: (Int, Int) -> Void = { _ in },
                        to second: [Int: String],
                        time: Double
                    ) -> Bool { true }
                    public init?(of text: String = "public func text()") { return nil }
                    public enum Kind: Hashable {
                        case one, two(Int, label: String)
                        case three
                    }
                    struct Inner { public var unseen = 1 }
                }

                extension Outer.Kind {
                    public static let all = [Outer.Kind.one]
                    private func local() {
                        switch self {
                        case .one: break
                        default: break
                        }
                    }
                }

                @MainActor public protocol Heard: AnyObject {
                    func heard(_ outer: Outer, at index: Int)
                }
                """
        )
        let expected = [
            "Outer", "Outer.stored", "Outer.move(_:to:time:)", "Outer.init(of:)", "Outer.Kind",
            "Outer.Kind.one",
            "Outer.Kind.two", "Outer.Kind.three", "Outer.Kind.all", "Heard", "Heard.heard(_:at:)",
        ]
        #expect(symbols.all.map(\.full) == expected)
        #expect(symbols.contains("Outer.move") && symbols.contains("Outer.move(_:…)"))
        #expect(!symbols.contains("Outer.move(to:)") && !symbols.contains("Outer.hidden"))
    }
}
