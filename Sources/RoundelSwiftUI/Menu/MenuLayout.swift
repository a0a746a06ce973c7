#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The role of a view in a menu's layout.
enum MenuRole {
    /// An item on the ring.
    case item
    /// The button in the centre of the ring.
    case center
    /// An empty view of the size of the largest item.
    case probe
}

struct MenuRoleKey: LayoutValueKey {
    static let defaultValue = MenuRole.item
}

/// Places a menu's items at the positions that the core's menu computes.
struct MenuLayout: Layout {
    /// The menu as it is now.
    ///
    /// Sizes that the menu does not know yet are applied to a copy of it.
    let menu: RingMenu
    var layout: RadialLayout
    let items: [RadialLayout.ItemValues]

    struct Cache {
        let sizes: [CGSize]
        let roles: [MenuRole]
        let itemSize: CGSize
        let centerSize: CGSize
    }

    /// The animatable data of the layout.
    var animatableData: RadialLayout.AnimatableData {
        get { layout.animatableData }
        set { layout.animatableData = newValue }
    }

    func makeCache(subviews: Subviews) -> Cache {
        let (sizes, roles) = (
            subviews.map { $0.sizeThatFits(.unspecified) }, subviews.map { $0[MenuRoleKey.self] }
        )
        func greatest(_ role: MenuRole) -> CGSize {
            let sizes = zip(sizes, roles).filter { $0.1 == role }.map(\.0)
            return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        }
        let centerSize = greatest(.center)
        // In a corner, the button has the place that it has with items of its size.
        let itemSize = items.isEmpty && layout.fansOut ? centerSize : greatest(.item)
        return Cache(sizes: sizes, roles: roles, itemSize: itemSize, centerSize: centerSize)
    }

    /// The size of the circle with its items, and at least that of the button.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard !items.isEmpty || layout.fansOut else { return cache.centerSize }
        let size = layout.size(proposal, of: items, itemSize: cache.itemSize)
        return CGSize(
            width: max(size.width, cache.centerSize.width),
            height: max(size.height, cache.centerSize.height)
        )
    }

    // The guides of the items would move what is aligned with their texts while the menu turns.

    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) {
        let menu = positioned(in: bounds.size, cache.itemSize, subviews.layoutDirection)
        var next = 0
        for (index, subview) in subviews.enumerated() {
            let role = cache.roles[index]
            var point = menu.ring.center
            if role == .item {
                point = menu.position(of: next)
                next += 1
            }
            let position = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
            subview.place(
                at: position.flipped(in: bounds, subviews.layoutDirection),
                anchor: .center,
                proposal: ProposedViewSize(role == .probe ? cache.itemSize : cache.sizes[index])
            )
        }
    }

    /// The menu as it is in bounds of this size.
    private func positioned(in size: CGSize, _ itemSize: CGSize, _ direction: LayoutDirection) -> RingMenu {
        let bounds = CGRect(origin: .zero, size: size)
        var layout = layout
        layout.expansion = 1
        let ring = layout.positioned(layout.ring(of: items, direction), in: bounds, itemSize: itemSize)
        var menu = menu
        if ring != menu.ring || Point2D(itemSize) != menu.itemSize || Rect2D(bounds) != menu.bounds {
            // A time of NaN counts as the last one.
            menu.update(ring: ring, itemSize: Point2D(itemSize), bounds: Rect2D(bounds), time: .nan)
        }
        return menu
    }
}
#endif
