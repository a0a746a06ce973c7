import RoundelTestSupport
import Testing

@testable import Roundel

/// Where a fan is if the rectangle leaves a choice, and what its settings count as.
@Suite struct FanPlacementTests {
    private static let room = Rect2D(x: -500, y: -500, width: 1_000, height: 1_000)

    /// The directions of points about the origin, in degrees from 0 to 360.
    private static func degrees(
        _ count: Int,
        in bounds: Rect2D,
        toward direction: Double,
        sweep: Double = 360
    ) throws -> [Double] {
        let settings = Fan.Settings(direction: .degrees(direction), sweep: .degrees(sweep), spacing: 0)
        let fan = try #require(
            Fan(at: .zero, in: bounds, itemSize: .zero, count: count, settings: settings)
        )
        #expect(fan.radius == 72 && fan.outer == nil)
        return (0..<count).map { (fan.angle(of: $0) + .degrees(0.01)).normalized.degrees - 0.01 }
    }

    private static func isNear(_ found: [Double], _ expected: [Double]) -> Bool {
        found.count == expected.count && zip(found, expected).allSatisfy { near($0, $1, 1e-6) }
    }

    @Test(
        arguments: [
            (-90, [240, 270, 300]), (-120, [210, 240, 270]), (-170, [180, 210, 240]),
            (-10, [300, 330, 0]), (45, [300, 330, 0]), (135, [180, 210, 240]),
        ] as [(Double, [Double])]
    )
    func `a sweep below that of the gap is as near to the preferred direction as the gap allows`(
        direction: Double,
        expected: [Double]
    ) throws {
        // The lower half of the circle is outside.
        let upper = Rect2D(x: -500, y: -500, width: 1_000, height: 500)
        let found = try Self.degrees(3, in: upper, toward: direction, sweep: 60)
        #expect(Self.isNear(found, expected), "\(found)")
    }

    @Test(arguments: [(-30.0, 330.0), (-150, 210), (20, 0), (89, 0), (91, 180), (170, 180)])
    func `a single item is in the direction of the gap that is nearest to the preferred one`(
        direction: Double,
        expected: Double
    ) throws {
        let upper = Rect2D(x: -500, y: -500, width: 1_000, height: 500)
        let found = try Self.degrees(1, in: upper, toward: direction)
        #expect(Self.isNear(found, [expected]), "\(found)")
    }

    @Test(
        arguments: [
            (-80, [280, 100]), (90, [270, 90]), (-20, [300, 120]), (20, [240, 60]), (-120, [240, 60]),
            // Both ends are as near: the items begin at the start of the gap.
            (0, [240, 60]),
        ] as [(Double, [Double])]
    )
    func `what a gap leaves moves an item as near to the preferred direction as possible`(
        direction: Double,
        expected: [Double]
    ) throws {
        // The left edge is half a radius away, so that 240° are left, from 240° over 0 to 120°. Two
        // items are 180° apart, and can be turned by 60°.
        let bounds = Rect2D(x: -36, y: -500, width: 536, height: 1_000)
        let found = try Self.degrees(2, in: bounds, toward: direction)
        #expect(Self.isNear(found, expected), "\(found)")
    }

    @Test func `of gaps that are equally near the widest is taken, and then the first from 3 o'clock`() throws
    {
        // What is higher or lower than half a radius is outside: 150° to 210° and 330° to 30° are left.
        let band = Rect2D(x: -500, y: -36, width: 1_000, height: 72)
        #expect(try Self.isNear(Self.degrees(1, in: band, toward: -90), [210]))
        #expect(try Self.isNear(Self.degrees(1, in: band, toward: 90), [150]))
        #expect(try Self.isNear(Self.degrees(1, in: band, toward: -89.9), [330]))
        // The left edge divides the gap on the left.
        let cut = Rect2D(x: -70, y: -36, width: 570, height: 72)
        #expect(try Self.isNear(Self.degrees(1, in: cut, toward: -90), [330]))
        #expect(try Self.isNear(Self.degrees(1, in: cut, toward: 90), [30]))
    }

    @Test func `in a range of many radii the least one is found to a 64th of a 256th of the range`() throws {
        let settings = Fan.Settings(maximumRadius: .infinity)
        let room = Rect2D(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
        for count in [40, 56, 72, 104] {
            let fan = try #require(
                Fan(at: .zero, in: room, itemSize: Point2D(44, 44), count: count, settings: settings)
            )
            // The chords nearest to a diagonal are half a step away from it.
            let half = Double.pi / Double(count)
            let (chord, direction) = (2 * Double.sin(half), Double.cos(.pi / 4 - half))
            let least = 52 / (chord * direction)
            let range = 52 * 2.0.squareRoot() * Double(count)
            #expect(fan.inner.isClosed && fan.radius >= least * (1 - 1e-9))
            #expect(fan.radius <= least + range / 256 / 64, "\(count): \(fan.radius), \(least)")
        }
    }

    @Test func `items that fit exactly fit, whatever rounding says`() {
        func fits(_ count: Int, _ item: Double, _ radius: Double, sweep: Angle) -> Bool {
            let size = Point2D(repeating: item)
            let settings = Fan.Settings(sweep: sweep, minimumRadius: radius, maximumRadius: radius)
            return Fan(at: .zero, in: Self.room, itemSize: size, count: count, settings: settings) != nil
        }
        for step in 1...40 {
            let cell = 8 + 1.37 * Double(step)
            // On a whole circle of six, chords are as long as the radius, and most are 60° from an axis.
            let circle = cell / (0.75).squareRoot()
            #expect(fits(6, cell - 8, circle * (1 + 1e-13), sweep: .fullTurn), "\(cell)")
            #expect(!fits(6, cell - 8, circle * (1 - 1e-9), sweep: .fullTurn))
            // Two items beside each other, whose chord is as long as a cell is wide.
            let sweep = Angle.degrees(20 + 3 * Double(step))
            let radius = cell / (2 * Double.sin(sweep.radians / 2))
            #expect(fits(2, cell - 8, radius, sweep: sweep), "\(cell)")
            #expect(!fits(2, cell - 8, radius * (1 - 1e-9), sweep: sweep))
        }
    }

    @Test func `all four gaps are tried`() throws {
        // The corners of the rectangle are the gaps; the widest is opposite to the preferred direction.
        let bounds = Rect2D(x: -83, y: -83, width: 176, height: 176)
        let settings = Fan.Settings(
            direction: .degrees(225),
            spacing: 0,
            minimumRadius: 72,
            maximumRadius: 72,
            allowsSecondRing: false
        )
        let fan = try #require(
            Fan(at: .zero, in: bounds, itemSize: Point2D(46, 46), count: 2, settings: settings)
        )
        #expect(fan.position(of: 0).min() > 0 && fan.position(of: 1).min() > 0)
    }

    @Test func `the inner one of two arcs has as many items as fit there`() throws {
        let corner = Point2D(390, 844)
        func fan(_ count: Int, _ settings: Fan.Settings) -> Fan? {
            Fan(at: corner, in: FanTests.screen, itemSize: FanTests.size, count: count, settings: settings)
        }
        let two = try #require(fan(7, Fan.Settings()))
        #expect(two.outer != nil)
        let radius = two.inner.radius
        let only = Fan.Settings(minimumRadius: radius, maximumRadius: radius, allowsSecondRing: false)
        #expect(fan(two.inner.count, only) != nil && fan(two.inner.count + 1, only) == nil)
        // All but one of nine items fit around the anchor in a strip.
        let strip = Rect2D(x: -300, y: -97, width: 600, height: 194)
        let settings = Fan.Settings(minimumRadius: 74)
        let nine = try #require(
            Fan(at: .zero, in: strip, itemSize: FanTests.size, count: 9, settings: settings)
        )
        #expect(nine.inner.count == 8 && nine.outer?.count == 1)
        // The greatest radius is that of the outer arc.
        #expect(fan(7, Fan.Settings(maximumRadius: two.radius - 7)) == nil)
    }

    // MARK: Settings

    private static func fan(_ count: Int, _ settings: Fan.Settings) -> Fan? {
        Fan(at: .zero, in: room, itemSize: Point2D(44, 44), count: count, settings: settings)
    }

    @Test func `a greatest radius below the least one counts as the least`() {
        for greatest in [50, 0, -9, Double.nan, -Double.infinity, 100] {
            let settings = Fan.Settings(minimumRadius: 100, maximumRadius: greatest)
            #expect(Self.fan(1, settings)?.radius == 100, "\(greatest)")
            // 24 items need more.
            #expect(Self.fan(24, settings) == nil, "\(greatest)")
        }
    }

    @Test func `a least radius that is negative or not finite counts as zero`() {
        for least in [-5, 0, Double.nan, .infinity, -Double.infinity] {
            #expect(Self.fan(1, Fan.Settings(minimumRadius: least))?.radius == 0, "\(least)")
        }
    }

    @Test func `a spacing that is negative or not finite counts as zero`() throws {
        let none = try #require(Self.fan(8, Fan.Settings(spacing: 0)))
        for spacing in [-8, Double.nan, .infinity, -Double.infinity] {
            #expect(Self.fan(8, Fan.Settings(spacing: spacing)) == none, "\(spacing)")
        }
        let wide = try #require(Self.fan(8, Fan.Settings(spacing: 20)))
        #expect(wide.radius > none.radius)
    }

    @Test func `a sweep below zero counts as zero, and one beyond a full turn as that`() throws {
        for sweep in [-90, -0.0, 0, -Double.infinity] {
            let settings = Fan.Settings(direction: .zero, sweep: .degrees(sweep), spacing: 0)
            let fan = try #require(
                Fan(at: .zero, in: Self.room, itemSize: .zero, count: 4, settings: settings)
            )
            #expect(fan.inner.sweep == .zero && fan.angle(of: 3) == .zero, "\(sweep)")
            var single = settings
            single.allowsSecondRing = false
            #expect(Self.fan(2, single) == nil, "two items cover each other")
        }
        for sweep in [360, 400, Double.infinity, .nan] {
            #expect(Self.fan(8, Fan.Settings(sweep: .degrees(sweep)))?.inner.isClosed == true, "\(sweep)")
        }
        #expect(Self.fan(8, Fan.Settings(sweep: .degrees(359)))?.inner.isClosed == false)
    }

    @Test func `an anchor and an item of any size are bounded`() {
        let far = Fan(at: Point2D(1e305, -1e305), in: Self.room, itemSize: Point2D(-3, 1e305), count: 0)
        #expect(far?.center == Point2D(0x1p1000, -0x1p1000) && far?.itemSize == Point2D(0, 0x1p1000))
    }

    @Test func `a billionth of a point counts as rounding`() {
        let bounds = Rect2D(x: 0, y: 0, width: 44, height: 300)
        func fan(_ width: Double) -> Fan? {
            Fan(at: Point2D(22, 22), in: bounds, itemSize: Point2D(width, 44), count: 1)
        }
        #expect(fan(44 + 5e-10) != nil && fan(44 + 3e-9) == nil)
        // Far from the origin, a millionth of a millionth of the coordinates.
        let far = Rect2D(x: 1e6, y: 0, width: 44, height: 300)
        for (width, isThere) in [(44 + 5e-7, true), (44 + 3e-6, false)] {
            let fan = Fan(at: Point2D(1e6 + 22, 22), in: far, itemSize: Point2D(width, 44), count: 1)
            #expect((fan != nil) == isThere)
        }
    }
}
