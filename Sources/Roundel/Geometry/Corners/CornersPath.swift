/// The path of a rectangle with shaped corners, and its error bound.
public struct CornersPath: Hashable, Sendable {
    /// Closed subpaths, clockwise; one for the outline itself.
    ///
    /// There are no elements for an empty rectangle.
    public let elements: [PathElement]

    /// The error bound, in points: no point of the path is farther from the outline than this, and
    /// no point of the outline is farther from the path.
    public let errorBound: Double

    static let empty = CornersPath(elements: [], errorBound: 0)
}
