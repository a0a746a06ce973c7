import RoundelTestSupport
import Testing

@testable import Roundel

/// Faults that a comparison with models written from the documentation alone found.
@Suite struct ModelFaultTests {
    // MARK: - A press menu

    /// A menu whose item at 12 o'clock has a submenu.
    private static func menu() -> PressMenu {
        let children = [PressMenu.Item](repeating: PressMenu.Item(), count: 3)
        return .sample(
            items: [PressMenu.Item(children: children)] + [PressMenu.Item](repeating: .init(), count: 3)
        )
    }

    @Test(arguments: [26.0, 28, 30, 31, 32, 33, 35, 36, 40, 60, 90], [20.0, 60, 120, 1_000])
    func `a stroke that comes back into the middle chooses nothing, wherever it turned`(
        distance: Double,
        rate: Double
    ) {
        var menu = Self.menu()
        let far = PressMenu.middle - Point2D(0, distance)
        let touches = PressStrokes.sampled(
            [PressMenu.middle, far, PressMenu.middle],
            time: 0,
            speed: 600,
            rate: rate
        )
        let update = PressStrokes.play(touches, on: &menu).last
        #expect(update?.chosen == nil && update?.ending == .cancelled && menu.phase == .closed)
        #expect(menu.submenu == nil && menu.highlighted == nil)
    }

    @Test func `a finger that came back into the middle draws a new stroke from there`() {
        var menu = Self.menu()
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        menu.touchMoved(1, to: PressMenu.middle - Point2D(0, 30), time: 0.06)
        menu.touchMoved(1, to: PressMenu.middle, time: 0.12)
        #expect(menu.submenu == nil && menu.highlighted == nil && menu.phase == .stroking)
        // A line from the middle has no corner, and one that turns has.
        var straight = menu
        straight.touchMoved(1, to: PressMenu.point(-90, 120), time: 0.3)
        #expect(straight.submenu == nil && straight.highlighted == PressMenu.ItemPath(0))
        menu.touchMoved(1, to: PressMenu.point(-90, 70), time: 0.3)
        menu.touchMoved(1, to: PressMenu.point(-90, 70) + Point2D(60, 0), time: 0.4)
        #expect(menu.submenu == 0)
    }

    @Test(arguments: [1, 3, 12, 60], [15.0, -15])
    func `a straight line through the middle is no corner, however it is sampled`(samples: Int, side: Double)
    {
        var settings = PressMenu.Settings()
        settings.turnAngle = .degrees(30)
        var menu = PressMenu.sample(settings)
        let (start, end) = (PressMenu.middle + Point2D(-60, side), PressMenu.middle + Point2D(75, side))
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        for step in 1...6 {
            menu.touchMoved(
                1,
                to: PressMenu.middle + (start - PressMenu.middle) * (Double(step) / 6),
                time: 0.02 * Double(step)
            )
        }
        for step in 1...samples {
            let share = Double(step) / Double(samples)
            menu.touchMoved(1, to: start + (end - start) * share, time: 0.12 + 0.1 * share)
        }
        #expect(menu.submenu == nil && menu.highlighted == PressMenu.ItemPath(1))
        // One that turns after it has a corner.
        menu.touchMoved(1, to: end + Point2D(0, 60), time: 0.3)
        #expect(menu.submenu == 1)
    }

    @Test
    func `a stroke that turns in the middle has no corner there, and a leg is measured from the centre`() {
        var menu = Self.menu()
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        var time = 0.0
        func move(to offset: Point2D) {
            let start = menu.touch?.last ?? PressMenu.middle
            for step in 1...12 {
                time += 0.005
                let end = PressMenu.middle + offset
                menu.touchMoved(1, to: start + (end - start) * (Double(step) / 12), time: time)
            }
        }
        move(to: Point2D(-60, 0))
        move(to: Point2D(15, 0))
        move(to: Point2D(15, -60))
        #expect(menu.submenu == nil && menu.highlighted == PressMenu.ItemPath(0))
        move(to: .zero)
        move(to: Point2D(0, -34))
        #expect(menu.submenu == nil && menu.highlighted == PressMenu.ItemPath(0))
        move(to: Point2D(-26, -34))
        #expect(menu.submenu == 0)
    }

    @Test(arguments: [true, false])
    func `items behind a submenu that replaces another one neither flash nor leap`(byCommand: Bool) throws {
        let children = [PressMenu.Item(), PressMenu.Item()]
        var menu = PressMenu.sample(
            items: [PressMenu.Item(children: children), PressMenu.Item(children: children), .init(), .init()]
        )
        menu.open(at: PressMenu.middle, time: 0)
        menu.advance(to: 1)
        menu.choose(PressMenu.ItemPath(0), time: 1)
        menu.advance(to: 2)
        func opacities(_ menu: PressMenu) -> [Double] {
            (0..<4).map { menu.appearance(of: PressMenu.ItemPath($0))?.opacity ?? .nan }
        }
        #expect(near(opacities(menu)[2], 0.3) && near(opacities(menu)[0], 1))
        var (time, last) = (2.0, opacities(menu))
        if !byCommand {
            menu.back(time: time)
            for _ in 0..<50 {
                time += 0.001
                menu.advance(to: time)
            }
            last = opacities(menu)
            #expect(last[2] > 0.3 && last[2] < 1)
        }
        menu.choose(PressMenu.ItemPath(1), time: time)
        #expect(menu.submenu == 1 && zip(opacities(menu), last).allSatisfy { near($0, $1) })
        // A change of the app that moves nothing, in the middle of it.
        time += 0.03
        menu.advance(to: time)
        last = opacities(menu)
        var settings = menu.settings
        settings.staysOpen = false
        menu.apply(settings, time: time)
        #expect(opacities(menu) == last)
        menu.update(items: menu.items, time: time)
        #expect(opacities(menu) == last)
        // The motions take a third of a second: no millisecond changes an opacity by more than 2 %.
        while menu.isMoving, time < 5 {
            time += 0.001
            menu.advance(to: time)
            let now = opacities(menu)
            for (one, other) in zip(now, last) { #expect((one - other).magnitude < 0.02) }
            last = now
        }
        #expect(near(last[0], 0.3) && near(last[1], 1) && near(last[2], 0.3) && menu.former == nil)
    }

    @Test(arguments: [1, 4, 8, 12, 20])
    func `a straight line along the rim of the middle is no corner`(samples: Int) {
        let parent = PressMenu.Item(children: [PressMenu.Item(), PressMenu.Item(), PressMenu.Item()])
        var menu = PressMenu(
            items: [.init(), .init(), parent, .init(), parent],
            itemSize: Point2D(44, 44),
            bounds: Rect2D(x: 0, y: 0, width: 390, height: 844)
        )
        let center = Point2D(195, 420)
        menu.touchBegan(1, at: center, time: 0)
        var (time, last) = (0.0, center)
        func move(to offset: Point2D, in count: Int) {
            for step in 1...count {
                let point = last + (center + offset - last) * (Double(step) / Double(count))
                menu.touchMoved(1, to: point, time: time + 0.06 * Double(step) / Double(count))
            }
            (time, last) = (time + 0.06, center + offset)
        }
        move(to: Point2D(63, -20), in: 8)
        move(to: .zero, in: 8)
        move(to: Point2D(63, -20), in: 8)
        move(to: Point2D(-58, 66), in: samples)
        #expect(menu.submenu == nil && menu.highlighted?.child == nil)
    }

    @Test(arguments: [0.0, 0.016, 0.03, 0.05, 0.1])
    func `a third submenu right after the second lets no item flash`(pause: Double) {
        let parent = PressMenu.Item(children: [PressMenu.Item(), PressMenu.Item()])
        var menu = PressMenu.sample(items: [parent, parent, parent, .init()])
        menu.open(at: PressMenu.middle, time: 0)
        menu.advance(to: 1)
        menu.choose(PressMenu.ItemPath(0), time: 1)
        menu.advance(to: 2)
        menu.choose(PressMenu.ItemPath(1), time: 2)
        menu.advance(to: 2 + pause)
        func opacities() -> [Double] {
            (0..<4).map { menu.appearance(of: PressMenu.ItemPath($0))?.opacity ?? .nan }
        }
        let before = opacities()
        menu.choose(PressMenu.ItemPath(2), time: 2 + pause)
        // Of three submenus the one that has closed most is left out, which leaps by up to 0.27.
        for (one, other) in zip(opacities(), before) { #expect((one - other).magnitude < 0.3) }
    }

    @Test func `settings that move no item let a menu and its submenu go on to close`() throws {
        var menu = PressMenu.sample()
        menu.hold()
        menu.advance(to: 2)
        menu.choose(PressMenu.ItemPath(1), time: 2)
        menu.advance(to: 4)
        menu.touchMoved(1, to: PressMenu.point(0, 70), time: 4)
        menu.touchMoved(1, to: PressMenu.middle, time: 4.1)
        menu.advance(to: 4.2)
        var settings = menu.settings
        settings.dwellDuration = 9
        settings.hysteresis = .degrees(5)
        func look(_ menu: PressMenu) -> [PressMenu.Appearance?] {
            (0..<4).map { menu.appearance(of: PressMenu.ItemPath($0)) }
                + (0..<3).map { menu.appearance(of: PressMenu.ItemPath(1, child: $0)) }
        }
        let before = look(menu)
        #expect(before[4] != nil && menu.submenu == nil)
        menu.apply(settings, time: 4.2)
        #expect(look(menu) == before)
        menu.touchEnded(1, at: PressMenu.middle, time: 4.2)
        menu.dismiss(time: 4.2)
        menu.advance(to: 4.25)
        let closing = look(menu)
        #expect(closing[0] != nil)
        settings.dwellDuration = 8
        menu.apply(settings, time: 4.25)
        #expect(look(menu) == closing)
        settings.fan.spacing += 1
        menu.apply(settings, time: 4.25)
        #expect(menu.fan == nil)
    }

    @Test func `a menu that opens stays visible when its items need no time any more`() throws {
        var menu = PressMenu.sample()
        menu.hold()
        menu.advance(to: 0.58)
        var settings = menu.settings
        (settings.flight, settings.stagger) = (0, 0)
        let progress = menu.openness
        menu.apply(settings, time: 0.58)
        for item in [0, 1, 2] {
            let look = try #require(menu.appearance(of: PressMenu.ItemPath(item)))
            #expect(progress > 0 && progress < 1 && look.scale == progress)
        }
    }

    // MARK: - A menu on a ring

    /// A menu that a finger has stopped between two items, where it rests.
    private func stopped(selection: Int? = nil) -> RingMenu {
        var menu = RingMenu.sample(selection: selection)
        menu.step(by: 1, time: 0)
        menu.advance(to: 0.1)
        menu.touchBegan(1, at: Point2D(150, 60), time: 0.1)
        return menu
    }

    @Test func `an item that is selected under a finger that stopped the menu comes to the pointer`() {
        for end in 0..<3 {
            var menu = stopped(selection: 0)
            #expect(menu.pointed != nil && !menu.isMoving && menu.wheel.detent == nil)
            menu.select(3, time: 0.5)
            #expect(menu.restItem == 3 && menu.current == 3)
            switch end {
            case 0: menu.touchEnded(1, at: Point2D(150, 60), time: 1)
            case 1: menu.touchCancelled(1, time: 1)
            default: menu.setEnabled(false, time: 1)
            }
            let rest = menu.restRotation
            menu.run(from: 1)
            #expect(menu.selection == 3 && menu.pointed == 3 && menu.wheel.rotation == rest, "\(end)")
        }
    }

    @Test func `a flick after a selection turns the menu where the finger wants it`() {
        var menu = RingMenu.sample(selection: 0)
        menu.touchBegan(1, at: Finger(center: Point2D(150, 150)).point(-90, 90), time: 0)
        for step in 1...9 {
            let point = Finger(center: Point2D(150, 150)).point(-90 + 5 * Double(step), 90)
            menu.touchMoved(1, to: point, time: Double(step) / 100)
        }
        menu.select(3, time: 0.09)
        let predicted = menu.restRotation
        menu.touchEnded(1, at: Finger(center: Point2D(150, 150)).point(-45, 90), time: 0.095)
        menu.run(from: 0.095)
        #expect(menu.selection == menu.pointed && menu.selection != 3)
        #expect(menu.item(atRest: predicted ?? .zero) == menu.pointed)
    }

    /// A change of the app that moves the selected item away from the pointer.
    private static func change(_ number: Int, _ menu: inout RingMenu) {
        var (ring, settings) = (menu.ring, menu.settings)
        switch number {
        case 0: ring = RingMenu.sample(start: .degrees(20)).ring
        case 1: ring = RingMenu.sample(.even(5)).ring
        case 2: ring = RingMenu.sample(isMirrored: true).ring
        default: settings.pointer = .degrees(0)
        }
        menu.update(ring: ring, itemSize: menu.itemSize, bounds: menu.bounds, settings: settings, time: 1.5)
    }

    @Test(arguments: 0..<4, [true, false])
    func `a selected item that was at the pointer is there again after the lift of a resting finger`(
        change: Int,
        turnsSelection: Bool
    ) {
        var menu = RingMenu.sample(selection: 3)
        menu.settings.turnsSelectionToPointer = turnsSelection
        menu.touchBegan(1, at: Point2D(150, 60), time: 1)
        Self.change(change, &menu)
        #expect(menu.selection == 3 && menu.restItem == 3)
        var dragged = menu
        menu.touchEnded(1, at: Point2D(150, 60), time: 2)
        menu.run(from: 2)
        #expect(menu.selection == 3 && menu.pointed == 3)
        // One that turns the menu decides where it rests.
        dragged.drag(from: 270, to: 350, time: 1.6)
        dragged.touchEnded(1, at: Point2D(150, 60), time: 3)
        dragged.run(from: 3)
        #expect(dragged.selection == dragged.pointed)
    }

    @Test func `new items and another selection under a resting finger, in one call`() {
        var menu = stopped(selection: 1)
        let more = RingMenu.sample(.even(9))
        menu.update(ring: more.ring, itemSize: more.itemSize, bounds: more.bounds, selection: 8, time: 0.5)
        menu.touchEnded(1, at: Point2D(150, 60), time: 1)
        menu.run(from: 1)
        #expect(menu.selection == 8 && menu.pointed == 8)
    }

    @Test func `Return under a finger that rests after a drag activates the item at the pointer`() {
        var menu = RingMenu.sample()
        let finger = Finger(center: Point2D(150, 150))
        menu.touchBegan(1, at: finger.point(-90, 90), time: 0)
        for step in 1...6 {
            menu.touchMoved(1, to: finger.point(-90 + 3 * Double(step), 90), time: Double(step) / 60)
        }
        #expect(menu.restItem != menu.pointed, "a release now would be a flick")
        var frame = menu
        frame.advance(to: 9.9)
        #expect(frame.restItem == frame.pointed && frame.current == frame.pointed)
        let pointed = menu.pointed
        #expect(menu.press(.choose, time: 10).activated == pointed)
    }

    @Test(arguments: 0..<4, [20.0, -20])
    func `with reduced motion, what is selected under a resting finger comes to the pointer as well`(
        end: Int,
        degrees: Double
    ) {
        var menu = RingMenu.sample(settings: RingMenu.reduced, selection: 0)
        let finger = Finger(center: Point2D(150, 150))
        menu.touchBegan(1, at: finger.point(-68, 90), time: 0)
        menu.touchMoved(1, to: finger.point(-68 + degrees / 2, 90), time: 0.1)
        menu.touchMoved(1, to: finger.point(-68 + degrees, 90), time: 0.2)
        // As far as a half turn from where the menu would settle.
        menu.select(4, time: 1)
        let predicted = menu.restRotation
        #expect(menu.restItem == 4 && menu.wheel.detent == nil)
        switch end {
        case 0: menu.touchEnded(1, at: finger.point(-68 + degrees, 90), time: 2)
        case 1: menu.touchCancelled(1, time: 2)
        case 2: menu.setEnabled(false, time: 2)
        default: menu.setOpen(false, time: 2)
        }
        menu.run(from: 2)
        #expect(menu.selection == 4 && menu.pointed == 4 && menu.wheel.rotation == predicted)
    }

    @Test func `with reduced motion, a finger that turns or flicks the menu at its lift decides`() {
        for (degrees, time) in [(-20.0, 9.0), (-52, 0.21)] {
            var menu = RingMenu.sample(settings: RingMenu.reduced, selection: 0)
            let finger = Finger(center: Point2D(150, 150))
            menu.touchBegan(1, at: finger.point(-100, 90), time: 0)
            for step in 0...4 {
                menu.touchMoved(
                    1,
                    to: finger.point(-92 + 10 * Double(step), 90),
                    time: 0.1 + 0.02 * Double(step)
                )
            }
            menu.select(4, time: 0.2)
            menu.touchEnded(1, at: finger.point(degrees, 90), time: time)
            #expect(menu.selection == menu.pointed && menu.selection != 4, "\(degrees)")
        }
    }

    @Test func `with reduced motion, a tap is on the item that was under the finger`() {
        var menu = RingMenu.sample(settings: RingMenu.reduced, selection: 0)
        let point = menu.position(of: 2)
        menu.touchBegan(1, at: point, time: 0)
        menu.select(4, time: 0.05)
        let update = menu.touchEnded(1, at: point, time: 0.1)
        #expect(update.tapped == .item(2) && menu.pointed == 4)
    }

    @Test func `a selection under a finger beyond the end of an arc that became shorter is kept`() {
        for step in 0..<300 {
            var menu = RingMenu.fan(selection: 0)
            let finger = Finger(center: Point2D(150, 150))
            menu.touchBegan(1, at: finger.point(-90, 90), time: 0)
            menu.touchMoved(1, to: finger.point(-70 + 0.1 * Double(step), 90), time: 0.1)
            let short = RingMenu.sample(.arc(count: 5, sweep: .degrees(150)), start: .degrees(195))
            menu.update(ring: short.ring, itemSize: menu.itemSize, bounds: menu.bounds, time: 0.5)
            menu.select(2, time: 1)
            menu.touchEnded(1, at: finger.point(-70 + 0.1 * Double(step), 90), time: 2)
            menu.run(from: 2)
            #expect(menu.selection == 2 && menu.pointed == 2, "\(step)")
        }
    }

    @Test func `an activation owes no turn that the settings do not want`() {
        var menu = RingMenu.sample(selection: 0)
        menu.settings.turnsSelectionToPointer = false
        menu.settings.landsOnItems = false
        menu.touchBegan(1, at: Point2D(150, 60), time: 0)
        var settings = menu.settings
        settings.flight = 1
        menu.apply(settings, time: 0.1)
        menu.activate(2, time: 0.2)
        menu.touchEnded(1, at: Point2D(150, 60), time: 1)
        menu.run(from: 1)
        #expect(menu.selection == 2 && menu.wheel.rotation == .zero)
    }

    @Test(arguments: [true, false], [5, 9])
    func `a second change under the same finger keeps the selected item as well`(isReduced: Bool, count: Int)
    {
        var menu = RingMenu.sample(settings: isReduced ? RingMenu.reduced : RingMenu.Settings(), selection: 2)
        menu.settings.turnsSelectionToPointer = false
        menu.touchBegan(1, at: Point2D(150, 60), time: 0)
        let ring = RingMenu.sample(.even(count)).ring
        menu.update(ring: ring, itemSize: menu.itemSize, bounds: menu.bounds, time: 0.1)
        menu.update(ring: ring, itemSize: menu.itemSize, bounds: menu.bounds, time: 0.2)
        var settings = menu.settings
        settings.flight = 1
        menu.apply(settings, time: 0.3)
        menu.update(
            ring: RingMenu.sample(.even(7)).ring,
            itemSize: menu.itemSize,
            bounds: menu.bounds,
            time: 0.4
        )
        #expect(menu.restItem == 2)
        menu.touchEnded(1, at: Point2D(150, 60), time: 1)
        menu.run(from: 1)
        #expect(menu.selection == 2 && menu.pointed == 2)
    }

    @Test(arguments: 0..<4)
    func `the rest is reported where the release leads to the selected item anyway`(end: Int) {
        var menu = RingMenu.sample(settings: RingMenu.reduced, selection: 0)
        let finger = Finger(center: Point2D(150, 150))
        menu.touchBegan(1, at: finger.point(-100, 90), time: 0)
        menu.touchMoved(1, to: finger.point(-60, 90), time: 0.1)
        menu.select(7, time: 1)
        let update =
            switch end {
            case 0: menu.touchEnded(1, at: finger.point(-60, 90), time: 2)
            case 1: menu.touchCancelled(1, time: 2)
            case 2: menu.setEnabled(false, time: 2)
            default: menu.setOpen(false, time: 2)
            }
        #expect(update.wheel.cameToRest && menu.pointed == 7 && menu.selection == 7)
    }

    @Test func `an owed turn ends with a command, and a later touch does not begin it`() {
        for command in 0..<3 {
            var menu = RingMenu.sample(selection: 0)
            menu.select(2, time: 0)
            switch command {
            case 0: menu.stop(time: 0)
            case 1: menu.setRotation(menu.wheel.rotation)
            default: menu.turn(toItem: 5, time: 0)
            }
            if command < 2 { menu.advance(to: 20) }
            let time = command < 2 ? 20.0 : 0
            menu.touchBegan(1, at: Point2D(150, 60), time: time)
            menu.touchEnded(1, at: Point2D(150, 60), time: time + 0.2)
            menu.run(from: time + 0.2)
            #expect(menu.pointed != 2, "\(command)")
        }
    }

    @Test func `a lift without a time happens at the last time`() {
        var menu = RingMenu.sample(selection: 0)
        let finger = Finger(center: Point2D(150, 150))
        menu.touchBegan(1, at: finger.point(-100, 90), time: 0)
        for step in 1...6 {
            menu.touchMoved(1, to: finger.point(-100 + 6 * Double(step), 90), time: Double(step) / 60)
        }
        menu.advance(to: 5)
        menu.select(5, time: 5)
        menu.touchEnded(1, at: finger.point(-64, 90), time: .nan)
        menu.run(from: 5)
        #expect(menu.selection == 5 && menu.pointed == 5)
    }

    // MARK: - A range dial

    private static func range(_ drag: DialDrag) -> RangeDial {
        RangeDial(
            zone: ArcBand(center: .zero, radius: 100, thickness: 20, start: .zero, sweep: .fullTurn)
                .touchZone,
            scale: DialScale(0...10, sweep: .degrees(720)),
            settings: Dial.Settings(drag: drag),
            values: 2...7
        )
    }

    @Test(arguments: [DialDrag.relative, .planar()])
    func `beside thumbs on different laps at one spot, the first movement decides`(drag: DialDrag) {
        // Both values are at 135° + 144°.
        for offset in stride(from: -145.0, through: 145, by: 10) {
            for isUp in [true, false] {
                var dial = Self.range(drag)
                let start = Finger(center: .zero).point(279 + offset, 100)
                dial.touchBegan(1, at: start, time: 0)
                #expect(!dial.isHeld(.lower) && !dial.isHeld(.upper), "\(offset)")
                let end: Point2D =
                    drag == .relative
                    ? Finger(center: .zero).point(279 + offset + (isUp ? 5 : -5), 100)
                    : start + Point2D(0, isUp ? -5 : 5)
                dial.touchMoved(1, to: end, time: 0.1)
                #expect(dial.isHeld(isUp ? .upper : .lower) && !dial.isHeld(isUp ? .lower : .upper))
            }
        }
    }

    @Test func `beside thumbs on different laps, a finger that they follow takes the one on its side`() {
        for offset in stride(from: -135.0, through: 145, by: 10) where offset.magnitude > 10 {
            var dial = Self.range(.follow)
            dial.touchBegan(1, at: Finger(center: .zero).point(279 + offset, 100), time: 0)
            #expect(dial.isHeld(offset < 0 ? .lower : .upper), "\(offset)")
        }
        // Near an end, one of them alone can follow: the upper thumb cannot turn by more than 20° here.
        var end = Self.range(.follow)
        end.setValues(340.0 / 72...700.0 / 72, time: 0)
        end.touchBegan(1, at: Finger(center: .zero).point(135 + 340 + 30, 100), time: 0)
        #expect(end.isHeld(.lower))
        // The lower thumb is at 144° of its scale, and cannot turn back by 145°.
        var dial = Self.range(.follow)
        dial.touchBegan(1, at: Finger(center: .zero).point(279 - 145, 100), time: 0)
        #expect(dial.isHeld(.upper))
    }

    // MARK: - A fan

    @Test(arguments: [(2, 10.0, 298.3), (3, 10, 596.1), (3, 15, 397.8), (4, 10, 0), (6, 20, 0), (12, 10, 0)])
    func `items fit on one arc of a narrow sweep that is far enough away`(
        count: Int,
        sweep: Double,
        radius: Double
    ) throws {
        let room = Rect2D(x: -1e4, y: -1e4, width: 2e4, height: 2e4)
        func fan(_ allowsSecond: Bool, least: Double = 72, greatest: Double = .infinity) -> Fan? {
            let settings = Fan.Settings(
                sweep: .degrees(sweep),
                minimumRadius: least,
                maximumRadius: greatest,
                allowsSecondRing: allowsSecond
            )
            return Fan(at: .zero, in: room, itemSize: Point2D(44, 44), count: count, settings: settings)
        }
        let one = try #require(fan(false))
        #expect(fan(true) == one && one.outer == nil)
        // The items lie above the middle, where the width of one, 52 with the spacing, is the least.
        if radius > 0 { #expect(near(one.radius, radius, 1)) }
        // A fan at one radius alone is found there, and none at less, to the 64th of a step.
        #expect(fan(false, least: one.radius, greatest: one.radius) != nil)
        #expect(fan(false, least: one.radius - 2, greatest: one.radius - 2) == nil)
        // Items on a diagonal fit at the last radius that is tried.
        for degrees in stride(from: 0.5, through: 8, by: 0.5) {
            let settings = Fan.Settings(
                direction: .degrees(-45),
                sweep: .degrees(degrees),
                maximumRadius: .infinity,
                allowsSecondRing: false
            )
            let wide = Rect2D(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
            #expect(Fan(at: .zero, in: wide, itemSize: Point2D(44, 44), count: 2, settings: settings) != nil)
        }
        // Where one arc is too far away, two are not.
        let two = try #require(fan(true, greatest: one.radius - 80))
        #expect(two.outer != nil && two.radius < one.radius)
        // Half of twelve, to a 256th of the radii up to that at which a diagonal lies between them.
        if count == 12 { #expect(two.inner.radius > 1_490 && two.inner.radius < 1_502) }
        // The last radius is tried, wherever the greatest one is.
        for part in stride(from: 0.0, through: 1, by: 0.1) {
            let greatest = two.radius + part
            #expect(fan(true, greatest: greatest).map { $0.radius <= greatest } == true, "\(part)")
        }
    }

    @Test(arguments: [(2, 270.0), (2, 181), (2, 359), (3, 270), (4, 300), (6, 330), (5, 200)])
    func `the middle of a fan has the preferred direction where the rectangle leaves every choice`(
        count: Int,
        sweep: Double
    ) throws {
        for direction in [-90.0, 0, 33, 180, 300] {
            let settings = Fan.Settings(direction: .degrees(direction), sweep: .degrees(sweep))
            let room = Rect2D(x: -500, y: -500, width: 1_000, height: 1_000)
            let fan = try #require(
                Fan(at: .zero, in: room, itemSize: Point2D(44, 44), count: count, settings: settings)
            )
            let middle = fan.angle(of: 0) + fan.inner.step * (Double(count - 1) / 2)
            #expect(
                middle.shortestDifference(to: .degrees(direction)).magnitude < .degrees(1e-6),
                "\(middle)"
            )
            #expect(fan.inner.step * Double(count - 1) <= .degrees(sweep + 1e-9))
            // A side that cuts off what the fan does not need changes nothing.
            guard direction == 0 else { continue }
            let cut = Rect2D(x: -fan.radius - 21, y: -500, width: 1_000, height: 1_000)
            let other = try #require(
                Fan(at: .zero, in: cut, itemSize: Point2D(44, 44), count: count, settings: settings)
            )
            #expect(other.radius == fan.radius && near(other.angle(of: 0), fan.angle(of: 0)))
        }
    }

    @Test func `the two items of a submenu lie on both sides of the way of the finger`() throws {
        let parent = PressMenu.Item(children: [PressMenu.Item(), PressMenu.Item()])
        for item in 0..<4 {
            var menu = PressMenu(
                items: [PressMenu.Item](repeating: parent, count: 4),
                itemSize: Point2D(44, 44),
                bounds: Rect2D(x: 0, y: 0, width: 1_000, height: 800)
            )
            menu.open(at: Point2D(500, 400), time: 0)
            menu.choose(PressMenu.ItemPath(item), time: 0)
            let fan = try #require(menu.submenuFan)
            let middle = fan.angle(of: 0) + fan.inner.step * 0.5
            #expect(
                middle.shortestDifference(to: .degrees(-90 + 90 * Double(item))).magnitude < .degrees(1e-6)
            )
        }
    }

    // MARK: - A superellipse

    @Test func `the number of cubics is the least one whose bound is within the tolerance`() {
        let rect = Rect2D(x: 0, y: 0, width: 200, height: 120)
        for exponent in [0.01, 0.3, 0.5, 0.7, 1, 1.5, 2, 3.5, 17, 1_024, 1e17, .infinity] {
            let shape = Superellipse(exponent: exponent)
            let bounds = (1...16).map { shape.errorBound(in: rect, segmentsPerQuadrant: $0) }
            for tolerance in [-1, 0, 1e-9, 1e-3, 0.1, 2.5, 3, 100, .nan] {
                let least = bounds.firstIndex { $0 <= tolerance } ?? bounds.firstIndex(of: bounds.min() ?? 0)
                let found = shape.segmentsPerQuadrant(in: rect, tolerance: tolerance)
                #expect(found == (least ?? 0) + 1, "\(exponent), \(tolerance)")
            }
        }
    }
}
