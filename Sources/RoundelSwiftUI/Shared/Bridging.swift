#if canImport(SwiftUI)
import Roundel
import SwiftUI

// SwiftUI and the core both have an `Angle`. Public API takes SwiftUI's; this file writes the
// module's name.

extension SwiftUI.Angle {
    /// Converts an angle of the core.
    init(_ angle: Roundel.Angle) { self.init(radians: angle.radians) }

    /// The angle in whole degrees, as the core rounds it; `wraps` leaves whole turns out.
    func roundedDegrees(wraps: Bool) -> Double { Roundel.Angle(self).roundedDegrees(wraps: wraps) }
}

extension Roundel.Angle {
    /// Converts an angle of SwiftUI.
    init(_ angle: SwiftUI.Angle) { self.init(radians: angle.radians) }
}

extension Double {
    /// The number, or what NaN counts as.
    ///
    /// NaN is not equal to itself, so that settings with it would be new ones at every evaluation.
    func ifNaN(_ number: Double) -> Double { isNaN ? number : self }
}

extension Point2D {
    /// Converts a point of SwiftUI.
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

    /// Converts a size of SwiftUI.
    init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension Rect2D {
    /// Converts a rectangle of SwiftUI.
    init(_ rect: CGRect) { self.init(origin: Point2D(rect.origin), size: Point2D(rect.size)) }
}

extension CGPoint {
    /// Converts a point of the core.
    init(_ point: Point2D) { self.init(x: point.x, y: point.y) }

    /// The mirror image about the vertical centre line of a rectangle in right-to-left
    /// environments; otherwise the point itself.
    ///
    /// In right-to-left environments SwiftUI mirrors the positions that a layout assigns. A layout
    /// that mirrors them first therefore works in screen coordinates.
    func flipped(in bounds: CGRect, _ direction: LayoutDirection) -> CGPoint {
        direction == .leftToRight ? self : CGPoint(x: bounds.minX + bounds.maxX - x, y: y)
    }
}

extension Date {
    /// The time in seconds since the reference date.
    var seconds: Double { timeIntervalSinceReferenceDate }
}
#endif
