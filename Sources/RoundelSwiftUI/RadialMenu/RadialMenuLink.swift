#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// What a radial menu is, as its view was last evaluated.
struct RadialMenuSetup: Equatable {
    var items: [PressMenu.Item]
    var side: Double
    var settings: PressMenu.Settings
    var isEnabled: Bool
    /// The container.
    var stage: ObjectIdentifier
}

/// The view that opens a radial menu, as it was last evaluated.
struct RadialMenuLink: ViewLink {
    weak var owner: ViewOwner?
    let setup: RadialMenuSetup
    let items: [RadialMenuItem]
    let behavior: RadialMenuBehavior
    let stage: RadialMenuStage
    /// Where the view is.
    let place: RadialMenuPlace
    /// The menu that the environment names.
    let outer: RadialMenuParent?
    let clock: TurnClock
    let onOpenChange: @MainActor (Bool) -> Void

    /// The menu of the nearest view around that has one.
    @MainActor var parent: RadialMenuController? {
        place.geometry?.isInParent == false ? nil : outer?.controller
    }
}
#endif
