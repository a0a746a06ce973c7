/// The action of a change under an interruptible property animator.
///
/// It is no animation, but adds one when it runs.
final class StandInAnimatorAction: NSObject, CAAction {
    private let pending: CAPropertyAnimation

    init(pending: CAPropertyAnimation) { self.pending = pending }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(pending, forKey: pending.keyPath)
    }
}
