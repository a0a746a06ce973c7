/// A view.
///
/// What sources may override stands in the class; the rest in extensions, file by file.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UIView: UIResponder, UITraitEnvironment, UIAccessibilityIdentification, UIFocusEnvironment {
    /// The metric of a view that has no size of its own along an axis.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    public static let noIntrinsicMetric: CGFloat = -1
    /// Asks for the least size that fits.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The class of the view's layer; `CALayer`, `CAShapeLayer` and `CAGradientLayer` are known.
    open class var layerClass: AnyClass { CALayer.self }
    /// Whether the view cannot do without constraints.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The layer.
    open private(set) var layer: CALayer
    #if canImport(ObjectiveC)
    /// A name for tests of the user interface.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    open var accessibilityIdentifier: String?
    #endif

    /// Makes a view at a place.
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
    /// Makes a view of no size.
    public convenience override init() { self.init(frame: .zero) }

    // MARK: Geometry

    /// The box of the view in its superview; not to be used under a transform.
    open var frame: CGRect {
        get { layer.frame }
        set { layer.frame = newValue }
    }
    /// The view's own coordinate space.
    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }
    /// Where the anchor point, usually the middle, lies in the superview.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }
    /// The map about the anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    /// The map about the anchor point, in space.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// The point that `center` places, in parts of the bounds.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// How the view follows its superview's size.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether subviews follow the view's size.
    open var autoresizesSubviews = true
    /// The size that fits best; the present one unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size that fits best.
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
    /// Called after a subview came.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview goes.
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Look

    /// A number to find the view by.
    open var tag = 0
    /// Whether the view is left out.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }
    /// From 0, clear, to 1; the layer keeps single precision.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }
    /// Whether the bounds cut subviews off.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// Whether the content has no clear pixel.
    open var isOpaque = true
    /// The colour behind everything.
    open var backgroundColor: UIColor? { didSet { layer.backgroundColor = backgroundColor?.cgColor } }
    private var ownTint: UIColor?
    /// The colour of what can be touched: the view's own, or its superview's.
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
    /// How content fills the bounds.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }
    /// The view whose opacity cuts this one.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }
    /// Asks for drawing.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Draws; never called here.
    open func draw(_ rect: CGRect) {}
    /// The action for a change of the layer: an animation inside `animate`, nothing elsewhere.
    @available(iOS 10, tvOS 10, visionOS 1, *)
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        StandInAnimations.action(for: layer, forKey: event)
    }

    // MARK: Events

    /// Whether touches reach the view.
    open var isUserInteractionEnabled = true
    final var hearsManyFingers = false
    /// Whether the view hears of more than one finger.
    @available(tvOS, unavailable)
    open var isMultipleTouchEnabled: Bool {
        get { hearsManyFingers }
        set { hearsManyFingers = newValue }
    }
    final var hearsAlone = false
    /// Whether no other view hears of fingers at the same time.
    @available(tvOS, unavailable)
    open var isExclusiveTouch: Bool {
        get { hearsAlone }
        set { hearsAlone = newValue }
    }
    /// The gesture recognisers of the view.
    @available(iOS 3.2, tvOS 9, visionOS 1, *)
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// Whether a recogniser may begin.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether a point of the view's own space is in it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The frontmost view at a point.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    // MARK: Focus

    /// Whether the view can be in focus.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open var canBecomeFocused: Bool { false }
    /// Whether the view is in focus.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open var isFocused: Bool { window?.standInFocused === self }
    /// Where the focus goes in it first; none counts as itself.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Asks for the focus to be found anew, if it is in the view; of several requests the outermost counts.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open func setNeedsFocusUpdate() {
        guard let window, window.standInFocused?.isDescendant(of: self) == true else { return }
        if let asked = window.standInFocusRequest, isDescendant(of: asked) { return }
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
    final var hover: Any?
    /// What shows that somebody looks at the view, or points at it.
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
    /// The traits of the view's surroundings.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    open var traitCollection: UITraitCollection { traitOverride ?? superview?.traitCollection ?? traitsSeen }
    /// Called after a change; deprecated in favour of registration, and called before it.
    @available(iOS, introduced: 8.0, deprecated: 17.0)
    @available(visionOS, introduced: 1.0, deprecated: 1.0)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// What the content means for mirroring.
    ///
    /// That a change asks for layout is an assumption; without it no mirrored constraint would move.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }
    /// The direction after everything is considered.
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
    final var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
    final var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
    /// Whether the frame stands fast, and not constraints.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open var translatesAutoresizingMaskIntoConstraints = true
    /// Asks for layout before the next frame.
    open func setNeedsLayout() {
        needsLayoutFlag = true
        layer.setNeedsLayout()
    }
    /// Lays out this view and those in it, now.
    open func layoutIfNeeded() { standInLayoutPass() }
    /// Places the subviews; constraints are solved before.
    open func layoutSubviews() {}
    /// Asks for `updateConstraints`.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open func setNeedsUpdateConstraints() {
        needsConstraintsFlag = true
        setNeedsLayout()
    }
    /// Changes the constraints.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open func updateConstraints() {}
    /// The size of the content.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    /// Says that ``intrinsicContentSize`` changed.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open func invalidateIntrinsicContentSize() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }
}
