// Only for tests, which run on Linux: no system of Apple's has all of this input.
#if os(Linux)
extension StandInHost {
    /// Presses a key.
    ///
    /// The focused view gets it first, and then the views around it, until one handles it.
    ///
    /// If no view handles Tab, it moves the focus.
    @discardableResult public func press(
        _ key: KeyEquivalent,
        _ phase: KeyPress.Phases = .down,
        _ modifiers: EventModifiers = []
    ) -> KeyPress.Result {
        for case .press(let phases, let action) in keyActions where phases.contains(phase) {
            let result = action(KeyPress(phase: phase, key: key, modifiers: modifiers))
            update()
            if result == .handled { return .handled }
        }
        if key == .tab, phase != .up { tab() }
        return .ignored
    }

    /// Sends a move command, as an arrow key of a Mac or a remote control does.
    ///
    /// The action nearest to the focused view runs.
    ///
    /// Assumption: a modifier without an action passes the command to outer modifiers.
    public func move(_ direction: MoveCommandDirection) {
        for case .move(let action?) in keyActions {
            action(direction)
            break
        }
        update()
    }

    /// Presses the centre button of a remote control.
    ///
    /// Assumption: it taps the focused view, or the nearest view around it that takes taps.
    public func select() {
        let taps = focusPath.reversed().compactMap { element in
            element.environment.isEnabled ? element.value as? TapModifier : nil
        }
        taps.first?.action()
        update()
    }

    /// Sends the exit command, as Escape on a Mac does.
    ///
    /// The action nearest to the focused view runs.
    public func exit() {
        for case .exit(let action?) in keyActions {
            action()
            break
        }
        update()
    }

    /// Turns the Digital Crown to an offset, at a time in seconds.
    ///
    /// The focused view follows it.
    public func turnCrown(to offset: Double, time: Double) {
        date = Date(timeIntervalSinceReferenceDate: time)
        for case .crown(let binding, let changed, _) in keyActions {
            binding.wrappedValue = offset
            changed(DigitalCrownEvent(offset: offset, velocity: 0))
            break
        }
        update()
    }

    /// Stops the Digital Crown, at a time in seconds.
    public func restCrown(time: Double) {
        date = Date(timeIntervalSinceReferenceDate: time)
        for case .crown(_, _, let idle) in keyActions {
            idle()
            break
        }
        update()
    }

    /// Swipes up or down on the adjustable element.
    public func adjust(_ direction: AccessibilityAdjustmentDirection) {
        for case .adjust(let action) in accessibility { action(direction) }
        update()
    }

    /// Activates a button as an assistive technology does.
    ///
    /// As decompilations and a reconstruction show it, a button performs its own action then, and not a
    /// default action that is added around it.
    public func activateButton(_ index: Int) {
        all.compactMap { $0.value as? any ButtonElement }[index].action()
        update()
    }

    /// Runs an accessibility action, and returns whether there was one.
    @discardableResult public func perform(_ kind: AccessibilityActionKind) -> Bool {
        for case .action(kind, let action) in accessibility {
            action()
            update()
            return true
        }
        return false
    }

    /// Runs one of the actions that buttons stand for, and returns whether there was one.
    @discardableResult public func perform(_ name: String) -> Bool {
        for actions in all(StandInActions.self) {
            guard let index = actions.names.firstIndex(of: name) else { continue }
            actions.actions[index]()
            update()
            return true
        }
        return false
    }

    /// Moves the pointer to a point, or out of the window.
    ///
    /// Assumption: only the frontmost view under it, and the views around that one, are told.
    public func hover(at point: CGPoint?) {
        let hits = point.flatMap { elements.hits($0) { $0 } } ?? []
        for case let (element, hover) in all.map({ ($0, $0.value as? HoverModifier) }) {
            guard let hover else { continue }
            let (wasUnder, isUnder) = (element.node?.memory != nil, hits.contains { $0 === element })
            element.node?.memory = isUnder ? true : nil
            if let point, isUnder {
                let corner = element.frame.origin
                hover.action(.active(CGPoint(x: point.x - corner.x, y: point.y - corner.y)))
            } else if wasUnder {
                hover.action(.ended)
            }
        }
        update()
    }

    /// The actions of the focused view and the views around it, the innermost first.
    private var keyActions: [KeyAction] {
        focusPath.reversed().compactMap { element in
            element.environment.isEnabled ? (element.value as? KeyModifier)?.action : nil
        }
    }
}
#endif
