internal import RealModule

/// The positions of items on a circle or an ellipse, at any rotation.
///
/// Items have indices from 0. The first item is at ``start``, 12 o'clock by default, and the others
/// follow in the ``direction``, clockwise by default. ``Spacing`` determines the number of items
/// and their distances; with weights, the first sector begins at ``start``, or half a pad after it, and
/// the item is in its middle.
///
/// ```swift
/// let ring = Ring(center: Point2D(200, 200), radius: 120, spacing: .even(8))
/// print(ring.position(of: 2))                          // (320, 200): 3 o'clock
/// print(ring.position(of: 2, rotation: .degrees(90)))  // (200, 320): 6 o'clock
/// ```
///
/// The direction of each item is computed once, when the ring is made. A rotation of all items then
/// takes one sine and one cosine, whatever their number.
///
/// On an ellipse an angle is the parameter θ of (rx·cos θ, ry·sin θ): the ring is a circle that is
/// stretched along the axes. A rotation moves the items along the ellipse, and not the ellipse
/// itself.
public struct Ring: Equatable, Sendable {
    /// The direction in which the items follow one another, on a screen whose y axis points down.
    public enum Direction: Hashable, Sendable, CaseIterable {
        /// From 12 o'clock to 3 o'clock.
        case clockwise
        /// From 12 o'clock to 9 o'clock.
        case counterclockwise
    }

    /// The centre of the ring, in points; a coordinate that is not finite becomes zero, and one
    /// beyond ±2¹⁰⁰⁰ becomes ±2¹⁰⁰⁰.
    public var center: Point2D {
        didSet { center = center.finiteOrZero.bounded }
    }

    /// The radii along x and y, in points; equal for a circle.
    ///
    /// A radius that is negative or not finite becomes zero, which puts all items on a line or a
    /// point. One beyond 2¹⁰⁰⁰ becomes 2¹⁰⁰⁰.
    public var radii: Point2D {
        didSet { radii = Ring.canonical(radii) }
    }

    /// The angle of the first item; with weights, the angle at which the first sector begins, or half a
    /// pad before it.
    public let start: Angle

    /// The direction in which the items follow one another.
    public let direction: Direction

    /// The number of items and their distances.
    public let spacing: Spacing

    /// The angle of each item at rotation zero.
    let angles: [Angle]

    /// The unit vector of each item at rotation zero.
    let directions: [Point2D]

    /// The extent of the items' sectors.
    let sectorExtent: SectorExtent

    /// Makes an elliptic ring.
    ///
    /// - Parameters:
    ///   - center: The centre, in points; a coordinate that is not finite counts as zero.
    ///   - radii: The radii along x and y, in points; a value that is negative or not finite counts
    ///     as zero.
    ///   - start: The angle of the first item, or with weights that of the beginning of its sector and
    ///     of the half of a pad before it; a value that is not finite counts as zero.
    ///   - direction: The direction in which the items follow one another.
    ///   - spacing: The number of items and their distances.
    /// - Complexity: A sine and a cosine for each item.
    public init(
        center: Point2D = .zero,
        radii: Point2D,
        start: Angle = .twelveOClock,
        direction: Direction = .clockwise,
        spacing: Spacing
    ) {
        self.center = center.finiteOrZero.bounded
        self.radii = Ring.canonical(radii)
        self.start = start.finiteOrZero
        self.direction = direction
        self.spacing = spacing.permitted
        (angles, sectorExtent) = self.spacing.layout(from: self.start, direction: direction)
        directions = angles.map(Point2D.init(direction:))
    }

    /// Makes a circular ring; see ``init(center:radii:start:direction:spacing:)``.
    public init(
        center: Point2D = .zero,
        radius: Double,
        start: Angle = .twelveOClock,
        direction: Direction = .clockwise,
        spacing: Spacing
    ) {
        let radii = Point2D(radius, radius)
        self.init(center: center, radii: radii, start: start, direction: direction, spacing: spacing)
    }

    /// The number of items.
    public var count: Int { angles.count }

    /// The mirror image about the vertical line through the centre, for right-to-left layouts.
    ///
    /// A ring that starts at 12 o'clock still does, and runs in the opposite direction.
    public var mirrored: Ring {
        let opposite: Direction = direction == .clockwise ? .counterclockwise : .clockwise
        let start = start.mirrored
        return Ring(
            center: center,
            radii: radii,
            start: start,
            direction: opposite,
            spacing: spacing.mirrored
        )
    }

    private static func canonical(_ radii: Point2D) -> Point2D {
        pointwiseMax(radii.finiteOrZero.bounded, .zero)
    }
}

// MARK: - Positions of the items

extension Ring {
    /// The angle of an item; it does not wrap.
    ///
    /// - Parameters:
    ///   - index: The index of an item; an index that is not on the ring is a programming error.
    ///   - rotation: The rotation of the ring, clockwise if positive; a value that is not finite
    ///     counts as zero.
    public func angle(of index: Int, rotation: Angle = .zero) -> Angle {
        precondition(angles.indices.contains(index), "There is no item with this index on the ring.")
        return angles[index] + rotation.finiteOrZero
    }

    /// The position of an item, in points.
    ///
    /// On a circle about the origin it is within 4 ulp of the radius of the point in the direction of
    /// ``angle(of:rotation:)`` at rotation zero, turned by the rotation.
    ///
    /// - Parameters:
    ///   - index: The index of an item; an index that is not on the ring is a programming error.
    ///   - rotation: The rotation of the ring, clockwise if positive; a value that is not finite
    ///     counts as zero.
    public func position(of index: Int, rotation: Angle = .zero) -> Point2D {
        precondition(directions.indices.contains(index), "There is no item with this index on the ring.")
        return center + radii * directions[index].turned(by: Point2D(direction: rotation.finiteOrZero))
    }

    /// Writes the positions of all items into a buffer, without allocating.
    ///
    /// - Parameters:
    ///   - rotation: The rotation of the ring, clockwise if positive; a value that is not finite
    ///     counts as zero.
    ///   - buffer: The destination, of at least ``count`` points; a smaller one is a programming
    ///     error.
    /// - Complexity: One sine and one cosine, then four multiplications for each item.
    public func positions(rotation: Angle = .zero, into buffer: UnsafeMutableBufferPointer<Point2D>) {
        precondition(buffer.count >= count, "The buffer is too small for all items.")
        // The rotation and the radii form one 2×2 matrix, whose columns are `across` and `down`.
        let turn = Point2D(direction: rotation.finiteOrZero)
        let (across, down) = (radii * turn, radii * Point2D(-turn.y, turn.x))
        directions.withUnsafeBufferPointer { directions in
            for index in directions.indices {
                let unit = directions[index]
                buffer[index] = center + across * unit.x + down * unit.y
            }
        }
    }

    /// Writes the positions of all items into an array.
    ///
    /// It allocates only if the number of items has changed: pass the same array in every frame.
    public func positions(rotation: Angle = .zero, into array: inout [Point2D]) {
        if array.count != count { array = Array(repeating: .zero, count: count) }
        array.withUnsafeMutableBufferPointer { positions(rotation: rotation, into: $0) }
    }

    /// The positions of all items, in a new array.
    public func positions(rotation: Angle = .zero) -> [Point2D] {
        var array: [Point2D] = []
        positions(rotation: rotation, into: &array)
        return array
    }
}
