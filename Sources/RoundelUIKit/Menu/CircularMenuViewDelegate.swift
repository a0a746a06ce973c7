#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Receives the events of a ``CircularMenuView``.
///
/// Every method is optional.
@MainActor public protocol CircularMenuViewDelegate: AnyObject {
    /// An item was chosen by a tap, Return, a remote or VoiceOver.
    func circularMenuView(_ menuView: CircularMenuView, didSelectItemAt index: Int)

    /// The item at another index has come to the pointer, also while the menu still turns. The index
    /// is `nil` when the menu has no items any more. A new item at the same index is not reported.
    func circularMenuView(_ menuView: CircularMenuView, didPointAtItemAt index: Int?)

    /// A finger that held the menu was lifted, also if it has not turned it.
    /// ``CircularMenuView/predictedRestRotation`` is where the menu will rest; a tap then turns it to
    /// its item.
    func circularMenuViewDidRelease(_ menuView: CircularMenuView)

    /// The menu has turned and come to rest.
    func circularMenuViewDidComeToRest(_ menuView: CircularMenuView)

    /// The menu opens (`true`) or closes (`false`): sent at the beginning of the animation.
    func circularMenuView(_ menuView: CircularMenuView, didChangeOpen isOpen: Bool)
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
    public func circularMenuView(_ menuView: CircularMenuView, didChangeOpen isOpen: Bool) {}
}
#endif
