// This file decides what each key does in a menu, such as Return. In UIKit, Return presses the
// control of the item instead; see `CircularMenuView.press(_:)`.

extension RingMenu {
    /// Handles a key press.
    ///
    /// Right and down move to the next item, left and up to the previous one. Return activates the
    /// ``current`` item, and Escape closes the menu. The update reports whether the key was
    /// handled; a menu that is closed, disabled or empty handles no key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - isMirrored: Whether left and right are swapped, as on a mirrored ring.
    ///   - time: The time in seconds.
    @discardableResult
    public mutating func press(_ key: Key, isMirrored: Bool = false, time: Double) -> Update {
        guard time.isFinite else { return .refused }
        now = time
        guard takesInput, count > 0 else { return .refused }
        switch key {
        case .right: return step(by: isMirrored ? -1 : 1, time: time)
        case .left: return step(by: isMirrored ? 1 : -1, time: time)
        case .down: return step(by: 1, time: time)
        case .up: return step(by: -1, time: time)
        case .choose:
            guard let current = current(at: time) else { return .refused }
            return activate(current, time: time)
        case .leave:
            guard settings.closesOnEscape else { return .refused }
            var update = setOpen(false, time: time)
            update.isHandled = true
            return update
        }
    }
}
