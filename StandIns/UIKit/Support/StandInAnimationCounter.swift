/// The delegate of the animations that UIKit makes in one call of `animate`, which counts them.
///
/// An app's animation must not use it. Each animation counts from the moment in which UIKit makes it,
/// also if it is never added to a layer: the completion is called when all have ended, and so never if
/// one does not begin (Open Radar 25337014). Its argument is that of the last one.
final class StandInAnimationCounter: NSObject, CAAnimationDelegate, @unchecked Sendable {
    private var pending = 0
    private var isOpen = true
    private let completion: (Bool) -> Void

    init(completion: @escaping (Bool) -> Void) { self.completion = completion }

    /// Counts an animation that was made.
    func count() { pending += 1 }

    /// Called when the closure of the changes has returned.
    ///
    /// Assumption: where nothing was animated, the completion is called in the next turn of the run
    /// loop, whatever the duration.
    func close() {
        isOpen = false
        if pending == 0 { StandInClock.schedule(after: 0) { self.completion(true) } }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        pending -= 1
        if pending == 0, !isOpen { completion(flag) }
    }
}
