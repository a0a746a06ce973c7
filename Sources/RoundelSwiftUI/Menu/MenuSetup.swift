#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// What a menu is to show, as it was evaluated last.
struct MenuSetup<ID: Hashable>: Equatable {
    var ids: [ID]
    var places: [RadialLayout.Place]
    var disabledItems: [Int]
    var layout: RadialLayout
    var direction: LayoutDirection
    var settings: RingMenu.Settings
    var isEnabled: Bool
    /// The selection of the app, if it has one.
    var selection: ID??
    /// Whether the app wants it open, if it says.
    var isOpen: Bool?

    /// Whether left and right are swapped.
    var isMirrored: Bool { direction == .rightToLeft && layout.mirrorsInRightToLeft }

    /// The ring as it stands on the screen.
    func ring(in bounds: CGRect, itemSize: CGSize) -> Ring {
        var layout = layout
        layout.expansion = 1
        return layout.placed(layout.ring(of: places, direction), in: bounds, itemSize: itemSize)
    }
}

/// The view that a controller turns, as it was evaluated last.
struct MenuLink<ID: Hashable> {
    /// The view, among others that have or had the controller.
    let owner: ObjectIdentifier
    let setup: MenuSetup<ID>
    let selection: Binding<ID?>?
    let isOpen: Binding<Bool>?
    let clock: TurnClock
    let playsFeedback: Bool
    /// Whether a finger that has not moved taps; if not, the buttons hear of it by themselves.
    let takesTaps: Bool
    let onActivate: @MainActor (ID) -> Void
    let onEvent: @MainActor (MenuEvent<ID>) -> Void

    /// The setup with what the app's bindings read now.
    var present: MenuSetup<ID> {
        var setup = setup
        setup.selection = selection.map(\.wrappedValue)
        setup.isOpen = isOpen?.wrappedValue
        return setup
    }
}
#endif
