import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite struct RingFittingTests {
    let bounds = Rect2D(x: 10, y: 20, width: 300, height: 200)

    @Test func `the largest radius keeps items inside at every rotation`() throws {
        let radius = try #require(Ring.largestRadius(in: bounds, itemSize: Point2D(40, 30)))
        #expect(near(radius, 85))
        #expect(Ring.largestRadius(in: bounds, itemSize: Point2D(10, 300)) == nil)
    }

    @Test func `an arc fills its bounds and touches both sides of one direction`() throws {
        var random = Seeded()
        for _ in 0..<200 {
            let spacing = Ring.Spacing.arc(
                count: Int.random(in: 2...9, using: &random),
                sweep: .degrees(random.number(20...340))
            )
            let ring = Ring(
                radii: Point2D(2, 1),
                start: .degrees(random.number(-180...180)),
                spacing: spacing
            )
            let fitted = try #require(ring.fitted(in: bounds, itemSize: Point2D(40, 30)))
            let positions = fitted.positions()
            let (xs, ys) = (positions.map(\.x), positions.map(\.y))
            let width = (xs.max() ?? 0) - (xs.min() ?? 0)
            let height = (ys.max() ?? 0) - (ys.min() ?? 0)
            #expect(near(max(width / 260, height / 170), 1))
            #expect(near(fitted.radii.x, fitted.radii.y * 2))
            #expect(near(((xs.max() ?? 0) + (xs.min() ?? 0)) / 2, 160))
            #expect(near(((ys.max() ?? 0) + (ys.min() ?? 0)) / 2, 120))
        }
    }

    @Test func `one item has no largest ring`() {
        #expect(Ring(radius: 1, spacing: .even(1)).fitted(in: bounds, itemSize: .zero) == nil)
        #expect(Ring(radius: 1, spacing: .even(4)).fitted(in: bounds, itemSize: Point2D(400, 1)) == nil)
    }

    @Test func `the largest item touches its neighbour and no more`() throws {
        let ring = Ring(radius: 100, spacing: .even(6))
        #expect(near(try #require(ring.largestItemDiameter()), 100))
        let uneven = Ring(radius: 100, spacing: .angles([.zero, .degrees(90), .degrees(350)]))
        #expect(near(try #require(uneven.largestItemDiameter()), 200 * sin(.pi / 36)))
    }

    @Test func `on a flat ellipse the neighbour is across`() throws {
        var random = Seeded()
        for _ in 0..<50 {
            let narrow = [1e-3, 1.0, 100][Int.random(in: 0..<3, using: &random)]
            let radii = random.chance(0.5) ? Point2D(100, narrow) : Point2D(narrow, 100)
            let ring = Ring(radii: radii, spacing: .even(Int.random(in: 2...30, using: &random)))
            let positions = ring.positions()
            var least = Double.infinity
            for one in positions.indices {
                for other in positions.indices where other != one {
                    least = min(
                        least,
                        hypot(positions[one].x - positions[other].x, positions[one].y - positions[other].y)
                    )
                }
            }
            #expect(near(try #require(ring.largestItemDiameter()), least))
        }
    }

    @Test func `the least radius is the largest item's inverse`() throws {
        let ring = Ring(radius: 1, spacing: .even(12))
        let radius = try #require(ring.leastRadius(itemDiameter: 44))
        let grown = Ring(radius: radius, spacing: .even(12))
        #expect(near(try #require(grown.largestItemDiameter()), 44))
        #expect(
            Ring(radius: 1, spacing: .angles([.zero, .degrees(360)])).leastRadius(itemDiameter: 44) == nil
        )
        #expect(Ring(radius: 1, spacing: .even(1)).leastRadius(itemDiameter: 44) == 0)
        #expect(ring.leastRadius(itemDiameter: .nan) == 0)
    }

    @Test func `a rectangle is made whole`() {
        let rectangle = Rect2D(x: 10, y: .nan, width: -4, height: 6)
        #expect(rectangle.origin == Point2D(6, 0))
        #expect(rectangle.size == Point2D(4, 6))
        #expect(rectangle.center == Point2D(8, 3))
        #expect(rectangle.end == Point2D(10, 6))
        #expect(rectangle.shorterSide == 4)
    }
}
