// All uses of selectors in this module. Linux has no selectors: there the stand-ins take closures
// instead, and Scripts/check-apple.sh type-checks the branch with selectors.

#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A closure that can be the target of a display link or a gesture recogniser.
///
/// The closure must not hold the view strongly, since the view holds this object indirectly.
@MainActor final class Trigger: NSObject {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    #if canImport(ObjectiveC)
    @objc private func fire() { action() }

    func makeDisplayLink() -> CADisplayLink { CADisplayLink(target: self, selector: #selector(fire)) }

    func listen(to recognizer: UIGestureRecognizer) {
        // A recogniser does not retain its target, so the caller does.
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
    /// A key command that calls `press` on a view with this key.
    @MainActor func command(input: String, for view: some TurnKeyResponder) -> UIKeyCommand {
        let command = makeCommand(input, view)
        // Without this the arrow keys would move the focus instead.
        command.wantsPriorityOverSystemBehavior = true
        // The view itself tells what an arrow means where text runs from right to left.
        command.allowsAutomaticMirroring = false
        return command
    }

    #if canImport(ObjectiveC)
    /// All views implement the same selectors, so that those of `WheelView` reach each of them.
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

extension Dial.Key {
    /// A key command that calls `press` on a dial with this key.
    @MainActor func command(for view: DialControl) -> UIKeyCommand {
        let command = makeCommand(input, view)
        // Without this the arrow keys would move the focus instead.
        command.wantsPriorityOverSystemBehavior = true
        // The view itself tells what an arrow means where text runs from right to left.
        command.allowsAutomaticMirroring = false
        return command
    }

    private var input: String {
        switch self {
        case .left: UIKeyCommand.inputLeftArrow
        case .right: UIKeyCommand.inputRightArrow
        case .up: UIKeyCommand.inputUpArrow
        case .down: UIKeyCommand.inputDownArrow
        case .pageUp: UIKeyCommand.inputPageUp
        case .pageDown: UIKeyCommand.inputPageDown
        case .home: UIKeyCommand.inputHome
        case .end: UIKeyCommand.inputEnd
        }
    }

    #if canImport(ObjectiveC)
    @MainActor private func makeCommand(_ input: String, _ view: DialControl) -> UIKeyCommand {
        let action =
            switch self {
            case .left: #selector(DialControl.roundelLeft)
            case .right: #selector(DialControl.roundelRight)
            case .up: #selector(DialControl.roundelUp)
            case .down: #selector(DialControl.roundelDown)
            case .pageUp: #selector(DialControl.roundelPageUp)
            case .pageDown: #selector(DialControl.roundelPageDown)
            case .home: #selector(DialControl.roundelHome)
            case .end: #selector(DialControl.roundelEnd)
            }
        return UIKeyCommand(input: input, modifierFlags: [], action: action)
    }
    #else
    @MainActor private func makeCommand(_ input: String, _ view: DialControl) -> UIKeyCommand {
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

extension RadialMenuOverlay {
    @objc func roundelLeft() { press(.left) }
    @objc func roundelRight() { press(.right) }
    @objc func roundelUp() { press(.up) }
    @objc func roundelDown() { press(.down) }
    @objc func roundelChoose() { press(.choose) }
    @objc func roundelLeave() { press(.leave) }
}

extension DialControl {
    @objc func roundelLeft() { press(.left as Dial.Key) }
    @objc func roundelRight() { press(.right as Dial.Key) }
    @objc func roundelUp() { press(.up as Dial.Key) }
    @objc func roundelDown() { press(.down as Dial.Key) }
    @objc func roundelChoose() { press(.choose) }
    @objc func roundelPageUp() { press(.pageUp) }
    @objc func roundelPageDown() { press(.pageDown) }
    @objc func roundelHome() { press(.home) }
    @objc func roundelEnd() { press(.end) }
}
#endif
#endif
