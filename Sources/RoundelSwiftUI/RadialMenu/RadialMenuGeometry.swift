#if canImport(SwiftUI)
import SwiftUI

/// Where a view is, as the layout finds it.
///
/// The frame is that in the window, which every view can tell: the name of a coordinate space does
/// not reach from the view around a navigation stack, a list or a tab view into their pages and rows.
struct RadialMenuGeometry: Equatable, Sendable {
    let size: CGSize
    /// The frame in the window, larger or smaller than the size under an effect such as `scaleEffect`.
    let frame: CGRect

    /// The middle of the view in the window.
    var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}

extension RadialMenuGeometry {
    nonisolated init(_ proxy: GeometryProxy) {
        self.init(size: proxy.size, frame: proxy.frame(in: CoordinateSpace.global))
    }
}
#endif
