#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct TurnGestureTests {
    /// Counts the presses of a button in the touch zone, scrolls and the rotation.
    final class Log {
        var presses = 0
        var scrolled = 0
        var angle: SwiftUI.Angle = .zero
        init() {}
    }

    static func host(_ gesture: TurnGesture, _ log: Log) -> StandInHost {
        let binding = Binding(get: { log.angle }, set: { log.angle = $0 })
        return StandInHost(
            Button {
                log.presses += 1
            } label: {
                Color.blue
            }
            .turnable(rotation: binding, TurnSettings(gesture: gesture))
            .gesture(DragGesture().onChanged { _ in log.scrolled += 1 })
        )
    }

    static func drag(_ host: StandInHost) {
        let touch = host.touch(at: CGPoint(x: 180, y: 100), time: 0)
        host.move(touch, to: CGPoint(x: 170, y: 140), time: 0.1)
        host.move(touch, to: CGPoint(x: 100, y: 180), time: 0.2)
        host.lift(touch, at: CGPoint(x: 100, y: 180), time: 1)
    }

    @Test func `an immediate gesture receives every touch in the touch zone`() {
        let log = Log()
        let host = Self.host(.immediate, log)
        Self.drag(host)
        host.tap(CGPoint(x: 180, y: 100))
        #expect(log.presses == 0 && log.scrolled == 0)
        #expect(near(log.angle.degrees, 90))
    }

    @Test func `with a gesture after moving, a tap presses a button and a drag does not`() {
        let log = Log()
        let host = Self.host(.afterMoving(10), log)
        host.tap(CGPoint(x: 180, y: 100))
        #expect(log.presses == 1 && log.angle == .zero)
        Self.drag(host)
        #expect(log.presses == 1 && log.scrolled == 0)
        #expect(near(log.angle.degrees, 90))
    }

    @Test func `with a gesture alongside others, all of them get the touch`() {
        let log = Log()
        let host = Self.host(.alongside(10), log)
        Self.drag(host)
        #expect(near(log.angle.degrees, 90))
        let gestures = host.all(StandInGesture.self).filter { $0.mask.contains(.gesture) }
        #expect(gestures.map(\.rank) == [.normal, .simultaneous])
        #expect(TurnGesture.afterMoving(-3).distance == 0)
    }

    @Test func `a touch outside the touch zone goes to the surrounding views`() {
        let log = Log()
        let host = StandInHost(
            Color.blue.turnable(rotation: .constant(.zero))
                .gesture(DragGesture().onChanged { _ in log.scrolled += 1 })
        )
        let touch = host.touch(at: CGPoint(x: 100, y: 100), time: 0)
        host.move(touch, to: CGPoint(x: 100, y: 160), time: 0.1)
        host.lift(touch, at: CGPoint(x: 100, y: 160), time: 0.2)
        #expect(log.scrolled == 1)
    }

    /// The hands of a clock, of which each takes the touches in its own ring.
    @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
    func `of two views about a centre both turn if the content in front takes no touches`(
        isShortInFront: Bool,
        isTouchable: Bool
    ) {
        let (long, short) = (Log(), Log())
        func hand(_ log: Log, _ settings: TurnSettings) -> some View {
            Color.blue.frame(width: 200, height: 200)
                .allowsHitTesting(isTouchable)
                .turnable(rotation: Binding(get: { log.angle }, set: { log.angle = $0 }), settings)
        }
        let outer = hand(long, TurnSettings(maximumSpeed: .zero, deadZone: 0.5))
        let inner = hand(short, TurnSettings(maximumSpeed: .zero, deadZone: 0.1, touchRadius: 0.5))
        let host = StandInHost(
            ZStack {
                if !isShortInFront { inner }
                outer
                if isShortInFront { inner }
            }
        )
        for radius in [80.0, 30] {
            let touch = host.touch(at: CGPoint(x: 100 + radius, y: 100), time: 0)
            host.move(touch, to: CGPoint(x: 100, y: 100 + radius), time: 0.2)
            host.lift(touch, at: CGPoint(x: 100, y: 100 + radius), time: 1)
        }
        #expect(near(long.angle.degrees, isTouchable && isShortInFront ? 0 : 90))
        #expect(near(short.angle.degrees, isTouchable && !isShortInFront ? 0 : 90))
    }
}
#endif
