import Foundation
import RoundelTestSupport
import Testing

@testable import Roundel

@Suite struct CornerShapeTests {
    @Test func `the keywords have the exponents and the parameters of CSS`() {
        let table: [(CornerShape, exponent: Double, curvature: Double)] = [
            (.round, 2, 1), (.squircle, 4, 2), (.bevel, 1, 0), (.scoop, 0.5, -1),
            (.notch, 0, -.infinity), (.square, .infinity, .infinity),
        ]
        for (shape, exponent, curvature) in table {
            #expect(shape.exponent == exponent && shape.curvature == curvature && shape.smoothing == 0)
            #expect(CornerShape.superellipse(curvature: curvature) == shape)
            #expect(CornerShape.superellipse(exponent: exponent) == shape)
        }
        #expect(CornerShape.smooth(0.6).exponent == 2 && CornerShape.smooth(0.6).smoothing == 0.6)
        #expect(CornerShape.smooth(0.6).curvature == 1 && CornerShape.smooth(0) == .round)
    }

    @Test func `parameters out of range count as the documented ones`() {
        for negative in [-0.0, -3, -Double.infinity, -Double.leastNonzeroMagnitude] {
            #expect(CornerShape.superellipse(exponent: negative) == .notch)
            #expect(CornerShape.smooth(negative) == .round)
        }
        #expect(CornerShape.superellipse(exponent: .nan) == .round)
        #expect(CornerShape.superellipse(curvature: .nan) == .round)
        #expect(CornerShape.smooth(.nan) == .round)
        #expect(CornerShape.superellipse(curvature: 1e300) == .square)
        #expect(CornerShape.superellipse(curvature: -1e300) == .notch)
        #expect(CornerShape.smooth(2) == .smooth(1) && CornerShape.smooth(.infinity) == .smooth(1))
    }

    @Test func `the number that an animation interpolates is that of CSS, and leads back to the shape`() {
        #expect(CornerShape.notch.halfCorner == 0 && CornerShape.square.halfCorner == 1)
        #expect(CornerShape.bevel.halfCorner == 0.5)
        #expect(abs(CornerShape.round.halfCorner - 0.5.squareRoot()) < 1e-15)
        #expect(abs(CornerShape.squircle.halfCorner - pow(0.5, 0.25)) < 1e-15)
        for exponent in [0, 0.5, 1, 1.5, 2, 3, 4, 5, 10, .infinity] {
            let shape = CornerShape.superellipse(exponent: exponent)
            #expect(CornerShape(halfCorner: shape.halfCorner, smoothing: 0) == shape, "\(exponent)")
        }
        var last = -1.0
        for exponent in [1e-3, 0.3, 0.7, 0.99, 0.9995, 1.0005, 1.01, 1.2, 1.7, 2.0005, 2.1, 3.5, 60, 1000] {
            let shape = CornerShape.superellipse(exponent: exponent)
            let back = CornerShape(halfCorner: shape.halfCorner, smoothing: 0.25)
            #expect(abs(back.exponent / exponent - 1) < 1e-11 && back.smoothing == 0.25)
            let inverse = CornerShape.superellipse(exponent: 1 / exponent)
            #expect(abs(inverse.halfCorner + shape.halfCorner - 1) < 1e-14)
            #expect(shape.halfCorner > last)
            last = shape.halfCorner
        }
    }

    @Test func `a spring that overshoots stays at the last shape`() {
        #expect(CornerShape(halfCorner: -0.3, smoothing: -0.2) == .notch)
        #expect(CornerShape(halfCorner: 1.3, smoothing: 0) == .square)
        #expect(CornerShape(halfCorner: 0.5.squareRoot(), smoothing: 1.4) == .smooth(1))
    }

    @Test func `radii out of range count as the documented ones`() {
        for radius in [0, -0.0, -1, -.infinity, .nan, 0x1p-1030, 0x1p-1002] {
            #expect(Corner(radius: radius).radii == .zero)
            #expect(Corner(radii: Point2D(radius, 5)).radii == .zero)
            #expect(Corner(radii: Point2D(5, radius), shape: .scoop).radii == .zero)
        }
        #expect(Corner(radius: 0x1p-1001).radii == Point2D(0x1p-1001, 0x1p-1001))
        #expect(Corner(radius: .infinity).radii == Point2D(0x1p1000, 0x1p1000))
        #expect(Corner(radii: Point2D(3, 1e308)).radii == Point2D(3, 0x1p1000))
        #expect(Corner.square.radii == .zero && Corner(radius: 4).shape == .round)
    }

    @Test func `corners that are left out are square, and one corner stands for all four`() {
        #expect(Corners() == Corners(.square))
        let corner = Corner(radius: 7, shape: .bevel)
        #expect(Corners(radius: 7, shape: .bevel) == Corners(corner))
        let corners = Corners(
            topLeft: Corner(radius: 1),
            topRight: Corner(radius: 2),
            bottomRight: Corner(radius: 3),
            bottomLeft: Corner(radius: 4)
        )
        let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
        #expect(radii.map(\.radii.x) == [1, 2, 3, 4])
        #expect(Corners(topRight: corner).topRight == corner && Corners(topRight: corner).topLeft == .square)
    }

    @Test(arguments: [0.0, 0.1, 0.25, 0.5, 0.6, 0.75, 1])
    func `no part of a smooth corner is curved more than is stated of it`(smoothing: Double) {
        let curve = CornerCurve(.smooth(smoothing))
        let points = (0...4_000).map { curve.at(Double($0) / 2_000).point }
        var least = Double.infinity
        // The radius of the circle through three points.
        for index in points.indices.dropFirst().dropLast() {
            let (a, b) = (points[index] - points[index - 1], points[index + 1] - points[index])
            let area = (a.x * b.y - a.y * b.x).magnitude / 2
            guard area > 0 else { continue }
            least = min(least, a.length * b.length * (a + b).length / (4 * area))
        }
        #expect(curve.leastRadius > 0.5 * least && curve.leastRadius <= least * (1 + 1e-3), "\(least)")
    }
}
