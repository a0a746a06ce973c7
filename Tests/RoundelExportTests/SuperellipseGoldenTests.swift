import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

/// The files in Tests/Goldens/Superellipse have numbers with up to three decimals.
///
/// `ROUNDEL_RECORD_GOLDENS=1 swift test` records them.
@Suite(.serialized) struct SuperellipseGoldenTests {
    private static func texts() -> [String: UTF8Text] {
        let rect = Rect2D(x: 0, y: 0, width: 200, height: 120)
        var texts: [String: UTF8Text] = [:]
        let shapes: [(String, Superellipse)] = [
            ("exponent-0.5", Superellipse(exponent: 0.5)), ("exponent-1", Superellipse(exponent: 1)),
            ("exponent-2", Superellipse(exponent: 2)), ("exponent-2.5", Superellipse(exponent: 2.5)),
            ("exponent-3.5", Superellipse(exponent: 3.5)),
            ("exponent-infinity", Superellipse(exponent: .infinity)),
            ("handle-0.75", Superellipse(handle: 0.75)),
        ]
        for (name, shape) in shapes {
            var export = SuperellipseExport(shape, in: rect, tolerance: 0.1)
            export.decimals = 3
            texts["\(name).path"] = export.pathData()
            texts["\(name).json"] = export.json()
        }
        var export = SuperellipseExport(Superellipse(exponent: 3.5), in: rect, tolerance: 0.1)
        export.decimals = 3
        texts["exponent-3.5.svg"] = export.svg()
        texts["exponent-3.5.css"] = export.css()
        texts["exponent-3.5.swift.txt"] = export.swift()
        for degrees in [0, 45, 120, 225] {
            texts["badge-at-\(degrees)-degrees.json"] =
                BadgeExport(on: .circle, at: .degrees(Double(degrees)), ratio: 0.1).json()
        }
        return texts
    }

    @Test func `the exports are those of the goldens, and no golden is left over`() throws {
        let texts = SuperellipseGoldenTests.texts().mapValues(\.description)
        let differences = try Goldens.differences(of: texts, from: Goldens.folder("Superellipse"))
        #expect(differences.isEmpty)
    }
}
