import RoundelTestSupport
import Testing

@testable import Roundel

/// Rings at the edges of what they promise: limits of hits, spacings that run backward, sizes.
@Suite struct RingEdgeTests {
    private let bounds = Rect2D(x: 10, y: 20, width: 300, height: 200)

    private func degrees(_ ring: Ring) -> [Double] { (0..<ring.count).map { ring.angle(of: $0).degrees } }

    private func isNear(_ found: [Double], _ expected: [Double]) -> Bool {
        found.count == expected.count && zip(found, expected).allSatisfy { near($0, $1) }
    }

    private func ring(_ spacing: Ring.Spacing, _ direction: Ring.Direction = .clockwise) -> Ring {
        Ring(radius: 1, start: .zero, direction: direction, spacing: spacing)
    }

    // MARK: Spacing

    @Test func `a negative sweep or step runs in the opposite direction`() {
        let spacings: [(Ring.Spacing, [Double])] = [
            (.arc(count: 3, sweep: .degrees(-90)), [0, -45, -90]),
            (.arc(count: 3, sweep: .degrees(-90), end: .exclusive), [0, -30, -60]),
            (.step(.degrees(-50), count: 3), [0, -50, -100]),
            (.weights([1, 3], sweep: .degrees(-120)), [-15, -75]),
        ]
        for (spacing, expected) in spacings {
            #expect(isNear(degrees(ring(spacing)), expected), "\(spacing)")
            #expect(isNear(degrees(ring(spacing, .counterclockwise)), expected.map { -$0 }), "\(spacing)")
        }
        let weights = ring(.weights([1, 3], sweep: .degrees(-120)))
        #expect(near(weights.sector(of: 0).start, .degrees(-30)))
        #expect(near(weights.sector(of: 1).start, .degrees(-120)))
        #expect(near(weights.sector(of: 1).sweep, .degrees(90)))
    }

    @Test func `a sweep beyond a full turn counts as a full turn`() {
        for (sweep, sign) in [(500.0, 1.0), (360, 1), (-360, -1), (-1_000, -1)] {
            for end in Ring.ArcEnd.allCases {
                let arc = ring(.arc(count: 4, sweep: .degrees(sweep), end: end))
                #expect(isNear(degrees(arc), [0, 90 * sign, 180 * sign, 270 * sign]), "\(sweep)")
            }
            let weights = ring(.weights([1, 1], sweep: .degrees(sweep)))
            #expect(isNear(degrees(weights), [90 * sign, 270 * sign]), "\(sweep)")
        }
        // Six steps of 60° are less than a full turn by rounding.
        let sum = (0..<6).reduce(Angle.zero) { angle, _ in angle + .degrees(60) }
        #expect(sum < .fullTurn && isNear(degrees(ring(.arc(count: 4, sweep: sum))), [0, 90, 180, 270]))
        // A little less is an arc, whose last item is at its end.
        #expect(isNear(degrees(ring(.arc(count: 4, sweep: .degrees(357)))), [0, 119, 238, 357]))
    }

    @Test func `pads are together at most the sweep, and a negative weight counts as zero`() {
        let padded = ring(.weights([1, 1], sweep: .degrees(90), pad: .degrees(60)))
        #expect(isNear(degrees(padded), [22.5, 67.5]))
        #expect((0..<2).allSatisfy { near(padded.sector(of: $0).sweep, .zero) })
        #expect(
            degrees(ring(.weights([1, -5, 1], sweep: .degrees(90))))
                == degrees(ring(.weights([1, 0, 1], sweep: .degrees(90))))
        )
        for none in [Double.infinity, .nan, -1e308] {
            let huge = ring(.weights([1e308, 1e308, none], sweep: .degrees(90)))
            #expect(degrees(huge) == degrees(ring(.weights([1, 1, 0], sweep: .degrees(90)))), "\(none)")
        }
        let alone = ring(.weights([2], sweep: .degrees(90), pad: .degrees(30)))
        #expect(near(alone.sector(of: 0).start, .degrees(15)))
        #expect(near(alone.sector(of: 0).sweep, .degrees(60)))
    }

    // MARK: Hits

    @Test func `the least and the greatest distance are included`() {
        let even = Ring(radius: 60, spacing: .even(4))
        let point = Point2D(0, -60)
        #expect(even.item(at: point, innerRadius: 60, outerRadius: 60) == 0)
        #expect(even.item(at: point, innerRadius: 60.0.nextUp) == nil)
        #expect(even.item(at: point, outerRadius: 60.0.nextDown) == nil)
        #expect(even.item(at: point, innerRadius: .nan) == nil)
        #expect(even.item(at: point, outerRadius: .nan) == nil)
        #expect(even.item(at: Point2D(60, 0), rotation: .degrees(90)) == 0)
        // Distances are those on the screen, also on an ellipse.
        let ellipse = Ring(radii: Point2D(100, 40), spacing: .even(4))
        #expect(ellipse.item(at: Point2D(0, 50), outerRadius: 50) == 2)
    }

    @Test func `the edges of an arc's sectors belong to its items`() {
        let arc = ring(.arc(count: 4, sweep: .degrees(90)))
        #expect(arc.item(at: Angle.degrees(-15)) == 0 && arc.item(at: Angle.degrees(105)) == 3)
        #expect(arc.item(at: Angle.degrees(-15.001)) == nil && arc.item(at: Angle.degrees(105.001)) == nil)
        #expect(arc.item(at: Angle.degrees(-15), rotation: .degrees(2)) == nil)
        #expect(arc.item(at: Angle.degrees(107), rotation: .degrees(2)) == 3)
    }

    @Test func `sectors turn with the ring`() {
        let spacings: [Ring.Spacing] = [
            .even(4), .arc(count: 3, sweep: .degrees(90)), .angles([.zero, .degrees(90), .degrees(100)]),
            .weights([1, 2]),
        ]
        for spacing in spacings {
            let ring = ring(spacing)
            for index in 0..<ring.count {
                let (plain, turned) = (ring.sector(of: index), ring.sector(of: index, rotation: .degrees(70)))
                #expect(near(turned.start, plain.start + .degrees(70)) && turned.sweep == plain.sweep)
                #expect(ring.sector(of: index, rotation: .radians(.nan)) == plain)
            }
        }
    }

    @Test func `a sector includes its start and excludes its end`() {
        let sector = Sector(start: .radians(1), sweep: .radians(2))
        #expect(sector.contains(.radians(1)) && sector.contains(.radians(2.999)))
        #expect(!sector.contains(.radians(3)) && !sector.contains(.radians(0.999)))
        #expect(Sector(start: .radians(.nan), sweep: .radians(2)).start == .zero)
        for sweep in [-1, Double.nan, .infinity] {
            #expect(Sector(start: .zero, sweep: .radians(sweep)).sweep == .zero)
        }
        #expect(Sector(start: .zero, sweep: .radians(7)).sweep == .fullTurn)
        let whole = Sector(start: .zero, sweep: .fullTurn)
        #expect(!whole.contains(.radians(.infinity)) && whole.contains(.zero))
    }

    @Test func `of items at the same angle the first one has the sector and is the nearest`() {
        let twins = ring(.angles([.degrees(10), .degrees(10), .degrees(100)]))
        #expect(
            near(twins.sector(of: 0).start, .degrees(-125)) && near(twins.sector(of: 0).sweep, .degrees(180))
        )
        #expect(twins.sector(of: 1).sweep == .zero && near(twins.sector(of: 2).sweep, .degrees(180)))
        for degrees in stride(from: 0.5, to: 360, by: 1) {
            let index = twins.item(at: Angle.degrees(degrees)) ?? -1
            #expect(twins.sector(of: index).contains(.degrees(degrees)))
        }
        let same = ring(.angles([.degrees(10), .degrees(10)]))
        #expect(same.sector(of: 0).sweep == .fullTurn && same.sector(of: 1).sweep == .zero)
        #expect(twins.nearestItem(to: Angle.degrees(12)) == 0)
        #expect(twins.nearestItem(to: Point2D(direction: .degrees(12))) == 0)
        #expect(twins.item(at: Angle.degrees(54)) == 0 && twins.item(at: Angle.degrees(56)) == 2)
    }

    @Test func `a rotation brings an item to any pointer`() {
        let even = Ring(radius: 1, spacing: .even(4))
        for (index, degrees) in [(0, 90.0), (1, 0), (2, 270), (3, 180)] {
            let rotation = even.rotation(bringing: index, toPointer: .zero)
            #expect(near(Point2D(direction: rotation), Point2D(direction: .degrees(degrees))), "\(index)")
            #expect(even.item(atPointer: .zero, rotation: rotation) == index)
        }
    }

    // MARK: Sizes

    @Test func `an arc fills its bounds at the given rotation`() throws {
        let half = Ring(radius: 1, spacing: .arc(count: 3, sweep: .degrees(180)))
        let upright = try #require(half.fitted(in: bounds, itemSize: .zero))
        #expect(near(upright.radii, Point2D(100, 100)) && near(upright.center, Point2D(110, 120)))
        let turned = try #require(half.fitted(in: bounds, itemSize: .zero, rotation: .degrees(90)))
        #expect(near(turned.radii, Point2D(150, 150)) && near(turned.center, Point2D(160, 45)))
        #expect(half.fitted(in: bounds, itemSize: .zero, rotation: .radians(.nan)) == upright)
        #expect(half.fitted(in: bounds, itemSize: Point2D(-9, .nan)) == upright)
        #expect(half.fitted(in: bounds, itemSize: Point2D(300.5, 9)) == nil)
        #expect(half.fitted(in: bounds, itemSize: Point2D(300, 200))?.radii == .zero)
        let point = Ring(radius: 0, spacing: .even(4)).fitted(in: bounds, itemSize: .zero)
        #expect(near(try #require(point).radii, Point2D(100, 100)), "zero radii count as a circle")
    }

    @Test func `the largest radius is half of what an item leaves of the shorter side`() {
        let size = Point2D(300, 200)
        #expect(Ring.largestRadius(in: bounds, itemSize: size) == 0)
        #expect(Ring.largestRadius(in: bounds, itemSize: Point2D(300, 200.5)) == nil)
        #expect(Ring.largestRadius(in: bounds, itemSize: Point2D(-50, .infinity)) == 100)
        #expect(Ring.largestRadius(in: bounds, itemSize: Point2D(200, 20)) == 50)
    }

    @Test func `the largest items of an ellipse depend on its rotation`() throws {
        let ellipse = Ring(radii: Point2D(200, 100), spacing: .even(4))
        // From top to bottom; and turned, between the two items on the right.
        #expect(near(try #require(ellipse.largestItemDiameter()), 200))
        #expect(
            near(try #require(ellipse.largestItemDiameter(rotation: .degrees(45))), 200 * 0.5.squareRoot())
        )
        for diameter in [-44, 0, .infinity, -Double.infinity] {
            #expect(ellipse.leastRadius(itemDiameter: diameter) == 0)
        }
        #expect(near(try #require(ellipse.leastRadius(itemDiameter: 10)), 50 * 0.5.squareRoot() * 0.2))
        #expect(ellipse.leastRadius(itemDiameter: .greatestFiniteMagnitude) == 0x1p1000)
        // Items that are close are not at the same position.
        let close = ring(.angles([.zero, .radians(1e-8)]))
        #expect(near(try #require(close.leastRadius(itemDiameter: 3)), 3e8, 10))
        let fitted = try #require(close.fitted(in: bounds, itemSize: .zero))
        #expect(near(fitted.radii.y, 2e10, 1e3) && near(fitted.radii.x, 2e10, 1e3))
    }

    @Test func `centres and radii beyond 2¹⁰⁰⁰ count as that, when made and when changed`() {
        let huge = Point2D(1e305, -1e305)
        var ring = Ring(center: huge, radii: huge, spacing: .even(3))
        #expect(ring.center == Point2D(0x1p1000, -0x1p1000) && ring.radii == Point2D(0x1p1000, 0))
        (ring.center, ring.radii) = (.zero, .zero)
        (ring.center, ring.radii) = (huge, -huge)
        #expect(ring.center == Point2D(0x1p1000, -0x1p1000) && ring.radii == Point2D(0, 0x1p1000))
    }

    // MARK: Orientation

    @Test func `an item on an ellipse points along the normal`() {
        let ellipse = Ring(radii: Point2D(200, 100), start: .degrees(45), spacing: .even(1))
        // The normal at the parameter of 45° is that of (100, 200).
        #expect(near(ellipse.turn(of: 0, .radial).degrees, 63.434_948_822_922))
        #expect(near(ellipse.turn(of: 0, .tangential).degrees, 153.434_948_822_922))
        let turned = ellipse.turn(of: 0, .radial, rotation: .degrees(90))
        #expect(near(turned.degrees, 180 - 63.434_948_822_922))
        #expect(near(ellipse.turn(of: 0, .radial, rotation: .radians(.nan)).degrees, 63.434_948_822_922))
        for radii in [Point2D(200, 0), Point2D(0, 100), Point2D(9, 9)] {
            let flat = Ring(radii: radii, start: .degrees(45), spacing: .even(1))
            #expect(near(flat.turn(of: 0, .radial).degrees, 45), "\(radii)")
            #expect(near(flat.turn(of: 0, .tangential).degrees, 135), "\(radii)")
        }
    }

    @Test func `the mirror image runs in the opposite direction, and back again`() {
        let plain = Ring(center: Point2D(5, 6), radius: 9, start: .degrees(10), spacing: .even(5))
        #expect(plain.mirrored.direction == .counterclockwise && near(plain.mirrored.start, .degrees(170)))
        #expect(plain.mirrored.mirrored.direction == .clockwise && plain.mirrored.spacing == plain.spacing)
        #expect(plain.mirrored.center == plain.center && plain.mirrored.radii == plain.radii)
    }

    @Test func `an index that is not on the ring is a programming error`() async {
        await #expect(processExitsWith: .failure) {
            _ = Ring(radius: 1, spacing: .even(3)).position(of: 3)
        }
        await #expect(processExitsWith: .failure) {
            let ring = Ring(radius: 1, spacing: .even(3))
            var points = [Point2D.zero, .zero]
            points.withUnsafeMutableBufferPointer { ring.positions(into: $0) }
        }
    }
}
