// The check proves itself on this file, which must pass, and on the one beside it, which must not.
// Methods take no argument: without the runtime no class counts as one that Objective-C can name.
#if canImport(ObjectiveC)
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

@MainActor final class Good: NSObject {
    private var link: CADisplayLink?
    func start() {
        let link = CADisplayLink(target: self, selector: #selector(step))
        link.add(to: .main, forMode: .common)
        self.link = link
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
        pan.addTarget(self, action: #selector(panned))
        _ = UIKeyCommand(input: "\r", modifierFlags: [], action: #selector(step))
        _ = UIPanGestureRecognizer(target: nil, action: nil)
    }
    @objc private func step() {}
    @objc private func panned() {}
}
#endif
