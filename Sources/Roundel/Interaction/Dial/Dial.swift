/// A dial: a value that a finger turns, computed from touches and times.
///
/// Like ``Wheel``, it reads no clock and knows no screen. A front end passes in every event with
/// its time, calls ``advance(to:)`` in every frame while ``isMoving``, shows the thumb at the
/// ``direction``, and reports the changes of the ``value``.
///
/// ```swift
/// let band = ArcBand(radius: 100, thickness: 20)
/// var dial = Dial(zone: band.touchZone, scale: DialScale(0...10, step: 1), value: 5)
/// dial.touchBegan(1, at: Point2D(0, -100), time: 0)  // the thumb, at 12 o'clock
/// dial.touchMoved(1, to: Point2D(100, 0), time: 0.1)
/// dial.touchEnded(1, at: Point2D(100, 0), time: 0.2)
/// print(dial.value)  // 8.0
/// ```
///
/// The value is always in the range of the ``scale`` and one of its steps. It changes at once where
/// a tap, a step or the app sets it, and the thumb follows in the settling time. While the dial
/// coasts or returns, the value changes with the thumb.
///
/// A drag never turns the dial from one end to the other. A finger that leaves the range at one end
/// leaves the thumb there until it comes back the same way; whole turns that it makes beyond the end
/// do not count, except in a planar drag. A drag that begins in the gap between the ends moves the
/// thumb to the nearer one. On a sweep of a full turn or more, the ends are walls as well.
///
/// A touch may begin in the ``zone`` alone. A disabled dial accepts no touches, scrolls, keys or
/// steps. Times are in seconds, as for ``Wheel``. No touch and no frame allocates memory.
public struct Dial: Sendable {
    /// The zone in which a touch may begin: for a ring its band, as ``ArcBand/touchZone`` is.
    ///
    /// A drag continues outside it. Only near the centre, within a fifth of the middle radius of
    /// the zone, does a finger not turn the dial. Changing the zone does not change the value, even
    /// during a drag. The position of a finger counts relative to the centre, as in ``Wheel/zone``.
    public var zone: TouchZone { didSet { wheel.zone = Dial.turningZone(of: zone) } }

    /// The scale; use ``apply(_:time:)-(DialScale,_)`` to change it.
    public internal(set) var scale: DialScale

    /// How the dial responds to input; use ``apply(_:time:)-(Dial.Settings,_)`` to change it.
    public internal(set) var settings: Settings

    /// The value.
    public internal(set) var value: Double

    /// The rotation at which the thumb is shown, from 0 at the least value to the sweep of the
    /// ``scale`` at the greatest.
    public internal(set) var rotation: Angle

    /// Whether the dial accepts input; see ``setEnabled(_:time:)``.
    public internal(set) var isEnabled: Bool

    /// The wheel that moves the thumb.
    ///
    /// While something holds the dial, its rotation is what the finger asks for, before magnets and
    /// steps. Otherwise it is that of the thumb.
    var wheel: Wheel

    /// The values that are possible now: the range of the scale, or what another thumb leaves.
    var bounds: ClosedRange<Double>

    /// The magnets on the scale.
    var wells: DialWells

    /// The finger or scroll that holds the dial.
    var hold: Hold?

    /// The motion by which the value follows the thumb, with its last value if that is known.
    var pursuit: Pursuit?

    /// Whether the value or the thumb has changed since the dial last came to rest.
    var hasChanged = false

    /// The value at which a press that does not hold the dial stopped it.
    var stoppedValue: Double?

    /// Makes a dial at rest.
    ///
    /// - Parameters:
    ///   - zone: The zone in which a touch may begin.
    ///   - scale: The scale.
    ///   - settings: How the dial responds to input.
    ///   - value: The value. One outside the range counts as the nearer end, NaN as the least
    ///     value, and one between two steps as the nearer step.
    ///   - isEnabled: Whether the dial accepts input.
    @inline(never)  // One copy with many calls makes the WebAssembly smaller.
    public init(
        zone: TouchZone,
        scale: DialScale = DialScale(),
        settings: Settings = Settings(),
        value: Double,
        isEnabled: Bool = true
    ) {
        self.zone = zone
        self.scale = scale
        self.settings = settings
        self.isEnabled = isEnabled
        self.value = scale.snapped(value)
        bounds = scale.range
        rotation = scale.rotation(of: self.value)
        wells = DialWells(settings.magnets, on: scale)
        wheel = Wheel(zone: Dial.turningZone(of: zone))
        wheel.rotation = rotation
        configureWheel()
    }

    /// The least and the greatest value.
    public var range: ClosedRange<Double> { scale.range }

    /// The direction in which the thumb is shown; whole turns are not removed.
    public var direction: Angle { scale.start + rotation }

    /// The part of the sweep up to the thumb, from 0 to 1.
    public var fraction: Double {
        scale.sweep == .zero ? scale.fraction(of: value) : scale.fraction(at: rotation)
    }

    /// Whether a finger or a scroll holds the dial.
    public var isHeld: Bool { hold != nil }

    /// Whether a scroll holds the dial.
    var isScrolled: Bool { hold.map { $0.finger == nil } ?? false }

    /// Whether the thumb moves by itself and needs ``advance(to:)`` in every frame.
    public var isMoving: Bool { wheel.isMoving }

    /// A finger or scroll that holds the dial.
    struct Hold: Sendable {
        /// The finger, or `nil` for a scroll.
        let finger: Int?

        /// Where it touched down, relative to the centre.
        let start: Point2D

        /// Where it was last, relative to the centre.
        var last: Point2D

        /// Whether the thumb waits for the finger to leave the slop, to go to it.
        var isWaiting: Bool

        /// Whether the finger stopped a dial whose value moved.
        let isInterruption: Bool
    }

    /// A motion by which the value follows the thumb.
    struct Pursuit: Sendable {
        /// The value at the end, or `nil` if it follows from the rotation there.
        let goal: Double?
    }

    /// The zone in which a finger turns the dial.
    private static func turningZone(of zone: TouchZone) -> TouchZone {
        let isBounded = zone.outerRadius.isFinite
        let middle = isBounded ? (zone.innerRadius + zone.outerRadius) / 2 : zone.innerRadius
        let deadRadius = min(zone.innerRadius, middle / 5)
        return TouchZone(center: zone.center, innerRadius: deadRadius, outerRadius: zone.outerRadius)
    }

    /// The decay of a wheel that stops at once.
    static let still = Decay(factor: 0)

    /// Sets the wheel that moves the thumb to the settings, the scale and the bounds.
    mutating func configureWheel() {
        let (one, other) = (scale.rotation(of: bounds.lowerBound), scale.rotation(of: bounds.upperBound))
        wheel.settings = Wheel.Settings(
            decay: Dial.still,
            limits: Limits(min(one, other)...max(one, other), stretch: .zero),
            sensitivity: settings.drag == .follow ? 1 : settings.sensitivity,
            settlingTime: settings.settlingTime,
            reducesMotion: settings.reducesMotion
        )
    }
}
