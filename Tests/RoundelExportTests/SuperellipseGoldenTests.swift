import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

/// The files in Tests/Goldens/Superellipse, to three decimals.
///
/// `ROUNDEL_RECORD_GOLDENS=1 swift test` writes them anew.
@Suite("Goldens of superellipses", .serialized)
struct SuperellipseGoldenTests {
    private static func texts() -> [String: UTF8Text] {
        let rect = Rect2D(x: 0, y: 0, width: 200, height: 120)
        var texts: [String: UTF8Text] = [:]
        let shapes: [(String, Superellipse)] = [
            ("0.5", Superellipse(exponent: 0.5)), ("1", Superellipse(exponent: 1)),
            ("2", Superellipse(exponent: 2)), ("2.5", Superellipse(exponent: 2.5)),
            ("3.5", Superellipse(exponent: 3.5)), ("infinity", Superellipse(exponent: .infinity)),
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
        texts["3.5.svg"] = export.svg()
        texts["3.5.css"] = export.css()
        texts["3.5.swift.txt"] = export.swift()
        for degrees in [0, 45, 120, 225] {
            texts["badge-\(degrees).json"] =
                BadgeExport(on: .circle, at: .degrees(Double(degrees)), ratio: 0.1).json()
        }
        return texts
    }

    @Test("have not changed, and are all in use")
    func unchanged() throws {
        let texts = SuperellipseGoldenTests.texts().mapValues(\.description)
        let differences = try Goldens.differences(of: texts, from: Goldens.folder("Superellipse"))
        #expect(differences.isEmpty)
    }
}
