#if canImport(SwiftUI)
import Roundel
import SwiftUI

// Menus of views inside one another: a finger belongs to the innermost one that it can open.

extension RadialMenuController {
    /// The menus of the views around, the innermost first.
    ///
    /// Their number is limited, since an app may pass one controller to several views.
    private var around: [RadialMenuController] {
        sequence(first: self) { $0.link?.parent }.dropFirst().prefix(32).filter { $0 !== self }
    }

    /// The innermost menu around that is open, which gets the keys of the views inside.
    var openMenuAround: RadialMenuController? { around.first(where: \.isOpen) }

    /// The menu has got a finger: those around lose it, and do not get it later.
    ///
    /// SwiftUI does not document which of several simultaneous gestures begins first.
    func claimFinger() {
        releaseFinger()
        overruled = around
        for menu in overruled {
            menu.innerFingers += 1
            menu.contentFinger.dragReset()
        }
    }

    /// The finger was lifted, or its touch was cancelled.
    func releaseFinger() {
        for menu in overruled {
            menu.innerFingers -= 1
            menu.innerLiftTime = now
        }
        overruled = []
    }

    /// The view was tapped; ``openAfterTap()`` follows when all views have been told of the tap.
    func tapped() {
        tapTime = now
        for menu in around {
            menu.innerLiftTime = now
            menu.contentFinger.dragReset()
        }
    }

    /// Opens the menu after a tap, unless a menu inside gets the tap.
    ///
    /// The update of the views in between may take long, so that the time of the tap counts.
    func openAfterTap() {
        let isInside = innerFingers > 0 || (tapTime - innerLiftTime).magnitude < Self.tapSpan
        if !isInside { open() }
    }

    /// The time within which two views are told of the same tap, in seconds: less than that between
    /// two taps.
    private static var tapSpan: Double { 0.05 }
}

/// The menu of a view, as the views inside see it.
struct RadialMenuParent: Equatable {
    let controller: RadialMenuController

    /// The view itself as a container, by which the views inside are told from those of a sheet.
    let stage: RadialMenuStage

    static func == (one: RadialMenuParent, other: RadialMenuParent) -> Bool {
        one.controller === other.controller && one.stage === other.stage
    }
}

private struct RadialMenuParentKey: EnvironmentKey {
    static var defaultValue: RadialMenuParent? { nil }
}

extension EnvironmentValues {
    /// The menu of the nearest view around that has one, or of a view that presents this one.
    var radialMenuParent: RadialMenuParent? {
        get { self[RadialMenuParentKey.self] }
        set { self[RadialMenuParentKey.self] = newValue }
    }
}
#endif
