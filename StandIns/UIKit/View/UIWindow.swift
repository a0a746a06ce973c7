/// A window: hidden until it is shown, as on Apple's systems.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UIWindow: UIView {
    let standInDelivery = TouchDelivery()
    /// Who has the keyboard.
    public internal(set) weak var standInFirstResponder: UIResponder?
    /// Who has the focus; see ``StandInFocus``.
    final weak var standInFocused: UIView?
    /// The view that asked for the focus to be found anew.
    final weak var standInFocusRequest: UIView?
    /// The presses that nobody took, with what happened to each, for tests.
    public internal(set) final var standInPresses: [(type: UIPress.PressType, phase: UIPress.Phase)] = []
    /// The scene.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    open var windowScene: UIWindowScene? = UIWindowScene()
    /// The screen.
    @available(iOS 3.2, tvOS 9, *)
    @available(visionOS, unavailable)
    open var screen: UIScreen { .main }

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

    /// Makes a visible window around a view, laid out, for tests.
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

    /// Itself.
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
    /// Shows the window.
    open func makeKeyAndVisible() { isHidden = false }
    /// Nobody took these presses.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses) }
    /// Nobody took these presses.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses) }
    /// Nobody took these presses.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note(presses)
    }
    private func note(_ presses: Set<UIPress>) { standInPresses += presses.map { ($0.type, $0.phase) } }
    /// Hands an event to recognisers and views.
    open func sendEvent(_ event: UIEvent) { standInDelivery.deliver(event) }
}
