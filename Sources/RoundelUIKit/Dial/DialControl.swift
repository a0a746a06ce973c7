#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// What a ``DialView`` and a ``RangeDialView`` have in common; use one of these.
///
/// A finger turns a dial if it begins in the ring of the track, which is at least 44 points wide, or
/// on a knob outside its centre; a second finger is ignored. The dial sends the events of a control
/// that tracks a touch, and `.valueChanged`, then `.primaryActionTriggered`, for every change that
/// the user makes, as ``isContinuous`` determines. It sends `.editingDidBegin` when a finger or a
/// scroll takes hold of it, and exactly one `.editingDidEnd` when that is over, whatever happens in
/// between. If the app sets a value, the dial sends nothing. Angles are in radians, clockwise if
/// positive.
///
/// Two fingers on a trackpad and a mouse wheel turn the dial as well: up increases the value, and so
/// does right, or left where the dial is mirrored. While it is first responder or focused, the arrow keys change the value by a step, Page Up
/// and Page Down by a fifth of the steps or of the sweep, and Home and End move it to an end; Return sends
/// `.primaryActionTriggered`, or makes the other thumb of a range active. On a television, the left and
/// right buttons of the remote and a finger on the remote change the value. VoiceOver changes it by a
/// step, or by a tenth of the sweep if there is no step. With Reduce Motion the thumb moves at once.
///
/// A change of the size inside `UIView.animate` is animated with the other changes there. If
/// constraints determine the size, call `layoutIfNeeded()` in the animation block, as for any view.
@IBDesignable open class DialControl: UIControl, TurnKeyResponder {
    // MARK: The scale

    /// The direction of the least value in radians; 0 is 3 o'clock.
    ///
    /// The default is 3π/4, at the lower left. A value that is not finite counts as 0.
    @IBInspectable public dynamic var startAngle: CGFloat = .pi * 3 / 4 { didSet { updateScale() } }

    /// The rotation from the least to the greatest value in radians, clockwise if positive.
    ///
    /// The default is 3π/2. More than a full turn, 2π, makes several laps. With 0, or a value that
    /// is not finite, the dial cannot be turned, and keys, notches of a mouse wheel and VoiceOver alone
    /// change the value.
    @IBInspectable public dynamic var sweepAngle: CGFloat = .pi * 3 / 2 { didSet { updateScale() } }

    /// The difference between two neighbouring values, counted from the least one; 0, the default,
    /// makes all values possible.
    ///
    /// A negative value, and one that is not finite, count as 0. The greatest value is always
    /// possible.
    @IBInspectable public dynamic var step: Double = 0 { didSet { updateScale() } }

    /// How the values are distributed along the sweep; linear by default.
    public var curve = DialCurve.linear { didSet { updateScale() } }

    /// Whether right-to-left layouts mirror the dial; `true` by default, as for a slider.
    @IBInspectable public dynamic var mirrorsInRightToLeft: Bool = true { didSet { updateScale() } }

    // MARK: Events and speech

    /// Whether `.valueChanged` is sent for every change, or once when the user has finished.
    ///
    /// The default is `true`. A dial that coasts or returns after the release has finished when it
    /// is at rest. A value of the user that the app has replaced by then is not sent.
    @IBInspectable public dynamic var isContinuous: Bool = true

    /// The text that VoiceOver speaks for a value.
    ///
    /// If `nil`, the default, this is the part of the sweep up to the value, as a percentage.
    public var valueText: ((Double) -> String)?

    // MARK: Looks

    /// How the dial is drawn; a ring with a thumb by default.
    public var appearance = Appearance.ring { didSet { updateLayout() } }

    /// The width of the track in points; 8 by default.
    ///
    /// A negative value and NaN count as 0, and a value of more than the dial has room for as the
    /// greatest possible one.
    @IBInspectable public dynamic var trackWidth: CGFloat = 8 { didSet { updateLayout() } }

    /// The diameter of the thumb in points; 28 by default, as for a slider.
    ///
    /// A negative value and a value that is not finite count as 0. A knob has no thumb. A touch takes
    /// hold of the thumb within 22 points of its middle along the track, also if it is larger.
    @IBInspectable public dynamic var thumbDiameter: CGFloat = 28 { didSet { updateLayout() } }

    /// The marks along the scale; `nil`, the default, draws none.
    public var ticks: DialTicks? { didSet { updateLayout() } }

    /// The colour of the track up to the value; `nil`, the default, is the tint colour.
    @IBInspectable public dynamic var minimumTrackTintColor: UIColor? { didSet { updateColors() } }

    /// The colour of the rest of the track; `nil`, the default, is a pale grey.
    @IBInspectable public dynamic var maximumTrackTintColor: UIColor? { didSet { updateColors() } }

    /// The colour of the thumb or the knob; `nil`, the default, is white, and for a knob grey in
    /// dark mode.
    @IBInspectable public dynamic var thumbTintColor: UIColor? { didSet { updateColors() } }

    /// The colour of the marks; `nil`, the default, is a grey.
    @IBInspectable public dynamic var tickColor: UIColor? { didSet { updateColors() } }

    private(set) lazy var driver = TurnDriver(
        makeCore(),
        view: self,
        show: { [weak self] in self?.show($0) },
        notify: { [weak self] update, _ in self?.notify(update) }
    )
    let drawing = DialDrawing()

    private func show(_ update: DialCore.Update) {
        // At once, because the app may replace the value before it is told of the change.
        if update.valueChanged, !driver.isMovedByApp {
            unsent = (unsent.lower || update.lowerChanged, unsent.upper || update.upperChanged)
            requested = nil
        }
        // A finger may take the other thumb without moving it.
        if update.isTurned || update.valueChanged || update.touch == .began { showValue() }
    }

    /// The ends of the range.
    var limits = 0.0...1 { didSet { if limits != oldValue { updateScale() } } }

    /// The values that the app set before the dial was in a window, which apply to a range that it
    /// sets later, and the thumb whose value comes first.
    var requested: (values: ClosedRange<Double>, first: DialThumb)?

    /// Whether the user changed the lower of two values, and the upper or only one, for which no
    /// event was sent.
    var unsent = (lower: false, upper: false)
    private let presses = TakenPresses()

    /// Makes a dial with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a dial from an archive, such as a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        _ = driver
        layer.addSublayer(drawing.layer)
        // An archive may contain a disabled dial.
        if !isEnabled { updateEnabled() }
        updateScale()
        // The dial may be animated before its first layout.
        updateLayout()
        onTraitChange(of: self) { dial in
            dial.updateScale()
            dial.updateColors()
        }
        #if os(visionOS)
        hoverStyle = UIHoverStyle(shape: .circle)
        #endif
        setUpAccessibility()
    }

    /// Makes the core that the dial drives.
    func makeCore() -> DialCore { DialCore(isRange: false) }

    /// Sets the gaps between two values in the core, which limits them to the range, and places what was
    /// asked for.
    func updateGaps() {
        if let (values, first) = requested { place(values, first: first, animated: false) }
    }

    /// Makes the accessibility elements.
    func setUpAccessibility() {
        isAccessibilityElement = true
        accessibilityTraits.insert(.adjustable)
    }

    /// What Return and the centre button of a remote do.
    func choose() { driver.send { [weak self] in self?.sendActions(for: .primaryActionTriggered) } }

    // MARK: Layout

    /// Fits the dial and the ring that takes touches to the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateScale()
        updateLayout()
    }

    // Layout comes after the closure of an animation has returned, so the drawing follows `bounds`
    // and `frame` at once in order to be animated with them.

    /// Fits the dial and the ring that takes touches to a new size, within an animation of the size.
    open override var bounds: CGRect { didSet { followSize() } }

    /// Fits the dial and the ring that takes touches to a new size, within an animation of the size.
    open override var frame: CGRect { didSet { followSize() } }

    private func followSize() {
        // The initialiser of `UIView` may set the size before there is a drawing.
        guard drawing.layer.superlayer != nil, Rect2D(bounds) != drawing.plan.bounds else { return }
        updateLayout()
    }

    /// 128 by 128 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 128, height: 128) }

    /// The intrinsic size, as for a slider.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Mirrors the dial, or not, as the layout direction determines.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { updateScale() }
    }

    /// Resolves colours again that depend on the tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    #if !os(visionOS)
    /// Resolves dynamic colours again, before iOS 17: layers do not follow light and dark by
    /// themselves.
    @available(iOS, deprecated: 17)
    @available(tvOS, deprecated: 17)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard #unavailable(iOS 17, tvOS 17) else { return }
        updateScale()
        updateColors()
    }
    #endif

    // MARK: Touches

    /// Whether the user can change the value.
    ///
    /// Disabling the dial ends a touch or a scroll that turns it.
    open override var isEnabled: Bool {
        didSet {
            if isEnabled != oldValue { updateEnabled() }
        }
    }

    private func updateEnabled() {
        // The end of a drag and what follows are the user's, whatever the app has set meanwhile; and a
        // recogniser that has not recognised anything yet need not be reset when it is disabled.
        if !isEnabled { driver.letGo() }
        driver.recognizer.isEnabled = isEnabled
        driver.send(.time) { [isEnabled] in $0.dial.setEnabled(isEnabled, time: $1) }
        drawing.show(isEnabled: isEnabled)
        setNeedsFocusUpdate()
    }

    /// Those of the dial; “dimmed” is added while it is disabled.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isEnabled ? super.accessibilityTraits : super.accessibilityTraits.union(.notEnabled) }
        // An insertion contains what was added.
        set { super.accessibilityTraits = isEnabled ? newValue : newValue.subtracting(.notEnabled) }
    }

    /// Whether a point is within the outer edge of the ring that takes touches, or on a subview
    /// that takes them.
    ///
    /// Other touches go to the views behind the dial.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard !bounds.isEmpty else { return false }
        let zone = driver.core.zone
        if (Point2D(point) - zone.center).length <= zone.outerRadius { return true }
        return subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil }
    }

    /// The subview that takes a touch, or the dial itself while a finger is on it: a second finger does
    /// nothing.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit != nil && driver.recognizer.isFollowing ? self : hit
    }

    /// Tracks the touch that turns the dial, and in a menu also one beside the ring, which may be a
    /// tap.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        driver.recognizer.follows(touch) || driver.mayTap(touch, event)
    }

    /// Lets the thumb move while the dial is in a window.
    ///
    /// A dial that leaves its window lets go of what holds it, and its thumb moves at once.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { requested = nil }
        driver.windowChanged()
    }

    // MARK: Keys and the buttons of a remote

    /// Whether the dial can become first responder, in order to handle keys: while it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Whether the dial can be focused: while it is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Commands for the arrow keys, Page Up and Page Down, Home, End and Return.
    ///
    /// There are none while a view inside the dial, such as a text field, is first responder.
    open override var keyCommands: [UIKeyCommand]? {
        isEnabled && hasKeys ? dialKeyCommands : nil
    }

    /// Keeps the focus on the dial while left and right change the value; up and down move the
    /// focus on.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        isEnabled && keepsFocus(in: context) ? false : super.shouldUpdateFocus(in: context)
    }

    /// Makes the dial first responder when it is focused, so that it receives keys, and marks the
    /// thumb that they move.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        followFocus(in: context)
        showValue()
    }

    /// Handles the buttons of a remote that have an effect.
    ///
    /// Up and down are left to the focus system, and most others to a view inside that has the focus.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.begin(presses) { pressButton($0) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// Passes on the presses that the dial did not handle.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.others(presses)
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    /// Passes on the presses that the dial did not handle.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.end(presses)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    /// Passes on the presses that the dial did not handle.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.end(presses)
        if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }
}

extension DialControl {
    /// How a dial is drawn.
    public enum Appearance: Hashable, Sendable, CaseIterable {
        /// A ring with a thumb on it.
        case ring
        /// A disc with a pointer, in a ring.
        case knob
    }
}
#endif
