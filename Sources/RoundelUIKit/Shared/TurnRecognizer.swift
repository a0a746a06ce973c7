#if canImport(UIKit) && !os(watchOS)
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// What follows a finger that turns.
@MainActor protocol TurnFollower: AnyObject {
    /// A finger touched down at a place in the window; whether it turns from now on.
    func touchBegan(_ touch: UITouch, at place: CGPoint, time: TimeInterval) -> Bool
    /// A finger touched down that may turn once its gesture has won; whether it may.
    func touchWaits(_ touch: UITouch) -> Bool
    /// The finger moved; the places it passed since the last event count too, or a fast one would lose its speed.
    func touchMoved(_ touch: UITouch, with event: UIEvent?)
    /// The finger was lifted.
    func touchEnded(_ touch: UITouch)
    /// The finger was taken away.
    func touchCancelled(_ touch: UITouch)
    /// Whatever finger waited is gone.
    func endPress()
}

/// Follows the finger that turns.
///
/// What turns hears of the finger from the first. The gesture itself begins only when the finger has moved some way:
/// until then it may be a tap on something inside, which loses the touch from there on. Where a scroll view has
/// the first right to the finger, nothing turns before the gesture has begun, and then it catches up.
final class TurnRecognizer: UIGestureRecognizer {
    /// How far a finger strays in a tap, in points.
    private static let stray: CGFloat = 10

    weak var driver: (any TurnFollower)?
    var scrollPolicy = ScrollPolicy.claimsRing

    /// Whether it is deciding about a finger right now.
    private(set) var isBeginning = false

    /// Whether there is a finger that turns, or waits to turn.
    var isFollowing: Bool { finger != nil }

    private var finger: UITouch?
    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0
    /// Whether the finger waits for the gesture to win.
    private var isWaiting = false
    private var trigger: Trigger?

    /// Makes the recogniser hear of its own beginning.
    func listen() {
        // The remote of a television touches the middle of the screen, wherever the finger is.
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil, .indirectPointer].map {
            NSNumber(value: $0.rawValue)
        }
        trigger = Trigger { [weak self] in self?.stateChanged() }
        trigger?.listen(to: self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard finger == nil, begins(touch) else {
                ignore(touch, for: event)
                continue
            }
            // A control that turns keeps its own touch, and sends its events as any control does.
            cancelsTouchesInView = !(view is UIControl && touch.view === view)
        }
        if finger == nil { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        if !isWaiting { driver?.touchMoved(finger, with: event) }
        // Whoever heard of it may have ended it.
        guard self.finger != nil else { return }
        // In the points of the view, as the core counts them: the view may be scaled.
        let (place, start) = (finger.location(in: view), view?.convert(start, from: nil) ?? start)
        if state != .possible {
            state = .changed
        } else if hypot(place.x - start.x, place.y - start.y) > Self.stray {
            state = .began
        }
        if state == .failed { cancel() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        self.finger = nil
        if isWaiting { driver?.endPress() } else { driver?.touchEnded(finger) }
        isWaiting = false
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

    /// Forgets the finger: something else ended what it did.
    func letGo() {
        guard finger != nil, !isWaiting else { return }
        cancel()
        state = state == .possible ? .failed : .cancelled
    }

    /// Whether a finger is the one that turns, or waits to turn.
    func follows(_ touch: UITouch) -> Bool { finger === touch }

    private func begins(_ touch: UITouch) -> Bool {
        guard let driver else { return false }
        (finger, start, startTime) = (touch, touch.location(in: nil), touch.timestamp)
        isWaiting = scrollPolicy == .yieldsToScrolling && isInScrollView
        isBeginning = true
        defer { isBeginning = false }
        let isFollowed =
            isWaiting ? driver.touchWaits(touch) : driver.touchBegan(touch, at: start, time: startTime)
        if !isFollowed { (finger, isWaiting) = (nil, false) }
        return isFollowed
    }

    private var isInScrollView: Bool {
        sequence(first: view, next: { $0?.superview })
            .contains { ($0 as? UIScrollView)?.isScrollEnabled == true }
    }

    /// The gesture began, which a scroll view may have kept it from.
    private func stateChanged() {
        guard state == .began, isWaiting, let finger else { return }
        isWaiting = false
        isBeginning = true
        let isFollowed = driver?.touchBegan(finger, at: start, time: startTime) ?? false
        isBeginning = false
        if isFollowed { driver?.touchMoved(finger, with: nil) } else { letGo() }
    }

    private func cancel() {
        guard let finger else { return }
        self.finger = nil
        if isWaiting { driver?.endPress() } else { driver?.touchCancelled(finger) }
        isWaiting = false
    }
}

extension UIGestureRecognizer {
    /// Whether it drags a scroll view.
    fileprivate var scrolls: Bool { self is UIPanGestureRecognizer && view is UIScrollView }
}
#endif
