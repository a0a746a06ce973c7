import Foundation
import Roundel
import RoundelExport
import Testing

private let rect = Rect2D(x: 0, y: 0, width: 200, height: 120)

@Suite struct SuperellipseExportTests {
    private struct Report: Decodable {
        let exponent: Double?
        let segmentsPerQuadrant: Int
        let errorBound: Double
        let path: String
    }

    private func decoded(_ export: SuperellipseExport) throws -> Report {
        try JSONDecoder().decode(Report.self, from: Data(export.json().bytes))
    }

    @Test(arguments: [0.3, 1, 2.5, 3.5, 50])
    func `the JSON describes the path`(exponent: Double) throws {
        let export = SuperellipseExport(Superellipse(exponent: exponent), in: rect, tolerance: 0.01)
        let report = try decoded(export)
        #expect(report.exponent == exponent)
        #expect(report.segmentsPerQuadrant == export.path.segmentsPerQuadrant)
        #expect(abs(report.errorBound - export.path.errorBound) < 1e-12 && report.errorBound <= 0.01)
        #expect(report.path.hasPrefix("M200,60 ") && report.path.hasSuffix(" Z"))
        #expect(
            report.path.filter { $0 == "C" }.count == export.path.elements.count - (exponent == 1 ? 5 : 2)
        )
    }

    @Test func `an infinite exponent is null in JSON`() throws {
        let export = SuperellipseExport(Superellipse(exponent: .infinity), in: rect, tolerance: 1)
        #expect(try decoded(export).exponent == nil)
        #expect(export.pathData().description == "M200,60 L200,120 L0,120 L0,0 L200,0 Z\n")
    }

    @Test func `the path has the number of segments that is asked for`() throws {
        let export = SuperellipseExport(Superellipse(exponent: 3.5), in: rect, segmentsPerQuadrant: 3)
        #expect(try decoded(export).segmentsPerQuadrant == 3)
        #expect(export.pathData().description.filter { $0 == "C" }.count == 12)
    }

    @Test func `the path is the same in every format`() {
        let export = SuperellipseExport(Superellipse(exponent: 2.5), in: rect, tolerance: 0.1)
        let data = export.pathData().description.dropLast()
        #expect(export.svg().description.contains("d=\"\(data)\""))
        #expect(export.css().description.contains("clip-path: path(\"\(data)\")"))
        let swift = export.swift().description
        #expect(swift.components(separatedBy: "addCurve").count == 4 * export.path.segmentsPerQuadrant + 1)
        #expect(swift.contains("path.closeSubpath()"))
    }

    @Test func `an empty rectangle has an empty path`() throws {
        let nothing = Rect2D(x: 0, y: 0, width: 0, height: 10)
        let export = SuperellipseExport(Superellipse(exponent: 3), in: nothing, tolerance: 0.1)
        #expect(export.pathData().description == "\n")
        #expect(try decoded(export).segmentsPerQuadrant == 0)
    }

    @Test func `a badge of a tenth at 45° has the article's multiplier 0.607`() throws {
        let text = BadgeExport(on: .circle, at: .degrees(45), ratio: 0.1).json().description
        #expect(
            text == """
                {"center":{"x":0.8535533905932737,"y":0.8535533905932737},\
                "helper":{"widthMultiplier":0.6071067811865476,"heightMultiplier":0.6071067811865476,\
                "kind":"cornerToCorner"}}

                """
        )
        #expect(
            BadgeExport(on: .ellipse, at: .zero, ratio: 0.1).json().description.contains("cornerToCenter")
        )
    }

    @Test func `a badge is the same in every format`() {
        let export = BadgeExport(on: .circle, at: .degrees(45), ratio: 0.1)
        #expect(
            export.csv().description == """
                x,y,widthMultiplier,heightMultiplier,kind
                0.853553390593,0.853553390593,0.607106781187,0.607106781187,cornerToCorner

                """
        )
        #expect(
            export.table().description == """
                       x         y     width    height  kind
                   0.854     0.854     0.607     0.607  cornerToCorner

                """
        )
        let picture = export.picture().description
        // The centre is 0.853553 × 240 from the corner of a square of 240 in a picture of 480.
        #expect(picture.contains("cx=\"324.853\" cy=\"324.853\" rx=\"12\" ry=\"12\""))
        #expect(!BadgeExport(on: .circle, at: .zero, ratio: .nan).picture().description.contains("nan"))
    }

    @Test func `the measured errors are within the bounds`() {
        let square = Rect2D(x: -1, y: -1, width: 2, height: 2)
        for exponent in [0.3, 0.75, 2, 2.5, 3.5, 8, 50] {
            for segments in [2, 3, 4, 6] {
                let error = SuperellipseErrorTable.measuredError(
                    exponent: exponent,
                    segmentsPerQuadrant: segments
                )
                let shape = Superellipse(exponent: exponent)
                #expect(error <= shape.errorBound(in: square, segmentsPerQuadrant: segments))
                #expect(error > 1e-9)
            }
        }
        let table = SuperellipseErrorTable.markdown(exponents: [1, 3.5], segments: 2...3).description
        #expect(table.split(separator: "\n").count == 4)
        #expect(table.hasPrefix("| n | 2 | 3 |\n|-|-|-|\n| 1 | 0 | 0 |\n| 3.5 | "))
    }

    @Test func `CSS moves a rectangle that begins at negative coordinates into the element`() {
        func css(_ x: Double, _ y: Double) -> String {
            let rect = Rect2D(x: x, y: y, width: 200, height: 120)
            return SuperellipseExport(Superellipse(exponent: 4), in: rect, tolerance: 0.1).css().description
        }
        for (x, y) in [(-30.0, -4.0), (-300, -200), (0, 0)] {
            let expected = "  width: 200px;\n  height: 120px;\n  clip-path: path(\"M200,60 "
            #expect(css(x, y).contains(expected), "\(x)")
        }
        #expect(css(30, -4).contains("  width: 230px;\n  height: 120px;\n  clip-path: path(\"M230,60 "))
    }

    @Test func `an outset is not cut off, and an inset keeps the rectangle`() {
        func export(_ rect: Rect2D, _ inset: Double) -> SuperellipseExport {
            SuperellipseExport(Superellipse(exponent: 4), in: rect, inset: inset, tolerance: 0.1)
        }
        let outset = export(rect, -10)
        #expect(outset.svg().description.contains("viewBox=\"-10 -10 220 140\""))
        let css = outset.css().description
        #expect(css.contains("width: 220px;") && css.contains("height: 140px;"))
        #expect(css.contains("path(\"M220,70 ") && !css.contains("-1"), "\(css)")
        #expect(export(rect, 10).svg().description.contains("viewBox=\"0 0 200 120\""))
        // Only what would be at negative coordinates moves into the element.
        let moved = export(Rect2D(x: 30, y: 4, width: 200, height: 120), -10).css().description
        #expect(moved.contains("width: 240px;") && moved.contains("height: 140px;"))
        #expect(moved.contains("path(\"M240,70 "))
    }
}
