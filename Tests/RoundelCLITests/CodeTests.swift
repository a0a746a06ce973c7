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
        .enabled(if: CommandLineTool.hasModule("RoundelSwiftUI"), "skipped: RoundelSwiftUI is not built")
    )
    func `it prints Swift that compiles`() throws {
        let goldens = CommandLineTool.root.appending(path: "Tests/Goldens/Code")
        let languages = try Self.languages()
        var examples: [(name: String, code: String)] = []
        for name in try FileManager.default.contentsOfDirectory(atPath: goldens.path).sorted() {
            guard languages.contains(where: { name.contains("\($0)") }) else { continue }
            let code = try String(contentsOf: goldens.appending(path: name), encoding: .utf8)
            examples.append((name, code))
        }
        #expect(examples.count > 20 * languages.count)
        try Self.expectToCompile(examples)
    }

    @Test(
        .enabled(if: CommandLineTool.hasModule("RoundelSwiftUI"), "skipped: RoundelSwiftUI is not built")
    )
    func `the Swift of designs that nobody chose compiles`() throws {
        var random = Seeded()
        var examples: [(name: String, code: String)] = []
        for index in 0..<30 {
            let link = Self.link(&random)
            for language in try Self.languages() {
                guard let code = code(link, language) else { continue }
                examples.append((link + (language == .uiKit ? " A" : " B") + String(index), code))
            }
        }
        try Self.expectToCompile(examples)
    }

    /// A link with some settings of a scene.
    private static func link(_ random: inout Seeded) -> String {
        let turning = ["decay=0.95", "sensitivity=-0.5", "speed=9", "spin=2", "seed=7"]
        let scenes = [
            "menu": turning + [
                "open=corner", "open=corner", "open=edge", "open=finger", "land=no", "land=no", "count=5",
                "sweep=200", "end=exclusive", "start=-30", "step=20", "angles=-90,0,40", "weights=3,1,2",
                "pad=4", "direction=counterclockwise", "fit=filling", "radius=90", "radius=140,90",
                "orientation=radial", "orientation=tangential", "submenu=0", "hold=0.3",
            ],
            "wheel": turning + ["detents=8", "limits=-90,90", "dead=0.3"],
            "dial": [
                "range=1,50", "step=0", "value=3", "value=20,30", "start=90", "sweep=-360", "sweep=900",
                "curve=squares", "curve=logarithmic", "drag=relative", "drag=planar", "decay=0.9", "ticks=0",
            ],
            "badge": [
                "angle=-90", "ratio=0.4", "host=ellipse", "host=superellipse", "side=inside", "side=outside",
                "offset=-9",
            ],
            "superellipse": [
                "n=3", "n=infinity", "k=0.7", "size=300,60", "segments=2", "inset=9", "inset=-9", "radius=24",
                "smooth=0.6", "smooth=0",
            ],
        ]
        let scene = random.pick(["menu", "menu", "menu", "wheel", "dial", "badge", "superellipse"])
        let settings = (scenes[scene] ?? []).filter { _ in random.chance(0.25) }
        return ([scene] + settings).joined(separator: "&")
    }

    /// Compiles code of examples: once for all that have the same imports.
    private static func expectToCompile(_ examples: [(name: String, code: String)]) throws {
        var groups: [[String]: [String]] = [:]
        for (name, code) in examples {
            let imports = code.split(separator: "\n").map(String.init).filter { $0.hasPrefix("import ") }
            groups[imports, default: []].append(wrap(code, as: name))
        }
        for (imports, examples) in groups {
            let result = try CommandLineTool.compile((imports + examples).joined(separator: "\n"))
            #expect(result.code == 0, "\(result.errors)")
        }
    }

    /// Puts code into a type of its own, so that errors name the golden and its line.
    private static func wrap(_ code: String, as name: String) -> String {
        let lines = code.components(separatedBy: "\n").map { $0.hasPrefix("import ") ? "" : $0 }
        return """
            enum Example\(name.filter { $0.isLetter || $0.isNumber }) {
            #sourceLocation(file: "\(name)", line: 1)
            \(lines.joined(separator: "\n"))
            #sourceLocation()
            }
            """
    }

    /// The languages of the front ends that can be used: on a Mac, the module of UIKit is empty.
    private static func languages() throws -> [CodeLanguage] {
        let result = try CommandLineTool.compile("import RoundelUIKit\nlet type = WheelView.self")
        return result.code == 0 ? [.uiKit, .swiftUI] : [.swiftUI]
    }

    @Test func `modules are found where either build system leaves them`() throws {
        let folder = try CommandLineTool.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(CommandLineTool.modules(in: folder) == folder)
        let own = folder.appending(path: "Modules")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: false)
        #expect(CommandLineTool.modules(in: folder).path == own.path)
    }

    @Test func `it takes a link whose commas are percent codes, and a percent sign that is none`() throws {
        let result = try run("code menu&angles=-90%2C0 --for svg")
        #expect(result.code == 0 && result.output == code("menu&angles=-90,0", .svg))
        #expect(try run("code menu&count=50%").errors.contains("count '50%' is not a number"))
    }

    @Test(arguments: [
        ("menu&count=3/4", "count '3/4' is not a number from 1 to 100000"),
        ("dial&value=1/2", "value '1/2' is not one or two numbers from -1000000 to 1000000"),
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
