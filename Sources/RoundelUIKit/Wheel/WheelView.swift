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
/// While somebody turns it, and while it goes on from that, it sends `.valueChanged`, and `.editingDidEnd` when it has come to
/// rest. Where the app turns it, it sends neither; delegate and closures hear of both. A touch turns it where it begins in the ring between ``deadZone`` and ``touchRadius``; a second finger is
/// ignored. Angles are in radians, clockwise, and the same in right-to-left layouts.
///
/// Two fingers on a trackpad and a mouse wheel turn it as well, and as first responder or in focus it takes the arrow keys
/// (right and up are a step clockwise), Return (sends `.primaryActionTriggered`) and Escape (stops it while it moves). On a
/// television these are the buttons of the remote, of which left and right turn it, and a finger on it does. VoiceOver
/// adjusts it by a detent, or by 15°. With Reduce Motion it does not coast.
///
/// The rotation is the model's, and the transform of the content only shows it.
@IBDesignable open class WheelView: UIControl, TurnKeyResponder {
    /// Hears what happens; see also the closures.
    public weak var delegate: (any WheelViewDelegate)?

    /// Called when a finger took hold of the wheel.
    public var onBegan: ((WheelView) -> Void)?

    /// Called when the finger was lifted; ``predictedRestRotation`` says where the wheel goes.
    public var onReleased: ((WheelView) -> Void)?

    /// Called when the wheel turned, with how far since the last call in radians; clockwise if positive.
    public var onTurned: ((WheelView, CGFloat) -> Void)?

    /// Called when the wheel reached a detent, with its index.
    public var onPassedDetent: ((WheelView, Int) -> Void)?

    /// Called when the wheel came to rest, having turned.
    public var onRest: ((WheelView) -> Void)?

    /// Called when the system took the finger away.
    public var onCancelled: ((WheelView) -> Void)?

    /// The view that turns, which fills the wheel; an image view where ``image`` is set.
    ///
    /// Its bounds, center and transform are the wheel's to set.
    public var contentView: UIView? {
        didSet {
            guard contentView !== oldValue else { return }
            // It may have gone to another wheel or view meanwhile.
            if let oldValue, oldValue.superview === self {
                oldValue.transform = .identity
                oldValue.removeFromSuperview()
            }
            contentView.map { insertSubview($0, at: 0) }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The part of the wheel, about its middle, where no touch begins: a share of half the shorter side.
    ///
    /// 0.2 unless told otherwise, which is a tenth of the size; negative or NaN counts as 0.
    public var deadZone: CGFloat = 0.2 { didSet { updateZone() } }

    /// How far from the middle a touch may begin: a share of half the shorter side, at least the dead zone.
    public var touchRadius: CGFloat = 1 { didSet { updateZone() } }

    /// How ``angleText`` is written.
    public var angleTextStyle = AngleText()

    private(set) lazy var driver = TurnDriver(
        Wheel(zone: TouchZone(center: .zero, innerRadius: 0, outerRadius: 0)),
        view: self,
        show: { [weak self] in if $0.turned != .zero { self?.showRotation() } },
        tell: { [weak self] in self?.tell($0, isByApp: $1) }
    )
    /// The view that shows ``image``.
    var ownImageView: UIImageView?
    private var presses = TakenPresses()

    /// Makes a wheel at a place.
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
        isAccessibilityElement = true
        accessibilityTraits.insert(.adjustable)
        #if os(visionOS)
        hoverStyle = UIHoverStyle(shape: .circle)
        #endif
    }

    // MARK: What the system asks

    /// Fits the content, and the ring that takes touches, to the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateZone()
        guard let contentView else { return }
        contentView.bounds.size = bounds.size
        contentView.center = CGPoint(x: bounds.midX, y: bounds.midY)
        showRotation()
    }

    /// The size of the content.
    open override var intrinsicContentSize: CGSize {
        contentView?.intrinsicContentSize ?? super.intrinsicContentSize
    }

    /// How the image fills the wheel.
    open override var contentMode: UIView.ContentMode {
        didSet { imageView?.contentMode = contentMode }
    }

    /// Whether it can be turned.
    open override var isEnabled: Bool {
        didSet {
            guard isEnabled != oldValue else { return }
            driver.recognizer.isEnabled = isEnabled
            if !isEnabled { driver.cancelScroll() }
        }
    }

    /// The disc as far as its ``touchRadius``, beyond the bounds as well, and what else of the content can be touched; the rest
    /// goes to what is behind.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let zone = wheel.zone
        if (Point2D(point) - zone.center).length <= zone.outerRadius { return true }
        return subviews.contains { view in
            let hit = view.hitTest(convert(point, to: view), with: event)
            return hit != nil && hit !== contentView
        }
    }

    /// Touches on what is inside, except in the ring while it moves or a finger is on it: a touch stops a moving wheel
    /// and does nothing else, and a second finger does nothing at all.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let hit, hit !== self, isEnabled, wheel.zone.contains(Point2D(point)) else { return hit }
        return wheel.phase != .idle || driver.recognizer.isFollowing ? self : hit
    }

    /// Tracks the touch that turns the wheel, and no others.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        driver.recognizer.follows(touch)
    }

    /// Moves as long as it is in a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        driver.windowChanged()
    }

    // MARK: Keys, and the buttons of a remote

    /// It takes keys when it is asked to, or in focus.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// It can be in focus while it can be turned.
    open override var canBecomeFocused: Bool { isEnabled }

    /// The arrows and Return, and Escape while it moves; none where something inside of it has the keys.
    open override var keyCommands: [UIKeyCommand]? {
        isEnabled && hasKeys ? turnKeyCommands(escapes: isCoasting) : nil
    }

    /// The focus stays while left and right turn the wheel; up and down lead on.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        let leaves = context.focusHeading.isDisjoint(with: [.left, .right])
        guard context.previouslyFocusedView === self, isEnabled, !leaves else {
            return super.shouldUpdateFocus(in: context)
        }
        return false
    }

    /// In focus it hears of keys.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        if context.nextFocusedView === self { becomeFirstResponder() }
    }

    /// Takes the buttons of a remote that do something; those that move the focus up and down are not among them.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.begin(presses) { $0 != .up && $0 != .down && press($0) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// Leaves what it did not take to others.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.others(presses)
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    /// Leaves what it did not take to others.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.end(presses)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    /// Leaves what it did not take to others.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.end(presses)
        if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    // MARK: Assistive technologies

    /// What was set, or ``angleText``.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? angleText }
        set { super.accessibilityValue = newValue }
    }

    /// Turns by a detent, or 15°, clockwise; at once, so that the new value is spoken.
    open override func accessibilityIncrement() { adjust(by: 1) }

    /// Turns by a detent, or 15°, counterclockwise; at once, so that the new value is spoken.
    open override func accessibilityDecrement() { adjust(by: -1) }
}
#endif
