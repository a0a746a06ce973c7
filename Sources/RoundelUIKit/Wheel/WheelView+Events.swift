#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// MARK: - Events

extension WheelView {
    func notify(_ update: Wheel.Update, isByApp: Bool) {
        if update.touch == .began {
            delegate?.wheelViewDidBegin(self)
            onBegan?(self)
        }
        if update.turned != .zero { notifyTurned(by: CGFloat(update.turned), isByApp: isByApp) }
        for index in update.passed { notifyPassed(index) }
        if update.touch == .ended(.lift) {
            delegate?.wheelViewDidRelease(self)
            onReleased?(self)
        }
        if update.touch == .ended(.cancel) {
            delegate?.wheelViewDidCancel(self)
            onCancelled?(self)
        }
        if update.cameToRest { notifyRest(isByApp: isByApp) }
    }

    private func notifyTurned(by angle: CGFloat, isByApp: Bool) {
        delegate?.wheelView(self, didTurnBy: angle)
        onTurned?(self, angle)
        guard !isByApp else { return }
        isEdited = true
        sendActions(for: .valueChanged)
    }

    private func notifyPassed(_ index: Int) {
        // The delegate, or an earlier notification, may have changed the detents.
        if index < detentCount { delegate?.wheelView(self, didPassDetent: index) }
        if index < detentCount { onPassedDetent?(self, index) }
    }

    private func notifyRest(isByApp: Bool) {
        delegate?.wheelViewDidComeToRest(self)
        onRest?(self)
        // A command may have ended what the user began.
        let ends = isEdited || !isByApp
        isEdited = false
        if ends { sendActions(for: .editingDidEnd) }
    }
}

// MARK: - Keys and adjustments

extension WheelView {
    func adjust(by steps: Int) {
        guard isEnabled else { return }
        driver.send(.user) { $0.step(by: steps, duration: 0, time: $1) }
    }

    @discardableResult func press(_ key: RingMenu.Key) -> Bool {
        guard isEnabled else { return false }
        switch key {
        case .right, .up: driver.send(.user) { $0.step(by: 1, time: $1) }
        case .left, .down: driver.send(.user) { $0.step(by: -1, time: $1) }
        case .choose:
            enclosingMenu?.choose(self)
            driver.send { [weak self] in self?.sendActions(for: .primaryActionTriggered) }
        case .leave:
            guard isCoasting else { return false }
            driver.send(.user) { $0.stop(time: $1) }
        }
        return true
    }
}
#endif
