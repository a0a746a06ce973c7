import Roundel
import RoundelTestSupport
import Testing

/// Where the title of the highlighted item is.
@Suite struct PressMenuTitleTests {
    private func menu(at point: Point2D, in bounds: Rect2D? = nil) -> PressMenu {
        var menu = PressMenu.sample(PressMenu.Settings(reducesMotion: true))
        if let bounds { menu.update(items: menu.items, bounds: bounds, time: 0) }
        menu.open(at: point, time: 0)
        return menu
    }

    @Test func `the title is above all items, 8 points from the topmost`() {
        let menu = menu(at: PressMenu.middle)
        #expect(menu.titlePosition(size: Point2D(100, 30)) == Point2D(200, 400 - 72 - 22 - 8 - 15))
    }

    @Test func `it is below them if there is no room above`() {
        let menu = menu(at: Point2D(200, 40))
        let lowest = (0..<4).compactMap { menu.fan?.position(of: $0).y }.max() ?? 0
        #expect(menu.titlePosition(size: Point2D(100, 30))?.y == lowest + 22 + 8 + 15)
    }

    @Test func `it is above the items of a submenu, and below both if need be`() {
        var menu = menu(at: Point2D(40, 200))
        menu.choose(PressMenu.ItemPath(1), time: 0)
        let fans = [menu.fan, menu.submenuFan].compactMap { $0 }
        let heights = fans.flatMap { fan in (0..<fan.count).map { fan.position(of: $0).y } }
        #expect(fans.count == 2)
        #expect(menu.titlePosition(size: Point2D(10, 10))?.y == (heights.min() ?? 0) - 22 - 8 - 5)
    }

    @Test func `it is within the bounds, and in their middle if it is larger`() {
        let menu = menu(at: Point2D(395, 400))
        #expect(menu.titlePosition(size: Point2D(300, 30))?.x == 250)
        #expect(menu.titlePosition(size: Point2D(500, 30))?.x == 200)
        #expect(menu.titlePosition(size: Point2D(500, 900)) == Point2D(200, 400))
        // Items fill the bounds from top to bottom: the title is on the side with more room.
        let low = self.menu(at: Point2D(200, 100), in: Rect2D(x: 0, y: 0, width: 400, height: 210))
        #expect(low.titlePosition(size: Point2D(50, 40))?.y == 190)
    }

    @Test func `with equally little room above and below, it is above`() {
        let bounds = Rect2D(x: 0, y: 300, width: 400, height: 200)
        let menu = menu(at: PressMenu.middle, in: bounds)
        #expect(menu.fan?.center == PressMenu.middle)
        #expect(menu.titlePosition(size: Point2D(50, 40))?.y == 320)
    }

    /// A telephone in landscape, where the items of a fan at the edge fill the height.
    @Test func `rounding does not choose the side where a fan fills the height`() {
        let bounds = Rect2D(x: 59, y: 0, width: 726, height: 369)
        for step in 0..<200 {
            var menu = PressMenu(
                items: Array(repeating: PressMenu.Item(), count: 10),
                itemSize: Point2D(52, 52),
                bounds: bounds,
                settings: PressMenu.Settings(reducesMotion: true)
            )
            menu.open(at: Point2D(step % 2 == 0 ? 59 : 785, 155 + 0.3 * Double(step)), time: 0)
            for height in [10.3, 20.33, 28, 33.67, 40.67] {
                let title = menu.titlePosition(size: Point2D(90, height))
                #expect(title.map { abs($0.y - height / 2) < 1e-6 } ?? false, "\(step), \(height)")
            }
        }
    }

    @Test func `there is none without a menu, and sizes that are no numbers count as zero`() {
        #expect(PressMenu.sample().titlePosition(size: Point2D(10, 10)) == nil)
        let menu = menu(at: PressMenu.middle)
        let zero = menu.titlePosition(size: .zero)
        for size in [Double.nan, .infinity, -5] {
            #expect(menu.titlePosition(size: Point2D(size, size)) == zero)
        }
    }
}
