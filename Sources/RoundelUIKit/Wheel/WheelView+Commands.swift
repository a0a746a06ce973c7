#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension WheelView {
    /// Turns the wheel to a rotation.
    ///
    /// The motion begins with the current velocity, and ends exactly at the rotation after exactly
    /// the duration. The wheel stays within its limits: if the way in the given direction leaves
    /// them, it turns in the other direction, and if neither way is within them, in the given
    /// direction to the limit. If it may not rest at the rotation, it settles afterwards. The wheel
    /// refuses the command while a finger holds it.
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
    ///   - completion: Called once: with `true` when the wheel has come to rest where the command
    ///     leads, with `false` when it refused the command, or when something else turned or stopped
    ///     it first. A wheel that is released first calls nothing. With Reduce Motion, and in no
    ///     window, it is called at once: an app that turns on and on needs a timer for that case.
    public func turn(
        to rotation: CGFloat,
        _ direction: Wheel.TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: TimeInterval? = nil,
        minimumDuration: TimeInterval = 0,
        animated: Bool = true,
        completion: ((Bool) -> Void)? = nil
    ) {
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

    /// Turns the wheel to a detent.
    ///
    /// The wheel refuses an index that none of its detents has.
    ///
    /// ```swift
    /// wheelView.turn(toDetent: 5, .clockwise, extraTurns: 3, duration: 4)
    /// ```
    ///
    /// - Parameters:
    ///   - index: The index of the detent, from 0.
    ///   - direction: The direction to turn in; `.direct` counts as `.shortest`.
    ///   - extraTurns: The number of whole turns to add in that direction. A negative number counts
    ///     as 0, and more than a million as a million. Turns that would lead beyond the limits are
    ///     left out.
    ///   - duration: The duration in seconds; `nil` takes as long as a flick that travels as far.
    ///   - minimumDuration: The minimum duration in seconds, used if `duration` is `nil`.
    ///   - animated: Whether the turn is animated; otherwise it takes place at once.
    ///   - completion: As for
    ///     ``turn(to:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func turn(
        toDetent index: Int,
        _ direction: Wheel.TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: TimeInterval? = nil,
        minimumDuration: TimeInterval = 0,
        animated: Bool = true,
        completion: ((Bool) -> Void)? = nil
    ) {
        driver.command(completion) {
            $0.turn(
                toDetent: index,
                direction,
                extraTurns: extraTurns,
                duration: animated ? duration : 0,
                minimumDuration: minimumDuration,
                time: $1
            )
        }
    }

    /// Turns the wheel on by a number of detents, or by 15° a step where it has none, as a key
    /// does.
    ///
    /// - Parameters:
    ///   - count: The number of steps, clockwise if positive.
    ///   - animated: Whether the turn is animated; otherwise it takes place at once.
    ///   - completion: As for
    ///     ``turn(to:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func step(by count: Int, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        driver.command(completion) { $0.step(by: count, duration: animated ? nil : 0, time: $1) }
    }

    /// Keeps the wheel turning at a velocity, which it reaches gradually.
    ///
    /// With Reduce Motion the wheel does not spin.
    ///
    /// - Parameters:
    ///   - velocity: In radians per second, clockwise if positive; zero lets it coast to rest.
    ///   - completion: As for
    ///     ``turn(to:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func spin(velocity: CGFloat, completion: ((Bool) -> Void)? = nil) {
        driver.command(completion) { $0.spin(velocity: Double(velocity), time: $1) }
    }

    /// Spins the wheel to a random rotation: each detent within the limits, or without any there each
    /// direction, is equally likely.
    ///
    /// - Parameters:
    ///   - seed: The same seed and the same start give the same spin.
    ///   - direction: The direction to turn in; `.shortest` and `.direct` count as clockwise.
    ///   - turns: The range from which the number of additional whole turns is chosen, also at
    ///     random. A negative number counts as 0.
    ///   - duration: The duration in seconds; `nil` takes as long as a flick that travels as far.
    ///   - completion: As for
    ///     ``turn(to:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func spinAtRandom(
        seed: UInt64 = .random(in: 0 ... .max),
        _ direction: Wheel.TurnDirection = .clockwise,
        turns: ClosedRange<Int> = 3...6,
        duration: TimeInterval? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        driver.command(completion) {
            $0.spinAtRandom(seed: seed, direction, turns: turns, duration: duration, time: $1)
        }
    }

    /// Stops a moving wheel, which settles if it may not rest at its current rotation.
    ///
    /// - Parameter completion: As for
    ///   ``turn(to:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func stop(completion: ((Bool) -> Void)? = nil) {
        driver.command(completion) { $0.stop(time: $1) }
    }
}
#endif
