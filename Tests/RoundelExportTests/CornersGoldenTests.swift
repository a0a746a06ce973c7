import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

/// The files in Tests/Goldens/Corners have numbers with up to three decimals.
///
/// `ROUNDEL_RECORD_GOLDENS=1 swift test` records them.
@Suite(.serialized) struct CornersGoldenTests {
    private static let shapes: [(name: String, corners: Corners)] = [
        ("round", Corners(radius: 24)),
        ("exponent-5", Corners(radius: 24, shape: .superellipse(exponent: 5))),
        ("squircle", Corners(radius: 24, shape: .squircle)),
        ("bevel", Corners(radius: 24, shape: .bevel)),
        ("scoop", Corners(radius: 24, shape: .scoop)),
        ("notch", Corners(radius: 24, shape: .notch)),
        ("square", Corners(radius: 24, shape: .square)),
        ("exponent-0.7", Corners(radius: 24, shape: .superellipse(exponent: 0.7))),
        ("smooth-0.6", Corners(radius: 16, shape: .smooth(0.6))),
        ("smooth-1", Corners(radius: 12, shape: .smooth(1))),
        ("smooth-reduced", Corners(radius: 24, shape: .smooth(1))),
        ("pill", Corners(radius: .infinity, shape: .squircle)),
        (
            "four-kinds",
            Corners(
                topLeft: Corner(radii: Point2D(40, 20), shape: .squircle),
                topRight: Corner(radius: 20, shape: .smooth(0.6)),
                bottomRight: Corner(radius: 20, shape: .scoop)
            )
        ),
    ]

    private static func texts() -> [String: UTF8Text] {
        let rect = Rect2D(x: 0, y: 0, width: 300, height: 60)
        var texts: [String: UTF8Text] = [:]
        for (name, corners) in shapes {
            var export = CornersExport(corners, in: rect, tolerance: 0.1)
            export.decimals = 3
            texts["\(name).path"] = export.pathData()
            texts["\(name).css"] = export.css()
            guard ["round", "squircle", "notch"].contains(name) else { continue }
            var inset = CornersExport(corners, in: rect, inset: 4, tolerance: 0.1)
            inset.decimals = 3
            texts["\(name)-inset.path"] = inset.pathData()
        }
        var export = CornersExport(shapes[1].corners, in: rect, tolerance: 0.1)
        export.decimals = 3
        texts["exponent-5.svg"] = export.svg()
        texts["exponent-5.swift.txt"] = export.swift()
        texts["exponent-5.json"] = export.json()
        for degrees in [0, 20, 45, -135] {
            let host = Circumference.corners(shapes[8].corners)
            let badge = BadgeExport(on: host, at: .degrees(Double(degrees)), ratio: 0.1, size: rect.size)
            texts["badge-at-\(degrees)-degrees.json"] = badge.json()
        }
        return texts
    }

    @Test func `the exports are those of the goldens, and no golden is left over`() throws {
        let texts = CornersGoldenTests.texts().mapValues(\.description)
        let differences = try Goldens.differences(of: texts, from: Goldens.folder("Corners"))
        #expect(differences.isEmpty)
    }
}
