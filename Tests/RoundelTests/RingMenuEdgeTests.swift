import Roundel
import RoundelTestSupport
import Testing

/// Edges of items and times of a menu, and calls that change nothing.
@Suite struct RingMenuEdgeTests {
    @Test func `items and the middle are as large as they are said to be`() {
        var menu = RingMenu.sample()
        // The middle is 50 points wide, and the first item 40, at (150, 20).
        let cases: [(Point2D, RingMenu.Spot?)] = [
            (Point2D(174.9, 150), .center), (Point2D(175.1, 150), nil), (Point2D(125.1, 150), .center),
            (Point2D(124.9, 150), nil), (Point2D(150, 174.9), .center), (Point2D(150, 175.1), nil),
            (Point2D(150, 20), .item(0)), (Point2D(169.9, 20), .item(0)), (Point2D(170.1, 20), nil),
            (Point2D(130.1, 20), .item(0)), (Point2D(129.9, 20), nil), (Point2D(150, 39.9), .item(0)),
            (Point2D(150, 40.1), nil), (Point2D(.nan, 20), nil),
        ]
        for (point, spot) in cases { #expect(menu.spot(at: point) == spot, "\(point)") }
        for size in [Point2D(50, 0), Point2D(0, 50), Point2D(-50, -50), Point2D(.nan, 50)] {
            menu.centerSize = size
            #expect(menu.spot(at: Point2D(150, 150)) == nil, "\(size)")
        }
    }

    @Test(arguments: [true, false])
    func `regression: a menu that is reversed at a time before the last frame goes on from that frame`(
        opens: Bool
    ) {
        var menu = RingMenu.sample(isOpen: !opens)
        menu.setOpen(opens, time: 1)
        menu.advance(to: 1.3)
        let shown = menu.openness(of: 2)
        #expect(shown > 0 && shown < 1)
        menu.setOpen(!opens, time: 0.5)
        menu.advance(to: 1.3)
        #expect(menu.isOpening && menu.openness(of: 2) == shown)
        // It takes as long as a reversal at the time of that frame.
        menu.advance(to: 1.59)
        #expect(menu.isOpening)
        menu.advance(to: 1.61)
        #expect(!menu.isOpening && menu.openness(of: 2) == (opens ? 0 : 1))
    }

    @Test(arguments: [(1.297, false), (1.303, true)])
    func `a tap belongs to the last touch for 0.3 s after its end`(time: Double, isOther: Bool) {
        var menu = RingMenu.sample(settings: RingMenu.settings(.never))
        menu.touchBegan(1, at: Point2D(150, 20), time: 0.5)
        menu.touchMoved(1, to: Point2D(150, 60), time: 0.6)
        #expect(menu.touchEnded(1, at: Point2D(150, 60), time: 1).tapped == nil)
        let update = menu.tapped(2, time: time)
        #expect(update.activated == (isOther ? 2 : nil) && update.isHandled == isOther)
        #expect(menu.selection == (isOther ? 2 : nil))
    }

    @Test func `steps of any number in a menu that cannot turn stop at its ends`() {
        var menu = RingMenu.sample(settings: RingMenu.settings(.never))
        #expect(menu.press(.choose, time: 0).isHandled == false, "nothing is selected")
        #expect(menu.step(by: -1, time: 0).isHandled && menu.selection == nil)
        for (count, item) in [(3, 2), (0, 2), (-1, 1), (.max, 7), (1, 7), (.min, 0), (-1, 0)] {
            let before = menu.selection
            let update = menu.step(by: count, time: 0)
            #expect(update.isHandled && menu.selection == item, "\(count)")
            #expect(update.selectionChanged == (before != item) && update.activated == nil)
        }
        #expect(menu.press(.choose, time: 0).activated == 0)
        var all = RingMenu.sample(settings: RingMenu.settings(.never))
        all.step(by: .max, time: 0)
        #expect(all.selection == 7)
    }

    @Test func `what is open already opens no more, but ends its motion if it is to`() {
        var menu = RingMenu.sample(isOpen: false)
        #expect(menu.setOpen(true, time: 0).openChanged && menu.isOpening && menu.isMoving)
        menu.advance(to: 0.05)
        #expect(menu.setOpen(true, time: 0.05) == RingMenu.Update() && menu.isOpening)
        let update = menu.setOpen(true, animated: false, time: 0.05)
        #expect(!update.openChanged && !menu.isOpening && menu.openness(of: 7) == 1)
        #expect(menu.setEnabled(true, time: 0.1) == RingMenu.Update() && menu.isEnabled)
        #expect(menu.toggle(time: 1).openChanged && !menu.isOpen)
        #expect(menu.setOpen(false, animated: false, time: 1).openChanged == false && !menu.isOpening)
        #expect(menu.openness(of: 0) == 0 && menu.toggle(time: 2).openChanged && menu.isOpen)
    }

    @Test func `an index without an item has no position and no openness, and is not turned to`() {
        var menu = RingMenu.sample()
        for index in [-1, 8, .min, .max] {
            #expect(menu.position(of: index) == menu.ring.center && menu.openness(of: index) == 0)
            #expect(menu.turn(toItem: index, time: 0).wheel.touch == .refused)
            #expect(menu.activate(index, time: 0).wheel.touch == .refused)
        }
        #expect(menu.selection == nil && !menu.isMoving)
    }

    @Test func `an item has no whole turns, so that directly is in the shorter direction`() {
        var menu = RingMenu.sample()
        menu.setRotation(.degrees(720))
        menu.turn(toItem: 1, .direct, duration: 0, time: 0)
        #expect(near(menu.wheel.rotation, .degrees(675)) && menu.pointed == 1)
        menu.turn(to: .degrees(0), .direct, duration: 0, time: 0)
        #expect(near(menu.wheel.rotation, .zero) && menu.pointed == 0)
    }

    @Test func `the pointer is at 12 o'clock if it is no angle, and otherwise where it is said to be`() {
        for (pointer, item) in [
            (Angle.radians(.nan), 0), (.radians(.infinity), 0), (.degrees(0), 2), (.degrees(180), 6),
        ] {
            let menu = RingMenu.sample(settings: RingMenu.Settings(pointer: pointer))
            #expect(menu.pointed == item && near(menu.wheel.rotation, .zero))
        }
    }

    @Test func `a selection that is not on the ring is none, and one on it is at the pointer`() {
        for index in [-1, 8, .max] {
            #expect(RingMenu.sample(selection: index).selection == nil)
        }
        let menu = RingMenu.sample(selection: 7)
        #expect(menu.selection == 7 && menu.pointed == 7 && near(menu.wheel.rotation, .degrees(45)))
        let still = RingMenu.sample(settings: RingMenu.Settings(turnsSelectionToPointer: false), selection: 7)
        #expect(still.selection == 7 && still.pointed == 0 && near(still.wheel.rotation, .zero))
    }
}
