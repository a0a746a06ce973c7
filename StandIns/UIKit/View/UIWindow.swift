/// A window: hidden until it is shown, as on Apple's systems.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UIWindow: UIView {
    let standInDelivery = TouchDelivery()
    /// The first responder.
    public internal(set) weak var standInFirstResponder: UIResponder?
    /// The focused view; see ``StandInFocus``.
    final weak var standInFocused: UIView?
    /// The view that requested a focus update.
    final weak var standInFocusRequest: UIView?
    /// Whether there is a focus, as on a television or an iPad.
    public final var standInHasFocus = true
    /// Whether a view that becomes first responder gets the focus, as on an iPad.
    public final var standInFocusFollowsResponder = false
    /// Whether recognisers of views around receive a touch before those of views inside.
    ///
    /// Apple does not document the order.
    public final var standInTouchesOuterViewsFirst = false
    /// Whether a recogniser whose view is removed under a finger hears of it.
    ///
    /// Apple does not document it. By default it does.
    public final var standInResetsRemovedRecognizers = true
    /// The insets of the safe area of the window; zero by default.
    public final var standInSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
        didSet { standInForEach { $0.safeAreaInsetsDidChange() } }
    }
    /// The unhandled presses with their phases, for tests.
    public internal(set) final var standInPresses: [(type: UIPress.PressType, phase: UIPress.Phase)] = []
    /// The scene.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    open var windowScene: UIWindowScene? = UIWindowScene()
    /// The screen.
    @available(iOS 3.2, tvOS 9, *)
    @available(visionOS, unavailable)
    open var screen: UIScreen {
        get { .main }
        set {}
    }

    /// Makes a window.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        traitOverride = UITraitCollection()
        StandIn.adopt(self)
    }
    /// Makes a window from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
        traitOverride = UITraitCollection()
        StandIn.adopt(self)
    }

    /// Makes a visible window around a view and lays it out, for tests.
    ///
    /// The view keeps its frame.
    public static func standIn(
        around view: UIView,
        size: CGSize = CGSize(width: 390, height: 844)
    ) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    /// The window itself.
    open override var window: UIWindow? { self }
    /// The controller whose view fills the window.
    @available(iOS 4, tvOS 9, visionOS 1, *)
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }
    /// Where the scene of the window is on the screen.
    public final var standInSceneOrigin = CGPoint.zero
    /// Where the window is on the screen: its frame is that in the scene.
    final var standInOrigin: CGPoint {
        CGPoint(x: standInSceneOrigin.x + frame.minX, y: standInSceneOrigin.y + frame.minY)
    }
    /// Shows the window.
    open func makeKeyAndVisible() { isHidden = false }
    /// Records presses that no responder handled.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses) }
    /// Records presses that no responder handled.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses) }
    /// Records presses that no responder handled.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note(presses)
    }
    private func note(_ presses: Set<UIPress>) { standInPresses += presses.map { ($0.type, $0.phase) } }
    /// Delivers an event to recognisers and views.
    open func sendEvent(_ event: UIEvent) { standInDelivery.deliver(event) }
}
