#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension SIMD2 where Scalar == Double {
    /// A point of UIKit's as one of the core's.
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

    /// A size of UIKit's as a vector of the core's.
    init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension CGPoint {
    /// A point of the core's as one of UIKit's.
    init(_ point: Point2D) { self.init(x: point.x, y: point.y) }
}

extension Rect2D {
    /// A rectangle of UIKit's as one of the core's.
    init(_ rect: CGRect) { self.init(origin: Point2D(rect.origin), size: Point2D(rect.size)) }
}

extension Angle {
    /// Radians of UIKit's as an angle of the core's.
    init(_ radians: CGFloat) { self = .radians(Double(radians)) }
}

extension CGFloat {
    /// An angle of the core's in radians.
    init(_ angle: Angle) { self.init(angle.radians) }
}
#endif
