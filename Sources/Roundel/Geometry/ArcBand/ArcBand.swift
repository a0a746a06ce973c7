/// A band along an arc: the track of a dial, a part of it, or a progress ring.
///
/// The band begins at the direction `start` and runs along the sweep, clockwise if that is
/// positive. A round cap is a half-disc beyond an end of the sweep. A sweep of zero with round caps
/// is a dot, and one of a full turn or more covers the whole ring; ``layers`` are what to draw so
/// that the last turn lies over the earlier ones.
///
/// ```swift
/// let track = ArcBand(center: Point2D(100, 100), radius: 80, thickness: 16)
/// let elements = track.path(tolerance: 0.05)
/// ```
public struct ArcBand: Hashable, Sendable {
    /// The shape of an end.
    public enum Cap: Hashable, Sendable, CaseIterable {
        /// A half-disc beyond the end.
        case round
        /// A straight edge at the end.
        case butt
    }

    /// The centre of the arc, in points.
    public let center: Point2D

    /// The radius of the middle of the band, in points.
    public let radius: Double

    /// The width of the band, in points.
    public let thickness: Double

    /// The direction in which the band begins.
    public let start: Angle

    /// The rotation from the start to the end, clockwise if positive.
    public let sweep: Angle

    /// The shape of the band at its start.
    public let startCap: Cap

    /// The shape of the band at its end.
    public let endCap: Cap

    /// Makes a band.
    ///
    /// - Parameters:
    ///   - center: The centre; a coordinate that is not finite counts as zero, and one beyond a
    ///     billion points as a billion.
    ///   - radius: The radius of the middle of the band, in points. A negative value or NaN counts
    ///     as zero, and one above a billion as a billion.
    ///   - thickness: The width of the band, in points. A negative value or NaN counts as zero, and
    ///     one of more than twice the radius as twice the radius, with which the band reaches the
    ///     centre.
    ///   - start: The direction in which the band begins; a value that is not finite, or beyond a
    ///     billion radians, counts as zero. The default is that of a ``DialScale``.
    ///   - sweep: The rotation from the start to the end, clockwise if positive. A value that is
    ///     not finite counts as zero, and one beyond a billion radians as a billion. Of bands without
    ///     a sweep, those of −0 are counterclockwise, as empty parts of such bands are.
    ///   - startCap: The shape of the start.
    ///   - endCap: The shape of the end.
    public init(
        center: Point2D = .zero,
        radius: Double,
        thickness: Double,
        start: Angle = .degrees(135),
        sweep: Angle = .degrees(270),
        startCap: Cap = .round,
        endCap: Cap = .round
    ) {
        let farthest = Point2D(repeating: 1e9)
        self.center = center.finiteOrZero.clamped(lowerBound: -farthest, upperBound: farthest)
        self.radius = radius > 0 ? min(radius, 1e9) : 0
        self.thickness = thickness > 0 ? min(thickness, 2 * self.radius) : 0
        self.start = start.radians.magnitude <= 1e9 ? start : .zero
        self.sweep = sweep.finiteOrZero.inRange
        self.startCap = startCap
        self.endCap = endCap
    }

    /// The radius of the inner edge, in points.
    public var innerRadius: Double { max(0, radius - thickness / 2) }

    /// The radius of the outer edge, in points.
    public var outerRadius: Double { radius + thickness / 2 }

    /// The direction in which the band ends; whole turns are not removed.
    public var end: Angle { start + sweep }

    /// The part of the band between two fractions of its sweep, such as the track up to a value.
    ///
    /// - Parameters:
    ///   - fractions: The fractions at which the part begins and ends. Below 0 counts as 0, above 1
    ///     as 1.
    ///   - startCap: The shape of the start of the part; `nil` takes that of the band.
    ///   - endCap: The shape of the end of the part; `nil` takes that of the band.
    public func part(_ fractions: ClosedRange<Double>, startCap: Cap? = nil, endCap: Cap? = nil) -> ArcBand {
        let limits = 0.0...1
        let (first, last) = (limits.clamped(fractions.lowerBound), limits.clamped(fractions.upperBound))
        return ArcBand(
            center: center,
            radius: radius,
            thickness: thickness,
            start: start + sweep * first,
            sweep: sweep * (last - first),
            startCap: startCap ?? self.startCap,
            endCap: endCap ?? self.endCap
        )
    }

    /// Whether the band contains a point, to about a billionth of its size at the edges.
    ///
    /// False for a point that is not finite, and for a band without a thickness.
    public func contains(_ point: Point2D) -> Bool {
        guard point.isFinite, thickness > 0 else { return false }
        let vector = point.bounded - center
        let distance = vector.exactLength
        if distance >= innerRadius, distance <= outerRadius, coversDirection(of: vector) { return true }
        return capContains(vector, startCap, at: start, outward: -1)
            || capContains(vector, endCap, at: end, outward: 1)
    }

    /// Whether the sweep is clockwise; that of −0, as an empty part of a counterclockwise band has it,
    /// is not.
    var runsClockwise: Bool { sweep.radians.sign == .plus }

    private func coversDirection(of vector: Point2D) -> Bool {
        guard sweep.magnitude < .fullTurn else { return true }
        guard sweep != .zero, let angle = Angle(of: vector) else { return false }
        let distance = (sweep < .zero ? start - angle : angle - start).normalized
        return distance <= sweep.magnitude
    }

    /// Whether the half-disc at an end, on the side outside the sweep, contains a point.
    private func capContains(_ vector: Point2D, _ cap: Cap, at angle: Angle, outward: Double) -> Bool {
        guard cap == .round else { return false }
        let middle = Point2D(direction: angle)
        let offset = vector - middle * radius
        let along = offset.dot(Point2D(-middle.y, middle.x)) * (runsClockwise ? outward : -outward)
        return along >= 0 && offset.exactLength <= thickness / 2
    }
}
