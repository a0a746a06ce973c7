import Foundation
import Roundel

/// A finger that touches a ring, accelerates along it, and is lifted.
struct Flick {
    /// The time of the touch, in seconds.
    let start: Double

    /// The angle of the touch.
    let from: Angle

    /// The angle by which it moves, clockwise if positive.
    let sweep: Angle

    /// The time for which it is down, in seconds.
    let duration: Double

    /// The time at which it is lifted, in seconds.
    var end: Double { start + duration }

    /// Returns the angle of the finger at a time.
    ///
    /// It waits before the touch, and slows down above the ring after the lift.
    func angle(at time: Double) -> Angle {
        let progress = (time - start) / duration
        guard progress > 0 else { return from }
        guard progress > 1 else { return from + sweep * (progress * progress) }
        let slowing = 0.06
        let onward = 2 * slowing / duration * (1 - exp((end - time) / slowing))
        return from + sweep * (1 + onward)
    }
}
