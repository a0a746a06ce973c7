import Foundation
import RoundelTestSupport
import Testing

@testable import Roundel

@Suite(.long) struct RingTests {
    let ring = Ring(center: Point2D(200, 200), radius: 120, spacing: .even(8))

    /// The example of the article on circular layout: eight items about (200, 200) at 120 points,
    /// from 12 o'clock.
    @Test func `the article's table of eight items`() {
        let table: [(Double, Double, Double)] = [
            (-90, 200, 80), (-45, 284.9, 115.1), (0, 320, 200), (45, 284.9, 284.9),
            (90, 200, 320), (135, 115.1, 284.9), (180, 80, 200), (225, 115.1, 115.1),
        ]
        #expect(ring.count == 8)
        for (index, row) in table.enumerated() {
            #expect(near(ring.angle(of: index).degrees, row.0))
            #expect(near(ring.position(of: index), Point2D(row.1, row.2), 0.05))
        }
        #expect(near(ring.position(of: 1).x, 200 + 120 * 0.5.squareRoot(), 1e-12))
    }

    @Test func `turning moves every item by the rotation`() {
        var random = Seeded()
        for _ in 0..<200 {
            let rotation = Angle.radians(random.number(-100...100))
            for (index, position) in ring.positions(rotation: rotation).enumerated() {
                let angle = -Double.pi / 2 + Double(index) * .pi / 4 + rotation.radians
                #expect(near(position, Point2D(200 + 120 * cos(angle), 200 + 120 * sin(angle)), 1e-11))
                #expect(near((position - ring.center).length, 120, 1e-12))
                #expect(near(position, ring.position(of: index, rotation: rotation), 1e-12))
            }
        }
    }

    @Test func `an array is filled in place and grows once`() {
        var array: [Point2D] = []
        ring.positions(into: &array)
        #expect(array.count == 8)
        ring.positions(rotation: .degrees(90), into: &array)
        #expect(near(array[0], Point2D(320, 200)))
        array += [.zero, .zero]
        ring.positions(into: &array)
        #expect(array == ring.positions(), "a longer array becomes as long as the ring")
    }

    @Test func `an arc includes its end or leaves room for one more`() {
        let inclusive = Ring(radius: 1, start: .zero, spacing: .arc(count: 5, sweep: .degrees(180)))
        let exclusive = Ring(
            radius: 1,
            start: .zero,
            spacing: .arc(count: 5, sweep: .degrees(180), end: .exclusive)
        )
        #expect(near(inclusive.angle(of: 4).degrees, 180))
        #expect(near(exclusive.angle(of: 4).degrees, 144))
    }

    @Test func `an inclusive arc of a full turn does not cover its first item`() {
        let ring = Ring(radius: 1, spacing: .arc(count: 4, sweep: .degrees(360)))
        #expect(near(ring.angle(of: 3).degrees, 180))
    }

    @Test(arguments: [
        Ring.Spacing.arc(count: 1, sweep: .degrees(120)), .arc(count: 1, sweep: .zero),
        .arc(count: 1, sweep: .degrees(120), end: .exclusive), .even(1), .step(.degrees(30), count: 1),
    ])
    func `one item is at the start`(spacing: Ring.Spacing) {
        let ring = Ring(center: Point2D(5, 5), radius: 10, spacing: spacing)
        #expect(near(ring.position(of: 0), Point2D(5, -5)))
        #expect(ring.item(at: Point2D(5, -5)) == 0)
    }

    @Test(arguments: [
        Ring.Spacing.even(0), .even(-3), .arc(count: 0, sweep: .degrees(90)), .step(.degrees(9), count: 0),
        .angles([]),
        .weights([]),
    ])
    func `an empty ring is ordinary`(spacing: Ring.Spacing) {
        let ring = Ring(radius: 10, spacing: spacing)
        #expect(ring.count == 0)
        #expect(ring.positions().isEmpty)
        #expect(ring.nearestItem(to: Angle.zero) == nil)
        #expect(ring.nearestItem(to: Point2D(1, 1)) == nil)
        #expect(ring.item(at: Point2D(1, 1)) == nil)
        #expect(ring.item(atPointer: .zero, rotation: .zero) == nil)
        #expect(ring.largestItemDiameter() == nil)
        #expect(ring.leastRadius(itemDiameter: 44) == 0)
        #expect(ring.fitted(in: Rect2D(x: 0, y: 0, width: 9, height: 9), itemSize: .zero) == nil)
    }

    @Test func `items are at given angles, wherever the ring starts`() {
        let degrees = [-90.0, -45, 0, 200]
        let ring = Ring(
            radius: 1,
            start: .degrees(77),
            direction: .counterclockwise,
            spacing: .angles(degrees.map { .degrees($0) })
        )
        #expect(ring.count == 4)
        #expect((0..<4).allSatisfy { near(ring.angle(of: $0).degrees, degrees[$0]) })
    }

    @Test func `a counterclockwise ring runs in the opposite direction`() {
        let ring = Ring(radius: 1, direction: .counterclockwise, spacing: .even(4))
        #expect(near(ring.angle(of: 1).degrees, -180))
        let arc = Ring(
            radius: 1,
            start: .zero,
            direction: .counterclockwise,
            spacing: .arc(count: 3, sweep: .degrees(90))
        )
        #expect(near(arc.angle(of: 2).degrees, -90))
    }

    @Test func `a fixed step may go round more than once`() {
        let ring = Ring(radius: 1, start: .zero, spacing: .step(.degrees(100), count: 5))
        #expect(near(ring.angle(of: 4).degrees, 400))
    }

    @Test func `weights divide the sweep, with pads between them`() {
        let ring = Ring(
            radius: 1,
            start: .zero,
            spacing: .weights([1, 2, 1], sweep: .degrees(180), pad: .degrees(20))
        )
        // 180° less three pads leaves 120°: 30°, 60° and 30°, each with half a pad on either side.
        #expect(near(ring.angle(of: 0).degrees, 25))
        #expect(near(ring.angle(of: 1).degrees, 90))
        #expect(near(ring.angle(of: 2).degrees, 155))
        #expect(near(ring.sector(of: 1).start.degrees, 60))
        #expect(near(ring.sector(of: 1).sweep.degrees, 60))
        #expect(ring.item(at: Angle.degrees(50)) == nil)
        #expect(ring.item(at: Angle.degrees(61)) == 1)
        #expect(ring.item(atPointer: .degrees(49), rotation: .zero) == 0)
    }

    @Test func `weights that say nothing make sectors without width`() {
        for weights in [[0.0, 0], [.nan, -1], [.infinity, 0]] {
            let ring = Ring(radius: 1, spacing: .weights(weights))
            #expect(ring.count == 2)
            #expect(ring.sector(of: 0).sweep == .zero)
            #expect(ring.positions().allSatisfy { $0.isFinite })
        }
    }

    @Test func `an ellipse is a stretched circle`() {
        let ring = Ring(center: Point2D(10, 20), radii: Point2D(100, 50), spacing: .even(4))
        #expect(near(ring.position(of: 1), Point2D(110, 20)))
        #expect(near(ring.position(of: 2), Point2D(10, 70)))
        let turned = ring.position(of: 0, rotation: .degrees(45))
        #expect(near(turned, Point2D(10 + 100 * 0.5.squareRoot(), 20 - 50 * 0.5.squareRoot())))
    }

    @Test func `the mirror image swaps left and right`() {
        let rings = [
            ring, Ring(radius: 9, start: .degrees(10), spacing: .arc(count: 4, sweep: .degrees(100))),
            Ring(radius: 9, spacing: .angles([.degrees(5), .degrees(100)])),
            Ring(radius: 9, start: .degrees(20), spacing: .weights([1, 2, 3], sweep: .degrees(200))),
        ]
        for ring in rings {
            for index in 0..<ring.count {
                let offset = ring.position(of: index) - ring.center
                let mirrored = ring.mirrored.position(of: index) - ring.center
                #expect(near(mirrored, Point2D(-offset.x, offset.y)))
            }
        }
    }

    @Test func `input that is not a number is made harmless`() {
        var ring = Ring(center: Point2D(.nan, 3), radius: -5, start: .radians(.infinity), spacing: .even(3))
        #expect(ring.center == Point2D(0, 3))
        #expect(ring.radii == .zero)
        #expect(ring.positions(rotation: .radians(.nan)).allSatisfy { $0 == Point2D(0, 3) })
        for radians in [Double.nan, .infinity, -.infinity] {
            #expect(self.ring.position(of: 1, rotation: .radians(radians)) == self.ring.position(of: 1))
        }
        ring.radii = Point2D(.infinity, 2)
        ring.center = Point2D(1, .infinity)
        #expect(ring.radii == Point2D(0, 2))
        #expect(ring.center == Point2D(1, 0))
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan])
    func `angles that are not finite count as zero in every spacing`(number: Double) {
        let (angle, start) = (Angle.radians(number), Angle.degrees(20))
        let spacings: [(Ring.Spacing, Ring.Spacing)] = [
            (.arc(count: 3, sweep: angle), .arc(count: 3, sweep: .zero)),
            (.arc(count: 3, sweep: angle, end: .exclusive), .arc(count: 3, sweep: .zero, end: .exclusive)),
            (.step(angle, count: 3), .step(.zero, count: 3)),
            (.angles([angle, .degrees(5)]), .angles([.zero, .degrees(5)])),
            (.weights([1, number, 2]), .weights([1, 0, 2])),
            (.weights([1, 2], sweep: angle), .weights([1, 2], sweep: .zero)),
            (.weights([1, 2], pad: angle), .weights([1, 2], pad: .zero)),
        ]
        for (spacing, expected) in spacings {
            let ring = Ring(radius: 10, start: start, spacing: spacing)
            let model = Ring(radius: 10, start: start, spacing: expected)
            for index in 0..<model.count {
                #expect(ring.angle(of: index) == model.angle(of: index))
                #expect(ring.sector(of: index) == model.sector(of: index))
                #expect(ring.item(at: model.angle(of: index)) == model.item(at: model.angle(of: index)))
            }
        }
    }

    @Test func `counts are from zero to a million`() {
        for count in [1_000_001, .max] {
            #expect(Ring(radius: 1, spacing: .even(count)).spacing == .even(1_000_000))
        }
        let ring = Ring(radius: 1, spacing: .arc(count: .min, sweep: .degrees(90)))
        #expect(ring.spacing == .arc(count: 0, sweep: .degrees(90)))
        let steps = Ring(radius: 1, spacing: .step(.radians(2e-6), count: 4_000_000))
        #expect(!steps.isClosed && steps.count == 1_000_000)
        // Found without a search, also where the items are as close as possible.
        #expect(Ring(radius: 1, spacing: .even(1_000_000)).neighbors(of: .degrees(10)) != nil)
    }

    @Test func `items are upright, radial or tangential`() {
        #expect(ring.turn(of: 3, .upright, rotation: .degrees(9)) == .zero)
        #expect(near(ring.turn(of: 2, .radial).degrees, 0))
        #expect(near(ring.turn(of: 0, .tangential).degrees, 0))
        #expect(near(ring.turn(of: 0, .tangential, rotation: .degrees(90)).degrees, 90))
    }

    @Test(arguments: [Point2D(100, 40), Point2D(0.2, 0.9), Point2D(3e-9, 1e-9)])
    func `an item on an ellipse of any size follows the curve`(radii: Point2D) {
        let ring = Ring(radii: radii, start: .zero, spacing: .even(12))
        for index in 0..<12 {
            let angle = ring.angle(of: index).radians
            let tangent = Point2D(-radii.x * sin(angle), radii.y * cos(angle)) / radii.max()
            let turned = Point2D(direction: ring.turn(of: index, .tangential))
            #expect(near(turned.x * tangent.y - turned.y * tangent.x, 0))
            #expect((turned * tangent).sum() > 0)
        }
    }
}
