#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// The part of the core that a view drives: a wheel, a menu or a dial.
///
/// The core alone decides what a touch or the passing of time means.
protocol TurnCore: Sendable {
    associatedtype Settings: TurnSettings
    associatedtype Update: TurnUpdate

    /// The rotation now.
    var rotation: Angle { get }
    /// The rotation at which it comes to rest, if that is known.
    var restRotation: Angle? { get }
    /// Whether a finger or a scroll holds it.
    var isHeld: Bool { get }
    /// Whether it turns by itself.
    var isTurning: Bool { get }
    /// The settings that are in effect.
    var settings: Settings { get }
    /// The zone in which a touch may begin.
    var zone: TouchZone { get }
    /// Whether it moves, so that it needs frames.
    var isMoving: Bool { get }
    /// Whether a drag or a scroll may begin now.
    var mayBegin: Bool { get }
    /// Whether a drag or a scroll may begin now at a point.
    func mayBegin(at point: Point2D) -> Bool

    mutating func apply(_ settings: Settings, time: Double) -> Update
    mutating func advance(to time: Double) -> Update
    /// Ends a motion where it comes to rest, because nobody will see it; a spin goes on.
    mutating func endMotion(time: Double) -> Update
    mutating func touchBegan(_ finger: Int, at point: Point2D, time: Double) -> Update
    /// Begins a touch on an item or the centre of a menu, or on nothing.
    mutating func touchBegan(
        _ finger: Int,
        at point: Point2D,
        on spot: RingMenu.Spot?,
        time: Double
    ) -> Update
    /// Notes where in the view a touch began, which may have moved under the finger since.
    mutating func touchStartMoved(_ finger: Int, to point: Point2D)
    mutating func touchMoved(_ finger: Int, to point: Point2D, time: Double) -> Update
    mutating func touchEnded(_ finger: Int, at point: Point2D, time: Double) -> Update
    mutating func touchCancelled(_ finger: Int, time: Double) -> Update
    /// Notes that the finger of a touch that has ended is still down.
    mutating func touchGoesOn(_ finger: Int)
    /// Handles a finger that went down and does not turn the wheel, or does not turn it yet.
    ///
    /// Refused without an effect: a motion of the app stays the app's.
    ///
    /// - Parameters:
    ///   - mayTurn: Whether the finger may turn the wheel later.
    ///   - time: The current time, in seconds.
    mutating func pressBegan(mayTurn: Bool, time: Double) -> Update
    /// Ends such a press.
    mutating func endPress(time: Double) -> Update
    /// Whether a touch that waits and is then lifted where it began is a touch like any other.
    var takesTaps: Bool { get }
    /// Whether it rests at the goal of the last command, or will, which may be elsewhere after new
    /// settings.
    var restsAtGoal: Bool { get }
    /// The angle to scroll by for a distance by which content would have scrolled, given the radius
    /// of the rim.
    func angle(of translation: Point2D, rim: Double) -> Angle
    mutating func scrolled(by angle: Angle, time: Double) -> Update
    mutating func scrollEnded(by angle: Angle, time: Double) -> Update
    mutating func scrollCancelled(time: Double) -> Update
    /// Turns on by a number of steps in the direction of a positive ``angle(of:rim:)``.
    mutating func turn(bySteps count: Int, time: Double) -> Update
}

/// Settings of a ``TurnCore``.
protocol TurnSettings: Equatable {
    /// Whether Reduce Motion is in effect, so that nothing coasts.
    var reducesMotion: Bool { get set }
    /// Whether a scroll turns it in the other direction.
    var isReversed: Bool { get }
}

/// The effect of a call on a ``TurnCore``.
protocol TurnUpdate {
    /// The effect on the touch or scroll.
    var touch: Wheel.TouchOutcome { get }
    /// The number of haptic ticks to play, if the user caused the change.
    var ticks: Int { get }
    /// Whether the motion belongs to the one who called from now on.
    var takesMotion: Bool { get }
}

extension TurnCore {
    mutating func touchBegan(
        _ finger: Int,
        at point: Point2D,
        on spot: RingMenu.Spot?,
        time: Double
    ) -> Update {
        touchBegan(finger, at: point, time: time)
    }

    mutating func touchStartMoved(_ finger: Int, to point: Point2D) {}
    mutating func touchGoesOn(_ finger: Int) {}

    var takesTaps: Bool { false }
    var restsAtGoal: Bool { false }

    func mayBegin(at point: Point2D) -> Bool { mayBegin && zone.contains(point) }

    /// Right and down count as clockwise, and the rim turns as far as the content.
    func angle(of translation: Point2D, rim: Double) -> Angle {
        .radians((translation.x + translation.y) / max(rim, 1))
    }
}

extension Wheel.Settings: TurnSettings {}

extension Wheel.Update: TurnUpdate {
    var ticks: Int { passed.count }
}

extension Wheel: TurnCore {
    var isTurning: Bool { isMoving }
    var mayBegin: Bool { true }

    mutating func pressBegan(mayTurn: Bool, time: Double) -> Update {
        mayTurn ? stop(time: time) : .refused
    }

    mutating func endPress(time: Double) -> Update { .refused }

    mutating func turn(bySteps count: Int, time: Double) -> Update { step(by: count, time: time) }
}

extension RingMenu.Settings: TurnSettings {
    var reducesMotion: Bool {
        get { wheel.reducesMotion }
        set { wheel.reducesMotion = newValue }
    }

    var isReversed: Bool { wheel.isReversed }
}

extension RingMenu.Update: TurnUpdate {
    var touch: Wheel.TouchOutcome { wheel.touch }
    var ticks: Int { feedback }
    var takesMotion: Bool { wheel.takesMotion }
}

extension RingMenu: TurnCore {
    var rotation: Angle { wheel.rotation }
    var isHeld: Bool { wheel.isHeld }
    var isTurning: Bool { wheel.isMoving }
    var mayBegin: Bool { isOpen && isEnabled && isTurnable }

    mutating func pressBegan(mayTurn: Bool, time: Double) -> Update { pressBegan(time: time) }

    mutating func endPress(time: Double) -> Update {
        pressEnded(time: time)
        return Update()
    }

    mutating func turn(bySteps count: Int, time: Double) -> Update { stepClockwise(by: count, time: time) }
}
#endif
