#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension CGPath {
    /// The path of a superellipse in a rectangle, always of the same number of elements for a number of segments.
    static func superellipse(_ shape: Superellipse, in rect: CGRect, segmentsPerQuadrant: Int) -> CGPath {
        let path = CGMutablePath()
        shape.forEachElement(in: Rect2D(rect), segmentsPerQuadrant: segmentsPerQuadrant) { element in
            switch element {
            case .move(let point): path.move(to: CGPoint(point))
            case .line(let point): path.addLine(to: CGPoint(point))
            case .cubic(let control1, let control2, let end):
                path.addCurve(to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
            case .close: path.closeSubpath()
            }
        }
        return path
    }
}
#endif
