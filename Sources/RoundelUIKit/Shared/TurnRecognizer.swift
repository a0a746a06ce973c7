#if canImport(UIKit) && !os(watchOS)
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// The receiver of a ``TurnRecognizer``'s touches.
@MainActor protocol TurnFollower: AnyObject {
    /// A finger went down at a point in window coordinates. Returns whether it turns from now on.
    func touchBegan(_ touch: UITouch, at point: CGPoint, time: TimeInterval) -> Bool
    /// A finger went down that may turn once its gesture has been recognised. Returns whether it
    /// may.
    func touchWaits(_ touch: UITouch) -> Bool
    /// The finger moved. The coalesced touches of the event count as well, since the velocity of a
    /// fast finger would otherwise be too low.
    func touchMoved(_ touch: UITouch, with event: UIEvent?)
    /// The finger was lifted.
    func touchEnded(_ touch: UITouch)
    /// The system cancelled the touch.
    func touchCancelled(_ touch: UITouch)
    /// A finger that waited was lifted where it went down, at a point in window coordinates.
    func touchTapped(_ touch: UITouch, at point: CGPoint, time: TimeInterval)
    /// The finger that waited was lifted elsewhere, or cancelled.
    func endPress()
    /// A finger went down that turns a view inside.
    func touchIsTaken(_ touch: UITouch)
    /// Whether a finger or a scroll at a point in window coordinates turns the view, or would if
    /// nothing held it.
    func keeps(_ point: CGPoint) -> Bool
    /// Whether it turns by itself, so that a finger stops it.
    var isTurning: Bool { get }
    /// What a finger that goes down may tap.
    func tapTarget(of touch: UITouch) -> UIView?
}

/// The gesture recogniser that follows the finger that turns.
///
/// The driver receives the finger's touches from the beginning. The gesture itself begins only when
/// the finger has moved farther than ``tapTolerance``: until then the touch may be a tap on a view
/// inside, which loses the touch when the gesture begins. If a scroll view or the strokes of a
/// radial menu have precedence, nothing turns before the gesture has begun; the driver then catches
/// up with the finger. Whether a scroll view can use the finger is decided at ``tapTolerance``: its
/// own pan does not fail where there is nothing to scroll.
final class TurnRecognizer: UIGestureRecognizer {
    /// The greatest distance that a finger may move in a tap, in points.
    private static let tapTolerance: CGFloat = 10

    /// How a touch began.
    private struct Beginning {
        private(set) weak var touch: UITouch?
        /// Where the finger went down, in window coordinates.
        let start: CGPoint
        /// What it might tap.
        private(set) weak var target: UIView?

        @MainActor init(_ touch: UITouch, target: UIView?) {
            (self.touch, start, self.target) = (touch, touch.location(in: nil), target)
        }
    }

    weak var driver: (any TurnFollower)?
    var scrollPolicy = ScrollPolicy.claimsRing

    /// Whether the driver is being asked about a finger now.
    private(set) var isBeginning = false

    /// Whether a finger turns the view or waits to turn it.
    var isFollowing: Bool { finger != nil }

    private var finger: UITouch?
    /// The fingers that went down, also those that the recogniser does not follow, in their order.
    private var beginnings: [Beginning] = []
    /// The touch that began last, as long as it exists.
    private weak var last: UITouch?
    /// Whether the recogniser follows that touch, or did so until it was lifted.
    private var hasFollowed = false
    /// Whether that touch stopped the view, or moved too far for a tap while it was followed.
    private var isNoTap = false
    /// Where the finger that turns the view, or did so last, went down, in window coordinates.
    private(set) var start = CGPoint.zero
    private var startTime: TimeInterval = 0
    /// Whether the finger waits for the gesture to be recognised.
    private var isWaiting = false
    private var trigger: Trigger?
    /// How often the recogniser was reset, as it may be when the app removes its view.
    private var resets = 0

    /// Sets the touch types, and observes the recogniser's own state.
    func listen() {
        // Indirect touches are excluded: those of a television's remote begin in the middle of the
        // screen, wherever the finger is.
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil, .indirectPointer].map {
            NSNumber(value: $0.rawValue)
        }
        trigger = Trigger { [weak self] in self?.stateChanged() }
        trigger?.listen(to: self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        beginnings.removeAll { $0.touch.map { !$0.isDown || touches.contains($0) } ?? true }
        let before = resets
        for touch in touches {
            beginnings.append(Beginning(touch, target: driver?.tapTarget(of: touch)))
            guard finger == nil, resets == before, !event.isSecondaryClick, begins(touch) else {
                ignore(touch, for: event)
                continue
            }
            // A control that turns keeps a touch on itself, so that it sends its events as other
            // controls do.
            cancelsTouchesInView = !(view is UIControl && touch.view === view)
        }
        if finger == nil, resets == before { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        let isTap = isTap(finger, from: start)
        if !isTap { isNoTap = true }
        if !isWaiting { driver?.touchMoved(finger, with: event) }
        // The app may have ended the drag when it was notified.
        guard self.finger != nil else { return }
        if state != .possible {
            state = .changed
        } else if !isTap, isWaiting, scrolls(with: finger) {
            // The finger keeps others out until it is lifted, as where the pan has won.
            state = .failed
            return
        } else if !isTap {
            state = .began
        }
        cancelIfFailed()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        self.finger = nil
        end(as: .ended) {
            if !isWaiting {
                driver?.touchEnded(finger)
            } else if isTap(finger, from: start) {
                tap(with: finger)
            } else {
                driver?.endPress()
            }
            isWaiting = false
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        letGo()
    }

    /// Ends the gesture after a change of which the app is notified.
    ///
    /// A recogniser that was reset meanwhile is ready for the next gesture, and ends none.
    private func end(as end: UIGestureRecognizer.State, after change: () -> Void) {
        let before = resets
        change()
        if resets == before { state = state == .possible ? .failed : end }
    }

    /// Cancels the touch of a gesture that lost to another one or whose view is gone, since no
    /// touch event reports that.
    override func reset() {
        super.reset()
        resets += 1
        cancel()
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        scrollPolicy == .claimsRing && otherGestureRecognizer.drags(around: view)
    }

    /// Stops following the finger, after something else has ended its drag.
    func stopFollowing() {
        if !isWaiting { letGo() }
    }

    /// Stops following the finger, also one that waits.
    func letGo() {
        guard finger != nil else { return }
        end(as: .cancelled) { cancel() }
    }

    /// Cancels the touch of a gesture that has lost to another one and has not been reset yet.
    func cancelIfFailed() {
        if state == .failed { cancel() }
    }

    /// Whether a touch belongs to the finger that turns the view or waits to turn it, or to the one
    /// that did so last: a scroll view may pass on the beginning of a touch after its end.
    func follows(_ touch: UITouch) -> Bool { hasFollowed && last === touch }

    /// What a touch might tap when it began, of which a scroll view may tell the view later; `nil` if the
    /// recogniser did not get the touch.
    func target(of touch: UITouch) -> UIView?? {
        beginnings.last { $0.touch === touch }.map(\.target)
    }

    /// Whether a press that a control reports is no tap on it: its touch turned or stopped the view,
    /// was lifted too far from where it began, or is still down, so that another finger was lifted.
    ///
    /// A control tracks the oldest of the touches on it.
    ///
    /// - Parameter control: The view, or a control inside.
    func isNoTap(on control: UIView) -> Bool {
        for beginning in beginnings {
            guard let touch = beginning.touch, touch.view?.isDescendant(of: control) == true else { continue }
            return touch.isDown || (touch === last && isNoTap) || !isTap(touch, from: beginning.start)
        }
        return false
    }

    private func begins(_ touch: UITouch) -> Bool {
        guard let driver else { return false }
        (last, start, startTime) = (touch, touch.location(in: nil), touch.timestamp)
        (hasFollowed, isNoTap) = (false, false)
        let wasTurning = driver.isTurning
        guard !isTaken(by: touch.view, at: start) else {
            driver.touchIsTaken(touch)
            return false
        }
        finger = touch
        isWaiting = scrollViews(over: touch.view).contains(where: \.isScrollEnabled) || mayStroke(touch)
        isBeginning = true
        defer { isBeginning = false }
        let isFollowed =
            isWaiting ? driver.touchWaits(touch) : driver.touchBegan(touch, at: start, time: startTime)
        if !isFollowed { (finger, isWaiting) = (nil, false) }
        (hasFollowed, isNoTap) = (isFollowed, isFollowed && wasTurning)
        return isFollowed
    }

    /// Whether a finger that has moved scrolls a scroll view that has precedence.
    private func scrolls(with finger: UITouch) -> Bool {
        scrollViews(over: finger.view).contains { scroll in
            // No pan of a scroll view gets a drag with a pointer, nor a touch that the app keeps from it.
            let isFollowing = finger.gestureRecognizers?.contains(scroll.panGestureRecognizer) == true
            let (end, start) = (finger.location(in: scroll), scroll.convert(start, from: nil))
            let movement = CGPoint(x: end.x - start.x, y: end.y - start.y)
            return isFollowing && scroll.scrolls(by: movement) && scroll.takesAway(finger)
        }
    }

    /// Whether a scroll on a trackpad or with a mouse wheel scrolls a scroll view that has precedence.
    ///
    /// - Parameters:
    ///   - pan: The recogniser of the scroll, which is about to begin.
    ///   - inner: The innermost view that was hit.
    func scrolls(with pan: UIPanGestureRecognizer, on inner: UIView?) -> Bool {
        scrollViews(over: inner).contains { scroll in
            // The distance that it took to begin may be gone from the translation.
            let moved = pan.translation(in: scroll)
            return scroll.scrolls(by: moved.x == 0 && moved.y == 0 ? pan.velocity(in: scroll) : moved)
        }
    }

    /// The scroll views that have precedence: those inside the view, and those around it if it yields
    /// to them.
    private func scrollViews(over inner: UIView?) -> [UIScrollView] {
        var views = inner.views(inside: view)
        if scrollPolicy == .yieldsToScrolling, let view { views += sequence(first: view, next: \.superview) }
        return views.compactMap { $0 as? UIScrollView }
    }

    /// Whether a finger may choose an item of a view inside with a stroke.
    private func mayStroke(_ touch: UITouch) -> Bool {
        touch.view.views(inside: view).contains { $0.takesStroke(of: touch) }
    }

    /// Whether a finger or a scroll turns a view inside, or is on one that is held and takes no
    /// other.
    ///
    /// - Parameters:
    ///   - inner: The innermost view that was hit.
    ///   - point: Where it is, in window coordinates.
    func isTaken(by inner: UIView?, at point: CGPoint) -> Bool {
        inner.views(inside: view).contains { inner in
            (inner.gestureRecognizers ?? []).contains {
                guard let other = $0 as? TurnRecognizer else { return false }
                return other.isEnabled && other.driver?.keeps(point) == true
            }
        }
    }

    /// Whether a finger is still so near to where it went down, in window coordinates, that its touch
    /// may be a tap.
    ///
    /// Distances are in the coordinates of the view, as in the core, since the view may be scaled.
    private func isTap(_ finger: UITouch, from start: CGPoint) -> Bool {
        let (location, start) = (finger.location(in: view), view?.convert(start, from: nil) ?? start)
        return hypot(location.x - start.x, location.y - start.y) <= Self.tapTolerance
    }

    private func tap(with finger: UITouch) {
        isBeginning = true
        defer { isBeginning = false }
        driver?.touchTapped(finger, at: start, time: startTime)
    }

    /// Lets a waiting finger turn the view once the gesture has begun, which a stroke of a radial menu
    /// may have delayed.
    private func stateChanged() {
        guard state == .began, isWaiting, let finger else { return }
        isWaiting = false
        isBeginning = true
        let isFollowed = driver?.touchBegan(finger, at: start, time: startTime) ?? false
        isBeginning = false
        if isFollowed { driver?.touchMoved(finger, with: nil) } else { stopFollowing() }
    }

    private func cancel() {
        guard let finger else { return }
        self.finger = nil
        hasFollowed = false
        if isWaiting { driver?.endPress() } else { driver?.touchCancelled(finger) }
        isWaiting = false
    }
}

extension UITouch {
    /// Whether the finger is on the screen.
    var isDown: Bool { phase != .ended && phase != .cancelled }

    /// A number that identifies this finger among those on the screen.
    var number: Int { Int(bitPattern: ObjectIdentifier(self)) }
}

extension UIView? {
    /// The view, such as one that was hit, and those around it, up to another one, which is left out.
    @MainActor func views(inside outer: UIView?) -> [UIView] {
        guard let self else { return [] }
        return Array(sequence(first: self, next: \.superview).prefix { $0 !== outer })
    }
}

extension UIView {
    /// Whether the view, or one around it, is a scroll view that can scroll.
    var isInScrollView: Bool {
        sequence(first: self, next: \.superview).contains { ($0 as? UIScrollView)?.isScrollEnabled == true }
    }
}

extension UIScrollView {
    /// Whether a movement of a finger or on a trackpad scrolls the view, also at an end of the content:
    /// whether the view scrolls along the axis on which the movement is longer.
    ///
    /// Only that axis counts, since a drag around a ring soon leaves the one on which it began. The pan
    /// of the view does not tell: where there is nothing to scroll it stays possible until the lift.
    fileprivate func scrolls(by movement: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let inset = adjustedContentInset
        if abs(movement.x) > abs(movement.y) {
            return bounces && alwaysBounceHorizontal
                || contentSize.width + inset.left + inset.right > bounds.width + Self.roundingError
        }
        return bounces && alwaysBounceVertical
            || contentSize.height + inset.top + inset.bottom > bounds.height + Self.roundingError
    }

    /// By how much the content of a scroll view that does not scroll may be larger, in points.
    private static var roundingError: CGFloat { 0.0001 }

    /// Whether the view takes a finger away from what it touched: not from a control that tracks it by
    /// now, unless the app lets it.
    fileprivate func takesAway(_ finger: UITouch) -> Bool {
        guard let control = finger.view as? UIControl, control.isTracking else { return true }
        return canCancelContentTouches && touchesShouldCancel(in: control)
    }
}
#endif
