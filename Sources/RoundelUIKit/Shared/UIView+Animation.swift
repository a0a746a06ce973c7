#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
    /// The animation that changes of the view have at present, for a key path of any layer; `nil`
    /// outside `UIView.animate`, and under a property animator that can be interrupted.
    ///
    /// It is a copy of the animation that UIKit makes for the background colour, so that delays,
    /// springs and repeats are those of the view. The values are left to the caller.
    ///
    /// UIKit counts what it makes, and calls the completion of `UIView.animate` when all of it has
    /// ended: what is only looked at would keep a completion away, and a rotation from its end (Open
    /// Radar 25337014). So UIKit's own animation runs as well, where it changes nothing.
    ///
    /// - Parameters:
    ///   - keyPath: The key path.
    ///   - sink: A layer in which a change of the background colour is not seen.
    func ownAnimation(of keyPath: String, sink: CALayer) -> CABasicAnimation? {
        let change = action(for: layer, forKey: "backgroundColor")
        guard let animation = (change as? CABasicAnimation)?.copy() as? CABasicAnimation else {
            // The action of a property animator adds its animation itself, in place of one that the app
            // may have begun. NSNull does nothing.
            change?.run(forKey: "backgroundColor", object: sink, arguments: nil)
            return nil
        }
        (animation.isAdditive, animation.isCumulative) = (true, false)
        // The app may animate the background colour in the same block. Nothing is added to the
        // position, and the animation of the view itself is the one that an app ends.
        animation.keyPath = "position"
        (animation.fromValue, animation.toValue, animation.byValue) = (CGPoint.zero, CGPoint.zero, nil)
        layer.add(animation, forKey: nil)
        // The layer has a copy. UIKit's delegate counts the ends of UIKit's animations only.
        (animation.keyPath, animation.isAdditive, animation.delegate) = (keyPath, false, nil)
        (animation.fromValue, animation.toValue) = (nil, nil)
        return animation
    }
}
#endif
