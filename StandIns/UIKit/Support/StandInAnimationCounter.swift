/// The delegate of UIKit's own animations, which counts their ends.
///
/// An app's animation must not use it.
public final class StandInAnimationCounter: NSObject, CAAnimationDelegate, @unchecked Sendable {
    /// The shared instance.
    public static let shared = StandInAnimationCounter()
}
