/// A view.
///
/// Members that sources may override are in the class; the others are in extensions.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UIView: UIResponder, UITraitEnvironment, UIAccessibilityIdentification, UIFocusItem {
    /// The intrinsic size along an axis without one.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    public static let noIntrinsicMetric: CGFloat = -1
    /// The target size for the smallest size that fits.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The class of the view's layer; `CALayer`, `CAShapeLayer` and `CAGradientLayer` are known.
    open class var layerClass: AnyClass { CALayer.self }
    /// Whether the view requires constraints.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The layer.
    open private(set) var layer: CALayer
    #if canImport(ObjectiveC)
    /// An identifier for user interface tests.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    open var accessibilityIdentifier: String?
    #endif

    /// Makes a view with a frame.
    public init(frame: CGRect) {
        layer = Self.standInMakeLayer()
        super.init()
        standInConnectLayer()
        layer.frame = frame
    }
    /// Makes a view from an archive; the stand-in reads nothing from it.
    public required init?(coder: NSCoder) {
        layer = Self.standInMakeLayer()
        super.init()
        standInConnectLayer()
    }
    /// Makes a view with an empty frame.
    public convenience override init() { self.init(frame: .zero) }

    // MARK: Geometry

    /// The frame in the superview; do not use it with a transform.
    open var frame: CGRect {
        get { layer.frame }
        set { layer.frame = newValue }
    }
    /// The bounds, in the coordinate space of the view.
    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }
    /// The position of the anchor point, by default the centre, in the superview.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }
    /// The transform around the anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    /// The 3D transform around the anchor point.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// The anchor point, in the unit coordinates of the bounds.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// How the view adapts to the size of its superview.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether subviews adapt to the size of the view.
    open var autoresizesSubviews = true
    /// The size that fits best; by default the current one.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Sets the size that fits best.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    // MARK: Hierarchy

    /// The view that this one is in.
    open internal(set) weak var superview: UIView?
    /// The views in this one from back to front.
    open internal(set) var subviews: [UIView] = []
    /// The window that this one is in.
    open var window: UIWindow? { superview?.window }
    /// The view controller of the view, or the superview.
    open override var next: UIResponder? { standInController ?? superview }
    final weak var standInController: UIViewController?
    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed.
    open func didMoveToWindow() {}
    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Appearance

    /// A number that identifies the view.
    open var tag = 0
    /// Whether the view is hidden.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }
    /// The opacity, from 0 to 1; the layer stores it in single precision.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }
    /// Whether subviews are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// Whether the content is opaque.
    open var isOpaque = true
    /// The colour behind everything.
    open var backgroundColor: UIColor? { didSet { layer.backgroundColor = backgroundColor?.cgColor } }
    private var ownTint: UIColor?
    /// The tint colour: that of the view, or of its superview.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            standInForEach { $0.tintColorDidChange() }
        }
    }
    /// Called after ``tintColor`` changed.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    open func tintColorDidChange() {}
    /// The content mode.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }
    /// The view whose opacity masks this one.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }
    /// Requests drawing.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Draws; never called here.
    open func draw(_ rect: CGRect) {}
    /// The action for a change of the layer: an animation inside `animate`, and none elsewhere.
    @available(iOS 10, tvOS 10, visionOS 1, *)
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        StandInAnimations.action(for: layer, forKey: event)
    }

    // MARK: Events

    /// Whether user interaction is enabled.
    open var isUserInteractionEnabled = true
    final var hearsManyFingers = false
    /// Whether the view receives more than one touch.
    @available(tvOS, unavailable)
    open var isMultipleTouchEnabled: Bool {
        get { hearsManyFingers }
        set { hearsManyFingers = newValue }
    }
    final var hearsAlone = false
    /// Whether no other view receives touches at the same time.
    @available(tvOS, unavailable)
    open var isExclusiveTouch: Bool {
        get { hearsAlone }
        set { hearsAlone = newValue }
    }
    final var standInInteractions: [any UIInteraction] = []
    /// The gesture recognisers of the view.
    @available(iOS 3.2, tvOS 9, visionOS 1, *)
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// Whether a recogniser may begin.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether a point in the view's coordinates is inside it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The frontmost view at a point; nothing in a disabled control, whose touches are for the view
    /// behind.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        if let control = self as? UIControl, !control.isEnabled { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    // MARK: Focus

    /// Whether the view can be focused.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open var canBecomeFocused: Bool { false }
    /// Whether the view is focused.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open var isFocused: Bool { window?.standInFocused === self }
    /// The preferred environments for the focus; an empty list means this one.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The superview; on Apple's systems the controller of a view is between them.
    @available(iOS 12, tvOS 12, visionOS 1, *)
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
    /// Requests a focus update, if the focus is in the view.
    ///
    /// Of several requests, the outermost one is used.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open func setNeedsFocusUpdate() {
        guard let window, window.standInFocused?.isDescendant(of: self) == true else { return }
        if let requester = window.standInFocusRequest, isDescendant(of: requester) { return }
        window.standInFocusRequest = self
    }
    /// Whether the focus may move.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus moved to, from or within the view.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    final var (focusLook, hasOwnFocusLook): (Any?, Bool) = (nil, false)
    /// The effect that shows the focus: that of the system unless another one, or none, is set.
    @available(iOS 15, visionOS 1, *)
    @available(tvOS, unavailable)
    open var focusEffect: UIFocusEffect? {
        get { hasOwnFocusLook ? focusLook as? UIFocusEffect : UIFocusEffect() }
        set { (focusLook, hasOwnFocusLook) = (newValue, true) }
    }
    final var hover: Any?
    /// The effect for eyes or a pointer on the view.
    @available(iOS 17, visionOS 1, *)
    @available(tvOS, unavailable)
    open var hoverStyle: UIHoverStyle? {
        get { hover as? UIHoverStyle }
        set { hover = newValue }
    }

    // MARK: Traits

    final var traitOverride: UITraitCollection?
    final var traitsSeen = UITraitCollection()
    final var traitRegistrations: [StandInTraitRegistration] = []
    /// The traits of the view.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    open var traitCollection: UITraitCollection { traitOverride ?? superview?.traitCollection ?? traitsSeen }
    /// Called after a change, before the registered closures; deprecated in favour of registration.
    @available(iOS, introduced: 8.0, deprecated: 17.0)
    @available(visionOS, introduced: 1.0, deprecated: 1.0)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The meaning of the content for mirroring.
    ///
    /// Assumption: a change requests layout. Without it, mirrored constraints would not be applied.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }
    /// The effective layout direction.
    @available(iOS 10, tvOS 10, visionOS 1, *)
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        )
    }

    // MARK: Layout

    final var needsLayoutFlag = true
    final var frameChangedFlag = false
    final var needsConstraintsFlag = false
    final var isAmbiguous = false
    final var heldConstraints: [NSLayoutConstraint] = []
    final var ownGuides: [UILayoutGuide] = []
    final var safeArea: UILayoutGuide?
    /// The part of the safe area's insets that is in the view: those of the window, which tests set.
    @available(iOS 11, tvOS 11, visionOS 1, *)
    open var safeAreaInsets: UIEdgeInsets {
        guard let window else { return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
        let (insets, frame) = (window.standInSafeAreaInsets, convert(bounds, to: nil))
        return UIEdgeInsets(
            top: max(0, insets.top - frame.minY),
            left: max(0, insets.left - frame.minX),
            bottom: max(0, frame.maxY - window.bounds.maxY + insets.bottom),
            right: max(0, frame.maxX - window.bounds.maxX + insets.right)
        )
    }
    /// Called after ``safeAreaInsets`` changed; in the stand-in, only if those of the window did.
    @available(iOS 11, tvOS 11, visionOS 1, *)
    open func safeAreaInsetsDidChange() {}
    final var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
    final var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
    /// Whether the autoresizing mask determines the frame, instead of constraints.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open var translatesAutoresizingMaskIntoConstraints = true
    /// Requests layout before the next frame.
    open func setNeedsLayout() {
        needsLayoutFlag = true
        layer.setNeedsLayout()
    }
    /// Lays out this view and the views in it now.
    open func layoutIfNeeded() { standInLayoutPass() }
    /// Lays out the subviews; constraints are solved before.
    open func layoutSubviews() {}
    /// Requests `updateConstraints`.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open func setNeedsUpdateConstraints() {
        needsConstraintsFlag = true
        setNeedsLayout()
    }
    /// Updates the constraints.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open func updateConstraints() {}
    /// The intrinsic size of the content.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    /// The intrinsic size that layout uses, which it reads again only after it was invalidated.
    final var intrinsicSize: CGSize {
        if let readIntrinsicSize { return readIntrinsicSize }
        let size = intrinsicContentSize
        readIntrinsicSize = size
        return size
    }
    private var readIntrinsicSize: CGSize?
    /// Follows a change of the text size, which only views with text do of themselves.
    func textSizeDidChange() {}
    /// Announces a change of ``intrinsicContentSize``.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open func invalidateIntrinsicContentSize() {
        readIntrinsicSize = nil
        setNeedsLayout()
        superview?.setNeedsLayout()
    }
}
