#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Hears what happens to a ``CircularMenuView``; every method may be left out.
@MainActor public protocol CircularMenuViewDelegate: AnyObject {
    /// An item was chosen: by a tap, Return, a remote, or VoiceOver.
    func circularMenuView(_ menuView: CircularMenuView, didSelectItemAt index: Int)

    /// Another item stands at the pointer, while the menu turns as well; `nil` when there are no items any more.
    func circularMenuView(_ menuView: CircularMenuView, didPointAtItemAt index: Int?)

    /// The finger that turned the menu was lifted; ``CircularMenuView/predictedRestRotation`` says where it goes.
    func circularMenuViewDidRelease(_ menuView: CircularMenuView)

    /// The menu came to rest, having turned.
    func circularMenuViewDidComeToRest(_ menuView: CircularMenuView)

    /// The menu was opened or closed.
    func circularMenuView(_ menuView: CircularMenuView, didOpen isOpen: Bool)
}

extension CircularMenuViewDelegate {
    /// Does nothing.
    public func circularMenuView(_ menuView: CircularMenuView, didSelectItemAt index: Int) {}
    /// Does nothing.
    public func circularMenuView(_ menuView: CircularMenuView, didPointAtItemAt index: Int?) {}
    /// Does nothing.
    public func circularMenuViewDidRelease(_ menuView: CircularMenuView) {}
    /// Does nothing.
    public func circularMenuViewDidComeToRest(_ menuView: CircularMenuView) {}
    /// Does nothing.
    public func circularMenuView(_ menuView: CircularMenuView, didOpen isOpen: Bool) {}
}
#endif
