import Foundation
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

    @Test(arguments: [0.001, 0.005, 0.01, 0.02, 0.04, 0.056])
    func `no point beside is nearer than the nearest point`(exponent: Double) throws {
        let shape = Superellipse(exponent: exponent)
        let rect = Rect2D(x: -1, y: -1, width: 2, height: 2)
        // The coordinate of the curve where the other one is given.
        func across(_ along: Double) -> Double { exp(log(-expm1(exponent * log(along))) / exponent) }
        var random = Seeded()
        for _ in 0..<300 {
            var point = Point2D(exp2(random.number(-40...0)), exp2(random.number(-40...0)))
            if Bool.random(using: &random) { point.x *= 1e-6 }
            if Bool.random(using: &random) { point = Point2D(point.y, point.x) }
            let distance = abs(try #require(shape.signedDistance(to: point, in: rect)))
            #expect(distance <= abs(across(point.y) - point.x) + 1e-12, "\(point)")
            #expect(distance <= abs(across(point.x) - point.y) + 1e-12, "\(point)")
        }
    }

    @Test(arguments: [0.0624, 0.06, 0.03]) func `a path of a cusp keeps its tolerance`(exponent: Double) {
        let shape = Superellipse(exponent: exponent)
        let rect = Rect2D(x: -100, y: -100, width: 200, height: 200)
        let path = shape.path(in: rect, tolerance: 0.1)
        #expect(meter(exponent).measure(path) <= 0.1)
    }
}
