/// Where a finger rests, and since when.
///
/// A finger rests as long as it stays within ``RingMenu/slop`` of a point. When it leaves that disc,
/// the point at which it does so is the next such point. So a finger rests or not whatever the rate
/// at which its path is sampled.
struct PressRest: Sendable {
    /// The point, in points.
    private(set) var point: Point2D

    /// The time since which the finger is near the point, in seconds.
    var since: Double

    /// Whether the finger has left the disc about the point at which it touched down.
    private(set) var hasMoved = false

    init(point: Point2D, since: Double) { (self.point, self.since) = (point, since) }

    /// Begins to rest at a point, whether or not the finger has moved before.
    mutating func begin(at point: Point2D, time: Double) { (self.point, since) = (point, time) }

    /// The fraction of a straight line at which the finger leaves the disc about the point, or `nil`
    /// if it does not.
    func exit(from start: Point2D, to end: Point2D) -> Double? {
        let slop = RingMenu.slop
        guard (end - point).length > slop else { return nil }
        let (first, way) = (start - point, end - start)
        let (a, b) = (way.dot(way), first.dot(way))
        let c = first.dot(first) - slop * slop
        return a > 0 ? min(max((max(b * b - a * c, 0).squareRoot() - b) / a, 0), 1) : 1
    }

    /// Moves the finger on a straight line at a constant speed.
    mutating func move(from start: Point2D, at startTime: Double, to end: Point2D, at endTime: Double) {
        guard let fraction = exit(from: start, to: end) else { return }
        // On the rest of the line the finger leaves one disc after another.
        let way = end - start
        let share = way.length > 0 ? RingMenu.slop / way.length : 1
        let last = fraction + share * ((1 - fraction) / share).rounded(.down)
        point = start + way * min(last, 1)
        since = startTime + (endTime - startTime) * min(last, 1)
        hasMoved = true
    }
}
