import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite(.long) struct CornersLocationTests {
    private let rect = Rect2D(x: 17, y: -5, width: 260, height: 100)

    private func target(_ random: inout Seeded) -> Point2D {
        rect.center + rect.size * Point2D(random.number(-0.7...0.7), random.number(-0.7...0.7))
    }

    @Test(arguments: CornerShape.samples)
    func `containment is that of the equations of the corners`(_ shape: CornerShape) {
        var random = Seeded(for: "CornersLocationTests.contains")
        for corners in [Corners.different(shape), .extreme(shape), Corners(radius: .infinity, shape: shape)] {
            let oracle = CornersOracle(corners.fitted(in: rect), in: rect)
            func check(_ point: Point2D, _ slack: Double) {
                let expected: Superellipse.Location = oracle.contains(point) ? .inside : .outside
                let found = corners.location(of: point, in: rect)
                #expect(corners.contains(point, in: rect) == (found != .outside))
                // The distance takes long: it matters where the answers differ.
                if found != expected { #expect(oracle.distance(to: point) <= slack, "\(shape), \(point)") }
            }
            for _ in 0..<100 { check(target(&random), 0.01) }
            // Next to the outline, whose samples say where a smooth corner is.
            guard shape.smoothing == 0 else { continue }
            for sample in oracle.samples where sample.parameter != 0 && sample.parameter != 2 {
                for offset in [Point2D(0.02, 0.013), Point2D(-0.02, 0.013), Point2D(0.013, -0.02)] {
                    check(sample.point + offset, 1e-6)
                }
            }
        }
    }

    @Test func `points of the sides are on the boundary, and points beyond them outside`() {
        for shape in CornerShape.samples {
            let corners = Corners(radius: 10, shape: shape)
            for (x, y) in [(0.5, 0.0), (0.5, 1), (0, 0.5), (1, 0.5)] {
                let point = rect.origin + rect.size * Point2D(x, y)
                #expect(corners.location(of: point, in: rect) == .boundary, "\(shape)")
                let out = rect.center + (point - rect.center) * (1 + 1e-12)
                #expect(corners.location(of: out, in: rect) == .outside)
                let inside = rect.center + (point - rect.center) * (1 - 1e-12)
                #expect(corners.location(of: inside, in: rect) == .inside)
            }
            let vertex = corners.location(of: rect.origin, in: rect)
            #expect(vertex == (shape == .square ? .boundary : .outside), "\(shape)")
            #expect(corners.location(of: rect.center, in: rect) == .inside)
        }
        // On the curve itself.
        let box = Rect2D(x: 0, y: 0, width: 10, height: 10)
        let bevel = Corners(topLeft: Corner(radius: 4, shape: .bevel))
        #expect(bevel.location(of: Point2D(2, 2), in: box) == .boundary)
        let notch = Corners(topLeft: Corner(radius: 4, shape: .notch))
        #expect(notch.location(of: Point2D(4, 2), in: box) == .boundary)
        #expect(notch.location(of: Point2D(4, 4), in: box) == .boundary)
        #expect(notch.location(of: Point2D(3.9, 3.9), in: box) == .outside)
        #expect(bevel.contains(Point2D(2, 2), in: box) && !bevel.contains(Point2D(1.9, 2), in: box))
    }

    @Test func `an empty rectangle and a point that is not finite are outside`() {
        let corners = Corners(radius: 4)
        let empty = Rect2D(x: 0, y: 0, width: 0, height: 9)
        #expect(!corners.contains(.zero, in: empty) && corners.location(of: .zero, in: empty) == .outside)
        for point in [Point2D(.nan, 20), Point2D(100, .infinity)] {
            #expect(!corners.contains(point, in: rect))
            #expect(corners.nearestPoint(to: point, in: rect) == nil)
            #expect(corners.signedDistance(to: point, in: rect) == nil)
        }
        #expect(corners.nearestPoint(to: .zero, in: empty) == nil)
        #expect(corners.signedDistance(to: .zero, in: empty) == nil)
    }

    // MARK: Nearest points

    @Test(arguments: CornerShape.samples)
    func `the nearest point is on the outline, and no point of it is nearer`(_ shape: CornerShape) throws {
        var random = Seeded(for: "CornersLocationTests.nearest")
        for corners in [Corners.different(shape), .extreme(shape), Corners(radius: .infinity, shape: shape)] {
            let oracle = CornersOracle(corners.fitted(in: rect), in: rect)
            for _ in 0..<30 {
                let point = target(&random)
                let nearest = try #require(corners.nearestPoint(to: point, in: rect))
                let distance = (nearest - point).length
                #expect(abs(distance - oracle.distance(to: point)) < 1e-10, "\(shape), \(point)")
                #expect(oracle.distance(to: nearest) < 1e-10)
                let signed = try #require(corners.signedDistance(to: point, in: rect))
                #expect(abs(abs(signed) - distance) < 1e-12)
                #expect((signed < 0) == corners.contains(point, in: rect))
            }
        }
    }

    @Test func `the nearest point is that of 100,000 points of the outline`() throws {
        let corners = Corners(
            topLeft: Corner(radii: Point2D(50, 30), shape: .scoop),
            topRight: Corner(radius: 45, shape: .smooth(0.8)),
            bottomRight: Corner(radii: Point2D(60, 40), shape: .superellipse(exponent: 1.4)),
            bottomLeft: Corner(radius: 40, shape: .squircle)
        )
        let oracle = CornersOracle(corners.fitted(in: rect), in: rect, samplesPerHalf: 12_500)
        var random = Seeded(for: "CornersLocationTests.brute")
        var targets = (0..<8).map { _ in target(&random) }
        targets.append(rect.center)
        var least = [Double](repeating: .infinity, count: targets.count)
        var last = oracle.samples[oracle.samples.count - 1].point
        for sample in oracle.samples {
            for index in targets.indices {
                // The sides have no samples.
                let gap = (sample.point - targets[index]).length
                if gap < least[index] + 0.01 {
                    least[index] = min(least[index], targets[index].distance(fromLine: last, sample.point))
                }
            }
            last = sample.point
        }
        for (start, end) in oracle.sides {
            for index in targets.indices {
                least[index] = min(least[index], targets[index].distance(fromLine: start, end))
            }
        }
        for (point, distance) in zip(targets, least) {
            let nearest = try #require(corners.nearestPoint(to: point, in: rect))
            #expect(abs((nearest - point).length - distance) < 1e-7)
        }
    }

    @Test(arguments: [1e3, 1e8, 1e12, 1e100, 1e300, .greatestFiniteMagnitude])
    func `regression: the nearest point to one far away is on its side`(distance: Double) throws {
        for shape in [CornerShape.round, .scoop, .bevel, .smooth(0.6), .square] {
            let corners = Corners.different(shape)
            let oracle = CornersOracle(corners.fitted(in: rect), in: rect)
            for degrees in stride(from: 0.0, to: 360, by: 15) {
                let target = rect.center + Point2D(direction: .degrees(degrees)) * distance
                let found = try #require(corners.nearestPoint(to: target, in: rect))
                // A coordinate beyond ±2¹⁰⁰⁰ counts as ±2¹⁰⁰⁰.
                let bounded = target.clamped(
                    lowerBound: Point2D(repeating: -0x1p1000),
                    upperBound: Point2D(repeating: 0x1p1000)
                )
                let offset = (bounded - rect.center) / distance
                let direction = offset / hypot(offset.x, offset.y)
                // The point of the outline that is farthest in this direction.
                let reach = oracle.samples.map { (($0.point - rect.center) * direction).sum() }.max() ?? 0
                let slack = 2 * 140 * 140 / min(distance, 1e8) + 0.02
                #expect(((found - rect.center) * direction).sum() > reach - slack, "\(shape), \(degrees)")
                let signed = try #require(corners.signedDistance(to: target, in: rect))
                let scale = offset.length * distance
                #expect(abs(signed / scale - 1) < 300 / scale + 1e-12, "\(shape), \(degrees)")
                #expect(oracle.distance(to: found) < 1e-9)
            }
        }
    }
}
