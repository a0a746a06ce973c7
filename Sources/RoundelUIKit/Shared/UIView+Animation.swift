#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
    /// The animation that changes of the view have at present, for a key path of any layer; `nil`
    /// outside `UIView.animate`.
    ///
    /// It is a copy of the animation that UIKit makes for the background colour, so that delays,
    /// springs and repeats are those of the view. The values are left to the caller.
    func ownAnimation(of keyPath: String) -> CABasicAnimation? {
        guard let model = action(for: layer, forKey: "backgroundColor") as? CABasicAnimation,
            let animation = model.copy() as? CABasicAnimation
        else { return nil }
        animation.keyPath = keyPath
        (animation.fromValue, animation.toValue, animation.byValue) = (nil, nil, nil)
        (animation.isAdditive, animation.isCumulative) = (false, false)
        // UIKit's delegate counts the ends of UIKit's animations only.
        animation.delegate = nil
        return animation
    }
}
#endif
