/// A type-erased layout.
///
/// The views keep their state when it changes.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct AnyLayout: Layout {
    private let layout: any Layout

    /// Erases the type of a layout.
    public init<L: Layout>(_ layout: L) { self.layout = layout }

    /// The cache of the layout.
    public func makeCache(subviews: Subviews) -> Any { layout.makeCache(subviews: subviews) }

    /// The layout's.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) -> CGSize {
        func size<L: Layout>(_ layout: L) -> CGSize {
            Self.withCache(of: layout, &cache, subviews) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return size(layout)
    }

    /// The layout's.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Any
    ) {
        func place<L: Layout>(_ layout: L) {
            Self.withCache(of: layout, &cache, subviews) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        place(layout)
    }

    private static func withCache<L: Layout, Result>(
        of layout: L,
        _ cache: inout Any,
        _ subviews: Subviews,
        _ body: (inout L.Cache) -> Result
    ) -> Result {
        var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }
}
