#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension RadialLayout {
    /// The sizes and layout values of the views, measured once until the views change.
    public struct Cache {
        let sizes: [CGSize]
        let items: [ItemValues]

        /// The greatest width and the greatest height of the views.
        let itemSize: CGSize
    }

    /// Measures the views.
    public func makeCache(subviews: Subviews) -> Cache {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let itemSize = CGSize(
            width: sizes.map(\.width).max() ?? 0,
            height: sizes.map(\.height).max() ?? 0
        )
        let items = subviews.map {
            ItemValues(angle: $0[RadialAngleKey.self], weight: $0[RadialWeightKey.self])
        }
        return Cache(sizes: sizes, items: items, itemSize: itemSize)
    }

    /// The size of the whole circle with its views.
    ///
    /// Without views it is zero. A circle of fixed radius with views has the same size for every
    /// proposal. Otherwise a proposal of `nil` in one dimension gives the size that the other dimension
    /// allows, and `nil` in both gives the ideal size. Zero gives the size of the largest view, and
    /// infinity an infinite size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        return size(proposal, of: cache.items, itemSize: cache.itemSize)
    }

    /// The size of the whole circle with views of the given size.
    func size(_ proposal: ProposedViewSize, of items: [ItemValues], itemSize: CGSize) -> CGSize {
        if let fixed = radius.fixed {
            let radii = (fixed.x.isFinite ? max(fixed.x, 0) : 0, fixed.y.isFinite ? max(fixed.y, 0) : 0)
            return itemSize.grown(by: 2 * radii.0, 2 * radii.1)
        }
        if proposal.width == nil, proposal.height == nil { return idealSize(items, itemSize) }
        let width = (proposal.width ?? .infinity) - itemSize.width
        let height = (proposal.height ?? .infinity) - itemSize.height
        let side = max(min(width, height), 0)
        guard radius == .filling else { return itemSize.grown(by: side, side) }
        return CGSize(
            width: itemSize.width + (proposal.width == nil ? side : max(width, 0)),
            height: itemSize.height + (proposal.height == nil ? side : max(height, 0))
        )
    }

    /// No guide: those of the views would move what is aligned with their texts while the circle turns.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// No guide: what is aligned with the baseline of a text is aligned with the bottom of the circle.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Places the centre of every view on the circle.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) {
        let direction = subviews.layoutDirection
        let ring = positioned(ring(of: cache.items, direction), in: bounds, itemSize: cache.itemSize)
        let positions = ring.positions(rotation: Roundel.Angle(rotation))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(positions[index]).flipped(in: bounds, direction),
                anchor: .center,
                proposal: ProposedViewSize(cache.sizes[index])
            )
        }
    }

    /// The least size at which the views do not touch, apart from views at the same angle.
    private func idealSize(_ items: [ItemValues], _ itemSize: CGSize) -> CGSize {
        let diagonal = Point2D(itemSize).length
        let ring = ring(of: items, .leftToRight)
        let radius =
            ring.leastRadius(itemDiameter: diagonal)
            ?? apart(ring)?.leastRadius(itemDiameter: diagonal) ?? diagonal
        return itemSize.grown(by: 2 * radius, 2 * radius)
    }

    /// A ring with one item for all at the same angle, or `nil` if there is one angle only.
    private func apart(_ ring: Ring) -> Ring? {
        var angles: [Roundel.Angle] = []
        for angle in (0..<ring.count).map({ ring.angle(of: $0).normalized }).sorted() {
            let isNew = angles.last.map { angle - $0 > .radians(1e-9) } ?? true
            let isFirst = angles.first.map { $0 + .fullTurn - angle <= .radians(1e-9) } ?? false
            if isNew, !isFirst { angles.append(angle) }
        }
        return angles.count > 1 ? Ring(radius: 1, spacing: .angles(angles)) : nil
    }
}

extension CGSize {
    fileprivate func grown(by x: Double, _ y: Double) -> CGSize {
        CGSize(width: width + CGFloat(x), height: height + CGFloat(y))
    }
}
#endif
