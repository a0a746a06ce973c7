// For tests alone, which run on Linux: every system lacks some of this input.
#if os(Linux)
extension StandInHost {
    /// Presses a key: the innermost view that handles it gets it.
    ///
    /// The stand-in does not track focus: all views count that are focusable or hold one that is.
    @discardableResult public func press(_ key: KeyEquivalent) -> KeyPress.Result {
        for case .press(let action) in keyActions.reversed() {
            let result = action(KeyPress(key: key))
            update()
            if result == .handled { return .handled }
        }
        return .ignored
    }

    /// Sends a move command, as an arrow key of a Mac or a remote control does.
    public func move(_ direction: MoveCommandDirection) {
        for case .move(let action) in keyActions { action(direction) }
        update()
    }

    /// Sends the exit command, as Escape on a Mac does.
    public func exit() {
        for case .exit(let action) in keyActions { action() }
        update()
    }

    /// Turns the Digital Crown to an offset, at a time in seconds.
    public func turnCrown(to offset: Double, time: Double) {
        date = Date(timeIntervalSinceReferenceDate: time)
        for case .crown(let binding, let changed, _) in keyActions {
            binding.wrappedValue = offset
            changed(DigitalCrownEvent(offset: offset, velocity: 0))
        }
        update()
    }

    /// Lets the Digital Crown come to rest, at a time in seconds.
    public func restCrown(time: Double) {
        date = Date(timeIntervalSinceReferenceDate: time)
        for case .crown(_, _, let idle) in keyActions { idle() }
        update()
    }

    /// Swipes up or down on the adjustable element.
    public func adjust(_ direction: AccessibilityAdjustmentDirection) {
        for case .adjust(let action) in accessibility { action(direction) }
        update()
    }

    /// Runs an accessibility action, and says whether there was one.
    @discardableResult public func perform(_ kind: AccessibilityActionKind) -> Bool {
        for case .action(kind, let action) in accessibility {
            action()
            update()
            return true
        }
        return false
    }

    /// The actions of focusable views and those around them.
    private var keyActions: [KeyAction] {
        all.filter { element in
            element.all.contains { ($0.value as? StandInRecord)?.isFocusable ?? false }
        }.compactMap { ($0.value as? KeyModifier)?.action }
    }
}

extension StandInRecord {
    fileprivate var isFocusable: Bool { name == "focusable" && value as? Bool == true }
}
#endif
