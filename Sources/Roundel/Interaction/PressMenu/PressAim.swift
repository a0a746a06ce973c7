internal import RealModule

/// What a finger points at about a centre: a direction and a distance that lag behind the finger.
///
/// Both follow the finger with play, as a loose gear does: they stay while the finger moves within
/// the hysteresis, and then keep that distance from it. So a finger that trembles on the border of
/// two items does not flicker, and the result depends on the path alone and not on how often it was
/// sampled: on a straight line, direction and distance are computed for all of its points at once.
struct PressAim: Sendable {
    /// The sizes on which an aim depends.
    struct Rule: Sendable {
        /// The radius of the middle, in which nothing is pointed at, in points.
        let deadZone: Double

        /// The play of the direction, in radians.
        let hysteresis: Double

        /// The play of the distance: 4 points, which is more than a finger trembles, but at most
        /// half of the dead zone.
        var play: Double { min(4, deadZone / 2) }
    }

    /// The centre, in points.
    let center: Point2D

    /// The distance, in points, which lags behind that of the finger.
    private(set) var distance: Double

    /// Whether the finger is in the middle and points at nothing.
    private(set) var isInMiddle: Bool

    /// Whether the finger has been outside the middle.
    private(set) var hasLeft: Bool

    /// The direction of the finger, in radians.
    private var angle = 0.0

    /// By how much the direction lags behind, in radians.
    private var lag = 0.0

    /// Makes the aim of a finger that touches down.
    init(center: Point2D, at point: Point2D, _ rule: Rule) {
        self.center = center
        distance = (point - center).length
        isInMiddle = distance < rule.deadZone || distance == 0
        hasLeft = !isInMiddle
        angle = Angle(of: point - center)?.radians ?? 0
    }

    /// The direction that is pointed at, or `nil` in the middle.
    var direction: Angle? { isInMiddle ? nil : .radians(angle + lag) }

    /// Moves the finger on a straight line.
    ///
    /// - Returns: The point at which it entered the middle, or `nil` if it did not.
    mutating func move(from start: Point2D, to end: Point2D, _ rule: Rule) -> Point2D? {
        let (first, last) = (start - center, end - center)
        let way = last - first
        let lengthSquared = way.dot(way)
        guard lengthSquared > 0 else { return nil }
        let nearest = first + way * min(max(-first.dot(way) / lengthSquared, 0), 1)
        let entry = approach(from: first, to: nearest, rule)
        recede(from: nearest, to: last, rule)
        return entry.map { center + $0 }
    }

    /// Moves to the nearest point of a line.
    private mutating func approach(from first: Point2D, to nearest: Point2D, _ rule: Rule) -> Point2D? {
        let lagging = nearest.length + rule.play
        distance = min(distance, lagging)
        guard !isInMiddle, distance < rule.deadZone else {
            if !isInMiddle { turn(from: first, to: nearest, rule) }
            return nil
        }
        isInMiddle = true
        return crossing(first, nearest, at: rule.deadZone - rule.play)
    }

    /// Moves from the nearest point of a line on.
    private mutating func recede(from nearest: Point2D, to last: Point2D, _ rule: Rule) {
        distance = max(distance, last.length - rule.play)
        guard isInMiddle else { return turn(from: nearest, to: last, rule) }
        guard distance >= rule.deadZone, distance > 0 else { return }
        let exit = crossing(last, nearest, at: rule.deadZone + rule.play)
        (isInMiddle, hasLeft, lag) = (false, true, 0)
        // Without a dead zone, the finger leaves the centre itself.
        angle = (Angle(of: exit) ?? Angle(of: last))?.radians ?? 0
        turn(from: exit, to: last, rule)
    }

    /// Turns with the finger along a line that does not pass the centre.
    private mutating func turn(from start: Point2D, to end: Point2D, _ rule: Rule) {
        let (cross, dot) = (start.x * end.y - start.y * end.x, start.dot(end))
        guard let turn = Angle(of: Point2D(dot, cross))?.radians, let end = Angle(of: end) else { return }
        angle = end.radians
        lag = min(max(lag - turn, -rule.hysteresis), rule.hysteresis)
    }

    /// The point at a distance from the centre on a line to `far`, of which `near` is the nearest
    /// point and closer than that.
    private func crossing(_ far: Point2D, _ near: Point2D, at distance: Double) -> Point2D {
        let way = far - near
        let (a, b) = (way.dot(way), near.dot(way))
        let c = near.dot(near) - distance * distance
        guard a > 0 else { return near }
        return near + way * min(max((max(b * b - a * c, 0).squareRoot() - b) / a, 0), 1)
    }
}
