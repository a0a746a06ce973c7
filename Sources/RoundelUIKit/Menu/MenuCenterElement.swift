#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The accessibility element for a view in the centre that is not accessible by itself: a button.
final class MenuCenterElement: MenuElement {
    /// The label of the view, or the one in the menu's words.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? menu?.words.center }
        set { super.accessibilityLabel = newValue }
    }

    override func accessibilityActivate() -> Bool {
        view?.accessibilityActivate() == true || menu?.activateCenter() == true
    }
}

extension CircularMenuView {
    /// The accessibility element of the centre: the view itself if it is a control, has the button
    /// trait or contains accessible views, and the ``fallbackCenterElement`` otherwise.
    var centerElement: NSObject? {
        guard let center = presentCenter, !center.isHidden else { return nil }
        let acts = center.isAccessibilityElement && center.accessibilityTraits.contains(.button)
        let isWhole = center.isAccessibilityElement || !center.hasElements
        return center is UIControl || acts || !isWhole ? center : fallbackCenterElement
    }
}

extension UIView {
    /// Whether the view contains accessibility elements.
    fileprivate var hasElements: Bool {
        if let elements = accessibilityElements, !elements.isEmpty { return true }
        return subviews.contains { !$0.isHidden && ($0.isAccessibilityElement || $0.hasElements) }
    }
}
#endif
