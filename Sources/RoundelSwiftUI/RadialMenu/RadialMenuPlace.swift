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

/// Keeps what belongs to a view with a radial menu.
///
/// It belongs to the view and not to the controller: a controller that replaces another one finds
/// the geometry here, while the layout reports changes alone.
@MainActor final class RadialMenuPlace {
    /// The view itself as a container.
    let stage = RadialMenuStage()

    /// The geometry at the last layout; `nil` before the first one.
    var geometry: RadialMenuGeometry?

    nonisolated init() {}

    /// Where the menu of the view is shown, if the environment names a container or none.
    ///
    /// A sheet has the environment of the view that presents it, but the container there is behind it.
    func stage(in container: RadialMenuStage?) -> RadialMenuStage {
        guard let container, stage.isPresented(with: container) else { return stage }
        return container
    }
}
#endif
