#if canImport(SwiftUI)
import Roundel
import SwiftUI

// Both SwiftUI and the core have an `Angle`. Public API takes SwiftUI's; here both are told apart by name.

extension SwiftUI.Angle {
    /// The same angle, from the core.
    init(_ angle: Roundel.Angle) { self.init(radians: angle.radians) }

    /// The angle in whole degrees, as the core rounds it; `wraps` leaves whole turns out.
    func roundedDegrees(wraps: Bool) -> Double { Roundel.Angle(self).roundedDegrees(wraps: wraps) }
}

extension Roundel.Angle {
    /// The same angle, from SwiftUI.
    init(_ angle: SwiftUI.Angle) { self.init(radians: angle.radians) }
}

extension Point2D {
    /// The same point, from SwiftUI.
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

    /// The same size, from SwiftUI.
    init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension Rect2D {
    /// The same rectangle, from SwiftUI.
    init(_ rect: CGRect) { self.init(origin: Point2D(rect.origin), size: Point2D(rect.size)) }
}

extension CGPoint {
    /// The same point, from the core.
    init(_ point: Point2D) { self.init(x: point.x, y: point.y) }

    /// The mirror image about the vertical line through the middle of a rectangle.
    ///
    /// In right-to-left environments SwiftUI flips what a layout places. A layout that flips first places
    /// by the coordinates of the screen.
    func flipped(in bounds: CGRect, _ direction: LayoutDirection) -> CGPoint {
        direction == .leftToRight ? self : CGPoint(x: bounds.minX + bounds.maxX - x, y: y)
    }
}

extension Date {
    /// The time in seconds, on the clock that drags and timelines share.
    var seconds: Double { timeIntervalSinceReferenceDate }
}
#endif
