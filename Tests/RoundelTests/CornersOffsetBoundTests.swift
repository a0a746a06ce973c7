import Roundel
import RoundelTestSupport
import Testing

/// The error bounds of offset paths: what they are made of, and that tolerances include all of it.
@Suite(.long) struct CornersOffsetBoundTests {
    private let rect = Rect2D(x: 17, y: -5, width: 130, height: 50)

    /// The greatest error at eight points of each cubic, from distances to the outline.
    private func greatestError(_ elements: [PathElement], _ distance: (Point2D) -> Double?) -> Double {
        var (worst, last) = (0.0, Point2D.zero)
        for element in elements {
            switch element {
            case .move(let point), .line(let point): last = point
            case .cubic(let first, let second, let end):
                for index in 1...8 {
                    let point = Point2D.onCubic(last, first, second, end, at: Double(index) / 9)
                    worst = max(worst, distance(point)?.magnitude ?? .infinity)
                }
                last = end
            case .close: break
            }
        }
        return worst
    }

    @Test(arguments: [-5.0, 12], [0.1, 0.01])
    func `the bound is 1.5 times the greatest error at eight points of each cubic`(
        amount: Double,
        tolerance: Double
    ) {
        let slack = 8e-9 * (rect.width + rect.height)
        for shape in [CornerShape.squircle, .superellipse(exponent: 2.5), .smooth(0.6)] {
            let corners = Corners(radius: 22, shape: shape)
            let path = corners.offsetPath(in: rect, by: amount, tolerance: tolerance)
            let found = greatestError(path.elements) { point in
                corners.signedDistance(to: point, in: rect).map { $0 - amount }
            }
            #expect(near(path.errorBound, 1.5 * found + slack, 0.01 * path.errorBound), "\(shape)")
        }
        for exponent in [1.5, 2.5, 3.5] {
            let shape = Superellipse(exponent: exponent)
            let path = shape.offsetPath(in: rect, by: amount, tolerance: tolerance)
            let found = greatestError(path.elements) { point in
                shape.signedDistance(to: point, in: rect).map { $0 - amount }
            }
            #expect(near(path.errorBound, 1.5 * found + slack, 0.01 * path.errorBound), "\(exponent)")
        }
    }

    @Test(arguments: [CornerShape.square, .squircle])
    func `what is lost with tiny corners is part of the bound, and of the tolerance`(shape: CornerShape) {
        // The corner at the top left decides whether all corners become round ones.
        func path(_ radius: Double, _ tolerance: Double) -> CornersPath {
            let tiny = Corner(radius: radius, shape: .scoop)
            let corners = Corners(
                topLeft: Corner(radius: 16, shape: shape),
                topRight: tiny,
                bottomRight: tiny,
                bottomLeft: tiny
            )
            return corners.offsetPath(in: rect, by: 20, tolerance: tolerance)
        }
        let plain = path(0, 0.05)
        let tiny = path(4e-4, 0.05)
        #expect(tiny.elements == plain.elements)
        #expect(near(tiny.errorBound, plain.errorBound + 4e-4, 1e-12))
        // With as many cubics, the bound would be more than this tolerance.
        let tolerance = plain.errorBound
        #expect(path(0, tolerance) == plain)
        #expect(path(0.005 * tolerance, tolerance).errorBound <= tolerance)
    }

    @Test(arguments: [0, 0.3, 1])
    func `regression: flat corners that are left out reach as far as their smoothing`(smoothing: Double) {
        let box = Rect2D(x: 0, y: 0, width: 400, height: 200)
        let corner = Corner(radii: Point2D(60, 0.02), shape: .smooth(smoothing))
        let path = Corners(corner).offsetPath(in: box, by: 5, tolerance: 3.9)
        // From the corner of the rectangle to the outline, on a side of which the corner takes up this.
        let lost = Corners(corner).signedDistance(to: .zero, in: box) ?? 0
        #expect(lost > 0.01 && path.errorBound > lost, "\(lost)")
    }

    @Test(arguments: [CornerShape.round, .squircle, .smooth(0.4)])
    func `an inset beyond the least radius of stretched corners is cut off where its parts cross`(
        shape: CornerShape
    ) throws {
        // The radius of curvature of an ellipse is 20² / 60 at the ends of its longer axis.
        let corners = Corners(Corner(radii: Point2D(60, 20), shape: shape))
        for amount in [8.0, 12, 19] {
            let path = corners.offsetPath(in: rect, by: -amount, tolerance: 0.01)
            for point in path.elements.polygons(perCubic: 5).joined() {
                let distance = try #require(corners.signedDistance(to: point, in: rect))
                #expect(near(distance, -amount, path.errorBound + 1e-9), "\(amount), \(point)")
            }
        }
    }

    @Test(arguments: [5.0, 30, 200])
    func `flat corners of an outline have arcs too, so that no line is off the parallel curve`(
        amount: Double
    ) throws {
        // The sides turn by 1.1° at one end of the bevel.
        let corners = Corners(Corner(radii: Point2D(60, 1.2), shape: .bevel))
        let path = corners.offsetPath(in: rect, by: amount, tolerance: 2e-4)
        #expect(path.errorBound <= 2e-4)
        var last = Point2D.zero
        for element in path.elements {
            switch element {
            case .line(let end):
                let distance = try #require(corners.signedDistance(to: (last + end) / 2, in: rect))
                #expect(near(distance, amount, path.errorBound), "\(last), \(end)")
                last = end
            case .move(let end), .cubic(_, _, let end): last = end
            case .close: break
            }
        }
    }

    @Test func `a round corner that is as long as the inner side stays round, whatever rounding says`() {
        for index in 1...60 {
            let (radius, amount) = (61 + 0.37 * Double(index), 0.13 * Double(index))
            let side = radius + amount
            let rect = Rect2D(x: 0.1, y: -0.7, width: 2 * side, height: side)
            let path = Corners(topLeft: Corner(radius: radius))
                .offsetPath(in: rect, by: -amount, tolerance: 0.1)
            let inner = rect.inset(top: amount, left: amount, bottom: amount, right: amount)
            let expected = Corners(topLeft: Corner(radius: radius - amount)).path(in: inner, tolerance: 0.1)
            #expect(path.elements.count == expected.elements.count, "\(side)")
            #expect(near(path.errorBound, expected.errorBound, 1e-9), "\(side)")
        }
    }
}
