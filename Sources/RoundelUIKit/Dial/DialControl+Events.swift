#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// MARK: - Events

extension DialControl {
    func notify(_ update: DialCore.Update) {
        if update.editing == .began { sendActions(for: .editingDidBegin) }
        if unsent.lower || unsent.upper, isContinuous || !driver.core.dial.isChanging {
            unsent = (false, false)
            sendActions(for: .valueChanged)
            sendActions(for: .primaryActionTriggered)
        }
        if update.editing == .ended { sendActions(for: .editingDidEnd) }
    }
}

// MARK: - Keys and adjustments

extension DialControl {
    /// Changes the value of a thumb by steps, as an assistive technology does.
    func adjust(_ thumb: DialThumb, by steps: Int) {
        driver.send(.user) { $0.step(by: steps, of: thumb, time: $1) }
    }

    @discardableResult func press(_ key: RingMenu.Key) -> Bool {
        guard isEnabled else { return false }
        switch key {
        case .left: press(.left as Dial.Key)
        case .right: press(.right as Dial.Key)
        case .up: press(.up as Dial.Key)
        case .down: press(.down as Dial.Key)
        case .choose:
            enclosingMenu?.choose(self)
            choose()
        case .leave: return false
        }
        return true
    }

    func press(_ key: Dial.Key) { driver.send(.user) { $0.press(key, time: $1) } }

    /// Commands for all keys that change the value, and for Return.
    var dialKeyCommands: [UIKeyCommand] {
        Dial.Key.allCases.map { $0.command(for: self) } + [
            RingMenu.Key.choose.command(input: "\r", for: self)
        ]
    }
}

// MARK: - Speech

extension DialControl {
    /// What VoiceOver speaks for a value.
    func spokenText(_ value: Double) -> String {
        valueText?(value)
            ?? driver.core.dial.scale.fraction(of: value).formatted(.percent.precision(.fractionLength(0)))
    }
}
#endif
