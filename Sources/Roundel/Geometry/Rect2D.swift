/// A rectangle with sides along the axes, in points; `y` grows downward.
public struct Rect2D: Hashable, Sendable {
    /// The corner with the least coordinates: the top left one.
    public let origin: Point2D

    /// Width and height; neither is negative.
    public let size: Point2D

    /// Makes a rectangle from a corner and a size.
    ///
    /// A negative width or height reaches left or up from `origin`, and the corner moves there. A
    /// coordinate that is not finite counts as zero.
    public init(origin: Point2D, size: Point2D) {
        let (corner, extent) = (origin.finiteOrZero, size.finiteOrZero)
        self.origin = pointwiseMin(corner, corner + extent)
        self.size = pointwiseMax(extent, -extent)
    }

    /// Makes a rectangle from the coordinates of a corner and a size, as ``init(origin:size:)`` does.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point2D(x, y), size: Point2D(width, height))
    }

    /// The width, in points.
    public var width: Double { size.x }

    /// The height, in points.
    public var height: Double { size.y }

    /// The middle of the rectangle.
    public var center: Point2D { origin + size / 2 }

    /// The corner with the greatest coordinates: the bottom right one.
    public var end: Point2D { origin + size }

    /// The length of the shorter side: the diameter of the inscribed circle.
    public var shorterSide: Double { size.min() }

    /// Whether the rectangle has no area.
    var isEmpty: Bool { !(width > 0 && height > 0) }
}
