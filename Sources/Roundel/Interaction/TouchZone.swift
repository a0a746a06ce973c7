/// Where a touch may begin to turn a wheel: the ring between two radii about the centre.
///
/// Near the centre a finger has hardly a direction, and the slightest move would turn the wheel wildly: that
/// disc is the dead zone. A touch that began in the zone may leave it outward and goes on turning; in the
/// dead zone it turns nothing.
public struct TouchZone: Hashable, Sendable {
    /// The middle of the wheel, in points.
    public let center: Point2D

    /// The radius of the dead zone, in points.
    public let innerRadius: Double

    /// The greatest distance from the centre at which a touch may begin, in points.
    public let outerRadius: Double

    /// Makes a zone.
    ///
    /// - Parameters:
    ///   - center: The middle, in points; a coordinate that is not finite counts as zero.
    ///   - innerRadius: The radius of the dead zone; below zero or NaN counts as zero.
    ///   - outerRadius: The greatest distance at which a touch may begin; may be infinite. Less than the inner
    ///     radius, or NaN, counts as the inner radius.
    public init(center: Point2D, innerRadius: Double, outerRadius: Double) {
        self.center = center.finiteOrZero
        self.innerRadius = innerRadius > 0 ? innerRadius : 0
        self.outerRadius = outerRadius > self.innerRadius ? outerRadius : self.innerRadius
    }

    /// Makes the zone of a view, whose radii are fractions of half the view's shorter side.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the view; the zone is about their centre.
    ///   - deadZone: The radius of the dead zone, 0.2 by default; below zero or NaN counts as zero.
    ///   - touchRadius: The greatest distance at which a touch may begin, 1 by default, which is the
    ///     inscribed circle; may be greater. Less than the dead zone, or NaN, counts as the dead zone.
    public init(in bounds: Rect2D, deadZone: Double = 0.2, touchRadius: Double = 1) {
        let half = bounds.shorterSide / 2
        self.init(center: bounds.center, innerRadius: deadZone * half, outerRadius: touchRadius * half)
    }

    /// Whether a touch at a point may begin to turn the wheel; both edges belong to the zone.
    public func contains(_ point: Point2D) -> Bool {
        let distance = (point - center).length
        return innerRadius <= distance && distance <= outerRadius
    }

    /// How far a finger that moved in a straight line has turned about the centre, −π < way < π.
    ///
    /// `nil` where the line enters the dead zone: there the finger's direction says nothing, not even
    /// which way round it went. Both points are relative to the centre.
    func turn(from start: Point2D, to end: Point2D) -> Angle? {
        let cross = start.x * end.y - start.y * end.x
        let dot = (start * end).sum()
        let (startSquared, endSquared) = ((start * start).sum(), (end * end).sum())
        // The line is nearest to the centre between its ends, where it is |cross| / |end − start| away.
        let passesBy = dot < startSquared && dot < endSquared
        let moveSquared = startSquared + endSquared - 2 * dot
        let deadSquared = innerRadius * innerRadius
        if passesBy, cross * cross <= deadSquared * moveSquared { return nil }
        if min(startSquared, endSquared) < deadSquared { return nil }
        return Angle(of: Point2D(dot, cross))
    }
}
