#if !canImport(ObjectiveC)
import Foundation
#endif

@available(iOS 2, macOS 10.2, tvOS 9, watchOS 2, visionOS 1, *)
extension CGPath {
    /// The box around all points, the control points included; null for an empty path.
    public var boundingBox: CGRect { CGRect(standInAround: standInElements.flatMap(\.points)) }

    /// The box around the path itself; null for an empty path.
    @available(iOS 4, macOS 10.6, tvOS 9, watchOS 2, visionOS 1, *)
    public var boundingBoxOfPath: CGRect {
        var points = standInElements.filter { $0.type == .moveToPoint }.flatMap(\.points)
        for segment in segments { points += segment.extremes }
        return CGRect(standInAround: points)
    }

    /// Whether a point lies inside; every subpath counts as closed.
    ///
    /// Crossings of a ray to the right are counted on the curves themselves, to rounding error. A point
    /// exactly on the outline is inside on its left and top sides only: Core Graphics does not say.
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

    /// Lines and curves, with a line back to the start wherever a subpath was left open.
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
