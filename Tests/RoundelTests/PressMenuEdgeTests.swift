@testable import Roundel
import RoundelTestSupport
import Testing

/// Edges of what settings, commands and fingers on a menu promise: both sides of each limit.
@Suite struct PressMenuEdgeTests {
    typealias Path = PressMenu.ItemPath
    typealias Item = PressMenu.Item

    private static func open(_ settings: PressMenu.Settings = PressMenu.Settings()) -> PressMenu {
        var menu = PressMenu.sample(settings)
        menu.open(at: PressMenu.middle, time: 0)
        menu.advance(to: 1)
        return menu
    }

    @Test func `regression: Return without a highlight changes nothing in an open submenu`() {
        var menu = Self.open()
        menu.choose(Path(1), time: 1)
        #expect(menu.submenu == 1 && menu.highlighted == nil)
        #expect(menu.press(.choose, time: 1) == .refused && menu.highlighted == nil)
        // With the keys, the submenu opens with its first item highlighted.
        var keys = Self.open()
        (_, _) = (keys.press(.down, time: 1), keys.press(.down, time: 1))
        #expect(keys.press(.choose, time: 1).highlightChanged && keys.highlighted == Path(1, child: 0))
    }

    // MARK: Settings

    @Test func `more than 30° of hysteresis count as 30°, and a negative one as none`() {
        var wide = PressMenu.sample(PressMenu.Settings(hysteresis: .degrees(90)))
        wide.hold()
        wide.touchMoved(1, to: PressMenu.point(0, 60), time: 0.6)
        wide.touchMoved(1, to: PressMenu.point(74, 60), time: 0.61)
        #expect(wide.highlighted == Path(1))
        wide.touchMoved(1, to: PressMenu.point(76, 60), time: 0.62)
        #expect(wide.highlighted == Path(2))
        var none = PressMenu.sample(PressMenu.Settings(hysteresis: .degrees(-10)))
        none.hold()
        none.touchMoved(1, to: PressMenu.point(0, 60), time: 0.6)
        for (degrees, item) in [(44.0, 1), (46, 2), (44, 1)] {
            none.touchMoved(1, to: PressMenu.point(degrees, 60), time: 0.61)
            #expect(none.highlighted == Path(item), "\(degrees)")
        }
    }

    @Test func `times that are negative or not finite count as zero`() {
        for time in [-1, -.infinity, .infinity, Double.nan] {
            var menu = PressMenu.sample(PressMenu.Settings(holdDuration: time, dwellDuration: time))
            menu.touchBegan(1, at: PressMenu.middle, time: 3)
            #expect(menu.nextDeadline == 3, "\(time)")
            menu.advance(to: 3)
            #expect(menu.phase == .held)
            menu.touchMoved(1, to: PressMenu.point(0, 70), time: 3.1)
            #expect(menu.submenu == 1, "\(time)")
        }
    }

    /// The submenu after a stroke that turns by an angle, 72 points from the middle.
    private static func submenu(turning degrees: Double, least turn: Angle) -> Int? {
        var menu = PressMenu.sample(PressMenu.Settings(turnAngle: turn))
        let corner = PressMenu.point(0, 72)
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        menu.touchMoved(1, to: corner, time: 0.1)
        menu.touchMoved(1, to: PressMenu.point(degrees, 40, from: corner), time: 0.15)
        return menu.submenu
    }

    @Test func `the least angle of a corner is at least 15° and at most 150°`() {
        for angle in [Angle.degrees(5), .degrees(-30), .radians(.nan)] {
            for sign in [1.0, -1] {
                #expect(Self.submenu(turning: 14.8 * sign, least: angle) == nil, "\(angle)")
                #expect(Self.submenu(turning: 15.2 * sign, least: angle) == 1, "\(angle)")
            }
        }
        for sign in [1.0, -1] {
            #expect(Self.submenu(turning: 149 * sign, least: .degrees(170)) == nil)
            #expect(Self.submenu(turning: 151 * sign, least: .degrees(170)) == 1)
            #expect(Self.submenu(turning: 44.5 * sign, least: .degrees(45)) == nil)
            #expect(Self.submenu(turning: 45.5 * sign, least: .degrees(45)) == 1)
        }
    }

    @Test func `a stroke that turns in the middle opens nothing`() {
        for (leg, isCorner) in [(17.0, false), (40, true)] {
            var menu = PressMenu.sample()
            let corner = PressMenu.point(0, leg)
            menu.touchBegan(1, at: PressMenu.middle, time: 0)
            menu.touchMoved(1, to: corner, time: 0.05)
            menu.touchMoved(1, to: corner + Point2D(0, -60), time: 0.1)
            #expect(menu.submenu == (isCorner ? 1 : nil), "\(leg)")
            if !isCorner { #expect(menu.highlighted == Path(0)) }
        }
    }

    @Test func `a corner is at least 20 points away, however small the middle is`() {
        for deadZone in [0.0, 8, 15] {
            for (leg, isCorner) in [(10.0, false), (26, true)] {
                var menu = PressMenu.sample(PressMenu.Settings(deadZone: deadZone))
                menu.touchBegan(1, at: PressMenu.middle, time: 0)
                menu.touchMoved(1, to: PressMenu.point(0, leg), time: 0.05)
                menu.touchMoved(1, to: PressMenu.point(0, leg) + Point2D(0, -60), time: 0.1)
                #expect(menu.submenu == (isCorner ? 1 : nil), "\(leg) at \(deadZone)")
            }
        }
    }

    @Test(arguments: [(22.0, 4.0), (6, 3), (2, 1)])
    func `the finger leaves a middle by half of its radius further out, 4 points at most`(
        radius: Double,
        play: Double
    ) {
        func highlighted(_ distances: [Double]) -> Path? {
            var menu = PressMenu.sample(PressMenu.Settings(deadZone: radius))
            menu.hold()
            for distance in distances { menu.touchMoved(1, to: PressMenu.point(-90, distance), time: 0.6) }
            return menu.highlighted
        }
        #expect(highlighted([radius + play - 0.01]) == nil)
        #expect(highlighted([radius + play + 0.01]) == Path(0))
        #expect(highlighted([60, radius - play + 0.01]) == Path(0))
        #expect(highlighted([60, radius - play - 0.01]) == nil)
    }

    // MARK: Commands

    @Test func `a menu that is opened again has no highlight and no submenu`() {
        var menu = Self.open()
        menu.highlight(Path(2), time: 1)
        let again = menu.open(at: PressMenu.middle, time: 1)
        #expect(again.isHandled && again.highlightChanged && !again.openChanged && again.feedback == nil)
        #expect(menu.highlighted == nil && menu.openness == 1)
        menu.choose(Path(1), time: 1)
        menu.advance(to: 2)
        var same = menu
        #expect(same.open(at: PressMenu.middle, time: 2).submenuChanged)
        #expect(same.submenu == nil && same.shownSubmenu == 1, "it closes before the eyes")
        let moved = menu.open(at: Point2D(150, 300), time: 2)
        #expect(moved.submenuChanged && menu.submenu == nil && menu.phase == .waiting)
        #expect(menu.shownSubmenu == nil && menu.submenuFan == nil && menu.fan?.center == Point2D(150, 300))
    }

    @Test func `a submenu that is chosen replaces the one that is open`() {
        let items = [Item(children: [Item()]), Item(children: [Item(), Item()]), Item()]
        var menu = PressMenu.sample(items: items)
        menu.open(at: PressMenu.middle, time: 0)
        menu.choose(Path(0), time: 0)
        #expect(menu.submenu == 0 && menu.submenuFan?.count == 1)
        let update = menu.choose(Path(1), time: 0)
        #expect(update.isHandled && update.submenuChanged && update.feedback == .opened)
        #expect(menu.submenu == 1 && menu.submenuFan?.count == 2)
        #expect(menu.submenuFan?.center == menu.fan?.position(of: 1))
    }

    @Test func `any number of steps goes around the enabled items alone`() {
        // Three items are enabled; 2⁶³ is two more than a multiple of three.
        var menu = Self.open()
        #expect(menu.moveHighlight(by: 0, time: 1).isHandled && menu.highlighted == nil)
        for (start, count, end) in [
            (2, Int.min, 0), (0, .max, 1), (1, 3, 1), (1, -3, 1), (0, -2, 1), (2, 4, 0),
        ] {
            menu.highlight(Path(start), time: 1)
            menu.moveHighlight(by: count, time: 1)
            #expect(menu.highlighted == Path(end), "\(count) from \(start)")
        }
    }

    @Test func `up and down are not swapped in a mirrored menu`() {
        var menu = Self.open(PressMenu.Settings(fan: Fan.Settings(isMirrored: true)))
        for (key, item) in [(RingMenu.Key.down, 0), (.down, 1), (.up, 0), (.up, 2)] {
            #expect(menu.press(key, time: 1).isHandled && menu.highlighted == Path(item))
        }
    }

    @Test func `each step back is handled, until the menu is closed`() {
        var menu = Self.open()
        menu.choose(Path(1), time: 1)
        menu.highlight(Path(1, child: 1), time: 1)
        let first = menu.back(time: 1)
        #expect(first.isHandled && first.submenuChanged && first.feedback == .highlighted)
        #expect(first.ending == nil && menu.highlighted == Path(1) && menu.phase == .waiting)
        let second = menu.back(time: 1)
        #expect(second.isHandled && second.ending == .dismissed && second.openChanged)
        #expect(second.feedback == nil && menu.highlighted == nil && menu.phase == .closed)
        #expect(menu.back(time: 1) == .refused)
    }

    @Test func `a finger that holds the menu keeps commands out, but not the app`() {
        var menu = PressMenu.sample()
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(90, 60), time: 0.6)
        #expect(menu.choose(Path(0), time: 0.6) == .refused && menu.back(time: 0.6) == .refused)
        #expect(menu.highlight(Path(0), time: 0.6) == .refused)
        #expect(menu.hover(at: PressMenu.point(-90, 60), time: 0.6) == .refused)
        #expect(menu.press(.choose, time: 0.6) == .refused && menu.highlighted == Path(2))
        let update = menu.dismiss(time: .nan)
        #expect(update.isHandled && update.ending == .dismissed && update.touch == .ended(.cancel))
    }

    @Test func `a pointer and a finger are at an item from the middle on, and to its far corner`() {
        // The items are 72 points from the middle, and 22 · √2 to their corners.
        let cases = [(21.9, nil), (22, 0), (103, 0), (103.2, nil)] as [(Double, Int?)]
        for (distance, item) in cases {
            var menu = Self.open()
            let point = PressMenu.middle - Point2D(0, distance)
            menu.hover(at: point, time: 1)
            #expect(menu.highlighted == item.map { Path($0) }, "\(distance)")
            menu.hover(at: nil, time: 1)
            menu.touchBegan(1, at: point, time: 1)
            #expect(menu.highlighted == item.map { Path($0) }, "\(distance)")
            #expect(menu.isOpen == (distance < 103.1))
        }
    }

    @Test func `a submenu opens and closes in the time that its own items take`() {
        // A flight of 0.3 s, and 0.02 s for each item after the first.
        var menu = PressMenu.sample(items: [Item(children: [Item()]), Item(), Item(), Item()])
        menu.open(at: PressMenu.middle, time: 0)
        menu.advance(to: 1)
        menu.choose(Path(0), time: 1)
        menu.advance(to: 1.29)
        #expect(menu.isMoving)
        menu.advance(to: 1.301)
        #expect(!menu.isMoving && menu.shownSubmenu == 0)
        menu.back(time: 2)
        menu.advance(to: 2.29)
        #expect(menu.isMoving)
        menu.advance(to: 2.301)
        #expect(!menu.isMoving && menu.shownSubmenu == nil)
    }

    // MARK: Fingers

    @Test func `a stroke that stays in the middle ends without opening the menu`() {
        var menu = PressMenu.sample()
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        let lift = menu.touchEnded(1, at: PressMenu.point(0, 15), time: 0.1)
        #expect(lift.ending == .cancelled && !lift.isTap && lift.touch == .ended(.lift))
        #expect(menu.phase == .closed && menu.fan == nil && !lift.openChanged)
    }

    @Test func `a tap on an item beyond the open submenu chooses it`() {
        let children = [Item(), Item(), Item()]
        var menu = PressMenu.sample(items: [Item(), Item(children: children), Item(), Item()])
        menu.open(at: PressMenu.middle, time: 0)
        menu.choose(Path(1), time: 0)
        menu.advance(to: 2)
        let began = menu.touchBegan(1, at: PressMenu.point(180, 72), time: 2)
        #expect(began.submenuChanged && menu.submenu == nil && menu.highlighted == Path(3))
        #expect(menu.touchEnded(1, at: PressMenu.point(180, 72), time: 2.1).chosen == Path(3))
    }

    @Test func `an outside touch that is cancelled only ends`() {
        var menu = Self.open()
        menu.touchBegan(1, at: Point2D(20, 20), time: 1)
        let update = menu.touchCancelled(1, time: 1.1)
        #expect(update.touch == .ended(.cancel) && update.ending == nil && !update.openChanged)
        #expect(menu.open(at: PressMenu.middle, time: 1.2).openChanged)
    }

    /// Where a finger on an open menu begins and is lifted: in the middle, on the first item or on
    /// the last, which is disabled.
    @Test(arguments: [
        (PressMenu.middle, PressMenu.middle, false), (PressMenu.point(-90, 72), PressMenu.middle, false),
        (PressMenu.middle, PressMenu.point(180, 72), true),
        (PressMenu.point(-90, 72), PressMenu.point(180, 72), true),
    ])
    func `a lift without an item closes an open menu in its middle alone`(
        start: Point2D,
        end: Point2D,
        waits: Bool
    ) {
        var menu = Self.open()
        menu.touchBegan(1, at: start, time: 1)
        let lift = menu.touchEnded(1, at: end, time: 1.2)
        #expect(lift.chosen == nil && lift.ending == (waits ? nil : .cancelled))
        #expect(menu.phase == (waits ? .waiting : .closed))
    }

    @Test func `a finger on an open menu that has come back from a submenu leaves the menu open`() {
        var menu = Self.open()
        menu.touchBegan(1, at: PressMenu.point(0, 70), time: 1)
        menu.advance(to: 2)
        #expect(menu.submenu == 1)
        menu.touchMoved(1, to: PressMenu.middle, time: 2.1)
        #expect(menu.submenu == nil)
        let lift = menu.touchEnded(1, at: PressMenu.middle, time: 2.2)
        #expect(lift.ending == nil && menu.phase == .waiting)
    }

    @Test(arguments: [true, false])
    func `a stroke that turns on a disabled item opens no submenu`(isEnabled: Bool) {
        let parent = Item(isEnabled: isEnabled, children: [Item(), Item(), Item()])
        var menu = PressMenu.sample(items: [Item(), parent, Item(), Item()])
        let corner = PressMenu.point(0, 72)
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        menu.touchMoved(1, to: corner, time: 0.1)
        menu.touchMoved(1, to: PressMenu.point(-90, 40, from: corner), time: 0.15)
        #expect(menu.phase == .stroking && menu.submenu == (isEnabled ? 1 : nil))
    }

    // MARK: Times and changes

    @Test func `a time before the last one counts as the last one`() {
        var menu = PressMenu.sample()
        menu.open(at: PressMenu.middle, time: 0)
        menu.advance(to: 0.2)
        let openness = menu.openness
        #expect(openness > 0 && openness < 1)
        #expect(menu.advance(to: 0.1) == PressMenu.Update() && menu.openness == openness)
        var pressed = PressMenu.sample()
        pressed.advance(to: 5)
        pressed.touchBegan(1, at: PressMenu.middle, time: 3)
        #expect(pressed.nextDeadline == 5.5)
    }

    @Test func `a size that is no number counts as zero, and what is left out stays`() {
        var menu = PressMenu.sample()
        let bounds = menu.bounds
        menu.update(items: menu.items, itemSize: Point2D(.nan, 30), time: 0)
        #expect(menu.itemSize == Point2D(0, 30) && menu.bounds == bounds)
        menu.update(items: menu.items, itemSize: Point2D(20, -4), time: 0)
        #expect(menu.itemSize == Point2D(20, 0))
        let other = Rect2D(x: 0, y: 0, width: 300, height: 300)
        menu.update(items: menu.items, bounds: other, time: 0)
        #expect(menu.itemSize == Point2D(20, 0) && menu.bounds == other)
        var odd = PressMenu(items: [], itemSize: Point2D(.infinity, -1), bounds: other)
        #expect(odd.itemSize == .zero && odd.isEnabled)
        odd.update(items: [], itemSize: Point2D(8, .infinity), time: 0)
        #expect(odd.itemSize == Point2D(8, 0))
    }

    @Test func `the same settings do not disturb a motion, and reduced motion ends that of a submenu`() {
        var menu = Self.open()
        menu.choose(Path(1), time: 1)
        menu.advance(to: 1.05)
        #expect(menu.apply(menu.settings, time: 1.05) == PressMenu.Update() && menu.isMoving)
        menu.apply(PressMenu.Settings(reducesMotion: true), time: 1.05)
        #expect(!menu.isMoving && menu.shownSubmenu == 1)
        #expect(menu.appearance(of: Path(1, child: 0))?.scale == 1)
        var closing = Self.open()
        closing.dismiss(time: 1)
        closing.advance(to: 1.05)
        closing.apply(closing.settings, time: 1.06)
        #expect(closing.isMoving && closing.fan != nil)
        #expect(closing.setEnabled(false, time: 1.07) == PressMenu.Update() && !closing.isEnabled)
        #expect(closing.isMoving, "it goes on closing")
    }

    @Test func `what is beside the items does not cover a menu`() {
        var menu = Self.open()
        // The items reach 94 points from the middle.
        let edges: [(Rect2D, Rect2D)] = [
            (Rect2D(x: 0, y: 290, width: 400, height: 15.5), Rect2D(x: 0, y: 290, width: 400, height: 16.5)),
            (Rect2D(x: 0, y: 494.5, width: 400, height: 9), Rect2D(x: 0, y: 493.5, width: 400, height: 9)),
            (Rect2D(x: 90, y: 0, width: 15.5, height: 800), Rect2D(x: 90, y: 0, width: 16.5, height: 800)),
            (Rect2D(x: 294.5, y: 0, width: 9, height: 800), Rect2D(x: 293.5, y: 0, width: 9, height: 800)),
        ]
        for (beside, over) in edges {
            #expect(!menu.isCovered(by: beside) && menu.isCovered(by: over), "\(over)")
        }
        menu.choose(Path(1), time: 1)
        #expect(!menu.isCovered(by: Rect2D(x: 0, y: 700, width: 400, height: 100)))
    }

    @Test func `a menu that is disabled during a touch outside it ends the touch`() {
        let bounds = Rect2D(x: 0, y: 0, width: 390, height: 844)
        let items = [PressMenu.Item(), PressMenu.Item()]
        var menu = PressMenu(items: items, itemSize: Point2D(44, 44), bounds: bounds)
        menu.open(at: Point2D(195, 400), time: 0)
        menu.advance(to: 1)
        #expect(menu.touchBegan(1, at: Point2D(10, 10), time: 2).touch == .began)
        #expect(menu.setEnabled(false, time: 3).touch == .ended(.cancel))
    }
}
