/// A dial with two thumbs, for a range between a lower and an upper value.
///
/// It is two dials with a rule: the thumbs never cross, and their values keep the gaps. A thumb
/// whose value meets that of the other stops there. A touch takes the nearer thumb. Where both are
/// at one spot, also on different laps, the first movement decides: the upper thumb goes up, the
/// lower thumb down, and at an end of the range the one that can move. If they have parted before that
/// movement, the finger has the nearer one. Two fingers can hold one thumb each.
///
/// ```swift
/// let band = ArcBand(radius: 100, thickness: 20)
/// var hours = RangeDial(
///     zone: band.touchZone,
///     scale: DialScale(0...24, step: 1, start: .twelveOClock, sweep: .fullTurn),
///     values: 9...17,
///     minimumGap: 1
/// )
/// hours.step(by: 1, of: .upper, time: 0)
/// print(hours.upperValue)  // 18.0
/// ```
///
/// Coasting and returning to a value do not apply to two thumbs. Everything else is as for
/// ``Dial``.
public struct RangeDial: Sendable {
    /// The dial of the lower thumb.
    var lower: Dial

    /// The dial of the upper thumb.
    var upper: Dial

    /// A touch that began where both thumbs are, until its first movement.
    var undecided: Press?

    /// Whether a value or a thumb has changed since the dial was last at rest.
    var hasChanged = false

    /// How the dial responds to input; use ``apply(_:time:)-(Dial.Settings,_)`` to change it.
    public internal(set) var settings: Dial.Settings

    /// The least difference of the two values; see ``setGaps(minimum:maximum:time:)``.
    public internal(set) var minimumGap: Double

    /// The greatest difference of the two values.
    public internal(set) var maximumGap: Double

    /// The gaps as they were set, before the range limits them.
    var wantedGaps: Gaps

    struct Gaps: Hashable, Sendable {
        let minimum: Double
        let maximum: Double?

        /// The least and the greatest gap on a scale.
        func clamped(to scale: DialScale) -> (Double, Double) {
            let span = scale.range.span
            let least = minimum > 0 ? min(minimum, span) : 0
            let greatest = maximum ?? span
            return (least, greatest > least ? min(greatest, span) : least)
        }
    }

    struct Press: Sendable {
        let finger: Int
        /// The position of the finger relative to the centre, which may move.
        let vector: Point2D
        let time: Double
    }

    /// Makes a dial at rest.
    ///
    /// - Parameters:
    ///   - zone: The zone in which a touch may begin.
    ///   - scale: The scale of both thumbs.
    ///   - settings: How the dial responds to input.
    ///   - values: The lower and the upper value. Each becomes the nearest possible one, the upper
    ///     value with regard to the lower.
    ///   - minimumGap: The least difference of the values; a negative one or NaN counts as zero,
    ///     and one greater than the range as the whole range.
    ///   - maximumGap: The greatest difference of the values, or `nil` for the whole range; less
    ///     than the least, or NaN, counts as the least. A gap that differs from whole steps by
    ///     rounding alone counts as whole steps. If there is no step within the gaps, the upper
    ///     value is between two steps.
    ///   - isEnabled: Whether the dial accepts input.
    public init(
        zone: TouchZone,
        scale: DialScale = DialScale(),
        settings: Dial.Settings = Dial.Settings(),
        values: ClosedRange<Double>,
        minimumGap: Double = 0,
        maximumGap: Double? = nil,
        isEnabled: Bool = true
    ) {
        let ofThumb = RangeDial.settingsOfThumb(settings)
        let (low, high) = (values.lowerBound, values.upperBound)
        lower = Dial(zone: zone, scale: scale, settings: ofThumb, value: low, isEnabled: isEnabled)
        upper = Dial(zone: zone, scale: scale, settings: ofThumb, value: high, isEnabled: isEnabled)
        self.settings = settings
        wantedGaps = Gaps(minimum: minimumGap, maximum: maximumGap)
        (self.minimumGap, self.maximumGap) = wantedGaps.clamped(to: scale)
        place(low, high, animated: false, time: 0)
        (lower.hasChanged, upper.hasChanged) = (false, false)
    }

    /// The lower value.
    public var lowerValue: Double { lower.value }

    /// The upper value, never less than the lower one.
    public var upperValue: Double { upper.value }

    /// The value of a thumb.
    public func value(of thumb: DialThumb) -> Double { thumb == .lower ? lowerValue : upperValue }

    /// The rotation at which a thumb is shown; see ``Dial/rotation``.
    ///
    /// The rotation of the upper thumb is never before that of the lower. With steps and without
    /// ``Dial/Settings/snapsWhileDragging``, an upper thumb under a finger can be shown before its
    /// value. A lower thumb that comes there takes it along.
    public func rotation(of thumb: DialThumb) -> Angle {
        let isSwapped = (scale.sweep < .zero) == (lower.rotation < upper.rotation)
        return thumb == .lower || isSwapped ? lower.rotation : upper.rotation
    }

    /// The direction in which a thumb is shown; whole turns are not removed.
    public func direction(of thumb: DialThumb) -> Angle { scale.start + rotation(of: thumb) }

    /// The part of the sweep up to a thumb, from 0 to 1.
    public func fraction(of thumb: DialThumb) -> Double {
        scale.sweep == .zero ? scale.fraction(of: value(of: thumb)) : scale.fraction(at: rotation(of: thumb))
    }

    /// The zone in which a touch may begin; see ``Dial/zone``.
    public var zone: TouchZone {
        get { lower.zone }
        set { (lower.zone, upper.zone) = (newValue, newValue) }
    }

    /// The scale; use ``apply(_:time:)-(DialScale,_)`` to change it.
    public var scale: DialScale { lower.scale }

    /// The least and the greatest value of the scale.
    public var range: ClosedRange<Double> { scale.range }

    /// Whether the dial accepts input; see ``setEnabled(_:time:)``.
    public var isEnabled: Bool { lower.isEnabled }

    /// Whether a finger or a scroll holds a thumb.
    public var isHeld: Bool { lower.isHeld || upper.isHeld || undecided != nil }

    /// Whether a finger or a scroll holds a given thumb.
    public func isHeld(_ thumb: DialThumb) -> Bool { thumb == .lower ? lower.isHeld : upper.isHeld }

    /// Whether a thumb moves by itself and needs ``advance(to:)`` in every frame.
    public var isMoving: Bool { lower.isMoving || upper.isMoving }

    static func settingsOfThumb(_ settings: Dial.Settings) -> Dial.Settings {
        var settings = settings
        (settings.coasts, settings.returnsTo) = (nil, nil)
        return settings
    }
}
