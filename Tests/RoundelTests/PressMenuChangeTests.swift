@testable import Roundel
import RoundelTestSupport
import Testing

/// Changes of the items while a menu is in use: the highlight and the submenu follow their items.
@Suite struct PressMenuChangeTests {
    typealias Path = PressMenu.ItemPath
    typealias Item = PressMenu.Item

    private static let children = [Item(id: 21), Item(id: 22), Item(id: 23, isEnabled: false)]

    /// The items of the sample with identities: the second one has a submenu, the last is disabled.
    private static let items = [
        Item(id: 1), Item(id: 2, children: children), Item(id: 3), Item(id: 4, isEnabled: false),
    ]

    /// The same items after a new one, which is at the top.
    private static let later = [Item(id: 9)] + items

    private static func menu(_ settings: PressMenu.Settings = PressMenu.Settings()) -> PressMenu {
        .sample(settings, items: items)
    }

    /// A menu that is open and waits, with an item highlighted.
    private static func waiting(_ path: Path) -> PressMenu {
        var menu = Self.menu()
        menu.open(at: PressMenu.middle, time: 0)
        menu.advance(to: 1)
        if let child = path.child {
            menu.choose(Path(path.item), time: 1)
            menu.advance(to: 2)
            menu.highlight(Path(path.item, child: child), time: 2)
        } else {
            menu.highlight(path, time: 2)
        }
        return menu
    }

    /// A menu that a finger holds open, with the finger at a point.
    private static func held(_ degrees: Double, _ distance: Double = 60) -> PressMenu {
        var menu = Self.menu()
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(degrees, distance), time: 0.6)
        return menu
    }

    /// A menu with the submenu that a resting finger has opened to the right of the middle, and the
    /// finger on its first item.
    private static func inside() -> PressMenu {
        var menu = held(0, 70)
        menu.advance(to: 1)
        menu.touchMoved(1, to: childPoint(menu, 0), time: 1.1)
        return menu
    }

    private static func childPoint(_ menu: PressMenu, _ child: Int) -> Point2D {
        menu.submenuFan?.position(of: child) ?? .zero
    }

    /// A stroke that has turned on the second item, and points at a child.
    private static func turned() -> PressMenu {
        let corner = PressMenu.point(0, 70)
        let path = [PressMenu.middle, corner, PressMenu.point(-90, 60, from: corner)]
        var menu = Self.menu()
        let touches = PressStrokes.sampled(path, time: 0, speed: 600, rate: 60).dropLast()
        _ = PressStrokes.play(Array(touches), on: &menu)
        return menu
    }

    // MARK: Closed, and before it is shown

    @Test func `a closed menu takes any items, and reports nothing`() {
        var menu = Self.menu()
        #expect(menu.update(items: Self.later, time: 0) == PressMenu.Update())
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 0.6)
        #expect(menu.fan?.count == 5 && menu.highlighted == Path(0))
    }

    @Test func `a finger that is held opens what the items have become, when it would have`() {
        var menu = Self.menu()
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        #expect(menu.update(items: Self.later, time: 0.3) == PressMenu.Update())
        #expect(menu.phase == .pressed && menu.nextDeadline == 0.5)
        #expect(menu.advance(to: 0.5).openChanged)
        #expect(menu.fan?.count == 5 && menu.fan?.center == PressMenu.middle && menu.highlighted == nil)
    }

    @Test func `without items, or disabled, a held finger is let go`() {
        for disables in [false, true] {
            var menu = Self.menu()
            menu.touchBegan(1, at: PressMenu.middle, time: 0)
            let update = disables ? menu.setEnabled(false, time: 0.1) : menu.update(items: [], time: 0.1)
            #expect(update.touch == .ended(.cancel) && menu.phase == .closed && menu.nextDeadline == nil)
        }
    }

    // MARK: During a stroke

    @Test func `a stroke chooses the item at which it pointed, although another one is there now`() {
        for change in [0.0, 9.9, 10.1] {
            var menu = Self.menu()
            menu.touchBegan(1, at: PressMenu.middle, time: 0)
            menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 0.1)
            let update = menu.update(items: Self.later, time: 0.1)
            #expect(menu.highlighted == Path(1) && !update.highlightChanged && update.feedback == nil)
            let lift = menu.touchEnded(1, at: PressMenu.point(-90, 60 + change), time: 0.15)
            #expect(lift.chosen == Path(change > 10 ? 0 : 1), "\(change)")
        }
    }

    @Test func `a stroke whose item has gone chooses nothing, unless it goes on`() {
        for change in [0.0, 9.9, 10.1] {
            var menu = Self.menu()
            menu.touchBegan(1, at: PressMenu.middle, time: 0)
            menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 0.1)
            let update = menu.update(items: Array(Self.items[2...]), time: 0.1)
            #expect(menu.highlighted == nil && update.highlightChanged && menu.phase == .stroking)
            let lift = menu.touchEnded(1, at: PressMenu.point(-90, 60 + change), time: 0.15)
            #expect(lift.chosen == (change > 10 ? Path(0) : nil), "\(change)")
            #expect(lift.ending == (change > 10 ? .chosen : .cancelled))
        }
    }

    @Test func `the submenu of a stroke follows its item, and closes with it`() {
        var menu = Self.turned()
        #expect(menu.submenu == 1 && menu.highlighted == Path(1, child: 0))
        let center = menu.submenuFan?.center
        let update = menu.update(items: Self.later, time: 0.4)
        #expect(menu.submenu == 2 && menu.highlighted == Path(2, child: 0))
        #expect(menu.submenuFan?.center == center && update == PressMenu.Update())
        let gone = menu.update(items: [Item(id: 9), Item(id: 1), Item(id: 3)], time: 0.4)
        #expect(gone.submenuChanged && gone.highlightChanged && menu.submenu == nil)
        #expect(menu.highlighted == nil && menu.submenuFan == nil && menu.phase == .stroking)
        let end = PressMenu.point(-90, 60, from: PressMenu.point(0, 70))
        #expect(menu.touchEnded(1, at: end, time: 0.45).ending == .cancelled)
    }

    @Test func `a stroke that has lost its submenu does not turn again where it turned before`() {
        var menu = Self.turned()
        menu.update(items: [Item(id: 1), Item(id: 3), Item(id: 2, children: Self.children)], time: 0.4)
        #expect(menu.submenu == 2)
        var items = menu.items
        items[2].children = []
        menu.update(items: items, time: 0.4)
        items[1].children = Self.children
        menu.update(items: items, time: 0.4)
        let end = PressMenu.point(-90, 60, from: PressMenu.point(0, 70))
        menu.touchMoved(1, to: end + Point2D(0, -2), time: 0.42)
        #expect(menu.submenu == nil)
    }

    @Test func `a stroke that has lost its submenu turns where it leaves the way from the centre`() {
        for way in [180.0, 90] {
            var menu = Self.turned()
            menu.update(items: [Item(id: 9), Item(id: 1), Item(id: 3)], time: 0.4)
            menu.update(items: (1...4).map { Item(id: $0, children: Self.children) }, time: 0.4)
            #expect(menu.submenu == nil)
            // The finger is at 41° above the way to the right.
            let start = PressMenu.point(-90, 60, from: PressMenu.point(0, 70))
            menu.touchMoved(1, to: PressMenu.point(way, 40, from: start), time: 0.45)
            #expect(menu.submenu == 1, "\(way)")
        }
    }

    // MARK: Open

    @Test func `the highlight of a menu that waits follows its item`() {
        var menu = Self.waiting(Path(2))
        let update = menu.update(items: Self.later, time: 3)
        #expect(menu.highlighted == Path(3) && update == PressMenu.Update() && menu.phase == .waiting)
        menu.update(items: Self.later.reversed(), time: 3)
        #expect(menu.highlighted == Path(1))
        #expect(menu.press(.choose, time: 4).chosen == Path(1))
    }

    @Test func `the highlight ends with its item, and if that is disabled`() {
        for disables in [false, true] {
            var menu = Self.waiting(Path(2))
            var items = Self.items
            if disables { items[2].isEnabled = false } else { items.remove(at: 2) }
            let update = menu.update(items: items, time: 3)
            #expect(menu.highlighted == nil && update.highlightChanged && update.feedback == nil)
            #expect(menu.isOpen && menu.press(.choose, time: 4) == .refused)
        }
    }

    @Test func `under a finger, the highlight follows its item until the finger has moved`() {
        var menu = Self.held(-90)
        let update = menu.update(items: Self.later, time: 0.7)
        #expect(menu.highlighted == Path(1) && update == PressMenu.Update())
        menu.touchMoved(1, to: PressMenu.point(-90, 69.9), time: 0.8)
        #expect(menu.highlighted == Path(1))
        let moved = menu.touchMoved(1, to: PressMenu.point(-90, 70.1), time: 0.9)
        #expect(menu.highlighted == Path(0) && moved.feedback == .highlighted)
        menu.touchMoved(1, to: PressMenu.point(-20, 70), time: 1)
        #expect(menu.highlighted == Path(1))
    }

    @Test func `under a finger that goes to the middle, the highlight ends there, however near it is`() {
        var menu = PressMenu.sample(PressMenu.Settings(deadZone: 54), items: Self.items)
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(-90, 58.5), time: 0.6)
        #expect(menu.highlighted == Path(0))
        menu.update(items: Self.later, time: 0.7)
        menu.touchMoved(1, to: PressMenu.point(-90, 49.5), time: 0.8)
        #expect(menu.highlighted == nil)
        menu.touchMoved(1, to: PressMenu.point(-90, 58.5), time: 0.9)
        #expect(menu.highlighted == Path(0))
    }

    @Test func `an item that is still under the finger is highlighted as its state says`() {
        var menu = Self.held(-90)
        var items = Self.items
        items[0].isEnabled = false
        #expect(menu.update(items: items, time: 0.7).highlightChanged && menu.highlighted == nil)
        #expect(menu.update(items: Self.items, time: 0.8).highlightChanged && menu.highlighted == Path(0))
        items = Array(Self.items[...2])
        menu.update(items: items, time: 0.9)
        #expect(menu.highlighted == Path(0), "the first item is at the top of three as well")
        let lift = menu.touchEnded(1, at: PressMenu.point(-90, 60), time: 1)
        #expect(lift.chosen == Path(0))
    }

    @Test func `a finger that points at nothing highlights nothing new before it moves`() {
        var menu = Self.menu()
        menu.hold()
        menu.update(items: Self.later, time: 0.6)
        #expect(menu.highlighted == nil)
        menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 0.7)
        #expect(menu.highlighted == Path(0), "from the middle it points at once")
    }

    @Test func `an item that gets a submenu opens it after another dwell`() {
        var menu = Self.held(-90)
        menu.advance(to: 10)
        var items = Self.items
        items[0].children = Self.children
        menu.update(items: items, time: 10)
        #expect(menu.nextDeadline.map { near($0, 10 + 1.0 / 3) } == true)
        #expect(menu.advance(to: 10.4).submenuChanged && menu.submenu == 0)
        var parent = Self.held(0)
        let deadline = parent.nextDeadline
        parent.update(items: Self.items.map { Item(id: $0.id, children: $0.children) }, time: 0.7)
        #expect(parent.nextDeadline == deadline && deadline != nil, "it has had one")
    }

    @Test func `a kept highlight with a submenu opens it where the finger rests`() {
        var menu = Self.held(0, 70)
        let items = [Item(id: 3), Item(id: 1), Item(id: 8), Item(id: 2, children: Self.children)]
        menu.update(items: items, time: 0.7)
        #expect(menu.highlighted == Path(3) && menu.nextDeadline.map { near($0, 0.7 + 1.0 / 3) } == true)
        menu.advance(to: 1.1)
        #expect(menu.submenu == 3 && menu.submenuFan?.center == PressMenu.point(0, 70))
        menu.touchMoved(1, to: Self.childPoint(menu, 1), time: 1.2)
        #expect(menu.highlighted == Path(3, child: 1))
    }

    @Test func `a new size or new settings keep the item under the finger too`() {
        var menu = Self.held(-60)
        #expect(menu.highlighted == Path(0))
        var settings = PressMenu.Settings()
        settings.fan.direction = .degrees(-180)
        #expect(menu.apply(settings, time: 0.7) == PressMenu.Update() && menu.highlighted == Path(0))
        menu.touchMoved(1, to: PressMenu.point(-60, 75), time: 0.8)
        #expect(menu.highlighted == Path(1))
    }

    @Test func `where the finger points anew does not depend on the rate of its samples`() {
        for count in [1, 3, 20] {
            var menu = Self.held(-90)
            let items = [Item(id: 2, children: Self.children), Item(id: 1), Item(id: 3)]
            menu.update(items: items, time: 0.7)
            #expect(menu.highlighted == Path(1))
            for step in 1...count {
                let share = Double(step) / Double(count)
                menu.touchMoved(1, to: PressMenu.point(-90, 60 + 16 * share), time: 0.7 + 0.16 * share)
            }
            #expect(menu.highlighted == Path(0))
            #expect(menu.nextDeadline.map { near($0, 0.8 + 1.0 / 3, 1e-9) } == true, "\(count)")
        }
    }

    // MARK: In a submenu

    @Test func `an open submenu and the highlight in it follow their items`() {
        var menu = Self.waiting(Path(1, child: 1))
        let center = menu.submenuFan?.center
        let update = menu.update(items: Self.later, time: 3)
        #expect(menu.submenu == 2 && menu.highlighted == Path(2, child: 1) && update == PressMenu.Update())
        #expect(menu.submenuFan?.center == center && menu.shownSubmenu == 2)
        var items = Self.later
        items[2].children = [Item(id: 22), Item(id: 21)]
        menu.update(items: items, time: 3)
        #expect(menu.highlighted == Path(2, child: 0) && menu.submenuFan?.count == 2)
        #expect(menu.press(.choose, time: 4).chosen == Path(2, child: 0))
    }

    @Test func `a child that is gone or disabled is not highlighted, and the submenu stays`() {
        for children in [[Item(id: 21)], [Item(id: 21), Item(id: 22, isEnabled: false)]] {
            var menu = Self.waiting(Path(1, child: 1))
            var items = Self.items
            items[1].children = children
            let update = menu.update(items: items, time: 3)
            #expect(menu.highlighted == nil && update.highlightChanged && !update.submenuChanged)
            #expect(menu.submenu == 1)
        }
    }

    @Test func `a submenu closes if its item is gone, disabled or has no submenu any more`() {
        var (gone, disabled, leaf) = (Self.items, Self.items, Self.items)
        gone.remove(at: 1)
        disabled[1].isEnabled = false
        leaf[1].children = []
        // Another item with a submenu is at its index.
        let replaced = [Item(id: 1), Item(id: 7, children: Self.children), Item(id: 3)]
        for items in [gone, disabled, leaf, replaced] {
            var menu = Self.waiting(Path(1, child: 1))
            let update = menu.update(items: items, time: 3)
            #expect(update.submenuChanged && update.highlightChanged && update.feedback == nil)
            #expect(menu.submenu == nil && menu.shownSubmenu == nil && menu.submenuFan == nil)
            #expect(menu.highlighted == nil && menu.phase == .waiting)
        }
    }

    @Test func `a finger in a submenu keeps its item, and points at none if the submenu closes`() {
        var menu = Self.inside()
        #expect(menu.submenu == 1 && menu.highlighted == Path(1, child: 0))
        menu.update(items: Self.later, time: 1.2)
        #expect(menu.submenu == 2 && menu.highlighted == Path(2, child: 0))
        var items = Self.later
        items[2].children = [Item(id: 29), Item(id: 21)]
        menu.update(items: items, time: 1.3)
        #expect(menu.highlighted == Path(2, child: 1), "although the other is under the finger")
        menu.update(items: [Item(id: 9), Item(id: 1), Item(id: 3)], time: 1.4)
        #expect(menu.submenu == nil && menu.highlighted == nil && menu.phase == .held)
        let point = menu.touch?.last ?? .zero
        menu.touchMoved(1, to: point + Point2D(0, -9), time: 1.5)
        #expect(menu.highlighted == nil)
        menu.touchMoved(1, to: PressMenu.middle, time: 1.6)
        menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 1.7)
        #expect(menu.highlighted == Path(0), "after the middle it points as always")
    }

    @Test func `a finger on a submenu that has closed chooses nothing by being lifted`() {
        var menu = Self.inside()
        menu.update(items: [Item(id: 1), Item(id: 3)], time: 1.2)
        let lift = menu.touchEnded(1, at: menu.touch?.last ?? .zero, time: 1.3)
        #expect(lift.chosen == nil && lift.ending == .cancelled)
    }

    // MARK: On the way back, and closing

    @Test func `a submenu on its way back is gone at once, and the finger goes on`() {
        var menu = Self.inside()
        menu.touchMoved(1, to: PressMenu.middle, time: 1.2)
        #expect(menu.submenu == nil && menu.shownSubmenu == 1)
        let update = menu.update(items: Self.later, time: 1.21)
        #expect(update == PressMenu.Update() && menu.shownSubmenu == nil && menu.submenuFan == nil)
        menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 1.3)
        #expect(menu.highlighted == Path(0) && menu.phase == .held)
    }

    @Test func `the item to which a key went back keeps the highlight`() {
        var menu = Self.waiting(Path(1, child: 1))
        menu.press(.leave, time: 3)
        #expect(menu.highlighted == Path(1) && menu.shownSubmenu == 1)
        menu.update(items: Self.later, time: 3.01)
        #expect(menu.highlighted == Path(2) && menu.shownSubmenu == nil)
    }

    @Test func `a menu that closes is gone at once, also one that closes over a submenu`() {
        for path in [Path(2), Path(1, child: 1)] {
            var menu = Self.waiting(path)
            #expect(menu.choose(time: 3).chosen == path)
            menu.advance(to: 3.05)
            #expect(menu.isMoving && menu.fan != nil)
            let update = menu.update(items: Self.later, time: 3.1)
            #expect(update == PressMenu.Update() && !menu.isMoving && menu.openness == 0)
            #expect(menu.fan == nil && menu.submenuFan == nil && menu.phase == .closed)
        }
    }

    @Test func `an outside touch that closed the menu has no effect on new items either`() {
        var menu = Self.waiting(Path(0))
        menu.touchBegan(1, at: Point2D(20, 20), time: 3)
        menu.update(items: Self.later, time: 3.1)
        menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 3.2)
        #expect(menu.highlighted == nil && menu.phase == .closed)
    }
}
