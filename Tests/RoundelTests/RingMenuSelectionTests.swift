import Roundel
import RoundelTestSupport
import Testing

/// What is selected, by whom, and what keys do.
@Suite struct RingMenuSelectionTests {
    @Test func `the app's selection turns an open menu there, and reports and plays nothing`() {
        var menu = RingMenu.sample()
        var updates = [menu.select(3, time: 0)]
        #expect(menu.selection == 3 && menu.isMoving)
        updates += menu.run(from: 0)
        #expect(updates.allSatisfy { !$0.selectionChanged && $0.feedback == 0 && $0.activated == nil })
        #expect(updates.allSatisfy(\.wheel.passed.isEmpty) && menu.pointed == 3)
    }

    @Test func `the app's selection puts a closed menu there at once`() {
        var menu = RingMenu.sample(isOpen: false)
        let update = menu.select(3, time: 0)
        #expect(menu.pointed == 3 && !menu.isMoving && update.pointedChanged)
        #expect(!update.selectionChanged && update.feedback == 0 && !update.wheel.cameToRest)
    }

    @Test(arguments: [nil, -1, 8, Int.min, Int.max]) func `an index that no item has selects none`(
        _ index: Int?
    ) {
        var menu = RingMenu.sample(selection: 2)
        #expect(menu.pointed == 2)
        #expect(!menu.select(index, time: 0).selectionChanged)
        #expect(menu.selection == nil && menu.pointed == 2 && !menu.isMoving)
        #expect(RingMenu.sample(selection: index).selection == nil)
        guard let index else { return }
        #expect(menu.activate(index, time: 0).activated == nil && !menu.tapped(index, time: 0).isHandled)
        #expect(menu.position(of: index) == menu.ring.center && menu.openness(of: index) == 0)
    }

    @Test func `a selection that does not turn the menu leaves it where it is`() {
        var menu = RingMenu.sample(settings: RingMenu.Settings(turnsSelectionToPointer: false), selection: 1)
        #expect(menu.pointed == 0)
        menu.select(3, time: 0)
        menu.activate(5, time: 0)
        #expect(menu.pointed == 0 && menu.selection == 5 && !menu.isMoving)
    }

    @Test func `a rotation that the app sets selects and plays nothing, also in the middle of a drag`() {
        var menu = RingMenu.sample(selection: 1)
        let update = menu.setRotation(.degrees(100))
        #expect(menu.pointed == 6 && update.pointedChanged && menu.selection == 1)
        #expect(update.feedback == 0 && update.wheel.passed.isEmpty && !update.wheel.cameToRest)
        menu.drag(from: 0, to: 30, time: 0)
        #expect(menu.setRotation(.degrees(300)).feedback == 0 && menu.wheel.phase == .dragging)
    }

    @Test func `right and down go on, left and up go back, and a mirrored menu swaps left and right`() {
        let keys: [(RingMenu.Key, Bool, Int)] = [
            (.right, false, 4), (.down, false, 4), (.left, false, 2), (.up, false, 2), (.right, true, 2),
            (.down, true, 4), (.left, true, 4), (.up, true, 2),
        ]
        for (key, isMirrored, goal) in keys {
            var menu = RingMenu.sample(selection: 3, isMirrored: isMirrored)
            #expect(menu.press(key, isMirrored: isMirrored, time: 0).isHandled)
            menu.run(from: 0)
            #expect(menu.selection == goal, "\(key) \(isMirrored)")
        }
    }

    @Test func `quick steps add up and never turn back, and wrap round`() {
        var menu = RingMenu.sample()
        for step in 0..<7 { menu.press(.right, time: Double(step) / 10) }
        #expect(menu.restItem == 7 && menu.current == 7)
        let updates = menu.run(from: 0.7)
        #expect(updates.allSatisfy { $0.wheel.turned <= .zero } && menu.selection == 7)
        #expect(near(menu.wheel.rotation, .degrees(-315)))
        menu.step(by: 2, animated: false, time: 60)
        #expect(menu.selection == 1 && !menu.isMoving)
        menu.step(by: Int.min, animated: false, time: 60)
        #expect(menu.selection == 1)
    }

    @Test func `an arc stops at its ends`() {
        var menu = RingMenu.fan()
        for (steps, goal) in [(9, 4), (1, 4), (-1, 3), (Int.min, 0), (-1, 0), (2, 2)] {
            #expect(menu.step(by: steps, animated: false, time: 0).isHandled)
            #expect(menu.pointed == goal)
        }
    }

    @Test func `in a menu that cannot turn, keys act on the selection`() {
        var menu = RingMenu.sample(settings: RingMenu.settings(.never))
        #expect(menu.current == nil && menu.press(.choose, time: 0).isHandled == false)
        menu.press(.left, time: 0)
        #expect(menu.current == nil)
        let first = menu.press(.right, time: 0)
        #expect(first.selectionChanged && menu.selection == 0 && first.activated == nil)
        for (steps, goal) in [(3, 3), (-1, 2), (Int.max, 7), (1, 7), (Int.min, 0), (-1, 0)] {
            menu.step(by: steps, time: 0)
            #expect(menu.current == goal && menu.selection == goal && menu.wheel.rotation == .zero)
        }
        #expect(menu.press(.choose, time: 0).activated == 0)
        menu.select(5, time: 0)
        menu.press(.right, time: 0)
        #expect(menu.current == 6)
    }

    @Test func `choose activates where the menu comes to rest, and leave closes where it may`() {
        var menu = RingMenu.sample()
        menu.press(.right, time: 0)
        #expect(menu.press(.choose, time: 0.1).activated == 1)
        let update = menu.press(.leave, time: 0.2)
        #expect(update.isHandled && update.openChanged && !menu.isOpen && menu.selection == 1)
        #expect(!menu.press(.leave, time: 1).isHandled)
        var stubborn = RingMenu.sample(settings: RingMenu.Settings(closesOnEscape: false))
        #expect(!stubborn.press(.leave, time: 0).isHandled && stubborn.isOpen)
        var empty = RingMenu.sample(.even(0))
        for key in RingMenu.Key.allCases { #expect(!empty.press(key, time: 0).isHandled) }
        #expect(!empty.step(by: 1, time: 0).isHandled && empty.selection == nil)
        var one = RingMenu.sample(.even(1))
        #expect(one.press(.right, time: 0).isHandled && one.press(.choose, time: 0).activated == 0)
    }

    @Test func `with reduced motion it is there at once, and selects at once`() {
        var menu = RingMenu.sample(settings: RingMenu.reduced)
        let update = menu.press(.right, time: 0)
        #expect(update.selectionChanged && update.feedback == 1 && menu.selection == 1 && !menu.isMoving)
        #expect(menu.select(4, time: 0).feedback == 0 && menu.pointed == 4 && !menu.isMoving)
        #expect(menu.activate(6, time: 0).wheel.cameToRest && menu.pointed == 6)
    }

    @Test func `a step of the app belongs to the app, and is refused while a finger holds the menu`() {
        for turning in [RingMenu.Turning.automatic, .never] {
            var menu = RingMenu.sample(settings: RingMenu.settings(turning), selection: 0)
            var update = menu.turn(byItems: 2, time: 0)
            #expect(update.isHandled && update.feedback == 0 && update.wheel.passed.isEmpty)
            #expect(turning == .automatic || (update.selectionChanged && menu.selection == 2))
            for time in stride(from: 0.05, through: 3, by: 0.05) {
                update = menu.advance(to: time)
                #expect(update.feedback == 0 && update.wheel.passed.isEmpty)
            }
            #expect(menu.current == 2 && !menu.isMoving)
        }
        var held = RingMenu.sample()
        held.drag(from: 0, to: 20, time: 0)
        #expect(held.turn(byItems: 1, time: 1).wheel.touch == .refused && held.wheel.phase == .dragging)
        var user = RingMenu.sample()
        user.step(by: 1, time: 0)
        #expect(user.run(from: 0).reduce(0) { $0 + $1.feedback } == 1)
    }

    @Test func `a notch turns the ring clockwise, whichever way the items run`() {
        for (sweep, next) in [(360.0, 7), (-360, 1)] {
            var menu = RingMenu.sample(.arc(count: 8, sweep: .degrees(sweep), end: .exclusive))
            menu.stepClockwise(by: 1, time: 0)
            #expect(menu.restItem == next && menu.restRotation.map { $0 > .zero } == true, "\(sweep)")
            menu.stepClockwise(by: -2, time: 0)
            #expect(menu.restRotation.map { $0 < .zero } == true, "\(sweep)")
        }
        for (degrees, next) in [([-90.0, 0, 90, 180], 3), ([270, 180, 90, 0], 1), ([-90, 180, 90, 0], 1)] {
            var menu = RingMenu.sample(.angles(degrees.map { .degrees($0) }))
            menu.stepClockwise(by: 1, time: 0)
            #expect(menu.restItem == next && menu.restRotation.map { $0 > .zero } == true, "\(degrees)")
        }
    }

    @Test func `a notch on one item that cannot turn is clockwise as on several`() {
        for count in [1, 8] {
            var menu = RingMenu.sample(.even(count), settings: RingMenu.settings(.never))
            menu.stepClockwise(by: 1, time: 0)
            #expect(menu.selection == nil, "before the first")
            menu.stepClockwise(by: -1, time: 0)
            #expect(menu.selection == 0)
        }
    }

    @Test(arguments: [nil, 0, 0.5] as [Double?])
    func `a command to where the menu is lands there, unless it lands nowhere`(duration: Double?) {
        for lands in [true, false] {
            var settings = RingMenu.settings(.always)
            settings.landsOnItems = lands
            func landed(_ command: (inout RingMenu) -> RingMenu.Update) -> Int? {
                var menu = RingMenu.sample(.even(4), settings: settings)
                let update = command(&menu)
                #expect(!update.wheel.cameToRest)
                menu.run(from: 0)
                #expect(menu.wheel.rotation == .zero)
                return menu.selection
            }
            let expected = lands ? 0 : nil
            #expect(landed { $0.turn(toItem: 0, duration: duration, time: 0) } == expected)
            #expect(landed { $0.turn(to: .zero, duration: duration, time: 0) } == expected)
            #expect(landed { $0.spin(velocity: 0, time: 0) } == nil)
            #expect(landed { $0.turn(to: .radians(.nan), duration: duration, time: 0) } == nil)
            #expect(landed { $0.turn(toItem: 9, duration: duration, time: 0) } == nil)
            #expect(landed { $0.stop(time: 0) } == nil)
        }
        var held = RingMenu.sample(.even(4), settings: RingMenu.settings(.always))
        held.touchBegan(1, at: Point2D(150, 100), time: 0)
        held.turn(toItem: 0, duration: duration, time: 0)
        held.touchEnded(1, at: Point2D(150, 100), time: 1)
        held.advance(to: 2)
        #expect(held.selection == nil)
        var unreported = RingMenu.sample(.even(4), settings: RingMenu.settings(.always))
        unreported.turn(toItem: 0, duration: 0.5, time: 0)
        unreported.advanceUnreported(to: 0.4)
        #expect(unreported.selection == nil)
        unreported.advanceUnreported(to: 0.6)
        #expect(unreported.selection == 0)
    }

    @Test func `a selection of the item to which the menu turns leaves the motion the user's`() {
        func feedback(_ change: (inout RingMenu) -> Void) -> Int {
            var menu = RingMenu.sample(.even(8), settings: RingMenu.settings(.always))
            menu.setRotation(menu.ring.rotation(bringing: 0, toPointer: menu.settings.pointer))
            menu.activate(4, time: 0)
            change(&menu)
            return (1...200).reduce(0) { $0 + menu.advance(to: Double($1) / 60).feedback }
        }
        #expect(feedback { _ in } == 4 && feedback { $0.select(4, time: 0) } == 4)
        #expect(feedback { $0.turn(byItems: 0, time: 0) } == 4)
        // A command that leads elsewhere is the app's.
        #expect(feedback { $0.select(5, time: 0) } == 0 && feedback { $0.turn(byItems: 1, time: 0) } == 0)
    }

    @Test func `a menu that was emptied while it turns stops`() {
        var menu = RingMenu.sample(.even(8), settings: RingMenu.settings(.always))
        menu.turn(toItem: 5, duration: 5, time: 0)
        menu.advance(to: 1)
        let none = RingMenu.sample(.even(0))
        menu.update(ring: none.ring, itemSize: none.itemSize, bounds: none.bounds, time: 1)
        #expect(menu.wheel.isMoving && !menu.isTurnable)
        #expect(menu.stop(time: 1.5).wheel.touch != .refused && !menu.wheel.isMoving)
    }

    @Test func `a step to an item at the same angle selects it and points at it, with motion or without`() {
        let same = Ring.Spacing.angles([0, 0, 90, 180].map(Angle.degrees))
        for (spacing, index) in [(same, 0), (.weights([0, 0, 1, 1]), 0)] {
            for (animated, reduced) in [(true, false), (false, false), (true, true)] {
                let wheel = Wheel.Settings(reducesMotion: reduced)
                let settings = RingMenu.Settings(wheel: wheel, turning: .always)
                var menu = RingMenu.sample(spacing, settings: settings, selection: index)
                #expect(menu.pointed == index)
                var updates = [menu.step(by: 1, animated: animated, time: 0)]
                var unreported = menu
                for frame in 1...300 { unreported.advanceUnreported(to: Double(frame) / 60) }
                updates += menu.run(from: 0, for: 5)
                #expect(unreported.selection == menu.selection && unreported.pointed == menu.pointed)
                #expect(menu.selection == index + 1 && menu.pointed == index + 1 && !menu.isMoving)
                #expect(updates.filter(\.selectionChanged).count == 1)
                #expect(updates.filter(\.pointedChanged).count == 1)
            }
        }
    }

    @Test func `a step beyond the last item of an arc selects nothing`() {
        let settings = RingMenu.Settings(turnsSelectionToPointer: false)
        for animated in [true, false] {
            var menu = RingMenu.sample(.arc(count: 5, sweep: .degrees(300)), settings: settings)
            menu.step(by: 9, animated: animated, time: 0)
            menu.run(from: 0)
            #expect(menu.selection == 4 && menu.pointed == 4)
            menu.select(2, time: 20)
            menu.step(by: 1, animated: animated, time: 20)
            menu.run(from: 20)
            #expect(menu.selection == 2 && menu.pointed == 4)
        }
    }

    @Test func `an item at the same angle that is selected or activated is at the pointer at once`() {
        for (name, change) in [
            ("select", { $0.select(2, time: 0) }), ("activate", { $0.activate(2, time: 0) }),
            ("tap", { $0.tapped(2, time: 0) }),
        ] as [(String, (inout RingMenu) -> RingMenu.Update)] {
            for turns in [true, false] {
                var settings = RingMenu.settings(.always)
                settings.turnsSelectionToPointer = turns
                var menu = RingMenu.sample(.step(.degrees(180), count: 4), settings: settings, selection: 0)
                let update = change(&menu)
                #expect(menu.selection == 2 && menu.pointed == 2 && update.pointedChanged, "\(name)")
                #expect(!menu.isMoving && menu.current == 2)
                var fits = menu
                fits.update(ring: menu.ring, itemSize: menu.itemSize, bounds: menu.bounds, time: 0)
                #expect(fits.pointed == 2)
            }
        }
    }

    @Test func `an item at the same angle that is selected under a finger is at the pointer`() {
        var menu = RingMenu.sample(.step(.degrees(180), count: 4), settings: RingMenu.settings(.always))
        menu.touchBegan(1, at: Point2D(150, 100), time: 0)
        let update = menu.select(2, time: 0.1)
        #expect(menu.pointed == 2 && update.pointedChanged && !update.selectionChanged)
        menu.touchEnded(1, at: Point2D(150, 100), time: 1)
        menu.run(from: 1)
        #expect(menu.pointed == 2 && menu.selection == 2)
    }

    @Test func `a turn to an item at the angle of the selected one ends there, whatever changes meanwhile`() {
        for changes in [true, false] {
            var menu = RingMenu.sample(
                .step(.degrees(120), count: 6),
                settings: RingMenu.settings(.always),
                selection: 0
            )
            menu.turn(toItem: 3, .clockwise, extraTurns: 2, duration: 1, time: 0)
            menu.advance(to: 0.05)
            #expect(menu.isMoving)
            if changes {
                var settings = menu.settings
                settings.wheel.decay = .ice
                menu.apply(settings, time: 0.06)
                let larger = Rect2D(x: 0, y: 0, width: 400, height: 300)
                menu.update(ring: menu.ring, itemSize: menu.itemSize, bounds: larger, time: 0.07)
            }
            menu.run(from: 0.1)
            #expect(menu.selection == 3 && menu.pointed == 3 && menu.restsAtGoal)
        }
    }
}
