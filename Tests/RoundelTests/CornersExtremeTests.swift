import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Corners at the ends of the range of `Double`, and random ones of every kind.
@Suite struct CornersExtremeTests {
    /// Powers of two, so that every result is a scaled copy to the last bit.
    @Test(arguments: CornerShape.samples, [-980, -540, 540, 980])
    func `points, lengths, normals, distances and paths scale with the rectangle`(
        shape: CornerShape,
        power: Int
    ) throws {
        let scale = scalbn(1, power)
        func corners(_ scale: Double) -> Corners {
            Corners(
                topLeft: Corner(radii: Point2D(3, 1) * scale, shape: shape),
                topRight: Corner(radius: 2 * scale, shape: shape),
                bottomRight: Corner(radius: 5 * scale, shape: shape)
            )
        }
        func rect(_ scale: Double) -> Rect2D {
            Rect2D(x: -3 * scale, y: -2 * scale, width: 6 * scale, height: 4 * scale)
        }
        let (plain, greater) = (corners(1), corners(scale))
        let (here, there) = (rect(1), rect(scale))
        #expect(greater.points(count: 7, in: there) == plain.points(count: 7, in: here).map { $0 * scale })
        #expect(greater.perimeter(in: there) == plain.perimeter(in: here) * scale)
        let fixed = (
            greater.path(in: there, segmentsPerCorner: 4), plain.path(in: here, segmentsPerCorner: 4)
        )
        #expect(fixed.0.elements.points == fixed.1.elements.points.map { $0 * scale })
        #expect(fixed.0.errorBound == fixed.1.errorBound * scale)
        let free = (
            greater.path(in: there, tolerance: scale / 64), plain.path(in: here, tolerance: 1.0 / 64)
        )
        #expect(free.0.elements.points == free.1.elements.points.map { $0 * scale })
        for degrees in [10.0, 45, 100, 200, 222, 340] {
            let angle = Angle.degrees(degrees)
            #expect(greater.point(at: angle, in: there) == plain.point(at: angle, in: here) * scale)
            #expect(greater.outwardNormal(at: angle, in: there) == plain.outwardNormal(at: angle, in: here))
        }
        for target in [Point2D(0, 0), Point2D(1, 0.5), Point2D(-2.9, -1.9), Point2D(-7, 3)] {
            let near = try #require(greater.nearestPoint(to: target * scale, in: there))
            #expect(plain.nearestPoint(to: target, in: here).map { $0 * scale } == near)
            #expect(greater.location(of: target * scale, in: there) == plain.location(of: target, in: here))
        }
    }

    @Test func `a rectangle far from the origin has the same corners`() {
        let near = Rect2D(x: 0, y: 0, width: 64, height: 32)
        let far = Rect2D(x: 0x1p30, y: -0x1p30, width: 64, height: 32)
        for shape in CornerShape.samples {
            let corners = Corners.different(shape)
            let offset = far.origin
            #expect(corners.area(in: far) == corners.area(in: near))
            #expect(corners.perimeter(in: far) == corners.perimeter(in: near))
            let (here, there) = (
                corners.path(in: near, segmentsPerCorner: 3), corners.path(in: far, segmentsPerCorner: 3)
            )
            for (a, b) in zip(here.elements.points, there.elements.points) {
                #expect((a + offset - b).length < 1e-6, "\(shape)")
            }
            let point = Point2D(5, 3)
            #expect(corners.contains(point, in: near) == corners.contains(point + offset, in: far))
        }
    }
}
