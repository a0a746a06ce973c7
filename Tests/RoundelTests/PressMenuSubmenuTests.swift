@testable import Roundel
import RoundelTestSupport
import Testing

/// A finger that opens a submenu and chooses in it.
@Suite struct PressMenuSubmenuTests {
    typealias Path = PressMenu.ItemPath

    @Test func `a submenu opens where the finger rests, and the middle leads back`() {
        var menu = PressMenu.sample()
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(0, 70), time: 0.6)
        #expect(menu.highlighted == Path(1) && menu.nextDeadline != nil)
        let deadline = menu.nextDeadline ?? .nan
        #expect(!menu.advance(to: deadline - 0.01).submenuChanged)
        let opened = menu.advance(to: deadline)
        #expect(opened.submenuChanged && opened.feedback == .opened && menu.submenu == 1)
        #expect(menu.submenuFan?.center == PressMenu.point(0, 70) && menu.highlighted == nil)
        // The middle of a submenu of 270° points away from the menu's.
        let fan = menu.submenuFan
        #expect(fan.map { near($0.angle(of: 1).signed, .zero, 0.2) } == true)
        menu.touchMoved(1, to: PressMenu.point(-60, 60, from: PressMenu.point(0, 70)), time: 1.1)
        #expect(menu.highlighted?.item == 1 && menu.highlighted?.child != nil)
        let child = menu.highlighted
        let back = menu.touchMoved(1, to: PressMenu.point(0, 5), time: 1.2)
        #expect(back.submenuChanged && menu.submenu == nil && menu.highlighted == nil && menu.isOpen)
        menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 1.3)
        #expect(menu.highlighted == Path(0))
        menu.touchMoved(1, to: PressMenu.point(0, 70), time: 1.4)
        menu.advance(to: 1.9)
        #expect(menu.submenu == 1)
        let lift = menu.touchEnded(1, at: PressMenu.point(-60, 60, from: PressMenu.point(0, 70)), time: 2)
        #expect(lift.chosen == child)
    }

    @Test func `a path through the middle between two events leads back as well`() {
        var menu = PressMenu.sample()
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(0, 70), time: 0.6)
        menu.advance(to: 1.2)
        #expect(menu.submenu == 1)
        menu.touchMoved(1, to: PressMenu.point(180.5, 70), time: 1.3)
        #expect(menu.submenu == nil && menu.highlighted == nil)
        menu.touchMoved(1, to: PressMenu.point(92, 70), time: 1.3)
        #expect(menu.highlighted == Path(2))
    }

    @Test func `a finger that is lifted on an item with a submenu opens it`() {
        for isQuick in [false, true] {
            var menu = PressMenu.sample()
            if !isQuick { menu.hold() }
            let lift = menu.stroke([PressMenu.middle, PressMenu.point(0, 70)], time: isQuick ? 0 : 0.6)
            if isQuick { #expect(lift.openChanged && lift.submenuChanged) }
            if !isQuick {
                menu.touchMoved(1, to: PressMenu.point(0, 70), time: 0.7)
                menu.touchEnded(1, at: PressMenu.point(0, 70), time: 0.75)
            }
            #expect(menu.phase == .waiting && menu.submenu == 1)
            menu.advance(to: 2)
            let child = menu.submenuFan?.position(of: 0) ?? .zero
            let outside = menu.submenuFan?.position(of: 2) ?? .zero
            menu.tap(outside, time: 2)
            #expect(menu.submenu == 1, "a disabled item")
            #expect(menu.tap(child, time: 3).chosen == Path(1, child: 0))
        }
    }

    @Test func `taps in an open submenu: its middle and the menu's go back, other items are chosen`() {
        func open() -> PressMenu {
            var menu = PressMenu.sample()
            menu.open(at: PressMenu.middle, time: 0)
            menu.tap(PressMenu.point(0, 70), time: 1)
            menu.advance(to: 2)
            return menu
        }
        #expect(open().submenu == 1 && open().phase == .waiting)
        for point in [PressMenu.middle, PressMenu.point(0, 70)] {
            var menu = open()
            let update = menu.tap(point, time: 3)
            #expect(menu.submenu == nil && menu.phase == .waiting && update.ending == nil)
        }
        var menu = open()
        #expect(menu.tap(Point2D(200, 329), time: 3).chosen != nil, "within reach of the submenu")
        menu = open()
        let far = menu.tap(PressMenu.point(150, 75), time: 3)
        #expect(menu.submenu == nil && menu.phase == .waiting && far.chosen == nil, "the disabled item")
        menu = open()
        #expect(menu.touchBegan(1, at: Point2D(20, 20), time: 3).ending == .outside)
        #expect(menu.submenu == nil && !menu.isOpen)
    }

    @Test func `a stroke that turns opens the submenu at the corner and chooses in it`() {
        for turn in [-90.0, -70, -50, 50, 90] {
            var menu = PressMenu.sample()
            let corner = PressMenu.point(0, 70)
            let update = menu.stroke([PressMenu.middle, corner, PressMenu.point(turn, 60, from: corner)])
            let fan = menu.sampleSubmenu(at: corner)
            let index = fan?.item(toward: .degrees(turn), distance: 60)
            let expected = index == 2 ? nil : index.map { Path(1, child: $0) }
            #expect(update.chosen == expected && (expected != nil || index == 2), "\(turn) \(update)")
            #expect(!menu.isOpen && menu.openness == 0)
        }
        var leaf = PressMenu.sample()
        let corner = PressMenu.point(-90, 70)
        #expect(leaf.stroke([PressMenu.middle, corner, corner + Point2D(30, -20)]).chosen == Path(0))
        var straight = PressMenu.sample()
        straight.stroke([PressMenu.middle, PressMenu.point(0, 60), PressMenu.point(-10, 120)])
        #expect(straight.submenu == 1 && straight.phase == .waiting, "no corner: the item itself")
        var hook = PressMenu.sample()
        hook.stroke([PressMenu.middle, PressMenu.point(0, 70), PressMenu.point(0, 70) + Point2D(0, -24)])
        #expect(hook.submenu == 1 && hook.phase == .waiting, "a hook at the end")
    }

    @Test func `a stroke that turns and rests shows the submenu`() {
        var menu = PressMenu.sample()
        let corner = PressMenu.point(0, 70)
        var touches = PressStrokes.sampled(
            [PressMenu.middle, corner, PressMenu.point(-90, 60, from: corner)],
            time: 0,
            speed: 600,
            rate: 60
        )
        touches.removeLast()
        _ = PressStrokes.play(touches, on: &menu)
        #expect(menu.phase == .stroking && menu.submenu == 1 && menu.shownSubmenu == nil)
        #expect(menu.highlighted == Path(1, child: 0))
        menu.advance(to: 1)
        #expect(menu.phase == .held && menu.shownSubmenu == 1 && menu.highlighted == Path(1, child: 0))
        #expect(menu.submenuFan.map { near($0.center, corner, 0.01) } == true)
        let back = menu.touchMoved(1, to: PressMenu.middle, time: 1.1)
        #expect(back.submenuChanged && menu.submenu == nil && menu.shownSubmenu == 1, "it closes")
        menu.advance(to: 3)
        #expect(menu.shownSubmenu == nil && menu.submenuFan == nil)
    }

    @Test(arguments: [false, true])
    func `a submenu opens outward, also in a mirrored menu`(isMirrored: Bool) throws {
        var settings = PressMenu.Settings()
        settings.fan.isMirrored = isMirrored
        var menu = PressMenu.sample(settings)
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(isMirrored ? 180 : 0, 80), time: 0.6)
        menu.advance(to: 1.2)
        #expect(menu.submenu == 1)
        let fan = try #require(menu.submenuFan)
        let way = fan.position(of: 1) - fan.center
        #expect(isMirrored ? way.x < -20 : way.x > 20, "the middle one of three")
        let items = [PressMenu.Item(children: [.init(), .init(), .init()]), .init(), .init(), .init()]
        var upward = PressMenu.sample(settings, items: items)
        upward.hold()
        upward.touchMoved(1, to: PressMenu.point(-90, 80), time: 0.6)
        upward.advance(to: 1.2)
        let above = try #require(upward.submenuFan)
        #expect(upward.submenu == 0 && (above.position(of: 1) - above.center).y < -20)
    }

    @Test func `a finger that rests where a submenu has gone chooses nothing by being lifted`() {
        var menu = PressMenu.sample()
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(0, 70), time: 0.6)
        menu.advance(to: 1)
        #expect(menu.submenu == 1 && menu.submenuFan?.center == PressMenu.point(0, 70))
        menu.update(items: [.init(), .init(), .init()], time: 1)
        #expect(menu.submenu == nil && menu.highlighted == nil)
        menu.touchMoved(1, to: PressMenu.point(0, 71), time: 1.1)
        #expect(menu.highlighted == nil)
        let lift = menu.touchEnded(1, at: PressMenu.point(0, 71), time: 1.2)
        #expect(lift.chosen == nil && lift.ending == .cancelled)
    }
}

extension PressMenu {
    /// The positions of the sample's submenu about a point to the right of the middle.
    func sampleSubmenu(at point: Point2D) -> Fan? {
        let settings = Fan.Settings(direction: .zero, sweep: .degrees(270))
        return Fan(at: point, in: bounds, itemSize: itemSize, count: 3, settings: settings)
    }
}
