import Roundel
import Testing

/// Lifts and taps that are reported twice, late or never.
@Suite struct RingMenuReportedTapTests {
    let three = Point2D(280, 150)

    @Test func `a lift that is reported twice keeps taps out for no longer`() {
        var menu = RingMenu.sample(settings: RingMenu.settings(.never))
        menu.touchBegan(1, at: three, time: 0)
        menu.touchMoved(1, to: three - Point2D(11, 0), time: 0.1)
        menu.touchEnded(1, at: three, time: 0.2)
        menu.touchCancelled(1, time: 0.45)
        var early = menu
        #expect(early.tapped(2, time: 0.25).activated == nil)
        #expect(menu.tapped(2, time: 0.6).activated == 2)
    }

    @Test func `a touch whose finger goes on ends with its next report`() {
        var menu = RingMenu.sample(settings: RingMenu.settings(.never))
        menu.touchBegan(1, at: three, time: 0)
        menu.touchCancelled(1, time: 0.2)
        menu.touchGoesOn(2)
        #expect(menu.tapped(2, time: 1).activated == 2)
        menu.touchBegan(1, at: three, time: 2)
        menu.touchCancelled(1, time: 2.2)
        menu.touchGoesOn(1)
        var early = menu
        #expect(early.tapped(2, time: 5).activated == nil)
        menu.touchCancelled(1, time: 5)
        early = menu
        #expect(early.tapped(2, time: 5.2).activated == nil)
        #expect(menu.tapped(2, time: 5.4).activated == 2)
    }

    @Test func `a tap of which nobody told that it began stops a moving menu and does nothing else`() {
        for wait in [0.0, 0.31, 5] {
            let size = Point2D(44, 44)
            let bounds = Rect2D(x: 0, y: 0, width: 300, height: 300)
            let ring = Ring(in: bounds, itemSize: size, spacing: .even(6))
            let settings = RingMenu.Settings(landsOnItems: false)
            var menu = RingMenu(ring: ring, itemSize: size, bounds: bounds, settings: settings, isOpen: true)
            menu.pressBegan(time: 0)
            menu.pressEnded(time: 0.01)
            menu.spin(velocity: 3, time: 0.02)
            menu.advance(to: 0.02 + wait)
            let update = menu.tapped(2, time: 0.02 + wait)
            #expect((update.activated == nil) == (wait > 0.3) && menu.wheel.isMoving == (wait <= 0.3))
            menu.stop(time: 0.5 + wait)
            #expect(menu.tapped(3, time: 9 + wait).activated == 3)
        }
    }

    @Test func `a control that reports its press twice is released by the finger that was there before`() {
        var menu = RingMenu.sample(settings: RingMenu.Settings(landsOnItems: false))
        let middle = menu.ring.center
        menu.spin(velocity: 3, time: 0)
        menu.advance(to: 0.5)
        menu.touchBegan(1, at: middle, time: 0.5)
        #expect(!menu.wheel.isMoving && !menu.wheel.isHeld)
        menu.pressBegan(time: 0.5)
        menu.pressBegan(time: 0.5)
        menu.touchEnded(1, at: middle, time: 0.6)
        var early = menu
        #expect(!early.tapped(.center, time: 0.7).openChanged)
        #expect(menu.tapped(.center, time: 1).openChanged)
    }

    @Test func `the lift of another finger does not release a control`() {
        var menu = RingMenu.sample(settings: RingMenu.Settings(landsOnItems: false))
        menu.spin(velocity: 3, time: 0)
        menu.advance(to: 0.5)
        menu.touchBegan(1, at: menu.ring.center, time: 0.5)
        menu.pressBegan(time: 0.5)
        menu.touchEnded(2, at: three, time: 0.6)
        menu.touchCancelled(2, time: 0.6)
        #expect(!menu.tapped(.center, time: 1).openChanged, "the press that stopped the menu goes on")
    }

    @Test func `a press on a closed menu is a new touch, however short a time after one that was no tap`() {
        var menu = RingMenu.sample()
        menu.flick()
        menu.advance(to: 0.5)
        menu.touchBegan(1, at: three, time: 0.5)
        menu.touchEnded(1, at: three, time: 0.52)
        menu.setOpen(false, animated: false, time: 0.55)
        menu.pressBegan(time: 0.6)
        menu.pressEnded(time: 0.65)
        #expect(menu.tapped(.center, time: 0.65).openChanged && menu.isOpen)
    }

    @Test func `a touch that a control of a resting menu reports first is still a tap`() {
        var menu = RingMenu.sample()
        menu.pressBegan(time: 0)
        menu.touchBegan(1, at: three, time: 0)
        #expect(menu.pressed == .item(2))
        #expect(menu.touchEnded(1, at: three, time: 0.1).tapped == .item(2))
        #expect(menu.tapped(2, time: 0.1).activated == 2)
    }

    @Test(arguments: [false, true])
    func `a menu that was disabled or closed after a touch takes taps afterwards`(closes: Bool) {
        var menu = RingMenu.sample(settings: RingMenu.settings(.never))
        menu.touchBegan(1, at: three, time: 0)
        menu.touchEnded(1, at: three, time: 0.1)
        if closes { menu.setOpen(false, animated: false, time: 1) } else { menu.setEnabled(false, time: 1) }
        if closes { menu.setOpen(true, animated: false, time: 2) } else { menu.setEnabled(true, time: 2) }
        #expect(menu.tapped(2, time: 2).activated == 2)
    }

    @Test func `a tap that turns a menu which the app has moved under the finger tells of no rest before`() {
        var menu = RingMenu.sample(settings: RingMenu.Settings(landsOnItems: false))
        menu.touchBegan(1, at: three, time: 0)
        menu.setRotation(.degrees(10))
        let update = menu.tapped(4, time: 0.1)
        #expect(update.activated == 4 && menu.isMoving && !update.wheel.cameToRest)
        #expect(update.wheel.touch == .ended(.lift))
    }
}
