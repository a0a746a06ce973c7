#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

extension Int: BoundValue {
    /// Whole numbers are compared exactly.
    public func isRead(as value: Int) -> Bool { self == value }
}

/// The values behind wheels, menus and dials: bindings that are late, events, settings and places.
@MainActor @Suite struct SharedValueTests {
    // MARK: Bindings

    @Test func `a binding is known by what it read, what was written, and what is still to come`() {
        var known = KnownBinding(1)
        #expect(known.expects(1) && !known.expects(2) && known.isSettled)
        known.willWrite(2)
        #expect(known.expects(2) && known.expects(1))
        known.didWrite(2, before: 1, after: 1)
        #expect(!known.isSettled && known.isPending(2) && !known.isPending(1))
        known.didWrite(3, before: 1, after: 1)
        #expect(known.isPending(2) && known.isPending(3) && known.expects(1) && !known.expects(4))
        // What was written before a value that is read has been read already.
        known.didWrite(4, before: 3, after: 3)
        #expect(!known.isPending(2) && known.isPending(3) && known.isPending(4) && !known.expects(1))
        known.didWrite(5, before: 3, after: 5)
        #expect(known.isSettled && known.expects(5) && !known.expects(3))
    }

    @Test func `a store that is late may still have the value that is written back`() {
        var known = KnownBinding(1)
        known.didWrite(2, before: 1, after: 1)
        known.didWrite(1, before: 1, after: 1)
        #expect(!known.isSettled && known.isPending(2) && known.isPending(1))
        // It has it, though the same value is among those that were written.
        known.didWrite(3, before: 1, after: 1)
        #expect(known.isPending(2) && known.isPending(1) && known.isPending(3))
        known.hasRead(2)
        #expect(known.isPending(2) && !known.isSettled)
        known.didWrite(4, before: 1, after: 1)
        #expect(!known.isPending(2) && known.isPending(1) && known.isPending(3) && known.isPending(4))
        var settled = KnownBinding(1)
        settled.didWrite(1, before: 1, after: 1)
        #expect(settled.isSettled)
    }

    @Test func `a store has caught up when it reads the last write, and no earlier one of that value`() {
        func known(_ writes: [Int], reads: [Int]) -> KnownBinding<Int> {
            var known = KnownBinding(0)
            for value in writes { known.didWrite(value, before: 0, after: 0) }
            for value in reads { known.hasRead(value) }
            return known
        }
        let one = known([1, 2], reads: [1])
        #expect(one.expects(0) && one.expects(2) && !one.isSettled)
        let both = known([1, 2], reads: [1, 2])
        #expect(both.isSettled && both.expects(2) && !both.expects(1) && !both.expects(0))
        #expect(!known([1, 2, 1], reads: [1]).isSettled && !known([1, 0], reads: [1, 0]).isSettled)
        var late = known([1, 2], reads: [])
        late.settle()
        #expect(late.isSettled && late.expects(0) && late.expects(2) && !late.expects(1))
        // It may also do so after that; then the old value is a new one of the app's.
        late.hasRead(2)
        #expect(late.isSettled && late.expects(2) && !late.expects(0))
    }

    @Test func `a store may be as late as a second of frames`() {
        var known = KnownBinding(0)
        for value in 1...61 { known.didWrite(value, before: 0, after: 0) }
        #expect(!known.isPending(1) && known.isPending(2) && known.isPending(61))
    }

    @Test func `of pending writes the last counts, and a value never written is the app's`() {
        let first = PendingWrites(2, old: 1, after: nil)
        #expect(first.isResolved(by: 2) && !first.isResolved(by: 1) && first.isResolved(by: 9))
        #expect([1, 2, 9].map { first.intended(by: $0) } == [2, 2, 9])
        let second = PendingWrites(3, old: 2, after: first)
        #expect(second.isResolved(by: 3) && !second.isResolved(by: 2) && !second.isResolved(by: 1))
        #expect([1, 2, 3, 9].map { second.intended(by: $0) } == [3, 3, 3, 9])
        // Whether the old value was written back, or is still there, cannot be seen.
        let back = PendingWrites(1, old: 2, after: first)
        #expect(!back.isResolved(by: 1) && back.intended(by: 2) == 1)
        // So can a value that was written before another one; but twice in a row makes no difference.
        let again = PendingWrites(2, old: 3, after: second)
        #expect(!again.isResolved(by: 2) && !again.isResolved(by: 3) && again.intended(by: 3) == 2)
        #expect(PendingWrites(3, old: 3, after: second).isResolved(by: 3))
    }

    @Test func `events that a handler causes come after those that are waiting`() {
        let queue = EventQueue<Int>()
        var log: [String] = []
        func deliver(_ events: [Int], _ name: String) {
            queue.deliver(events) {
                log.append(name)
            } to: {
                log.append("\($0)")
                if $0 == 1 { deliver([3], "more") }
            }
        }
        deliver([1, 2], "start")
        #expect(log == ["start", "1", "more", "2", "3"])
        deliver([4], "again")
        #expect(log.suffix(2) == ["again", "4"])
    }

    // MARK: Wheels

    @Test func `each setting of a wheel reaches the core`() {
        let settings = TurnSettings(
            decay: .ice,
            detents: .count(5, origin: .degrees(3)),
            limits: .degrees(10) ... .degrees(80),
            stretch: .degrees(5),
            sensitivity: -2,
            maximumSpeed: .radians(7),
            settlingTime: 0.8,
            deadZone: 0.3,
            touchRadius: 0.8
        )
        let core = settings.wheelSettings(reducesMotion: true)
        #expect(core.decay == .ice && core.sensitivity == -2 && core.maximumSpeed == 7)
        #expect(core.settlingTime == 0.8 && core.reducesMotion)
        let (first, last) = (Roundel.Angle(.degrees(10)), Roundel.Angle(.degrees(80)))
        #expect(core.limits == Limits(first...last, stretch: Roundel.Angle(.degrees(5))))
        #expect(core.detents == Detents(count: 5, origin: Roundel.Angle(.degrees(3))))
        let zone = settings.zone(in: CGSize(width: 200, height: 100))
        #expect(zone.center == Point2D(100, 50))
        #expect(near(zone.innerRadius, 15) && near(zone.outerRadius, 40))
    }

    @Test func `settings of NaN are equal to themselves`() {
        func wheel() -> Wheel.Settings {
            TurnSettings(sensitivity: .nan, maximumSpeed: .radians(.nan), settlingTime: .nan)
                .wheelSettings(reducesMotion: false)
        }
        func dial() -> Roundel.Dial.Settings {
            DialBehavior(
                drag: .planar(distance: .nan),
                sensitivity: .nan,
                magnets: [.nan],
                magnetHalfWidth: .radians(.nan),
                returnsTo: .nan,
                settlingTime: .nan
            )
            .settings(reducesMotion: false)
        }
        #expect(wheel() == wheel() && wheel().sensitivity == 1 && wheel().maximumSpeed == 0)
        #expect(dial() == dial() && dial().sensitivity == 1 && dial().returnsTo == -.infinity)
    }

    @Test func `a binding of a direction leaves whole turns out, unless there are limits`() {
        func wheel(_ limits: ClosedRange<SwiftUI.Angle>?) -> Wheel {
            let settings = TurnSettings(limits: limits)
            var wheel = Wheel(
                zone: settings.zone(in: CGSize(width: 200, height: 200)),
                settings: settings.wheelSettings(reducesMotion: false)
            )
            wheel.setRotation(.degrees(450))
            return wheel
        }
        let limits = SwiftUI.Angle.zero ... .degrees(720)
        for (isCumulative, limits, degrees) in [
            (true, nil, 450.0), (false, nil, 90), (true, limits, 450), (false, limits, 450),
        ] {
            let wheel = wheel(limits)
            func bound(_ degrees: Double) -> TurnBinding {
                TurnBinding(angle: .constant(.degrees(degrees)), isCumulative: isCumulative)
            }
            #expect(near(bound(0).value(of: wheel).degrees, degrees))
            #expect(bound(450).isShown(by: wheel) && !bound(451).isShown(by: wheel))
            #expect(bound(90).isShown(by: wheel) == (degrees == 90))
        }
    }

    @Test func `a rotation with limits is spoken with its whole turns`() {
        for (degrees, limited, free) in [
            (765.2, "765°", "45°"), (-90, "-90°", "270°"), (359.7, "360°", "0°"), (2e9, "200°", "200°"),
        ] {
            #expect(Text(degreesOf: .degrees(degrees), isLimited: true).standInString == limited)
            #expect(Text(degreesOf: .degrees(degrees)).standInString == free)
        }
    }

    @Test func `a gesture has a distance, and a priority over others`() {
        let gestures: [(TurnGesture, CGFloat, TurnGesture.Priority)] = [
            (.immediate, 0, .overlay), (.afterMoving(7), 7, .high), (.alongside(9), 9, .simultaneous),
            (.afterMoving(-1), 0, .high), (.alongside(-1), 0, .simultaneous),
        ]
        for (gesture, distance, priority) in gestures {
            #expect(gesture.distance == distance && gesture.priority == priority)
        }
    }

    @Test func `a zone is a ring about its middle`() {
        func box(_ inner: Double, _ outer: Double) -> (CGRect, Int) {
            let shape = ZoneShape { size in
                TouchZone(center: Point2D(size) / 2, innerRadius: inner, outerRadius: outer)
            }
            let path = shape.path(in: CGRect(x: 10, y: 20, width: 100, height: 80))
            let moves = SuperellipseShapeTests.elements(path).filter {
                if case .move = $0 { true } else { false }
            }
            return (path.boundingRect, moves.count)
        }
        let (ring, circles) = box(10, 30)
        #expect(circles == 2 && near(Double(ring.minX), 30, 0.05) && near(Double(ring.maxX), 90, 0.05))
        #expect(near(Double(ring.minY), 30, 0.05) && near(Double(ring.maxY), 90, 0.05))
        #expect(box(0, 30).1 == 1)
    }

    // MARK: Places

    @Test func `from right to left a point is mirrored about the middle of its rectangle`() {
        let bounds = CGRect(x: 10, y: 0, width: 100, height: 50)
        let point = CGPoint(x: 30, y: 5)
        #expect(point.flipped(in: bounds, .rightToLeft) == CGPoint(x: 90, y: 5))
        #expect(point.flipped(in: bounds, .leftToRight) == point)
    }

    @Test func `a badge is offered its part of the view, and its offset is a distance`() {
        func badge(_ ratio: Double?, _ offset: CGFloat) -> CGRect {
            let host = StandInHost(
                Color.red.circumferenceBadge(at: .zero, ratio: ratio, offset: offset) { Color.blue },
                size: CGSize(width: 300, height: 200)
            )
            return host.all.first { ($0.value as? Color) == .blue }?.frame ?? .null
        }
        // The circle has the middle (150, 100) and the radius 100.
        #expect(badge(nil, 0).size == CGSize(width: 300, height: 200))
        #expect(badge(0.25, 0).size == CGSize(width: 50, height: 50))
        for none in [-1, Double.nan, .infinity] { #expect(badge(none, 0).size == .zero) }
        for (offset, x) in [(0, 250), (7, 257), (-7, 243), (CGFloat.nan, 250), (.infinity, 250)] {
            let found = badge(0.25, offset)
            #expect(near(Point2D(found.midX, found.midY), Point2D(Double(x), 100)))
        }
    }

    @Test func `an ellipse has the size of its radii, and they are animatable`() {
        func size(_ x: CGFloat, _ y: CGFloat) -> CGSize {
            RadialLayout(radius: .ellipse(x: x, y: y))
                .standInFrames(of: RadialLayoutTests.views(3), proposal: .unspecified).bounds.size
        }
        #expect(size(30, 45) == CGSize(width: 80, height: 100))
        #expect(
            size(30, -5) == CGSize(width: 80, height: 10) && size(.nan, 40) == CGSize(width: 20, height: 90)
        )
        #expect(size(.infinity, 40) == CGSize(width: 20, height: 90))
        let from = RadialLayout(radius: .ellipse(x: 10, y: 20))
        let half = from.standInInterpolated(to: RadialLayout(radius: .ellipse(x: 30, y: 60)), by: 0.5)
        #expect(half.radius == .ellipse(x: 20, y: 40))
    }
}
#endif
