#if canImport(UIKit) && !os(watchOS)
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Follows the finger that turns a wheel.
///
/// The wheel follows the finger from the first. The gesture itself begins only when the finger has moved some way:
/// until then it may be a tap on something inside, which loses the touch from there on.
final class TurnRecognizer: UIGestureRecognizer {
    /// How far a finger strays in a tap, in points.
    private static let stray: CGFloat = 10

    weak var driver: WheelDriver?
    var scrollPolicy = ScrollPolicy.claimsRing

    private var finger: UITouch?
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard finger == nil, driver?.touchBegan(touch) == true else {
                ignore(touch, for: event)
                continue
            }
            (finger, start) = (touch, touch.location(in: nil))
            // A control that turns keeps its own touch, and sends its events as any control does.
            cancelsTouchesInView = !(view is UIControl && touch.view === view)
        }
        if finger == nil { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        driver?.touchMoved(finger, with: event)
        let place = finger.location(in: nil)
        if state != .possible {
            state = .changed
        } else if hypot(place.x - start.x, place.y - start.y) >= Self.stray {
            state = .began
        }
        if state == .failed { cancel() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        self.finger = nil
        driver?.touchEnded(finger)
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        cancel()
        state = state == .possible ? .failed : .cancelled
    }

    /// A gesture that lost to another, or whose view is gone, ends without the finger's saying so.
    override func reset() {
        super.reset()
        cancel()
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        scrollPolicy == .claimsRing && otherGestureRecognizer.scrolls
    }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        scrollPolicy == .yieldsToScrolling && otherGestureRecognizer.scrolls
    }

    private func cancel() {
        guard let finger else { return }
        self.finger = nil
        driver?.touchCancelled(finger)
    }
}

extension UIGestureRecognizer {
    /// Whether it drags a scroll view.
    fileprivate var scrolls: Bool { self is UIPanGestureRecognizer && view is UIScrollView }
}
#endif
