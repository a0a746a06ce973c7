#if canImport(SwiftUI)
import Roundel
import SwiftUI

// Menus of views inside one another: a finger belongs to the innermost one that it can open.

extension RadialMenuController {
    /// The menus of the views around, the innermost first.
    ///
    /// Their number is limited, since an app may pass one controller to several views.
    private var around: [RadialMenuController] {
        sequence(first: self, next: \.link?.parent).dropFirst().prefix(32).filter { $0 !== self }
    }

    /// Whether a menu around is open, which then gets the keys that the view inside leaves to it.
    var isInsideOpenMenu: Bool { around.contains(where: \.isOpen) }

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
        for menu in around {
            menu.innerLiftTime = now
            menu.contentFinger.dragReset()
        }
    }

    /// Opens the menu after a tap, unless a menu inside gets the tap.
    func openAfterTap() {
        let isInside = innerFingers > 0 || (now - innerLiftTime).magnitude < Self.tapSpan
        if !isInside { open() }
    }

    /// The time within which two views are told of the same tap, in seconds: less than that between
    /// two taps.
    private static var tapSpan: Double { 0.05 }
}

private struct RadialMenuParentKey: EnvironmentKey {
    static var defaultValue: RadialMenuController? { nil }
}

extension EnvironmentValues {
    /// The menu of the nearest view around that has one.
    var radialMenuParent: RadialMenuController? {
        get { self[RadialMenuParentKey.self] }
        set { self[RadialMenuParentKey.self] = newValue }
    }
}
#endif
