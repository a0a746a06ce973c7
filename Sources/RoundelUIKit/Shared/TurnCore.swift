#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// What is driven: a wheel, or a menu.
///
/// What a touch or a time means is its affair alone.
protocol TurnCore: Sendable {
    associatedtype Settings: TurnSettings
    associatedtype Update: TurnUpdate

    /// The wheel in it.
    var wheel: Wheel { get }
    /// What it does.
    var settings: Settings { get }
    /// Where a touch may begin.
    var zone: TouchZone { get }
    /// Whether it wants frames.
    var isMoving: Bool { get }
    /// Whether a drag or a scroll may begin now.
    var mayBegin: Bool { get }

    mutating func apply(_ settings: Settings, time: Double) -> Update
    mutating func advance(to time: Double) -> Update
    mutating func touchBegan(_ finger: Int, at point: Point2D, time: Double) -> Update
    mutating func touchMoved(_ finger: Int, to point: Point2D, time: Double) -> Update
    mutating func touchEnded(_ finger: Int, at point: Point2D, time: Double) -> Update
    mutating func touchCancelled(_ finger: Int, time: Double) -> Update
    /// A finger was laid down that does not turn it, or not yet.
    ///
    /// - Parameter mayTurn: Whether it may turn it later.
    mutating func pressBegan(mayTurn: Bool, time: Double) -> Update
    mutating func pressEnded(time: Double)
    mutating func scrolled(by angle: Angle, time: Double) -> Update
    mutating func scrollEnded(by angle: Angle, time: Double) -> Update
    mutating func scrollCancelled(time: Double) -> Update
    /// Goes on by steps, clockwise if positive.
    mutating func turn(bySteps count: Int, time: Double) -> Update
    mutating func stop(time: Double) -> Update
}

/// Settings of a ``TurnCore``.
protocol TurnSettings: Equatable {
    /// Whether nothing moves on its own.
    var reducesMotion: Bool { get set }
}

/// What a call did to a ``TurnCore``.
protocol TurnUpdate {
    /// What it did to the wheel.
    var wheel: Wheel.Update { get }
    /// How many ticks are to be felt, if somebody turned it who can feel them.
    var ticks: Int { get }
}

extension Wheel.Settings: TurnSettings {}

extension Wheel.Update: TurnUpdate {
    var wheel: Wheel.Update { self }
    var ticks: Int { passed.count }
}

extension Wheel: TurnCore {
    var wheel: Wheel { self }
    var mayBegin: Bool { true }

    mutating func pressBegan(mayTurn: Bool, time: Double) -> Update {
        mayTurn ? stop(time: time) : Update()
    }

    mutating func pressEnded(time: Double) {}

    mutating func turn(bySteps count: Int, time: Double) -> Update { step(by: count, time: time) }
}

extension RingMenu.Settings: TurnSettings {
    var reducesMotion: Bool {
        get { wheel.reducesMotion }
        set { wheel.reducesMotion = newValue }
    }
}

extension RingMenu.Update: TurnUpdate {
    var ticks: Int { feedback }
}

extension RingMenu: TurnCore {
    var mayBegin: Bool { isOpen && isEnabled && isTurnable }

    mutating func pressBegan(mayTurn: Bool, time: Double) -> Update { pressBegan(time: time) }

    /// The next item on a ring that runs clockwise is the one that a counterclockwise step brings.
    mutating func turn(bySteps count: Int, time: Double) -> Update {
        step(by: ring.runsClockwise ? -count : count, time: time)
    }
}

extension Ring {
    /// Whether the items follow one another clockwise; a ring at angles of its own counts as one that does.
    fileprivate var runsClockwise: Bool {
        guard count > 1 else { return true }
        return angle(of: 0).shortestDifference(to: angle(of: 1)) >= .zero
    }
}
#endif
