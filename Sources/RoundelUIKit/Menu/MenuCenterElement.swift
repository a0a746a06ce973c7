#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The accessibility element for a view in the centre that is not accessible by itself: a button.
final class MenuCenterElement: MenuElement {
    /// The label of the view, or the one in the menu's words.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? menu?.words.center }
        set { super.accessibilityLabel = newValue }
    }

    /// Lets the view act as it does for VoiceOver, or opens or closes the menu and presses the view
    /// if it is a control.
    override func accessibilityActivate() -> Bool {
        guard let view, let menu, !isHidden else { return false }
        if view.accessibilityActivate() { return true }
        if (view as? UIControl)?.isEnabled == false { return false }
        let isHandled = menu.activateCenter()
        return menu.press(view) || isHandled
    }
}

extension CircularMenuView {
    /// The accessibility element of the centre: the view itself if it contains accessible views, or
    /// is one that acts by itself, and the ``fallbackCenterElement`` otherwise.
    ///
    /// A button without a menu does not: a touch of VoiceOver only stops a menu that moves.
    var centerElement: NSObject? {
        guard let center = presentCenter, !center.isHidden, !center.accessibilityElementsHidden else {
            return nil
        }
        guard center.isAccessibilityElement else {
            return center.hasElementsInside ? center : fallbackCenterElement
        }
        if center.isPlainButton { return fallbackCenterElement }
        let acts = center is UIControl || center.accessibilityTraits.contains(.button)
        return acts ? center : fallbackCenterElement
    }
}

extension UIView {
    /// Whether the view is a button that only performs its action.
    fileprivate var isPlainButton: Bool {
        #if os(tvOS)
        // The element with the focus is pressed, which a moving menu does not take.
        return false
        #else
        return (self as? UIButton).map { !$0.actsOnTouches && $0.menu == nil } ?? false
        #endif
    }
}
#endif
