import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite struct CornersPathTests {
    private let rect = Rect2D(x: 17, y: -5, width: 260, height: 100)

    private func cubics(_ elements: [PathElement]) -> Int {
        elements.count { if case .cubic = $0 { true } else { false } }
    }

    // MARK: Elements

    @Test func `a path with a fixed number of cubics has the same elements for every shape and radius`() {
        for (asked, segments) in [(Int.min, 3), (0, 3), (3, 3), (4, 4), (8, 8), (16, 16), (Int.max, 16)] {
            for shape in CornerShape.samples + [CornerShape(exponent: 3, smoothing: 0.5)] {
                for corners in [
                    Corners.different(shape), Corners(radius: .infinity, shape: shape), Corners(),
                ] {
                    let path = corners.path(in: rect, segmentsPerCorner: asked)
                    let kinds = path.elements.map { element -> Character in
                        switch element {
                        case .move: "M"
                        case .line: "L"
                        case .cubic: "C"
                        case .close: "Z"
                        }
                    }
                    let corner = "L" + String(repeating: "C", count: segments)
                    #expect(String(kinds) == "M" + String(repeating: corner, count: 4) + "Z", "\(shape)")
                    #expect(path.errorBound == corners.errorBound(in: rect, segmentsPerCorner: asked))
                    #expect(path.elements.points.allSatisfy { $0.isFinite })
                }
            }
        }
    }

    @Test func `lines stand for square corners, bevels and notches, and are exact`() {
        let (low, high) = (rect.origin, rect.end)
        let square = Corners(radius: 20, shape: .square).path(in: rect, tolerance: 0.1)
        #expect(square.elements.first == .move(Point2D(high.x, low.y)) && square.errorBound == 0)
        #expect(
            square.elements.dropFirst() == [
                .line(high), .line(Point2D(low.x, high.y)), .line(low), .line(Point2D(high.x, low.y)), .close,
            ]
        )
        let shapes: [(CornerShape, [Point2D])] = [(.bevel, []), (.notch, [Point2D(20, 10)])]
        for (shape, middle) in shapes {
            let corner = Corner(radii: Point2D(20, 10), shape: shape)
            let path = Corners(topLeft: corner).path(in: rect, tolerance: 0)
            let cut = [low + Point2D(0, 10)] + middle.map { low + $0 } + [low + Point2D(20, 0)]
            let points = [high, Point2D(low.x, high.y)] + cut + [Point2D(high.x, low.y)]
            #expect(path.elements == [.move(Point2D(high.x, low.y))] + points.map { .line($0) } + [.close])
            #expect(path.errorBound == 0)
        }
    }

    @Test func `the path starts where the right side leaves the corner at the top right, and runs clockwise`()
    {
        for shape in CornerShape.samples {
            let corners = Corners.different(shape)
            let fitted = corners.fitted(in: rect)
            let reach = shape == .square ? 0 : fitted.topRight.radii.y * (1 + fitted.topRight.shape.smoothing)
            for path in [
                corners.path(in: rect, tolerance: 0.01), corners.path(in: rect, segmentsPerCorner: 5),
            ] {
                let polygon = path.elements.polygons()[0]
                let isFixed = path.elements.count == 26
                let start = Point2D(rect.end.x, rect.origin.y + (isFixed && shape == .square ? 30 : reach))
                #expect(near(polygon[0], start), "\(shape)")
                #expect(near(polygon[polygon.count - 1], polygon[0], 1e-9) && polygon.area > 0)
                #expect(path.elements.subpaths == 1)
            }
        }
    }

    @Test func `the path passes exactly through the ends of the corners on the sides`() {
        let (low, high) = (rect.origin, rect.end)
        for shape in CornerShape.samples where shape != .square && shape.smoothing == 0 {
            let ends = [
                low + Point2D(40, 0), low + Point2D(0, 25), high - Point2D(30, 0), high - Point2D(0, 45),
                Point2D(high.x - 30, low.y), Point2D(high.x, low.y + 30), Point2D(low.x + 10, high.y),
                Point2D(low.x, high.y - 10),
            ]
            for path in [
                Corners.different(shape).path(in: rect, tolerance: 0.01),
                Corners.different(shape).path(in: rect, segmentsPerCorner: 4),
            ] {
                let points = Set(path.elements.points)
                #expect(ends.allSatisfy { points.contains($0) }, "\(shape)")
            }
        }
    }

    @Test func `corners that meet have no line between them`() {
        for shape in [CornerShape.round, .squircle, .scoop] {
            for width in [60.0, 61.7, 1e-3, 1e9] {
                let circle = Corners(radius: .infinity, shape: shape)
                let path = circle.path(in: Rect2D(x: 0.1, y: -0.7, width: width, height: width), tolerance: 0)
                #expect(path.elements.count == cubics(path.elements) + 2, "\(shape), \(width)")
            }
        }
        let smooth = Corners(radius: 24, shape: .smooth(1)).path(in: rect, tolerance: 0.01)
        #expect(cubics(smooth.elements) == 8, "The arc of a corner with a smoothing of 1 is a point.")
    }

    @Test(arguments: [1e-300, 1e-200, 1e-162, 1e200, 1e300])
    func `regression: the lines of a rectangle of any size are drawn`(size: Double) {
        for shape in [CornerShape.square, .bevel, .notch, .round] {
            let unit = Corners(radius: 0.25, shape: shape)
            let plain = unit.path(in: Rect2D(x: 0, y: 0, width: 1, height: 1), tolerance: 0)
            let corners = Corners(radius: 0.25 * size, shape: shape)
            let path = corners.path(in: Rect2D(x: 0, y: 0, width: size, height: size), tolerance: 0)
            #expect(path.elements.count == plain.elements.count, "\(shape)")
            for (found, point) in zip(path.elements.points, plain.elements.points) {
                #expect(near(found / size, point, 1e-12))
            }
        }
        let far = Corners(radius: 1).path(in: Rect2D(x: 1e15, y: 0, width: 4, height: 4), tolerance: 0.1)
        #expect(far.elements.count { if case .line = $0 { true } else { false } } == 4)
    }

    @Test func `both kinds of paths are those of the functions that call for each element`() {
        let corners = Corners.different(.smooth(0.4))
        var elements: [PathElement] = []
        let bound = corners.forEachElement(in: rect, tolerance: 0.01) { elements.append($0) }
        let path = corners.path(in: rect, tolerance: 0.01)
        #expect(elements == path.elements && bound == path.errorBound)
        elements = []
        let fixedBound = corners.forEachElement(in: rect, segmentsPerCorner: 6) { elements.append($0) }
        let fixed = corners.path(in: rect, segmentsPerCorner: 6)
        #expect(elements == fixed.elements && fixedBound == fixed.errorBound)
    }

    @Test func `an empty rectangle gives no elements`() {
        for rect in [Rect2D(x: 1, y: 2, width: 0, height: 3), Rect2D(x: 1, y: 2, width: 3, height: .nan)] {
            let corners = Corners(radius: 4)
            #expect(corners.path(in: rect, tolerance: 0.1).elements.isEmpty)
            #expect(corners.path(in: rect, segmentsPerCorner: 4).elements.isEmpty)
            #expect(corners.path(in: rect, tolerance: 0.1).errorBound == 0)
            #expect(corners.errorBound(in: rect, segmentsPerCorner: 4) == 0)
        }
    }
}
