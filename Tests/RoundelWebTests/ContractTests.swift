import Foundation
import RoundelExport
import RoundelTestSupport
import Testing

@testable import RoundelWeb

/// The constants that Swift and the script share are defined in Swift alone, and the script uses no
/// others.
struct ContractTests {
    private static let web = PlaygroundPage.root.appending(path: "Web")
    private static let file = web.appending(path: "Script/contract.js")

    /// The scripts of the page without the constants, in the page's order.
    private static func scripts() throws -> String {
        let page = try String(contentsOf: web.appending(path: "playground.html"), encoding: .utf8)
        let names = page.matches(of: /\/\*([\w\/]+\.js)\*\//).map { String($0.1) }
        try #require(names.contains("Script/contract.js") && names.count > 5)
        return try names.filter { $0 != "Script/contract.js" }
            .map { try String(contentsOf: web.appending(path: $0), encoding: .utf8) }.joined()
    }

    @Test func `the script's constants are those of Swift`() throws {
        if Goldens.areRecorded { try Contract.script.write(to: Self.file, atomically: true, encoding: .utf8) }
        let script = try String(contentsOf: Self.file, encoding: .utf8)
        #expect(script == Contract.script, "Record it with ROUNDEL_RECORD_GOLDENS=1.")
    }

    // MARK: - Names

    /// The words of a script, and those that follow each after a point.
    private static func keys(in script: String) -> [String: Set<String>] {
        let words = script.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        var keys: [String: Set<String>] = [:]
        for (word, next) in zip(words, words.dropFirst() + [script.suffix(0)]) {
            let isKey = script[word.endIndex..<next.startIndex] == "."
            keys[String(word), default: []].formUnion(isKey ? [String(next)] : [])
        }
        return keys
    }

    /// The names that a script uses although no constant has them, and the constants that it does
    /// not use.
    private static func faults(in script: String) -> [String] {
        let uses = keys(in: script)
        var unknown: Set<String> = []
        var unused: [String] = []
        for constant in Contract.constants {
            guard let named = uses[constant.name] else {
                unused.append(constant.name)
                continue
            }
            guard !constant.keys.isEmpty else { continue }
            unknown.formUnion(named.subtracting(constant.keys).map { "\(constant.name).\($0)" })
        }
        return unknown.sorted() + unused
    }

    @Test func `the scripts use every constant, and no name that a constant lacks`() throws {
        #expect(Self.faults(in: try Self.scripts()) == [])
    }

    @Test(
        arguments: [
            ("slots.velocity", "slots.speed"), ("phases.idle", "phases.resting"),
            ("outlines.handles", "outlines.levers"), ("badgeSlots.angle", "badgeSlots.turn"),
            ("touches.ended", "touches.lifted"), ("defaults.badge", "defaults.mark"),
        ]
    )
    func `a name that only the script has is found`(_ name: String, _ wrong: String) throws {
        let script = try Self.scripts()
        #expect(script.contains(name))
        #expect(Self.faults(in: script.replacing(name, with: wrong)) == [wrong])
    }

    @Test func `a constant that no script uses is found`() throws {
        let script = try Self.scripts().replacing("mostButtons", with: "60")
        #expect(Self.faults(in: script) == ["mostButtons"])
    }

    @Test func `the script calls what Swift exports, and all of it`() throws {
        let exports = PlaygroundPage.root.appending(path: "Sources/RoundelWeb/Exports.swift")
        let functions = try String(contentsOf: exports, encoding: .utf8)
            .matches(of: /public func (roundel_\w+)/).map { String($0.1) }
        let calls = try Self.scripts().matches(of: /swift\.(roundel_\w+)/).map { String($0.1) }
        #expect(Set(calls) == Set(functions) && calls.count > 10)
    }

    @Test func `the page has the same texts in both languages, and one for each shared name`() throws {
        let words = try String(contentsOf: Self.web.appending(path: "words.js"), encoding: .utf8)
        let languages = words.components(separatedBy: "\n  ja: {").map { words in
            words.matches(of: /\n    (\w+):/).map { String($0.1) }
        }
        #expect(languages.count == 2 && languages[0] == languages[1] && languages[0].count > 100)
        for constant in Contract.constants where ["languages", "decays", "defaults"].contains(constant.name) {
            #expect(Set(constant.keys).isSubset(of: languages[0]), "\(constant.name)")
        }
    }

    // MARK: - Defaults

    @Test func `a link leaves out a setting that has its default`() {
        for (scene, settings) in Contract.defaults {
            #expect(!settings.isEmpty)
            for (name, quoted) in settings {
                let link = Array("\(scene)&\(name)=\(quoted.dropFirst().dropLast())".utf8)
                #expect(Design.fault(inLink: link) == nil, "\(scene), \(name)")
                #expect(Design(link: link).link().description == scene, "\(name)")
            }
        }
    }
}

extension InBrowser {
    /// The controls of the page, whose names and values are settings of a link.
    struct ControlTests {
        /// A link for every value of a choice and of a preset, for both ends of a slider, and for a
        /// list.
        private static let links = """
            JSON.stringify(Object.entries(roundel.controls).flatMap(([scene, controls]) => {
              const link = (settings) =>
                [scene, ...[...settings].map(([name, value]) => `${name}=${value}`)].join("&");
              const values = {
                choice: ({ choices }) => choices.map((choice) => [choice].flat()[0]),
                range: ({ min, max, fromSlider }) => [min, max].map(fromSlider ?? String),
                check: ({ on, off }) => [on, off],
                text: () => ["90"],
              };
              return controls.flatMap((control) => (values[control.kind]?.(control) ?? []).map((value) => {
                const settings = new Map();
                if (control.write) control.write(settings, value);
                else if (value) settings.set(control.name, value);
                return link(settings);
              }));
            }))
            """

        @Test(.inBrowser)
        func `the controls write settings and values that a link can have`() async throws {
            let page = try await PlaygroundPage("menu")
            let text = try await page.browser.text(Self.links)
            let links = try JSONDecoder().decode([String].self, from: Data(text.utf8))
            #expect(links.count > 80)
            for link in links { #expect(Design.fault(inLink: Array(link.utf8))?.description == nil) }
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `every choice has the default among its values`() async throws {
            let page = try await PlaygroundPage("menu")
            let missing = """
                Object.entries(roundel.controls).flatMap(([scene, controls]) => controls
                  .filter(({ kind, write }) => kind === "choice" && !write)
                  .filter(({ name, choices }) => !choices.some((choice) =>
                    [choice].flat()[0] === (roundel.defaults[scene][name] ?? "")))
                  .map(({ name }) => name)).join()
                """
            #expect(try await page.browser.text(missing) == "")
            await page.expectNoComplaints()
        }
    }
}
