import CAllocationCounter
import Foundation
import Roundel
import RoundelTestSupport
import Testing

#if os(Linux)
/// No frame and no touch costs a heap allocation, in a debug build either.
@Suite(.enabled(if: !Sanitizer.isActive, "skipped: a sanitizer replaces the functions of the heap"))
struct AllocationTests {
    /// The allocations of some work, done for the second time: the first may load what the program
    /// needs once.
    func allocations(_ work: () -> Void) -> Int {
        work()
        allocation_counter_start()
        work()
        return allocation_counter_stop()
    }

    /// By index, because loops over sequences allocate for each element in a debug build.
    func sum(_ passed: PassedDetents) -> Int {
        var sum = 0
        for position in 0..<passed.count { sum += passed[position] }
        return sum
    }

    @Test func `the counter counts`() {
        #expect(allocations { _ = [1, 2, 3].map { $0 + Int.random(in: 0...1) } } > 0)
    }

    @Test func `laying out a ring into a buffer or an array allocates nothing`() {
        let ring = Ring(radius: 100, spacing: .even(1_000))
        var array = ring.positions()
        #expect(allocations { ring.positions(rotation: .degrees(3), into: &array) } == 0)
        #expect(allocations { _ = ring.item(atPointer: .twelveOClock, rotation: .degrees(3)) } == 0)
        #expect(allocations { _ = ring.item(at: Point2D(0, -99)) } == 0)
    }

    @Test func `a superellipse costs nothing into a sink, and an array for its path`() {
        let rect = Rect2D(x: 0, y: 0, width: 1_000, height: 600)
        let shape = Superellipse(exponent: 3.5)
        var elements = 0
        #expect(allocations { shape.forEachElement(in: rect, tolerance: 0.01) { _ in elements += 1 } } == 0)
        #expect(elements == 2 * 18)
        #expect(allocations { _ = shape.contains(Point2D(3, 4), in: rect) } == 0)
        #expect(allocations { _ = shape.path(in: rect, tolerance: 0.01) } == 1)
    }

    @Test func `a band costs nothing into a sink, and an array for its path or its layers`() {
        for degrees in [0.0, 10, 270, 359, 360, -500] {
            for cap in ArcBand.Cap.allCases where degrees != 0 || cap == .round {
                let band = ArcBand(
                    radius: 90,
                    thickness: 20,
                    sweep: .degrees(degrees),
                    startCap: cap,
                    endCap: cap
                )
                for tolerance in [0, 1e-3, 1.0] {
                    var elements = 0
                    let count = allocations {
                        band.forEachElement(tolerance: tolerance) { _ in elements += 1 }
                    }
                    #expect(count == 0)
                    #expect(elements > 0)
                    #expect(allocations { _ = band.path(tolerance: tolerance) } == 1, "\(band), \(tolerance)")
                }
                #expect(allocations { _ = band.layers } == 1, "\(band)")
                #expect(allocations { _ = band.contains(Point2D(3, 90)) } == 0)
            }
        }
    }

    @Test func `a fan and its positions cost nothing`() {
        let screen = Rect2D(x: 0, y: 0, width: 390, height: 844)
        for (anchor, count) in [(Point2D(195, 400), 8), (Point2D(390, 844), 7), (Point2D(5, 500), 5)] {
            var found = 0
            let count = allocations {
                guard let fan = Fan(at: anchor, in: screen, itemSize: Point2D(44, 44), count: count) else {
                    return
                }
                found += fan.item(at: fan.position(of: count - 1)) ?? 0
                found += fan.item(toward: fan.angle(of: 1), distance: fan.inner.radius) ?? 0
            }
            #expect(count == 0 && found > 0)
        }
    }

    @Test func `corners cost nothing into a sink, and an array for their path`() {
        let rect = Rect2D(x: 0, y: 0, width: 1_000, height: 600)
        let shapes: [CornerShape] = [
            .round, .squircle, .bevel, .scoop, .notch, .square, .smooth(0.6),
            CornerShape(exponent: 3, smoothing: 0.5),
        ]
        for shape in shapes {
            let corners = Corners.different(shape)
            var elements = 0
            #expect(
                allocations { corners.forEachElement(in: rect, tolerance: 1e-9) { _ in elements += 1 } } == 0,
                "\(shape)"
            )
            #expect(
                allocations { corners.forEachElement(in: rect, segmentsPerCorner: 16) { _ in elements += 1 } }
                    == 0
            )
            #expect(elements > 80)
            #expect(allocations { _ = corners.contains(Point2D(3, 4), in: rect) } == 0)
            #expect(allocations { _ = corners.path(in: rect, tolerance: 1e-9) } == 1, "\(shape)")
            #expect(allocations { _ = corners.path(in: rect, segmentsPerCorner: 16) } == 1)
        }
    }

    @Test func `touches, coasting and passing detents allocate nothing`() {
        let limits = Limits(.radians(-100) ... .radians(100))
        let detents = Detents(at: [.zero, .degrees(20), .degrees(100)])
        for settings in [
            Wheel.Settings(), Wheel.Settings(detents: detents, limits: limits),
            Wheel.Settings(limits: limits),
        ] {
            var wheel = WheelDragTests.wheel(settings)
            let points = (0...60).map { Finger().point(Double($0) * 4, 80) }
            var (passed, frames) = (0, 0)
            let count = allocations {
                frames = 0
                wheel.touchBegan(1, at: points[0], time: 0)
                for index in points.indices {
                    passed += wheel.touchMoved(1, to: points[index], time: Double(index) / 60).passed.reduce(
                        0,
                        +
                    )
                    _ = wheel.velocity
                }
                wheel.touchEnded(1, at: points[60], time: 1)
                while wheel.isMoving, frames < 1_000 {
                    frames += 1
                    passed += sum(wheel.advance(to: 1 + Double(frames) / 120).passed)
                    _ = wheel.restRotation
                }
                wheel.scrolled(by: .degrees(30), time: 40)
                wheel.scrollEnded(by: .degrees(30), time: 40.02)
                wheel.turn(to: .degrees(7), extraTurns: 1, time: 50)
                wheel.advance(to: 50.5)
                wheel.step(by: 2, time: 50.5)
                wheel.advance(to: 60)
            }
            #expect(count == 0, "\(frames) frames with \(settings)")
            #expect(frames > 10)
            #expect((passed > 0) == (settings.detents != nil))
        }
    }

    @Test func `a menu's touches, taps, keys, frames and positions allocate nothing`() {
        for menu in [RingMenu.sample(), .fan(), .sample(settings: RingMenu.settings(.never))] {
            var menu = menu
            var positions: [Point2D] = []
            menu.positions(into: &positions)
            let hand = Finger(center: menu.ring.center)
            let points = (0...60).map { hand.point(Double($0), 100) }
            var (time, turned, activated) = (0.0, 0, 0)
            let count = allocations {
                menu.touchBegan(1, at: points[0], time: time)
                for index in points.indices {
                    let update = menu.touchMoved(1, to: points[index], time: time + Double(index) / 60)
                    if update.wheel.turned != .zero { turned += 1 }
                }
                menu.touchEnded(1, at: points[60], time: time + 1)
                for frame in 0..<600 {
                    menu.advance(to: time + 1 + Double(frame) / 60)
                    menu.positions(into: &positions)
                    _ = menu.current
                }
                let item = menu.position(of: 1)
                menu.touchBegan(1, at: item, time: time + 20)
                if let spot = menu.touchEnded(1, at: item, time: time + 20).tapped {
                    if menu.tapped(spot, time: time + 20).activated != nil { activated += 1 }
                }
                menu.press(.right, time: time + 21)
                menu.scrolled(by: .degrees(9), time: time + 22)
                menu.scrollEnded(time: time + 22)
                menu.toggle(time: time + 30)
                for frame in 0..<60 {
                    menu.advance(to: time + 30 + Double(frame) / 60)
                    menu.positions(into: &positions)
                }
                menu.toggle(time: time + 31)
                menu.advance(to: time + 40)
                time += 50
            }
            #expect(count == 0)
            #expect(activated > 0 && (turned > 0) == menu.isTurnable)
        }
    }
}
#endif
