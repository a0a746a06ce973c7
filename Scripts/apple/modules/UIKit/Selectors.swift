// What the stand-ins leave out where there is no Objective-C.
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
