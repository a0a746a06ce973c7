#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension DialController: TurnTarget {
    /// Whether input may begin.
    private var takesInput: Bool { link?.setup.isEnabled ?? false }

    private var now: Double { link?.clock.now() ?? .nan }

    var isMoving: Bool { engine.isMoving }

    func touchBegan(at point: Point2D, time: Double) {
        guard takesInput else { return }
        let finger = DragTrack.finger
        send(
            .user,
            { $0.touchBegan(finger, at: point, time: time) },
            { $0.touchBegan(finger, at: point, time: time) }
        )
    }

    func touchMoved(to point: Point2D, time: Double) {
        let finger = DragTrack.finger
        send(
            .user,
            { $0.touchMoved(finger, to: point, time: time) },
            { $0.touchMoved(finger, to: point, time: time) }
        )
    }

    func touchEnded(at point: Point2D, time: Double) {
        let finger = DragTrack.finger
        send(
            .user,
            { $0.touchEnded(finger, at: point, time: time) },
            { $0.touchEnded(finger, at: point, time: time) }
        )
    }

    func touchCancelled() {
        let (finger, time) = (DragTrack.finger, now)
        send(
            .user,
            { $0.touchCancelled(finger, time: time) },
            { $0.touchCancelled(finger, time: time) }
        )
    }

    /// The Digital Crown turned the dial.
    func scrolled(by angle: Roundel.Angle) {
        guard takesInput else { return }
        let (thumb, time) = (thumb, now)
        send(
            .user,
            { $0.scrolled(by: angle, time: time) },
            { $0.scrolled(by: angle, of: thumb, time: time) }
        )
    }

    /// A trackpad scrolled: right and up increase the value.
    func scrolled(by translation: Point2D, radius: Double) {
        guard takesInput else { return }
        let (thumb, time) = (thumb, now)
        send(
            .user,
            { $0.scrolled(by: translation, time: time) },
            { $0.scrolled(by: translation, of: thumb, time: time) }
        )
    }

    func scrollEnded() {
        let time = now
        for thumb in DialThumb.allCases {
            send(.user, { $0.scrollEnded(time: time) }, { $0.scrollEnded(of: thumb, time: time) })
        }
    }

    func scrollCancelled() {
        let time = now
        for thumb in DialThumb.allCases {
            send(.user, { $0.scrollCancelled(time: time) }, { $0.scrollCancelled(of: thumb, time: time) })
        }
    }

    /// A notch of a mouse wheel is a key press in the direction of the scroll.
    func notch(along translation: Point2D) {
        let isAcross = abs(translation.x) > abs(translation.y)
        let key: Roundel.Dial.Key =
            isAcross ? (translation.x > 0 ? .right : .left) : translation.y < 0 ? .up : .down
        press(key, thumb)
    }

    /// Handles a key press, and returns whether the dial accepted the key.
    @discardableResult
    func press(_ key: Roundel.Dial.Key, _ thumb: DialThumb) -> Bool {
        guard takesInput else { return false }
        let time = now
        let outcome = send(
            .user,
            { $0.press(key, time: time) },
            { $0.press(key, of: thumb, time: time) }
        )
        return outcome.touch != .refused
    }

    /// Steps by an assistive technology.
    func step(by count: Int, _ thumb: DialThumb) {
        guard takesInput else { return }
        let time = now
        send(
            .user,
            { $0.step(by: count, time: time) },
            { $0.step(by: count, of: thumb, time: time) }
        )
    }

    func advance(to time: Double) {
        send(.user, { $0.advance(to: time) }, { $0.advance(to: time) })
    }
}
#endif
