import Foundation
import Roundel
import RoundelExport
import Testing

private let rect = Rect2D(x: 0, y: 0, width: 200, height: 120)

@Suite("A superellipse as text")
struct SuperellipseExportTests {
    private struct Report: Decodable {
        let exponent: Double?
        let segmentsPerQuadrant: Int
        let errorBound: Double
        let path: String
    }

    private func decoded(_ export: SuperellipseExport) throws -> Report {
        try JSONDecoder().decode(Report.self, from: Data(export.json().bytes))
    }

    @Test("is JSON that says what was drawn", arguments: [0.3, 1, 2.5, 3.5, 50])
    func json(exponent: Double) throws {
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

    @Test("has a null exponent for the rectangle, which JSON cannot count")
    func infinity() throws {
        let export = SuperellipseExport(Superellipse(exponent: .infinity), in: rect, tolerance: 1)
        #expect(try decoded(export).exponent == nil)
        #expect(export.pathData().description == "M200,60 L200,120 L0,120 L0,0 L200,0 Z\n")
    }

    @Test("takes the number of segments that it is told")
    func segments() throws {
        let export = SuperellipseExport(Superellipse(exponent: 3.5), in: rect, segmentsPerQuadrant: 3)
        #expect(try decoded(export).segmentsPerQuadrant == 3)
        #expect(export.pathData().description.filter { $0 == "C" }.count == 12)
    }

    @Test("is the same path in every format")
    func formats() {
        let export = SuperellipseExport(Superellipse(exponent: 2.5), in: rect, tolerance: 0.1)
        let data = export.pathData().description.dropLast()
        #expect(export.svg().description.contains("d=\"\(data)\""))
        #expect(export.css().description.contains("clip-path: path(\"\(data)\")"))
        let swift = export.swift().description
        #expect(swift.components(separatedBy: "addCurve").count == 4 * export.path.segmentsPerQuadrant + 1)
        #expect(swift.contains("path.closeSubpath()"))
    }

    @Test("of an empty rectangle is an empty path")
    func empty() throws {
        let nothing = Rect2D(x: 0, y: 0, width: 0, height: 10)
        let export = SuperellipseExport(Superellipse(exponent: 3), in: nothing, tolerance: 0.1)
        #expect(export.pathData().description == "\n")
        #expect(try decoded(export).segmentsPerQuadrant == 0)
    }

    @Test("gives a badge the article's 0.607 at 45° with a tenth")
    func badge() throws {
        let text = BadgeExport(on: .circle, at: .degrees(45), ratio: 0.1).json().description
        #expect(
            text == """
                {"center":{"x":0.853553,"y":0.853553},"helper":{"widthMultiplier":0.607107,\
                "heightMultiplier":0.607107,"kind":"cornerToCorner"}}

                """
        )
        #expect(
            BadgeExport(on: .ellipse, at: .zero, ratio: 0.1).json().description.contains("cornerToCenter")
        )
    }

    @Test("has a table of measured errors within the bounds")
    func errorTable() {
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
}
