import Roundel
import RoundelTestSupport
import Testing

/// A selection that the app takes away while the menu turns to it.
@Suite struct RingMenuDeselectionTests {
    @Test func `a selection that the app takes away on the way does not come back at the end`() {
        for isOther in [false, true] {
            var menu = RingMenu.sample(selection: 0)
            menu.activate(2, time: 0)
            menu.advance(to: 0.1)
            if isOther { menu.apply(RingMenu.Settings(turnsSelectionToPointer: false), time: 0.1) }
            menu.select(isOther ? 5 : nil, time: 0.1)
            #expect(menu.isMoving && menu.restItem == 2)
            let updates = menu.run(from: 0.1)
            #expect(menu.selection == (isOther ? 5 : nil) && menu.pointed == 2)
            #expect(updates.allSatisfy { !$0.selectionChanged })
        }
    }

    @Test func `what comes after a selection was taken away selects where it ends`() {
        let ends: [(String, Int?, (inout RingMenu) -> Void)] = [
            ("step", 3, { $0.step(by: 1, time: 0.1) }),
            ("command", 2, { $0.turn(toItem: 2, time: 0.1) }),
            ("tap", 2, { $0.activate(2, time: 0.1) }),
            ("app", 2, { $0.select(2, time: 0.1) }),
            (
                "finger", nil,
                {
                    $0.advance(to: 0.34)
                    $0.touchBegan(1, at: Point2D(150, 60), time: 0.34)
                    $0.touchEnded(1, at: Point2D(150, 60), time: 0.4)
                }
            ),
            (
                "later", 2,
                {
                    _ = $0.run(from: 0.1)
                    $0.step(by: 1, time: 10)
                    $0.step(by: -1, time: 10)
                    _ = $0.run(from: 10)
                }
            ),
            (
                "at rest", 2,
                {
                    _ = $0.run(from: 0.1)
                    $0.turn(toItem: 2, time: 10)
                }
            ),
        ]
        for (name, end, act) in ends {
            var menu = RingMenu.sample(selection: 0)
            menu.activate(2, time: 0)
            menu.advance(to: 0.1)
            menu.select(nil, time: 0.1)
            act(&menu)
            _ = menu.run(from: 20)
            #expect(menu.selection == end ?? menu.pointed, "\(name)")
        }
    }

    @Test func `a selection that is taken away with new items does not come back at the end`() {
        var menu = RingMenu.sample(selection: 0)
        menu.activate(2, time: 0)
        menu.advance(to: 0.1)
        let (ring, size, bounds) = (menu.ring, menu.itemSize, menu.bounds)
        menu.update(ring: ring, itemSize: size, bounds: bounds, selection: nil, time: 0.1)
        _ = menu.run(from: 0.1)
        #expect(menu.selection == nil && menu.pointed == 2)
    }

    @Test func `an item to which a finger turns back is selected, though the app took it away on the way`() {
        var menu = RingMenu.sample(selection: 0)
        menu.activate(2, time: 0)
        _ = menu.run(from: 0)
        menu.touchBegan(1, at: Point2D(150, 60), time: 10)
        menu.touchMoved(1, to: Point2D(165, 62), time: 10.1)
        menu.touchEnded(1, at: Point2D(165, 62), time: 10.4)
        #expect(menu.isMoving && menu.restItem == 2)
        menu.select(nil, time: 10.4)
        _ = menu.run(from: 10.4)
        #expect(menu.selection == 2)
    }

    @Test func `a rotation that the app sets ends a turn to a selected item, also for what comes later`() {
        var menu = RingMenu.sample(selection: 0)
        menu.activate(2, time: 0)
        menu.advance(to: 0.1)
        menu.setRotation(menu.ring.rotation(bringing: 2, toPointer: menu.settings.pointer))
        menu.select(nil, time: 0.1)
        #expect(menu.selection == nil && !menu.isMoving && menu.pointed == 2)
        menu.turn(toItem: 2, time: 0.2)
        _ = menu.run(from: 0.2)
        #expect(menu.selection == 2)
    }

    @Test func `a command to the item of the last result selects it, though the app has taken that away`() {
        for item in [2, 5] {
            var menu = RingMenu.sample(selection: 2)
            menu.turn(toItem: item, .clockwise, extraTurns: 2, duration: 2, time: 0)
            menu.select(nil, time: 0.1)
            let updates = menu.run(from: 0.1)
            #expect(menu.selection == item && menu.pointed == item)
            #expect(updates.contains { $0.selectionChanged })
        }
    }

    @Test func `what the app selects and takes away on the way is not selected at the end`() {
        var menu = RingMenu.sample(selection: 0)
        menu.select(2, time: 0)
        menu.advance(to: 0.1)
        menu.select(nil, time: 0.1)
        #expect(menu.isMoving && menu.restItem == 2)
        _ = menu.run(from: 0.1)
        #expect(menu.selection == nil && menu.pointed == 2)
        // A finger that turns the menu meanwhile selects where it ends.
        menu.drag(from: 0, to: 50, time: 10)
        menu.select(4, time: 11)
        menu.touchEnded(1, at: Point2D(150, 150), time: 11.5)
        _ = menu.run(from: 11.5)
        #expect(menu.selection == menu.pointed && menu.selection != nil)
    }
}
