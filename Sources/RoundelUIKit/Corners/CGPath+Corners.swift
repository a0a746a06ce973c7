#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension CGPath {
    /// The path of a rectangle with shaped corners.
    ///
    /// ```swift
    /// let mask = CAShapeLayer()
    /// let box = CGRect(x: 0, y: 0, width: 300, height: 60)
    /// mask.path = .corners(Corners(radius: 24, shape: .smooth(0.6)), in: box)
    /// ```
    ///
    /// - Parameters:
    ///   - corners: The corners.
    ///   - rect: The rectangle. An empty one gives an empty path.
    ///   - tolerance: The greatest distance of the path from the outline, in points.
    public static func corners(_ corners: Corners, in rect: CGRect, tolerance: CGFloat = 0.01) -> CGPath {
        let path = CGMutablePath()
        corners.forEachElement(in: Rect2D(rect), tolerance: Double(tolerance)) { path.add($0) }
        return path
    }

    /// The path of a rectangle with shaped corners, with a fixed number of elements.
    ///
    /// Paths with equal numbers of segments have equal numbers of elements, so that an animation
    /// can interpolate between them.
    ///
    /// - Parameters:
    ///   - corners: The corners.
    ///   - rect: The rectangle. An empty one gives an empty path.
    ///   - segmentsPerCorner: The number of cubics in a corner, clamped to 3 ... 16.
    public static func corners(_ corners: Corners, in rect: CGRect, segmentsPerCorner: Int) -> CGPath {
        let path = CGMutablePath()
        corners.forEachElement(in: Rect2D(rect), segmentsPerCorner: segmentsPerCorner) { path.add($0) }
        return path
    }
}

extension UIBezierPath {
    /// Makes the path of a rectangle with shaped corners.
    ///
    /// - Parameters:
    ///   - corners: The corners.
    ///   - rect: The rectangle. An empty one gives an empty path.
    ///   - tolerance: The greatest distance of the path from the outline, in points.
    public convenience init(corners: Corners, in rect: CGRect, tolerance: CGFloat = 0.01) {
        self.init(cgPath: .corners(corners, in: rect, tolerance: tolerance))
    }
}
#endif
