import CAllocationCounter
import Foundation
import Roundel
import RoundelTestSupport
import Testing

#if os(Linux)
/// No touch, frame or step of a dial costs a heap allocation, in a debug build either.
@Suite(.enabled(if: !Sanitizer.isActive, "skipped: a sanitizer replaces the functions of the heap"))
struct DialAllocationTests {
    @Test(arguments: [
        Dial.Settings(), Dial.Settings(drag: .relative, coasts: .smooth),
        Dial.Settings(drag: .planar(), returnsTo: 50),
        Dial.Settings(magnets: [DialMagnet(30), DialMagnet(70)], snapsWhileDragging: true),
    ])
    func `touches, frames, steps and values allocate nothing`(settings: Dial.Settings) {
        for step in [nil, 1.0] {
            var dial = DialTests.dial(50, step: step, settings)
            let points = (0...40).map { DialTests.point(50 + Double($0) / 2) }
            var range = RangeDialTests.dial(20...60, step: step, gap: 2, settings)
            var (time, changes) = (0.0, 0)
            let count = AllocationTests().allocations {
                dial.touchBegan(1, at: points[0], time: time)
                range.touchBegan(1, at: points[20], time: time)
                for index in points.indices {
                    time += 1.0 / 60
                    if dial.touchMoved(1, to: points[index], time: time).valueChanged { changes += 1 }
                    if range.touchMoved(1, to: points[index], time: time).valueChanged { changes += 1 }
                }
                dial.touchEnded(1, at: points[40], time: time)
                range.touchEnded(1, at: points[40], time: time)
                for _ in 0..<60 {
                    time += 1.0 / 60
                    dial.advance(to: time)
                    range.advance(to: time)
                }
                dial.step(by: 1, time: time)
                range.step(by: -1, of: .lower, time: time)
                dial.setValue(10, animated: true, time: time)
                range.setValues(20...60, time: time)
                dial.scrolled(by: .degrees(3), time: time)
                dial.scrollEnded(time: time)
                time += 50
                dial.advance(to: time)
                dial.setValue(50, time: time)
            }
            #expect(count == 0)
            #expect(changes > 10)
        }
    }

    @Test(arguments: [false, true]) func `a dial with one thumb or with two allocates nothing`(isRange: Bool)
    {
        var dial = AnyDialTests.dial(20...60, isRange: isRange)
        let points = (0...40).map { DialTests.point(60 + Double($0) / 2) }
        var (time, ticks) = (0.0, 0)
        let count = AllocationTests().allocations {
            dial.touchBegan(1, at: points[0], time: time)
            for index in points.indices {
                time += 1.0 / 60
                ticks += dial.touchMoved(1, to: points[index], time: time).ticks
            }
            dial.touchEnded(1, at: points[40], time: time)
            dial.scrolled(by: .degrees(3), of: .upper, time: time)
            dial.scrollEnded(time: time)
            time += 50
            ticks += dial.advance(to: time).ticks
            dial.setValues(20...60, time: time)
        }
        #expect(count == 0)
        #expect(ticks > 10)
    }

    @Test func `an outline into a sink allocates nothing`() {
        let band = ArcBand(radius: 100, thickness: 20)
        var elements = 0
        let count = AllocationTests().allocations {
            band.forEachElement(tolerance: 0.1) { _ in elements += 1 }
        }
        #expect(count == 0 && elements > 20)
    }
}
#endif
