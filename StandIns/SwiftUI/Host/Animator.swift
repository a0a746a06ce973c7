import Foundation

/// What is shown of a value that may be on its way to another.
///
/// Assumptions: an animation that is interrupted goes on from what is shown, a spring with its speed; a
/// change without animation is shown at once, even in the middle of an animation.
final class Animator<Data: VectorArithmetic> {
    private struct Motion {
        let animation: Animation
        let start: Date
        /// How far the beginning lies from the end.
        let way: Data
        let speed: Data
    }

    private(set) var end: Data
    private var motion: Motion?

    init(_ value: Data) { end = value }

    /// Goes to another value, at once or by an animation.
    func go(to newEnd: Data, _ animation: Animation?, at date: Date) {
        guard newEnd != end else { return }
        let (present, speed) = (value(at: date), speed(at: date))
        end = newEnd
        motion = animation.map { Motion(animation: $0, start: date, way: present - newEnd, speed: speed) }
    }

    /// Whether the value is still on its way.
    func isMoving(at date: Date) -> Bool { left(at: date) != nil }

    /// What is shown at a date.
    func value(at date: Date) -> Data { left(at: date).map { end + $0 } ?? end }

    private func left(at date: Date) -> Data? {
        guard let motion else { return nil }
        let time = max(0, date.timeIntervalSince(motion.start))
        guard let left = motion.animation.left(at: time) else { return nil }
        var (way, speed) = (motion.way, motion.speed)
        way.scale(by: left.way)
        speed.scale(by: left.speed)
        return way + speed
    }

    /// By a difference over a ten-thousandth of a second.
    private func speed(at date: Date) -> Data {
        guard let motion, date > motion.start, let now = left(at: date) else { return .zero }
        let step = min(1e-4, date.timeIntervalSince(motion.start))
        var change = now - (left(at: date - step) ?? .zero)
        change.scale(by: 1 / step)
        return change
    }
}

extension EvaluationContext {
    /// What is shown of a value at this place, by its name.
    func shown<Data: VectorArithmetic>(_ value: Data, _ name: String = "value") -> Data {
        let animator = node.animators[name] as? Animator<Data> ?? Animator(value)
        node.animators[name] = animator
        animator.go(to: value, transaction.animation, at: host.date)
        guard animator.isMoving(at: host.date) else { return value }
        host.isInterpolating = true
        return animator.value(at: host.date)
    }

    /// What is shown of a value with animatable data.
    func shown<Value: Animatable>(data value: Value) -> Value {
        guard Value.AnimatableData.self != EmptyAnimatableData.self else { return value }
        let data = shown(value.animatableData, "data")
        guard data != value.animatableData else { return value }
        var value = value
        value.animatableData = data
        return value
    }
}
