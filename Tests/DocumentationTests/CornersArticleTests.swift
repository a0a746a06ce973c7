import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Compares the numbers about corners in the documents with computed ones.
@Suite struct CornersArticleTests {
    private static let rect = Rect2D(x: 0, y: 0, width: 10, height: 10)

    @Test func `the numbers of the article are those of corners`() throws {
        let say = ArticleTests.say
        let distances = (1...10).map { Self.distance(smoothing: Double($0) / 10) }
        let (jump, peak) = (Self.toolCurvature(smoothing: 0.6), Self.greatestCurvature(smoothing: 0.6))
        let corners = Corners(radius: 1, shape: .smooth(0.6))
        let arc = corners.errorBound(in: Self.rect, segmentsPerCorner: 3)
        let host = Circumference.corners(Corners(radius: 24, shape: .squircle))
        let badges = [100.0, 300].map { width in
            let badge = host.anchor(at: .degrees(45), in: Rect2D(x: 0, y: 0, width: width, height: 60))
            return "\(say(badge.x, 3)) across and \(say(badge.y, 3)) down"
        }
        let halves = [130.0, 90, 60].map {
            Corners(radius: 30, shape: .smooth(1)).fitted(in: Rect2D(x: 0, y: 0, width: 130, height: $0))
                .topLeft.shape.smoothing
        }
        #expect(halves == [1, 0.5, 0])
        try ArticleTests.check(
            "ShapedCorners",
            [
                "| `scoop` | −1 | \(say(CornerShape.scoop.exponent, 1)) |",
                "n = 5 is K = \(say(CornerShape.superellipse(exponent: 5).curvature, 3)), and K = 1.5 is n = "
                    + "\(say(CornerShape.superellipse(curvature: 1.5).exponent, 3)).",
                "SIMD2<Double>(30.0, 30.0)",
                "corner smoothing of 60 % are `Corner(radius: 24, shape: .smooth(0.6))`.",
                "a smoothing of 1, 0.5 and 0,",
                "curvature of \(say(jump, 2))/r, for a smoothing of 0.6,",
                "it rises to \(say(peak, 2))/r,", "rises to \(say(jump, 2)), jumps down to 1",
                "rises to \(say(peak, 2)) and comes down",
                "| Smoothing | 0.1 | 0.2 | 0.3 | 0.4 | 0.5 | 0.6 | 0.7 | 0.8 | 0.9 | 1 |",
                "| Distance | " + distances.map { say($0, 4) }.joined(separator: " | ") + " |",
                "a smoothing of 0.6 it is \(say(24 * distances[5], 3)) points, a quarter of a pixel",
                "it would be \(say(24 * distances[9], 3)) points.",
                "the bound for a smoothing of 0.6 is \(say(arc * 1e6, 1)) millionths",
            ] + badges
        )
        #expect(abs(24 * distances[5] * 3 - 0.25) < 0.02)
        // The README rounds the greatest distance.
        for page in ["README.md", "README.ja.md"] {
            #expect(try Repository.text(at: page).contains("\(say(100 * distances[9], 1)) %"))
        }
    }

    @Test func `the table of CSS's keywords is that of the shapes`() throws {
        let article = try Article("ShapedCorners")
        let shapes: [(word: String, shape: CornerShape)] = [
            ("notch", .notch), ("scoop", .scoop), ("bevel", .bevel), ("round", .round),
            ("squircle", .squircle), ("square", .square),
        ]
        for (word, shape) in shapes {
            let row = article.row("`\(word)`")
            #expect(
                row.first == Self.text(shape.curvature) && row.dropFirst().first == Self.text(shape.exponent)
            )
        }
    }

    @Test func `the table of smooth corners has their error bounds`() throws {
        let page = try Repository.text(at: "Documentation/Superellipse.md")
        let table = try #require(page.split(separator: "| Smoothing |").last).split(separator: "\n")
        let rows = table.dropFirst(2).prefix { $0.hasPrefix("|") }
        #expect(rows.count == 6)
        for row in rows {
            let cells = row.split(separator: "|").compactMap {
                Double($0.trimmingCharacters(in: .whitespaces))
            }
            #expect(cells.count == 7)
            for (index, cell) in cells.dropFirst().enumerated() {
                let corners = Corners(radius: 1, shape: .smooth(cells[0]))
                let bound = 1e6 * corners.errorBound(in: Self.rect, segmentsPerCorner: index + 3)
                #expect(abs(bound - cell) <= (cell < 1 ? 0.000_51 : cell < 100 ? 0.051 : 0.51), "\(row)")
            }
        }
    }

    private static func text(_ number: Double) -> String {
        if number.isInfinite { return number < 0 ? "−∞" : "∞" }
        return ArticleTests.say(number, number == number.rounded() ? 0 : 1)
    }

    // MARK: The corner of design tools

    /// The cubic that leads from the side to the arc in the corner of design tools with a radius of 1,
    /// where the corner of the rectangle is the origin.
    ///
    /// It begins at 1 + smoothing. Its last handle ends where its tangents meet, and its first one is
    /// twice as long as the distance between the two.
    private static func tool(smoothing: Double) -> [Point2D] {
        let turn = smoothing * .pi / 4
        let (start, second) = (1 + smoothing, 1 - tan(turn / 2))
        return [
            Point2D(start, 0), Point2D(start - (start - second) * 2 / 3, 0), Point2D(second, 0),
            Point2D(1 - sin(turn), 1 - cos(turn)),
        ]
    }

    /// The curvature of a cubic at a parameter.
    private static func curvature(_ points: [Point2D], at t: Double) -> Double {
        let (u, legs) = (1 - t, zip(points.dropFirst(), points).map { $0 - $1 })
        let first = 3 * (legs[0] * (u * u) + legs[1] * (2 * u * t) + legs[2] * (t * t))
        let second = 6 * ((legs[1] - legs[0]) * u + (legs[2] - legs[1]) * t)
        return (first.x * second.y - first.y * second.x).magnitude / pow(first.length, 3)
    }

    private static func toolCurvature(smoothing: Double) -> Double {
        curvature(tool(smoothing: smoothing), at: 1)
    }

    /// The greatest curvature of the cubics of a smooth corner with a radius of 1.
    private static func greatestCurvature(smoothing: Double) -> Double {
        let path = Corners(radius: 1, shape: .smooth(smoothing)).path(in: rect, segmentsPerCorner: 3)
        guard case .line(let start) = path.elements[1],
            case .cubic(let first, let second, let end) = path.elements[2]
        else { return .nan }
        return (0...200).map { curvature([start, first, second, end], at: Double($0) / 200) }.max() ?? .nan
    }

    /// The greatest distance between a corner of design tools and a smooth one.
    private static func distance(smoothing: Double) -> Double {
        let corners = Corners(radius: 1, shape: .smooth(smoothing))
        let points = tool(smoothing: smoothing)
        return (10...40).map { step in
            let point = Point2D.onCubic(points[0], points[1], points[2], points[3], at: Double(step) / 50)
            return (corners.signedDistance(to: point, in: rect) ?? .nan).magnitude
        }.max() ?? .nan
    }
}
