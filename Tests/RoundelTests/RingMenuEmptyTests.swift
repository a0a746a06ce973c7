import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Menus that lose their items or a report in mid-motion.
@Suite struct RingMenuEmptyTests {
    @Test func `a menu that loses its items while it spins comes to rest`() {
        for landsOnItems in [true, false] {
            let size = Point2D(44, 44)
            let bounds = Rect2D(x: 0, y: 0, width: 300, height: 300)
            let ring = Ring(in: bounds, itemSize: size, spacing: .even(6))
            let settings = RingMenu.Settings(landsOnItems: landsOnItems)
            var menu = RingMenu(ring: ring, itemSize: size, bounds: bounds, settings: settings, isOpen: true)
            menu.spin(velocity: 3, time: 0)
            menu.advance(to: 1)
            let none = Ring(in: bounds, itemSize: .zero, spacing: .even(0))
            menu.update(ring: none, itemSize: .zero, bounds: bounds, time: 1)
            menu.advance(to: 60)
            #expect(!menu.isMoving)
        }
    }

    @Test func `a tap that ends a drag reports all that the menu turned`() {
        for (index, turnsSelection) in [(2, true), (2, false), (0, true)] {
            var settings = RingMenu.reduced
            settings.turnsSelectionToPointer = turnsSelection
            var menu = RingMenu.sample(settings: settings)
            menu.touchBegan(1, at: menu.position(of: 2), time: 0)
            let ring = Ring(
                in: RingMenu.box,
                itemSize: RingMenu.item,
                start: .degrees(-70),
                spacing: .even(5)
            )
            menu.update(ring: ring, itemSize: RingMenu.item, bounds: RingMenu.box, time: 0.1)
            #expect(menu.wheel.isHeld)
            let before = menu
            let update = menu.tapped(index, time: 0.2)
            #expect(menu.wheel.rotation != before.wheel.rotation)
            #expect(near(update.wheel.turned, menu.wheel.rotation - before.wheel.rotation))
            #expect(update.wheel.cameToRest && update.wheel.touch == .ended(.lift))
            #expect(update.activated == index && menu.selection == index)
            #expect(update.selectionChanged && update.pointedChanged == (menu.pointed != before.pointed))
            // The end of the drag alone brings the nearest item to the pointer.
            #expect(turnsSelection || update.feedback == 1)
        }
    }

    @Test func `a press under a scroll is not a tap, whatever was before, and the next press is one`() {
        for history in 0...4 {
            var menu = RingMenu.sample()
            switch history {
            case 1: menu.tap(at: menu.position(of: 3), time: 9.5)
            case 2: menu.tap(at: menu.position(of: 3), time: 1)
            case 3: menu.pressBegan(time: 9)
            case 4:
                menu.flick(time: 0)
                menu.advance(to: 0.3)
                menu.pressBegan(time: 0.3)
            default: break
            }
            menu.advance(to: 9.9)
            menu.scrolled(by: .degrees(20), time: 10)
            #expect(menu.pressBegan(time: 10.1).isHandled == false)
            menu.scrolled(by: .degrees(20), time: 10.15)
            menu.pressEnded(time: 10.2)
            #expect(menu.tapped(2, time: 10.2).activated == nil, "history \(history)")
            menu.scrollEnded(time: 10.3)
            menu.advance(to: 20)
            menu.pressBegan(time: 21)
            menu.pressEnded(time: 21.1)
            #expect(menu.tapped(2, time: 21.1).activated == 2)
        }
    }

    @Test(arguments: [true, false])
    func `a finger that stopped the menu and slid off a control ends its press`(isCancelled: Bool) {
        var menu = RingMenu.sample()
        menu.flick()
        menu.advance(to: 0.3)
        menu.touchBegan(1, at: menu.ring.center, time: 0.3)
        menu.pressBegan(time: 0.3)
        let away = menu.ring.center + Point2D(60, 0)
        menu.touchMoved(1, to: away, time: 0.4)
        if isCancelled { menu.touchCancelled(1, time: 0.5) } else { menu.touchEnded(1, at: away, time: 0.5) }
        var early = menu
        #expect(
            early.tapped(.center, time: 0.6).openChanged == false,
            "It belongs to the finger that stopped."
        )
        menu.advance(to: 30)
        #expect(menu.tapped(.center, time: 30).openChanged, "An assistive technology activates the centre.")
    }

    @Test(arguments: [(0.3, true), (0.3.nextUp, false)])
    func `a tap may be reported until three tenths of a second after the finger was lifted`(
        delay: Double,
        isTap: Bool
    ) {
        var menu = RingMenu.sample(settings: RingMenu.Settings(landsOnItems: false))
        menu.pressBegan(time: 0)
        menu.pressEnded(time: 0)
        menu.spin(velocity: 3, time: 0)
        menu.advance(to: delay)
        #expect((menu.tapped(2, time: delay).activated != nil) == isTap)
    }

    // MARK: An arc

    private static func arc(_ count: Int, _ kind: Int) -> Ring {
        let spacing: Ring.Spacing =
            switch kind {
            case 0: .arc(count: count, sweep: .degrees(180))
            case 1: .step(.degrees(45), count: count)
            case 2: .weights(Array(repeating: 1, count: count), sweep: .degrees(180))
            default: .even(count)
            }
        return Ring(in: RingMenu.box, itemSize: RingMenu.item, start: .degrees(180), spacing: spacing)
    }

    @Test(arguments: 0...3) func `a menu without items keeps its rotation, also on an arc`(kind: Int) {
        var menu = RingMenu(
            ring: Self.arc(5, kind),
            itemSize: RingMenu.item,
            bounds: RingMenu.box,
            isOpen: true
        )
        menu.turn(toItem: 0, duration: 0, time: 0)
        let rotation = menu.wheel.rotation
        #expect(rotation != .zero)
        menu.update(ring: Self.arc(0, kind), itemSize: .zero, bounds: RingMenu.box, time: 1)
        #expect(menu.wheel.rotation == rotation && !menu.isTurnable)
        menu.update(ring: Self.arc(5, kind), itemSize: RingMenu.item, bounds: RingMenu.box, time: 2)
        #expect(menu.wheel.rotation == rotation && menu.pointed == 0)
    }

    @Test(arguments: 0...3) func `a menu without items keeps its motion and the finger, also on an arc`(
        kind: Int
    ) {
        let menu = RingMenu(
            ring: Self.arc(5, kind),
            itemSize: RingMenu.item,
            bounds: RingMenu.box,
            isOpen: true
        )
        var moving = menu
        moving.turn(toItem: 0, duration: 1, time: 0)
        moving.advance(to: 0.5)
        moving.update(ring: Self.arc(0, kind), itemSize: .zero, bounds: RingMenu.box, time: 0.5)
        #expect(moving.isMoving)
        var held = menu
        held.touchBegan(1, at: held.position(of: 0), time: 0)
        held.touchMoved(1, to: held.position(of: 1), time: 0.1)
        #expect(held.wheel.phase == .dragging)
        held.update(ring: Self.arc(0, kind), itemSize: .zero, bounds: RingMenu.box, time: 0.2)
        #expect(held.wheel.phase == .dragging)
        // A menu that may not turn lets go.
        var settings = held.settings
        settings.turning = .never
        held.apply(settings, time: 0.3)
        #expect(held.wheel.phase == .idle && held.wheel.rotation == .zero)
    }

    /// A menu that never had items, one on whose arc there were some, and one that did not turn.
    @Test(arguments: 0...2) func `a rotation that is set on a ring without items counts for those that come`(
        way: Int
    ) {
        var menu = RingMenu(bounds: RingMenu.box, isOpen: true)
        func update(_ spacing: Ring.Spacing, time: Double) {
            let ring = Ring(in: RingMenu.box, itemSize: RingMenu.item, spacing: spacing)
            menu.update(ring: ring, itemSize: RingMenu.item, bounds: RingMenu.box, time: time)
        }
        if way == 1 {
            update(.arc(count: 5, sweep: .degrees(180)), time: 0)
            update(.arc(count: 0, sweep: .degrees(180)), time: 0)
        }
        if way == 2 {
            update(.even(6), time: 0)
            update(.even(0), time: 0)
            for turning in [RingMenu.Turning.never, .automatic] {
                var settings = menu.settings
                settings.turning = turning
                menu.apply(settings, time: 0)
            }
        }
        update(.even(0), time: 1)
        menu.setRotation(.degrees(180))
        #expect(near(menu.wheel.rotation, .degrees(180)))
        update(.even(6), time: 2)
        #expect(menu.pointed == 3)
    }
}
