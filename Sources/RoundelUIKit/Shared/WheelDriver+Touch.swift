#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// Touches of the one finger that turns.
extension WheelDriver {
    /// A finger touched down; whether the wheel follows it.
    func touchBegan(_ touch: UITouch) -> Bool {
        send { wheel, _ in wheel.touchBegan(touch.finger, at: place(of: touch), time: touch.timestamp) }.touch
            == .began
    }

    /// The finger moved; the places it passed since the last event count too, or a fast one would lose its speed.
    func touchMoved(_ touch: UITouch, with event: UIEvent) {
        let finger = touch.finger
        for sample in event.coalescedTouches(for: touch) ?? [touch] {
            send { wheel, _ in wheel.touchMoved(finger, to: place(of: sample), time: sample.timestamp) }
        }
    }

    /// The finger was lifted.
    func touchEnded(_ touch: UITouch) {
        send { wheel, _ in wheel.touchEnded(touch.finger, at: place(of: touch), time: touch.timestamp) }
    }

    /// The finger was taken away.
    func touchCancelled(_ touch: UITouch) {
        send { $0.touchCancelled(touch.finger, time: $1) }
    }

    private func place(of touch: UITouch) -> Point2D { Point2D(touch.location(in: view)) }
}

extension UITouch {
    /// A number that tells this finger from others on the screen.
    fileprivate var finger: Int { Int(bitPattern: ObjectIdentifier(self)) }
}
#endif
