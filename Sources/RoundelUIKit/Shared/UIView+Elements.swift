#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A view or an element of one, as assistive technologies see it.
@MainActor protocol Accessible: NSObject {
    var isAccessibilityElement: Bool { get }
    var accessibilityElementsHidden: Bool { get }
    var accessibilityLabel: String? { get }
    var accessibilityTraits: UIAccessibilityTraits { get }
}

extension UIView: Accessible {}

extension UIAccessibilityElement: Accessible {}

extension Accessible {
    /// Whether the user does something with the element.
    var isControl: Bool {
        self is UIControl || !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable])
    }
}

extension UIView {
    /// The accessibility elements inside the view, which has none if it is one itself.
    var elementsInside: [any Accessible] {
        if isAccessibilityElement { return [] }
        return (accessibilityElements ?? subviews).flatMap { element -> [any Accessible] in
            let view = element as? UIView
            guard let element = element as? any Accessible, !element.accessibilityElementsHidden,
                view?.isHidden != true, (view?.alpha ?? 1) >= 0.01
            else { return [] }
            return element.isAccessibilityElement ? [element] : view?.elementsInside ?? []
        }
    }

    /// Whether the view has accessibility elements inside, of which a list that the app gave may have
    /// any kind.
    var hasElementsInside: Bool { accessibilityElements.map { !$0.isEmpty } ?? !elementsInside.isEmpty }
}
#endif
