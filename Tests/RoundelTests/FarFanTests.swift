@testable import Roundel
import RoundelTestSupport
import Testing

/// Fans whose radii are so large that adding a step does not change them.
@Suite struct FarFanTests {
    @Test func `a fan about a point beyond the precision of its radii is none`() {
        let settings = Fan.Settings(maximumRadius: .infinity)
        let bounds = Rect2D(x: 0, y: 0, width: 100, height: 100)
        let size = Point2D(44, 44)
        #expect(Fan(at: Point2D(1e17, 0), in: bounds, itemSize: size, count: 9, settings: settings) == nil)
    }

    @Test func `a menu whose least radius is beyond the precision of its items responds`() {
        let fan = Fan.Settings(sweep: .zero, minimumRadius: 1e17)
        var menu = PressMenu(
            items: [PressMenu.Item(), PressMenu.Item()],
            itemSize: Point2D(44, 44),
            bounds: Rect2D(x: 0, y: 0, width: 390, height: 844),
            settings: PressMenu.Settings(fan: fan)
        )
        #expect(menu.touchBegan(1, at: Point2D(195, 400), time: 0).touch != .none)
    }

    @Test func `the single item of an anchor beyond a corner is in that corner, its only place`() {
        var random = Seeded()
        let bounds = Rect2D(x: 0, y: 0, width: 400, height: 300)
        for number in 0..<Seeded.scripts(2_000) {
            let (isRight, isBelow) = (random.chance(0.5), random.chance(0.5))
            // The middle of an item in the corner.
            let corner = Point2D(isRight ? 378 : 22, isBelow ? 278 : 22)
            let way = Point2D(random.number(30...900), random.number(30...900))
            let anchor = corner + way * Point2D(isRight ? 1 : -1, isBelow ? 1 : -1)
            let settings = Fan.Settings(minimumRadius: 0, maximumRadius: .infinity)
            let fan = Fan(at: anchor, in: bounds, itemSize: Point2D(44, 44), count: 1, settings: settings)
            guard let fan, abs(fan.radius - way.length) < 1e-6 else {
                Issue.record("case \(number), \(anchor): \(fan as Any), and not \(way.length)")
                return
            }
            #expect(near(fan.position(of: 0), corner, 1e-6))
        }
    }
}
