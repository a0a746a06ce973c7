import Foundation
import RoundelTestSupport
import Testing

/// Command lines that nobody typed.
@Suite(.long) struct ArgumentFuzzTests {
    private static let fuzz = Fuzz(corpus: "Arguments")

    @Test func `every command line gives a document or one line`() throws {
        var random = Seeded()
        let fault = try Self.fuzz.run(60, &random, input: Self.input, faults: Self.faults)
        #expect(fault == nil)
    }

    @Test func `every command line that failed before gives a document or one line`() throws {
        #expect(try Self.fuzz.faultsOfCorpus(Self.faults) == [])
    }

    /// What must hold for any arguments, a JSON array of strings.
    private static func faults(of data: Data) throws -> [String] {
        let arguments = try #require(JSONSerialization.jsonObject(with: data) as? [String])
        let result = try run(arguments)
        if result.code != 0 {
            let isKnown =
                [64, 65].contains(result.code) && result.output.isEmpty && result.errors.hasSuffix("\n")
            return Fuzz.faults(ofMessage: String(result.errors.dropLast()))
                + (isKnown
                    ? []
                    : ["code \(result.code), output \(result.output.prefix(200)), errors \(result.errors)"])
        }
        var faults = result.errors.isEmpty && !result.output.isEmpty ? [] : ["code 0 and \(result.errors)"]
        let output = Data(result.output.utf8)
        if result.output.hasPrefix("{"), (try? JSONSerialization.jsonObject(with: output)) == nil {
            faults.append("no JSON")
        }
        if result.output.hasPrefix("<"), !SVGNode.isDocument(result.output) {
            faults.append("no SVG")
        }
        return faults
    }

    private static let long = String(repeating: "x", count: 900)

    /// Options of all commands, and of none.
    private static let everywhere = [
        "--help", "-x", "--output=-", "--output=/nowhere/\(long)", "--\(long)=1",
    ]

    private static let options: [String: [String]] = [
        "layout": [
            "--count", "--angles", "--weights", "--radius", "--center", "--start", "--sweep", "--end",
            "--step", "--pad",
            "--direction", "--rotation", "--format", "--explain",
        ],
        "decay": ["--velocity", "--rates", "--format", "--explain"],
        "superellipse": ["--exponent", "--k", "--size", "--tolerance", "--segments", "--inset", "--format"],
        "corners": [
            "--radius", "--exponent", "--curvature", "--shape", "--smoothing", "--size", "--tolerance",
            "--segments", "--inset", "--format",
        ],
        "badge": ["--angle", "--ratio", "--host", "--exponent", "--size", "--radius", "--format"],
        "dial": [
            "--range", "--step", "--start", "--sweep", "--mirrored", "--curve", "--angle", "--rotation",
            "--value", "--ticks", "--every", "--format",
        ],
        "code": ["--for", "menu&count=3"],
        "replay": [
            "--size", "--center", "--detents", "--limits", "--format",
            CommandLineTool.trace("flick-across-nine"),
        ],
        "help": [], "boat": [],
    ]

    private static func input(_ random: inout Seeded) -> Data {
        let command = random.pick(options.keys.sorted())
        var arguments = [command] + (required[command] ?? [])
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            arguments.append(random.pick(options[command, default: []] + everywhere))
            if random.chance(0.9) { arguments.append(value(&random)) }
        }
        if random.chance(0.03) { arguments += (0..<500).map { "a\($0)" } }
        if random.chance(0.1) { arguments.shuffle(using: &random) }
        // Without a command, the pictures of the tour would be written into the current folder.
        guard arguments.first?.hasPrefix("-") == false else {
            arguments.insert("badge", at: 0); return encode(arguments)
        }
        return encode(arguments)
    }

    private static func encode(_ arguments: [String]) -> Data {
        (try? JSONSerialization.data(withJSONObject: arguments)) ?? Data("[]".utf8)
    }

    private static let required = [
        "layout": ["--count", "5", "--radius", "10"], "superellipse": ["--exponent", "3", "--size", "30,20"],
        "corners": ["--size", "30,20", "--radius", "4"],
        "badge": ["--angle", "30", "--ratio", "0.2"], "replay": ["--size", "300,300"],
    ]

    private static func value(_ random: inout Seeded) -> String {
        let words = [
            "json", "svg", "csv", "table", "path", "css", "swift", "uikit", "swiftui", "inclusive",
            "exclusive", "circle", "logarithmic", "decibels", "power,2",
            "ellipse", "superellipse", "corners", "squircle", "notch,scoop", "3/2", "inf", "counterclockwise",
            "", "a\nb", "\u{1b}[2J", "é\u{202e}", long,
        ]
        if random.chance(0.4) { return random.pick(words) }
        return (0..<(random.chance(0.6) ? 1 : 2)).map { _ in random.numberText() }.joined(separator: ",")
    }
}
