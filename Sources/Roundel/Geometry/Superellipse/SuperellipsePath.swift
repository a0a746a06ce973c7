/// The path of a superellipse, with the number of its segments and its error bound.
public struct SuperellipsePath: Hashable, Sendable {
    /// One closed subpath: a move, the segments clockwise from 3 o'clock, and a close.
    ///
    /// There are no elements for an empty rectangle.
    public let elements: [PathElement]

    /// The number of cubics in each quadrant; 1 if the quadrants are lines, 0 for an empty path.
    public let segmentsPerQuadrant: Int

    /// The error bound, in points: no point of the path is farther from the curve than this, and no
    /// point of the curve is farther from the path.
    ///
    /// The bound of ``Superellipse/offsetPath(in:by:tolerance:)`` is an estimate.
    public let errorBound: Double

    static let empty = SuperellipsePath(elements: [], segmentsPerQuadrant: 0, errorBound: 0)
}
