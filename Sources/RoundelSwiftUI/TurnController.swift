#if canImport(SwiftUI)
import Roundel
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// Turns a view that a finger can turn, by orders of the app.
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
/// It belongs to one view at a time. An order is refused, and answers `false`, while no view shows the controller, while
/// a finger or a scroll holds the view, and if a number in it is none. What an order makes of the view is told as events
/// and by the binding, and is not to be felt.
///
/// As an observable object it changes when the view begins to move or be held, and when it comes to rest; not in
/// every frame.
@MainActor public final class TurnController: ObservableObject {
    /// The wheel that is turned.
    var wheel = Wheel(zone: TouchZone(center: .zero, innerRadius: 0, outerRadius: 0))

    /// Changes with every rotation.
    let frames = Pulse()

    /// Changes when frames are wanted, and when they are no longer.
    let motion = Pulse()

    /// Changes when there is something to be felt.
    let feedback = Pulse()

    /// How many detents were passed that are to be felt.
    var feltDetents = 0

    /// The view, while there is one.
    var link: TurnLink?

    /// The view that had the wheel and has disappeared; evaluated out of sight, it does not take it back.
    var hidden: ObjectIdentifier?

    /// Whether the view is on the screen.
    var isShown = false

    /// What the app's binding had last: as it was written, and as it was read back.
    var known: (written: SwiftUI.Angle, read: SwiftUI.Angle)?

    /// What the binding was given and does not read back yet: an app's store may publish some frames later.
    var unread: [SwiftUI.Angle] = []

    /// The size of the view.
    var size = CGSize.zero

    /// Whether it follows the app just now.
    var isFollowing = false

    /// Whether the app set the wheel in motion.
    var isMovedByApp = false

    var drag = DragTrack()
    let waiters = RestWaiters()
    let outbox = Outbox<TurnEvent>()

    /// Makes a controller, which turns nothing until a view has it.
    public nonisolated init() {}

    /// How far the view is turned, clockwise if positive, with all turns.
    public var rotation: SwiftUI.Angle { SwiftUI.Angle(wheel.rotation) }

    /// Whether the view moves on its own: it coasts, settles, spins or goes where it was sent.
    public var isMoving: Bool { wheel.isMoving }

    /// Whether a finger or a scroll holds the view.
    public var isHeld: Bool { wheel.isHeld }

    /// The index of the detent at which the view stands, or `nil` between detents and without any.
    ///
    /// Of several detents in one place it is the first.
    public var detentIndex: Int? { wheel.detent }

    /// Where the view comes to rest if nobody touches it, or `nil` while it spins.
    ///
    /// While it is held this is where it would go if it were let go now.
    public var restRotation: SwiftUI.Angle? { wheel.restRotation.map { SwiftUI.Angle($0) } }

    /// How fast the view turns, as an angle per second; clockwise if positive.
    public var speed: SwiftUI.Angle { .radians(wheel.velocity) }

    /// Returns when the view neither moves nor is held.
    ///
    /// It returns at once where that is so and while no view on the screen has the controller, and also when the task is
    /// cancelled or the view goes away.
    public func rested() async {
        guard isShown, wheel.phase != .idle else { return }
        await waiters.wait()
    }
}

// MARK: - Orders

extension TurnController {
    /// Turns the view to an angle.
    ///
    /// Limits keep it inside: where the way asked for leads out of them, it goes the other way, and to the nearer end where
    /// no way leads there. Where it may not rest at the angle, it settles afterwards. With Reduce Motion it is there
    /// at once.
    ///
    /// - Parameters:
    ///   - angle: Where to; whole turns count for ``TurnDirection/direct`` alone.
    ///   - direction: Which way round.
    ///   - extraTurns: How many turns to add in that direction; below zero counts as zero.
    ///   - duration: The time it takes, in seconds; zero or less is a leap. `nil` takes as long as a flick that
    ///     coasts as far.
    /// - Returns: Whether it goes there.
    @discardableResult
    public func turn(
        to angle: SwiftUI.Angle,
        _ direction: TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: TimeInterval? = nil
    ) -> Bool {
        order { wheel, time in
            wheel.turn(
                to: Roundel.Angle(angle),
                direction.core,
                extraTurns: extraTurns,
                duration: duration,
                time: time
            )
        }
    }

    /// Turns the view to the detent with an index; see ``turn(to:_:extraTurns:duration:)``.
    ///
    /// Refused where there are no detents, and for an index that none has.
    @discardableResult
    public func turn(
        toDetent index: Int,
        _ direction: TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: TimeInterval? = nil
    ) -> Bool {
        order { wheel, time in
            wheel.turn(
                toDetent: index,
                direction.core,
                extraTurns: extraTurns,
                duration: duration,
                time: time
            )
        }
    }

    /// Turns the view on by detents, or by 15° a step where it has none, as a key does; quick steps add up.
    ///
    /// - Parameter count: The number of steps, clockwise if positive.
    @discardableResult
    public func step(by count: Int) -> Bool { order { $0.step(by: count, time: $1) } }

    /// Keeps the view turning, at a speed that it takes up gradually.
    ///
    /// With limits it turns to the end in that direction instead, and with Reduce Motion not at all.
    ///
    /// - Parameter speed: An angle per second, clockwise if positive; zero lets it coast to rest.
    @discardableResult
    public func spin(_ speed: SwiftUI.Angle) -> Bool {
        order { $0.spin(velocity: speed.radians, time: $1) }
    }

    /// Spins the view to a place drawn by lot: each detent, or each direction, is equally likely.
    ///
    /// - Parameters:
    ///   - seed: The same seed and the same start give the same spin on every system; `nil` draws one.
    ///   - direction: Which way round; ``TurnDirection/shortest`` and ``TurnDirection/direct`` count as clockwise.
    ///   - turns: How many whole turns it makes before, drawn as well; below zero counts as zero.
    ///   - duration: As for ``turn(to:_:extraTurns:duration:)``.
    @discardableResult
    public func spinAtRandom(
        seed: UInt64? = nil,
        _ direction: TurnDirection = .clockwise,
        turns: ClosedRange<Int> = 3...6,
        duration: TimeInterval? = nil
    ) -> Bool {
        let seed = seed ?? .random(in: 0 ... .max)
        return order {
            $0.spinAtRandom(seed: seed, direction.core, turns: turns, duration: duration, time: $1)
        }
    }

    /// Stops a moving view where it is; it settles if it may not rest there.
    ///
    /// - Returns: Whether it moved.
    @discardableResult
    public func stop() -> Bool {
        guard isMoving else { return false }
        return order { $0.stop(time: $1) }
    }

    private func order(_ order: (inout Wheel, Double) -> Wheel.Update?) -> Bool {
        guard let link else { return false }
        var isTaken = false
        send(.order) { wheel in
            guard let update = order(&wheel, link.clock.now()) else { return Wheel.Update() }
            isTaken = update.touch != .refused
            return update
        }
        return isTaken
    }
}
#endif
