#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension CGPath {
    /// The path of a superellipse in a rectangle.
    ///
    /// ```swift
    /// let mask = CAShapeLayer()
    /// mask.path = .superellipse(.init(exponent: 4), in: CGRect(x: 0, y: 0, width: 60, height: 60))
    /// ```
    ///
    /// - Parameters:
    ///   - shape: The superellipse.
    ///   - rect: The rectangle that the superellipse fills. An empty rectangle gives an empty path.
    ///   - tolerance: The greatest distance of the path from the curve, in points.
    public static func superellipse(
        _ shape: Superellipse,
        in rect: CGRect,
        tolerance: CGFloat = 0.01
    ) -> CGPath {
        let path = CGMutablePath()
        _ = shape.forEachElement(in: Rect2D(rect), tolerance: Double(tolerance)) { path.add($0) }
        return path
    }

    /// The path of a superellipse in a rectangle, with a fixed number of elements.
    ///
    /// Paths with equal numbers of segments have equal numbers of elements, so that an animation
    /// can interpolate between them.
    ///
    /// - Parameters:
    ///   - shape: The superellipse.
    ///   - rect: The rectangle that the superellipse fills. An empty rectangle gives an empty path.
    ///   - segmentsPerQuadrant: The number of cubics in a quarter of the outline, clamped to 1 ...
    ///     16. A shape made from a handle always has one.
    public static func superellipse(
        _ shape: Superellipse,
        in rect: CGRect,
        segmentsPerQuadrant: Int
    ) -> CGPath {
        let path = CGMutablePath()
        path.add(shape, in: rect, segmentsPerQuadrant: segmentsPerQuadrant)
        return path
    }
}

extension UIBezierPath {
    /// Makes the path of a superellipse in a rectangle.
    ///
    /// - Parameters:
    ///   - shape: The superellipse.
    ///   - rect: The rectangle that the superellipse fills. An empty rectangle gives an empty path.
    ///   - tolerance: The greatest distance of the path from the curve, in points.
    public convenience init(superellipse shape: Superellipse, in rect: CGRect, tolerance: CGFloat = 0.01) {
        self.init(cgPath: .superellipse(shape, in: rect, tolerance: tolerance))
    }
}

extension CGMutablePath {
    /// Adds a superellipse.
    func add(_ shape: Superellipse, in rect: CGRect, segmentsPerQuadrant: Int) {
        shape.forEachElement(in: Rect2D(rect), segmentsPerQuadrant: segmentsPerQuadrant) { add($0) }
    }

    /// Adds an element of a path of the core.
    func add(_ element: PathElement) {
        switch element {
        case .move(let point): move(to: CGPoint(point))
        case .line(let point): addLine(to: CGPoint(point))
        case .cubic(let control1, let control2, let end):
            addCurve(to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
        case .close: closeSubpath()
        }
    }
}
#endif
