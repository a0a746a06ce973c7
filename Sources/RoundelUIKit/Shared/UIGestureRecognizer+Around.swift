#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIGestureRecognizer {
    /// Whether the recogniser drags a view that contains another one, as those of a sheet and of a
    /// drawer do.
    ///
    /// The edges of the screen keep their gestures. Swiping back anywhere in the content of a page is
    /// none of them.
    func drags(around view: UIView?) -> Bool {
        guard self is UIPanGestureRecognizer, let own = self.view, let view, own !== view else {
            return false
        }
        #if os(iOS) || os(Linux)
        if self is UIScreenEdgePanGestureRecognizer, !swipesBackInContent { return false }
        #endif
        return view.isDescendant(of: own)
    }

    #if os(iOS) || os(Linux)
    /// Whether the recogniser goes back a page wherever a finger begins in it.
    ///
    /// By its class, it is one for the edges of the screen.
    private var swipesBackInContent: Bool {
        // Older compilers come with an SDK that does not declare it.
        #if compiler(>=6.2)
        guard #available(iOS 26, *) else { return false }
        let controllers = sequence(first: view as UIResponder?, next: { $0?.next }).lazy
            .compactMap { $0 as? UINavigationController }
        return controllers.contains { $0.interactiveContentPopGestureRecognizer === self }
        #else
        return false
        #endif
    }
    #endif

    /// Whether the recogniser turns a view that contains another one.
    func turns(around view: UIView?) -> Bool {
        guard self is TurnRecognizer, let own = self.view, let view else { return false }
        return own !== view && view.isDescendant(of: own)
    }
}
#endif
