/// A gesture recogniser, as a state machine.
///
/// The members that `UIGestureRecognizerSubclass` adds on Apple's systems are visible here without
/// that import.
@available(iOS 3.2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
@MainActor open class UIGestureRecognizer: NSObject {
    /// The state of the gesture.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The end of a discrete gesture.
        public static let recognized = State.ended

        var isActive: Bool { self == .began || self == .changed }
        var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
    }

    /// Makes a recogniser.
    ///
    /// There are no selectors, so target and action are `nil`.
    public init(target: Any?, action: Selector?) { super.init() }
    /// Makes a recogniser from an archive.
    public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }
    /// Makes a recogniser.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// The delegate.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Its view.
    open internal(set) weak var view: UIView?
    /// Whether it is enabled.
    ///
    /// Disabling it cancels its gesture.
    open var isEnabled = true { didSet { if !isEnabled { standInCancel() } } }
    /// Whether it cancels the touches in their views when it recognises a gesture.
    open var cancelsTouchesInView = true
    /// Whether views receive touches only after it has failed.
    open var delaysTouchesBegan = false
    /// Whether views receive the end of touches only after it has failed; treated as `true`,
    /// whatever is set.
    open var delaysTouchesEnded = true
    /// The types of touches that it receives, as raw values of `UITouch.TouchType`.
    ///
    /// With an empty list it receives scrolls only.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }
    /// The buttons of a remote that it receives, as raw values of `UIPress.PressType`; none by default
    /// here, which Apple does not document.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open var allowedPressTypes: [NSNumber] = []
    /// A name for debugging.
    @available(iOS 11, tvOS 11, visionOS 1, *)
    open var name: String?
    /// Its previous states, for tests, which may clear the list.
    public final var standInStates: [State] = []

    final var current: State = .possible
    final var waiting: State?
    final var touches: [UITouch] = []
    final var requirements: [UIGestureRecognizer] = []
    /// Whether it stays active without a finger, as between two taps.
    final var staysOpen = false
    private var actions: [(UIGestureRecognizer) -> Void] = []

    /// Replaces `addTarget(_:action:)`.
    public final func standInAddAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
        actions.append(action)
    }

    /// Whether it receives a button of a remote.
    final func standInReceives(_ press: UIPress) -> Bool {
        isEnabled && allowedPressTypes.contains(NSNumber(value: press.type.rawValue))
            && delegate?.gestureRecognizer(self, shouldReceive: press) != false
    }
    /// Recognises a button of a remote.
    final func standInRecognizePress() { for action in actions { action(self) } }

    /// The state of the gesture.
    ///
    /// A subclass sets it. Views, delegates and other recognisers can turn a beginning into a
    /// failure.
    open var state: State {
        get { current }
        set { standInTransition(to: newValue) }
    }
    /// The number of fingers.
    open var numberOfTouches: Int { touches.count }
    /// The centre of the fingers.
    open func location(in view: UIView?) -> CGPoint {
        let points = touches.map { $0.location(in: view) }
        guard !points.isEmpty else { return .zero }
        let count = CGFloat(points.count)
        return CGPoint(
            x: points.reduce(0) { $0 + $1.x } / count,
            y: points.reduce(0) { $0 + $1.y } / count
        )
    }
    /// The location of a finger.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches[touchIndex].location(in: view)
    }
    /// Requires another recogniser to fail.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(otherGestureRecognizer)
    }
    /// Ignores a touch from now on.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }
    /// Resets the gesture; called after its end or failure, before it becomes possible again.
    open func reset() {}
    /// Whether it prevents another recogniser.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another recogniser prevents it.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether it requires another recogniser to fail.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }
    /// Whether another recogniser requires it to fail.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }
    /// Fingers went down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches were cancelled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Asked in addition to the delegate and the views.
    func standInShouldBegin() -> Bool { true }

    final func enter(_ state: State) {
        current = state
        standInStates.append(state)
        if state != .failed { for action in actions { action(self) } }
    }
}
