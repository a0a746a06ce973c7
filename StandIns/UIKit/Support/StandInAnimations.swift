/// The calls of `UIView.animate`.
///
/// Values have their final values immediately; the completion is called when all animations of the
/// call have ended.
@MainActor public enum StandInAnimations {
    /// One call of `animate`.
    public struct Record {
        /// The duration.
        public var duration: TimeInterval
        /// The delay.
        public var delay: TimeInterval = 0
        /// The options.
        public var options: UIView.AnimationOptions = []
        /// The damping of a spring.
        public var dampingRatio: CGFloat?
        /// The layers that changed in it, each with the name of the change.
        public var changes: [(layer: CALayer, key: String)] = []

        /// Whether a view changed in it.
        @MainActor public func changed(_ view: UIView, _ key: String? = nil) -> Bool {
            changes.contains { $0.layer === view.layer && (key == nil || $0.key == key) }
        }
    }

    /// All calls up to now, in the order in which their closures returned.
    public private(set) static var records: [Record] = []
    /// Whether actions are those of an interruptible property animator, which are no animations.
    public static var actsAsPropertyAnimator = false
    static var areEnabled = true
    static var current: Record? { areEnabled ? stack.last?.record : nil }
    private static var stack: [(record: Record, counter: StandInAnimationCounter)] = []

    static func reset() { (records, stack, areEnabled, actsAsPropertyAnimator) = ([], [], true, false) }

    static func run(_ record: Record, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        let counter = StandInAnimationCounter { completion?($0) }
        stack.append((record, counter))
        animations()
        records.append(stack.removeLast().record)
        counter.close()
    }

    static func withoutAnimation(_ body: () -> Void) {
        let before = areEnabled
        areEnabled = false
        body()
        areEnabled = before
    }

    static func action(for layer: CALayer, forKey event: String) -> any CAAction {
        guard areEnabled, let (record, counter) = stack.last, record.duration > 0 else { return NSNull() }
        stack[stack.count - 1].record.changes.append((layer, event))
        let isSpring = record.dampingRatio != nil
        let animation = isSpring ? CASpringAnimation(keyPath: event) : CABasicAnimation(keyPath: event)
        if let ratio = record.dampingRatio { (animation as? CASpringAnimation)?.damping = 20 * ratio }
        (animation.duration, animation.beginTime) = (record.duration, CACurrentMediaTime() + record.delay)
        if record.options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = record.options.contains(.autoreverse)
        animation.delegate = counter
        counter.count()
        return actsAsPropertyAnimator ? StandInAnimatorAction(pending: animation) : animation
    }
}
