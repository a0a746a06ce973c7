import Roundel
import RoundelTestSupport
import Testing

/// Fans at chosen places of a telephone's screen.
@Suite struct FanTests {
    static let screen = Rect2D(x: 0, y: 0, width: 390, height: 844)
    static let size = Point2D(44, 44)

    static func fan(_ x: Double, _ y: Double, _ count: Int, _ settings: Fan.Settings = Fan.Settings()) -> Fan?
    {
        Fan(at: Point2D(x, y), in: screen, itemSize: size, count: count, settings: settings)
    }

    @Test func `in the middle the items surround the anchor, and the last one is not on the first`() throws {
        let fan = try #require(Self.fan(195, 400, 8))
        #expect(fan.inner.isClosed && fan.outer == nil && fan.count == 8)
        // The chords at 22.5° to the axes set the radius: 2·r·sin 22.5°·cos 22.5° = 52. The search
        // is exact to an eighth of 52 in 64 parts.
        #expect(fan.radius >= 52 * 2.0.squareRoot() && fan.radius < 52 * 2.0.squareRoot() + 0.11)
        #expect(near(fan.position(of: 0), Point2D(195, 400 - fan.radius)))
        #expect(near(fan.position(of: 2), Point2D(195 + fan.radius, 400)))
        #expect(near(fan.inner.sweep, .fullTurn) && near(fan.inner.step, .degrees(45)))
    }

    @Test(arguments: [(390.0, 844.0, 180.0), (0, 844, 270), (0, 0, 0), (390, 0, 90)])
    func `in a corner the fan is a quarter, clockwise from one edge to the other`(
        x: Double,
        y: Double,
        start: Double
    ) throws {
        let fan = try #require(Self.fan(x, y, 3))
        // Each end is half an item away from the edge of the screen.
        let lift = Angle.radians(.asin(22 / fan.radius))
        #expect(near(fan.inner.start.normalized, (.degrees(start) + lift).normalized, 1e-6))
        #expect(near(fan.inner.sweep, .degrees(90) - 2 * lift, 1e-6))
        #expect(!fan.inner.isClosed)
    }

    @Test func `at an edge the fan is a half`() throws {
        let fan = try #require(Self.fan(195, 844, 5))
        let lift = Angle.radians(.asin(22 / fan.radius))
        #expect(near(fan.inner.sweep, .degrees(180) - 2 * lift, 1e-6))
        #expect(near(fan.position(of: 2).x, 195, 1e-6) && fan.position(of: 2).y < 844 - 70)
        #expect(fan.position(of: 0).x < 195)
    }

    @Test func `a mirrored fan runs counterclockwise from the other side`() throws {
        let fan = try #require(Self.fan(195, 844, 5, Fan.Settings(isMirrored: true)))
        #expect(fan.position(of: 0).x > 195 && fan.inner.step < .zero)
        #expect(fan.rings[0].direction == .counterclockwise)
        let circle = try #require(Self.fan(195, 400, 8, Fan.Settings(direction: .zero, isMirrored: true)))
        #expect(near(circle.position(of: 0), Point2D(195 - circle.radius, 400)))
        #expect(circle.inner.sweep == -.fullTurn)
    }

    @Test func `a second ring takes what does not fit on the first`() throws {
        let settings = Fan.Settings(maximumRadius: 200)
        let fan = try #require(Self.fan(390, 844, 7, settings))
        let outer = try #require(fan.outer)
        #expect(fan.inner.count + outer.count == 7 && fan.inner.count < outer.count)
        #expect(near(outer.radius - fan.inner.radius, 52 * 2.0.squareRoot(), 1e-9))
        #expect(fan.angle(of: fan.inner.count) == outer.start)
        #expect(near(fan.position(of: 6), fan.rings[1].position(of: outer.count - 1), 1e-9))
        var single = settings
        single.allowsSecondRing = false
        #expect(Self.fan(390, 844, 7, single) == nil)
        single.maximumRadius = 400
        let wide = try #require(Self.fan(390, 844, 7, single))
        #expect(wide.outer == nil && wide.radius > outer.radius)
    }

    @Test func `the preferred direction decides where there is a choice`() throws {
        let half = Fan.Settings(direction: .zero, sweep: .degrees(180))
        let fan = try #require(Self.fan(195, 400, 3, half))
        #expect(near(fan.position(of: 1), Point2D(195 + fan.radius, 400)))
        #expect(near(fan.position(of: 0), Point2D(195, 400 - fan.radius)))
        let single = try #require(Self.fan(195, 400, 1, Fan.Settings(direction: .degrees(30))))
        #expect(near(single.angle(of: 0), .degrees(30)))
        let blocked = try #require(Self.fan(390, 400, 1, Fan.Settings(direction: .degrees(-30))))
        #expect(near(blocked.position(of: 0).x, 368, 1e-6) && blocked.position(of: 0).y < 400)
        // A band that the circle crosses leaves a gap on either side.
        let band = Rect2D(x: 0, y: 0, width: 900, height: 120)
        for (direction, sign) in [(Angle.zero, 1.0), (.degrees(180), -1)] {
            let fan = try #require(
                Fan(
                    at: Point2D(450, 60),
                    in: band,
                    itemSize: Self.size,
                    count: 2,
                    settings: Fan.Settings(direction: direction, sweep: .degrees(90), minimumRadius: 120)
                )
            )
            #expect((fan.position(of: 0).x - 450) * sign > 50 && (fan.position(of: 1).x - 450) * sign > 50)
        }
        // Two of three gaps are as near; the items go to one with room for them.
        let leaning = try #require(
            Fan(
                at: Point2D(700, 60),
                in: band,
                itemSize: Self.size,
                count: 1,
                settings: Fan.Settings(direction: .zero, minimumRadius: 300, maximumRadius: 300)
            )
        )
        #expect(leaning.position(of: 0).x < 450)
    }

    @Test func `an almost whole circle has the distances of a whole one`() throws {
        // The left edge blocks a little of the circle between two items.
        let fan = try #require(Self.fan(90, 400, 3, Fan.Settings(direction: .zero)))
        #expect(near(fan.inner.step, .degrees(120), 1e-9) && !fan.inner.isClosed)
        let angles = (0..<3).map { fan.angle(of: $0).normalized }
        #expect(angles.contains { near($0.signed, .zero, 1e-9) }, "one is in the preferred direction")
    }

    @Test func `an anchor outside has its fan where the circle crosses the rectangle`() throws {
        let below = try #require(
            Fan(
                at: Point2D(200, 130),
                in: Rect2D(x: 0, y: 0, width: 400, height: 100),
                itemSize: Self.size,
                count: 3
            )
        )
        #expect((0..<3).allSatisfy { below.position(of: $0).y <= 78 + 1e-6 })
        #expect(Self.fan(195, 2_000, 1) == nil, "further than the greatest radius")
    }

    @Test func `nothing fits into less than an item, and everything without items`() {
        let small = Rect2D(x: 0, y: 0, width: 43, height: 300)
        #expect(Fan(at: Point2D(20, 20), in: small, itemSize: Self.size, count: 1) == nil)
        let exact = Rect2D(x: 0, y: 0, width: 44, height: 300)
        #expect(Fan(at: Point2D(22, 22), in: exact, itemSize: Self.size, count: 1) != nil)
        let empty = Fan(at: Point2D(20, 20), in: small, itemSize: Self.size, count: -3)
        #expect(empty?.count == 0 && empty?.inner.radius == 72 && empty?.rings[0].count == 0)
        #expect(empty?.item(at: Point2D(20, 20)) == nil)
        #expect(Self.fan(195, 400, 200) == nil)
    }

    @Test(arguments: [0, 0x1p-1074, 1e-300, 1e-12])
    func `items at one point are pointed at as one`(sweep: Double) throws {
        let settings = Fan.Settings(sweep: .radians(sweep), spacing: 0)
        for isMirrored in [false, true] {
            var settings = settings
            settings.isMirrored = isMirrored
            let fan = try #require(
                Fan(
                    at: .zero,
                    in: Self.screen.inset(top: -900, left: -900),
                    itemSize: .zero,
                    count: 4,
                    settings: settings
                )
            )
            for (degrees, isThere) in [(-90.0, true), (-119, true), (-61, true), (-121, false), (-59, false)]
            {
                let item = fan.item(toward: .degrees(degrees), distance: 72)
                #expect(item.map((0..<4).contains) == (isThere ? true : nil), "\(degrees)")
            }
        }
    }

    @Test func `numbers that are none, endless or huge`() throws {
        let wide = Rect2D(x: -1e200, y: -1e200, width: 2e200, height: 2e200)
        let plain = try #require(Self.fan(195, 400, 5))
        let odd = Fan.Settings(
            direction: .radians(.nan),
            sweep: .radians(.nan),
            maximumRadius: .infinity,
            isMirrored: false
        )
        let none = try #require(Self.fan(195, 400, 5, odd))
        #expect(none.inner == plain.inner)
        let odder = Fan.Settings(spacing: .nan, minimumRadius: -.infinity, maximumRadius: .nan)
        #expect(Self.fan(195, 400, 5, odder) == nil, "a greatest radius of zero")
        #expect(Self.fan(.nan, .infinity, 3)?.center == .zero)
        #expect(Self.fan(1e300, 1e300, 3) == nil)
        let huge = Fan.Settings(maximumRadius: .infinity)
        let thousand = Fan(at: .zero, in: wide, itemSize: Self.size, count: 1_000, settings: huge)
        #expect(thousand?.count == 1_000)
        #expect(Fan(at: .zero, in: wide, itemSize: Self.size, count: 1_001, settings: huge) == nil)
        #expect(Fan(at: .zero, in: wide, itemSize: Self.size, count: .max, settings: huge) == nil)
        let giant = Fan(at: .zero, in: wide, itemSize: Point2D(1e150, 1e150), count: 6, settings: huge)
        #expect((0..<6).allSatisfy { giant?.position(of: $0).isFinite == true })
        let nothing = Fan(at: .zero, in: wide, itemSize: Point2D(.nan, -3), count: 4)
        #expect(nothing?.itemSize == .zero && nothing?.count == 4)
        let points = Fan.Settings(spacing: 0, minimumRadius: 0)
        #expect(Fan(at: .zero, in: wide, itemSize: .zero, count: 4, settings: points)?.radius == 0)
    }

    @Test func `insets make a rectangle smaller, and none of its sides negative`() {
        let rect = Rect2D(x: 10, y: 20, width: 100, height: 200)
        let inset = rect.inset(top: 5, left: 6, bottom: 7, right: 8)
        #expect(inset == Rect2D(x: 16, y: 25, width: 86, height: 188))
        #expect(rect.inset(top: -5, right: -5) == Rect2D(x: 10, y: 15, width: 105, height: 205))
        #expect(rect.inset(left: .nan, right: .infinity) == rect)
        let nothing = rect.inset(left: 80, right: 60)
        #expect(nothing.width == 0 && nothing.origin.x == 70 && nothing.height == 200)
    }

    @Test func `the radius is that of the outer arc, if there is one`() throws {
        let fan = try #require(Self.fan(0, 0, 8))
        let outer = try #require(fan.outer)
        #expect(fan.radius == outer.radius && outer.radius > fan.inner.radius)
    }

    @Test(arguments: [-10, Double.nan, .infinity])
    func `a spacing that is negative or not finite counts as none`(spacing: Double) {
        for count in [3, 8, 20] {
            let fans = [spacing, 0].map { Self.fan(195, 400, count, Fan.Settings(spacing: $0)) }
            #expect(fans[0] != nil && fans[0] == fans[1])
        }
    }
}
