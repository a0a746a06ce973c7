/// The zone in which a touch may begin to turn a wheel: the ring between two radii about the
/// centre.
///
/// Near the centre the slightest move of a finger would turn the wheel by a large angle. That disc
/// is the dead zone: no touch begins in it, and a finger in it does not turn the wheel. A touch
/// that began in the zone may leave it outward and continues to turn the wheel.
public struct TouchZone: Hashable, Sendable {
    /// The centre of the wheel, in points.
    public let center: Point2D

    /// The radius of the dead zone, in points.
    public let innerRadius: Double

    /// The greatest distance from the centre at which a touch may begin, in points.
    public let outerRadius: Double

    /// Makes a zone.
    ///
    /// - Parameters:
    ///   - center: The centre, in points; a coordinate that is not finite counts as zero.
    ///   - innerRadius: The radius of the dead zone, in points; a negative value or NaN counts as
    ///     zero.
    ///   - outerRadius: The greatest distance at which a touch may begin, in points; it may be
    ///     infinite. Less than the inner radius, or NaN, counts as the inner radius.
    public init(center: Point2D, innerRadius: Double, outerRadius: Double) {
        self.center = center.finiteOrZero
        self.innerRadius = innerRadius > 0 ? innerRadius : 0
        self.outerRadius = outerRadius > self.innerRadius ? outerRadius : self.innerRadius
    }

    /// Makes the zone of a view, whose radii are fractions of half the view's shorter side.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the view, whose centre is that of the zone.
    ///   - deadZone: The radius of the dead zone as such a fraction, 0.2 by default; a negative
    ///     value or NaN counts as zero.
    ///   - touchRadius: The greatest distance at which a touch may begin as such a fraction. The
    ///     default is 1, the inscribed circle. Less than the dead zone, or NaN, counts as the dead
    ///     zone.
    public init(in bounds: Rect2D, deadZone: Double = 0.2, touchRadius: Double = 1) {
        let half = bounds.shorterSide / 2
        self.init(center: bounds.center, innerRadius: deadZone * half, outerRadius: touchRadius * half)
    }

    /// Whether a touch may begin to turn the wheel at a point; both edges belong to the zone.
    public func contains(_ point: Point2D) -> Bool {
        let distance = (point - center).length
        return innerRadius <= distance && distance <= outerRadius
    }

    /// The angle by which a finger that moved in a straight line turned about the centre, from −π
    /// to π.
    ///
    /// `nil` if the line enters the dead zone, where neither the angle nor the direction can be
    /// told. Both points are relative to the centre.
    func turn(from start: Point2D, to end: Point2D) -> Angle? {
        let cross = start.x * end.y - start.y * end.x
        let dot = start.dot(end)
        let (startSquared, endSquared) = (start.dot(start), end.dot(end))
        // If the nearest point of the line lies between its ends, its distance is |cross| / |end −
        // start|.
        let passesBy = dot < startSquared && dot < endSquared
        let moveSquared = startSquared + endSquared - 2 * dot
        let deadSquared = innerRadius * innerRadius
        if passesBy, cross * cross <= deadSquared * moveSquared { return nil }
        if min(startSquared, endSquared) < deadSquared { return nil }
        return Angle(of: Point2D(dot, cross))
    }
}
