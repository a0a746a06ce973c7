/// A wheel that a finger turns: touches and times go in, and a rotation comes out.
///
/// It is a value without a clock or a screen. A front end passes in every touch with its time, calls
/// ``advance(to:)`` in every frame while ``isMoving``, and draws ``rotation``.
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
/// Times are in seconds on any one clock. A time that runs backward counts as standing still, and one that is not
/// finite leaves the wheel as it is. No call allocates.
public struct Wheel: Sendable {
    /// Where a touch may begin; changing it leaves the rotation as it is, also in the middle of a drag.
    public var zone: TouchZone

    /// What the wheel does with a drag and after it; see ``apply(_:time:)``.
    public internal(set) var settings: Settings

    /// How far the wheel is turned, clockwise if positive.
    ///
    /// It is cumulative: 765° is two turns and 45°. ``Angle/normalized`` is that 45°, and ``Angle/wholeTurns`` the 2.
    public internal(set) var rotation: Angle

    /// What it is doing, with all that belongs to that.
    var state = State.idle

    /// The rotations of the last 100 ms of a drag.
    ///
    /// Beside the state rather than in it, since a payload is copied to be changed.
    var samples = VelocityEstimator()

    /// How long the stage of a moving wheel has run, in seconds.
    var elapsed = 0.0

    /// Whether it has turned since it last came to rest.
    var hasTurned = false

    enum State: Sendable {
        case idle
        case dragging(Drag)
        case moving(Stage)
    }

    /// Makes a wheel at rest.
    ///
    /// - Parameters:
    ///   - zone: Where a touch may begin.
    ///   - settings: What it does with a drag and after it.
    ///   - rotation: How far it is turned; not finite counts as zero. It is moved to where the settings
    ///     let it rest.
    public init(zone: TouchZone, settings: Settings = Settings(), rotation: Angle = .zero) {
        self.zone = zone
        self.settings = settings
        self.rotation = settings.restingPlace(for: rotation.finiteOrZero)
    }

    /// What it is doing.
    public var phase: Phase {
        switch state {
        case .idle: .idle
        case .dragging: .dragging
        case .moving(let stage): stage.phase
        }
    }

    /// Whether it moves on its own, and wants ``advance(to:)`` in every frame.
    public var isMoving: Bool {
        if case .moving = state { true } else { false }
    }

    /// Whether a finger or a scroll holds it.
    public var isHeld: Bool { phase == .dragging }

    /// The index of the detent at which it stands, or `nil` between detents and without any.
    ///
    /// It may be off by a billionth of a radian. Of several detents in one place it is the first.
    public var detent: Int? { settings.detents?.index(at: rotation) }

    /// How fast it turns, in radians per second; clockwise if positive.
    public var velocity: Double {
        switch state {
        case .idle: 0
        case .dragging(let drag): dragVelocity(at: drag.time)
        case .moving(let stage): stage.motion.velocity(after: elapsed)
        }
    }

    /// The velocity at which a wheel that is let go now goes on as it is.
    var releaseVelocity: Double {
        guard case .moving(let stage) = state, case .coast(let coast) = stage.motion else { return velocity }
        return velocity / coast.decay.launchFactor
    }

    /// Where it comes to rest if nobody touches it, or `nil` while it spins.
    ///
    /// During a drag this is where it would go if it were let go now.
    public var restRotation: Angle? {
        var wheel = self
        if case .dragging = state { wheel.release(at: 0, velocity: velocity) }
        while case .moving(let stage) = wheel.state {
            guard stage.until.isFinite else { return nil }
            wheel.finish()
        }
        return wheel.rotation
    }

    /// Changes the settings.
    ///
    /// What holds the wheel keeps hold of it, and a moving wheel goes on from its rotation and velocity. A wheel whose
    /// rotation is no longer one where it may rest settles. Refused if the time is not finite.
    @discardableResult
    public mutating func apply(_ settings: Settings, time: Double) -> Update {
        guard time.isFinite else { return .refused }
        guard settings != self.settings else { return Update() }
        let velocity = releaseVelocity
        return update { wheel in
            wheel.settings = settings
            switch wheel.state {
            case .dragging(var drag):
                drag.hold(at: wheel.rotation, limits: settings.limits)
                wheel.state = .dragging(drag)
            case .moving(let stage) where stage.isOrdered: wheel.leap()
            case .moving, .idle: wheel.release(at: time, velocity: velocity)
            }
        }
    }

    /// Runs a change, and says what it did to the rotation.
    mutating func update(_ change: (inout Wheel) -> Void) -> Update {
        let before = rotation
        change(&self)
        return update(since: before)
    }

    /// Says what happened to the rotation since it was another.
    @inline(__always)
    mutating func update(since before: Angle) -> Update {
        if rotation != before { hasTurned = true }
        let cameToRest = if case .idle = state { hasTurned } else { false }
        if cameToRest { hasTurned = false }
        let mayPass = rotation != before && settings.detents != nil
        return Update(
            turned: rotation - before,
            passed: mayPass ? passed(since: before) : .none,
            cameToRest: cameToRest
        )
    }

    // A wheel without detents does not come here, and saves no registers for it. Mutating, or it would be copied.
    @inline(never)
    private mutating func passed(since before: Angle) -> PassedDetents {
        PassedDetents(settings.detents, from: before, to: rotation)
    }
}
