import Foundation
import Roundel

/// A finger that is laid on a ring, moves ever faster along it, and is lifted.
struct Flick {
    /// When it touches, in seconds.
    let start: Double

    /// Where it touches.
    let from: Angle

    /// How far it goes, clockwise if positive.
    let sweep: Angle

    /// How long it stays down, in seconds.
    let duration: Double

    /// When it is lifted.
    var end: Double { start + duration }

    /// Where it is at a time: it waits before its touch, and slows down above the ring after its lift.
    func angle(at time: Double) -> Angle {
        let share = (time - start) / duration
        guard share > 0 else { return from }
        guard share > 1 else { return from + sweep * (share * share) }
        let slowing = 0.06
        let onward = 2 * slowing / duration * (1 - exp((end - time) / slowing))
        return from + sweep * (1 + onward)
    }
}
