import Roundel
import RoundelTestSupport
import Testing

/// What the app changes under a finger that holds the menu: what is felt, and where the finger points.
@Suite struct PressMenuAppChangeTests {
    typealias Item = PressMenu.Item
    typealias Path = PressMenu.ItemPath

    @Test func `an item that the app enables under the finger is highlighted, and not felt`() {
        var menu = PressMenu.sample()
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(180, 60), time: 0.6)
        #expect(menu.highlighted == nil)
        let update = menu.update(items: [Item(), Item(), Item(), Item()], time: 0.7)
        #expect(update.highlightChanged && menu.highlighted == Path(3) && update.feedback == nil)
        let next = menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 0.8)
        #expect(next.feedback == .highlighted && menu.highlighted == Path(0))
    }

    @Test func `in a submenu that a kept highlight has opened, the finger points at once`() {
        let children = [Item(), Item(), Item()]
        let items = [Item(id: 1), Item(id: 2, children: children), Item(id: 3), Item(id: 4)]
        var menu = PressMenu.sample(PressMenu.Settings(deadZone: 5), items: items)
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(0, 70), time: 0.6)
        menu.update(items: [Item(id: 3), Item(id: 1), Item(id: 8), items[1]], time: 0.7)
        #expect(menu.highlighted == Path(3))
        menu.advance(to: 1.1)
        #expect(menu.submenu == 3 && menu.submenuFan?.center == PressMenu.point(0, 70))
        // Within the slop of 10 points, in which a kept highlight stays.
        menu.touchMoved(1, to: PressMenu.point(0, 78.5), time: 1.2)
        #expect(menu.highlighted == Path(3, child: 1))
    }

    @Test func `a touch in a submenu that the app takes away may still end in the middle of the menu`() {
        var menu = PressMenu.sample()
        menu.open(at: PressMenu.middle, time: 0)
        menu.choose(Path(1), time: 0)
        menu.advance(to: 1)
        menu.touchBegan(1, at: menu.submenuFan?.position(of: 0) ?? .zero, time: 1)
        #expect(menu.highlighted == Path(1, child: 0))
        menu.update(items: [Item(), Item(), Item(), Item()], time: 1.1)
        #expect(menu.submenu == nil && menu.highlighted == nil)
        menu.touchMoved(1, to: PressMenu.middle, time: 1.2)
        let lift = menu.touchEnded(1, at: PressMenu.middle, time: 1.3)
        #expect(lift.ending == nil && menu.phase == .waiting, "it has led back, as a submenu does")
    }

    @Test func `a shorter hold opens the menu from the last move on, and not from before it`() {
        var menu = PressMenu.sample()
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        menu.touchMoved(1, to: PressMenu.point(0, 1), time: 0.3)
        menu.apply(PressMenu.Settings(holdDuration: 0.1), time: 0.3)
        #expect(menu.advance(to: 0.3).openChanged && menu.openness == 0)
        menu.advance(to: 0.35)
        #expect(menu.openness > 0 && menu.openness < 0.9)
    }

    @Test func `a menu that opens under a finger outside a small middle highlights what it points at`() {
        var menu = PressMenu.sample(PressMenu.Settings(deadZone: 5))
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        menu.touchMoved(1, to: PressMenu.point(-90, 8), time: 0.1)
        let update = menu.advance(to: 0.5)
        #expect(update.openChanged && menu.highlighted == PressMenu.ItemPath(0))
        let end = menu.touchEnded(1, at: PressMenu.point(-90, 8), time: 0.7)
        #expect(end.chosen == PressMenu.ItemPath(0))

        menu = PressMenu.sample(PressMenu.Settings(deadZone: 5))
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        menu.touchMoved(1, to: PressMenu.point(0, 8), time: 0.1)
        menu.advance(to: 0.5)
        #expect(menu.submenu == nil && menu.nextDeadline != nil)
        menu.advance(to: 0.9)
        #expect(menu.submenu == 1)
    }
}
