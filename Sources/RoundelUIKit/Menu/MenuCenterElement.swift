#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What VoiceOver meets of the view in the middle, if that is no control and has nothing inside to meet: a button.
final class MenuCenterElement: MenuElement {
    /// That of the view, or that of the menu's words.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? menu?.words.center }
        set { super.accessibilityLabel = newValue }
    }

    override func accessibilityActivate() -> Bool {
        view?.accessibilityActivate() == true || menu?.activateCenter() == true
    }
}

extension CircularMenuView {
    /// What VoiceOver meets in the middle.
    var centerElement: NSObject? {
        guard let centerView, !centerView.isHidden else { return nil }
        let acts = centerView.isAccessibilityElement && centerView.accessibilityTraits.contains(.button)
        let isWhole = centerView.isAccessibilityElement || !centerView.hasElements
        return centerView is UIControl || acts || !isWhole ? centerView : ownCenterElement
    }
}

extension UIView {
    /// Whether VoiceOver meets something inside of it.
    fileprivate var hasElements: Bool {
        if let elements = accessibilityElements, !elements.isEmpty { return true }
        return subviews.contains { !$0.isHidden && ($0.isAccessibilityElement || $0.hasElements) }
    }
}
#endif
