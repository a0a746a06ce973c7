/// A container that sizes and places its views.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
@preconcurrency public protocol Layout: Sendable, Animatable {
    /// What it keeps between calls.
    associatedtype Cache = Void
    /// The views.
    typealias Subviews = LayoutSubviews
    /// Makes what it keeps.
    func makeCache(subviews: Subviews) -> Cache
    /// Renews what it keeps, when the views change.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The size that it takes for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Puts every view somewhere within the bounds.
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    )
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension Layout {
    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// A view that lays out others with this layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        CalledLayout(self, content())
    }

    /// Sizes and places views as SwiftUI does for one proposal, and answers their frames on the screen.
    ///
    /// In right-to-left environments SwiftUI flips the x position of each view within its parent: this is
    /// documented, at `LayoutSubviews.layoutDirection`.
    public func standInFrames(
        of views: [StandInSubview],
        proposal: ProposedViewSize,
        origin: CGPoint = .zero,
        layoutDirection: LayoutDirection = .leftToRight
    ) -> (bounds: CGRect, frames: [CGRect]) {
        let subviews = LayoutSubviews(standIns: views, layoutDirection: layoutDirection)
        var cache = makeCache(subviews: subviews)
        let size = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        let bounds = CGRect(origin: origin, size: size)
        let frames = standInPlace(subviews, in: bounds, proposal: proposal, cache: &cache)
        return (bounds, frames)
    }

    func standInPlace(
        _ subviews: LayoutSubviews,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        cache: inout Cache
    ) -> [CGRect] {
        for view in subviews.views {
            let middle = CGPoint(x: bounds.midX, y: bounds.midY)
            // A view that a layout forgets stands in the middle; this is documented.
            view.placed = (middle, .center, ProposedViewSize(bounds.size))
        }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return subviews.views.map { view in
            var frame = view.frame
            if subviews.layoutDirection == .rightToLeft {
                frame.origin.x = bounds.minX + bounds.maxX - frame.maxX
            }
            return frame
        }
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension Layout where Cache == Void {
    /// Nothing is kept.
    public func makeCache(subviews: Subviews) {}
}

/// The views of a layout that is called, which may happen on any actor.
private struct CalledLayout<L: Layout, Content: View>: View, PrimitiveView {
    let layout: L
    nonisolated(unsafe) let content: Content

    nonisolated init(_ layout: L, _ content: Content) {
        self.layout = layout
        self.content = content
    }

    func elements(in context: EvaluationContext) -> [StandInElement] {
        LayoutView(layout: layout, content: content).elements(in: context)
    }
}
