import Foundation
import RoundelTestSupport
import Testing

@testable import Roundel

@Suite(.long) struct RingHitTests {
    @Test func `the nearer of two items is found in both directions`() {
        for direction in [Ring.Direction.clockwise, .counterclockwise] {
            let sign = direction == .clockwise ? 1.0 : -1
            let spacing = Ring.Spacing.step(.degrees(40), count: 2)
            let ring = Ring(radius: 1, start: .zero, direction: direction, spacing: spacing)
            for (degrees, item) in [(-100.0, 0), (-10, 0), (15, 0), (25, 1), (60, 1), (170, 1)] {
                #expect(ring.nearestItem(to: Angle.degrees(sign * degrees)) == item)
            }
        }
    }

    let ring = Ring(center: Point2D(100, 100), radius: 80, spacing: .even(8))

    @Test func `a sector that wraps round twelve o'clock holds points on both sides`() {
        #expect(ring.item(at: Point2D(90, 20)) == 0)
        #expect(ring.item(at: Point2D(110, 20)) == 0)
        #expect(ring.item(at: Point2D(100, 100)) == nil)
        #expect(ring.item(at: Point2D(100, 50), innerRadius: 60, outerRadius: 90) == nil)
        #expect(ring.item(at: Point2D(100, 5), innerRadius: 60, outerRadius: 90) == nil)
        #expect(ring.item(at: Point2D(.nan, 5)) == nil)
    }

    @Test func `every angle finds the item that is nearest, at any rotation`() {
        var random = Seeded()
        for _ in 0..<2_000 {
            let angle = Angle.radians(random.number(-20...20))
            let rotation = Angle.radians(random.number(-20...20))
            let nearest = (0..<8).min {
                ring.angle(of: $0, rotation: rotation).shortestDifference(to: angle).magnitude
                    < ring.angle(of: $1, rotation: rotation).shortestDifference(to: angle).magnitude
            }
            #expect(ring.nearestItem(to: angle, rotation: rotation) == nearest)
            #expect(ring.item(at: angle, rotation: rotation) == nearest)
        }
    }

    @Test func `beyond an arc there is a gap, but always a nearest item`() {
        let arc = Ring(radius: 50, start: .zero, spacing: .arc(count: 4, sweep: .degrees(90)))
        #expect(arc.item(at: Angle.degrees(-14)) == 0)
        #expect(arc.item(at: Angle.degrees(-16)) == nil)
        #expect(arc.item(at: Angle.degrees(104)) == 3)
        #expect(arc.item(at: Angle.degrees(180)) == nil)
        #expect(arc.nearestItem(to: Angle.degrees(180)) == 3)
    }

    @Test func `the sectors of given angles extend halfway to the neighbours`() {
        let ring = Ring(radius: 1, spacing: .angles([.zero, .degrees(90), .degrees(100)]))
        #expect(near(ring.sector(of: 0).start.degrees, -130))
        #expect(near(ring.sector(of: 0).sweep.degrees, 175))
        #expect(ring.item(at: Angle.degrees(94)) == 1)
        #expect(ring.item(at: Angle.degrees(96)) == 2)
        let alone = Ring(radius: 1, spacing: .angles([.degrees(30)]))
        #expect(alone.sector(of: 0).sweep == .fullTurn)
    }

    @Test func `every point finds the nearest item on an ellipse`() {
        var random = Seeded()
        let ring = Ring(radii: Point2D(200, 30), spacing: .even(17))
        for _ in 0..<500 {
            let point = Point2D(random.number(-250...250), random.number(-60...60))
            let rotation = Angle.radians(random.number(-9...9))
            let distances = ring.positions(rotation: rotation).map { hypot($0.x - point.x, $0.y - point.y) }
            #expect(
                ring.nearestItem(to: point, rotation: rotation)
                    == distances.firstIndex(of: distances.min() ?? 0)
            )
        }
        #expect(ring.item(at: Point2D(200, 0)) == ring.nearestItem(to: Angle.zero))
    }

    @Test func `a rotation brings an item to the pointer`() {
        for index in 0..<8 {
            let rotation = ring.rotation(bringing: index)
            #expect(ring.item(atPointer: .twelveOClock, rotation: rotation) == index)
            #expect((0..<2 * .pi).contains(rotation.radians))
        }
        #expect(ring.item(atPointer: .twelveOClock, rotation: .degrees(46)) == 7)
    }

    @Test func `a sector ends before its end`() {
        let sector = Sector(start: .degrees(350), sweep: .degrees(20))
        #expect(
            sector.contains(.degrees(350)) && sector.contains(.degrees(9.99))
                && sector.contains(.degrees(369))
        )
        #expect(!sector.contains(.degrees(10.01)) && !sector.contains(.degrees(349)))
        #expect(!sector.contains(.radians(.nan)))
        #expect(Sector(start: .zero, sweep: .degrees(400)).contains(.degrees(-3)))
        #expect(!Sector(start: .zero, sweep: .degrees(-5)).contains(.zero))
    }

    @Test func `the nearest item is the first of those that a search through all items finds`() throws {
        var random = Seeded()
        for round in 0..<Seeded.scripts(120) {
            let count = Int.random(in: 1...(round % 40 == 0 ? 2_000 : 40), using: &random)
            // Now and then so close, or so far from zero, that rounding decides.
            let (close, far) = (round % 8 == 1 ? 1e-8 : 1, round % 8 == 4 ? 1e13 : 1)
            let spacings: [Ring.Spacing] = [
                .even(count), .step(.radians(random.number(-1...1) * close), count: count),
                .arc(count: count, sweep: .radians(random.number(-6.28...6.28))),
                .arc(count: count, sweep: .radians(random.number(-6.28...6.28)), end: .exclusive),
            ]
            let ring = Ring(
                radius: 1,
                start: .radians(random.number(-9...9) * far),
                direction: round % 2 == 0 ? .clockwise : .counterclockwise,
                spacing: spacings[round % 4]
            )
            for _ in 0..<12 {
                let rotation = Angle.radians(random.number(-99...99))
                let item = Int.random(in: 0..<count, using: &random)
                let between = ring.angle(of: item) + (ring.sector(of: item).sweep / 2)
                let angle =
                    random.number(0...1) < 0.5 ? Angle.radians(random.number(-9...9)) : between + rotation
                let nearest = try #require(ring.nearestItem(to: angle, rotation: rotation))
                #expect(ring.item(atPointer: angle, rotation: rotation) == nearest)
                let squares = Self.squares(ring, from: angle - rotation)
                let (square, least) = (squares[nearest], squares.min() ?? .nan)
                // Distances that differ by rounding alone are the same.
                #expect(square - least <= 6e-12 * least.squareRoot() + 1e-23)
                #expect(squares[..<nearest].allSatisfy { $0 > square })
            }
        }
    }

    /// The squares of the distances of the items from a direction, on a circle with radius 1.
    private static func squares(_ ring: Ring, from angle: Angle) -> [Double] {
        let pointer = Point2D(direction: angle)
        return (0..<ring.count).map { index in
            let offset = Point2D(direction: ring.angle(of: index)) - pointer
            return (offset * offset).sum()
        }
    }

    @Test func `items that are nearly in one direction have the sectors that they are hit in`() {
        // The same direction, except for rounding: the first item has the sector.
        let same = Ring(radius: 100, spacing: .angles([.degrees(45), .degrees(-315)]))
        #expect(same.item(at: .degrees(80)) == 0 && same.nearestItem(to: .degrees(80)) == 0)
        #expect(same.sector(of: 0).contains(.degrees(80)))
        #expect(same.item(at: .degrees(45)) == 0 && same.item(at: .degrees(-315)) == 0)
        let close = Ring(radius: 100, spacing: .angles([.zero, .radians(1e-9), .radians(2e-9)]))
        #expect((0..<3).allSatisfy { close.item(at: .radians(Double($0) * 1e-9)) == $0 })
        // Rounding hides from afar which one is nearer.
        let backward = Ring(radius: 100, spacing: .angles([.radians(2e-9), .radians(1e-9), .zero]))
        for (side, item) in [(1.0, 2), (-1, 0)] {
            for distance in [0.001, 0.5, 2, 3, .pi - 0.0019, .pi - 1e-5] {
                let angle = Angle.radians(side * distance)
                #expect(close.item(at: angle) == item && close.sector(of: item).contains(angle))
                #expect(backward.item(at: angle) == 2 - item)
            }
        }
        let steps = Ring(radius: 100, spacing: .step(.radians(1e-9), count: 5))
        #expect((0..<5).allSatisfy { steps.item(at: steps.angle(of: $0)) == $0 })
    }

    @Test func `the sectors of given angles share the circle, and items are hit in them`() {
        let sum = (0..<7).reduce(Angle.zero) { angle, _ in angle + .degrees(5.0 / 7) }
        var lists: [[Angle]] = [[.degrees(105), .degrees(5), sum], [.degrees(105), sum, .degrees(5)]]
        for first in stride(from: -180.0, through: 180, by: 15) {
            for turns in [-3.0, -1, 1, 2, 7] {
                lists.append([.degrees(first), .degrees(first + 360 * turns)])
                lists.append([.degrees(first), .degrees(40), .degrees(first) + .fullTurn * turns])
            }
        }
        for angles in lists {
            let ring = Ring(radius: 100, spacing: .angles(angles))
            let sectors = (0..<ring.count).map { ring.sector(of: $0) }
            let sweep = sectors.reduce(Angle.zero) { $0 + $1.sweep }
            #expect(near(sweep, .fullTurn, 1e-9), "\(angles.map(\.degrees))")
            for degrees in stride(from: 1.3, to: 360, by: 7) {
                let hit = ring.item(at: .degrees(degrees))
                #expect(
                    hit == sectors.firstIndex { $0.contains(.degrees(degrees)) },
                    "\(angles.map(\.degrees))"
                )
            }
        }
    }

    @Test func `in the middle between two given angles the item with the lower index is the nearest`() {
        let ring = Ring(radius: 100, spacing: .angles((0..<36).map { .degrees(Double($0) * 10) }))
        for index in 0..<36 {
            for turns in [-2.0, 0, 3] {
                let middle = Angle.degrees(Double(index) * 10 + 5 + 360 * turns)
                #expect(ring.nearestItem(to: middle) == (index == 35 ? 0 : index))
            }
        }
    }

    @Test func `a million items are the most, and none the fewest`() {
        let sweep = Angle.degrees(9)
        for (count, permitted) in [
            (Int.max, 1_000_000), (1_000_001, 1_000_000), (1_000_000, 1_000_000), (-1, 0),
        ] {
            #expect(Ring.Spacing.even(count).permitted == .even(permitted))
            #expect(Ring.Spacing.step(sweep, count: count).permitted == .step(sweep, count: permitted))
            #expect(
                Ring.Spacing.arc(count: count, sweep: sweep, end: .exclusive).permitted
                    == .arc(count: permitted, sweep: sweep, end: .exclusive)
            )
        }
        #expect(Ring(radius: 1, spacing: .even(.max)).count == 1_000_000)
        #expect(Ring(radius: 1, spacing: .even(.min)).count == 0)
        let square = Rect2D(x: 0, y: 0, width: 1, height: 1)
        #expect(Superellipse(exponent: .infinity).points(count: .max, in: square).count == 1_000_000)
        #expect(Corners().points(count: .max, in: square).count == 1_000_000)
    }

    /// Weights, a rotation in degrees, and a point at an edge.
    static let edges: [(weights: [Double], rotation: Double, point: Point2D)] = [
        ([1, 4, 3], 180, Point2D(220, 80)), ([2, 3, 3], 270, Point2D(220, 220)),
        ([3, 5, 1], 105, Point2D(80, 220)), ([4, 6, 6], 180, Point2D(220, 80)),
        ([6, 1, 1], 135, Point2D(220, 80)), ([2, 4, 3], 300, Point2D(150, 250)),
    ]

    @Test(arguments: edges)
    func `an edge that rounding moves apart belongs to a sector of weights`(
        weights: [Double],
        rotation: Double,
        point: Point2D
    ) {
        let ring = Ring(center: Point2D(150, 150), radius: 100, spacing: .weights(weights))
        #expect(ring.item(at: point, rotation: .degrees(rotation)) != nil)
    }

    @Test func `the item at a pointer is the one whose sector is there, and not one that is nearer`() {
        let ring = Ring(radius: 100, start: .zero, spacing: .weights([1, 9]))
        // The sectors are from 0° to 36° and from 36° to 360°, and the items at 18° and 198°.
        for (degrees, item) in [(35.0, 0), (37, 1), (90, 1), (359, 1), (1, 0)] {
            #expect(ring.item(atPointer: .degrees(degrees), rotation: .zero) == item, "\(degrees)")
            #expect(ring.item(atPointer: .degrees(degrees + 70), rotation: .degrees(70)) == item)
        }
        for ring in [ring, Ring(radius: 100, spacing: .even(4))] {
            let plain = ring.item(atPointer: .degrees(20), rotation: .zero)
            #expect(ring.item(atPointer: .degrees(20), rotation: .radians(.nan)) == plain)
        }
    }

    @Test(arguments: [
        Ring.Spacing.even(4), .arc(count: 3, sweep: .degrees(90)), .angles([.zero, .degrees(90)]),
        .weights([1, 9]), .weights([5]),
    ])
    func `regression: an angle that is not finite is in no sector, also of weights`(spacing: Ring.Spacing) {
        let ring = Ring(radius: 100, spacing: spacing)
        for radians in [Double.nan, .infinity, -.infinity] {
            #expect(ring.item(at: Angle.radians(radians)) == nil)
            #expect(ring.item(atPointer: .radians(radians), rotation: .zero) == nil)
        }
    }

    @Test func `a ring without a radius has an item in every direction`() {
        let ring = Ring(center: Point2D(7, 8), radius: 0, spacing: .even(4))
        #expect(ring.angle(at: Point2D(7, 13)).map { near($0, .degrees(90)) } == true)
        #expect(ring.item(at: Point2D(7, 13)) == 2 && ring.item(at: Point2D(-1, 8)) == 3)
        #expect(ring.angle(at: Point2D(7, 8)) == nil)
    }

    @Test func `the farthest points have an angle about the farthest centres`() {
        let greatest = Double.greatestFiniteMagnitude
        let ring = Ring(center: Point2D(-0x1p1000, 0x1p1000), radius: 9, spacing: .even(4))
        #expect(ring.angle(at: Point2D(greatest, 0x1p1000)) == .zero)
        #expect(ring.angle(at: Point2D(-0x1p1000, -greatest)) == .twelveOClock)
        #expect(ring.item(at: Point2D(greatest, 0x1p1000)) == 1)
    }

    @Test func `an item without a weight and a pad have no sector`() {
        let ring = Ring(radius: 100, spacing: .weights([1, 0, 1], pad: .degrees(30)))
        #expect(ring.item(at: ring.angle(of: 1)) == nil && ring.item(at: Angle.degrees(-80)) == nil)
    }

    @Test func `a pointer that is not finite counts as zero where an item is brought to it`() {
        let ring = Ring(radius: 100, spacing: .even(6))
        for pointer in [Double.nan, .infinity, -.infinity] {
            let rotation = ring.rotation(bringing: 1, toPointer: .radians(pointer))
            #expect(near(rotation, .degrees(30)) && rotation == ring.rotation(bringing: 1, toPointer: .zero))
        }
    }
}
