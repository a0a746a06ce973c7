package import Roundel

/// A menu that does not open in the centre: a fan in a corner or at an edge, or a menu under the
/// finger.
extension MenuDesign {
    /// Where a menu opens.
    package enum Place: Int, Sendable {
        /// In the centre of its bounds.
        case center
        /// In the bottom trailing corner, as a quarter circle.
        case corner
        /// In the middle of the trailing edge, as half a circle.
        case edge
        /// Where a finger presses.
        case finger
    }

    /// The bounds of the items on the page, which decide whether the ring can turn.
    package static let pageBounds = Rect2D(x: 33, y: 33, width: 334, height: 334)

    /// The corner or the edge, as UIKit and SwiftUI name it.
    var placeCode: CodeText { place == .corner ? ".bottomTrailing" : ".trailing" }

    /// The size of the button about which the items of a fan are.
    package static let hubSize = Point2D(68, 68)

    /// The number of items outside the centre: ``count``, at most 12.
    var fanCount: Int { min(count, 12) }

    /// The fan in a corner or at an edge, with items as large as fit, up to 52 points.
    func fan(in bounds: Rect2D, isMirrored: Bool = false) -> Fan? {
        guard place == .corner || place == .edge else { return nil }
        let half = MenuDesign.hubSize / 2
        let (low, high) = (bounds.origin + half, bounds.end - half)
        let center = Point2D(isMirrored ? low.x : high.x, place == .corner ? high.y : bounds.center.y)
        let settings = Fan.Settings(
            maximumRadius: .infinity,
            allowsSecondRing: false,
            isMirrored: isMirrored
        )
        var side = 52.0
        while side > 1 {
            let size = Point2D(repeating: side)
            if let fan = Fan(at: center, in: bounds, itemSize: size, count: fanCount, settings: settings) {
                return fan
            }
            side *= 0.9
        }
        return nil
    }

    /// The same menu as a ring about its corner or edge, for the code of SwiftUI, whose layout has the
    /// angles.
    var spelledOut: MenuDesign {
        guard place == .corner || place == .edge else { return self }
        var design = MenuDesign()
        (design.place, design.count, design.radius) = (place, fanCount, .filling)
        design.orientation = orientation
        return design
    }

    /// The menu on the page, as the settings place it and not as a fan.
    var spelledMenu: RingMenu {
        var design = self
        design.place = .center
        return design.menu(in: MenuDesign.pageBounds)
    }

    // MARK: Under the finger

    /// The index of the item with the submenu.
    package var submenuIndex: Int { min(2, fanCount - 1) }

    /// The items of the menu under the finger.
    package var pressItems: [PressMenu.Item] {
        (0..<fanCount).map { index in
            let count = index == submenuIndex ? submenuCount : 0
            return PressMenu.Item(children: Array(repeating: PressMenu.Item(), count: count))
        }
    }

    /// The settings of the menu under the finger.
    package var pressSettings: PressMenu.Settings { PressMenu.Settings(holdDuration: hold) }
}
