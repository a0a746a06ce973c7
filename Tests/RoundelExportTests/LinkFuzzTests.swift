import Foundation
import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

/// Links that nobody chose.
@Suite(.long) struct LinkFuzzTests {
    private static let fuzz = Fuzz(corpus: "Links")

    @Test func `every link gives a design that comes back from its link`() throws {
        var random = Seeded()
        let fault = try Self.fuzz.run(3_000, &random, input: Self.link, faults: Self.faults)
        #expect(fault == nil)
    }

    @Test func `every link that failed before gives a design that comes back from its link`() throws {
        #expect(try Self.fuzz.faultsOfCorpus(Self.faults) == [])
    }

    /// What must hold for any bytes.
    private static func faults(of data: Data) throws -> [String] {
        let design = Design(link: Array(data))
        let link = design.link()
        var faults: [String] = []
        if Design(link: link.bytes) != design { faults.append("the link \(link) gives another design") }
        if let fault = Design.fault(inLink: link.bytes) {
            faults.append("the link \(link) has the fault \(fault)")
        }
        if let fault = Design.fault(inLink: Array(data)) { faults += Fuzz.faults(ofMessage: "\(fault)") }
        // The code of thousands of items takes seconds in a debug build.
        if case .menu(let menu) = design, menu.count > 300 { return faults }
        for language in CodeLanguage.allCases {
            guard let code = design.code(language)?.description else { continue }
            if code.isEmpty || code.contains("nan") { faults.append("code for \(language): \(code)") }
            if language == .svg, !SVGNode.isDocument(code) { faults.append("no SVG: \(code)") }
        }
        return faults
    }

    private static func link(_ random: inout Seeded) -> Data {
        let scene = random.pick([
            "menu", "wheel", "dial", "superellipse", "badge", "dial", "menu", "", "boat",
        ])
        var link = random.pick(["", "", "#", "file:///page.html#"]) + scene
        for _ in 0..<Int.random(in: 0...4, using: &random) { link += "&" + setting(&random) }
        return random.mutate(Data(link.utf8))
    }

    private static func setting(_ random: inout Seeded) -> String {
        let name = random.pick([
            "count", "sweep", "end", "start", "step", "angles", "weights", "pad", "direction", "fit",
            "radius",
            "orientation", "land", "decay", "sensitivity", "speed", "spin", "seed", "detents", "limits",
            "dead", "n", "k",
            "range", "value", "curve", "drag", "ticks", "minor", "size", "segments", "inset", "smooth",
            "angle",
            "ratio", "host", "side", "offset", "lang", "colour", "open", "submenu", "hold",
        ])
        let words = [
            "inclusive", "exclusive", "clockwise", "counterclockwise", "fitted", "filling", "upright",
            "radial",
            "tangential", "yes", "no", "circle", "ellipse", "superellipse", "on", "inside", "outside",
            "infinity", "squares", "logarithmic", "decibels", "relative", "planar", "center", "corner",
            "edge", "finger",
        ]
        if random.chance(0.3) { return "\(name)=\(random.pick(words))" }
        let count = random.chance(0.5) ? 1 : Int.random(in: 1...4, using: &random)
        return "\(name)=" + (0..<count).map { _ in random.numberText() }.joined(separator: ",")
    }
}
