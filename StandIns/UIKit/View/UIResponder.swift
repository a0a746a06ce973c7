/// An object in the responder chain.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIResponder: StandInAccessibleObject {
    /// Makes a responder.
    public override init() { super.init() }
    /// The next responder.
    open var next: UIResponder? { nil }
    /// Whether it can become first responder.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it can resign as first responder.
    open var canResignFirstResponder: Bool { true }
    /// Whether it is the first responder.
    open var isFirstResponder: Bool { standInWindow?.standInFirstResponder === self }
    /// Its key commands.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    open var keyCommands: [UIKeyCommand]? { nil }

    /// What takes the place of the keyboard while this is first responder.
    @available(iOS 3.2, tvOS 9, visionOS 1, *)
    open var inputView: UIView? { nil }
    /// What is shown above the keyboard while this is first responder.
    @available(iOS 3.2, tvOS 9, *)
    @available(visionOS, unavailable)
    open var inputAccessoryView: UIView? { nil }

    /// Becomes first responder; refused without a window.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = standInWindow else { return false }
        if let holder = window.standInFirstResponder, holder !== self, !holder.resignFirstResponder() {
            return false
        }
        window.standInFirstResponder = self
        if window.standInHasFocus, window.standInFocusFollowsResponder, let view = self as? UIView {
            StandInFocus(window).move(to: view)
        }
        return true
    }
    /// Resigns as first responder.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder { standInWindow?.standInFirstResponder = nil }
        return true
    }
    private var standInWindow: UIWindow? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
    }

    /// Fingers went down.
    ///
    /// By default the event is passed to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    /// Fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    /// Fingers were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    /// Touches were cancelled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// Keys went down.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Keys changed.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Keys were released.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Key presses were cancelled.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
}
