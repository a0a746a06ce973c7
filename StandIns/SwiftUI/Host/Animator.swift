import Foundation

/// The presented value of a property that may be animated.
///
/// Assumptions: an interrupted animation continues from the presented value, and a spring also with
/// its velocity. A change without an animation is presented immediately, even during an animation.
final class Animator<Data: VectorArithmetic> {
    private struct Motion {
        let animation: Animation
        let start: Date
        /// The difference between the start and the end.
        let displacement: Data
        let speed: Data
    }

    private(set) var end: Data
    private var motion: Motion?

    init(_ value: Data) { end = value }

    /// Changes to another value, immediately or with an animation.
    func go(to newEnd: Data, _ animation: Animation?, at date: Date) {
        guard newEnd != end else { return }
        let (present, speed) = (value(at: date), speed(at: date))
        end = newEnd
        motion = animation.map {
            Motion(animation: $0, start: date, displacement: present - newEnd, speed: speed)
        }
    }

    /// Whether the value is still being animated.
    func isMoving(at date: Date) -> Bool { left(at: date) != nil }

    /// The presented value at a date.
    func value(at date: Date) -> Data { left(at: date).map { end + $0 } ?? end }

    private func left(at date: Date) -> Data? {
        guard let motion else { return nil }
        let time = max(0, date.timeIntervalSince(motion.start))
        guard let left = motion.animation.left(at: time) else { return nil }
        var (displacement, speed) = (motion.displacement, motion.speed)
        displacement.scale(by: left.displacement)
        speed.scale(by: left.speed)
        return displacement + speed
    }

    /// The velocity is a difference over a ten-thousandth of a second.
    private func speed(at date: Date) -> Data {
        guard let motion, date > motion.start, let now = left(at: date) else { return .zero }
        let step = min(1e-4, date.timeIntervalSince(motion.start))
        var change = now - (left(at: date - step) ?? .zero)
        change.scale(by: 1 / step)
        return change
    }
}

extension EvaluationContext {
    /// The presented value of a named property at this position in the tree.
    func shown<Data: VectorArithmetic>(_ value: Data, _ name: String = "value") -> Data {
        let animator = node.animators[name] as? Animator<Data> ?? Animator(value)
        node.animators[name] = animator
        animator.go(to: value, transaction.animation, at: host.date)
        guard animator.isMoving(at: host.date) else { return value }
        host.isInterpolating = true
        return animator.value(at: host.date)
    }

    /// The presented value of something with animatable data.
    func shown<Value: Animatable>(data value: Value) -> Value {
        guard Value.AnimatableData.self != EmptyAnimatableData.self else { return value }
        let data = shown(value.animatableData, "data")
        guard data != value.animatableData else { return value }
        var value = value
        value.animatableData = data
        return value
    }
}
