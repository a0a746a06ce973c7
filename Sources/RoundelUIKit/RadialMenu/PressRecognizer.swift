#if canImport(UIKit) && !os(watchOS)
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// The gesture recogniser that follows the finger on a menu, or on the view to which it belongs.
///
/// The driver receives the finger's touches from the beginning. The gesture itself begins only when
/// the menu has opened, or the finger draws a stroke: until then the touch may be a tap on the
/// view, or scroll a scroll view.
final class PressRecognizer: UIGestureRecognizer {
    weak var driver: RadialMenuDriver?
    private var finger: UITouch?
    /// How often the recogniser was reset, as it may be when the app removes its view.
    ///
    /// One that was reset while the app was notified is ready for the next gesture, and ends none.
    private var resets = 0

    /// Whether the gesture lost to another one while a finger was followed.
    var hasLost: Bool { finger != nil && (state == .failed || state == .cancelled) }

    /// Sets the touch types.
    func listen(for driver: RadialMenuDriver) {
        self.driver = driver
        // Indirect touches are excluded: those of a television's remote begin in the middle of the
        // screen, wherever the finger is.
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil, .indirectPointer].map {
            NSNumber(value: $0.rawValue)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let before = resets
        // Two fingers are meant for another gesture, such as a pinch.
        if finger != nil || touches.count > 1, state == .possible, driver?.core.phase != .waiting {
            for touch in touches { ignore(touch, for: event) }
            cancel()
            if resets == before { state = .failed }
            return
        }
        for touch in touches {
            guard finger == nil, let driver, self !== driver.recognizer || driver.mayFollow(touch) else {
                ignore(touch, for: event)
                continue
            }
            if event.isSecondaryClick, driver.opens(byClick: touch, in: self) {
                if resets == before { state = .ended }
                return
            }
            driver.prepare(for: touch, in: self)
            finger = touch
            // An overlay may be gone by now, and the app may have ended the touch when it was notified.
            let begins = view?.window != nil && driver.touchBegan(touch)
            guard !begins, finger === touch else { continue }
            finger = nil
            ignore(touch, for: event)
        }
        if finger == nil, state == .possible, resets == before { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        let hadBegun = state != .possible
        driver?.touchMoved(finger, with: event, in: self)
        if hadBegun, self.finger != nil { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        // The gesture must have won before the lift chooses an item.
        driver?.touchMoved(finger, with: event, in: self)
        guard self.finger != nil else { return }
        self.finger = nil
        let before = resets
        let hadEffect = driver?.touchEnded(finger) ?? false
        guard resets == before else { return }
        state = state == .possible && !hadEffect ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        let before = resets
        cancel()
        if resets == before { state = state == .possible ? .failed : .cancelled }
    }

    /// Cancels the touch of a gesture that lost to another one or whose view is gone, since no
    /// touch event reports that.
    override func reset() {
        super.reset()
        resets += 1
        cancel()
    }

    /// Makes others wait: what a held finger opens or lifts on a view around, the gestures that drag
    /// a sheet or a drawer, or turn a view around, where strokes choose items, and taps where one
    /// opens the menu.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let driver else { return false }
        let other = otherGestureRecognizer
        let moves = other.drags(around: view) || other.turns(around: view)
        return other.holds(around: view) || (driver.acceptsStrokes && moves)
            || (driver.settings.opensOnTap && other.taps(around: view))
    }

    /// Begins the gesture, so that no other one gets the finger.
    ///
    /// - Returns: Whether the gesture has not lost to another one.
    func claim() -> Bool {
        if finger != nil, state == .possible { state = .began }
        return !hasLost
    }

    /// Stops following the finger, after something else has ended its touch.
    func stopFollowing() {
        guard finger != nil else { return }
        finger = nil
        state = state == .possible ? .failed : .cancelled
    }

    /// Ends the touch without an effect.
    func cancel() {
        guard let finger else { return }
        self.finger = nil
        driver?.touchCancelled(finger)
    }
}

extension UIEvent {
    /// Whether the secondary button of a pointer is pressed, or the primary one together with Control.
    var isSecondaryClick: Bool {
        #if os(tvOS)
        false
        #else
        buttonMask.contains(.secondary) || buttonMask.contains(.primary) && modifierFlags.contains(.control)
        #endif
    }
}
#endif
