/// A container that decides the sizes and positions of its views.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
@preconcurrency public protocol Layout: Sendable, Animatable {
    /// The type of its cache.
    associatedtype Cache = Void
    /// The views.
    typealias Subviews = LayoutSubviews
    /// Makes the cache.
    func makeCache(subviews: Subviews) -> Cache
    /// Updates the cache when the views change.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Positions the views in the bounds.
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    )
    /// The position of a guide for the views around, if the layout has it.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// The position of a guide for the views around, if the layout has it.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension Layout {
    /// Makes the cache again.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// None: the stand-in has no horizontal guide of texts.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// The guides of the views, merged.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard guide == .firstTextBaseline else { return nil }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return subviews.views.compactMap { view in view.baseline.map { view.frame.minY + $0 } }.min()
    }

    /// The baseline of the topmost text of views in bounds, for tests.
    public func standInBaseline(of views: [StandInSubview], in bounds: CGRect) -> CGFloat? {
        let subviews = LayoutSubviews(standIns: views)
        var cache = makeCache(subviews: subviews)
        return explicitAlignment(
            of: .firstTextBaseline,
            in: bounds,
            proposal: ProposedViewSize(bounds.size),
            subviews: subviews,
            cache: &cache
        )
    }

    /// A view that lays out its content with this layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        CalledLayout(self, content())
    }

    /// Lays out views as SwiftUI does for a proposal, and returns their frames on the screen.
    ///
    /// In right-to-left environments SwiftUI mirrors the x position of each view in its parent, as
    /// documented at `LayoutSubviews.layoutDirection`.
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
            // As documented, a view that the layout does not place is centred.
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
    /// The cache of a layout without one.
    public func makeCache(subviews: Subviews) {}
}

/// The views of a layout during a call, which may be on any actor.
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
