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
    }
}
