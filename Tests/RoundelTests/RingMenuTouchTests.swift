import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Taps, drags, and the item at a point.
@Suite struct RingMenuTouchTests {
    let three = Point2D(280, 150)

    @Test func `a tap activates the item once, selects it and turns it to the pointer`() {
        var menu = RingMenu.sample()
        menu.touchBegan(1, at: three, time: 0)
        let end = menu.touchEnded(1, at: three + Point2D(6, 0), time: 0.1)
        #expect(end.tapped == .item(2) && end.activated == nil && menu.wheel.rotation == .zero)
        let update = menu.tapped(.item(2), time: 0.1)
        #expect(update.activated == 2 && update.selectionChanged && update.isHandled && menu.isMoving)
        #expect(menu.run(from: 0.1).allSatisfy { $0.activated == nil && !$0.selectionChanged })
        #expect(menu.pointed == 2 && menu.selection == 2)
    }

    @Test(arguments: [(10.0, true), (10.001, false)]) func `a finger that strays is no tap`(
        _ distance: Double,
        _ taps: Bool
    ) {
        for settings in [RingMenu.Settings(), RingMenu.settings(.never)] {
            var menu = RingMenu.sample(settings: settings)
            menu.touchBegan(1, at: three, time: 0)
            menu.touchMoved(1, to: three - Point2D(distance, 0), time: 0.1)
            #expect((menu.touchEnded(1, at: three, time: 0.2).tapped != nil) == taps)
            #expect((menu.tapped(2, time: 0.2).activated != nil) == taps)
        }
    }

    @Test(arguments: [(10.0, true), (10.001, false)]) func `a finger that strays with its lift is no tap`(
        _ distance: Double,
        _ taps: Bool
    ) {
        var menu = RingMenu.sample(settings: RingMenu.settings(.never))
        menu.touchBegan(1, at: Point2D(270, 150), time: 0)
        #expect((menu.touchEnded(1, at: Point2D(270 + distance, 150), time: 0.2).tapped != nil) == taps)
        #expect((menu.tapped(2, time: 0.2).activated != nil) == taps)
    }

    @Test func `the velocity of a drag is measured from the moment at which it begins to turn the menu`() {
        var menu = RingMenu.sample()
        let goal = Finger(center: Point2D(150, 150)).point(30, 130)
        menu.touchBegan(1, at: three, time: 0)
        menu.touchMoved(1, to: goal, time: 0.05)
        // It begins when the finger is 10 points from where it went down.
        let share = 10 / (goal - three).length
        let exit = three + (goal - three) * share - Point2D(150, 150)
        let turned = Double.pi / 6 - atan2(exit.y, exit.x)
        #expect(near(menu.wheel.rotation.radians, turned, 1e-9))
        menu.touchEnded(1, at: goal, time: 0.05)
        #expect(near(menu.wheel.velocity * 0.05 * (1 - share) / turned, 1, 0.02), "\(menu.wheel.velocity)")
    }

    @Test func `a second finger's movement does not make the first one's touch stray`() {
        var menu = RingMenu.sample()
        menu.touchBegan(1, at: three, time: 0)
        menu.touchMoved(2, to: three - Point2D(40, 0), time: 0.1)
        #expect(menu.pressed == .item(2))
        #expect(menu.touchEnded(1, at: three, time: 0.2).tapped == .item(2))
    }

    @Test func `what is pressed is shown until the finger strays or is lifted`() {
        var menu = RingMenu.sample()
        #expect(menu.pressed == nil)
        menu.touchBegan(1, at: three, time: 0)
        #expect(menu.pressed == .item(2))
        menu.touchMoved(1, to: three + Point2D(0, 2), time: 0.1)
        #expect(menu.pressed == .item(2))
        menu.touchMoved(1, to: three + Point2D(0, 12), time: 0.1)
        #expect(menu.pressed == nil)
        menu.touchCancelled(1, time: 0.2)
        menu.advance(to: 3)
        menu.touchBegan(1, at: Point2D(150, 150), time: 3)
        #expect(menu.pressed == .center)
        menu.touchEnded(1, at: Point2D(150, 150), time: 3.1)
        #expect(menu.pressed == nil)
        menu.flick(time: 4)
        menu.touchBegan(1, at: three, time: 4.4)
        #expect(menu.wheel.phase == .dragging && menu.pressed == nil, "It only stops the menu.")
    }

    @Test func `a finger that turned the menu is no tap`() {
        var menu = RingMenu.sample()
        menu.touchBegan(1, at: three, time: 0)
        menu.touchMoved(1, to: three + Point2D(0, 12), time: 0.1)
        #expect(menu.wheel.rotation > .zero)
        #expect(menu.touchEnded(1, at: three, time: 0.2).tapped == nil)
        menu.run(from: 0.2, for: 0.1)
        #expect(menu.tapped(2, time: 0.2) == menu.tapped(2, time: 0.4) && menu.selection != 2)
        #expect(menu.tapped(2, time: 0.51).activated == nil, "It stops the menu, which settles.")
        menu.run(from: 0.51)
        #expect(menu.tapped(2, time: 30).activated == 2)
    }

    @Test(arguments: [true, false]) func `a tap that trembles is a tap and turns nothing`(_ lands: Bool) {
        var random = Seeded()
        for _ in 0..<200 {
            var settings = RingMenu.Settings(landsOnItems: lands)
            settings.turnsSelectionToPointer = false
            var menu = RingMenu.sample(settings: settings)
            menu.touchBegan(1, at: three, time: 0)
            for step in 1...6 {
                let tremble = Point2D(random.number(-7...7), random.number(-7...7))
                let update = menu.touchMoved(1, to: three + tremble, time: Double(step) / 60)
                #expect(update.isHandled && update.wheel.turned == .zero && menu.pressed == .item(2))
            }
            let end = menu.touchEnded(1, at: three + Point2D(3, -2), time: 0.11)
            #expect(end.tapped == .item(2) && end.wheel.touch == .ended(.lift) && !end.wheel.cameToRest)
            #expect(menu.tapped(.item(2), time: 0.11).activated == 2)
            #expect(menu.wheel.rotation == .zero && !menu.isMoving)
        }
    }

    @Test func `a drag that first moved in the opposite direction continues from where it left the slop`() {
        var menu = RingMenu.sample()
        menu.touchBegan(1, at: three, time: 0)
        menu.touchMoved(1, to: three - Point2D(0, 8), time: 0.01)
        menu.touchMoved(1, to: three + Point2D(0, 20), time: 0.02)
        let (end, left) = (
            three + Point2D(0, 20) - menu.ring.center, three + Point2D(0, 10) - menu.ring.center
        )
        #expect(near(menu.wheel.rotation, (Angle(of: end) ?? .zero) - (Angle(of: left) ?? .zero)))
    }

    @Test func `a drag that began on an item goes on from where it left the slop, without a jump`() {
        for step in [0.5, 3.0, 9, 40] {
            var menu = RingMenu.sample()
            menu.touchBegan(1, at: three, time: 0)
            var (distance, time) = (0.0, 0.0)
            while distance < 80 {
                (distance, time) = (distance + step, time + step / 600)
                let before = menu.wheel.rotation
                menu.touchMoved(1, to: three + Point2D(0, distance), time: time)
                #expect(menu.wheel.rotation - before <= .radians(step / 130 + 1e-9), "\(step)")
            }
            let point = three + Point2D(0, distance) - menu.ring.center
            let left = three + Point2D(0, 10) - menu.ring.center
            let turned = (Angle(of: point) ?? .zero) - (Angle(of: left) ?? .zero)
            #expect(near(menu.wheel.rotation, turned), "\(step)")
            // It is as fast as the finger, which has not waited.
            #expect(menu.wheel.velocity > 2 && menu.wheel.velocity < 600.0 / 130 + 1e-6, "\(step)")
            #expect(menu.touchEnded(1, at: three + Point2D(0, distance), time: time).tapped == nil)
            #expect(menu.isMoving)
        }
    }

    @Test func `between the items and where it stopped the menu a finger turns it from the first`() {
        var menu = RingMenu.sample()
        menu.touchBegan(1, at: Point2D(240, 150), time: 0)
        #expect(menu.touchMoved(1, to: Point2D(240, 152), time: 0.1).wheel.turned > .zero)
        menu.touchCancelled(1, time: 0.2)
        menu.run(from: 0.2)
        menu.spin(velocity: 2, time: 30)
        menu.advance(to: 31)
        menu.touchBegan(1, at: menu.position(of: 0), time: 31)
        let point = menu.position(of: 0) + Point2D(2, 2)
        #expect(menu.touchMoved(1, to: point, time: 31.1).wheel.turned != .zero)
    }

    @Test func `a finger that strays with its lift turns the menu by what it went on`() {
        var menu = RingMenu.sample()
        menu.touchBegan(1, at: three, time: 0)
        menu.touchMoved(1, to: three + Point2D(0, 4), time: 0.1)
        let end = menu.touchEnded(1, at: three + Point2D(0, 30), time: 0.2)
        #expect(end.tapped == nil && end.wheel.turned > .degrees(6) && end.wheel.turned < .degrees(10))
    }

    @Test func `points that are not finite leave a finger that may tap as it is`() {
        for point in [Point2D(.nan, 0), Point2D(.infinity, 0), Point2D(1e300, 1e300)] {
            var menu = RingMenu.sample()
            menu.touchBegan(1, at: three, time: 0)
            menu.touchMoved(1, to: point, time: 0.1)
            // A finite point is a move, however far away, and another one is none.
            #expect(menu.wheel.rotation.radians.isFinite)
            #expect(menu.pressed == (point.isFinite ? nil : .item(2)))
            menu.touchMoved(1, to: three + Point2D(0, 5), time: .nan)
            menu.touchEnded(1, at: point, time: 0.2)
            menu.run(from: 0.2)
            #expect(menu.wheel.rotation.radians.isFinite && !menu.isMoving)
        }
    }

    @Test func `a move to a point that is not finite is none`() {
        var menu = RingMenu.sample()
        menu.touchBegan(1, at: three, time: 0)
        menu.touchMoved(1, to: Point2D(.nan, 0), time: 0.1)
        menu.touchMoved(1, to: three + Point2D(0, 5), time: 0.2)
        #expect(menu.wheel.rotation == .zero)
        var other = menu
        #expect(menu.touchEnded(1, at: three, time: 0.3).tapped == .item(2))
        other.touchMoved(1, to: Point2D(0, .infinity), time: 0.3)
        other.touchMoved(1, to: three + Point2D(0, 30), time: 0.4)
        var plain = RingMenu.sample()
        plain.touchBegan(1, at: three, time: 0)
        plain.touchMoved(1, to: three + Point2D(0, 5), time: 0.2)
        plain.touchMoved(1, to: three + Point2D(0, 30), time: 0.4)
        #expect(other.wheel.rotation == plain.wheel.rotation && plain.wheel.rotation > .zero)
    }

    @Test func `a move at a time that is not finite leaves a touch a tap`() {
        var menu = RingMenu.sample()
        menu.touchBegan(1, at: three, time: 0)
        menu.touchMoved(1, to: three + Point2D(0, 60), time: .nan)
        #expect(menu.pressed == .item(2) && menu.wheel.rotation == .zero)
        #expect(menu.touchEnded(1, at: three, time: 0.1).tapped == .item(2))
    }

    @Test func `a touch that stops the menu does nothing else, where it is an item, the middle or a control`()
    {
        for point in [three, Point2D(150, 150)] {
            var menu = RingMenu.sample()
            menu.flick()
            menu.advance(to: 0.3)
            let spot = menu.spot(at: point) ?? .center
            menu.touchBegan(1, at: point, time: 0.3)
            let rotation = menu.wheel.rotation
            #expect(menu.touchEnded(1, at: point, time: 0.35).tapped == nil)
            #expect(menu.tapped(spot, time: 0.35).isHandled == false && menu.isOpen)
            menu.run(from: 0.35)
            #expect((menu.wheel.rotation - rotation).magnitude <= .degrees(22.5))
            #expect(menu.tap(at: point, time: 30).isHandled)
        }
        var menu = RingMenu.sample()
        menu.flick()
        menu.pressBegan(time: 0.3)
        #expect(menu.wheel.phase != .coasting)
        #expect(menu.tapped(1, time: 0.4).activated == nil)
        menu.run(from: 0.4)
        menu.pressBegan(time: 30)
        #expect(menu.tapped(1, time: 30.1).activated == 1)
    }

    @Test func `a touch that stopped the menu is no tap when a control tells of it afterwards`() {
        var menu = RingMenu.sample(settings: RingMenu.Settings(landsOnItems: false))
        menu.flick()
        menu.advance(to: 0.3)
        // In the middle the wheel does not take it, and rests at once.
        menu.touchBegan(1, at: menu.ring.center, time: 0.3)
        #expect(!menu.isMoving && menu.wheel.rotation > .degrees(30))
        menu.pressBegan(time: 0.3)
        #expect(menu.tapped(.center, time: 0.35).openChanged == false && menu.isOpen)
        menu.pressEnded(time: 0.35)
        menu.pressBegan(time: 1)
        #expect(menu.tapped(.center, time: 1.1).openChanged && !menu.isOpen)
    }

    @Test func `a drag after a press on a control that stopped the menu is still no tap`() {
        var menu = RingMenu.sample()
        menu.flick()
        menu.pressBegan(time: 0.3)
        menu.run(from: 0.3)
        menu.touchBegan(1, at: three, time: 21)
        #expect(menu.touchEnded(1, at: three, time: 21.1).tapped == nil)
        menu.pressBegan(time: 22)
        menu.pressEnded(time: 22.5)
        menu.touchBegan(1, at: three, time: 23)
        #expect(menu.touchEnded(1, at: three, time: 23.1).tapped != nil)
    }

    @Test func `a menu that was closed or disabled under a finger takes taps when the finger is gone`() {
        for isClosed in [true, false] {
            for isLifted in [true, false] {
                var menu = RingMenu.sample()
                menu.drag(from: 0, to: 20, time: 0)
                menu.setOpen(!isClosed, animated: false, time: 1)
                menu.setEnabled(isClosed, time: 1)
                menu.setOpen(true, animated: false, time: 2)
                menu.setEnabled(true, time: 2)
                #expect(menu.tapped(2, time: 3).activated == nil, "The finger is still there.")
                if isLifted {
                    menu.touchEnded(1, at: three, time: 3)
                } else {
                    menu.touchCancelled(1, time: 3)
                }
                #expect(menu.tapped(2, time: 3.2).activated == nil)
                menu.run(from: 3)
                #expect(menu.tapped(2, time: 30).activated == 2)
            }
        }
        var pressed = RingMenu.sample()
        pressed.pressBegan(time: 0)
        pressed.setEnabled(false, time: 1)
        pressed.pressEnded(time: 2)
        pressed.setEnabled(true, time: 3)
        #expect(pressed.tapped(2, time: 4).activated == 2)
    }

    @Test func `a control under the finger that holds the menu may be tapped, before its drag ends or after`()
    {
        for isFirst in [true, false] {
            var menu = RingMenu.sample()
            menu.touchBegan(1, at: three, time: 0)
            menu.pressBegan(time: 0)
            var update = RingMenu.Update()
            if isFirst { update = menu.tapped(2, time: 0.1) }
            menu.touchEnded(1, at: three, time: 0.1)
            if !isFirst { update = menu.tapped(2, time: 0.1) }
            #expect(update.activated == 2 && (update.wheel.touch == .ended(.lift)) == isFirst)
            menu.run(from: 0.1)
            #expect(menu.pointed == 2 && menu.selection == 2)
        }
        var turned = RingMenu.sample()
        turned.drag(from: 0, to: 20, time: 0)
        turned.pressBegan(time: 0.2)
        #expect(turned.tapped(2, time: 0.2).activated == nil)
    }

    @Test func `a cancelled touch is no tap and lets the menu go`() {
        var menu = RingMenu.sample()
        menu.touchBegan(1, at: three, time: 0)
        #expect(menu.touchCancelled(1, time: 0.1).wheel.touch == .ended(.cancel))
        #expect(menu.wheel.phase == .idle && menu.touchEnded(1, at: three, time: 0.2).tapped == nil)
        #expect(menu.tapped(2, time: 0.2).activated == nil)
    }

    @Test func `a second finger is ignored while the first holds the menu`() {
        var menu = RingMenu.sample()
        menu.drag(from: 0, to: 20, time: 0)
        #expect(menu.touchBegan(2, at: three, time: 1).isHandled == false)
        #expect(menu.touchEnded(2, at: three, time: 1).tapped == nil)
        #expect(menu.pressBegan(time: 1).isHandled == false && menu.tapped(2, time: 1).activated == nil)
        #expect(menu.wheel.phase == .dragging)
    }

    @Test func `a second finger on an item is no tap while the first holds the menu`() {
        var menu = RingMenu.sample()
        menu.drag(from: 0, to: 45, time: 0)
        #expect(menu.item(at: three) == 1 && menu.wheel.phase == .dragging)
        #expect(!menu.touchBegan(2, at: three, time: 1).isHandled && menu.pressed == nil)
        #expect(menu.touchEnded(2, at: three, time: 1.1).tapped == nil)
        #expect(menu.wheel.phase == .dragging)
    }

    @Test func `closed or disabled it takes no input but a tap on the middle of a closed one`() {
        for (isOpen, isEnabled) in [(false, true), (true, false), (false, false)] {
            var menu = RingMenu.sample(selection: 3, isOpen: isOpen, isEnabled: isEnabled)
            let rotation = menu.wheel.rotation
            menu.flick()
            for update in [
                menu.touchBegan(1, at: three, time: 1), menu.touchEnded(1, at: three, time: 1),
                menu.scrolled(by: .degrees(50), time: 1), menu.step(by: 1, time: 1),
                menu.activate(2, time: 1),
                menu.tapped(2, time: 1), menu.pressBegan(time: 1),
            ] + RingMenu.Key.allCases.map({ menu.press($0, time: 1) }) {
                #expect(!update.isHandled && update.activated == nil && !update.selectionChanged)
            }
            #expect(menu.wheel.rotation == rotation && menu.selection == 3 && !menu.isMoving)
            let tap = menu.tap(at: Point2D(150, 150), time: 2)
            #expect(tap.openChanged == (isEnabled && !isOpen) && menu.isOpen == (isOpen || isEnabled))
        }
    }

    @Test func `items are hit where they are now, the last on top, and the middle before them`() {
        var menu = RingMenu.sample()
        #expect(menu.item(at: three) == 2 && menu.item(at: Point2D(300, 170)) == 2)
        #expect(menu.item(at: Point2D(300.1, 170)) == nil && menu.item(at: Point2D(.nan, 0)) == nil)
        menu.setRotation(.degrees(45))
        #expect(menu.item(at: three) == 1)
        #expect(menu.spot(at: Point2D(150, 175)) == .center && menu.spot(at: Point2D(150, 175.1)) == nil)
        let crowded = RingMenu.sample(
            .arc(count: 3, sweep: .degrees(5)),
            settings: RingMenu.settings(.never)
        )
        #expect(crowded.item(at: crowded.position(of: 0)) == 2)
        menu.setOpen(false, time: 0)
        #expect(menu.item(at: three) == nil && menu.spot(at: three) == nil)
        menu.setOpen(true, time: 5)
        #expect(menu.item(at: three) == nil && menu.item(at: Point2D(150, 130)) == 7)
        menu.centerSize = .zero
        #expect(menu.spot(at: Point2D(150, 150)) == .item(7))
    }

    @Test func `a disabled item is not activated by a tap, and the menu lands on it all the same`() {
        var menu = RingMenu.sample()
        menu.disabledItems = [2, 1]
        #expect(menu.tap(at: three, time: 0).activated == nil && menu.selection == nil)
        menu.press(.right, time: 1)
        menu.run(from: 1)
        #expect(menu.selection == 1 && menu.press(.choose, time: 30).isHandled == false)
    }

    @Test func `a scroll turns an open menu and is refused while a finger holds it`() {
        var menu = RingMenu.sample()
        #expect(menu.scrolled(by: .degrees(10), time: 0).isHandled)
        #expect(near(menu.wheel.rotation, .degrees(10)))
        #expect(menu.touchBegan(1, at: three, time: 0).isHandled == false)
        #expect(menu.scrollEnded(time: 1).wheel.touch == .ended(.lift))
        menu.run(from: 1)
        #expect(menu.wheel.rotation == .zero)
        menu.scrolled(by: .degrees(10), time: 30)
        #expect(menu.scrollCancelled(time: 30).wheel.touch == .ended(.cancel))
        menu.run(from: 30)
        menu.touchBegan(1, at: three, time: 60)
        #expect(menu.scrolled(by: .degrees(10), time: 60).isHandled == false)
    }
}
