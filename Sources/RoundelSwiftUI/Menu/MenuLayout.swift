#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// What a view is to a menu's layout.
enum MenuRole {
    /// An item on the ring.
    case item
    /// The button in the middle of the ring.
    case center
    /// An empty view, which is as large as the largest item.
    case probe
}

struct MenuRoleKey: LayoutValueKey {
    static let defaultValue = MenuRole.item
}

/// Places a menu's items where the core's menu has them.
struct MenuLayout: Layout {
    /// The menu as it is now; what it has not heard of yet, it is told here.
    let menu: RingMenu
    var layout: RadialLayout
    let places: [RadialLayout.Place]

    struct Cache {
        let sizes: [CGSize]
        let roles: [MenuRole]
        let itemSize: CGSize
        let centerSize: CGSize
    }

    /// That of the layout.
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
        return Cache(sizes: sizes, roles: roles, itemSize: greatest(.item), centerSize: greatest(.center))
    }

    /// The size of the circle with its items, and at least that of the button.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard !places.isEmpty else { return cache.centerSize }
        let size = layout.size(proposal, of: places, itemSize: cache.itemSize)
        return CGSize(
            width: max(size.width, cache.centerSize.width),
            height: max(size.height, cache.centerSize.height)
        )
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) {
        let menu = placed(in: bounds.size, cache.itemSize, subviews.layoutDirection)
        var next = 0
        for (index, subview) in subviews.enumerated() {
            let role = cache.roles[index]
            var point = menu.ring.center
            if role == .item {
                point = menu.position(of: next)
                next += 1
            }
            let place = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
            subview.place(
                at: place.flipped(in: bounds, subviews.layoutDirection),
                anchor: .center,
                proposal: ProposedViewSize(role == .probe ? cache.itemSize : cache.sizes[index])
            )
        }
    }

    /// The menu in its place.
    private func placed(in size: CGSize, _ itemSize: CGSize, _ direction: LayoutDirection) -> RingMenu {
        let bounds = CGRect(origin: .zero, size: size)
        var layout = layout
        layout.expansion = 1
        let ring = layout.placed(layout.ring(of: places, direction), in: bounds, itemSize: itemSize)
        var menu = menu
        if ring != menu.ring || Point2D(itemSize) != menu.itemSize || Rect2D(bounds) != menu.bounds {
            // A time that is none counts as the last one.
            menu.update(ring: ring, itemSize: Point2D(itemSize), bounds: Rect2D(bounds), time: .nan)
        }
        return menu
    }
}
#endif
