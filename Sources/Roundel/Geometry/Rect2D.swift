/// A rectangle whose sides are parallel to the axes, in points; `y` grows downward.
public struct Rect2D: Hashable, Sendable {
    /// The corner with the least coordinates, at the top left.
    public let origin: Point2D

    /// The width and height, which are never negative.
    public let size: Point2D

    /// Makes a rectangle from a corner and a size.
    ///
    /// With a negative width or height the rectangle extends to the left of or above the given
    /// corner, and its origin is moved accordingly. A coordinate that is not finite counts as zero.
    /// One beyond ±2¹⁰⁰⁰ counts as ±2¹⁰⁰⁰, and a side below 2⁻¹⁰⁰⁰ as zero, so that no result
    /// overflows.
    public init(origin: Point2D, size: Point2D) {
        let (corner, extent) = (origin.finiteOrZero.bounded, size.finiteOrZero.bounded)
        let sides = pointwiseMax(extent, -extent)
        self.origin = pointwiseMin(corner, corner + extent)
        self.size = sides.replacing(with: 0, where: sides .< 0x1p-1000)
    }

    /// Makes a rectangle from the coordinates of a corner and a size, as ``init(origin:size:)``
    /// does.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point2D(x, y), size: Point2D(width, height))
    }

    /// The width, in points.
    public var width: Double { size.x }

    /// The height, in points.
    public var height: Double { size.y }

    /// The centre of the rectangle.
    public var center: Point2D { origin + size / 2 }

    /// The corner with the greatest coordinates, at the bottom right.
    public var end: Point2D { origin + size }

    /// The point of the rectangle that is nearest to a point; a point that is not finite stays.
    package func nearestPoint(to point: Point2D) -> Point2D {
        point.isFinite ? pointwiseMax(pointwiseMin(point, end), origin) : point
    }

    /// The length of the shorter side, which is the diameter of the greatest circle inside.
    public var shorterSide: Double { size.min() }

    /// Whether the rectangle has no area.
    var isEmpty: Bool { !(width > 0 && height > 0) }
}
