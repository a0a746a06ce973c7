// The only lines of the module with selectors. Linux has none: there the stand-ins take closures instead, and
// Scripts/check-apple.sh type-checks the other branch.

#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// The target of a display link or a gesture recogniser: a closure.
///
/// It belongs to what it is the target of, and must not hold the view.
@MainActor final class Trigger: NSObject {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    #if canImport(ObjectiveC)
    @objc private func fire() { action() }

    func makeDisplayLink() -> CADisplayLink { CADisplayLink(target: self, selector: #selector(fire)) }

    func listen(to recognizer: UIGestureRecognizer) {
        // A recogniser does not hold its target; the driver does.
        recognizer.addTarget(self, action: #selector(fire))
    }
    #else
    func makeDisplayLink() -> CADisplayLink { CADisplayLink(standInAction: { [self] _ in action() }) }

    func listen(to recognizer: UIGestureRecognizer) {
        recognizer.standInAddAction { [weak self] _ in self?.action() }
    }
    #endif
}

extension RingMenu.Key {
    /// The command that does what a key is for, on the view that lists it.
    @MainActor func command(input: String, for view: some TurnKeyResponder) -> UIKeyCommand {
        let command = makeCommand(input, view)
        // Or the arrows would move the focus instead.
        command.wantsPriorityOverSystemBehavior = true
        return command
    }

    #if canImport(ObjectiveC)
    /// The names are the same in both views, so that either is found by them.
    @MainActor private func makeCommand(_ input: String, _ view: some TurnKeyResponder) -> UIKeyCommand {
        let action =
            switch self {
            case .left: #selector(WheelView.roundelLeft)
            case .right: #selector(WheelView.roundelRight)
            case .up: #selector(WheelView.roundelUp)
            case .down: #selector(WheelView.roundelDown)
            case .choose: #selector(WheelView.roundelChoose)
            case .leave: #selector(WheelView.roundelLeave)
            }
        return UIKeyCommand(input: input, modifierFlags: [], action: action)
    }
    #else
    @MainActor private func makeCommand(_ input: String, _ view: some TurnKeyResponder) -> UIKeyCommand {
        .init(input: input, modifierFlags: [], standInAction: { [weak view] _ in view?.press(self) })
    }
    #endif
}

#if canImport(ObjectiveC)
extension WheelView {
    @objc func roundelLeft() { press(.left) }
    @objc func roundelRight() { press(.right) }
    @objc func roundelUp() { press(.up) }
    @objc func roundelDown() { press(.down) }
    @objc func roundelChoose() { press(.choose) }
    @objc func roundelLeave() { press(.leave) }
}

extension CircularMenuView {
    @objc func roundelLeft() { press(.left) }
    @objc func roundelRight() { press(.right) }
    @objc func roundelUp() { press(.up) }
    @objc func roundelDown() { press(.down) }
    @objc func roundelChoose() { press(.choose) }
    @objc func roundelLeave() { press(.leave) }
}
#endif
#endif
