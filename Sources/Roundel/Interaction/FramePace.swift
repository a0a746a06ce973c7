/// The times to which frames move a menu under a finger, so that a touch that arrives late counts
/// from when it happened.
///
/// While the main thread hangs, touches wait with their times. If the first frame afterwards is
/// shown before they arrive, and moves the menu to the present, a finger that was lifted long ago
/// counts as held. So a frame moves the menu on by at most ``longest``. The touches arrive before
/// the next frame, which makes up for the rest.
package struct FramePace: Sendable {
    /// The longest time by which one frame moves a menu on while a finger is held, in seconds: three
    /// frames at 60 Hz.
    package static let longest = 0.05

    /// The time of the last frame or of the touch that began since, in seconds.
    private var last = -Double.infinity

    /// The time to which that frame moved the menu.
    private var reached = -Double.infinity

    package init() {}

    /// A finger touched down.
    ///
    /// - Parameter time: When it did, in seconds; a time that is not finite is ignored.
    package mutating func begin(at time: Double) {
        if time.isFinite { (last, reached) = (time, time) }
    }

    /// The time to which a frame moves a menu.
    ///
    /// - Parameters:
    ///   - now: The present time in seconds.
    ///   - menu: The menu; one that waits for no deadline of a finger is moved to the present.
    package mutating func time(ofFrame now: Double, for menu: PressMenu) -> Double {
        reached = menu.nextDeadline == nil ? now : min(now, last + FramePace.longest)
        last = now
        return reached
    }

    /// The time at which a menu changes because the app or its room has: while a finger may still be
    /// held, that of the last frame, since a touch before the present may still arrive.
    ///
    /// - Parameters:
    ///   - now: The present time in seconds.
    ///   - menu: The menu before the change.
    package func time(ofChange now: Double, for menu: PressMenu) -> Double {
        menu.nextDeadline == nil ? now : min(now, reached)
    }
}
