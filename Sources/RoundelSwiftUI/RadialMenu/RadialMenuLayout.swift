#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The role of a view in the layout of a radial menu.
enum RadialMenuRole: Hashable {
    /// An item.
    case item(PressMenu.ItemPath)
    /// The title of the highlighted item.
    case title
}

struct RadialMenuRoleKey: LayoutValueKey {
    static let defaultValue = RadialMenuRole.title
}

/// Places the items and the title of a radial menu where the core's menu has them.
///
/// The bounds are those of the container.
struct RadialMenuLayout: Layout {
    /// The menu as it is now.
    let menu: PressMenu

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let room = room(for: subview[RadialMenuRoleKey.self], in: bounds)
            let size = subview.sizeThatFits(room)
            let point = position(of: subview[RadialMenuRoleKey.self], size) ?? menu.fan?.center ?? .zero
            let position = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
            subview.place(
                at: position.flipped(in: bounds, subviews.layoutDirection),
                anchor: .center,
                proposal: room
            )
        }
    }

    /// The title has the width of the container.
    private func room(for role: RadialMenuRole, in bounds: CGRect) -> ProposedViewSize {
        role == .title ? ProposedViewSize(width: bounds.width, height: nil) : .unspecified
    }

    private func position(of role: RadialMenuRole, _ size: CGSize) -> Point2D? {
        switch role {
        case .item(let path): menu.appearance(of: path)?.position
        case .title: menu.titlePosition(size: Point2D(size))
        }
    }
}
#endif
