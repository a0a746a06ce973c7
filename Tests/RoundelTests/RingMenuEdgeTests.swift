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

    @Test func `a size of the items that is no number counts as zero, at first and later`() {
        for (given, kept) in [(Point2D(.nan, 30), Point2D(0, 30)), (Point2D(30, -4), Point2D(30, 0))] {
            let ring = RingMenuItemsTests.ring(.even(5))
            var menu = RingMenu(ring: ring, itemSize: given, bounds: RingMenu.box)
            #expect(menu.itemSize == kept && menu.zone.outerRadius == ring.radii.max() + 15)
            menu = .sample()
            menu.update(ring: ring, itemSize: given, bounds: RingMenu.box, time: 0)
            #expect(menu.itemSize == kept && menu.zone.outerRadius == ring.radii.max() + 15)
        }
    }

    @Test(arguments: [true, false])
    func `a menu that can turn again brings its selection to the pointer, if it is to`(turns: Bool) {
        var settings = RingMenu.Settings(turning: .never, turnsSelectionToPointer: turns)
        var menu = RingMenu.sample(settings: settings, selection: 3)
        #expect(menu.pointed == 0 && menu.selection == 3)
        settings.turning = .automatic
        menu.apply(settings, time: 0)
        #expect(menu.pointed == (turns ? 3 : 0) && menu.selection == 3 && !menu.isMoving)
    }

    @Test func `the items of a closed menu are in the centre, wherever their positions are written`() {
        let menu = RingMenu.sample(isOpen: false)
        var positions = Array(repeating: Point2D(7, 7), count: 8)
        menu.positions(into: &positions)
        #expect(positions == Array(repeating: menu.ring.center, count: 8))
        positions = []
        menu.positions(into: &positions)
        #expect(positions == Array(repeating: menu.ring.center, count: 8))
    }

    @Test func `a command that is refused leaves the motion to the user, and the goal as it is`() {
        var flicked = RingMenu.sample()
        flicked.flick()
        var other = flicked
        #expect(other.spin(velocity: .nan, time: 0.2).wheel.touch == .refused)
        let felt = [flicked, other].map { menu in
            var menu = menu
            return menu.run(from: 0.2).reduce(0) { $0 + $1.feedback }
        }
        #expect(felt[0] > 0 && felt[1] == felt[0])
        var menu = RingMenu.sample()
        menu.turn(toItem: 3, time: 0)
        #expect(menu.turn(to: .radians(.nan), time: 0.1).wheel.touch == .refused && menu.restsAtGoal)
        menu.apply(RingMenu.Settings(pointer: .degrees(-80)), time: 0.1)
        menu.run(from: 0.1)
        #expect(menu.selection == 3 && menu.pointed == 3)
    }

    @Test func `what the user does without effect leaves a motion to the app`() {
        var menu = RingMenu.sample()
        menu.turn(toItem: 3, extraTurns: 1, time: 0)
        #expect(menu.touchBegan(1, at: Point2D(299, 299), time: 0.1).wheel.touch == .refused)
        #expect(menu.scrolled(by: .radians(1e9), time: 0.1).wheel.touch == .refused && menu.isMoving)
        let updates = menu.run(from: 0.1)
        #expect(updates.allSatisfy { $0.feedback == 0 && $0.wheel.passed.isEmpty } && menu.pointed == 3)
    }

    @Test func `a rotation that the app sets in mid-motion selects nothing`() {
        var menu = RingMenu.sample(selection: 1)
        menu.flick()
        #expect(menu.isMoving)
        let update = menu.setRotation(.degrees(90))
        #expect(update.wheel.cameToRest && !update.selectionChanged)
        #expect(menu.pointed == 6 && menu.selection == 1 && !menu.isMoving)
    }

    @Test func `a finger that is lifted beside what it touched does not tap it`() {
        // The first item reaches from 130 to 170, and the middle from 125 to 175.
        for (start, y, end, taps) in [
            (169.0, 20.0, 169.9, true), (169, 20, 171, false), (174, 150, 174.9, true),
            (174, 150, 176, false),
        ] {
            var menu = RingMenu.sample()
            menu.touchBegan(1, at: Point2D(start, y), time: 0)
            #expect(menu.pressed != nil)
            let update = menu.touchEnded(1, at: Point2D(end, y), time: 0.1)
            #expect((update.tapped != nil) == taps && !menu.isMoving, "\(start) to \(end)")
        }
    }

    @Test func `between the items a flick may be shorter than 10 points`() {
        var menu = RingMenu.sample(settings: RingMenu.Settings(landsOnItems: false))
        for step in 0...3 {
            let point = Point2D(240, 150 + 2 * Double(step))
            if step == 0 { menu.touchBegan(1, at: point, time: 0) }
            menu.touchMoved(1, to: point, time: Double(step) / 60)
        }
        menu.touchEnded(1, at: Point2D(240, 156), time: 0.05)
        #expect(menu.wheel.phase == .coasting && menu.wheel.velocity > 1)
    }

    @Test func `while a menu spins, the current item is the one at the pointer`() {
        var menu = RingMenu.sample()
        menu.spin(velocity: 3, time: 0)
        for time in [0.5, 1, 1.4] {
            menu.advance(to: time)
            #expect(menu.restItem == nil && menu.current == menu.pointed && menu.pointed != nil)
        }
        let current = menu.current
        #expect(menu.press(.choose, time: 1.4).activated == current && menu.selection == current)
    }

    @Test func `a command with all that it can be told does to a menu what it does to its wheel`() {
        typealias Pair = (menu: (inout RingMenu) -> Void, wheel: (inout Wheel) -> Void)
        let (item, goal) = (RingMenu.sample().ring.rotation(bringing: 3), Angle.degrees(80))
        var pairs: [Pair] = [
            (
                { $0.turn(toItem: 3, .clockwise, extraTurns: 2, minimumDuration: 7, time: 1) },
                { $0.turn(to: item, .clockwise, extraTurns: 2, minimumDuration: 7, time: 1) }
            ),
            (
                { $0.turn(to: goal, .counterclockwise, extraTurns: 2, minimumDuration: 7, time: 1) },
                { $0.turn(to: goal, .counterclockwise, extraTurns: 2, minimumDuration: 7, time: 1) }
            ),
            (
                { $0.turn(to: .degrees(80), .clockwise, extraTurns: 1, duration: 2, time: 1) },
                { $0.turn(to: .degrees(80), .clockwise, extraTurns: 1, duration: 2, time: 1) }
            ),
            (
                {
                    $0.scrolled(by: .degrees(5), time: 1)
                    $0.scrollEnded(by: .degrees(9), time: 1.02)
                },
                {
                    $0.scrolled(by: .degrees(5), time: 1)
                    $0.scrollEnded(by: .degrees(9), time: 1.02)
                }
            ),
        ]
        for seed in 1...4 as ClosedRange<UInt64> {
            pairs.append(
                (
                    { $0.spinAtRandom(seed: seed, .counterclockwise, turns: 8...9, duration: 3, time: 1) },
                    { $0.spinAtRandom(seed: seed, .counterclockwise, turns: 8...9, duration: 3, time: 1) }
                )
            )
        }
        for (index, pair) in pairs.enumerated() {
            var menu = RingMenu.sample()
            var wheel = menu.wheel
            pair.menu(&menu)
            pair.wheel(&wheel)
            #expect(wheel.isMoving, "\(index)")
            for time in [1.1, 1.5, 2.5, 4.5, 7.5, 30] {
                menu.advance(to: time)
                wheel.advance(to: time)
                #expect(menu.wheel.rotation == wheel.rotation && menu.wheel.isMoving == wheel.isMoving)
            }
            #expect(!wheel.isMoving && wheel.rotation != .zero, "\(index)")
        }
    }

    @Test func `a menu whose bounds become too small turns no more, until they have grown again`() {
        var menu = RingMenu.fan()
        for (width, turns) in [(300.0, true), (290, false), (310, true)] {
            let bounds = Rect2D(x: 0, y: 0, width: width, height: 300)
            menu.update(ring: menu.ring, itemSize: RingMenu.item, bounds: bounds, time: 0)
            #expect(menu.bounds == bounds && menu.isTurnable == turns, "\(width)")
        }
    }

    @Test func `a menu that is laid out anew follows fingers about its new centre`() {
        var menu = RingMenu.sample()
        let box = Rect2D(x: 400, y: 100, width: 500, height: 500)
        let ring = Ring(in: box, itemSize: RingMenu.item, spacing: .even(8))
        menu.update(ring: ring, itemSize: RingMenu.item, bounds: box, time: 0)
        #expect(menu.wheel.zone == menu.zone && menu.zone.center == box.center)
        #expect(menu.touchBegan(1, at: Point2D(250, 150), time: 0).wheel.touch == .refused)
        let finger = Finger(center: box.center)
        #expect(menu.touchBegan(1, at: finger.point(20, 150), time: 1).wheel.touch == .began)
        menu.touchMoved(1, to: finger.point(50, 150), time: 1.1)
        #expect(near(menu.wheel.rotation, .degrees(30)))
    }

    @Test func `new settings count that come with a new selection`() {
        var menu = RingMenu.sample(selection: 2)
        menu.update(
            ring: menu.ring,
            itemSize: menu.itemSize,
            bounds: menu.bounds,
            settings: RingMenu.Settings(pointer: .degrees(10)),
            selection: 5,
            time: 0
        )
        #expect(menu.settings.pointer == .degrees(10) && menu.selection == 5 && menu.pointed == 5)
        #expect(near(menu.ring.angle(of: 5, rotation: menu.wheel.rotation).normalized, .degrees(10)))
    }

    @Test func `the press of a control is handled, also where it stops the menu`() {
        var menu = RingMenu.sample()
        #expect(menu.pressBegan(time: 0).isHandled)
        menu.pressEnded(time: 0.1)
        menu.flick(time: 1)
        let update = menu.pressBegan(time: 1.3)
        #expect(update.isHandled && menu.wheel.phase != .coasting)
    }

    @Test func `a finger that stays where it is taps an item of a menu that has moved under it`() {
        let (start, moved) = (Point2D(280, 150), Point2D(0, 15))
        for (finger, point, taps) in [
            (1, start + moved, true), (2, start + moved, false), (1, Point2D(.nan, 0), false),
        ] {
            var menu = RingMenu.sample()
            menu.touchBegan(1, at: start, time: 0)
            menu.touchStartMoved(finger, to: point)
            menu.touchMoved(1, to: start + moved + Point2D(1, 0), time: 0.1)
            let end = menu.touchEnded(1, at: start + moved + Point2D(1, 0), time: 0.2)
            #expect((end.tapped == .item(2)) == taps)
            #expect((menu.wheel.rotation == .zero) == taps)
        }
    }

    @Test func `a drag of a menu that has moved under the finger begins where it leaves its slop`() {
        var menu = RingMenu.sample()
        let moved = Point2D(280, 165)
        menu.touchBegan(1, at: Point2D(280, 150), time: 0)
        menu.touchStartMoved(1, to: moved)
        menu.touchMoved(1, to: moved - Point2D(0, 20), time: 0.1)
        // From 5 points below 3 o'clock to 5 points above it, on a radius of 130.
        #expect(near(menu.wheel.rotation, .degrees(-4.405_196_323_531_6)))
    }

    @Test func `a touch that stops a moving menu holds it from then on`() {
        var menu = RingMenu.sample()
        menu.flick()
        menu.advance(to: 0.3)
        let point = Finger(center: menu.ring.center).point(20, 100)
        let update = menu.touchBegan(1, at: point, time: 0.3)
        #expect(update.wheel.touch == .began && update.isHandled && menu.wheel.isHeld)
        #expect(menu.touchEnded(1, at: point, time: 0.4).wheel.touch == .ended(.lift))
    }

    @Test func `a menu at rest stays where a finger has left it, whatever a command had turned to`() {
        var menu = RingMenu.sample()
        menu.turn(toItem: 3, duration: 0, time: 0)
        menu.flick(time: 1)
        menu.run(from: 1.2)
        let (rotation, pointed) = (menu.wheel.rotation, menu.pointed)
        #expect(pointed != 3 && !menu.isMoving)
        let (ring, size, bounds) = (menu.ring, menu.itemSize, menu.bounds)
        menu.replace(ring, size, bounds, nil, selection: menu.selection, goal: .some(3), time: 30)
        #expect(menu.wheel.rotation == rotation && menu.pointed == pointed && !menu.isMoving)
    }

    @Test func `within the slop, a time before the last one counts as the last one`() {
        var menus = [RingMenu.sample(), .sample()]
        let hand = Finger(center: menus[0].ring.center)
        for (index, time) in [0.1, 0.02].enumerated() {
            menus[index].touchBegan(1, at: hand.point(0, 120), time: 0)
            menus[index].touchMoved(1, to: hand.point(1, 120), time: 0.1)
            menus[index].touchMoved(1, to: hand.point(2, 120), time: time)
            for move in 1...3 {
                let point = hand.point(2 + 6 * Double(move), 120)
                menus[index].touchMoved(1, to: point, time: 0.1 + Double(move) / 60)
            }
            menus[index].touchEnded(1, at: hand.point(20, 120), time: 0.15)
            #expect(menus[index].isMoving)
            menus[index].advance(to: 0.3)
        }
        #expect(menus[0].wheel.rotation == menus[1].wheel.rotation)
    }
}
