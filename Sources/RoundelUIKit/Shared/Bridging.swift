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

extension Rect2D {
    /// Converts a UIKit rectangle to a core rectangle.
    init(_ rect: CGRect) { self.init(origin: Point2D(rect.origin), size: Point2D(rect.size)) }
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
