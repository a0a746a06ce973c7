/// The calls of `UIView.animate`.
///
/// Values have their final values immediately; the completion is called by the clock.
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
    static var areEnabled = true
    static var current: Record? { areEnabled ? stack.last : nil }
    private static var stack: [Record] = []

    static func reset() { (records, stack, areEnabled) = ([], [], true) }

    static func run(_ record: Record, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        stack.append(record)
        animations()
        records.append(stack.removeLast())
        let wait = areEnabled ? record.delay + record.duration : 0
        if let completion { StandInClock.schedule(after: wait) { completion(true) } }
    }

    static func withoutAnimation(_ body: () -> Void) {
        let before = areEnabled
        areEnabled = false
        body()
        areEnabled = before
    }

    static func action(for layer: CALayer, forKey event: String) -> any CAAction {
        guard let record = current, record.duration > 0 else { return NSNull() }
        stack[stack.count - 1].changes.append((layer, event))
        let isSpring = record.dampingRatio != nil
        let animation = isSpring ? CASpringAnimation(keyPath: event) : CABasicAnimation(keyPath: event)
        if let ratio = record.dampingRatio { (animation as? CASpringAnimation)?.damping = 20 * ratio }
        (animation.duration, animation.beginTime) = (record.duration, CACurrentMediaTime() + record.delay)
        if record.options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = record.options.contains(.autoreverse)
        // UIKit counts the ends of the animations that it made.
        animation.delegate = StandInAnimationCounter.shared
        return animation
    }
}
