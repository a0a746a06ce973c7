#if !canImport(ObjectiveC)
import Foundation
#endif

@available(iOS 2, macOS 10.2, tvOS 9, watchOS 2, visionOS 1, *)
extension CGPath {
    /// The bounding box of all points, including control points; null for an empty path.
    public var boundingBox: CGRect { CGRect(standInAround: standInElements.flatMap(\.points)) }

    /// The bounding box of the path itself; null for an empty path.
    @available(iOS 4, macOS 10.6, tvOS 9, watchOS 2, visionOS 1, *)
    public var boundingBoxOfPath: CGRect {
        var points = standInElements.filter { $0.type == .moveToPoint }.flatMap(\.points)
        for segment in segments { points += segment.extremes }
        return CGRect(standInAround: points)
    }

    /// Whether a point lies inside; every subpath counts as closed.
    ///
    /// The crossings of a ray to the right are counted on the curves themselves, so the result is
    /// exact except for rounding. Assumption: a point exactly on the outline is inside only on the
    /// left and top sides.
    @available(iOS 7, macOS 10.9, tvOS 9, watchOS 2, visionOS 1, *)
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        var (winding, crossings) = (0, 0)
        for segment in segments {
            for direction in segment.applying(transform).crossings(rightOf: point) {
                winding += direction
                crossings += 1
            }
        }
        return rule == .winding ? winding != 0 : crossings % 2 == 1
    }

    /// The lines and curves of the path, with a line that closes each open subpath.
    var segments: [PathSegment] {
        var segments: [PathSegment] = []
        var (start, pen) = (CGPoint.zero, CGPoint.zero)
        for element in standInElements {
            switch element.type {
            case .moveToPoint, .closeSubpath:
                segments.append(PathSegment(points: [pen, start]))
                start = element.points.first ?? start
                pen = start
            default:
                segments.append(PathSegment(points: [pen] + element.points))
                pen = element.points.last ?? pen
            }
        }
        segments.append(PathSegment(points: [pen, start]))
        return segments.filter { segment in segment.points.contains { $0 != segment.points[0] } }
    }
}
