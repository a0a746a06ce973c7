#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension DialController: TurnTarget {
    var clock: TurnClock? { link?.clock }

    /// Whether input may begin.
    private var takesInput: Bool { link?.setup.isEnabled ?? false }

    var isHeld: Bool { dial.isHeld }

    var isMoving: Bool { dial.isMoving }

    func touchBegan(at point: Point2D, time: Double) {
        guard takesInput else { return }
        send(.user) { $0.touchBegan(DragTrack.finger, at: point, time: time) }
    }

    func touchMoved(to point: Point2D, time: Double) {
        send(.user) { $0.touchMoved(DragTrack.finger, to: point, time: time) }
    }

    func touchEnded(at point: Point2D, time: Double) {
        send(.user) { $0.touchEnded(DragTrack.finger, at: point, time: time) }
    }

    func touchCancelled() { send(.user) { $0.touchCancelled(DragTrack.finger, time: now) } }

    /// The Digital Crown turned the dial.
    func scrolled(by angle: Roundel.Angle) {
        guard takesInput else { return }
        send(.user) { $0.scrolled(by: angle, of: thumb, time: now) }
    }

    /// A trackpad scrolled: right and up increase the value.
    func scrolled(by translation: Point2D, radius: Double) {
        guard takesInput else { return }
        send(.user) { $0.scrolled(by: translation, of: thumb, time: now) }
    }

    func scrollEnded() { send(.user) { $0.scrollEnded(time: now) } }

    func scrollCancelled() { send(.user) { $0.scrollCancelled(time: now) } }

    /// A notch of a mouse wheel is a key press in the direction of the scroll.
    func notch(along translation: Point2D) {
        let translation = dial.settings.isReversed ? -translation : translation
        let isAcross = abs(translation.x) > abs(translation.y)
        let key: Roundel.Dial.Key =
            isAcross ? (translation.x > 0 ? .right : .left) : translation.y < 0 ? .up : .down
        press(key, thumb)
    }

    /// Handles a key press, and returns whether the dial accepted the key.
    @discardableResult
    func press(_ key: Roundel.Dial.Key, _ thumb: DialThumb) -> Bool {
        guard takesInput else { return false }
        return send(.user) { $0.press(key, of: thumb, time: now) }.touch != .refused
    }

    /// Steps by an assistive technology.
    func step(by count: Int, _ thumb: DialThumb) {
        guard takesInput else { return }
        send(.user) { $0.step(by: count, of: thumb, time: now) }
    }

    func advance(to time: Double) { send(.user) { $0.advance(to: time) } }

    func endMotion() {
        if dial.isMoving { send(.user) { $0.endMotion(time: now) } }
    }
}
#endif
