#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension Dial.Settings: TurnSettings {}

/// What a dial's view drives: a dial with one thumb or with two.
struct DialCore: TurnCore {
    typealias Settings = Dial.Settings

    private(set) var single: Dial?
    private(set) var range: RangeDial?

    /// The thumb that scrolls and keys move if there are two: the one that was held last.
    var activeThumb = DialThumb.lower

    /// A core with one thumb or with two, on the default scale and without a touch zone.
    init(isRange: Bool) {
        let zone = TouchZone(center: .zero, innerRadius: 0, outerRadius: 0)
        if isRange {
            range = RangeDial(zone: zone, values: 0...1)
        } else {
            single = Dial(zone: zone, value: 0)
        }
    }

    /// What one call did.
    struct Update: TurnUpdate {
        var touch = Wheel.TouchOutcome.none
        var editing: DialEditing?
        var valueChanged = false
        /// Whether a thumb moved.
        var isTurned = false
        var ticks = 0

        init(_ one: Dial.Update) {
            (touch, editing, valueChanged) = (one.touch, one.editing, one.valueChanged)
            isTurned = one.turned != .zero
            ticks = one.passed + (one.reachedEnd == nil ? 0 : 1)
        }

        init(_ two: RangeDial.Update) {
            (touch, editing, valueChanged) = (two.touch, two.editing, two.valueChanged)
            isTurned = two.lower.turned != .zero || two.upper.turned != .zero
            let ends = [two.lower.reachedEnd, two.upper.reachedEnd]
            ticks = two.passed + (ends == [nil, nil] ? 0 : 1)
        }

        fileprivate init() {}
    }

    /// The effect of a call on the one or on the other.
    private mutating func result(_ one: Dial.Update?, _ two: RangeDial.Update?) -> Update {
        if let range, range.isHeld(.lower) != range.isHeld(.upper) {
            activeThumb = range.isHeld(.lower) ? .lower : .upper
        }
        return one.map(Update.init) ?? two.map(Update.init) ?? Update()
    }
}

// MARK: - State

extension DialCore {
    var settings: Dial.Settings { single?.settings ?? range?.settings ?? Dial.Settings() }

    var scale: DialScale { single?.scale ?? range?.scale ?? DialScale() }

    var zone: TouchZone {
        get {
            single?.zone ?? range?.zone ?? TouchZone(center: .zero, innerRadius: 0, outerRadius: 0)
        }
        set {
            single?.zone = newValue
            range?.zone = newValue
        }
    }

    var isEnabled: Bool { single?.isEnabled ?? range?.isEnabled ?? false }
    var isHeld: Bool { single?.isHeld ?? range?.isHeld ?? false }
    var isMoving: Bool { single?.isMoving ?? range?.isMoving ?? false }
    var isTurning: Bool { isMoving }

    /// Whether the value may still change: something holds the dial, or it coasts or returns.
    var isChanging: Bool { single?.isChanging ?? isHeld }

    var rotation: Angle { single?.rotation ?? range?.rotation(of: activeThumb) ?? .zero }

    /// Not known, since no command of a dial has a completion.
    var restRotation: Angle? { nil }

    var mayBegin: Bool { isEnabled }

    func mayBegin(at point: Point2D) -> Bool { single?.accepts(point) ?? range?.accepts(point) ?? false }

    /// The thumbs: one, or the lower and the upper one.
    var thumbs: [DialThumb] { range == nil ? [.lower] : [.lower, .upper] }

    /// The value of a thumb.
    func value(of thumb: DialThumb) -> Double { single?.value ?? range?.value(of: thumb) ?? 0 }

    /// The direction in which a thumb is shown.
    func direction(of thumb: DialThumb) -> Angle {
        single?.direction ?? range?.direction(of: thumb) ?? .zero
    }

    /// The part of the sweep up to the thumb, or between the two.
    var fractions: ClosedRange<Double> {
        guard let range else { return 0...(single?.fraction ?? 0) }
        let lower = range.fraction(of: .lower)
        return lower...max(lower, range.fraction(of: .upper))
    }
}

// MARK: - Touches, scrolls and time

extension DialCore {
    mutating func advance(to time: Double) -> Update {
        result(single?.advance(to: time), range?.advance(to: time))
    }

    mutating func touchBegan(_ finger: Int, at point: Point2D, time: Double) -> Update {
        result(
            single?.touchBegan(finger, at: point, time: time),
            range?.touchBegan(finger, at: point, time: time)
        )
    }

    mutating func touchMoved(_ finger: Int, to point: Point2D, time: Double) -> Update {
        result(
            single?.touchMoved(finger, to: point, time: time),
            range?.touchMoved(finger, to: point, time: time)
        )
    }

    mutating func touchEnded(_ finger: Int, at point: Point2D, time: Double) -> Update {
        result(
            single?.touchEnded(finger, at: point, time: time),
            range?.touchEnded(finger, at: point, time: time)
        )
    }

    mutating func touchCancelled(_ finger: Int, time: Double) -> Update {
        result(single?.touchCancelled(finger, time: time), range?.touchCancelled(finger, time: time))
    }

    mutating func pressBegan(mayTurn: Bool, time: Double) -> Update { Update() }

    mutating func pressEnded(time: Double) {}

    func angle(of translation: Point2D) -> Angle {
        // Both thumbs of a range have the same scale and zone.
        single?.angle(of: translation) ?? range?.angle(of: translation) ?? .zero
    }

    /// The thumb that a scroll turns: the one that it holds, and otherwise the active one.
    private var scrolledThumb: DialThumb { range?.scrolledThumb ?? activeThumb }

    mutating func scrolled(by angle: Angle, time: Double) -> Update {
        let thumb = scrolledThumb
        return result(
            single?.scrolled(by: angle, time: time),
            range?.scrolled(by: angle, of: thumb, time: time)
        )
    }

    mutating func scrollEnded(by angle: Angle, time: Double) -> Update {
        let thumb = scrolledThumb
        return result(
            single?.scrollEnded(by: angle, time: time),
            range?.scrollEnded(by: angle, of: thumb, time: time)
        )
    }

    mutating func scrollCancelled(time: Double) -> Update {
        let thumb = scrolledThumb
        return result(
            single?.scrollCancelled(time: time),
            range?.scrollCancelled(of: thumb, time: time)
        )
    }
}

// MARK: - Commands

extension DialCore {
    mutating func turn(bySteps count: Int, time: Double) -> Update {
        step(by: count, of: activeThumb, time: time)
    }

    mutating func step(by count: Int, of thumb: DialThumb, time: Double) -> Update {
        result(single?.step(by: count, time: time), range?.step(by: count, of: thumb, time: time))
    }

    mutating func press(_ key: Dial.Key, time: Double) -> Update {
        result(single?.press(key, time: time), range?.press(key, of: activeThumb, time: time))
    }

    mutating func apply(_ settings: Dial.Settings, time: Double) -> Update {
        result(single?.apply(settings, time: time), range?.apply(settings, time: time))
    }

    mutating func apply(_ scale: DialScale, time: Double) -> Update {
        result(single?.apply(scale, time: time), range?.apply(scale, time: time))
    }

    mutating func setEnabled(_ isEnabled: Bool, time: Double) -> Update {
        result(
            single?.setEnabled(isEnabled, time: time),
            range?.setEnabled(isEnabled, time: time)
        )
    }

    /// Sets the value, or both; a single value is the upper bound.
    ///
    /// Values that the dial already has are refused: an app that writes back what it is told does
    /// not make the motion its own.
    mutating func setValues(_ values: ClosedRange<Double>, animated: Bool, time: Double) -> Update {
        var update = result(
            single?.setValue(values.upperBound, animated: animated, time: time),
            range?.setValues(values, animated: animated, time: time)
        )
        if !update.valueChanged { update.touch = .refused }
        return update
    }

    mutating func setGaps(minimum: Double, maximum: Double?, time: Double) -> Update {
        result(nil, range?.setGaps(minimum: minimum, maximum: maximum, time: time))
    }
}
#endif
