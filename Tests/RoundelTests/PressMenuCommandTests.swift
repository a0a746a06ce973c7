@testable import Roundel
import RoundelTestSupport
import Testing

/// Commands, keys and pointers, changes by the app, and what is shown.
@Suite struct PressMenuCommandTests {
    typealias Path = PressMenu.ItemPath
    typealias Item = PressMenu.Item

    static func open(_ settings: PressMenu.Settings = PressMenu.Settings()) -> PressMenu {
        var menu = PressMenu.sample(settings)
        menu.open(at: PressMenu.middle, time: 0)
        menu.advance(to: 1)
        return menu
    }

    @Test func `a command opens the menu, which waits`() {
        var menu = PressMenu.sample()
        let update = menu.open(at: PressMenu.middle, time: 0)
        #expect(update.isHandled && update.openChanged && update.feedback == .opened)
        #expect(menu.phase == .waiting && menu.isMoving && menu.openness == 0)
        menu.advance(to: 0.1)
        let half = menu.openness
        #expect(half > 0 && half < 1)
        menu.open(at: PressMenu.middle, time: 0.1)
        #expect(menu.openness == half, "it is open there already")
        menu.open(at: Point2D(300, 300), time: 0.2)
        #expect(menu.fan?.center == Point2D(300, 300) && menu.openness == 0)
        menu.advance(to: 1)
        #expect(menu.openness == 1 && !menu.isMoving)
    }

    @Test func `a menu that is disabled, empty, held or given no numbers does not open`() {
        var (disabled, empty) = (PressMenu.sample(isEnabled: false), PressMenu.sample(items: []))
        let point = PressMenu.middle
        #expect(disabled.open(at: point, time: 0) == .refused)
        #expect(empty.open(at: point, time: 0) == .refused)
        #expect(disabled.touchBegan(1, at: point, time: 0) == .refused)
        #expect(empty.touchBegan(1, at: point, time: 0) == .refused && empty.phase == .closed)
        #expect(disabled.choose(Path(0), time: 0) == .refused)
        var menu = PressMenu.sample()
        for point in [Point2D(.nan, 0), Point2D(0, .infinity), Point2D(1e9, 0)] {
            #expect(menu.open(at: point, time: 0) == .refused)
            #expect(menu.touchBegan(1, at: point, time: 0) == .refused)
        }
        #expect(menu.open(at: PressMenu.middle, time: .nan) == .refused)
        #expect(menu.touchBegan(1, at: PressMenu.middle, time: .infinity) == .refused)
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        #expect(menu.open(at: PressMenu.middle, time: 0) == .refused)
        menu.touchMoved(1, to: Point2D(.nan, 1), time: 0.1)
        menu.touchMoved(1, to: Point2D(500, 1), time: .nan)
        #expect(menu.phase == .pressed)
        menu.advance(to: .infinity)
        menu.advance(to: 0.4)
        #expect(menu.phase == .pressed)
        let lift = menu.touchEnded(1, at: Point2D(.nan, .nan), time: .nan)
        #expect(lift.isTap && lift.touch == .ended(.lift))
    }

    @Test func `keys step over disabled items, around the ring, and through a submenu`() {
        var menu = Self.open()
        for (key, item) in [
            (RingMenu.Key.right, 0), (.down, 1), (.right, 2), (.right, 0), (.left, 2), (.up, 1), (.up, 0),
        ] {
            let update = menu.press(key, time: 1)
            #expect(menu.highlighted == Path(item) && update.isHandled && update.feedback == .highlighted)
        }
        menu.press(.right, time: 1)
        let opens = menu.press(.choose, time: 2)
        #expect(menu.submenu == 1 && menu.highlighted == Path(1, child: 0) && opens.feedback == .opened)
        #expect(menu.submenuFan?.center == menu.fan?.position(of: 1))
        menu.press(.left, time: 2)
        #expect(menu.highlighted == Path(1, child: 1))
        menu.press(.left, time: 2)
        #expect(menu.highlighted == Path(1, child: 0))
        let back = menu.press(.leave, time: 3)
        #expect(menu.submenu == nil && menu.highlighted == Path(1) && back.submenuChanged && menu.isOpen)
        menu.press(.choose, time: 4)
        #expect(menu.press(.choose, time: 5).chosen == Path(1, child: 0) && !menu.isOpen)
        #expect(menu.highlighted == nil)
        #expect(menu.press(.right, time: 6) == .refused)
        menu.open(at: PressMenu.middle, time: 7)
        #expect(menu.press(.choose, time: 7) == .refused, "nothing is highlighted")
        #expect(menu.press(.up, time: 7).isHandled && menu.highlighted == Path(2), "the last one")
        #expect(menu.press(.leave, time: 8).ending == .dismissed)
        var mirrored = Self.open(PressMenu.Settings(fan: Fan.Settings(isMirrored: true)))
        mirrored.press(.left, time: 1)
        mirrored.press(.left, time: 1)
        #expect(mirrored.highlighted == Path(1))
        mirrored.press(.right, time: 1)
        #expect(mirrored.highlighted == Path(0))
    }

    @Test func `steps of any number, and the next item that fulfils a condition`() {
        var menu = Self.open()
        menu.moveHighlight(by: 2, time: 1)
        #expect(menu.highlighted == Path(1))
        menu.moveHighlight(by: 3_000_001, time: 1)
        #expect(menu.highlighted == Path(2))
        menu.moveHighlight(by: .min, time: 1)
        #expect(menu.highlighted != nil)
        menu.highlight(Path(0), time: 1)
        menu.moveHighlight(by: 0, time: 1)
        #expect(menu.highlighted == Path(0))
        #expect(menu.highlightNext(time: 1) { $0.item >= 1 }.isHandled && menu.highlighted == Path(1))
        menu.highlightNext(time: 1) { $0.item == 1 }
        #expect(menu.highlighted == Path(1), "around, and back to itself")
        #expect(menu.highlightNext(time: 1) { $0.item == 3 } == .refused, "a disabled item")
        #expect(menu.highlighted == Path(1))
        var none = PressMenu.sample(items: [Item(isEnabled: false), Item(isEnabled: false)])
        none.open(at: PressMenu.middle, time: 0)
        #expect(none.moveHighlight(by: 1, time: 0) == .refused && none.highlighted == nil)
    }

    @Test func `only what is in the open level can be highlighted`() {
        var menu = Self.open()
        for path in [Path(3), Path(4), Path(-1), Path(1, child: 0), Path(.max), Path(0, child: 0)] {
            #expect(menu.highlight(path, time: 1) == .refused && menu.highlighted == nil)
        }
        menu.highlight(Path(1), time: 1)
        #expect(menu.highlight(nil, time: 1).highlightChanged && menu.highlighted == nil)
        menu.choose(Path(1), time: 1)
        for path in [Path(1), Path(0), Path(1, child: 2), Path(1, child: 3), Path(1, child: -1)] {
            #expect(menu.highlight(path, time: 1) == .refused)
        }
        #expect(menu.highlight(Path(1, child: 1), time: 1).feedback == .highlighted)
        var closed = PressMenu.sample()
        #expect(closed.highlight(Path(0), time: 0) == .refused && closed.back(time: 0) == .refused)
        #expect(closed.moveHighlight(by: 1, time: 0) == .refused)
        #expect(closed.highlightNext(time: 0) { _ in true } == .refused)
        #expect(closed.hover(at: PressMenu.middle, time: 0) == .refused)
        #expect(closed.dismiss(time: 0) == PressMenu.Update())
    }

    @Test func `an assistive technology chooses any item without opening the menu`() {
        var menu = PressMenu.sample()
        #expect(menu.choose(Path(1, child: 1), time: 0).chosen == Path(1, child: 1))
        #expect(menu.choose(Path(0), time: 0).chosen == Path(0) && !menu.isMoving && menu.fan == nil)
        for path in [Path(1), Path(3), Path(9), Path(1, child: 2), Path(2, child: 0)] {
            #expect(menu.choose(path, time: 0) == .refused)
        }
        #expect(menu.choose(time: 0) == .refused)
        menu = .sample(items: [Item(isEnabled: false, children: [Item()])])
        #expect(menu.choose(Path(0, child: 0), time: 0) == .refused, "its parent is disabled")
    }

    @Test func `a pointer highlights what it is at`() {
        var menu = Self.open()
        menu.hover(at: PressMenu.point(-80, 60), time: 1)
        #expect(menu.highlighted == Path(0))
        for point in [PressMenu.point(180, 60), PressMenu.point(-90, 21), PressMenu.point(-90, 120)] {
            menu.hover(at: point, time: 1)
            #expect(menu.highlighted == nil)
            menu.hover(at: PressMenu.point(-90, 23), time: 1)
            #expect(menu.highlighted == Path(0))
        }
        menu.hover(at: nil, time: 1)
        #expect(menu.highlighted == nil)
        menu.hover(at: PressMenu.point(-90, 60), time: 1)
        menu.hover(at: Point2D(.nan, 3), time: 1)
        #expect(menu.highlighted == nil)
        menu.choose(Path(1), time: 2)
        menu.hover(at: menu.submenuFan?.position(of: 1), time: 2)
        #expect(menu.highlighted == Path(1, child: 1))
    }

    @Test func `the app closes and disables a menu, and its finger is released`() {
        for disables in [false, true] {
            var menu = PressMenu.sample()
            menu.hold()
            menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 0.6)
            let update = disables ? menu.setEnabled(false, time: 0.7) : menu.dismiss(time: 0.7)
            #expect(update.ending == .dismissed && update.touch == .ended(.cancel) && update.feedback == nil)
            #expect(menu.highlighted == nil && menu.isMoving && menu.phase == .closed)
            #expect(menu.touchEnded(1, at: PressMenu.middle, time: 0.8) == PressMenu.Update())
            menu.setEnabled(true, time: 0.9)
            #expect(menu.touchBegan(1, at: PressMenu.middle, time: 1).touch == .began)
        }
    }

    @Test func `items change while the menu is open`() {
        var menu = PressMenu.sample()
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 0.6)
        var items = menu.items
        items[0].isEnabled = false
        let update = menu.update(items: items, time: 0.7)
        #expect(menu.highlighted == nil && update.highlightChanged && update.feedback == nil && menu.isOpen)
        menu.update(items: Array(repeating: Item(), count: 8), itemSize: Point2D(30, 30), time: 0.8)
        #expect(menu.fan?.count == 8 && menu.fan?.itemSize == Point2D(30, 30) && menu.highlighted == Path(0))
        menu.update(items: menu.items, bounds: Rect2D(x: 0, y: 0, width: 400, height: 422), time: 0.8)
        #expect(menu.fan.map { !$0.inner.isClosed } == true)
        let gone = menu.update(items: [], time: 0.9)
        #expect(gone.ending == .dismissed && gone.touch == .ended(.cancel) && menu.fan == nil)
        #expect(!menu.isMoving && menu.phase == .closed)
        menu.update(items: PressMenu.sample().items, bounds: PressMenu.sample().bounds, time: 1)
        menu.hold(time: 2)
        menu.touchMoved(1, to: PressMenu.point(0, 70), time: 2.6)
        menu.advance(to: 3.5)
        #expect(menu.submenu == 1)
        menu.update(items: [Item(), Item(children: [Item()])], time: 3.6)
        #expect(menu.submenu == 1 && menu.submenuFan?.count == 1)
        menu.update(items: [Item(), Item(isEnabled: false, children: [Item()])], time: 3.7)
        #expect(menu.submenu == nil && menu.submenuFan == nil && menu.isOpen && menu.highlighted == nil)
        var closing = Self.open()
        closing.dismiss(time: 1)
        closing.update(items: [Item()], time: 1.1)
        #expect(!closing.isMoving && closing.fan == nil && closing.openness == 0)
        var pressed = PressMenu.sample()
        pressed.touchBegan(1, at: PressMenu.middle, time: 0)
        pressed.update(items: [Item(), Item()], time: 0.1)
        #expect(pressed.phase == .pressed)
        pressed.touchEnded(1, at: PressMenu.point(90, 60), time: 0.2)
        #expect(pressed.fan == nil)
        let long = Array(repeating: Item(), count: 2_000)
        #expect(PressMenu.sample(items: long).items.count == 1_000)
        #expect(PressMenu.sample(items: [Item(children: long)]).items[0].children.count == 1_000)
    }

    @Test func `with reduced motion everything is there at once`() {
        var menu = PressMenu.sample(PressMenu.Settings(reducesMotion: true))
        menu.hold()
        #expect(menu.openness == 1 && !menu.isMoving)
        menu.touchMoved(1, to: PressMenu.point(0, 70), time: 0.6)
        menu.advance(to: 1.2)
        #expect(menu.shownSubmenu == 1 && !menu.isMoving)
        menu.touchMoved(1, to: PressMenu.middle, time: 1.3)
        #expect(menu.shownSubmenu == nil && menu.submenuFan == nil)
        menu.touchEnded(1, at: PressMenu.point(90, 60), time: 1.4)
        #expect(menu.openness == 0 && menu.fan == nil && !menu.isMoving)
        var moving = PressMenu.sample()
        moving.open(at: PressMenu.middle, time: 0)
        moving.advance(to: 0.1)
        moving.apply(PressMenu.Settings(reducesMotion: true), time: 0.1)
        #expect(moving.openness == 1 && !moving.isMoving)
    }

    @Test func `items move from the middle to their positions, one after another`() throws {
        var menu = PressMenu.sample()
        #expect(menu.appearance(of: Path(0)) == nil)
        menu.open(at: PressMenu.middle, time: 0)
        menu.advance(to: 0.05)
        let first = try #require(menu.appearance(of: Path(0)))
        let last = try #require(menu.appearance(of: Path(2)))
        #expect(first.scale > last.scale && first.opacity == first.scale && first.scale < 1)
        let fan = try #require(menu.fan)
        let way = (fan.position(of: 0) - fan.center) * first.scale
        #expect(near(first.position, fan.center + way))
        menu.advance(to: 1)
        menu.highlight(Path(0), time: 1)
        let there = try #require(menu.appearance(of: Path(0)))
        #expect(there.position == fan.position(of: 0) && there.scale == 1 && there.opacity == 1)
        #expect(there.isHighlighted && menu.appearance(of: Path(1))?.isHighlighted == false)
        #expect(menu.appearance(of: Path(3))?.opacity == 0.4)
        for path in [Path(4), Path(-1), Path(1, child: 0), Path(0, child: 0)] {
            #expect(menu.appearance(of: path) == nil)
        }
        menu.choose(Path(1), time: 1)
        menu.advance(to: 3)
        #expect(menu.appearance(of: Path(0)).map { near($0.opacity, 0.3) } == true)
        #expect(menu.appearance(of: Path(1))?.opacity == 1)
        #expect(menu.appearance(of: Path(3)).map { near($0.opacity, 0.12) } == true)
        #expect(menu.appearance(of: Path(1, child: 2))?.opacity == 0.4)
        #expect(menu.appearance(of: Path(1, child: 0))?.position == menu.submenuFan?.position(of: 0))
    }

    @Test func `where nothing fits, the items are shown beyond the bounds and can be chosen`() {
        for bounds in [
            Rect2D(x: 0, y: 0, width: 30, height: 30), Rect2D(x: 0, y: 0, width: 0, height: 0),
            Rect2D(x: 1e300, y: 0, width: 30, height: 30),
        ] {
            var menu = PressMenu.sample()
            menu.update(items: menu.items, bounds: bounds, time: 0)
            menu.hold()
            #expect(menu.isOpen && menu.fan?.inner.isClosed == true)
            menu.touchMoved(1, to: PressMenu.point(-90, 70), time: 0.6)
            #expect(menu.touchEnded(1, at: PressMenu.point(-90, 70), time: 0.7).chosen == Path(0))
        }
        let settings = PressMenu.Settings(
            fan: Fan.Settings(direction: .radians(.nan), sweep: .zero, minimumRadius: .nan),
            submenuSweep: .radians(.nan),
            holdDuration: .nan,
            dwellDuration: -1,
            deadZone: .infinity,
            hysteresis: .radians(.nan),
            turnAngle: .radians(.nan),
            flight: .nan,
            stagger: .infinity
        )
        var odd = PressMenu.sample(settings)
        odd.touchBegan(1, at: PressMenu.middle, time: 0)
        odd.advance(to: 0)
        #expect(odd.isOpen && odd.openness == 1 && !odd.isMoving)
        odd.touchMoved(1, to: PressMenu.middle + Point2D(0, -60), time: 1)
        #expect(odd.highlighted == Path(0))
        let single = PressMenu.sample(items: [Item()])
        var one = single
        #expect(one.stroke([PressMenu.middle, PressMenu.point(-20, 60)]).chosen == Path(0))
        one = single
        #expect(one.stroke([PressMenu.middle, PressMenu.point(20, 60)]).chosen == Path(0), "a closed ring")
    }

    @Test func `items that do not fit with spacing are closer together, and not outside the bounds`() {
        let bounds = Rect2D(x: 0, y: 0, width: 374, height: 424)
        let items = Array(repeating: PressMenu.Item(), count: 20)
        var menu = PressMenu(items: items, itemSize: Point2D(48, 48), bounds: bounds)
        menu.open(at: bounds.center, time: 0)
        for index in 0..<20 {
            let place = menu.fan?.position(of: index) ?? .zero
            #expect(place.x >= 24 && place.x <= 350 && place.y >= 24 && place.y <= 400)
        }
        // Without any room the rectangle is ignored, and the spacing is kept.
        menu.update(items: items, bounds: Rect2D(x: 0, y: 0, width: 30, height: 30), time: 0)
        let first = menu.fan.map { $0.position(of: 1) - $0.position(of: 0) } ?? .zero
        #expect(max(first.x.magnitude, first.y.magnitude) >= 56 - 1e-9)
    }

    @Test func `Return opens a closed menu at a point, and highlights its first enabled item`() {
        let items = [Item(isEnabled: false), Item(), Item()]
        var menu = PressMenu.sample(items: items)
        for key in [RingMenu.Key.left, .right, .up, .down, .leave] {
            #expect(!menu.press(key, opensAt: PressMenu.middle, time: 0).isHandled)
        }
        let update = menu.press(.choose, opensAt: PressMenu.middle, time: 0)
        #expect(update.isHandled && update.openChanged && update.highlightChanged)
        #expect(menu.highlighted == Path(1) && menu.fan?.center == PressMenu.middle)
        #expect(menu.press(.choose, opensAt: .zero, time: 0).chosen == Path(1))
        menu.setEnabled(false, time: 0)
        #expect(!menu.press(.choose, opensAt: PressMenu.middle, time: 0).isHandled)
    }

    @Test func `while a submenu closes, a pointer highlights what it is at in the menu`() {
        var menu = Self.open()
        menu.choose(Path(1), time: 1)
        menu.advance(to: 2)
        menu.back(time: 2)
        menu.advance(to: 2.05)
        #expect(menu.submenu == nil && menu.shownSubmenu == 1)
        for item in 0...2 {
            menu.hover(at: menu.fan?.position(of: item), time: 2.05)
            #expect(menu.highlighted == Path(item))
        }
    }

    @Test func `a menu that is closing opens no submenu`() {
        var menu = Self.open()
        menu.dismiss(time: 1)
        menu.advance(to: 1.05)
        #expect(menu.isMoving && menu.fan != nil)
        let update = menu.choose(Path(1), time: 1.05)
        #expect(!update.isHandled && !update.submenuChanged && menu.submenu == nil)
        #expect(menu.choose(Path(0), time: 1.1).chosen == Path(0))
    }

    @Test(arguments: [true, false])
    func `a menu opens again under a finger that has closed it`(isCancelled: Bool) {
        var menu = Self.open()
        let outside = Point2D(5, 5)
        #expect(menu.touchBegan(1, at: outside, time: 1).ending == .outside && menu.phase == .closed)
        #expect(menu.open(at: PressMenu.middle, time: 1.1).isHandled && menu.phase == .waiting)
        #expect(menu.highlight(Path(2), time: 1.1).isHandled)
        // The finger does nothing until it is lifted, and then it does not close the menu.
        let item = menu.fan?.position(of: 0) ?? .zero
        #expect(!menu.touchMoved(1, to: item, time: 1.2).highlightChanged)
        let update =
            isCancelled ? menu.touchCancelled(1, time: 1.3) : menu.touchEnded(1, at: item, time: 1.3)
        #expect(update.chosen == nil && update.ending == nil && !update.highlightChanged)
        #expect(menu.phase == .waiting && menu.highlighted == Path(2))
        #expect(menu.touchBegan(2, at: item, time: 1.4).touch == .began)
        #expect(menu.touchEnded(2, at: item, time: 1.5).chosen == Path(0))
    }

    @Test func `a menu that is dismissed at once after it was opened is closed in its time`() {
        for delay in [1e-10, 1e-9, 1e-8, 1e-7] {
            var menu = PressMenu.sample()
            menu.open(at: PressMenu.middle, time: 0)
            menu.dismiss(time: delay)
            menu.advance(to: delay + 0.5)
            #expect(!menu.isMoving && menu.openness == 0, "\(delay)")
        }
    }
}
