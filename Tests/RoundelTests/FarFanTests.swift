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
}
