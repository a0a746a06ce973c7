import StandInTestSupport
import Testing
import UIKit

@MainActor @Suite(.standIn) struct TouchTests {
    private func scene() -> (RecordingView, StandInFingers) {
        let view = RecordingView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        return (view, StandInFingers(.standIn(around: view)))
    }

    @Test func `a touch stays with its view outside the view's bounds`() {
        let (view, fingers) = scene()
        fingers.down(CGPoint(x: 60, y: 60))
        let touch = fingers.touch()
        #expect(touch?.view === view && touch?.location(in: view) == CGPoint(x: 10, y: 10))
        fingers.move(CGPoint(x: 300, y: 300))
        #expect(touch?.previousLocation(in: nil) == CGPoint(x: 60, y: 60))
        fingers.up()
        #expect(view.calls == ["began", "moved", "ended"])
    }

    @Test func `timestamps come from the clock`() {
        let (_, fingers) = scene()
        fingers.down(CGPoint(x: 60, y: 60))
        let start = CACurrentMediaTime()
        fingers.move(CGPoint(x: 70, y: 60), after: 0.02)
        #expect(isNear(fingers.touch()?.timestamp ?? 0, start + 0.02))
    }

    @Test func `a second finger reaches only views with multiple touch`() {
        let (view, fingers) = scene()
        fingers.down(CGPoint(x: 60, y: 60))
        fingers.down(CGPoint(x: 90, y: 90), finger: 1)
        fingers.move(CGPoint(x: 91, y: 90), finger: 1)
        fingers.up(finger: 1)
        #expect(view.calls == ["began"])
        fingers.up()
        view.calls = []
        view.isMultipleTouchEnabled = true
        fingers.down(CGPoint(x: 60, y: 60))
        fingers.down(CGPoint(x: 90, y: 90), finger: 1)
        fingers.move([0: CGPoint(x: 61, y: 60), 1: CGPoint(x: 91, y: 90)])
        #expect(view.calls == ["began", "began", "moved"] && view.touchCounts.last == 2)
    }

    @Test func `the second finger is not taken over when the first is lifted`() {
        let (view, fingers) = scene()
        fingers.down(CGPoint(x: 60, y: 60))
        fingers.down(CGPoint(x: 90, y: 90), finger: 1)
        fingers.up()
        fingers.move(CGPoint(x: 80, y: 80), finger: 1)
        fingers.up(finger: 1)
        #expect(view.calls == ["began", "ended"])
        fingers.tap(CGPoint(x: 60, y: 60))
        #expect(view.calls == ["began", "ended", "began", "ended"])
    }

    @Test func `an exclusive view blocks touches on others`() {
        let (a, b) = (RecordingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), RecordingView())
        b.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
        let window = UIWindow.standIn(around: a)
        window.addSubview(b)
        a.isExclusiveTouch = true
        let fingers = StandInFingers(window)
        fingers.down(CGPoint(x: 10, y: 10))
        fingers.down(CGPoint(x: 110, y: 10), finger: 1)
        #expect(a.calls == ["began"] && b.calls.isEmpty)
        fingers.up()
        fingers.up(finger: 1)
        fingers.down(CGPoint(x: 110, y: 10), finger: 1)
        fingers.down(CGPoint(x: 10, y: 10))
        #expect(a.calls == ["began", "ended"] && b.calls == ["began"])
    }

    @Test func `a cancelled touch has the phase cancelled`() {
        let (view, fingers) = scene()
        fingers.down(CGPoint(x: 60, y: 60))
        fingers.cancel()
        #expect(view.calls == ["began", "cancelled"] && fingers.touch() == nil)
    }

    @Test func `a view that leaves the window loses its touch`() {
        let (view, fingers) = scene()
        fingers.down(CGPoint(x: 60, y: 60))
        view.removeFromSuperview()
        fingers.move(CGPoint(x: 61, y: 60))
        fingers.up()
        #expect(view.calls == ["began", "cancelled"])
    }

    @Test func `samples of one event are coalesced`() throws {
        final class Sampling: UIView {
            var samples: [(TimeInterval, CGPoint)] = []
            var point = CGPoint.zero
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                for touch in touches {
                    point = touch.location(in: self)
                    samples += (event?.coalescedTouches(for: touch) ?? []).map {
                        ($0.timestamp, $0.location(in: self))
                    }
                }
            }
        }
        let view = Sampling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let fingers = StandInFingers(.standIn(around: view))
        fingers.down(.zero)
        let start = CACurrentMediaTime()
        fingers.move(through: [CGPoint(x: 1, y: 0), CGPoint(x: 2, y: 0), CGPoint(x: 4, y: 0)], over: 0.03)
        #expect(view.samples.map(\.1.x) == [1, 2, 4] && view.point.x == 4)
        #expect(zip(view.samples, [0.01, 0.02, 0.03]).allSatisfy { isNear($0.0, start + $1) })
    }

    @Test func `taps are counted`() {
        final class Counting: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map(\.tapCount)
            }
        }
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let fingers = StandInFingers(.standIn(around: view))
        for x in [10.0, 12, 200] { fingers.tap(CGPoint(x: x, y: 10)) }
        StandInClock.advance(by: 1)
        fingers.tap(CGPoint(x: 200, y: 10))
        #expect(view.counts == [1, 2, 1, 1])
    }

    @Test func `touches go up the responder chain`() {
        let (view, fingers) = scene()
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        fingers.tap(CGPoint(x: 60, y: 60))
        #expect(view.calls == ["began", "ended"])
    }
}
