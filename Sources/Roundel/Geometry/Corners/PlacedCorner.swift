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
    func at(_ parameter: Double) -> CornerCurve.Sample { placed(curve.at(parameter)) }

    /// The point of a half of the curve at a parameter from 0 on the side to 1, and the derivative.
    func at(_ fraction: Double, isSecondHalf: Bool) -> CornerCurve.Sample {
        let sample = curve.half(fraction)
        return placed(isSecondHalf ? CornerCurve.mirrored(sample) : sample)
    }

    private func placed(_ sample: CornerCurve.Sample) -> CornerCurve.Sample {
        (place(sample.point), vector(sample.tangent))
    }
}

/// The corners of a rectangle at their places.
struct CornersOutline {
    let rect: Rect2D

    // A tuple, because an array would be an allocation.
    private let places: (PlacedCorner, PlacedCorner, PlacedCorner, PlacedCorner)

    /// Makes the outline of corners that fit a rectangle, which must not be empty.
    init(fitted corners: Corners, in rect: Rect2D) {
        self.rect = rect
        places = (
            PlacedCorner(corners[0], index: 0, in: rect), PlacedCorner(corners[1], index: 1, in: rect),
            PlacedCorner(corners[2], index: 2, in: rect), PlacedCorner(corners[3], index: 3, in: rect)
        )
    }

    /// The corner with an index, clockwise from the bottom right.
    func corner(_ index: Int) -> PlacedCorner {
        switch index & 3 {
        case 0: places.0
        case 1: places.1
        case 2: places.2
        default: places.3
        }
    }

    /// The unit vector along the side before a corner.
    static func direction(ofSide index: Int) -> Point2D {
        switch index & 3 {
        case 0: Point2D(0, 1)
        case 1: Point2D(-1, 0)
        case 2: Point2D(0, -1)
        default: Point2D(1, 0)
        }
    }

    /// The ends of the side before a corner; equal, or an ulp apart, where the corners meet.
    func side(before index: Int) -> (start: Point2D, end: Point2D) {
        (corner(index + 3).end, corner(index).start)
    }
}
