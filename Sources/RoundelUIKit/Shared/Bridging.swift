#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension SIMD2 where Scalar == Double {
    /// Converts a UIKit point to a core point.
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

    /// Converts a UIKit size to a core vector.
    init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension CGPoint {
    /// Converts a core point to a UIKit point.
    init(_ point: Point2D) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
    /// Converts a core vector to a UIKit size.
    init(_ vector: Point2D) { self.init(width: vector.x, height: vector.y) }
}

extension Rect2D {
    /// Converts a UIKit rectangle to a core rectangle.
    init(_ rect: CGRect) { self.init(origin: Point2D(rect.origin), size: Point2D(rect.size)) }
}

extension UIView {
    /// The part of the bounds that is in the safe area.
    var safeRoom: Rect2D {
        let insets = safeAreaInsets
        return Rect2D(bounds).inset(
            top: Double(insets.top),
            left: Double(insets.left),
            bottom: Double(insets.bottom),
            right: Double(insets.right)
        )
    }
}

extension Angle {
    /// Converts radians, as UIKit uses them, to a core angle.
    init(_ radians: CGFloat) { self = .radians(Double(radians)) }
}

extension CGFloat {
    /// Converts a core angle to radians.
    init(_ angle: Angle) { self.init(angle.radians) }
}
#endif
