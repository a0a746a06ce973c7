/// A wheel that a finger turns: a value that computes a rotation from touches and times.
///
/// It reads no clock and knows no screen. A front end passes in every touch with its time, calls
/// ``advance(to:)`` in every frame while ``isMoving``, and shows the ``rotation``.
///
/// ```swift
/// var wheel = Wheel(zone: TouchZone(in: Rect2D(x: 0, y: 0, width: 300, height: 300)))
/// wheel.touchBegan(1, at: Point2D(260, 150), time: 0)
/// wheel.touchMoved(1, to: Point2D(150, 260), time: 0.05)
/// wheel.touchEnded(1, at: Point2D(150, 260), time: 0.06)
/// wheel.advance(to: 0.1)
/// print(wheel.rotation)
/// ```
///
/// Times are in seconds, all from the same clock. While the wheel moves, a time before the last one
/// counts as the last one; but a touch or a scroll that stops it counts from its own time, so that
/// the velocity is that of the finger. A time that is not finite leaves the wheel as it is, except
/// that a lift and a cancelled touch end the drag at the last time. No call allocates memory.
///
/// A wheel rests, and turns without limits, within a billion radians in either direction; a
/// rotation beyond is clamped, and a coast or a spin ends there. Speeds above a million radians per
/// second count as a million, and the duration of a turn is at most a billion seconds; one below a
/// microsecond is immediate. Every finite time is possible, but beyond ten billion seconds it is
/// too coarse for smooth motion.
public struct Wheel: Sendable {
    /// The zone in which a touch may begin.
    ///
    /// Changing it does not change the rotation, even during a drag. The position of a finger counts
    /// relative to the centre: if the centre changes, a finger that stays in the coordinates of the
    /// zone has moved by its next move.
    public var zone: TouchZone

    /// How the wheel responds to a drag and moves afterwards; use ``apply(_:time:)`` to change it.
    public internal(set) var settings: Settings

    /// The rotation of the wheel, clockwise if positive.
    ///
    /// It is cumulative: 765° is two turns and 45°. Its ``Angle/normalized`` is the 45°, its
    /// ``Angle/wholeTurns`` the 2.
    public internal(set) var rotation: Angle

    /// What the wheel is doing, with the data of that state.
    var state = State.idle

    /// The rotations of the last 100 ms of a drag.
    ///
    /// They are stored beside the state, because the payload of a state is copied when it changes.
    var samples = VelocityEstimator()

    /// The time since the active motion began, in seconds.
    var elapsed = 0.0

    /// Whether the wheel has turned since it last came to rest.
    package internal(set) var hasTurned = false

    enum State: Sendable {
        case idle
        case dragging(Drag)
        case moving(ActiveMotion)
    }

    /// Makes a wheel at rest.
    ///
    /// - Parameters:
    ///   - zone: The zone in which a touch may begin.
    ///   - settings: How the wheel responds to a drag and moves afterwards.
    ///   - rotation: The rotation; a value that is not finite counts as zero. If the wheel may not
    ///     rest there, the nearest rotation at which it may.
    public init(zone: TouchZone, settings: Settings = Settings(), rotation: Angle = .zero) {
        self.zone = zone
        self.settings = settings
        self.rotation = settings.restRotation(for: rotation.finiteOrZero)
    }

    /// What the wheel is doing.
    public var phase: Phase {
        switch state {
        case .idle: .idle
        case .dragging: .dragging
        case .moving(let active): active.phase
        }
    }

    /// Whether the wheel moves by itself and needs ``advance(to:)`` in every frame.
    public var isMoving: Bool {
        if case .moving = state { true } else { false }
    }

    /// Whether a command keeps the wheel turning until something stops it.
    package var isSpinning: Bool { if case .moving(let active) = state { active.isSpin } else { false } }

    /// Whether a finger or a scroll holds the wheel.
    public var isHeld: Bool { phase == .dragging }

    /// The index of the detent at the rotation, or `nil` between detents and without any.
    ///
    /// The tolerance is a billionth of a radian. Of several detents at the same rotation, this is
    /// the first.
    public var detent: Int? { settings.detents?.index(at: rotation) }

    /// The angular velocity, in radians per second; clockwise if positive.
    ///
    /// Of a wheel that is dragged, it is that of a release at the time of the last move. A finger that
    /// has rested for 100 ms lets go without a velocity, but no event tells of its rest. A ``Coast``
    /// begins more slowly than the finger: pass it this one, and not that after the lift.
    public var velocity: Double {
        switch state {
        case .idle: 0
        case .dragging(let drag): dragVelocity(at: drag.time)
        case .moving(let active): active.motion.velocity(after: elapsed)
        }
    }

    /// The rotation at which the wheel comes to rest without further input, or `nil` while it
    /// spins.
    ///
    /// During a drag this is the rest rotation after a release at the time of the last move.
    public var restRotation: Angle? { restRotation(releasedAt: velocity) }

    /// The rotation at which the wheel comes to rest if what holds it lets go at a velocity.
    func restRotation(releasedAt velocity: Double) -> Angle? {
        var wheel = self
        if isHeld { wheel.release(at: 0, velocity: velocity) }
        while case .moving(let active) = wheel.state {
            guard !active.isSpin else { return nil }
            wheel.finish()
        }
        return wheel.rotation
    }

    /// Changes the settings.
    ///
    /// A drag continues, and a moving wheel continues from its rotation and velocity. A wheel that
    /// settles keeps its rest rotation if the new settings permit it. A wheel that may no longer
    /// rest at its rotation settles. If new limits leave a dragged wheel beyond their stretch, it
    /// stays there and follows the finger inward only; one that moves further out by itself begins
    /// to settle without a velocity. A turn or a spin that new limits do not permit ends within
    /// them. Refused if the time is not finite.
    @discardableResult
    public mutating func apply(_ settings: Settings, time: Double) -> Update {
        guard time.isFinite else { return .refused }
        guard !settings.isSame(as: self.settings) else { return Update() }
        let velocity = velocity
        // A motion continues from the time for which the rotation was computed. From a later one, it
        // would stand still in this frame.
        let time = if case .moving(let active) = state { active.start + elapsed } else { time }
        return update { wheel in
            wheel.settings = settings
            switch wheel.state {
            case .dragging(var drag):
                drag.hold(at: wheel.rotation, limits: settings.limits)
                wheel.state = .dragging(drag)
            case .moving(let active) where active.isCommanded: wheel.resume(active, at: time)
            case .moving(let active) where wheel.stillSettles(active):
                wheel.settle(like: active, velocity: velocity, at: time)
            case .moving, .idle: wheel.release(at: time, velocity: velocity, continues: true)
            }
        }
    }

    /// Makes a change, and reports its effect on the rotation.
    mutating func update(_ change: (inout Wheel) -> Void) -> Update {
        let before = rotation
        change(&self)
        return update(since: before)
    }

    /// Reports the change of the rotation from an earlier one.
    @inline(__always)
    mutating func update(since before: Angle) -> Update {
        let cameToRest = comesToRest(since: before)
        var passed = PassedDetents.none
        if rotation != before, let detents = settings.detents {
            passed = detents.passed(from: before, to: rotation)
        }
        return Update(turned: rotation - before, passed: passed, cameToRest: cameToRest)
    }

    /// Whether the wheel came to rest with a change of the rotation, or after an earlier one.
    @inline(__always)
    mutating func comesToRest(since before: Angle) -> Bool {
        if rotation != before { hasTurned = true }
        let isAtRest = if case .idle = state { true } else { false }
        defer { if isAtRest { hasTurned = false } }
        return isAtRest && hasTurned
    }
}
