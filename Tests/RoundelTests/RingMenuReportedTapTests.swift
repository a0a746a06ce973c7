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
}
