#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The accessibility element that stands for a view in a menu.
///
/// It is separate from the view, so that the menu never changes the accessibility values that the
/// app set on the view.
class MenuElement: UIAccessibilityElement {
    private(set) weak var view: UIView?
    private(set) weak var menu: CircularMenuView?

    init(view: UIView, in menu: CircularMenuView) {
        (self.view, self.menu) = (view, menu)
        super.init(accessibilityContainer: menu)
    }

    /// Whether the view is hidden, also from assistive technologies alone, or the app has moved it
    /// elsewhere, so that the element is left out.
    var isHidden: Bool {
        guard let view, view.superview === menu else { return true }
        return view.isHidden || view.accessibilityElementsHidden
    }

    override var accessibilityLabel: String? {
        get { view?.accessibilityLabel }
        set { view?.accessibilityLabel = newValue }
    }

    override var accessibilityHint: String? {
        get { view?.accessibilityHint }
        set { view?.accessibilityHint = newValue }
    }

    // How the texts are spoken.

    override var accessibilityAttributedLabel: NSAttributedString? {
        get {
            view?.accessibilityAttributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) }
        }
        set { view?.accessibilityAttributedLabel = newValue }
    }

    override var accessibilityAttributedHint: NSAttributedString? {
        get { view?.accessibilityAttributedHint }
        set { view?.accessibilityAttributedHint = newValue }
    }

    override var accessibilityLanguage: String? {
        get { view?.accessibilityLanguage }
        set { view?.accessibilityLanguage = newValue }
    }

    /// The names that the user of Voice Control may say.
    override var accessibilityUserInputLabels: [String]! {
        get { view?.accessibilityUserInputLabels ?? [] }
        set { view?.accessibilityUserInputLabels = newValue }
    }

    override var accessibilityIdentifier: String? {
        get { view?.accessibilityIdentifier }
        set { view?.accessibilityIdentifier = newValue }
    }

    override var accessibilityValue: String? {
        get { view?.accessibilityValue }
        set { view?.accessibilityValue = newValue }
    }

    /// Whether the view or the menu is disabled.
    private var isOff: Bool { (view as? UIControl)?.isEnabled == false || menu?.isEnabled == false }

    /// The traits that the menu adds to those of the view.
    var addedTraits: UIAccessibilityTraits { isOff ? [.button, .notEnabled] : .button }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { (view?.accessibilityTraits ?? .none).union(addedTraits) }
        set {
            // An insertion contains what was added.
            let own = view?.accessibilityTraits ?? .none
            view?.accessibilityTraits = newValue.subtracting(addedTraits.subtracting(own))
        }
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { view?.accessibilityCustomActions }
        set { view?.accessibilityCustomActions = newValue }
    }

    // VoiceOver adjusts an element with the traits of an adjustable view.

    override func accessibilityIncrement() { if !isHidden, !isOff { view?.accessibilityIncrement() } }

    override func accessibilityDecrement() { if !isHidden, !isOff { view?.accessibilityDecrement() } }

    // Frames are computed when they are read, since the view moves without notifying the element.

    override var accessibilityFrameInContainerSpace: CGRect {
        get {
            guard let view, let menu else { return .zero }
            return view.convert(view.bounds, to: menu)
        }
        set {}
    }

    override var accessibilityFrame: CGRect {
        get { view.map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) } ?? .zero }
        set {}
    }

    override var accessibilityActivationPoint: CGPoint {
        get { view?.accessibilityActivationPoint ?? .zero }
        set {}
    }
}
#endif
