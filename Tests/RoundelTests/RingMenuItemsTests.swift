import Roundel
import RoundelTestSupport
import Testing

/// Items and settings that change at any time.
@Suite struct RingMenuItemsTests {
    static func ring(_ spacing: Ring.Spacing) -> Ring {
        Ring(in: RingMenu.box, itemSize: RingMenu.item, spacing: spacing)
    }

    static func change(_ menu: inout RingMenu, _ spacing: Ring.Spacing, time: Double = 1) -> RingMenu.Update {
        menu.update(ring: ring(spacing), itemSize: RingMenu.item, bounds: RingMenu.box, time: time)
    }

    static func change(
        _ menu: inout RingMenu,
        _ spacing: Ring.Spacing,
        selection: Int?,
        time: Double = 1
    ) -> RingMenu.Update {
        menu.update(
            ring: ring(spacing),
            itemSize: RingMenu.item,
            bounds: RingMenu.box,
            selection: selection,
            time: time
        )
    }

    @Test func `other settings do not bring back a selected item that was turned away`() {
        var menu = RingMenu.sample(settings: RingMenu.Settings(landsOnItems: false), selection: 2)
        menu.turn(to: .degrees(20), .direct, duration: 0, time: 0)
        #expect(menu.selection == 2 && near(menu.wheel.rotation, .degrees(20)))
        var settings = menu.settings
        settings.flight = 1
        menu.update(
            ring: menu.ring,
            itemSize: RingMenu.item,
            bounds: RingMenu.box,
            settings: settings,
            time: 1
        )
        #expect(!menu.isMoving && near(menu.wheel.rotation, .degrees(20)))
    }

    /// A menu of five that turns to its item 3.
    private static func turning(to selects: Bool = true) -> RingMenu {
        var menu = RingMenu.sample(.even(5))
        if selects { menu.activate(3, time: 0) } else { menu.turn(toItem: 3, time: 0) }
        menu.advance(to: 0.1)
        return menu
    }

    @Test func `a menu that turns to the selected item still ends there when items are added or moved`() {
        for (spacing, index) in [
            (Ring.Spacing.even(6), 3), (.even(7), 4), (.arc(count: 5, sweep: .degrees(90)), 3),
        ] {
            var menu = Self.turning()
            #expect(menu.isMoving && menu.selection == 3)
            let rotation = menu.wheel.rotation
            let update = Self.change(&menu, spacing, selection: index, time: 0.1)
            #expect(!update.selectionChanged && menu.wheel.rotation == rotation && menu.isMoving)
            menu.advance(to: 9)
            #expect(menu.selection == index && menu.pointed == index && !menu.isMoving, "\(index)")
        }
        // Whether the item of a command is still one of them, only the app could know.
        var other = Self.turning(to: false)
        _ = Self.change(&other, .even(7), time: 0.1)
        #expect(near(other.wheel.restRotation ?? .zero, .degrees(3.0 / 7 * 360), 1e-9))
        var less = Self.turning()
        _ = Self.change(&less, .even(3), selection: nil, time: 0.1)
        less.advance(to: 9)
        #expect(less.selection != nil && less.selection == less.pointed)
    }

    @Test(arguments: [true, false])
    func `a menu that turns to an item still ends there when the pointer changes`(selects: Bool) {
        for reducesMotion in [false, true] {
            var menu = Self.turning(to: selects)
            var settings = menu.settings
            settings.pointer = .degrees(10)
            settings.wheel.reducesMotion = reducesMotion
            let update = menu.apply(settings, time: 0.1)
            menu.advance(to: 9)
            #expect(menu.selection == 3 && menu.pointed == 3 && !menu.isMoving)
            #expect(update.wheel.cameToRest == reducesMotion)
            let angle = menu.ring.angle(of: 3, rotation: menu.wheel.rotation)
            #expect(near(angle.shortestDifference(to: .degrees(10)), .zero))
        }
    }

    @Test func `a menu that turns to an item still ends there when the app knows its new index`() {
        for (spacing, index) in [
            (Ring.Spacing.even(5), 1), (.even(7), 4), (.arc(count: 5, sweep: .degrees(90)), 3),
        ] {
            var menu = Self.turning(to: false)
            menu.replace(
                Self.ring(spacing),
                RingMenu.item,
                RingMenu.box,
                nil,
                selection: nil,
                goal: .some(index),
                time: 0.1
            )
            #expect(menu.isMoving && menu.restsAtGoal)
            menu.advance(to: 9)
            #expect(menu.selection == index && menu.pointed == index)
        }
        // It is not one of the items any more.
        var menu = Self.turning(to: false)
        menu.replace(
            Self.ring(.even(5)),
            RingMenu.item,
            RingMenu.box,
            nil,
            selection: nil,
            goal: .some(nil),
            time: 0.1
        )
        #expect(menu.isMoving && !menu.restsAtGoal)
    }

    @Test(arguments: [(Wheel.TurnDirection.clockwise, 1.0), (.counterclockwise, -1)])
    func `a command with whole turns keeps them and its direction when its item has another index`(
        direction: Wheel.TurnDirection,
        sign: Double
    ) {
        for index in 0..<5 {
            var menu = RingMenu.sample(.even(5))
            menu.turn(toItem: 3, direction, extraTurns: 5, duration: 4, time: 0)
            menu.advance(to: 1)
            let (rest, rotation) = (menu.restRotation ?? .zero, menu.wheel.rotation)
            menu.replace(
                menu.ring,
                RingMenu.item,
                RingMenu.box,
                nil,
                selection: nil,
                goal: .some(index),
                time: 1
            )
            #expect(((menu.restRotation ?? .zero) - rest).magnitude < .degrees(181), "\(index)")
            menu.advance(to: 1.2)
            #expect((menu.wheel.rotation - rotation) * sign > .degrees(20))
            menu.advance(to: 30)
            #expect(menu.selection == index && menu.pointed == index)
        }
    }

    @Test func `a new selection of a menu at rest without one is as before`() {
        var menu = RingMenu.sample(.even(5), settings: RingMenu.Settings(turnsSelectionToPointer: false))
        let rotation = menu.wheel.rotation
        _ = Self.change(&menu, .even(6), selection: 3)
        #expect(menu.selection == 3 && menu.wheel.rotation == rotation)
    }

    @Test func `a menu that Reduce Motion brings to rest selects its item`() {
        var menu = RingMenu.sample(.even(6), selection: 0)
        menu.scrolled(by: .degrees(-130), time: 0)
        menu.scrollEnded(time: 0.1)
        menu.advance(to: 0.12)
        #expect(menu.isMoving && menu.selection == 0)
        var settings = menu.settings
        settings.wheel.reducesMotion = true
        let update = menu.apply(settings, time: 0.13)
        #expect(update.wheel.cameToRest && update.selectionChanged)
        #expect(menu.selection == 2 && menu.pointed == 2)
    }

    @Test func `a menu that lands at an item of weight zero points at it and selects it`() {
        var menu = RingMenu.sample(.weights([1, 0, 1, 1]), selection: 0)
        menu.scrolled(
            by: menu.wheel.rotation.shortestDifference(to: menu.ring.rotation(bringing: 1)),
            time: 0
        )
        menu.scrollEnded(time: 1)
        menu.advance(to: 3)
        #expect(menu.selection == 1 && menu.pointed == 1 && menu.restItem == 1)
    }

    @Test(arguments: [true, false]) func `the selected item stays at the pointer`(_ isOpen: Bool) {
        var menu = RingMenu.sample(selection: 3, isOpen: isOpen)
        let more = Self.change(&menu, .even(12))
        #expect(menu.pointed == 3 && !menu.isMoving && menu.selection == 3)
        #expect(more.wheel == Wheel.Update() && !more.pointedChanged && !more.selectionChanged)
        let moved = Self.change(&menu, .even(13), selection: 4)
        #expect(menu.pointed == 4 && moved.pointedChanged && !moved.selectionChanged && moved.feedback == 0)
        #expect(Self.change(&menu, .even(13), selection: nil).selectionChanged == false)
        #expect(menu.selection == nil && menu.pointed == 4)
    }

    @Test func `a selection that is on the ring no more becomes none, which is reported`() {
        var menu = RingMenu.sample(selection: 7)
        let kept = Self.change(&menu, .even(8))
        #expect(kept == RingMenu.Update() && menu.selection == 7)
        let fewer = Self.change(&menu, .even(7))
        #expect(fewer.selectionChanged && menu.selection == nil && !menu.isMoving)
        #expect(Self.change(&menu, .even(5), selection: 5).selectionChanged && menu.selection == nil)
        #expect(!Self.change(&menu, .even(5), selection: 4).selectionChanged && menu.selection == 4)
        let none = Self.change(&menu, .even(0))
        #expect(none.selectionChanged && none.pointedChanged && menu.pointed == nil && menu.current == nil)
        #expect(Self.change(&menu, .even(5), selection: 2).pointedChanged && menu.pointed == 2)
    }

    @Test func `a held menu stays held, and a moving one goes on to the nearest rest`() {
        var menu = RingMenu.sample()
        menu.drag(from: 0, to: 30, time: 0)
        let rotation = menu.wheel.rotation
        #expect(Self.change(&menu, .even(5)).wheel == Wheel.Update())
        #expect(menu.wheel.phase == .dragging && menu.wheel.rotation == rotation)
        #expect(Self.change(&menu, .even(0)).wheel == Wheel.Update() && menu.wheel.phase == .dragging)
        _ = Self.change(&menu, .even(7), time: 2)
        menu.touchEnded(1, at: .zero, time: 2)
        menu.run(from: 2)
        #expect(!menu.isMoving && menu.pointed != nil && menu.selection == menu.pointed)
        menu.flick(time: 40)
        _ = Self.change(&menu, .even(3), time: 40.2)
        menu.run(from: 40.2)
        let angle = menu.ring.angle(of: menu.pointed ?? 0, rotation: menu.wheel.rotation)
        #expect(!menu.isMoving && near(angle.shortestDifference(to: .twelveOClock), .zero))
    }

    @Test func `a menu that can turn no longer is let go and put back to zero`() {
        for isHeld in [true, false] {
            var menu = RingMenu.sample()
            if isHeld { menu.drag(from: 0, to: 100, time: 0) } else { menu.flick() }
            let update = menu.apply(RingMenu.settings(.never), time: 1)
            #expect(menu.wheel.rotation == .zero && menu.wheel.phase == .idle && update.feedback == 0)
            #expect(update.wheel.cameToRest && menu.touchMoved(1, to: .zero, time: 2).wheel.turned == .zero)
        }
        var spinning = RingMenu.sample()
        spinning.spin(velocity: 9, time: 0)
        _ = Self.change(&spinning, .arc(count: 5, sweep: .degrees(180)))
        spinning.run(from: 1)
        #expect(
            !spinning.isMoving && spinning.wheel.settings.limits?.contains(spinning.wheel.rotation) == true
        )
    }

    @Test func `a pressed item that may be another one now is not tapped`() {
        for (spacing, taps) in [(Ring.Spacing.even(8), true), (.even(16), false)] {
            var menu = RingMenu.sample()
            let point = menu.position(of: 0)
            menu.touchBegan(1, at: point, time: 0)
            _ = Self.change(&menu, spacing)
            #expect((menu.touchEnded(1, at: point, time: 1.1).tapped != nil) == taps)
        }
    }

    @Test(arguments: [RingMenu.Turning.automatic, .never])
    func `a press on an item that stays what it is may still become a tap`(_ turning: RingMenu.Turning) {
        var menu = RingMenu.sample(settings: RingMenu.settings(turning))
        let point = menu.position(of: 1)
        menu.touchBegan(1, at: point, time: 0)
        _ = Self.change(&menu, .even(8), time: 0.05)
        menu.apply(RingMenu.Settings(turning: turning, closesOnEscape: false), time: 0.06)
        #expect(menu.pressed == .item(1))
        #expect(menu.touchEnded(1, at: point, time: 0.1).tapped == .item(1))
        // A control tells of its press.
        menu.pressBegan(time: 5)
        _ = Self.change(&menu, .even(8), time: 5.05)
        #expect(menu.tapped(.item(2), time: 5.1).activated == 2)
    }

    @Test func `another pointer takes the selection along`() {
        var menu = RingMenu.sample(selection: 2)
        menu.apply(RingMenu.Settings(pointer: .zero), time: 0)
        #expect(menu.pointed == 2 && !menu.isMoving && near(menu.wheel.rotation.normalized, .zero))
        menu.apply(RingMenu.Settings(pointer: .degrees(10), turnsSelectionToPointer: false), time: 0)
        #expect(menu.pointed == 2)
        #expect(menu.apply(menu.settings, time: 0) == RingMenu.Update())
    }

    @Test func `another pointer takes the selection along that comes with the same items`() {
        var menu = RingMenu.sample(selection: 2)
        menu.update(
            ring: menu.ring,
            itemSize: menu.itemSize,
            bounds: menu.bounds,
            settings: RingMenu.Settings(pointer: .degrees(10)),
            time: 0
        )
        #expect(menu.pointed == 2 && !menu.isMoving)
        #expect(near(menu.ring.angle(of: 2, rotation: menu.wheel.rotation), .degrees(10)))
    }

    @Test func `a placement is what front ends made of bounds and items`() {
        let (box, item) = (Rect2D(x: 10, y: 0, width: 300, height: 200), Point2D(40, 20))
        let fitted = Ring(in: box, itemSize: item, spacing: .even(4))
        #expect(fitted.center == box.center && fitted.radii == Point2D(90, 90))
        #expect(Ring(in: box, itemSize: Point2D(9, 201), spacing: .even(4)).radii == .zero)
        #expect(Ring(in: box, itemSize: item, radius: .fixed(7), spacing: .even(4)).radii == Point2D(7, 7))
        #expect(Ring(in: box, itemSize: item, radius: .fixed(-7), spacing: .even(4)).radii == .zero)
        let ellipse = Ring(in: box, itemSize: item, radius: .ellipse(Point2D(9, .nan)), spacing: .even(4))
        #expect(ellipse.radii == Point2D(9, 0))
        let spacing = Ring.Spacing.arc(count: 3, sweep: .degrees(90))
        let plain = Ring(center: box.center, radius: 90, start: .zero, spacing: spacing)
        let made = Ring(
            in: box,
            itemSize: item,
            radius: .filling,
            start: .zero,
            spacing: spacing,
            isMirrored: true
        )
        #expect(made == plain.mirrored.fitted(in: box, itemSize: item))
        let one = Ring(in: box, itemSize: item, radius: .filling, spacing: .even(1))
        #expect(one == Ring(in: box, itemSize: item, spacing: .even(1)))
    }

    @Test func `an update that changes nothing leaves the item at the pointer, also of two at one angle`() {
        let spacing = Ring.Spacing.angles([.zero, .degrees(90), .degrees(90), .degrees(200)])
        var settings = RingMenu.Settings(turning: .always, landsOnItems: false)
        settings.turnsSelectionToPointer = false
        var menu = RingMenu.sample(spacing, settings: settings)
        menu.turn(toItem: 1, time: 0)
        menu.run(from: 0)
        menu.select(2, time: 30)
        #expect(menu.pointed == 1 && menu.selection == 2 && !menu.isMoving)
        let (ring, size, bounds) = (menu.ring, menu.itemSize, menu.bounds)
        #expect(menu.update(ring: ring, itemSize: size, bounds: bounds, time: 31) == RingMenu.Update())
        #expect(menu.pointed == 1)
    }

    @Test func `a menu that turns to an item still ends there if the app selects it at its new angle`() {
        for (selects, index) in [(false, 3), (true, 1), (true, 6)] {
            var menu = Self.turning(to: selects)
            _ = Self.change(&menu, .even(7), selection: index, time: 0.1)
            menu.advance(to: 9)
            #expect(menu.selection == index && menu.pointed == index && !menu.isMoving)
        }
    }

    @Test func `of two items at one angle, the selected one is at the pointer`() {
        let spacing = Ring.Spacing.angles([.zero, .degrees(90), .degrees(90), .degrees(200)])
        var settings = RingMenu.settings(.always)
        (settings.landsOnItems, settings.turnsSelectionToPointer) = (false, false)
        for index in [1, 2] {
            var menu = RingMenu.sample(spacing, settings: settings)
            menu.select(index, time: 0)
            menu.setRotation(.degrees(-180))
            #expect(menu.pointed == index && menu.current == index)
        }
        var menu = RingMenu.sample(spacing, settings: RingMenu.settings(.always))
        menu.turn(toItem: 1, time: 0)
        menu.run(from: 0)
        #expect(menu.selection == 1 && menu.current == 1)
        menu.select(2, time: 30)
        #expect(menu.selection == 2 && menu.current == 2 && !menu.isMoving)
    }

    @Test func `new angles forget the item to which a command has turned the menu`() {
        var settings = RingMenu.settings(.always)
        settings.landsOnItems = false
        let pointed = [(1, 60.0), (2, 120)].map { index, angle in
            let angles = [0, 60, 120, 200].map(Angle.degrees)
            var menu = RingMenu.sample(.angles(angles), settings: settings)
            menu.turn(toItem: index, time: 0)
            menu.run(from: 0)
            #expect(menu.pointed == index)
            _ = Self.change(&menu, .angles([0, angle, angle, 200].map(Angle.degrees)), time: 30)
            return menu.pointed
        }
        #expect(pointed[0] == pointed[1] && pointed[0] != 0)
    }

    @Test func `a turn to an angle forgets the item to which the menu was turned before`() {
        let pointed = [1, 2].map { index in
            let angles = [0, 90, 90, 200].map(Angle.degrees)
            var settings = RingMenu.settings(.always)
            settings.landsOnItems = false
            var menu = RingMenu.sample(.angles(angles), settings: settings)
            menu.turn(toItem: index, time: 0)
            menu.run(from: 0)
            #expect(menu.pointed == index)
            for (number, degrees) in [0.0, -180].enumerated() {
                let time = 30 * Double(number + 1)
                menu.turn(to: .degrees(degrees), time: time)
                menu.run(from: time)
            }
            return menu.pointed
        }
        #expect(pointed[0] == pointed[1] && pointed[0] != 0)
    }
}
