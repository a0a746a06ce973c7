#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// What a menu shows, as its view was last evaluated.
struct MenuSetup<ID: Hashable>: Equatable {
    var ids: [ID]
    var items: [RadialLayout.ItemValues]
    var disabledItems: [Int]
    var layout: RadialLayout
    var direction: LayoutDirection
    var settings: RingMenu.Settings
    var isEnabled: Bool
    /// The value of the app's selection binding; `nil` if there is no binding.
    var selection: ID??
    /// The value of the app's binding that opens the menu; `nil` if there is no binding.
    var isOpen: Bool?

    /// Whether left and right are swapped.
    var isMirrored: Bool { direction == .rightToLeft && layout.mirrorsInRightToLeft }

    /// The ring as it is displayed in the bounds.
    func ring(in bounds: CGRect, itemSize: CGSize) -> Ring {
        var layout = layout
        layout.expansion = 1
        return layout.positioned(layout.ring(of: items, direction), in: bounds, itemSize: itemSize)
    }
}

/// The view that a controller turns, as it was last evaluated.
struct MenuLink<ID: Hashable>: ViewLink {
    weak var owner: ViewOwner?
    let sizes: ViewSizes
    let setup: MenuSetup<ID>
    /// Whether the menu comes to rest when the view disappears, because no other view has it.
    let endsMotion: Bool
    let selection: Binding<ID?>?
    let isOpen: Binding<Bool>?
    let clock: TurnClock
    let playsFeedback: Bool
    /// Whether a touch that has not moved counts as a tap here; otherwise the buttons recognise the
    /// tap themselves.
    let takesTaps: Bool
    let orientation: Ring.Orientation
    let onActivate: @MainActor (ID) -> Void
    let onEvent: @MainActor (MenuEvent<ID>) -> Void

    /// The setup with the current values of the app's bindings.
    var current: MenuSetup<ID> {
        var setup = setup
        setup.selection = selection.map(\.wrappedValue)
        setup.isOpen = isOpen?.wrappedValue
        return setup
    }
}
#endif
