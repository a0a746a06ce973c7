import Foundation
import Roundel
import RoundelExport
import Testing

private let rect = Rect2D(x: 0, y: 0, width: 300, height: 60)

@Suite struct CornersExportTests {
    private struct Report: Decodable {
        struct Corner: Decodable {
            let radii: [String: Double]
            let exponent: Double?
            let smoothing: Double
        }

        let topLeft: Corner
        let topRight: Corner
        let bottomRight: Corner
        let bottomLeft: Corner
        let cubics: Int
        let errorBound: Double
        let path: String
    }

    private func decoded(_ export: CornersExport) throws -> Report {
        try JSONDecoder().decode(Report.self, from: Data(export.json().bytes))
    }

    private func css(_ corners: Corners, in rect: Rect2D = rect) -> String {
        CornersExport(corners, in: rect, tolerance: 0.1).css().description
    }

    /// Four corners of a shape with radii, clockwise from the top left.
    private func corners(_ radii: [Point2D], _ shape: CornerShape = .round) -> Corners {
        let corners = radii.map { Corner(radii: $0, shape: shape) }
        return Corners(
            topLeft: corners[0],
            topRight: corners[1],
            bottomRight: corners[2],
            bottomLeft: corners[3]
        )
    }

    // MARK: JSON, paths and Swift

    @Test func `an outset is not cut off, and an inset that leaves nothing shows nothing`() {
        let (corners, rect) = (
            Corners(radius: 24, shape: .squircle), Rect2D(x: 10, y: 20, width: 300, height: 60)
        )
        let outset = CornersExport(corners, in: rect, inset: -8, tolerance: 0.1)
        #expect(outset.svg().description.contains("viewBox=\"2 12 316 76\""))
        let css = outset.css().description
        #expect(css.contains("width: 316px;") && css.contains("height: 76px;") && !css.contains("-8"))
        let inset = CornersExport(corners, in: rect, inset: 8, tolerance: 0.1)
        #expect(inset.svg().description.contains("viewBox=\"10 20 300 60\""))
        let nothing = CornersExport(corners, in: rect, inset: 40, tolerance: 0.1)
        #expect(nothing.css().description.contains("clip-path: inset(50%);"))
    }

    @Test func `the JSON has the corners as they are drawn`() throws {
        let given = Corners(
            topLeft: Corner(radii: Point2D(20, 10), shape: .superellipse(exponent: 10.0 / 3)),
            topRight: Corner(radius: 40, shape: .smooth(0.6)),
            bottomRight: Corner(radius: 40, shape: .scoop),
            bottomLeft: Corner(radius: 7, shape: .square)
        )
        let export = CornersExport(given, in: rect, tolerance: 0.01)
        let report = try decoded(export)
        let fitted = given.fitted(in: rect)
        #expect(fitted.topRight.radii.x == 30 && fitted.topRight.shape.smoothing < 0.6)
        #expect(report.topLeft.radii == ["x": fitted.topLeft.radii.x, "y": fitted.topLeft.radii.y])
        #expect(report.topLeft.exponent == 10.0 / 3)
        #expect(report.topRight.radii["x"] == 30)
        #expect(abs(report.topRight.smoothing - fitted.topRight.shape.smoothing) < 1e-15)
        #expect(report.bottomRight.exponent == 0.5 && report.bottomRight.smoothing == 0)
        #expect(report.bottomLeft.exponent == nil)
        #expect(report.bottomLeft.radii["y"] == fitted.bottomLeft.radii.y)
        #expect(report.cubics == report.path.filter { $0 == "C" }.count && report.cubics > 4)
        #expect(abs(report.errorBound - export.path.errorBound) < 1e-15 && report.errorBound <= 0.01)
    }

    @Test func `the path has the number of cubics that is asked for`() throws {
        let export = CornersExport(
            Corners(radius: 24, shape: .squircle),
            in: rect,
            segmentsPerCorner: 5
        )
        #expect(try decoded(export).cubics == 20)
        #expect(export.pathData().description.hasPrefix("M300,24 "))
    }

    @Test func `the path is the same in every format`() throws {
        let export = CornersExport(Corners(radius: 24, shape: .smooth(1)), in: rect, tolerance: 0.1)
        let data = export.pathData().description.dropLast()
        #expect(data.hasSuffix(" Z") && export.path.elements.count > 10)
        #expect(export.svg().description.contains("d=\"\(data)\""))
        #expect(export.svg().description.contains("viewBox=\"0 0 300 60\""))
        #expect(export.css().description.contains("clip-path: path(\"\(data)\")"))
        let swift = export.swift().description
        #expect(swift.components(separatedBy: "addCurve").count == (try decoded(export).cubics) + 1)
        #expect(swift.contains("func corners() -> CGPath {"))
    }

    @Test func `an inset is the parallel curve, and one of nothing the outline`() {
        let shape = Corners(radius: 24, shape: .squircle)
        let inset = CornersExport(shape, in: rect, inset: 6, tolerance: 0.01)
        for case .cubic(_, _, let end) in inset.path.elements {
            #expect(abs((shape.signedDistance(to: end, in: rect) ?? 0) + 6) < 0.01)
        }
        #expect(inset.path.elements.count > 10)
        #expect(inset.css().description.contains("clip-path") && !inset.css().description.contains("radius"))
        for nothing in [0, .nan] as [Double] {
            let export = CornersExport(shape, in: rect, inset: nothing, tolerance: 0.01)
            #expect(export.path == shape.path(in: rect, tolerance: 0.01))
            #expect(export.css().description.contains("corner-shape: squircle;"))
        }
    }

    @Test func `an empty rectangle has an empty path`() throws {
        let nothing = Rect2D(x: 0, y: 0, width: 0, height: 10)
        let export = CornersExport(Corners(radius: 5), in: nothing, tolerance: 0.1)
        #expect(export.pathData().description == "\n")
        let report = try decoded(export)
        #expect(report.cubics == 0 && report.topLeft.radii == ["x": 0, "y": 0])
    }

    // MARK: CSS

    @Test(
        arguments: [
            (.round, nil), (.squircle, "squircle"), (.bevel, "bevel"), (.scoop, "scoop"), (.notch, "notch"),
            (.square, "square"), (.superellipse(exponent: 5), "superellipse(2.321928)"),
            (.superellipse(curvature: -0.5), "superellipse(-0.5)"), (.smooth(0), nil),
        ] as [(CornerShape, String?)]
    )
    func `CSS draws every shape of its own, and clips where it does not know them`(
        shape: CornerShape,
        word: String?
    ) {
        let rules = css(Corners(radius: 24, shape: shape))
        let start = """
            .corners {
              width: 300px;
              height: 60px;
              border-radius: 24px;

            """
        let data = CornersExport(Corners(radius: 24, shape: shape), in: rect, tolerance: 0.1).pathData()
        let fallback = """
            @supports not (corner-shape: round) {
              .corners {
                border-radius: 0;
                clip-path: path("\(data.description.dropLast())");
              }
            }

            """
        let end = "  overflow: hidden;\n}\n"
        #expect(rules == start + (word.map { "  corner-shape: \($0);\n\(end)\(fallback)" } ?? end))
    }

    @Test(arguments: [(0, "2.321928"), (6, "2.321928"), (9, "2.321928095")])
    func `CSS has at least six decimals of a curvature, whatever lengths have`(decimals: Int, number: String)
    {
        var export = CornersExport(
            Corners(radius: 24.4, shape: .superellipse(exponent: 5)),
            in: rect,
            tolerance: 0.1
        )
        export.decimals = decimals
        let rules = export.css().description
        #expect(rules.contains("  corner-shape: superellipse(\(number));\n"))
        #expect(rules.contains("  border-radius: \(decimals == 0 ? "24" : "24.4")px;\n"))
    }

    @Test(
        arguments: [
            ([4, 4, 4, 4], "4px"), ([4, 0, 4, 0], "4px 0"), ([1, 2, 3, 2], "1px 2px 3px"),
            ([1, 2, 3, 4], "1px 2px 3px 4px"), ([4, 4, 0, 0], "4px 4px 0 0"), ([0, 0, 0, 5], "0 0 0 5px"),
            ([3, 3, 5, 3], "3px 3px 5px"), ([0, 0, 0, 0], "0"), ([5, 5, 5, 3], "5px 5px 5px 3px"),
        ] as [([Double], String)]
    )
    func `CSS lists radii as briefly as it allows`(radii: [Double], list: String) {
        let round = css(corners(radii.map { Point2D(repeating: $0) }))
        #expect(round.contains("  border-radius: \(list);\n"))
        // A corner without a radius has no shape that would have to be listed.
        let squircles = css(corners(radii.map { Point2D(repeating: $0) }, .squircle))
        #expect(squircles.contains("  corner-shape: squircle;\n") == (list != "0"))
    }

    @Test func `CSS lists elliptical radii, shapes, and the radii that fit`() {
        let elliptical = corners([Point2D(20, 10), Point2D(8, 10), Point2D(20, 10), Point2D(8, 10)])
        #expect(css(elliptical).contains("border-radius: 20px 8px / 10px;"))
        let mixed = Corners(
            topLeft: Corner(radius: 12, shape: .squircle),
            topRight: Corner(radius: 12, shape: .bevel),
            bottomRight: Corner(radius: 12, shape: .notch),
            bottomLeft: Corner(radius: 12, shape: .bevel)
        )
        #expect(css(mixed).contains("corner-shape: squircle bevel notch;"))
        #expect(css(Corners(radius: .infinity)).contains("border-radius: 30px;"))
        let thirds = CornersExport(
            Corners(radius: 100.0 / 3),
            in: Rect2D(x: 0, y: 0, width: 99, height: 99),
            tolerance: 1
        )
        #expect(thirds.css().description.contains("border-radius: 33.333333px;"))
    }

    @Test func `CSS clips to smooth corners, unless the smoothing does not fit`() {
        let smooth = css(Corners(radius: 24, shape: .smooth(0.6)))
        #expect(smooth.contains("  clip-path: path(\"M300,") && !smooth.contains("border-radius"))
        #expect(!smooth.contains("@supports"))
        // Corners of half the side are round.
        #expect(css(Corners(radius: 30, shape: .smooth(0.6))).contains("border-radius: 30px;"))
        let one = Corners(topLeft: Corner(radius: 9), topRight: Corner(radius: 9, shape: .smooth(0.5)))
        #expect(css(one).contains("clip-path"))
    }

    @Test func `CSS clips in the coordinates of the element`() {
        let moved = Rect2D(x: 70, y: -30, width: 300, height: 60)
        for shape in [CornerShape.smooth(0.5), .squircle] {
            let corners = Corners(radius: 24, shape: shape)
            #expect(css(corners, in: moved) == css(corners))
        }
    }
}
