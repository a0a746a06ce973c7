import RoundelTestSupport
import Testing

@testable import Roundel

/// What a finger points at on a fan, by its direction and its distance.
@Suite struct FanDirectionTests {
    private static let room = Rect2D(x: -500, y: -500, width: 1_000, height: 1_000)

    /// A fan of points about the origin, which touch nothing: its sweep alone spaces them.
    private static func points(_ count: Int, sweep: Double, isMirrored: Bool = false) throws -> Fan {
        let settings = Fan.Settings(
            direction: .zero,
            sweep: .degrees(sweep),
            spacing: 0,
            isMirrored: isMirrored
        )
        return try #require(
            Fan(at: .zero, in: room, itemSize: .zero, count: count, settings: settings)
        )
    }

    private static func items(_ fan: Fan, _ degrees: [Double]) -> [Int?] {
        degrees.map { fan.item(toward: .degrees($0), distance: 72) }
    }

    @Test func `an item has the directions up to half of those to its neighbours`() throws {
        let fan = try Self.points(4, sweep: 90)
        #expect((0..<4).allSatisfy { near(fan.angle(of: $0), .degrees(Double($0) * 30 - 45)) })
        #expect(Self.items(fan, [-31, -29, -1, 1, 29, 31]) == [0, 1, 1, 2, 2, 3])
        // Whole turns do not matter.
        #expect(Self.items(fan, [359, 361, -719]) == [1, 2, 2])
    }

    @Test func `the first and the last item have 30° beyond them`() throws {
        let fan = try Self.points(4, sweep: 90)
        #expect(Self.items(fan, [-74, -76, 74, 76, 180]) == [0, nil, 3, nil, nil])
    }

    @Test func `half a step beyond the ends counts if it is more than 30°`() throws {
        let fan = try Self.points(2, sweep: 100)
        #expect(Self.items(fan, [-99, -101, 99, 101]) == [0, nil, 1, nil])
    }

    @Test func `half of the gap is the most beyond the ends`() throws {
        // 12 items on 330° leave a gap of 30°, of which each end has 15°.
        let fan = try Self.points(12, sweep: 330)
        #expect(!fan.inner.isClosed)
        #expect(Self.items(fan, [170, 179, -179, -170]) == [11, 11, 0, 0])
    }

    @Test func `a single item has 90° on both sides`() throws {
        let fan = try Self.points(1, sweep: 90)
        #expect(fan.inner.step == .fullTurn && fan.inner.sweep == .zero && !fan.inner.isClosed)
        #expect(Self.items(fan, [-91, -89, 0, 89, 91, 180]) == [nil, 0, 0, 0, nil, nil])
    }

    @Test func `on a whole circle every direction has an item`() throws {
        let fan = try Self.points(8, sweep: 360)
        #expect(fan.inner.isClosed)
        #expect(Self.items(fan, [-23, -22, 0, 22, 23, 179, 337, 338]) == [7, 0, 0, 0, 1, 4, 7, 0])
    }

    @Test func `a mirrored fan has mirrored directions`() throws {
        let fan = try Self.points(4, sweep: 90, isMirrored: true)
        #expect(near(fan.angle(of: 0).signed, .degrees(-135)) && near(fan.inner.step, .degrees(-30)))
        #expect(Self.items(fan, [211, 209, 179, 151, 149]) == [0, 1, 2, 2, 3])
        #expect(Self.items(fan, [254, 256, 106, 104, 0]) == [0, nil, 3, nil, nil])
        let circle = try Self.points(8, sweep: 360, isMirrored: true)
        #expect(Self.items(circle, [180, 157, 159, 203]) == [0, 1, 0, 7])
    }

    @Test func `a direction that is not finite, and a fan without items, have none`() throws {
        let fan = try Self.points(8, sweep: 360)
        for radians in [Double.nan, .infinity, -.infinity] {
            #expect(fan.item(toward: .radians(radians), distance: 72) == nil)
        }
        let empty = try Self.points(0, sweep: 360)
        #expect(Self.items(empty, [0, 45, 180]) == [nil, nil, nil])
        #expect(empty.count == 0 && empty.radius == 72 && empty.outer == nil)
        #expect(empty.inner.sweep == .zero)
    }

    @Test func `the middle between the radii separates two arcs`() throws {
        let corner = Point2D(390, 844)
        let fan = try #require(Fan(at: corner, in: FanTests.screen, itemSize: FanTests.size, count: 7))
        let outer = try #require(fan.outer)
        let middle = fan.inner.radius / 2 + outer.radius / 2
        for distance in [middle, outer.radius, 1e9, .infinity] {
            #expect(fan.item(toward: outer.start, distance: distance) == fan.inner.count)
        }
        for distance in [middle.nextDown, 0, -9, -.infinity, .nan] {
            #expect(fan.item(toward: outer.start, distance: distance) == 0, "\(distance)")
        }
        #expect(fan.item(toward: outer.angle(of: outer.count - 1), distance: middle) == 6)
        #expect(fan.item(toward: .degrees(45), distance: middle) == nil)
        #expect(fan.item(toward: .radians(.nan), distance: middle) == nil)
    }

    @Test func `an item includes its edges`() throws {
        let settings = Fan.Settings(direction: .zero)
        let size = Point2D(44, 20)
        let fan = try #require(Fan(at: .zero, in: Self.room, itemSize: size, count: 1, settings: settings))
        #expect(fan.position(of: 0) == Point2D(72, 0))
        for (x, y) in [(94.0, 10.0), (50, 10), (94, -10), (50, -10), (72, 0)] {
            #expect(fan.item(at: Point2D(x, y)) == 0, "\(x), \(y)")
        }
        for (x, y) in [(94.001, 0.0), (49.999, 0), (72, 10.001), (72, -10.001)] {
            #expect(fan.item(at: Point2D(x, y)) == nil, "\(x), \(y)")
        }
        for point in [Point2D(.nan, 0), Point2D(72, .nan), Point2D(.infinity, 0)] {
            #expect(fan.item(at: point) == nil)
        }
    }

    @Test func `an index without an item is a programming error`() async {
        await #expect(processExitsWith: .failure) {
            let fan = Fan(at: .zero, in: FanDirectionTests.room, itemSize: Point2D(9, 9), count: 3)
            _ = fan?.angle(of: 3)
        }
        await #expect(processExitsWith: .failure) {
            let fan = Fan(at: .zero, in: FanDirectionTests.room, itemSize: Point2D(9, 9), count: 3)
            _ = fan?.position(of: -1)
        }
    }

    @Test(arguments: [false, true])
    func `a single item is on the same side of a blocked direction, whatever rounding says`(mirrored: Bool) {
        let screen = Rect2D(x: 0, y: 59, width: 390, height: 751)
        for half in 0...50 {
            let anchor = Point2D(195, 81 + Double(half) / 2)
            let settings = Fan.Settings(isMirrored: mirrored)
            let fan = Fan(at: anchor, in: screen, itemSize: Point2D(44, 44), count: 1, settings: settings)
            let x = fan?.position(of: 0).x ?? .nan
            #expect(near(x, 195) || (x > 195) == !mirrored, "\(anchor.y): \(x)")
        }
    }
}
