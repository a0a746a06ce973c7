#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A control that one finger turns: an image, or any view.
///
/// ```swift
/// let dial = WheelView()
/// dial.image = UIImage(named: "dial")
/// dial.detentCount = 12
/// dial.onTurned = { dial, _ in label.text = dial.angleText }
/// ```
///
/// While the user turns the wheel, and while it coasts afterwards, it sends `.valueChanged`, and
/// `.editingDidEnd` when it has come to rest. If the app turns the wheel, it sends neither; the
/// delegate and the closures are notified in both cases. A touch turns the wheel if it begins in
/// the ring between ``deadZone`` and ``touchRadius``; a second finger is ignored. Angles are in
/// radians, clockwise if positive, and the same in right-to-left layouts.
///
/// Two fingers on a trackpad and a mouse wheel turn the wheel as well. While it is first responder
/// or focused, it handles the arrow keys (right and up are a step clockwise), Return (sends
/// `.primaryActionTriggered`) and Escape (stops a moving wheel). On a television, the left and
/// right buttons of the remote and a finger on the remote turn the wheel. VoiceOver adjusts it by a
/// detent, or by 15° where there are none. With Reduce Motion the wheel does not coast.
///
/// The ``rotation`` is the state of the wheel; the transform of the content only displays it.
@IBDesignable open class WheelView: UIControl, TurnKeyResponder {
    /// The delegate; the closures below report the same events.
    public weak var delegate: (any WheelViewDelegate)?

    /// Called when a finger begins to turn the wheel.
    public var onBegan: ((WheelView) -> Void)?

    /// Called when the finger was lifted.
    ///
    /// ``predictedRestRotation`` is where the wheel will rest.
    public var onReleased: ((WheelView) -> Void)?

    /// Called when the wheel has turned, with the angle since the last call in radians; clockwise
    /// if positive.
    public var onTurned: ((WheelView, CGFloat) -> Void)?

    /// Called with the index of a detent that the wheel has reached.
    public var onPassedDetent: ((WheelView, Int) -> Void)?

    /// Called when the wheel has turned and come to rest.
    public var onRest: ((WheelView) -> Void)?

    /// Called when the system has cancelled the touch.
    public var onCancelled: ((WheelView) -> Void)?

    /// The view that turns, and fills the wheel; an image view if ``image`` is set.
    ///
    /// The wheel sets the bounds, center and transform of this view, and what is constrained to it inside
    /// follows.
    public var contentView: UIView? {
        didSet {
            // The app may have moved it to another wheel or view meanwhile, and a view that is set
            // again comes back.
            guard contentView !== oldValue || !hasContent else { return }
            if let oldValue, oldValue.superview === self {
                oldValue.transform = .identity
                oldValue.removeFromSuperview()
            }
            contentView.map { show($0) }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The radius of the dead zone about the centre, in which no touch begins, as a fraction of
    /// half the shorter side.
    ///
    /// The default is 0.2, so that the dead zone is a fifth as wide as the wheel. A negative value
    /// and NaN count as 0.
    public var deadZone: CGFloat = 0.2 { didSet { updateZone() } }

    /// The greatest distance from the centre at which a touch may begin, as a fraction of half the
    /// shorter side.
    ///
    /// The default is 1. A value less than ``deadZone``, and NaN, count as ``deadZone``.
    public var touchRadius: CGFloat = 1 { didSet { updateZone() } }

    /// The style that writes ``angleText``.
    public var angleTextStyle = AngleText()

    private(set) lazy var driver = TurnDriver(
        Wheel(zone: TouchZone(center: .zero, innerRadius: 0, outerRadius: 0)),
        view: self,
        show: { [weak self] in if $0.turned != .zero { self?.showRotation() } },
        notify: { [weak self] in self?.notify($0, isByApp: $1) }
    )
    /// The image view that the wheel made for ``image``.
    var managedImageView: UIImageView?
    /// Whether the user has turned the wheel since it last came to rest.
    var isEdited = false
    private let presses = TakenPresses()

    /// Makes a wheel with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a wheel from an archive, such as a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        _ = driver
        // An archive may contain a disabled wheel.
        if !isEnabled { updateEnabled() }
        isAccessibilityElement = true
        accessibilityTraits.insert(.adjustable)
        #if os(tvOS) || os(Linux)
        driver.menuButton = MenuButton(on: self) { [weak self] press in
            guard let self else { return false }
            return isEnabled && isCoasting || presses.has(press)
        }
        #endif
        #if os(visionOS)
        hoverStyle = UIHoverStyle(shape: .circle)
        #endif
    }

    // MARK: Layout and touches

    /// Fits the content and the ring that takes touches to the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateZone()
        guard let contentView, hasContent else { return }
        contentView.bounds.size = bounds.size
        contentView.center = CGPoint(x: bounds.midX, y: bounds.midY)
        showRotation()
    }

    /// The intrinsic size of the content.
    open override var intrinsicContentSize: CGSize {
        contentView?.intrinsicContentSize ?? super.intrinsicContentSize
    }

    /// How the ``image`` fills the wheel.
    open override var contentMode: UIView.ContentMode {
        didSet { imageView?.contentMode = contentMode }
    }

    /// Whether the user can turn the wheel.
    ///
    /// Disabling it cancels a touch or a scroll that turns it.
    open override var isEnabled: Bool {
        didSet {
            if isEnabled != oldValue { updateEnabled() }
        }
    }

    private func updateEnabled() {
        // A recogniser that has not recognised anything yet need not be reset when it is disabled.
        if !isEnabled { driver.letGo() }
        driver.recognizer.isEnabled = isEnabled
        setNeedsFocusUpdate()
    }

    /// Those of the wheel; “dimmed” is added while it is disabled.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isEnabled ? super.accessibilityTraits : super.accessibilityTraits.union(.notEnabled) }
        // An insertion contains what was added.
        set { super.accessibilityTraits = isEnabled ? newValue : newValue.subtracting(.notEnabled) }
    }

    /// Whether a point is within the ``touchRadius``, which may lie outside the bounds, or on a
    /// view inside the content that takes touches.
    ///
    /// Other touches go to the views behind the wheel.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let zone = wheel.zone
        if zone.outerRadius > 0, (Point2D(point) - zone.center).length <= zone.outerRadius { return true }
        return subviews.contains { view in
            let hit = view.hitTest(convert(point, to: view), with: event)
            return hit != nil && hit !== contentView
        }
    }

    /// The subview that takes a touch, or the wheel itself for a touch in the ring while the wheel
    /// moves, and for any touch while a finger is on it.
    ///
    /// A touch on the ring of a moving wheel stops it and does nothing else, and a second finger does
    /// nothing at all.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let hit, hit !== self else { return hit }
        let isStopped = wheel.phase != .idle && wheel.zone.contains(Point2D(point))
        return isStopped || driver.recognizer.isFollowing ? self : hit
    }

    /// Tracks the touch that turns the wheel, and in a menu also one beside the ring, which may be a
    /// tap.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        driver.recognizer.follows(touch) || driver.mayTap(touch, event)
    }

    /// Lets the wheel move while it is in a window; a wheel that leaves its window goes to its rest
    /// position at once.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        driver.windowChanged()
    }

    // MARK: Keys and the buttons of a remote

    /// Whether the wheel can become first responder, in order to handle keys: while it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Whether the wheel can be focused: while it is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Commands for the arrow keys and Return, and for Escape while the wheel moves.
    ///
    /// There are none while a view inside the wheel, such as a text field, is first responder.
    open override var keyCommands: [UIKeyCommand]? {
        isEnabled && hasKeys ? turnKeyCommands(escapes: isCoasting) : nil
    }

    /// Keeps the focus on the wheel while left and right turn it; up and down move the focus on.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        isEnabled && keepsFocus(in: context) ? false : super.shouldUpdateFocus(in: context)
    }

    /// Makes the wheel first responder when it is focused, so that it receives keys.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        followFocus(in: context)
    }

    /// Handles the buttons of a remote that have an effect.
    ///
    /// Up and down are left to the focus system, and most others to a view inside that has the focus.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.begin(presses) { pressButton($0) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// Passes on the presses that the wheel did not handle.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.others(presses)
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    /// Passes on the presses that the wheel did not handle.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.end(presses)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    /// Passes on the presses that the wheel did not handle.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.end(presses)
        if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    // MARK: Assistive technologies

    /// The value that the app has set, or else ``angleText``.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? angleText }
        set { super.accessibilityValue = newValue }
    }

    /// Turns the wheel clockwise by a detent, or by 15° where there are none; at once, so that the
    /// new value is spoken.
    open override func accessibilityIncrement() { adjust(by: 1) }

    /// Turns the wheel counterclockwise by a detent, or by 15° where there are none; at once, so
    /// that the new value is spoken.
    open override func accessibilityDecrement() { adjust(by: -1) }
}
#endif
