/// A gesture over touches, as a state machine.
///
/// What `UIGestureRecognizerSubclass` adds on Apple's systems is visible here without that import.
@available(iOS 3.2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
@MainActor open class UIGestureRecognizer: NSObject {
    /// Where the gesture stands.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The end of a discrete gesture.
        public static let recognized = State.ended

        var isActive: Bool { self == .began || self == .changed }
        var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
    }

    /// Makes a recogniser; without selectors the only target and action are none.
    public init(target: Any?, action: Selector?) { super.init() }
    /// Makes a recogniser from an archive.
    public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }
    /// Makes a recogniser.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Who decides.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that it is on.
    open internal(set) weak var view: UIView?
    /// Whether it hears of touches; turned off, it cancels what goes on.
    open var isEnabled = true { didSet { if !isEnabled { standInCancel() } } }
    /// Whether views lose the touches that it recognised.
    open var cancelsTouchesInView = true
    /// Whether views hear of touches only after it failed.
    open var delaysTouchesBegan = false
    /// Whether views hear of the end only after it failed; held to be so whatever is set.
    open var delaysTouchesEnded = true
    /// The kinds of touches it hears of, as numbers of `UITouch.TouchType`; none leaves it scrolls.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }
    /// A name for whoever wants one.
    @available(iOS 11, tvOS 11, visionOS 1, *)
    open var name: String?
    /// The states it went through, for tests; emptied by whoever wants to.
    public final var standInStates: [State] = []

    final var current: State = .possible
    final var waiting: State?
    final var touches: [UITouch] = []
    final var requirements: [UIGestureRecognizer] = []
    /// Whether it stays in play though no finger is down, as between two taps.
    final var staysOpen = false
    private var actions: [(UIGestureRecognizer) -> Void] = []

    /// Stands for `addTarget(_:action:)`.
    public final func standInAddAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
        actions.append(action)
    }

    /// Where the gesture stands.
    ///
    /// A subclass sets it; what is asked of views, delegates and other recognisers may turn a beginning
    /// into a failure.
    open var state: State {
        get { current }
        set { standInTransition(to: newValue) }
    }
    /// How many fingers take part.
    open var numberOfTouches: Int { touches.count }
    /// The middle of the fingers.
    open func location(in view: UIView?) -> CGPoint {
        let places = touches.map { $0.location(in: view) }
        guard !places.isEmpty else { return .zero }
        let count = CGFloat(places.count)
        return CGPoint(
            x: places.reduce(0) { $0 + $1.x } / count,
            y: places.reduce(0) { $0 + $1.y } / count
        )
    }
    /// Where a finger is.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches[touchIndex].location(in: view)
    }
    /// Waits for another to fail.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(otherGestureRecognizer)
    }
    /// Leaves a touch out from here on.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }
    /// Forgets the gesture; called after its end or failure, before it becomes possible again.
    open func reset() {}
    /// Whether it keeps another from recognising.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another keeps it from recognising.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether it waits for another to fail.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }
    /// Whether another waits for it to fail.
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
    /// Touches were taken away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Asked beside the delegate and the views.
    func standInShouldBegin() -> Bool { true }

    final func enter(_ state: State) {
        current = state
        standInStates.append(state)
        if state != .failed { for action in actions { action(self) } }
    }
}
