internal import RealModule

/// The path of a stroke, in which corners are found.
///
/// The path is measured in steps of equal length, so that its corners do not depend on the rate at
/// which it was sampled. A corner is where two steps in succession leave the direction from the
/// middle to the step before them.
struct PressStroke: Sendable {
    /// The length of a step, in points: with 8, a fingertip that trembles by 1 point turns a step by
    /// at most 14°, and a corner is noticed at most 24 points beyond it.
    private static let step = 8.0

    /// The number of steps of a straight line that are looked at: 8,192 points are more than the
    /// diagonal of a screen.
    private static let looks = 1024.0

    /// A corner of the path.
    struct Corner {
        /// Where the path turned.
        let point: Point2D

        /// Where the finger was when the corner was noticed.
        let end: Point2D
    }

    /// The point from which the length of a leg is measured.
    private let center: Point2D

    /// The radius of the middle that the stroke has yet to leave.
    private let middle: Double

    /// The point from which the directions of corners are measured: where the stroke leaves the middle.
    private var origin: Point2D

    /// The ends of the last steps; the newest is the third.
    private var ends: (Point2D, Point2D, Point2D)

    /// The number of those ends.
    private var count = 1

    /// The end of the path.
    private var last: Point2D

    /// The length of the path since the last step.
    private var rest = 0.0

    /// Begins a path, which has yet to leave a middle of a radius.
    init(center: Point2D, at point: Point2D, leaving middle: Double = 0) {
        (self.center, self.middle) = (center, middle)
        origin = middle > 0 ? point : center
        ends = (point, point, point)
        last = point
    }

    /// Moves the finger on a straight line, up to the first corner that counts.
    ///
    /// - Parameters:
    ///   - point: The end of the line.
    ///   - leg: The least distance of a corner from the centre, in points.
    ///   - turn: The least angle of a corner.
    ///   - counts: Whether a corner at a point counts.
    mutating func move(
        to point: Point2D,
        leg: Double,
        turn: Angle,
        where counts: (Point2D) -> Bool
    ) -> Corner? {
        let (start, way) = (last, point - last)
        let length = way.length
        guard length > 0 else { return nil }
        var along = PressStroke.step - rest
        let skipFrom = along + PressStroke.looks * PressStroke.step
        while along <= length {
            add(start + way * (along / length))
            if let corner = corner(leg: leg, turn: turn), counts(corner) {
                (last, rest) = (ends.2, 0)
                return Corner(point: corner, end: last)
            }
            along += PressStroke.step
            if along > skipFrom {
                // The last three steps are what the next line continues.
                along = max(along, along + (((length - along) / PressStroke.step).rounded(.down) - 3) * 8)
            }
        }
        rest = length - along + PressStroke.step
        last = point
        return nil
    }

    private mutating func add(_ point: Point2D) {
        ends = (ends.1, ends.2, point)
        if (point - center).length < middle { origin = point }
        count = min(count + 1, 3)
    }

    /// The corner at the last steps, if there is one.
    private func corner(leg: Double, turn: Angle) -> Point2D? {
        let (way, one, two) = (ends.0 - origin, ends.1 - ends.0, ends.2 - ends.1)
        guard count == 3, (ends.0 - center).length >= leg else { return nil }
        // A stroke that goes back into the middle begins anew there.
        guard min((ends.1 - center).length, (ends.2 - center).length) >= middle else { return nil }
        guard angle(way, two) >= turn, angle(way, one) >= turn / 4 else { return nil }
        // The corner is where the line of the last step meets that from the origin.
        let cross = way.x * two.y - way.y * two.x
        let offset = ends.1 - origin
        let share = (offset.x * two.y - offset.y * two.x) / cross
        let meeting = origin + way * share
        let isNear = share.isFinite && (meeting - ends.1).length <= 3 * PressStroke.step
        return isNear ? meeting : ends.0
    }

    private func angle(_ one: Point2D, _ other: Point2D) -> Angle {
        let cross = one.x * other.y - one.y * other.x
        return Angle(of: Point2D(one.dot(other), cross))?.magnitude ?? .zero
    }
}
