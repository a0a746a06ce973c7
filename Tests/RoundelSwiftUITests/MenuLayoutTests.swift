#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Where the layout of a menu places its items.
@MainActor @Suite struct MenuLayoutTests {
    /// The button in the centre determines the size, so that it is the same for both rings.
    @Test func `a ring that is animated is shown as it is now, also if the size stays the same`() {
        let side: CGFloat = 190
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        let itemSize = CGSize(width: 24, height: 24)
        let items = (0..<4).map { _ in RadialLayout.ItemValues(angle: nil, weight: 1) }
        let rest = RadialLayout(radius: .fixed(80))
        let menu = RingMenu(
            ring: rest.positioned(rest.ring(of: items, .leftToRight), in: bounds, itemSize: itemSize),
            itemSize: Point2D(itemSize),
            bounds: Rect2D(bounds),
            isOpen: true
        )
        for radius in [80.0, 70, 60] {
            let layout = MenuLayout(menu: menu, layout: RadialLayout(radius: .fixed(radius)), items: items)
            let host = StandInHost(
                layout {
                    ForEach(["a", "b", "c", "d"], id: \.self) { Text($0).frame(width: 24, height: 24) }
                    Color.clear.frame(width: side, height: side)
                        .layoutValue(key: MenuRoleKey.self, value: .center)
                }
            )
            let frame = host.frame(of: "b") ?? .null
            #expect(near(Point2D(frame.midX, frame.midY), Point2D(100 + radius, 100)), "\(radius)")
        }
    }
}
#endif
