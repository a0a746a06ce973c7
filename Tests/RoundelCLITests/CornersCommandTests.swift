import Foundation
import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

@Suite(.long) struct CornersCommandTests {
    private static let rect = Rect2D(x: 0, y: 0, width: 300, height: 60)

    private func path(_ arguments: String) throws -> String {
        try run("corners --size 300,60 \(arguments) --format path").output
    }

    private func path(of corners: Corners) -> String {
        CornersExport(corners, in: Self.rect, tolerance: 0.1).pathData().description
    }

    @Test(arguments: ["svg", "path", "css", "swift", "json"])
    func `every format is what the library writes`(format: String) throws {
        let result = try run("corners --size 300,60 --radius 24 --exponent 5 --format \(format)")
        let corners = Corners(radius: 24, shape: .superellipse(exponent: 5))
        let export = CornersExport(corners, in: Self.rect, tolerance: 0.1)
        let text = [
            "svg": export.svg(), "path": export.pathData(), "css": export.css(), "swift": export.swift(),
            "json": export.json(),
        ]
        #expect(result.code == 0 && result.output == text[format]?.description)
    }

    @Test(
        arguments: [
            ("--radius 24", .round), ("--radius 24 --shape squircle", .squircle),
            ("--radius 24 --shape bevel", .bevel), ("--radius 24 --shape scoop", .scoop),
            ("--radius 24 --shape notch", .notch), ("--radius 24 --shape square", .square),
            ("--radius 24 --exponent 0", .notch), ("--radius 24 --exponent inf", .square),
            ("--radius 24 --curvature 2", .squircle), ("--radius 24 --curvature -1", .scoop),
            ("--radius 24 --curvature -inf", .notch), ("--radius 24 --smoothing 0.2", .smooth(0.2)),
            ("--radius 24 --shape smooth(0.6)", .smooth(0.6)), ("--radius 24 --shape smooth(0)", .round),
        ] as [(String, CornerShape)]
    )
    func `a shape is a keyword, an exponent, a curvature or a smoothing`(
        arguments: String,
        shape: CornerShape
    ) throws {
        #expect(try path(arguments) == path(of: Corners(radius: 24, shape: shape)))
    }

    @Test func `radii and shapes are listed as in CSS`() throws {
        func corner(_ x: Double, _ y: Double, _ exponent: Double = 2) -> Corner {
            Corner(radii: Point2D(x, y), shape: .superellipse(exponent: exponent))
        }
        let (one, two, three, four) = (corner(1, 1), corner(2, 2), corner(3, 3), corner(4, 4))
        let two2 = Corners(topLeft: one, topRight: two, bottomRight: one, bottomLeft: two)
        #expect(try path("--radius 1,2") == path(of: two2))
        let three2 = Corners(topLeft: one, topRight: two, bottomRight: three, bottomLeft: two)
        #expect(try path("--radius 1,2,3") == path(of: three2))
        let four4 = Corners(topLeft: one, topRight: two, bottomRight: three, bottomLeft: four)
        #expect(try path("--radius 1,2,3,4") == path(of: four4))
        let both = Corners(
            topLeft: corner(20, 10, 5),
            topRight: corner(8, 6, 0.5),
            bottomRight: corner(20, 10, 5),
            bottomLeft: corner(8, 6, 0.5)
        )
        #expect(try path("--radius 20,8/10,6 --exponent 5,0.5") == path(of: both))
    }

    /// All radii are scaled down by the same factor, so beside an infinite one nothing is left of others.
    @Test(arguments: [("inf", "30"), ("inf,24", "60,0"), ("0,inf,0,0", "0,60,0,0"), ("infinity", "30")])
    func `an infinite radius is as large as the size allows`(radius: String, fitted: String) throws {
        let result = try run("corners --size 300,60 --radius \(radius) --format css")
        #expect(try result.output == run("corners --size 300,60 --radius \(fitted) --format css").output)
        #expect(result.output.contains("border-radius: ") && !result.output.contains("inf"))
        let badge = "badge --angle 45 --ratio 0.2 --host corners --size 300,60 --format table --radius"
        #expect(try run("\(badge) \(radius)").output == run("\(badge) \(fitted)").output)
    }

    @Test func `tolerance, segments and inset reach the path`() throws {
        let corners = Corners(radius: 24, shape: .squircle)
        let options = "--radius 24 --shape squircle"
        let fine = CornersExport(corners, in: Self.rect, tolerance: 1e-6).pathData().description
        #expect(try path("\(options) --tolerance 1e-6") == fine)
        let five = CornersExport(corners, in: Self.rect, segmentsPerCorner: 5).pathData().description
        #expect(try path("\(options) --segments 5") == five)
        for inset in [6.0, -6] {
            let export = CornersExport(corners, in: Self.rect, inset: inset, tolerance: 0.1)
            #expect(try path("\(options) --inset \(inset)") == export.pathData().description)
        }
        #expect(try path("\(options) --inset 31") == "\n")
    }

    @Test func `the superellipse has an inset too`() throws {
        let shape = Superellipse(exponent: 3.5)
        let rect = Rect2D(x: 0, y: 0, width: 90, height: 60)
        let export = SuperellipseExport(shape, in: rect, inset: 8, tolerance: 0.1)
        let result = try run("superellipse --exponent 3.5 --size 90,60 --inset 8 --format path")
        #expect(result.output == export.pathData().description)
    }

    @Test func `a tolerance counts for a path with an inset too`() throws {
        let corners = Corners(radius: 24, shape: .squircle)
        let inset = CornersExport(corners, in: Self.rect, inset: 5, tolerance: 1e-5).pathData().description
        #expect(try path("--radius 24 --shape squircle --inset 5 --tolerance 1e-5") == inset)
        let (shape, rect) = (Superellipse(exponent: 3.5), Rect2D(x: 0, y: 0, width: 90, height: 60))
        let export = SuperellipseExport(shape, in: rect, inset: 8, tolerance: 1e-5)
        let words = "superellipse --exponent 3.5 --size 90,60 --inset 8 --tolerance 1e-5 --format path"
        #expect(try run(words).output == export.pathData().description)
    }

    @Test(arguments: ["table", "json", "csv", "svg"])
    func `a badge on corners is what the library writes`(format: String) throws {
        let host = Circumference.corners(Corners(radius: 24, shape: .superellipse(exponent: 5)))
        let export = BadgeExport(on: host, at: .degrees(45), ratio: 0.3, size: Point2D(300, 60))
        let text = [
            "table": export.table(), "json": export.json(), "csv": export.csv(), "svg": export.picture(),
        ]
        let result = try run(
            """
            badge --angle 45 --ratio 0.3 --host corners --size 300,60 --radius 24 --exponent 5 --format \(format)
            """
        )
        #expect(result.output == text[format]?.description)
    }

    /// The code is type-checked where CoreGraphics or its stand-in is built.
    @Test(.enabled(if: CommandLineTool.hasModule("RoundelUIKit")))
    func `the Swift source of outlines compiles`() throws {
        let corners = CornersExport(Corners(radius: 24, shape: .smooth(0.6)), in: Self.rect, tolerance: 0.1)
        let shape = SuperellipseExport(Superellipse(exponent: 3), in: Self.rect, tolerance: 0.1)
        let result = try CommandLineTool.compile("\(corners.swift())\(shape.swift())")
        #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
    }
}
