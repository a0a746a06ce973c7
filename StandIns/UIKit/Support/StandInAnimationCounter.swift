/// What UIKit's own animations tell of their ends; an animation that an app made must not.
public final class StandInAnimationCounter: NSObject, CAAnimationDelegate, @unchecked Sendable {
    /// The one for all.
    public static let shared = StandInAnimationCounter()
}
