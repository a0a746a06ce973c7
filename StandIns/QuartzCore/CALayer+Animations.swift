import Foundation

@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
extension CALayer {
    /// Adds an animation, and removes one with the same key.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        if let key { removeAnimation(forKey: key) }
        guard let anim = anim.copy() as? CAAnimation else { return }
        running.append((key, anim))
        let group = CATransaction.current
        group.pending += 1
        let wait = max(0, anim.beginTime - StandInClock.now) + anim.standInLength
        StandInClock.schedule(after: wait) { [weak self] in
            if anim.isRemovedOnCompletion { self?.running.removeAll { $0.animation === anim } }
            anim.standInStop(finished: true)
            group.finishedOne()
        }
    }

    /// Removes an animation.
    public func removeAnimation(forKey key: String) { remove { $0 == key } }

    /// Removes all animations.
    public func removeAllAnimations() { remove { _ in true } }

    private func remove(_ isRemoved: (String?) -> Bool) {
        for (key, animation) in running where isRemoved(key) { animation.standInStop(finished: false) }
        running.removeAll { isRemoved($0.key) }
    }

    /// All animations that run, also those without a key.
    public var standInAnimations: [CAAnimation] { running.map(\.animation) }

    /// The animation with a key.
    public func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

    /// The keys in use; `nil` if there are none.
    public func animationKeys() -> [String]? {
        let keys = running.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }
}
