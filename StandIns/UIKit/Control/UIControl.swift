/// A view that follows one finger and sends events.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class UIControl: UIView {
    /// Makes a control with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Whether UIKit calls the setter, Apple does not document.
        if let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: "UIDisabled") {
            isEnabled = !coder.decodeBool(forKey: "UIDisabled")
        }
    }
    /// Makes a control with an action for `primaryActionTriggered`.
    @available(iOS 14, tvOS 14, visionOS 1, *)
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Whether it is enabled.
    open var isEnabled = true
    final var opensContextMenu = false
    /// Whether it has a context menu; stored.
    @available(iOS 14, tvOS 17, visionOS 1, *)
    open var isContextMenuInteractionEnabled: Bool {
        get { opensContextMenu }
        set { opensContextMenu = newValue }
    }
    final var menuIsPrimaryAction = false
    /// Whether a touch that begins opens its menu, instead of a tap performing its action.
    @available(iOS 14, tvOS 17, visionOS 1, *)
    open var showsMenuAsPrimaryAction: Bool {
        get { menuIsPrimaryAction }
        set { menuIsPrimaryAction = newValue }
    }
    /// Whether it is selected.
    open var isSelected = false
    /// Whether a finger is on it.
    open var isHighlighted = false
    /// Its state.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    /// Whether it tracks a finger.
    open internal(set) var isTracking = false
    /// Whether that finger is inside.
    open internal(set) var isTouchInside = false
    private var actions: [(action: UIAction, events: Event)] = []
    /// All events that it has sent, for tests.
    public private(set) final var standInSentEvents: [Event] = []

    /// Adds an action for events; it replaces one with the same identifier.
    @available(iOS 14, tvOS 14, visionOS 1, *)
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        actions.append((action, controlEvents))
    }
    /// Removes an action for events.
    @available(iOS 14, tvOS 14, visionOS 1, *)
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    /// Removes an action for events.
    @available(iOS 14, tvOS 14, visionOS 1, *)
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in actions.indices where actions[index].action.identifier == actionIdentifier {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
    }
    /// Runs an action.
    @available(iOS 14, tvOS 14, visionOS 1, *)
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }
    /// Runs the actions for some events.
    open func sendActions(for controlEvents: Event) {
        standInSentEvents.append(controlEvents)
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
        if !primaryEvents.isDisjoint(with: controlEvents) { sendActions(for: .primaryActionTriggered) }
    }
    /// The events after which the control sends `.primaryActionTriggered`.
    ///
    /// `-[UIControl _sendActionsForEvents:withEvent:]` shows it: none for a control of the app.
    var primaryEvents: Event { [] }
    /// Tells what runs for which events; none of it has a selector here.
    @available(iOS 14, tvOS 14, visionOS 1, *)
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stop = false
        for entry in actions where !stop { iterator(entry.action, nil, entry.events, &stop) }
    }
    /// All events with actions.
    open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

    /// Whether to begin tracking a finger.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Whether to continue tracking it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger was lifted, or tracking has stopped.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The touch was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins tracking.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }
    /// Continues tracking.
    ///
    /// Inside is decided by `point(inside:with:)`. UIKit has a margin around it that is not
    /// documented.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = point(inside: touch.location(in: self), with: event)
        isTracking = continueTracking(touch, with: event)
        isHighlighted = isTracking && isTouchInside
        guard isTracking else { return }
        if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }
    /// Ends tracking.
    ///
    /// Apple does not document whether actions run before `endTracking`. Here they run after it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTouchInside = touches.first.map { point(inside: $0.location(in: self), with: event) } ?? false
        endTracking(touches.first, with: event)
        stopTracking()
        sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
        isTouchInside = false
    }
    /// Cancels tracking.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        isTouchInside = false
        sendActions(for: .touchCancel)
    }

    private func stopTracking() { (isTracking, isHighlighted) = (false, false) }
}
