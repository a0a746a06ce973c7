import CAllocationCounter
import Foundation
import Roundel
import RoundelTestSupport
import Testing

#if os(Linux)
/// No touch, frame or command of a menu costs a heap allocation, in a debug build either.
@Suite(.enabled(if: !Sanitizer.isActive, "skipped: a sanitizer replaces the functions of the heap"))
struct PressMenuAllocationTests {
    @Test func `touches, frames, commands and appearances allocate nothing`() {
        var menu = PressMenu.sample()
        let corner = PressMenu.point(0, 70)
        let stroke = PressStrokes.sampled(
            [PressMenu.middle, corner, PressMenu.point(-90, 60, from: corner)],
            time: 0,
            speed: 600,
            rate: 60
        )
        var (time, chosen, shown) = (0.0, 0, 0)
        let count = AllocationTests().allocations {
            for index in 0..<stroke.count - 1 {
                let (point, moment) = (stroke[index].point, time + stroke[index].time)
                if index == 0 {
                    menu.touchBegan(1, at: point, time: moment)
                } else {
                    menu.touchMoved(1, to: point, time: moment)
                }
            }
            if menu.touchEnded(1, at: stroke[stroke.count - 1].point, time: time + 0.3).chosen != nil {
                chosen += 1
            }
            menu.touchBegan(1, at: PressMenu.middle, time: time + 1)
            for frame in 0..<200 {
                menu.advance(to: time + 1 + Double(frame) / 60)
                menu.touchMoved(1, to: corner, time: time + 1 + Double(max(frame, 60)) / 60)
                if menu.appearance(of: PressMenu.ItemPath(1, child: 0)) != nil { shown += 1 }
            }
            menu.touchEnded(1, at: corner, time: time + 5)
            menu.press(.right, time: time + 6)
            menu.press(.leave, time: time + 6)
            menu.press(.right, time: time + 6)
            menu.hover(at: corner, time: time + 6)
            if menu.choose(PressMenu.ItemPath(0), time: time + 7).chosen != nil { chosen += 1 }
            menu.open(at: PressMenu.middle, time: time + 8)
            menu.dismiss(time: time + 9)
            time += 10
        }
        #expect(count == 0)
        #expect(chosen == 4 && shown > 100, "\(chosen) \(shown)")
    }

    @Test func `a fan of one or two arcs allocates nothing`() {
        let screen = Rect2D(x: 0, y: 0, width: 390, height: 844)
        var sum = 0.0
        let count = AllocationTests().allocations {
            for items in 1...30 {
                let fan = Fan(at: Point2D(380, 800), in: screen, itemSize: Point2D(44, 44), count: items)
                sum += fan?.position(of: items - 1).x ?? 0
            }
        }
        #expect(count == 0 && sum > 0, "\(count)")
    }
}
#endif
