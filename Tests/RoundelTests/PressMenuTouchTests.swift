@testable import Roundel
import RoundelTestSupport
import Testing

/// A finger on a menu: holds, strokes, taps.
@Suite struct PressMenuTouchTests {
    typealias Path = PressMenu.ItemPath

    @Test func `a finger that is held still opens the menu, highlights by direction and chooses`() {
        var menu = PressMenu.sample()
        let began = menu.touchBegan(1, at: PressMenu.middle, time: 0)
        #expect(began.touch == .began && menu.phase == .pressed && !menu.isOpen && menu.nextDeadline == 0.5)
        #expect(menu.advance(to: 0.49) == PressMenu.Update() && menu.phase == .pressed)
        menu.touchMoved(1, to: PressMenu.middle + Point2D(6, 6), time: 0.495)
        let opened = menu.advance(to: 0.6)
        #expect(opened.openChanged && opened.feedback == .opened && menu.phase == .held)
        #expect(menu.fan?.center == PressMenu.middle && menu.highlighted == nil)
        let up = menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 0.7)
        #expect(up.highlightChanged && up.feedback == .highlighted && menu.highlighted == Path(0))
        let same = menu.touchMoved(1, to: PressMenu.point(-80, 300), time: 0.8)
        #expect(same == PressMenu.Update())
        let down = menu.touchMoved(1, to: PressMenu.point(90, 60), time: 0.9)
        #expect(menu.highlighted == Path(2) && down.feedback == .highlighted)
        let lift = menu.touchEnded(1, at: PressMenu.point(90, 60), time: 1)
        #expect(lift.chosen == Path(2) && lift.ending == .chosen && lift.feedback == .chosen)
        #expect(lift.touch == .ended(.lift) && lift.openChanged && lift.highlightChanged)
        #expect(menu.phase == .closed && menu.isMoving && menu.nextDeadline == nil)
        menu.advance(to: 2)
        #expect(menu.fan == nil && !menu.isMoving)
    }

    @Test func `what happens at a deadline happens at its time, whenever the call comes`() {
        var (late, exact, touched) = (PressMenu.sample(), PressMenu.sample(), PressMenu.sample())
        late.touchBegan(1, at: PressMenu.middle, time: 0)
        exact.touchBegan(1, at: PressMenu.middle, time: 0)
        touched.touchBegan(1, at: PressMenu.middle, time: 0)
        late.advance(to: 0.6)
        exact.advance(to: 0.5)
        exact.advance(to: 0.6)
        touched.touchMoved(1, to: PressMenu.middle, time: 0.6)
        touched.advance(to: 0.6)
        #expect(late.openness == exact.openness && late.openness > 0.1)
        #expect(touched.openness == exact.openness)
    }

    @Test(arguments: [-1e6, -3.0, 0, 3])
    func `a clock may begin at any time, also below zero`(start: Double) {
        var menu = PressMenu.sample()
        menu.apply(PressMenu.Settings(), time: .nan)
        menu.touchBegan(1, at: PressMenu.middle, time: start)
        #expect(menu.nextDeadline == start + 0.5)
        menu.advance(to: start + 0.49)
        #expect(menu.phase == .pressed)
        menu.advance(to: start + 0.5)
        #expect(menu.phase == .held && menu.openness == 0)
        // A time before the last one counts as that.
        menu.advance(to: start)
        menu.advance(to: start + 1)
        #expect(menu.openness == 1)
    }

    @Test func `a disabled item is never highlighted and never chosen`() {
        var menu = PressMenu.sample()
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 0.6)
        let onto = menu.touchMoved(1, to: PressMenu.point(180, 60), time: 0.7)
        #expect(menu.highlighted == nil && onto.highlightChanged && onto.feedback == nil)
        let lift = menu.touchEnded(1, at: PressMenu.point(180, 60), time: 0.8)
        #expect(lift.chosen == nil && lift.ending == .cancelled && !menu.isOpen)
        #expect(menu.choose(Path(3), time: 1) == .refused)
        var stroke = PressMenu.sample()
        #expect(stroke.stroke([PressMenu.middle, PressMenu.point(180, 80)]).ending == .cancelled)
        menu = .sample(items: [PressMenu.Item(isEnabled: false, children: [PressMenu.Item()])])
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 0.6)
        menu.advance(to: 5)
        #expect(menu.submenu == nil && menu.highlighted == nil)
    }

    @Test func `the middle cancels, with play on both sides of its border`() {
        var menu = PressMenu.sample()
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(-90, 25.9), time: 0.6)
        #expect(menu.highlighted == nil)
        menu.touchMoved(1, to: PressMenu.point(-90, 26.1), time: 0.7)
        #expect(menu.highlighted == Path(0))
        menu.touchMoved(1, to: PressMenu.point(-90, 18.1), time: 0.8)
        #expect(menu.highlighted == Path(0))
        menu.touchMoved(1, to: PressMenu.point(-90, 17.9), time: 0.9)
        #expect(menu.highlighted == nil)
        let lift = menu.touchEnded(1, at: PressMenu.point(-90, 10), time: 1)
        #expect(lift.chosen == nil && lift.ending == .cancelled && lift.feedback == nil)
    }

    @Test func `an item is kept until the finger has passed the border by the hysteresis`() {
        var menu = PressMenu.sample()
        menu.hold()
        for (degrees, item) in [
            (-90.0, 0), (-46, 0), (-41.1, 0), (-40.9, 1), (-48.9, 1), (-49.1, 0), (-41.1, 0), (0, 1), (90, 2),
            (49, 2), (41.1, 2), (40.9, 1),
        ] {
            menu.touchMoved(1, to: PressMenu.point(degrees, 60), time: 0.6)
            #expect(menu.highlighted == Path(item), "\(degrees)")
        }
        menu.apply(PressMenu.Settings(hysteresis: .zero), time: 0.7)
        menu.touchMoved(1, to: PressMenu.point(44, 60), time: 0.7)
        menu.touchMoved(1, to: PressMenu.point(45.1, 60), time: 0.8)
        #expect(menu.highlighted == Path(2))
    }

    @Test func `a finger that crosses the middle between two events is not turned by that`() {
        var menu = PressMenu.sample()
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 0.6)
        menu.touchMoved(1, to: PressMenu.point(88, 60), time: 0.7)
        #expect(menu.highlighted == Path(2))
        menu.touchMoved(1, to: PressMenu.point(44, 60), time: 0.8)
        #expect(menu.highlighted == Path(2), "within the hysteresis")
    }

    @Test func `a quick stroke chooses before the menu has opened`() {
        for (degrees, item) in [(-90.0, 0), (-60, 0), (80, 2)] {
            var menu = PressMenu.sample()
            let update = menu.stroke([PressMenu.middle, PressMenu.point(degrees, 80)])
            #expect(update.chosen == Path(item) && !update.openChanged && update.ending == .chosen)
            #expect(menu.phase == .closed && menu.openness == 0 && !menu.isMoving && menu.fan == nil)
        }
        var menu = PressMenu.sample()
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        let move = menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 0.05)
        #expect(menu.phase == .stroking && menu.highlighted == Path(0) && move.feedback == .highlighted)
        let short = menu.touchEnded(1, at: PressMenu.point(-90, 12), time: 0.1)
        #expect(short.chosen == nil && short.ending == .cancelled)
        #expect(menu.appearance(of: Path(0)) == nil)
    }

    @Test func `a stroke that rests shows the menu with its item`() {
        var menu = PressMenu.sample()
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 0.1)
        #expect(menu.nextDeadline.map { near($0, 0.1 + 1.0 / 3, 0.1) } == true)
        let deadline = menu.nextDeadline ?? .nan
        let update = menu.advance(to: deadline)
        #expect(update.openChanged && menu.phase == .held && menu.highlighted == Path(0))
        #expect(menu.fan?.center == PressMenu.middle && menu.submenu == nil && menu.nextDeadline == nil)
    }

    @Test func `without strokes a finger that moves is left to others`() {
        var menu = PressMenu.sample(PressMenu.Settings(acceptsStrokes: false))
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        #expect(menu.touchMoved(1, to: PressMenu.point(0, 9.9), time: 0.1).touch == .none)
        let update = menu.touchMoved(1, to: PressMenu.point(0, 10.1), time: 0.2)
        #expect(update.touch == .ended(.cancel) && update.ending == nil && menu.phase == .closed)
        #expect(menu.touchEnded(1, at: PressMenu.point(0, 80), time: 0.3) == PressMenu.Update())
        menu.hold(time: 1)
        menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 1.6)
        #expect(menu.highlighted == Path(0), "an open menu follows the finger")
    }

    @Test func `a tap is left to the view, or opens the menu`() {
        var menu = PressMenu.sample()
        let tap = menu.tap(PressMenu.middle, time: 0)
        #expect(tap.isTap && tap.touch == .ended(.lift) && tap.ending == nil && menu.phase == .closed)
        #expect(menu.fan == nil)
        menu = .sample(PressMenu.Settings(opensOnTap: true))
        let opens = menu.tap(PressMenu.middle, time: 0)
        #expect(!opens.isTap && opens.openChanged && menu.phase == .waiting && opens.feedback == .opened)
        menu.advance(to: 1)
        let second = menu.tap(PressMenu.point(-90, 72), time: 1)
        #expect(second.chosen == Path(0) && menu.phase == .closed)
    }

    @Test func `a finger that is lifted in the middle leaves the menu open for a tap`() {
        var menu = PressMenu.sample()
        menu.hold()
        let lift = menu.touchEnded(1, at: PressMenu.point(30, 8), time: 0.7)
        #expect(menu.phase == .waiting && lift.ending == nil && lift.touch == .ended(.lift))
        menu.tap(PressMenu.point(180, 72), time: 1)
        #expect(menu.phase == .waiting, "a disabled item")
        menu.touchBegan(1, at: PressMenu.point(0, 72), time: 2)
        #expect(menu.highlighted == Path(1) && menu.phase == .held)
        menu.touchMoved(1, to: PressMenu.point(-90, 72), time: 2.1)
        #expect(menu.touchEnded(1, at: PressMenu.point(-90, 72), time: 2.2).chosen == Path(0))
        menu = .sample(PressMenu.Settings(staysOpen: false))
        menu.hold()
        #expect(menu.touchEnded(1, at: PressMenu.middle, time: 0.7).ending == .cancelled && !menu.isOpen)
    }

    @Test func `a tap in the middle closes an open menu, and so does a touch outside`() {
        var menu = PressMenu.sample()
        menu.open(at: PressMenu.middle, time: 0)
        let middle = menu.tap(PressMenu.middle, time: 1)
        #expect(middle.ending == .cancelled && !menu.isOpen)
        menu.open(at: PressMenu.middle, time: 2)
        let radius = menu.fan?.radius ?? .nan
        let edge = PressMenu.point(-90, radius + 22 * 2.0.squareRoot() - 0.1)
        menu.touchBegan(1, at: edge, time: 3)
        #expect(menu.highlighted == Path(0))
        menu.touchCancelled(1, time: 3.1)
        #expect(menu.phase == .waiting && menu.highlighted == nil)
        let outside = PressMenu.point(-90, radius + 22 * 2.0.squareRoot() + 0.1)
        let began = menu.touchBegan(1, at: outside, time: 4)
        #expect(began.touch == .began && began.ending == .outside && began.openChanged && !menu.isOpen)
        #expect(menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 4.1) == PressMenu.Update())
        #expect(menu.touchBegan(2, at: PressMenu.middle, time: 4.1) == .refused, "the finger is still down")
        let lift = menu.touchEnded(1, at: PressMenu.point(-90, 60), time: 4.2)
        #expect(lift.touch == .ended(.lift) && lift.chosen == nil)
        #expect(menu.touchBegan(1, at: PressMenu.middle, time: 5).touch == .began && menu.phase == .pressed)
    }

    @Test func `a finger rests on an item from the moment on at which it arrives between two events`() {
        var menu = PressMenu.sample()
        menu.hold()
        menu.touchMoved(1, to: PressMenu.middle, time: 1)
        menu.touchMoved(1, to: PressMenu.point(0, 28), time: 2)
        #expect(menu.highlighted?.item == 1)
        // It arrives 26 points from the middle, and rests for a third of a second.
        let arrival = 1 + 26.0 / 28
        #expect(
            menu.nextDeadline.map { near($0, arrival + 1.0 / 3, 1e-9) } == true,
            "\(menu.nextDeadline ?? 0)"
        )
    }

    @Test func `a second finger disturbs nothing`() {
        var menu = PressMenu.sample()
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        #expect(menu.touchBegan(2, at: Point2D(90, 90), time: 0.1).touch == .refused)
        #expect(menu.touchMoved(2, to: Point2D(9, 9), time: 0.2) == PressMenu.Update())
        #expect(menu.touchEnded(2, at: Point2D(9, 9), time: 0.3) == PressMenu.Update())
        #expect(menu.touchCancelled(2, time: 0.3) == PressMenu.Update())
        menu.advance(to: 0.5)
        #expect(menu.phase == .held)
        #expect(menu.touchBegan(2, at: PressMenu.point(-90, 72), time: 0.6).touch == .refused)
        menu.touchMoved(1, to: PressMenu.point(90, 60), time: 0.7)
        #expect(menu.touchEnded(1, at: PressMenu.point(90, 60), time: 0.8).chosen == Path(2))
    }

    @Test func `a finger that begins twice was lifted between`() {
        var menu = PressMenu.sample()
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(90, 60), time: 0.6)
        let again = menu.touchBegan(1, at: Point2D(100, 500), time: 0.7)
        #expect(again.touch == .began && again.chosen == nil && menu.phase == .pressed)
    }

    @Test func `a cancelled touch chooses nothing`() {
        var menu = PressMenu.sample()
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        #expect(menu.touchCancelled(1, time: 0.1).touch == .ended(.cancel) && menu.phase == .closed)
        menu.hold(time: 1)
        menu.touchMoved(1, to: PressMenu.point(-90, 60), time: 1.6)
        let update = menu.touchCancelled(1, time: .nan)
        #expect(update.chosen == nil && update.ending == .cancelled && update.touch == .ended(.cancel))
        #expect(menu.highlighted == nil && !menu.isOpen)
    }

    @Test func `a finger that was in the middle points in its direction without play`() {
        var menu = PressMenu.sample()
        menu.hold()
        menu.touchMoved(1, to: PressMenu.point(0, 60), time: 0.55)
        menu.touchMoved(1, to: PressMenu.point(47, 60), time: 0.6)
        #expect(menu.highlighted?.item == 1)
        menu.touchMoved(1, to: PressMenu.point(47, 1), time: 0.65)
        #expect(menu.highlighted == nil)
        menu.touchMoved(1, to: PressMenu.point(47, 60), time: 0.7)
        #expect(menu.highlighted?.item == 2)
    }

    @Test func `a moving finger rests from where it has last gone ten points, whatever its samples`() {
        for samples in [1, 2, 5] {
            var menu = PressMenu.sample()
            menu.touchBegan(1, at: PressMenu.middle, time: 0)
            for sample in 1...samples {
                let share = Double(sample) / Double(samples)
                menu.touchMoved(1, to: PressMenu.point(-90, 65 * share), time: 0.1 * share)
            }
            let deadline = menu.nextDeadline ?? 0
            #expect(menu.phase == .stroking && near(deadline, 0.1 * 60 / 65 + 1.0 / 3, 1e-6), "\(samples)")
        }
    }

    @Test func `a frame in which the menu opens leaves a later move its time`() {
        var (framed, moved) = (PressMenu.sample(), PressMenu.sample())
        framed.hold()
        moved.touchBegan(1, at: PressMenu.middle, time: 0)
        moved.touchMoved(1, to: PressMenu.middle, time: 0.5)
        #expect(framed.isOpen && moved.isOpen)
        framed.touchMoved(1, to: PressMenu.point(0, 65), time: 0.6)
        moved.touchMoved(1, to: PressMenu.point(0, 65), time: 0.6)
        #expect(framed.nextDeadline != nil && framed.nextDeadline == moved.nextDeadline)
    }
}
