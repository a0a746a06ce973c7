// Declarations with selectors, which the stand-ins do not have because Linux has no Objective-C.
import Foundation

extension UIControl {
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
}

extension UIGestureRecognizer {
    public func addTarget(_ target: Any, action: Selector) {}
}

extension UIKeyCommand {
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) { fatalError() }
}
