import Foundation
import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

@Suite(.long) struct ShapeCommandTests {
    @Test func `a superellipse as JSON keeps its bound within the tolerance`() throws {
        for (exponent, tolerance) in [(0.5, 0.1), (2.5, 0.01), (3.5, 0.1), (20, 0.001)] {
            let json = try run(
                "superellipse --exponent \(exponent) --size 200,120 --tolerance \(tolerance) --format json"
            ).json()
            #expect(json.keys.sorted() == ["errorBound", "exponent", "path", "segmentsPerQuadrant"])
            #expect(json["exponent"] as? Double == exponent)
            #expect(try #require(json["errorBound"] as? Double) <= tolerance)
            let path = try #require(json["path"] as? String)
            #expect(path.hasPrefix("M200,60 ") && path.hasSuffix(" Z"))
            let segments = try #require(json["segmentsPerQuadrant"] as? Int)
            #expect(path.matches(of: /C/).count == 4 * segments)
        }
    }

    @Test(arguments: ["svg", "path", "css", "swift", "json"])
    func `every format is what the library writes`(format: String) throws {
        let result = try run("superellipse --exponent 3.5 --size 200,120 --segments 3 --format \(format)")
        let rect = Rect2D(x: 0, y: 0, width: 200, height: 120)
        let export = SuperellipseExport(Superellipse(exponent: 3.5), in: rect, segmentsPerQuadrant: 3)
        let text = [
            "svg": export.svg(), "path": export.pathData(), "css": export.css(), "swift": export.swift(),
            "json": export.json(),
        ]
        #expect(result.output == text[format]?.description)
    }

    @Test func `a quadrant may have up to 16 segments`() throws {
        for count in [1, 16] {
            let result = try run("superellipse --exponent 3 --size 9,9 --segments \(count) --format path")
            #expect(result.output.matches(of: /C/).count == 4 * count)
        }
    }

    @Test func `the article's four cubics come from k`() throws {
        let result = try run("superellipse --k 0.75 --size 100,100 --format path")
        #expect(result.output.hasPrefix("M100,50 C100,87.5 87.5,100 50,100 "))
    }

    @Test func `a badge at 45 degrees has the article's ratio`() throws {
        let json = try run("badge --angle 45 --ratio 0.1").json()
        let (center, helper) = (json["center"] as? [String: Double], json["helper"] as? [String: Any])
        #expect(near(center?["x"] ?? .nan, 0.5 + 0.125.squareRoot(), 1e-6))
        let width: Double = 0.5.squareRoot() - 0.1
        #expect(near(helper?["widthMultiplier"] as? Double ?? .nan, width, 1e-6))
        #expect(helper?["kind"] as? String == "cornerToCorner")
        let side = try run("badge --angle -180 --ratio 0.1 --host superellipse").json()
        #expect((side["helper"] as? [String: Any])?["kind"] as? String == "cornerToCenter")
        #expect((side["center"] as? [String: Double]) == ["x": 0, "y": 0.5])
    }

    @Test(arguments: ["table", "json", "csv", "svg"])
    func `every format of a badge is what the library writes`(format: String) throws {
        let export = BadgeExport(on: .ellipse, at: .degrees(-30), ratio: 0.25)
        let text = [
            "table": export.table(), "json": export.json(), "csv": export.csv(), "svg": export.picture(),
        ]
        let result = try run("badge --angle -30 --ratio 0.25 --host ellipse --format \(format)")
        #expect(result.output == text[format]?.description)
    }

    @Test func `the exponent of a badge's host is 4 by default`() throws {
        let badge = "badge --angle 30 --ratio 0.1 --host superellipse"
        let bySize = try [badge, "\(badge) --exponent 4", "\(badge) --exponent 3"].map { try run($0).output }
        #expect(bySize[0] == bySize[1] && bySize[0] != bySize[2])
    }

    @Test func `the table of errors is that of the documentation`() throws {
        let table = try run("superellipse --errors").output
        let page = CommandLineTool.root.appending(path: "Documentation/Superellipse.md")
        #expect(try String(contentsOf: page, encoding: .utf8).contains(table), "\(table)")
    }
}
