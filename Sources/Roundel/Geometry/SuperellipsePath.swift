/// A superellipse as a path, with what it promises.
public struct SuperellipsePath: Hashable, Sendable {
    /// One closed subpath: a move, the segments clockwise from 3 o'clock, a close; empty for an empty
    /// rectangle.
    public let elements: [PathElement]

    /// The number of cubics in each quarter; 1 where the quarters are lines, 0 for an empty path.
    public let segmentsPerQuadrant: Int

    /// No point of the path is farther from the curve than this, nor a point of the curve from the path; in
    /// points.
    public let errorBound: Double
}
