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
        let given = accessibilityElements?.compactMap { $0 as? any Accessible }
        let inside: [any Accessible] = given ?? subviews.filter { !$0.isHidden }
        return inside.flatMap { element -> [any Accessible] in
            if element.accessibilityElementsHidden { return [] }
            return element.isAccessibilityElement ? [element] : (element as? UIView)?.elementsInside ?? []
        }
    }
}
#endif
