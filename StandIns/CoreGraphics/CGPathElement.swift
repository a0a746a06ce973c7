#if !canImport(ObjectiveC)
import Foundation
#endif

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// How overlapping subpaths add up.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// How the ends of a stroke look.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How the corners of a stroke look.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// An element as `applyWithBlock` hands it out; the points live for the length of the call.
public struct CGPathElement {
    /// The kind.
    public var type: CGPathElementType
    /// As many points as the kind has.
    public var points: UnsafeMutablePointer<CGPoint>
}

/// An element as the stand-in keeps it, for tests to look at.
public struct StandInPathElement: Hashable, Sendable {
    /// The kind.
    public var type: CGPathElementType
    /// No, one, two or three points.
    public var points: [CGPoint]

    func applying(_ transform: CGAffineTransform) -> StandInPathElement {
        StandInPathElement(type: type, points: points.map { $0.applying(transform) })
    }
}
