#if !canImport(ObjectiveC)
import Foundation
#endif

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// The rule for overlapping subpaths.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// The form of the ends of a stroke.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The form of the corners of a stroke.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// An element as `applyWithBlock` passes it.
///
/// The points are valid during the call.
public struct CGPathElement {
    /// The kind.
    public var type: CGPathElementType
    /// The points; their number depends on the kind.
    public var points: UnsafeMutablePointer<CGPoint>
}

/// An element as the stand-in stores it, for tests.
public struct StandInPathElement: Hashable, Sendable {
    /// The kind.
    public var type: CGPathElementType
    /// Zero to three points.
    public var points: [CGPoint]

    /// Hashes the element; points are hashable only on newer systems.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        for point in points {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
    }

    func applying(_ transform: CGAffineTransform) -> StandInPathElement {
        StandInPathElement(type: type, points: points.map { $0.applying(transform) })
    }
}
