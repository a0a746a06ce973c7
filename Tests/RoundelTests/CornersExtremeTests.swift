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

    private static let extremes: [Double] = [
        0, -0.0, .leastNonzeroMagnitude, 1e-308, 1e-300, 1e-162, 1e-16, 1e-9, 1 - 1e-12, 1, 1 + 1e-12, -1,
        0.5, 2,
        1e3, 1e9, 1e154, 1e300, -1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]

    /// A number of any kind.
    private func any(_ random: inout Seeded) -> Double {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: Self.extremes.randomElement(using: &random) ?? 0
        case 1: random.number(-1...4)
        default: exp(random.number(-740...709))
        }
    }

    private func anyCorner(_ random: inout Seeded) -> Corner {
        func any() -> Double { self.any(&random) }
        let shape: CornerShape =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: CornerShape.samples.randomElement(using: &random) ?? .round
            case 1: .superellipse(exponent: any())
            case 2: .smooth(any())
            default: .superellipse(curvature: any())
            }
        return Corner(
            radii: random.chance(0.5) ? Point2D(repeating: any()) : Point2D(any(), any()),
            shape: shape
        )
    }

    @Test func `no function of corners traps or returns NaN, whatever the input`() {
        var random = Seeded(for: "CornersExtremeTests.any")
        func any() -> Double { self.any(&random) }
        for _ in 0..<Seeded.scripts(150) {
            let corners = Corners(
                topLeft: anyCorner(&random),
                topRight: anyCorner(&random),
                bottomRight: anyCorner(&random),
                bottomLeft: anyCorner(&random)
            )
            let rect = Rect2D(x: any(), y: any(), width: any(), height: any())
            let (angle, point) = (Angle.radians(any()), Point2D(any(), any()))
            let context = Comment(rawValue: "\(corners), \(rect), \(angle.radians), \(point)")
            #expect(corners.perimeter(in: rect).isFinite && !corners.area(in: rect).isNaN, context)
            #expect(corners.area(in: rect) >= 0, context)
            #expect(corners.point(at: angle, in: rect).isFinite, context)
            #expect(abs(corners.outwardNormal(at: angle, in: rect).length - 1) < 1e-12, context)
            let points = corners.points(count: 3, in: rect, startingAt: angle)
            #expect(points.allSatisfy { $0.isFinite }, context)
            #expect(corners.nearestPoint(to: point, in: rect)?.isFinite != false, context)
            #expect(corners.signedDistance(to: point, in: rect)?.isNaN != true, context)
            _ = corners.location(of: point, in: rect)
            let tolerance = any()
            for path in [
                corners.path(in: rect, tolerance: tolerance), corners.path(in: rect, segmentsPerCorner: 5),
            ] {
                checkForm(path, context)
                #expect(path.elements.subpaths <= 1, context)
            }
            if random.chance(0.3) {
                checkForm(corners.offsetPath(in: rect, by: any(), tolerance: any()), context)
            }
            for (lift, outline) in [(any(), Circumference.corners(corners))] {
                #expect(!outline.anchor(at: angle, in: rect, lift: lift).x.isNaN, context)
                #expect(!outline.anchor(at: angle, in: rect, lift: lift).y.isNaN, context)
            }
        }
    }

    /// A path is empty, or consists of closed subpaths of finite elements and has a finite bound.
    private func checkForm(_ path: CornersPath, _ context: Comment) {
        #expect(path.errorBound.isFinite && path.errorBound >= 0, context)
        #expect(path.elements.points.allSatisfy { $0.isFinite }, context)
        guard let first = path.elements.first else { return }
        guard case .move = first, path.elements.last == .close else {
            Issue.record(context)
            return
        }
        let moves = path.elements.count { if case .move = $0 { true } else { false } }
        #expect(moves == path.elements.subpaths, context)
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
