#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension Dial.Settings: TurnSettings {}

extension AnyDial.Update: TurnUpdate {
    var takesMotion: Bool { touch != .refused }
}

/// What a dial's view drives: a dial with one thumb or with two, and the thumb that keys move.
struct DialCore: TurnCore {
    typealias Settings = Dial.Settings
    typealias Update = AnyDial.Update

    var dial: AnyDial { didSet { activeThumb = dial.heldThumb ?? activeThumb } }

    /// The thumb that scrolls and keys move if there are two: the one that was held last.
    var activeThumb = DialThumb.lower

    /// A core with one thumb or with two, on the default scale and without a touch zone.
    init(isRange: Bool) { dial = AnyDial(isRange: isRange, values: 0...(isRange ? 1 : 0)) }
}

// MARK: - State

extension DialCore {
    var settings: Dial.Settings { dial.settings }
    var zone: TouchZone { dial.zone }
    var isHeld: Bool { dial.isHeld }
    var isMoving: Bool { dial.isMoving }
    var isTurning: Bool { dial.isMoving }
    var rotation: Angle { dial.rotation(of: activeThumb) }

    /// Not known, since no command of a dial has a completion.
    var restRotation: Angle? { nil }

    var mayBegin: Bool { dial.isEnabled }

    func mayBegin(at point: Point2D) -> Bool { dial.accepts(point) }

    /// The thumbs: one, or the lower and the upper one.
    var thumbs: [DialThumb] { dial.isRange ? [.lower, .upper] : [.lower] }

    /// The part of the sweep up to the thumb, or between the two.
    var fractions: ClosedRange<Double> {
        let lower = dial.isRange ? dial.fraction(of: .lower) : 0
        return lower...max(lower, dial.fraction(of: .upper))
    }
}

// MARK: - Touches, scrolls and time

extension DialCore {
    mutating func advance(to time: Double) -> Update { dial.advance(to: time) }

    mutating func endMotion(time: Double) -> Update { dial.endMotion(time: time) }

    mutating func touchBegan(_ finger: Int, at point: Point2D, time: Double) -> Update {
        dial.touchBegan(finger, at: point, time: time)
    }

    mutating func touchMoved(_ finger: Int, to point: Point2D, time: Double) -> Update {
        dial.touchMoved(finger, to: point, time: time)
    }

    mutating func touchEnded(_ finger: Int, at point: Point2D, time: Double) -> Update {
        dial.touchEnded(finger, at: point, time: time)
    }

    mutating func touchCancelled(_ finger: Int, time: Double) -> Update {
        dial.touchCancelled(finger, time: time)
    }

    mutating func pressBegan(mayTurn: Bool, time: Double) -> Update {
        mayTurn ? dial.pressBegan(time: time) : Update()
    }

    mutating func endPress(time: Double) -> Update { dial.pressEnded(time: time) }

    var takesTaps: Bool { true }

    func angle(of translation: Point2D, rim: Double) -> Angle { dial.angle(of: translation) }

    mutating func scrolled(by angle: Angle, time: Double) -> Update {
        dial.scrolled(by: angle, of: activeThumb, time: time)
    }

    mutating func scrollEnded(by angle: Angle, time: Double) -> Update {
        dial.scrollEnded(by: angle, time: time)
    }

    mutating func scrollCancelled(time: Double) -> Update {
        dial.scrollCancelled(time: time)
    }
}

// MARK: - Commands

extension DialCore {
    mutating func turn(bySteps count: Int, time: Double) -> Update {
        step(by: count, of: activeThumb, time: time)
    }

    mutating func step(by count: Int, of thumb: DialThumb, time: Double) -> Update {
        dial.step(by: count, of: thumb, time: time)
    }

    mutating func press(_ key: Dial.Key, time: Double) -> Update {
        dial.press(key, of: activeThumb, time: time)
    }

    mutating func apply(_ settings: Dial.Settings, time: Double) -> Update {
        dial.apply(settings, time: time)
    }

    /// Sets the value, or both, one of them first; a single value is the upper bound.
    ///
    /// Values that the dial already has are refused: an app that writes back what it is told does
    /// not make the motion its own.
    mutating func setValues(
        _ values: ClosedRange<Double>,
        first: DialThumb,
        animated: Bool,
        time: Double
    ) -> Update {
        var update = dial.setValues(values, first: first, animated: animated, time: time)
        if !update.valueChanged { update.touch = .refused }
        return update
    }
}
#endif
