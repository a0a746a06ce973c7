#if canImport(UIKit) && !os(watchOS)
import UIKit

extension NSObject {
    /// Whether the user does something with the element.
    @MainActor var isControl: Bool {
        self is UIControl || !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable])
    }

    /// The accessibility elements inside the object, which has none if it is one itself.
    ///
    /// Other frameworks have elements that are neither views nor of UIKit's class: SwiftUI's views are
    /// such elements in the view that shows them.
    @MainActor var elementsInside: [NSObject] {
        if isAccessibilityElement { return [] }
        let inside: [Any] = accessibilityElements ?? (self as? UIView)?.subviews ?? []
        return inside.flatMap { element -> [NSObject] in
            let view = element as? UIView
            guard let element = element as? NSObject, !element.accessibilityElementsHidden,
                view?.isHidden != true, (view?.alpha ?? 1) >= 0.01
            else { return [] }
            return element.isAccessibilityElement ? [element] : element.elementsInside
        }
    }

    /// Whether the object has accessibility elements inside.
    @MainActor var hasElementsInside: Bool { !elementsInside.isEmpty }
}
#endif
