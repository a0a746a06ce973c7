#if canImport(SwiftUI)
import SwiftUI

/// Where a view with a radial menu is, as the layout finds it.
struct RadialMenuGeometry: Equatable, Sendable {
    /// The container in whose coordinates the frame is.
    let stage: ObjectIdentifier

    /// The frame of the view.
    let frame: CGRect

    /// The middle of the view in the window.
    let middle: CGPoint

    /// Whether the container that the environment names is around the view.
    let isInContainer: Bool

    /// Whether the view whose menu the environment names is around the view.
    let isInParent: Bool

    /// Reads the geometry of a view.
    ///
    /// - Parameters:
    ///   - proxy: The geometry of the view.
    ///   - stage: Where its menu is shown.
    ///   - container: The container of the environment, if there is one.
    ///   - parent: The view whose menu the environment names, if there is one.
    nonisolated init(
        _ proxy: GeometryProxy,
        on stage: RadialMenuStage,
        in container: RadialMenuStage?,
        inside parent: RadialMenuStage?
    ) {
        let window = proxy.frame(in: CoordinateSpace.global)
        (self.stage, frame) = (ObjectIdentifier(stage), proxy.frame(in: stage.space))
        middle = CGPoint(x: window.midX, y: window.midY)
        isInContainer = container.map { $0.isAround(proxy) } ?? true
        isInParent = parent.map { $0.isAround(proxy) } ?? true
    }
}

extension RadialMenuStage {
    /// Whether the container is around a view in the same window.
    ///
    /// A sheet has the environment of the view that presents it, but not its coordinates. Before iOS
    /// 17 nothing tells whether a name is known, and the frame in an unknown space is that in the
    /// window.
    fileprivate nonisolated func isAround(_ proxy: GeometryProxy) -> Bool {
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { return true }
        return proxy.bounds(of: .named(ObjectIdentifier(self))) != nil
    }
}

/// Keeps the geometry of a view with a radial menu.
///
/// It belongs to the view and not to the controller: a controller that replaces another one finds
/// the geometry here, while the layout reports changes alone.
@MainActor final class RadialMenuPlace {
    /// The geometry at the last layout; `nil` before the first one, and if the container was not
    /// around the view.
    var geometry: RadialMenuGeometry?

    nonisolated init() {}
}
#endif
