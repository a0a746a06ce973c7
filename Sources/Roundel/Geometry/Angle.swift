internal import RealModule

/// A direction or an amount of rotation.
///
/// As a direction, 0 points right (3 o'clock). A positive angle is clockwise on a screen whose y
/// axis points down.
///
/// The value is cumulative: 405° is a turn and an eighth, and only ``normalized`` and ``signed``
/// wrap. NaN and infinity are possible, as in `Double`. Every function that takes an angle
/// documents how it treats them.
///
/// ```swift
/// let quarter = Angle.degrees(90)
/// print(Point2D(direction: quarter))   // (0, 1): straight down
/// ```
public struct Angle: Hashable, Sendable, AdditiveArithmetic, Comparable {
    /// The angle in radians; a full turn is 2π.
    public var radians: Double

    /// Makes an angle from radians.
    @inlinable
    public init(radians: Double) { self.radians = radians }

    /// The angle at which a vector points, from −π to π.
    ///
    /// `nil` for the zero vector and for a vector that is not finite.
    public init?(of vector: Point2D) {
        guard vector.isFinite, vector != .zero else { return nil }
        radians = .atan2(y: vector.y, x: vector.x)
    }

    /// An angle in radians; a full turn is 2π.
    @inlinable
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// An angle in degrees; a full turn is 360.
    @inlinable
    public static func degrees(_ degrees: Double) -> Angle { Angle(radians: degrees * (.pi / 180)) }

    /// An angle in turns; a full turn is 1.
    @inlinable
    public static func turns(_ turns: Double) -> Angle { Angle(radians: turns * (2 * .pi)) }

    /// No rotation; as a direction, 3 o'clock.
    public static let zero = Angle(radians: 0)

    /// One turn clockwise: 360°.
    public static let fullTurn = Angle(radians: 2 * .pi)

    /// Straight up, −90°: the default start of a ring and the default position of a pointer.
    public static let twelveOClock = Angle(radians: -.pi / 2)

    /// The angle in degrees; a full turn is 360.
    @inlinable
    public var degrees: Double { radians * (180 / .pi) }

    /// The angle in turns; a full turn is 1.
    @inlinable
    public var turns: Double { radians / (2 * .pi) }
}

// MARK: - Views of a cumulative angle

extension Angle {
    /// The same direction in 0 ..< 2π; NaN for an angle that is not finite.
    public var normalized: Angle {
        let remainder = radians.truncatingRemainder(dividingBy: 2 * .pi)
        let raised = remainder < 0 ? remainder + 2 * .pi : remainder
        // A very small negative angle is rounded up to the full turn, which is 0.
        return Angle(radians: raised < 2 * .pi ? raised : raised - 2 * .pi)
    }

    /// The same direction in −π < angle ≤ π; NaN for an angle that is not finite.
    public var signed: Angle {
        let remainder = radians.truncatingRemainder(dividingBy: 2 * .pi)
        if remainder > .pi { return Angle(radians: remainder - 2 * .pi) }
        if remainder <= -.pi { return Angle(radians: remainder + 2 * .pi) }
        return Angle(radians: remainder)
    }

    /// The number of whole turns in this angle, rounded down: 2 for 765°, −1 for −45°.
    ///
    /// The angle is the sum of that many full turns and ``normalized``. What rounding has left below a
    /// whole turn counts as below it: round ``turns`` where whole turns have been added up.
    ///
    /// Zero for an angle that is not finite, or beyond 2⁵³ turns.
    public var wholeTurns: Int {
        let count = ((self - normalized).turns).rounded()
        return count.magnitude <= 0x1p53 ? Int(exactly: count) ?? 0 : 0
    }

    /// The absolute value of the angle.
    public var magnitude: Angle { Angle(radians: radians.magnitude) }

    /// How far a rotation may be from this one by rounding: a billionth of a radian, and beyond 2²²
    /// radians two units in the last place.
    var rounding: Angle { .radians(max(1e-9, 2 * radians.ulp)) }

    /// Whether another rotation differs from this one by rounding alone.
    func isNearly(_ other: Angle) -> Bool { (other - self).magnitude <= max(rounding, other.rounding) }

    /// This angle, or zero if it is not finite.
    var finiteOrZero: Angle { radians.isFinite ? self : .zero }

    /// The mirror image of this direction about the vertical line, where one that is not finite counts
    /// as zero.
    package var mirrored: Angle { .radians(.pi) - finiteOrZero }

    /// The shortest rotation from this direction to another, from −π (exclusive) to π; clockwise if
    /// positive.
    public func shortestDifference(to other: Angle) -> Angle { (other - self).signed }

    /// The shortest rotation to another direction; half a turn is clockwise, also where rounding
    /// made it a little shorter in the other direction.
    func shortestTurn(to other: Angle) -> Angle {
        let difference = shortestDifference(to: other)
        return difference <= rounding - .radians(.pi) ? difference + .fullTurn : difference
    }
}

// MARK: - Arithmetic

extension Angle {
    /// The sum of two angles.
    @inlinable
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

    /// The difference of two angles; it does not wrap.
    @inlinable
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }

    /// The same angle in the opposite direction.
    @inlinable
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// An angle times a number.
    @inlinable
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

    /// An angle times a number.
    @inlinable
    public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

    /// An angle divided by a number.
    @inlinable
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

    /// The ratio of two angles.
    @inlinable
    public static func / (left: Angle, right: Angle) -> Double { left.radians / right.radians }

    /// Orders by the cumulative value, not by direction: 0° comes before 360°.
    ///
    /// With NaN, `<` and `>` are `false`, as for `Double`, but `<=` and `>=` are `true`. A range with
    /// NaN as a bound therefore does not stop the program.
    @inlinable
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

#if !hasFeature(Embedded)
extension Angle: CustomStringConvertible {
    /// The angle in degrees, to four decimals at most: `-45.0°`.
    public var description: String {
        let rounded = (degrees * 10_000).rounded() / 10_000
        return "\(rounded == 0 ? 0 : rounded)°"
    }
}
#endif
