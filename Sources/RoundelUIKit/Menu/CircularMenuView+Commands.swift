#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension CircularMenuView {
    /// Turns an item to the pointer.
    ///
    /// The menu refuses the command while a finger holds it, if it cannot turn, and for an index
    /// that no item has.
    ///
    /// - Parameters:
    ///   - index: The index of the item.
    ///   - direction: The direction to turn in.
    ///   - extraTurns: The number of whole turns to add in that direction. A negative number counts
    ///     as 0, and more than a million as a million. Turns that would lead beyond the limits are
    ///     left out.
    ///   - duration: The duration in seconds; `nil` takes as long as a flick that travels as far.
    ///   - minimumDuration: The minimum duration in seconds, used if `duration` is `nil`.
    ///   - animated: Whether the turn is animated; otherwise it takes place at once.
    ///   - completion: Called once: with `true` when the menu has come to rest where the command
    ///     leads, with `false` when it refused the command, or when something else turned or stopped
    ///     it first. A menu that is released first calls nothing. With Reduce Motion, and in no
    ///     window, it is called at once: an app that turns on and on needs a timer for that case.
    public func turn(
        toItemAt index: Int,
        _ direction: Wheel.TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: TimeInterval? = nil,
        minimumDuration: TimeInterval = 0,
        animated: Bool = true,
        completion: ((Bool) -> Void)? = nil
    ) {
        fitIfNeeded()
        driver.command(completion) {
            $0.turn(
                toItem: index,
                direction,
                extraTurns: extraTurns,
                duration: animated ? duration : 0,
                minimumDuration: minimumDuration,
                time: $1
            )
        }
    }

    /// Turns the menu to a rotation.
    ///
    /// While ``landsOnItems`` is `true`, the menu comes to rest at the nearest item.
    ///
    /// - Parameters:
    ///   - rotation: The rotation in radians. Whole turns have an effect only with `.direct`. A
    ///     value that is not finite is refused.
    ///   - direction: The direction to turn in.
    ///   - extraTurns: The number of whole turns to add in that direction. A negative number counts
    ///     as 0, and more than a million as a million. Turns that would lead beyond the limits are
    ///     left out, except with `.direct`, which ends at the limits.
    ///   - duration: The duration in seconds; `nil` takes as long as a flick that travels as far.
    ///   - minimumDuration: The minimum duration in seconds, used if `duration` is `nil`.
    ///   - animated: Whether the turn is animated; otherwise it takes place at once.
    ///   - completion: As for
    ///     ``turn(toItemAt:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func turn(
        to rotation: CGFloat,
        _ direction: Wheel.TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: TimeInterval? = nil,
        minimumDuration: TimeInterval = 0,
        animated: Bool = true,
        completion: ((Bool) -> Void)? = nil
    ) {
        fitIfNeeded()
        driver.command(completion) {
            $0.turn(
                to: Angle(rotation),
                direction,
                extraTurns: extraTurns,
                duration: animated ? duration : 0,
                minimumDuration: minimumDuration,
                time: $1
            )
        }
    }

    /// Keeps the menu turning at a velocity, which it reaches gradually.
    ///
    /// With Reduce Motion the menu does not spin.
    ///
    /// - Parameters:
    ///   - velocity: In radians per second, clockwise if positive; zero lets it coast to rest.
    ///   - completion: As for
    ///     ``turn(toItemAt:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func spin(velocity: CGFloat, completion: ((Bool) -> Void)? = nil) {
        fitIfNeeded()
        driver.command(completion) { $0.spin(velocity: Double(velocity), time: $1) }
    }

    /// Spins the menu to a random item; each item is equally likely.
    ///
    /// - Parameters:
    ///   - seed: The same seed and the same start give the same spin.
    ///   - direction: The direction to turn in; `.shortest` and `.direct` count as clockwise.
    ///   - turns: The range from which the number of additional whole turns is chosen, also at
    ///     random. A negative number counts as 0.
    ///   - duration: The duration in seconds; `nil` takes as long as a flick that travels as far.
    ///   - completion: As for
    ///     ``turn(toItemAt:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func spinAtRandom(
        seed: UInt64 = .random(in: 0 ... .max),
        _ direction: Wheel.TurnDirection = .clockwise,
        turns: ClosedRange<Int> = 3...6,
        duration: TimeInterval? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        fitIfNeeded()
        driver.command(completion) {
            $0.spinAtRandom(seed: seed, direction, turns: turns, duration: duration, time: $1)
        }
    }

    /// Turns the menu on by a number of items from its rest position, as "Next" and "Previous" do.
    ///
    /// A menu that cannot turn selects the item instead. The menu refuses the command while it is
    /// closed, disabled, empty or held.
    ///
    /// - Parameters:
    ///   - count: The number of items; backward if negative.
    ///   - animated: Whether the turn is animated; otherwise it takes place at once.
    ///   - completion: As for
    ///     ``turn(toItemAt:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func step(by count: Int, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        fitIfNeeded()
        driver.command(completion) { $0.turn(byItems: count, animated: animated, time: $1) }
    }

    /// Stops a moving menu.
    ///
    /// While ``landsOnItems`` is `true`, the menu settles at the nearest item.
    ///
    /// - Parameter completion: As for
    ///   ``turn(toItemAt:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func stop(completion: ((Bool) -> Void)? = nil) {
        fitIfNeeded()
        driver.command(completion) { $0.stop(time: $1) }
    }
}
#endif
