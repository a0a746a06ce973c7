import Foundation
import RoundelExport
import RoundelTestSupport
import Testing

@Suite(.long) struct CodeTests {
    private func code(_ link: String, _ language: CodeLanguage) -> String? {
        Design(link: Array(link.utf8)).code(language)?.description
    }

    @Test(
        arguments: [
            "menu&count=5", "wheel&detents=8", "superellipse&n=4", "superellipse&radius=9", "badge",
            "dial&value=20,70",
        ]
    )
    func `it prints what the library writes`(_ link: String) throws {
        let languages: [(String, CodeLanguage)] = [
            ("uikit", .uiKit), ("swiftui", .swiftUI), ("svg", .svg), ("css", .css),
        ]
        for (name, language) in languages {
            let result = try run("code \(link) --for \(name)")
            #expect(result.output == code(link, language) ?? "")
            #expect(result.code == (code(link, language) == nil ? 64 : 0))
        }
    }

    @Test func `it takes the whole address of a playground`() throws {
        let result = try run("code file:///playground.html#menu&count=3&lang=ja --for svg")
        #expect(result.code == 0 && result.output == code("menu&count=3", .svg))
    }

    @Test func `it says in one line what is wrong with a link`() throws {
        let result = try run("code menu&count=none")
        #expect(result.code == 64 && result.output.isEmpty)
        #expect(result.errors == "roundel: count 'none' is not a number from 1 to 100000.\n")
    }

    /// The code is compiled where the front ends are built, on Linux against the stand-ins.
    @Test(
        .enabled(if: hasFrontEnds, "skipped: RoundelUIKit and RoundelSwiftUI are not built")
    )
    func `it prints Swift that compiles`() throws {
        let goldens = CommandLineTool.root.appending(path: "Tests/Goldens/Code")
        // One run of the compiler for all that have the same imports.
        var groups: [[String]: [String]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: goldens.path).sorted() {
            guard name.contains("uiKit") || name.contains("swiftUI") else { continue }
            let code = try String(contentsOf: goldens.appending(path: name), encoding: .utf8)
            let imports = code.split(separator: "\n").map(String.init).filter { $0.hasPrefix("import ") }
            groups[imports, default: []].append(Self.wrap(code, as: name))
        }
        #expect(groups.values.reduce(0) { $0 + $1.count } > 40)
        for (imports, examples) in groups {
            let result = try CommandLineTool.compile((imports + examples).joined(separator: "\n"))
            #expect(result.code == 0, "\(result.errors)")
        }
    }

    /// Puts code into a type of its own, so that errors name the golden and its line.
    private static func wrap(_ code: String, as name: String) -> String {
        let lines = code.components(separatedBy: "\n").map { $0.hasPrefix("import ") ? "" : $0 }
        return """
            enum Example\(name.filter(\.isLetter)) {
            #sourceLocation(file: "\(name)", line: 1)
            \(lines.joined(separator: "\n"))
            #sourceLocation()
            }
            """
    }

    private static var hasFrontEnds: Bool {
        ["RoundelUIKit", "RoundelSwiftUI"].allSatisfy { CommandLineTool.hasModule($0) }
    }

    @Test func `it takes a link whose commas are percent codes, and a percent sign that is none`() throws {
        let result = try run("code menu&angles=-90%2C0 --for svg")
        #expect(result.code == 0 && result.output == code("menu&angles=-90,0", .svg))
        #expect(try run("code menu&count=50%").errors.contains("count '50%' is not a number"))
    }

    @Test(arguments: [
        ("menu&count=3/4", "count '3/4' is not a number from 1 to 100000"),
        ("dial&value=1/2", "value '1/2' is not a number from -1000000 to 1000000"),
        ("menu&a/b=1", "'a/b' is not a setting of this scene"),
    ])
    func `a slash in a setting is not that of an address`(link: String, message: String) throws {
        #expect(try run("code \(link)").errors == "roundel: \(message).\n")
    }

    @Test func `it says what is missing in an address without a design`() throws {
        let result = try run("code https://example.org/roundel.html")
        #expect(result.code == 64 && result.errors.contains(".html' has no design"))
    }
}
