import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Paths between two shapes, which an animation shows.
@Suite(.long) struct CornersAnimationTests {
    private let rect = Rect2D(x: 0, y: 0, width: 120, height: 80)
    private let shapes: [CornerShape] = [
        .smooth(1), .smooth(0.4), .round, .squircle, .bevel, .scoop, .notch, .square,
        .superellipse(exponent: 1.5),
    ]

    private func path(_ first: CornerShape, _ second: CornerShape, _ part: Double) -> CornersPath {
        let shape = CornerShape(
            halfCorner: first.halfCorner * (1 - part) + second.halfCorner * part,
            smoothing: first.smoothing * (1 - part) + second.smoothing * part
        )
        return Corners(radius: 20, shape: shape).path(in: rect, segmentsPerCorner: 8)
    }

    /// The greatest distance of a path from another, between points at the same parameters of both
    /// and their neighbours.
    private func gap(_ first: CornersPath, _ second: CornersPath) -> Double {
        let (points, polygon) = (
            first.elements.polygons(perCubic: 4)[0], second.elements.polygons(perCubic: 16)[0]
        )
        return points.map { polygon.distance(to: $0) }.max() ?? 0
    }

    @Test func `regression: an animation between any two shapes begins and ends without a jump`() {
        for first in shapes {
            for second in shapes where second != first {
                // The errors of both paths, and of the polygons.
                let limit = 0.03
                #expect(gap(path(first, second, 0), path(first, second, 1e-7)) < limit, "\(first), \(second)")
                #expect(
                    gap(path(first, second, 1), path(first, second, 1 - 1e-7)) < limit,
                    "\(first), \(second)"
                )
            }
        }
    }

    @Test func `regression: in between, no frame jumps, and none leaves the rectangle`() {
        // A corner moves by at most its diagonal and what it extends along the sides.
        let most: Double = 1.2 * 20 * 2 / 30
        for (first, second) in [
            (CornerShape.smooth(1), CornerShape.squircle), (.smooth(0.6), .scoop), (.smooth(1), .bevel),
            (.smooth(0.5), .square), (.smooth(0.8), .smooth(0)), (.notch, .square),
        ] {
            var last = path(first, second, 0)
            for step in 1...30 {
                let next = path(first, second, Double(step) / 30)
                #expect(gap(next, last) < most, "\(first), \(second), \(step)")
                // Control points can be outside: next to the axis, the best second handle crosses the side.
                for point in next.elements.polygons(perCubic: 4)[0] {
                    let (x, y) = (max(-point.x, point.x - 120), max(-point.y, point.y - 80))
                    #expect(max(x, y) <= next.errorBound, "\(first), \(second), \(step)")
                }
                last = next
            }
        }
    }

    @Test func `between a smooth corner and a superellipse, the path keeps its bound too`() throws {
        for exponent in [1.05, 1.3, 1.9, 2.1, 2.7, 4, 9, 60] {
            for smoothing in [0.02, 0.3, 0.7, 1] {
                let shape = CornerShape(exponent: exponent, smoothing: smoothing)
                let corners = Corners(topLeft: Corner(radii: Point2D(20, 30), shape: shape))
                for path in [
                    corners.path(in: rect, tolerance: 0.02), corners.path(in: rect, segmentsPerCorner: 8),
                ] {
                    for point in path.elements.polygons(perCubic: 6)[0] {
                        let distance = try #require(corners.signedDistance(to: point, in: rect))
                        #expect(abs(distance) <= path.errorBound + 1e-10, "\(exponent), \(smoothing)")
                    }
                }
                #expect(corners.path(in: rect, tolerance: 0.02).errorBound <= 0.02)
            }
        }
    }

    @Test(arguments: [200.0, 1_000], [0.1, 0.5])
    func `near the rectangle, many cubics keep their bound too`(exponent: Double, smoothing: Double) throws {
        let shape = CornerShape(exponent: exponent, smoothing: smoothing)
        let corners = Corners(topLeft: Corner(radius: 1_000, shape: shape))
        let rect = Rect2D(x: 0, y: 0, width: 2_000, height: 2_000)
        for segments in [9, 12, 16] {
            let path = corners.path(in: rect, segmentsPerCorner: segments)
            for point in path.elements.polygons(perCubic: 9)[0] {
                let distance = try #require(corners.signedDistance(to: point, in: rect))
                #expect(abs(distance) <= path.errorBound + 1e-8, "\(segments)")
            }
        }
    }

    @Test func `the outline between two shapes is convex, and its area is between theirs`() {
        let corner = Corners(topLeft: Corner(radius: 20, shape: CornerShape(exponent: 3, smoothing: 0.5)))
        let polygon = corner.path(in: rect, segmentsPerCorner: 8).elements.polygons(perCubic: 4)[0]
        for index in polygon.indices.dropFirst(2) {
            let (a, b) = (polygon[index - 1] - polygon[index - 2], polygon[index] - polygon[index - 1])
            #expect(a.x * b.y - a.y * b.x >= -1e-9)
        }
        let found = 9600 - corner.area(in: rect)
        func cut(_ shape: CornerShape) -> Double {
            9600 - Corners(topLeft: Corner(radius: 20, shape: shape)).area(in: rect)
        }
        #expect(found > cut(.superellipse(exponent: 3)) && found < cut(.smooth(0.5)))
    }
}
