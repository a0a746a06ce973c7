#if canImport(SwiftUI)
import Roundel
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// Turns a turnable view from code.
///
/// ```swift
/// struct Lottery: View {
///     @State private var rotation = Angle.zero
///     @StateObject private var wheel = TurnController()
///
///     var body: some View {
///         Image(systemName: "steeringwheel")
///             .turnable(rotation: $rotation, TurnSettings(detents: .count(12)), controller: wheel)
///         Button {
///             wheel.spinAtRandom()
///             Task {
///                 await wheel.rested()
///                 print("rests at", rotation.degrees)
///             }
///         } label: {
///             Text("Spin")
///         }
///         .disabled(wheel.isMoving)
///     }
/// }
/// ```
///
/// A controller belongs to one view at a time; see <doc:Commands>. A command is refused, and
/// returns `false`, while no view on the screen has the controller, while a finger or a scroll
/// holds the view, and if an angle or a velocity is not finite. The effects of a command are
/// reported as events and through the binding, without haptic feedback.
///
/// As an observable object, the controller changes when the view begins to move, is held or comes
/// to rest, and when a new value or new settings give it another detent. It does not change in every
/// frame.
@MainActor public final class TurnController: ObservableObject {
    /// The wheel.
    var wheel = Wheel(zone: TouchZone(center: .zero, innerRadius: 0, outerRadius: 0))

    /// Sent when the rotation changes.
    let frames = ChangeSignal()

    /// Sent when the wheel starts or stops needing frames, or moves in another way.
    let motion = ChangeSignal()

    /// Sent when haptic feedback is to be played.
    let feedback = ChangeSignal()

    /// The number of detents passed with haptic feedback.
    var feedbackCount = 0

    /// The views that have the controller.
    let views = ConnectedViews<TurnLink>()

    /// The view whose binding is known.
    weak var followed: ViewOwner?

    /// What the binding read when the view was last evaluated.
    var evaluated = EvaluatedBinding<SwiftUI.Angle>()

    /// What is known of the app's binding.
    var known: KnownBinding<SwiftUI.Angle>?

    /// The value of the binding that this wheel replaced last.
    var replaced: SwiftUI.Angle?

    /// The number of the last check of what the binding reads; earlier ones do nothing.
    var checks = 0

    /// The size of the view.
    var size = CGSize.zero

    /// Whether changes of the app are being applied.
    var isFollowing = false

    /// Whether the app caused the current motion.
    var isMovedByApp = false

    /// Whether the wheel was made and no view has been told of it yet.
    var isUntold = false

    var drag = DragTrack()
    let waiters = RestWaiters()
    let eventQueue = EventQueue<TurnEvent>()

    /// Creates a controller.
    ///
    /// It has no effect until it is passed to a view.
    public nonisolated init() {}

    /// The rotation of the view, clockwise if positive, including all whole turns.
    public var rotation: SwiftUI.Angle { SwiftUI.Angle(wheel.rotation) }

    /// Whether the view moves by itself: it coasts, settles, spins or carries out a command.
    public var isMoving: Bool { wheel.isMoving }

    /// Whether a finger or a scroll holds the view.
    public var isHeld: Bool { wheel.isHeld }

    /// The index of the detent that the view is at, or `nil` between detents and where there are
    /// none.
    ///
    /// Of several detents at the same rotation, this is the first.
    public var detentIndex: Int? { wheel.detent }

    /// The rotation at which the view comes to rest if it is not touched, or `nil` while it spins.
    ///
    /// While the view is held, this is where it would come to rest if it had been released when the
    /// finger last moved.
    public var restRotation: SwiftUI.Angle? { wheel.restRotation.map { SwiftUI.Angle($0) } }

    /// The angular velocity of the view, as an angle per second, clockwise if positive.
    public var velocity: SwiftUI.Angle { .radians(wheel.velocity) }

    /// Waits until the view neither moves nor is held.
    ///
    /// Lets other tasks run, and then returns if that is the case or if no view on the screen has the
    /// controller, so that a task that turns it on and on, at once with Reduce Motion, does not block
    /// the app. Also returns when the task is cancelled or the view disappears.
    public func rested() async {
        func isWaiting() -> Bool { views.isShown && wheel.phase != .idle }
        if !isWaiting() { await Task.yield() }
        if isWaiting() { await waiters.wait() }
    }
}

// MARK: - Commands

extension TurnController {
    /// Turns the view to an angle.
    ///
    /// The view stays within its limits: if the path in the given direction leaves them, it turns
    /// in the other direction, and if neither path is within them, in the given direction to the
    /// limit. If the view may not rest at the angle, it settles afterwards. With Reduce Motion it is
    /// there at once.
    ///
    /// - Parameters:
    ///   - angle: The target. Whole turns matter only if the direction is `direct`.
    ///   - direction: The direction of the turn.
    ///   - extraTurns: The number of whole turns to add in that direction; a negative number counts
    ///     as zero, and more than a million as a million. Turns that would lead beyond the limits are
    ///     left out, except with `direct`, which ends at the limits.
    ///   - duration: The duration in seconds; zero or less, or NaN, moves the view at once. `nil`
    ///     takes as long as a flick that coasts as far.
    /// - Returns: Whether the command was accepted.
    @discardableResult
    public func turn(
        to angle: SwiftUI.Angle,
        _ direction: TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: TimeInterval? = nil
    ) -> Bool {
        perform { wheel, time in
            wheel.turn(
                to: Roundel.Angle(angle),
                direction,
                extraTurns: extraTurns,
                duration: duration,
                time: time
            )
        }
    }

    /// Turns the view to the detent with an index; see ``turn(to:_:extraTurns:duration:)``.
    ///
    /// Refused if there are no detents, or none with this index.
    @discardableResult
    public func turn(
        toDetent index: Int,
        _ direction: TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: TimeInterval? = nil
    ) -> Bool {
        perform { wheel, time in
            wheel.turn(
                toDetent: index,
                direction,
                extraTurns: extraTurns,
                duration: duration,
                time: time
            )
        }
    }

    /// Turns the view by a number of steps, as keys do: to the next detent, or by 15° where there
    /// are none.
    ///
    /// Steps in quick succession add up.
    ///
    /// - Parameter count: The number of steps, clockwise if positive.
    /// - Returns: Whether the command was accepted.
    @discardableResult
    public func step(by count: Int) -> Bool { perform { $0.step(by: count, time: $1) } }

    /// Spins the view: it accelerates to a speed and keeps turning.
    ///
    /// With limits it turns to the limit in that direction instead. With Reduce Motion it does not spin,
    /// and is at that limit at once.
    ///
    /// - Parameter velocity: The angle per second, clockwise if positive; zero lets the view coast to
    ///   rest.
    /// - Returns: Whether the command was accepted.
    @discardableResult
    public func spin(velocity: SwiftUI.Angle) -> Bool {
        perform { $0.spin(velocity: velocity.radians, time: $1) }
    }

    /// Spins the view to a random rest position; each detent within the limits, or each direction if
    /// there are none, is equally likely.
    ///
    /// - Parameters:
    ///   - seed: The seed of the random choice. The same seed and the same start give the same spin
    ///     on every system; `nil` uses a random seed.
    ///   - direction: The direction of the turn; `shortest` and `direct` count as clockwise.
    ///   - turns: The range from which the number of additional whole turns is chosen, also at
    ///     random; negative numbers count as zero.
    ///   - duration: As for ``turn(to:_:extraTurns:duration:)``.
    /// - Returns: Whether the command was accepted.
    @discardableResult
    public func spinAtRandom(
        seed: UInt64? = nil,
        _ direction: TurnDirection = .clockwise,
        turns: ClosedRange<Int> = 3...6,
        duration: TimeInterval? = nil
    ) -> Bool {
        let seed = seed ?? .random(in: 0 ... .max)
        return perform {
            $0.spinAtRandom(seed: seed, direction, turns: turns, duration: duration, time: $1)
        }
    }

    /// Stops a moving view at its current rotation.
    ///
    /// It settles if it may not rest there.
    ///
    /// - Returns: Whether the view was moving and the command was accepted.
    @discardableResult
    public func stop() -> Bool {
        guard isMoving else { return false }
        return perform { $0.stop(time: $1) }
    }

    private func perform(_ command: (inout Wheel, Double) -> Wheel.Update) -> Bool {
        guard acceptsCommands(), let link else { return false }
        var isAccepted = false
        send(.command) { wheel in
            let update = command(&wheel, link.clock.now())
            isAccepted = update.touch != .refused
            return update
        }
        return isAccepted
    }
}
#endif
