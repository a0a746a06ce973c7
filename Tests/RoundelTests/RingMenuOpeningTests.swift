import Roundel
import RoundelTestSupport
import Testing

/// Opening and closing as functions of time.
@Suite struct RingMenuOpeningTests {
    /// The time that eight items take.
    let whole = 0.35 + 7 * 0.04

    @Test func `items set off one after another and arrive`() {
        var menu = RingMenu.sample(isOpen: false)
        #expect(menu.openness(of: 0) == 0 && menu.position(of: 3) == menu.ring.center)
        #expect(menu.setOpen(true, time: 10).openChanged && menu.isMoving && menu.openness(of: 0) == 0)
        var last = Array(repeating: 0.0, count: 8)
        for frame in 1...60 {
            menu.advance(to: 10 + whole * Double(frame) / 60)
            for index in 0..<8 {
                let now = menu.openness(of: index)
                #expect(now >= last[index] && now <= 1)
                if index > 0 { #expect(now <= menu.openness(of: index - 1)) }
                last[index] = now
            }
        }
        #expect(!menu.isMoving && last == Array(repeating: 1, count: 8))
        menu.setOpen(true, time: 20)
        #expect(!menu.isMoving)
    }

    @Test(arguments: [true, false]) func `items set off and arrive slowly, and do not overshoot`(
        _ opens: Bool
    ) {
        var menu = RingMenu.sample(.even(1), isOpen: !opens)
        menu.setOpen(opens, time: 0)
        var changes: [Double] = []
        for frame in 0...100 {
            let before = menu.openness(of: 0)
            menu.advance(to: 0.35 * Double(frame) / 100)
            changes.append(abs(menu.openness(of: 0) - before))
        }
        #expect(changes[1] < 0.001 && changes[100] < 0.001 && changes[50] < 0.0151 && changes[50] > 0.0149)
        for frame in 1...49 {
            #expect(changes[frame] < changes[frame + 1] && near(changes[frame], changes[101 - frame]))
        }
        var quarters = RingMenu.sample(.even(1), isOpen: !opens)
        quarters.setOpen(opens, time: 0)
        for (fraction, progress) in [(0.25, 0.15625), (0.5, 0.5), (0.75, 0.84375)] {
            quarters.advance(to: 0.35 * fraction)
            #expect(near(quarters.openness(of: 0), opens ? progress : 1 - progress))
        }
    }

    @Test func `half of the flight is half of the distance, for each item from its start`() {
        var menu = RingMenu.sample(isOpen: false)
        menu.setOpen(true, time: 0)
        menu.advance(to: 0.04 + 0.175)
        #expect(near(menu.openness(of: 1), 0.5))
        let openPosition = menu.ring.position(of: 1)
        #expect(near(menu.position(of: 1), menu.ring.center + 0.5 * (openPosition - menu.ring.center)))
        #expect(menu.openness(of: 6) == 0 && menu.openness(of: 5) > 0)
        var positions: [Point2D] = []
        menu.positions(into: &positions)
        for index in 0..<8 { #expect(near(positions[index], menu.position(of: index))) }
        withUnsafeTemporaryAllocation(of: Point2D.self, capacity: 3) { buffer in
            menu.positions(into: buffer)
            #expect(buffer[2] == menu.position(of: 2))
        }
    }

    @Test func `closing is opening backward`() {
        var (opening, closing) = (RingMenu.sample(isOpen: false), RingMenu.sample())
        opening.setOpen(true, time: 0)
        closing.setOpen(false, time: 0)
        for frame in 1..<20 {
            let time = whole * Double(frame) / 20
            var other = opening
            other.advance(to: whole - time)
            closing.advance(to: time)
            for index in 0..<8 { #expect(near(closing.openness(of: index), other.openness(of: index))) }
        }
        closing.advance(to: whole)
        #expect(!closing.isMoving && closing.openness(of: 0) == 0)
    }

    @Test func `it depends on the time alone, and can be interrupted anywhere without a jump`() {
        var random = Seeded()
        for _ in 0..<300 {
            var menu = RingMenu.sample(isOpen: random.chance(0.5))
            var time = 0.0
            for _ in 0..<8 {
                menu.toggle(time: time)
                time += random.number(0...0.8)
                var straight = menu
                for _ in 0..<3 { menu.advance(to: time - random.number(0...0.1)) }
                menu.advance(to: time)
                straight.advance(to: time)
                for index in 0..<8 { #expect(near(menu.openness(of: index), straight.openness(of: index))) }
                var turned = menu
                turned.toggle(time: time)
                for index in 0..<8 { #expect(near(turned.openness(of: index), menu.openness(of: index))) }
            }
            menu.advance(to: time + 2)
            #expect(!menu.isMoving && menu.openness(of: 7) == (menu.isOpen ? 1 : 0))
        }
    }

    @Test(arguments: [true, false]) func `a time that runs backward counts as standing still`(_ opens: Bool) {
        var menu = RingMenu.sample(isOpen: !opens)
        menu.setOpen(opens, time: 1)
        menu.advance(to: 1.2)
        let openness = (0..<8).map { menu.openness(of: $0) }
        for time in [1.1, 0, -1e300] {
            menu.advance(to: time)
            #expect((0..<8).map { menu.openness(of: $0) } == openness)
        }
    }

    @Test func `with reduced motion, or not animated, or without a flight it is there at once`() {
        let plain = RingMenu.Settings(flight: -1, stagger: -.infinity)
        for (settings, animated) in [(RingMenu.reduced, true), (RingMenu.Settings(), false), (plain, true)] {
            var menu = RingMenu.sample(settings: settings, isOpen: false)
            menu.setOpen(true, animated: animated, time: 0)
            #expect(!menu.isMoving && menu.openness(of: 7) == 1)
        }
        var menu = RingMenu.sample(isOpen: false)
        menu.setOpen(true, time: 0)
        menu.advance(to: 0.1)
        menu.setOpen(true, animated: false, time: 0.1)
        #expect(!menu.isMoving && menu.openness(of: 7) == 1)
        menu.setOpen(false, time: 1)
        menu.apply(RingMenu.reduced, time: 1.1)
        #expect(!menu.isMoving && menu.openness(of: 0) == 0)
    }

    @Test func `items that come and go while it opens are clamped, and the others stay where they are`() {
        var menu = RingMenu.sample(isOpen: false)
        menu.setOpen(true, time: 0)
        menu.advance(to: 0.3)
        let before = menu.openness(of: 1)
        _ = RingMenuItemsTests.change(&menu, .even(20), time: 0.3)
        #expect(menu.openness(of: 1) == before && menu.isMoving)
        _ = RingMenuItemsTests.change(&menu, .even(2), time: 0.3)
        #expect(near(menu.openness(of: 1), before))
        menu.advance(to: 0.4)
        #expect(!menu.isMoving && menu.openness(of: 1) == 1)
        menu.setOpen(false, time: 1)
        _ = RingMenuItemsTests.change(&menu, .even(0), time: 1)
        #expect(!menu.isMoving)
    }

    @Test func `a menu that closes is let go, and rests at once where it would have come to rest`() {
        var held = RingMenu.sample()
        held.drag(from: 0, to: 40, time: 0)
        let update = held.setOpen(false, time: 0.5)
        #expect(update.wheel.touch == .ended(.cancel) && update.feedback == 0 && held.wheel.phase == .idle)
        #expect(held.pointed == 7 && held.selection == 7 && update.selectionChanged)
        var moving = RingMenu.sample()
        moving.flick()
        let rest = moving.restRotation
        let closed = moving.setOpen(false, time: 0.2)
        #expect(moving.wheel.rotation == rest && moving.wheel.phase == .idle && closed.wheel.cameToRest)
        #expect(closed.selectionChanged && closed.feedback == 0)
        var spinning = RingMenu.sample()
        spinning.spin(velocity: 3, time: 0)
        spinning.advance(to: 1)
        spinning.setOpen(false, animated: false, time: 1)
        #expect(!spinning.isMoving && spinning.selection == spinning.pointed)
        var resting = RingMenu.sample()
        #expect(!resting.setOpen(false, time: 0).wheel.cameToRest)
    }

    @Test func `a menu that is disabled is let go and goes on to its rest`() {
        var menu = RingMenu.sample()
        menu.drag(from: 0, to: 40, time: 0)
        #expect(menu.setEnabled(false, time: 0.5).wheel.touch == .ended(.cancel))
        #expect(menu.wheel.phase == .settling)
        menu.run(from: 0.5)
        #expect(!menu.isMoving && menu.selection == 7)
        menu.setEnabled(true, time: 30)
        menu.flick(time: 30)
        let rest = menu.restRotation
        menu.setEnabled(false, time: 30.2)
        #expect(menu.isMoving)
        menu.run(from: 30.2)
        #expect(menu.wheel.rotation == rest)
    }

    @Test func `a menu that is disabled takes no input until it is enabled again`() {
        var menu = RingMenu.sample()
        menu.setEnabled(false, time: 0)
        #expect(!menu.isEnabled)
        #expect(menu.touchBegan(1, at: menu.position(of: 2), time: 0).wheel.touch == .refused)
        #expect(!menu.step(by: 1, time: 0).isHandled && menu.activate(2, time: 0).activated == nil)
        #expect(menu.setEnabled(false, time: 1) == RingMenu.Update())
        menu.setEnabled(true, time: 1)
        #expect(menu.isEnabled && menu.touchBegan(1, at: menu.position(of: 2), time: 1).isHandled)
    }

    @Test func `a finger that was down when the menu closed does not tap it when it is open again`() {
        var menu = RingMenu.sample()
        menu.touchBegan(1, at: menu.position(of: 2), time: 0)
        menu.setOpen(false, animated: false, time: 0.1)
        menu.setOpen(true, animated: false, time: 0.2)
        #expect(menu.touchEnded(1, at: menu.position(of: 2), time: 0.3).tapped == nil)
        #expect(menu.tapped(2, time: 0.3).activated == nil)
    }

    @Test func `a menu that closes goes on at once with the items that are left`() {
        var menu = RingMenu.sample()
        menu.setOpen(false, time: 0)
        menu.advance(to: 0.1)
        _ = RingMenuItemsTests.change(&menu, .even(2), time: 0.1)
        // Two items take 0.39 s, of which 0.1 s pass.
        #expect(menu.openness(of: 1) == 1)
        menu.advance(to: 0.2)
        let left = (0.39 - 0.1) / 0.35
        #expect(near(menu.openness(of: 0), left * left * (3 - 2 * left)))
        menu.advance(to: 0.1 + 0.38)
        #expect(menu.isOpening)
        menu.advance(to: 0.1 + 0.4)
        #expect(!menu.isOpening && menu.openness(of: 0) == 0)
    }

    @Test func `a tap on the middle opens a closed menu that the app is turning, and lets it turn`() {
        var menu = RingMenu.sample(isOpen: false)
        menu.turn(toItem: 3, time: 0)
        menu.advance(to: 0.1)
        menu.touchBegan(1, at: menu.ring.center, time: 0.1)
        #expect(menu.pressed == .center && menu.wheel.isMoving)
        #expect(menu.touchEnded(1, at: menu.ring.center, time: 0.2).tapped == .center)
        #expect(menu.tapped(.center, time: 0.2).openChanged && menu.isOpen && menu.wheel.isMoving)
    }
}
