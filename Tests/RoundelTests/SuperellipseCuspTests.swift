@testable import Roundel
import RoundelTestSupport
import Testing

/// Paths of exponents below 1/16, whose curves are near the axes.
@Suite(.long) struct SuperellipseCuspTests {
    private func meter(_ exponent: Double) -> SuperellipseMeter {
        SuperellipseMeter(exponent: exponent, halfWidth: 100, halfHeight: 100)
    }

    @Test(arguments: [0.0624, 0.06, 0.03, 0.01], [1, 2, 3, 5, 16])
    func `the error bound of a cusp holds for every number of cubics`(exponent: Double, segments: Int) {
        let shape = Superellipse(exponent: exponent)
        let rect = Rect2D(x: -100, y: -100, width: 200, height: 200)
        let path = shape.path(in: rect, segmentsPerQuadrant: segments)
        #expect(meter(exponent).measure(path) <= path.errorBound + 1e-9)
    }

    @Test(arguments: [0.0624, 0.06, 0.03]) func `a path of a cusp keeps its tolerance`(exponent: Double) {
        let shape = Superellipse(exponent: exponent)
        let rect = Rect2D(x: -100, y: -100, width: 200, height: 200)
        let path = shape.path(in: rect, tolerance: 0.1)
        #expect(meter(exponent).measure(path) <= 0.1)
    }
}
