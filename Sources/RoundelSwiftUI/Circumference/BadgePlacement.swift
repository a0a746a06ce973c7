#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The outline of a view that a badge is pinned to: `.circle`, `.ellipse`,
/// `.superellipse(exponent: 4)` or `.corners(shape.corners)` of a ``ShapedRectangle``.
public typealias Circumference = Roundel.Circumference

/// Where a badge is placed relative to an outline: inside, on or outside it.
public typealias BadgePlacement = Roundel.BadgePlacement

extension BadgePlacement {
    /// The lift of a badge of a size, which counts as the circle about its longer side.
    func lift(of size: CGSize, in bounds: CGRect) -> Double {
        let side = min(bounds.width, bounds.height)
        return lift(badgeRatio: side > 0 ? Double(max(size.width, size.height) / side) : 0)
    }
}
#endif
