/// The scale of a dial: it converts between values and rotations.
///
/// The least value is at the direction `start`, and the others follow along the sweep, clockwise if
/// that is positive. A rotation is measured from the least value: it is 0 there and equal to the
/// sweep at the greatest value. A sweep beyond a full turn makes several laps.
///
/// ```swift
/// let volume = DialScale(0...11, step: 1)
/// print(volume.rotation(of: 5.5))                // 135.0°
/// print(volume.value(at: .degrees(135)))         // 5.5
/// print(volume.snapped(5.6))                     // 6.0
/// ```
///
/// Ends, and values that are steps, are converted to a rotation, back and ``snapped(_:)`` without
/// an error. Without a step, the error of a value that is converted to a rotation and back is given
/// at ``value(at:)``.
public struct DialScale: Hashable, Sendable {
    /// The least and the greatest value.
    public let range: ClosedRange<Double>

    /// The difference between two neighbouring values, or `nil` if all values of the range are
    /// possible.
    public let step: Double?

    /// The direction of the least value on the screen; 0 is 3 o'clock.
    public let start: Angle

    /// The rotation from the least to the greatest value, clockwise if positive.
    public let sweep: Angle

    /// How the values are distributed along the sweep.
    public let curve: DialCurve

    /// Whether the scale is the mirror image of the one that was given; see ``mirrored``.
    public let isMirrored: Bool

    /// Makes a scale.
    ///
    /// - Parameters:
    ///   - range: The least and the greatest value. An end beyond ±2¹⁰⁰⁰, also an infinite one,
    ///     counts as ±2¹⁰⁰⁰. A range with a single value makes a dial that cannot be turned.
    ///   - step: The difference between two neighbouring values. Steps are counted from the least
    ///     value. The greatest value is always possible, also if it is not a whole number of steps
    ///     away. A step that is not positive or not finite, or of which the range contains more
    ///     than a billion, is none.
    ///   - start: The direction of the least value. The default is 135°, at the lower left. A value
    ///     beyond a billion radians, or not finite, counts as 0.
    ///   - sweep: The rotation from the least to the greatest value, clockwise if positive. The
    ///     default is 270°, to the lower right. More than 10,000 turns count as 10,000. With a
    ///     value that is not finite, or less than a billionth of a radian, it is zero, and the
    ///     value changes by commands and steps alone.
    ///   - curve: How the values are distributed along the sweep.
    public init(
        _ range: ClosedRange<Double> = 0...1,
        step: Double? = nil,
        start: Angle = .degrees(135),
        sweep: Angle = .degrees(270),
        curve: DialCurve = .linear
    ) {
        self.range = DialScale.bounded(range.lowerBound)...DialScale.bounded(range.upperBound)
        let span = self.range.span
        self.step = step.flatMap { $0 > 0 && $0.isFinite && span / $0 <= 1e9 ? $0 : nil }
        self.start = start.radians.magnitude <= 1e9 ? start : .zero
        let most = Angle.turns(10_000)
        let isTurnable = sweep.radians.isFinite && sweep.radians.magnitude >= 1e-9
        self.sweep = isTurnable ? min(max(sweep, -most), most) : .zero
        self.curve = curve
        isMirrored = false
    }

    private static func bounded(_ end: Double) -> Double {
        end.isNaN ? 0 : min(max(end, -0x1p1000), 0x1p1000)
    }

    private init(mirroring scale: DialScale) {
        range = scale.range
        step = scale.step
        start = scale.start.mirrored
        sweep = -scale.sweep
        curve = scale.curve
        isMirrored = !scale.isMirrored
    }

    /// The mirror image of the scale at a vertical axis, as right-to-left languages have it: the
    /// least value is on the other side, and the values grow in the other direction.
    ///
    /// On a mirrored scale the left arrow key and a planar drag to the left increase the value.
    public var mirrored: DialScale { DialScale(mirroring: self) }
}
