/// A rectangle whose four corners each have radii and a shape.
///
/// ```swift
/// let card = Corners(radius: 24, shape: .smooth(0.6))
/// let path = card.path(in: Rect2D(x: 0, y: 0, width: 300, height: 60), tolerance: 0.01)
///
/// let tab = Corners(
///     topLeft: Corner(radius: 16, shape: .squircle),
///     topRight: Corner(radius: 16, shape: .squircle)
/// )
/// ```
///
/// Corners have no size: their functions take a ``Rect2D``. The corners keep their radii when the
/// rectangle changes its proportions, unlike a ``Superellipse``, which is stretched. Where the
/// radii do not fit, they are scaled down as in CSS; see ``fitted(in:)``. An empty rectangle
/// contains no curve, and the documentation of each function says what it returns then.
///
/// A smooth corner is not the continuous corner of Apple's shapes, which is another curve.
public struct Corners: Hashable, Sendable {
    /// The corner at the top left.
    public let topLeft: Corner
    /// The corner at the top right.
    public let topRight: Corner
    /// The corner at the bottom right.
    public let bottomRight: Corner
    /// The corner at the bottom left.
    public let bottomLeft: Corner

    /// Makes a rectangle with four different corners; those that are left out are square.
    public init(
        topLeft: Corner = .square,
        topRight: Corner = .square,
        bottomRight: Corner = .square,
        bottomLeft: Corner = .square
    ) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
    }

    /// Makes a rectangle with four equal corners.
    public init(_ corner: Corner) {
        self.init(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    }

    /// Makes a rectangle with four equal corners of a radius in points.
    ///
    /// - Parameters:
    ///   - radius: As in ``Corner/init(radius:shape:)``.
    ///   - shape: The shape of the corners.
    public init(radius: Double, shape: CornerShape = .round) {
        self.init(Corner(radius: radius, shape: shape))
    }

    /// The corner with an index, clockwise from the bottom right, as the outline meets them.
    subscript(index: Int) -> Corner {
        switch index & 3 {
        case 0: bottomRight
        case 1: bottomLeft
        case 2: topLeft
        default: topRight
        }
    }

    /// The mirror image, in which left and right are exchanged.
    package var mirrored: Corners {
        Corners(topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
    }

    /// The corners that a function makes of these, with their indices.
    package func mapped(_ change: (Int, Corner) -> Corner) -> Corners {
        Corners(
            topLeft: change(2, topLeft),
            topRight: change(3, topRight),
            bottomRight: change(0, bottomRight),
            bottomLeft: change(1, bottomLeft)
        )
    }
}
