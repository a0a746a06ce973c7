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
    /// Where the menu is shown.
    let stage: RadialMenuStage
    /// The container that the environment names.
    let container: RadialMenuStage?
    /// The view itself as a container.
    let ownStage: RadialMenuStage
    /// The menu that the environment names.
    let outer: RadialMenuParent?
    let clock: TurnClock
    let onOpenChange: @MainActor (Bool) -> Void

    /// Whether the menu is shown where it is to be shown by what is known now.
    @MainActor var isCurrent: Bool { stage === ownStage.stage(in: container) }

    /// The menu of the nearest view around that has one.
    @MainActor var parent: RadialMenuController? {
        outer.flatMap { ownStage.isPresented(with: $0.stage) ? $0.controller : nil }
    }
}
#endif
