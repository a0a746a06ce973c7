import StandInTestSupport
import Testing
import UIKit

@MainActor @Suite(.standIn) struct GestureTests {
    final class Friend: NSObject, UIGestureRecognizerDelegate {
        var (begins, together, receives) = (true, false, true)
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldReceive touch: UITouch
        ) -> Bool { receives }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { together }
    }

    /// Begins with the first movement of a single finger.
    final class Turn: UIGestureRecognizer {
        var resets = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            if numberOfTouches > 1 { state = .failed }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            state = state == .possible ? .began : .changed
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            state = state == .possible ? .failed : .ended
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
        override func reset() { resets += 1 }
    }

    private let path = [
        CGPoint(x: 20, y: 20), CGPoint(x: 24, y: 20), CGPoint(x: 40, y: 20), CGPoint(x: 60, y: 20),
    ]

    private func scene(_ recognizers: UIGestureRecognizer...) -> (RecordingView, StandInFingers) {
        let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        return (view, StandInFingers(.standIn(around: view)))
    }

    @Test func `a pan begins after its slop and takes the touch`() {
        let pan = UIPanGestureRecognizer()
        var translations: [CGFloat] = []
        pan.standInAddAction {
            translations.append(($0 as? UIPanGestureRecognizer)?.translation(in: nil).x ?? 0)
        }
        let (view, fingers) = scene(pan)
        fingers.drag(path)
        #expect(pan.standInStates == [.began, .changed, .ended] && translations == [20, 40, 40])
        #expect(view.calls == ["began", "moved", "cancelled"])
        #expect(pan.state == .possible && pan.translation(in: nil) == .zero)
    }

    @Test func `a pan measures its translation in rotated views`() {
        let pan = UIPanGestureRecognizer()
        let (view, fingers) = scene(pan)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        var (translation, speed) = (CGPoint.zero, CGPoint.zero)
        pan.standInAddAction { _ in
            (translation, speed) = (pan.translation(in: view), pan.velocity(in: nil))
            if pan.state == .began { pan.setTranslation(CGPoint(x: 1, y: 0), in: view) }
        }
        fingers.down(CGPoint(x: 50, y: 50))
        fingers.move(CGPoint(x: 70, y: 50), after: 0.05)
        #expect(
            isNear(translation, CGPoint(x: 0, y: -20)) && isNear(speed, CGPoint(x: 400, y: 0), within: 1e-6)
        )
        fingers.move(CGPoint(x: 70, y: 52), after: 0.05)
        #expect(isNear(translation, CGPoint(x: 3, y: 0)))
    }

    @Test func `a recognizer that cancels no touches leaves the view its touch`() {
        let pan = UIPanGestureRecognizer()
        pan.cancelsTouchesInView = false
        let (view, fingers) = scene(pan)
        fingers.drag(path)
        #expect(view.calls == ["began", "moved", "moved", "moved", "ended"])
    }

    @Test func `the first gesture that is recognized prevents the others`() {
        let (turn, pan) = (Turn(), UIPanGestureRecognizer())
        let (_, fingers) = scene(pan, turn)
        fingers.drag(path)
        #expect(turn.standInStates == [.began, .changed, .changed, .ended] && pan.standInStates == [.failed])
        #expect(turn.resets == 1 && turn.state == .possible && pan.state == .possible)
    }

    @Test func `recognizers whose delegate allows it recognize simultaneously`() {
        let (turn, pan, friend) = (Turn(), UIPanGestureRecognizer(), Friend())
        friend.together = true
        pan.delegate = friend
        let (_, fingers) = scene(pan, turn)
        fingers.drag(path)
        #expect(turn.standInStates.first == .began && pan.standInStates.first == .began)
    }

    @Test func `a view and a delegate can prevent a gesture from beginning`() {
        final class Closed: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                false
            }
        }
        let (pan, friend) = (UIPanGestureRecognizer(), Friend())
        friend.begins = false
        pan.delegate = friend
        let (view, fingers) = scene(pan)
        fingers.drag(path)
        #expect(pan.standInStates == [.failed] && view.calls.last == "ended")
        friend.begins = true
        pan.standInStates = []
        view.addSubview(Closed(frame: view.bounds))
        fingers.drag(path)
        #expect(pan.standInStates == [.failed])
    }

    @Test func `a delegate can keep touches from a recognizer`() {
        let (turn, friend) = (Turn(), Friend())
        friend.receives = false
        turn.delegate = friend
        let (_, fingers) = scene(turn)
        fingers.drag(path)
        #expect(turn.standInStates.isEmpty)
    }

    @Test func `a recognizer can fail because of a second finger`() {
        let turn = Turn()
        let (view, fingers) = scene(turn)
        view.isMultipleTouchEnabled = true
        fingers.down(path[0])
        fingers.down(path[3], finger: 1)
        fingers.move(path[1])
        #expect(turn.standInStates == [.failed] && turn.state == .failed)
        fingers.up()
        #expect(turn.state == .failed && turn.resets == 0)
        fingers.up(finger: 1)
        #expect(turn.state == .possible && turn.resets == 1)
    }

    @Test func `disabling a recognizer cancels its gesture`() {
        let turn = Turn()
        let (_, fingers) = scene(turn)
        fingers.down(path[0])
        fingers.move(path[1])
        turn.isEnabled = false
        fingers.move(path[2])
        #expect(turn.standInStates == [.began, .cancelled])
        fingers.up()
        turn.isEnabled = true
        fingers.drag(path)
        #expect(turn.standInStates.last == .ended)
    }

    @Test func `a system cancellation reaches the recognizer`() {
        let turn = Turn()
        let (_, fingers) = scene(turn)
        fingers.down(path[0])
        fingers.move(path[1])
        fingers.cancel()
        #expect(turn.standInStates == [.began, .cancelled] && turn.state == .possible)
    }

    @Test func `one tap waits for two to fail`() {
        let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        two.numberOfTapsRequired = 2
        one.require(toFail: two)
        let (_, fingers) = scene(one, two)
        fingers.tap(path[0])
        #expect(one.standInStates.isEmpty)
        StandInClock.advance(by: 0.4)
        #expect(one.standInStates == [.ended] && two.standInStates == [.failed])
        (one.standInStates, two.standInStates) = ([], [])
        fingers.tap(path[0])
        fingers.tap(path[0])
        StandInClock.advance(by: 1)
        #expect(two.standInStates == [.ended] && one.standInStates == [.failed])
    }

    @Test func `a tap takes the touch, and a drag is not a tap`() {
        let tap = UITapGestureRecognizer()
        let (view, fingers) = scene(tap)
        fingers.tap(path[0])
        #expect(tap.standInStates == [.ended] && view.calls == ["began", "cancelled"])
        fingers.drag(path)
        #expect(tap.standInStates == [.ended, .failed])
    }

    @Test func `a delayed touch arrives only after the recognizer has failed`() {
        let pan = UIPanGestureRecognizer()
        pan.delaysTouchesBegan = true
        let (view, fingers) = scene(pan)
        fingers.drag(path)
        #expect(view.calls.isEmpty)
        fingers.tap(path[0])
        #expect(view.calls == ["began", "ended"])
    }

    @Test func `a tap on a button is not recognized by the views around it`() {
        let tap = UITapGestureRecognizer()
        let (view, fingers) = scene(tap)
        var pressed = 0
        let button = UIButton(
            frame: CGRect(x: 0, y: 0, width: 44, height: 44),
            primaryAction: UIAction { _ in pressed += 1 }
        )
        view.addSubview(button)
        fingers.tap(CGPoint(x: 20, y: 20))
        #expect(pressed == 1 && tap.standInStates == [.failed])
    }

    @Test func `a pan cancels the touch of a button`() {
        let pan = UIPanGestureRecognizer()
        let (view, fingers) = scene(pan)
        let button = UIButton(frame: view.bounds)
        view.addSubview(button)
        fingers.drag(path)
        #expect(button.standInSentEvents.last == .touchCancel && pan.standInStates.first == .began)
    }
}
