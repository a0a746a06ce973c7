@testable import Roundel
import RoundelTestSupport
import Testing

/// Paths of exponents below 1/16, whose curves are near the axes.
@Suite(.long) struct SuperellipseCuspTests {
    @Test(arguments: [0.0624, 0.06, 0.03, 0.01], [1, 2, 3, 5, 16])
    func `the error bound of a cusp holds for every number of cubics`(exponent: Double, segments: Int) {
        let shape = Superellipse(exponent: exponent)
        let rect = Rect2D(x: -100, y: -100, width: 200, height: 200)
        let path = shape.path(in: rect, segmentsPerQuadrant: segments)
        #expect(greatestDistance(of: path, from: shape, in: rect) <= path.errorBound + 1e-9)
    }

    @Test(arguments: [0.0624, 0.06, 0.03]) func `a path of a cusp keeps its tolerance`(exponent: Double) {
        let shape = Superellipse(exponent: exponent)
        let rect = Rect2D(x: -100, y: -100, width: 200, height: 200)
        let path = shape.path(in: rect, tolerance: 0.1)
        #expect(greatestDistance(of: path, from: shape, in: rect) <= 0.1)
    }

    private func greatestDistance(
        of path: SuperellipsePath,
        from shape: Superellipse,
        in rect: Rect2D
    ) -> Double {
        var (pen, greatest) = (Point2D.zero, 0.0)
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): pen = point
            case .cubic(let first, let second, to: let end):
                for step in 0...40 {
                    let point = Point2D.onCubic(pen, first, second, end, at: Double(step) / 40)
                    guard let nearest = shape.nearestPoint(to: point, in: rect) else { continue }
                    greatest = max(greatest, (nearest - point).length)
                }
                pen = end
            case .close: break
            }
        }
        return greatest
    }
}
