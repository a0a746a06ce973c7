#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What VoiceOver meets of a view in a menu.
///
/// It is beside the view, so that the view's own values stay the app's.
class MenuElement: UIAccessibilityElement {
    private(set) weak var view: UIView?
    private(set) weak var menu: CircularMenuView?

    init(view: UIView, in menu: CircularMenuView) {
        (self.view, self.menu) = (view, menu)
        super.init(accessibilityContainer: menu)
    }

    /// Whether it is left out.
    var isHidden: Bool { view?.isHidden != false }

    override var accessibilityLabel: String? {
        get { view?.accessibilityLabel }
        set { view?.accessibilityLabel = newValue }
    }

    override var accessibilityHint: String? {
        get { view?.accessibilityHint }
        set { view?.accessibilityHint = newValue }
    }

    override var accessibilityIdentifier: String? {
        get { view?.accessibilityIdentifier }
        set { view?.accessibilityIdentifier = newValue }
    }

    override var accessibilityValue: String? {
        get { view?.accessibilityValue }
        set { view?.accessibilityValue = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = view?.accessibilityTraits ?? .none
            traits.insert(.button)
            let isOff = (view as? UIControl)?.isEnabled == false || menu?.isEnabled == false
            if isOff { traits.insert(.notEnabled) }
            return traits
        }
        set { view?.accessibilityTraits = newValue }
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { view?.accessibilityCustomActions }
        set { view?.accessibilityCustomActions = newValue }
    }

    // Where the view stands when somebody asks: it moves without telling.

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
        get { CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set {}
    }
}
#endif
