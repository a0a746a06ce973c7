/// A corner at its place in a rectangle.
///
/// The outline runs clockwise. It arrives along one side, turns into the other, and the coordinates
/// of ``CornerCurve`` run from the corner of the rectangle back along the first side and on along the
/// second.
struct PlacedCorner {
    let corner: Corner
    let curve: CornerCurve

    /// The corner of the rectangle.
    let vertex: Point2D

    /// The vectors of the radii, back along the side on which the outline arrives and on along the
    /// other.
    let (back, on): (Point2D, Point2D)

    /// Makes the corner with an index, clockwise from the bottom right.
    init(_ corner: Corner, index: Int, in rect: Rect2D) {
        self.corner = corner
        curve = CornerCurve(corner.shape)
        let (low, high, radii) = (rect.origin, rect.end, corner.radii)
        let (across, down) = (Point2D(radii.x, 0), Point2D(0, radii.y))
        switch index & 3 {
        case 0: (vertex, back, on) = (high, -down, -across)
        case 1: (vertex, back, on) = (Point2D(low.x, high.y), across, -down)
        case 2: (vertex, back, on) = (low, down, across)
        default: (vertex, back, on) = (Point2D(high.x, low.y), -across, down)
        }
    }

    /// Whether the outline reaches the corner of the rectangle.
    var isSquare: Bool { corner.isSquare }

    /// The points at which the outline leaves the one side and reaches the other.
    var start: Point2D { isSquare ? vertex : curveStart }
    var end: Point2D { isSquare ? vertex : curveEnd }

    /// The ends of the curve, which lie on the sides also where the curve is a square corner.
    var curveStart: Point2D { place(Point2D(curve.extent, 0)) }
    var curveEnd: Point2D { place(Point2D(0, curve.extent)) }

    /// The point for coordinates of the curve.
    func place(_ point: Point2D) -> Point2D { vertex + vector(point) }

    /// The vector for one in the coordinates of the curve.
    func vector(_ vector: Point2D) -> Point2D { back * vector.x + on * vector.y }

    /// The coordinates of a point, which the radii must not be 0 for.
    func coordinates(_ point: Point2D) -> Point2D {
        let offset = point - vertex
        return Point2D(
            back.x == 0 ? offset.y / back.y : offset.x / back.x,
            on.x == 0 ? offset.y / on.y : offset.x / on.x
        )
    }
}

extension PlacedCorner: DiagonalCurve {
    /// The point of the outline at a parameter of the curve, and the derivative.
    func at(_ parameter: Double) -> (point: Point2D, tangent: Point2D) {
        let (point, tangent) = curve.at(parameter)
        return (place(point), vector(tangent))
    }
}

/// The corners of a rectangle at their places.
struct CornersOutline {
    let corners: Corners
    let rect: Rect2D

    /// Makes the outline of corners in a rectangle, which must not be empty.
    init(_ corners: Corners, in rect: Rect2D) {
        (self.corners, self.rect) = (corners.fitted(in: rect), rect)
    }

    /// The corner with an index, clockwise from the bottom right.
    func corner(_ index: Int) -> PlacedCorner { PlacedCorner(corners[index], index: index, in: rect) }

    /// The ends of the side before a corner; equal, or an ulp apart, where the corners meet.
    func side(before index: Int) -> (start: Point2D, end: Point2D) {
        (corner(index + 3).end, corner(index).start)
    }
}
