/// One element of a path, as in UIKit, SwiftUI, Core Graphics and SVG.
public enum PathElement: Hashable, Sendable {
    /// Starts a subpath at a point.
    case move(Point2D)

    /// A straight line to a point.
    case line(Point2D)

    /// A cubic Bézier curve with two control points, to an end point.
    case cubic(Point2D, Point2D, to: Point2D)

    /// Closes the subpath.
    case close
}
