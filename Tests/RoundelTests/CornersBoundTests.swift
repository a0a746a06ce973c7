import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite(.long) struct CornersBoundTests {
    private let rect = Rect2D(x: 17, y: -5, width: 260, height: 100)

    /// The greatest distance of points of the path from the true outline.
    private func error(of path: CornersPath, _ oracle: CornersOracle) -> Double {
        // Every third of seven points: other ones of each cubic.
        let polygon = path.elements.polygons(perCubic: 7)[0]
        return stride(from: 0, to: polygon.count, by: 3).map { oracle.distance(to: polygon[$0]) }.max() ?? 0
    }

    @Test(arguments: CornerShape.samples)
    func `no point of the path is farther from the true curve than the error bound`(_ shape: CornerShape) {
        for corners in [Corners.different(shape), .extreme(shape), Corners(radius: .infinity, shape: shape)] {
            let oracle = CornersOracle(corners.fitted(in: rect), in: rect, samplesPerHalf: 24)
            var paths = [1, 1e-3].map { corners.path(in: rect, tolerance: $0) }
            paths += [3, 4, 7].map { corners.path(in: rect, segmentsPerCorner: $0) }
            for path in paths {
                let found = error(of: path, oracle)
                #expect(found <= path.errorBound + 1e-11, "\(path.elements.count) elements: \(found)")
            }
            #expect(paths[0].errorBound <= 1 && paths[1].errorBound <= 1e-3)
        }
    }

    @Test(arguments: CornerShape.samples)
    func `no point of the true curve is farther from the path than the error bound`(_ shape: CornerShape) {
        let corners = Corners.different(shape)
        let oracle = CornersOracle(corners.fitted(in: rect), in: rect, samplesPerHalf: 12)
        let path = corners.path(in: rect, tolerance: 0.1)
        // The polygon of the path is up to 1e-3 from it.
        let polygon = path.elements.polygons(perCubic: 100)[0]
        for sample in oracle.samples {
            #expect(polygon.distance(to: sample.point) <= path.errorBound + 1e-3)
        }
    }

    @Test func `the bound of a smooth corner is close to its error`() {
        for smoothing in [0.05, 0.3, 0.6] {
            let corners = Corners(radius: 30, shape: .smooth(smoothing))
            let path = corners.path(in: rect, segmentsPerCorner: 3)
            let oracle = CornersOracle(corners, in: rect, samplesPerHalf: 40)
            let found = path.elements.polygons(perCubic: 40)[0].map { oracle.distance(to: $0) }.max() ?? 0
            #expect(found > 0.9 * path.errorBound && found <= path.errorBound, "\(smoothing)")
        }
    }

    @Test func `a tolerance takes the fewest cubics that meet it`() {
        for shape in [CornerShape.round, .squircle, .scoop, .smooth(0.2), .superellipse(exponent: 1.3)] {
            let corners = Corners(radius: 40, shape: shape)
            for tolerance in [1, 0.1, 0.01, 1e-3, 1e-4] {
                let path = corners.path(in: rect, tolerance: tolerance)
                let count = path.elements.count { if case .cubic = $0 { true } else { false } } / 4
                #expect(path.errorBound <= tolerance, "\(shape)")
                let fewest = shape.smoothing > 0 ? 3 : 1
                guard count > fewest, count > 3 else { continue }
                #expect(corners.errorBound(in: rect, segmentsPerCorner: count - 1) > tolerance, "\(shape)")
            }
        }
    }

    @Test func `a tolerance that cannot be met gives the most accurate path`() {
        for shape in [CornerShape.squircle, .smooth(0.6), .scoop] {
            let corners = Corners(radius: 40, shape: shape)
            let best = corners.path(in: rect, tolerance: 0)
            for tolerance in [-1, .nan, 1e-13] {
                #expect(corners.path(in: rect, tolerance: tolerance) == best)
            }
            #expect(best.errorBound > 0 && best.errorBound < 1e-4)
            #expect(best.errorBound <= corners.errorBound(in: rect, segmentsPerCorner: 16))
        }
        #expect(Corners(radius: 40).path(in: rect, tolerance: .infinity).elements.count == 10)
    }

    @Test(arguments: CornerShape.samples)
    func `where cubics meet, the path has the tangents of the outline`(_ shape: CornerShape) {
        let corners = Corners.different(shape)
        for path in [corners.path(in: rect, tolerance: 1e-3), corners.path(in: rect, segmentsPerCorner: 5)] {
            var (last, arriving): (Point2D, Point2D?) = (.zero, nil)
            for element in path.elements {
                guard case .cubic(let first, let second, let end) = element else {
                    if case .line(let point) = element { last = point }
                    arriving = nil
                    continue
                }
                let (leaving, step) = (first - last, end - last)
                if let arriving, leaving.length > 1e-9, arriving.length > 1e-9, step.length > 1e-6 {
                    let sine =
                        (arriving.x * leaving.y - arriving.y * leaving.x) / arriving.length / leaving.length
                    #expect(abs(sine) < 1e-6, "\(shape) at \(last)")
                }
                (last, arriving) = (end, end - second)
            }
        }
    }
}
