import RoundelTestSupport
import Testing

@testable import Roundel

/// Rings as views place them, and what they know of their arcs.
@Suite struct RingBoundsTests {
    private let bounds = Rect2D(x: 10, y: 20, width: 300, height: 200)
    private let item = Point2D(40, 20)

    private func ring(_ radius: Ring.Radius, _ spacing: Ring.Spacing, isMirrored: Bool = false) -> Ring {
        Ring(in: bounds, itemSize: item, radius: radius, spacing: spacing, isMirrored: isMirrored)
    }

    // MARK: Placing

    @Test func `every radius has its ring in the middle of the bounds`() {
        for (radius, radii) in [
            (Ring.Radius.fitted, Point2D(90, 90)), (.fixed(33), Point2D(33, 33)), (.fixed(-3), .zero),
            (.fixed(.nan), .zero), (.fixed(.infinity), .zero), (.ellipse(Point2D(70, 30)), Point2D(70, 30)),
            (.ellipse(Point2D(-1, 30)), Point2D(0, 30)),
        ] {
            let ring = ring(radius, .even(5))
            #expect(ring.radii == radii && ring.center == Point2D(160, 120), "\(radius)")
        }
        let large = Ring(in: bounds, itemSize: Point2D(301, 1), spacing: .even(5))
        #expect(large.radii == .zero && large.center == bounds.center)
    }

    @Test func `a filling ring fills the bounds, also mirrored`() {
        // From 12 over 3 to 6 o'clock: as wide as its radius, and twice as high.
        let half = Ring.Spacing.arc(count: 3, sweep: .degrees(180))
        let plain = ring(.filling, half)
        #expect(near(plain.radii, Point2D(90, 90)) && near(plain.center, Point2D(115, 120)))
        let mirrored = ring(.filling, half, isMirrored: true)
        #expect(near(mirrored.radii, Point2D(90, 90)) && near(mirrored.center, Point2D(205, 120)))
        #expect(near(mirrored.position(of: 1), Point2D(115, 120)))
        #expect(ring(.filling, .even(1)) == ring(.fitted, .even(1)), "every radius fits one item")
        #expect(ring(.filling, .even(0)) == ring(.fitted, .even(0)))
        for angles in [[-90.0, 270], [30, 390, -330], [45, 45 + 1e-11]] {
            let spacing = Ring.Spacing.angles(angles.map { .degrees($0) })
            #expect(ring(.filling, spacing).radii == ring(.fitted, spacing).radii, "one position")
        }
        #expect(ring(.filling, .step(.fullTurn, count: 3)).radii == ring(.fitted, .even(1)).radii)
        // Two positions above one another, which differ in x by rounding.
        #expect(near(ring(.filling, .even(2)).radii, Point2D(90, 90)))
    }

    @Test func `a placed ring begins at its start and runs in its direction`() {
        let ring = Ring(
            in: bounds,
            itemSize: item,
            radius: .fixed(50),
            start: .zero,
            direction: .counterclockwise,
            spacing: .even(4)
        )
        #expect(near(ring.position(of: 0), Point2D(210, 120)))
        #expect(near(ring.position(of: 1), Point2D(160, 70)))
    }

    @Test func `an angle that is not finite counts as zero before it is mirrored`() {
        for angle in [Angle.radians(.nan), .radians(.infinity), .zero] {
            let ring = Ring(radius: 1, spacing: .angles([angle, .degrees(90)]))
            #expect(near(ring.position(of: 0), Point2D(1, 0)))
            #expect(near(ring.mirrored.position(of: 0), Point2D(-1, 0)))
            #expect(near(ring.mirrored.position(of: 1), Point2D(0, 1)))
        }
    }

    @Test func `a mirrored ring is placed as the other one`() {
        let mirrored = ring(.fixed(50), .even(4), isMirrored: true)
        #expect(near(mirrored.position(of: 1), Point2D(110, 120)))
        #expect(near(ring(.fixed(50), .even(4)).position(of: 1), Point2D(210, 120)))
    }

    @Test func `items stay inside up to a millionth of a point`() {
        func stays(_ center: Point2D, _ radii: Point2D, _ size: Point2D) -> Bool {
            Ring(center: center, radii: radii, spacing: .even(3)).staysInside(bounds, itemSize: size)
        }
        let middle = Point2D(160, 120)
        #expect(stays(middle, Point2D(130, 90), item) && !stays(middle, Point2D(130.001, 90), item))
        #expect(!stays(middle, Point2D(130, 90.001), item))
        #expect(stays(middle, Point2D(130, 90 + 9e-7), item))
        #expect(!stays(middle, Point2D(130, 90 + 2e-6), item))
        for offset in [Point2D(1, 0), Point2D(-1, 0), Point2D(0, 1), Point2D(0, -1)] {
            #expect(stays(middle + offset * 0.5, Point2D(129, 89), item))
            #expect(!stays(middle + offset * 1.5, Point2D(129, 89), item), "\(offset)")
        }
        // A size that is negative or not finite counts as zero.
        #expect(stays(middle, Point2D(150, 100), Point2D(-9, .nan)))
        #expect(!stays(middle, Point2D(150.001, 100), Point2D(-9, .nan)))
    }

    // MARK: Rings and arcs

    private func isClosed(_ spacing: Ring.Spacing) -> Bool { Ring(radius: 1, spacing: spacing).isClosed }

    @Test func `a ring is closed if its items surround it`() {
        #expect(isClosed(.even(1)) && isClosed(.even(9)))
        for (sweep, isWhole) in [
            (360.0, true), (-360, true), (359.99, false), (-359.99, false), (720, true), (.nan, false),
        ] {
            #expect(isClosed(.arc(count: 4, sweep: .degrees(sweep))) == isWhole, "\(sweep)")
            #expect(isClosed(.weights([1, 2], sweep: .degrees(sweep))) == isWhole, "\(sweep)")
        }
        for (step, count, isWhole) in [
            (45.0, 8, true), (45, 7, false), (-45, 8, true), (-45, 7, false), (45, 9, true),
            (315, 8, true), (315, 7, false), (360, 99, false), (.nan, 9, false),
        ] {
            #expect(isClosed(.step(.degrees(step), count: count)) == isWhole, "\(step), \(count)")
        }
    }

    @Test(
        arguments: [
            ([0, 120, 240], true), ([0, 143], false), ([0, 145], true), ([0, 90], false), ([7], false),
            ([0, 110, 220], true), ([0, 100, 200], false),
            // The gap over 0° is the first: 160, 130, 70, in three orders.
            ([0, 130, 200], true), ([0, 70, 200], true), ([0, 130, 290], true),
            // 160, 100, 100, of which the last gap is the widest.
            ([0, 100, 260], false), ([370, 130, -70], true),
        ] as [([Double], Bool)]
    )
    func `given angles are closed unless a gap is more than 1.5 times the next widest`(
        degrees: [Double],
        isWhole: Bool
    ) {
        #expect(isClosed(.angles(degrees.map { .degrees($0) })) == isWhole)
    }

    @Test func `the arc of a ring is that from its first to its last item, or the least one of given angles`()
        throws
    {
        func arc(_ spacing: Ring.Spacing, _ direction: Ring.Direction = .clockwise) -> [Double]? {
            let ring = Ring(radius: 1, direction: direction, spacing: spacing)
            return ring.arc.map { [$0.start.degrees, $0.sweep.degrees] }
        }
        let table: [([Double]?, [Double])] = [
            (arc(.angles([.degrees(30), .degrees(350), .degrees(10)])), [350, 40]),
            (arc(.angles([.degrees(100), .degrees(200), .degrees(140)])), [100, 100]),
            (arc(.angles([.degrees(80)])), [80, 0]),
            (arc(.step(.degrees(30), count: 3)), [270, 60]),
            (arc(.step(.degrees(30), count: 3), .counterclockwise), [210, 60]),
            (arc(.step(.degrees(330), count: 3)), [210, 60]),
            (arc(.arc(count: 3, sweep: .degrees(300))), [270, 300]),
            (arc(.arc(count: 3, sweep: .degrees(-300))), [330, 300]),
            (arc(.arc(count: 3, sweep: .degrees(300)), .counterclockwise), [330, 300]),
            (arc(.weights([1, 2, 1], sweep: .degrees(320))), [310, 240]),
        ]
        for (found, expected) in table {
            let found = try #require(found)
            #expect(near(found[0], expected[0]) && near(found[1], expected[1]), "\(found)")
        }
        #expect(arc(.even(0)) == nil)
        // Of two least arcs, the one that begins first after 3 o'clock.
        #expect(arc(.angles([.degrees(180), .zero])).map { near($0[0], 0) && near($0[1], 180) } == true)
    }

    @Test func `a ring that cannot fill its bounds is mirrored too`() {
        let bounds = Rect2D(x: 0, y: 0, width: 30, height: 200)
        func ring(_ radius: Ring.Radius, isMirrored: Bool) -> Ring {
            Ring(
                in: bounds,
                itemSize: Point2D(40, 40),
                radius: radius,
                start: .degrees(20),
                spacing: .arc(count: 3, sweep: .degrees(90)),
                isMirrored: isMirrored
            )
        }
        for isMirrored in [false, true] {
            #expect(ring(.filling, isMirrored: isMirrored) == ring(.fitted, isMirrored: isMirrored))
        }
        #expect(near(ring(.filling, isMirrored: true).angle(of: 0), .degrees(160)))
    }
}
