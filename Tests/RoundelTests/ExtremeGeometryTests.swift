import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Geometry at the ends of the range of `Double`.
@Suite struct ExtremeGeometryTests {
    private static let exponents = [0.3, 0.8, 1, 1.5, 2, 3.5, 40, .infinity]

    @Test func `regression: an arc of the least Int has no items`() {
        for end in Ring.ArcEnd.allCases {
            let ring = Ring(radius: 10, spacing: .arc(count: .min, sweep: .degrees(90), end: end))
            #expect(ring.count == 0 && ring.item(at: Angle.zero) == nil)
        }
        #expect(Ring(radius: 10, spacing: .even(.min)).count == 0)
        #expect(Ring(radius: 10, spacing: .step(.degrees(1), count: .min)).count == 0)
    }

    @Test(arguments: [.leastNonzeroMagnitude, 1e-308, 1e-160, 1e200, .greatestFiniteMagnitude])
    func `regression: weights of any size have the positions of their ratios`(unit: Double) {
        let ring = Ring(radius: 10, spacing: .weights([unit, 0, unit]))
        let expected = Ring(radius: 10, spacing: .weights([1, 0, 1]))
        for index in 0..<3 {
            #expect(near(ring.position(of: index), expected.position(of: index)))
            #expect(near(ring.sector(of: index).start, expected.sector(of: index).start))
            #expect(near(ring.sector(of: index).sweep, expected.sector(of: index).sweep))
        }
    }

    @Test func `regression: steps beyond the greatest number have a position`() {
        let ring = Ring(radius: 10, spacing: .step(.radians(1e308), count: 4))
        #expect(ring.positions().allSatisfy { $0.isFinite })
    }

    /// Powers of two, so that every result is a scaled copy to the last bit.
    @Test(arguments: exponents, [-900, -540, 540, 900])
    func `regression: points, lengths, normals and distances scale with the rectangle`(
        exponent: Double,
        power: Int
    ) throws {
        let shape = Superellipse(exponent: exponent)
        let scale = scalbn(1, power)
        let plain = Rect2D(x: -3, y: -2, width: 6, height: 4)
        let scaled = Rect2D(x: -3, y: -2, width: 6, height: 4, scale)
        #expect(shape.points(count: 7, in: scaled) == shape.points(count: 7, in: plain).map { $0 * scale })
        #expect(shape.perimeter(in: scaled) == shape.perimeter(in: plain) * scale)
        for degrees in [10.0, 45, 100, 200, 340] {
            let normal = shape.outwardNormal(at: .degrees(degrees), in: scaled)
            #expect((normal - shape.outwardNormal(at: .degrees(degrees), in: plain)).length < 1e-15)
        }
        for target in [Point2D(0, 0), Point2D(1, 0.5), Point2D(-7, 3)] {
            let near = try #require(shape.nearestPoint(to: target * scale, in: scaled))
            #expect(shape.nearestPoint(to: target, in: plain).map { $0 * scale } == near)
            let distance = try #require(shape.signedDistance(to: target * scale, in: scaled))
            #expect(shape.signedDistance(to: target, in: plain).map { $0 * scale } == distance)
        }
        let path = shape.offsetPath(in: scaled, by: scale, tolerance: scale / 64)
        let model = shape.offsetPath(in: plain, by: 1, tolerance: 1.0 / 64)
        #expect(path.errorBound == model.errorBound * scale && path.points == model.points.map { $0 * scale })
    }

    @Test func `regression: the corners and the centre of every rectangle are finite`() {
        for coordinate in [-1.7e308, -1e301, 1e301, 1.7e308] {
            for side in [-1.7e308, .leastNonzeroMagnitude, 1.7e308] {
                let rect = Rect2D(x: coordinate, y: 0, width: side, height: side)
                #expect(rect.origin.isFinite && rect.center.isFinite && rect.end.isFinite)
            }
        }
    }

    @Test(arguments: [1e-300, 1e-170, 1e170, 1e290])
    func `regression: a ring of any size finds its items`(radius: Double) throws {
        for radii in [Point2D(radius, radius), Point2D(radius, radius / 3)] {
            let ring = Ring(radii: radii, spacing: .even(7))
            for (index, point) in ring.positions().enumerated() {
                #expect(ring.nearestItem(to: point) == index)
                #expect(ring.item(at: point) == index)
                #expect(ring.item(at: point, innerRadius: radius / 4, outerRadius: radius * 2) == index)
                #expect(ring.item(at: point, innerRadius: radius * 2) == nil)
            }
            let diameter = try #require(ring.largestItemDiameter())
            #expect(diameter > 0 && diameter < radius)
            let fitted = try #require(
                ring.fitted(in: Rect2D(x: 0, y: 0, width: 8, height: 8), itemSize: .zero)
            )
            #expect(near(fitted.radii.y / fitted.radii.x, radii.y / radii.x))
        }
    }
}

extension Rect2D {
    fileprivate init(x: Double, y: Double, width: Double, height: Double, _ scale: Double) {
        self.init(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
    }
}
