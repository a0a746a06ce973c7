/// The progress of a menu that opens and closes, as a function of time.
///
/// One number between 0, closed, and 1, open, is pulled by a critically damped ``Spring``, which
/// can be reversed at any moment: its value and velocity are continuous. The items follow it one
/// after another, by a function with a continuous derivative, so they neither jump nor kink. Nothing
/// overshoots, and both ends are reached exactly, after a finite time.
package struct Unfolding: Hashable, Sendable {
    /// Whether the menu is open or opening.
    package private(set) var isOpen = false

    /// The progress, from 0 to 1.
    package private(set) var fraction = 0.0

    /// The motion since the last change of direction, while it goes on.
    private var motion: Spring?

    /// The time at which that motion began, in seconds.
    private var start = 0.0

    /// The time that has passed since, in seconds.
    private var elapsed = 0.0

    /// Makes a closed menu.
    package init() {}

    /// Whether the progress changes with the time.
    package var isMoving: Bool { motion != nil }

    /// The derivative of the progress, per second.
    package var velocity: Double { motion?.velocity(after: elapsed) ?? 0 }

    /// Moves to a time, in seconds; an earlier one than the last, or NaN, changes nothing.
    package mutating func advance(to time: Double) {
        guard let motion, time - start > elapsed else { return }
        elapsed = time - start
        fraction = min(max(motion.rotation(after: elapsed).radians, 0), 1)
        if elapsed >= motion.duration { self.motion = nil }
    }

    /// Opens or closes.
    ///
    /// A menu on its way reverses from its present progress and velocity.
    ///
    /// - Parameters:
    ///   - isOpen: Whether the menu is to be open.
    ///   - duration: The time in which it arrives, in seconds; with less than 1 ms, or NaN, it
    ///     arrives at once.
    ///   - time: The current time, in seconds; one that is not finite makes the change at once.
    package mutating func set(_ isOpen: Bool, within duration: Double, time: Double) {
        guard isOpen != self.isOpen || (isMoving && !(duration >= 1e-3)) else { return }
        advance(to: time)
        let (target, room) = isOpen ? (1.0, fraction) : (0.0, 1 - fraction)
        self.isOpen = isOpen
        guard duration >= 1e-3, time.isFinite, fraction != target else { return finish() }
        let motion = Spring(
            from: .radians(fraction),
            velocity: velocity,
            to: .radians(target),
            within: duration,
            room: room
        )
        // A time before that of the last frame counts as that of the frame.
        (start, elapsed) = (isMoving ? max(time, start + elapsed) : time, 0)
        self.motion = motion
    }

    /// Arrives at once.
    package mutating func finish() {
        (motion, fraction) = (nil, isOpen ? 1 : 0)
    }

    /// The progress of an item, from 0 to 1.
    package func progress(of index: Int, count: Int, stagger: Stagger) -> Double {
        let duration = stagger.duration(of: count)
        if fraction == 0 || fraction == 1 || duration == 0 { return fraction }
        return stagger.progress(of: index, at: fraction * duration)
    }
}
