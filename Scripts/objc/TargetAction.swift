// The declarations with selectors that Linux builds leave out of the stand-ins. Never run.
import ObjectiveC
import UIKit

extension CADisplayLink {
    convenience init(target: Any, selector sel: ObjectiveC.Selector) { fatalError() }
}

extension UIControl {
    func addTarget(_ target: Any?, action: ObjectiveC.Selector, for controlEvents: UIControl.Event) {}
}

extension UIGestureRecognizer {
    // Not optional here, so that `action: nil` still means the stand-in's own initialiser.
    convenience init(target: Any?, action: ObjectiveC.Selector) { fatalError() }
    func addTarget(_ target: Any, action: ObjectiveC.Selector) {}
}

extension UIKeyCommand {
    convenience init(
        input: String,
        modifierFlags: UIKeyModifierFlags,
        action: ObjectiveC.Selector
    ) { fatalError() }
}

extension NotificationCenter {
    func addObserver(
        _ observer: Any,
        selector aSelector: ObjectiveC.Selector,
        name: NSNotification.Name?,
        object: Any?
    ) {}
}
