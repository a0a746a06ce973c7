#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A view that is cut to a rectangle with shaped corners, or to another outline.
///
/// Its content is clipped to the outline, and its stroke and its shadow follow it.
///
/// ```swift
/// let card = ShapedView()
/// card.corners = Corners(radius: 24, shape: .smooth(0.6))
/// card.strokeWidth = 2
/// card.contentView.addSubview(photo)
/// ```
///
/// Add subviews to the ``contentView``. Subviews of the view itself, as a storyboard adds them, are
/// clipped as well if there is no shadow and the stroke lies inside. A shadow falls outside the
/// outline, so that only the content can be masked then. Touches outside the outline go to the views
/// behind.
///
/// A change of the outline or of the size inside `UIView.animate` is animated with the other changes
/// there, including springs and repeats: from any corners to any others, and also from corners to a
/// superellipse. If constraints determine the size, call `layoutIfNeeded()` in the animation block,
/// as for any view. A change from or to an empty size is not animated.
///
/// A ``SuperellipseView`` is such a view with the properties of a superellipse.
@IBDesignable open class ShapedView: UIView {
    /// The number of cubics in a quarter of the outline.
    ///
    /// It is constant, so that outlines can be interpolated. For exponents from 2 to 5 the path of a
    /// superellipse deviates from the curve by at most 1e-5 of the side. A corner has seven cubics,
    /// which deviate by at most 1e-5 of its radius for these exponents and for smooth corners.
    private static let segmentsPerQuadrant = 8

    /// The view for the content, which fills this view and is clipped to the shape.
    public let contentView = UIView()

    /// The outline; by default the rectangle itself.
    ///
    /// Superellipses and ellipses fill the view, and a circle is in its centre. ``corners`` is the
    /// same property for the usual case.
    public var circumference = Circumference.corners(Corners()) {
        didSet {
            if case .corners = circumference { shapeOfNextCorners = .round }
            if circumference != oldValue { updateShape() }
        }
    }

    /// The shape that the corners get with which a radius replaces another circumference.
    var shapeOfNextCorners = CornerShape.round

    /// Whether left and right corners change places in right-to-left layouts.
    ///
    /// `false` by default: left and right are those of the screen, as for `CACornerMask`.
    @IBInspectable public dynamic var mirrorsInRightToLeft: Bool = false { didSet { updateShape() } }

    /// The colour of the stroke.
    @IBInspectable public dynamic var strokeColor: UIColor? = .separator { didSet { updateColors() } }

    /// The colour of the shadow.
    @IBInspectable public dynamic var dropShadowColor: UIColor? = .black { didSet { updateColors() } }

    /// The position of the stroke relative to the outline; inside by default.
    public var strokePosition = StrokePosition.inside {
        didSet { if strokePosition != oldValue { updateMask() } }
    }

    private let maskLayer = OutlineLayer()
    private let strokeLayer = OutlineLayer()
    /// The mask of a stroke that lies outside the outline.
    private let outsideLayer = OutlineLayer()
    private var fittedBounds: CGRect?
    private var wasMirrored = false
    /// The number of elements of the outline.
    private var elementCount = 0
    /// The bounds of the outline that the layers have.
    private var shownBounds = CGRect.zero
    /// The outline at the beginning of its animation, and bounds that contain it.
    private var (outlineStart, startBounds) = (CGPath?.none, CGRect.zero)
    private var width: CGFloat = 0

    /// Makes a view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a view from an archive, such as a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        insertSubview(contentView, at: 0)
        // What is in the content may determine the size of the view by constraints.
        contentView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
            contentView.topAnchor.constraint(equalTo: topAnchor),
            contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        strokeLayer.fillColor = nil
        strokeLayer.lineWidth = 0
        strokeLayer.isHidden = true
        // In front of views that are added to the content later.
        strokeLayer.zPosition = 1_000_000
        outsideLayer.fillRule = .evenOdd
        // The default of CALayer is a shadow upwards.
        layer.shadowOffset = CGSize(width: 0, height: 3)
        updateColors()
        updateMask()
        // The view may be animated before its first layout, and may be made inside an animation.
        UIView.performWithoutAnimation { fit() }
        onTraitChange(of: self) { $0.followTraits() }
    }

    /// Fits the content and the outline to the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        fit()
    }

    // Layout comes after the closure of an animation has returned, so the outline follows `bounds`
    // and `frame` at once in order to be animated with them.

    /// Fits the content and the outline to a new size.
    open override var bounds: CGRect { didSet { if bounds != fittedBounds { fit() } } }

    /// Fits the content and the outline to a new size.
    open override var frame: CGRect { didSet { if bounds != fittedBounds { fit() } } }

    private func fit() {
        fittedBounds = bounds
        // With the same origin, because the mask of the content is in the content's coordinates.
        contentView.bounds = bounds
        contentView.center = CGPoint(x: bounds.midX, y: bounds.midY)
        updateShape()
    }

    /// Whether a point is inside the outline.
    ///
    /// Touches outside it go to the views behind.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        shownCircumference.contains(Point2D(point), in: Rect2D(bounds))
    }

    /// Mirrors the corners and what is pinned to them, or not, as the layout direction determines.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet {
            updateShape()
            updatePins()
        }
    }

    /// The background colour, which is clipped to the outline.
    open override var backgroundColor: UIColor? {
        get { contentView.backgroundColor }
        set { contentView.backgroundColor = newValue }
    }

    #if !os(visionOS)
    /// Resolves dynamic colours again and follows the layout direction, before iOS 17: layers do not
    /// follow light and dark by themselves.
    @available(iOS, deprecated: 17)
    @available(tvOS, deprecated: 17)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17, tvOS 17) { followTraits() }
    }
    #endif

    private func followTraits() {
        updateColors()
        updateShape()
    }

    /// Resolves colours again that depend on the tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        strokeLayer.strokeColor = strokeColor?.resolvedColor(with: traitCollection).cgColor
        layer.shadowColor = dropShadowColor?.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: The outline

    /// The path of the outline in the view's coordinates.
    ///
    /// It consists of 32 cubics, also where it is straight; that of a superellipse made from a handle
    /// consists of four. It is empty if the view is.
    public var outline: CGPath { makePath { addOutline(to: $0) } }

    /// The pins of badges on the corners, whose positions are mirrored with them.
    private var pins: [WeakReference<CornerPin>] = []

    /// Keeps a badge on the corners when they are mirrored.
    func add(_ pin: CornerPin) {
        pins.removeAll { $0.object == nil }
        pins.append(WeakReference(object: pin))
    }

    /// Whether left and right corners have changed places.
    var isMirrored: Bool { mirrorsInRightToLeft && effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var shownCircumference: Circumference { isMirrored ? circumference.mirrored : circumference }

    /// Adds the outline to a path, and returns the number of elements.
    @discardableResult private func addOutline(to path: CGMutablePath) -> Int {
        var count = 0
        let box = Rect2D(bounds)
        shownCircumference.forEachElement(in: box, segmentsPerQuadrant: Self.segmentsPerQuadrant) {
            path.add($0)
            count += 1
        }
        return count
    }

    private func updatePins() {
        for reference in pins { reference.object?.update() }
    }

    private func updateShape() {
        if wasMirrored != isMirrored {
            wasMirrored = isMirrored
            updatePins()
        }
        let path = CGMutablePath()
        let count = addOutline(to: path)
        // Core Animation interpolates only between equal numbers of elements.
        animateOutline(count == elementCount, to: path)
        (elementCount, shownBounds) = (count, bounds)
        maskLayer.path = path
        followOutline()
    }

    /// Gives the layers that depend on the outline their paths, and the animation that the outline
    /// has, also if they are shown only since it began.
    private func followOutline() {
        // A layer without a frame has its path in the coordinates of its superlayer.
        strokeLayer.path = follow(strokeLayer, "path", strokeLayer.path) { $0 }
        if strokePosition == .outside {
            outsideLayer.path = follow(outsideLayer, "path", outsideLayer.path, outside)
        } else {
            // A stroke that goes outside again does not begin with an outline of then.
            outsideLayer.removeAnimation(forKey: "path")
            outsideLayer.path = nil
        }
        if castsShadow {
            layer.shadowPath = follow(layer, "shadowPath", layer.shadowPath) { $0 }
        } else {
            layer.removeAnimation(forKey: "shadowPath")
            layer.shadowPath = nil
        }
    }

    /// The area outside an outline that a stroke can cover.
    private func outside(_ outline: CGPath) -> CGPath {
        makePath { path in
            let isAnimated = maskLayer.animation(forKey: "path") != nil
            // Half the line's width is that of the stroke, and Core Animation draws corners whose
            // tips are up to ten times as far away.
            let (box, extent) = (isAnimated ? bounds.union(startBounds) : bounds, 10 * strokeWidth + 1)
            path.addRect(box.insetBy(dx: -extent, dy: -extent))
            path.addPath(outline)
        }
    }

    private func makePath(_ fill: (CGMutablePath) -> Void) -> CGPath {
        let path = CGMutablePath()
        fill(path)
        return path
    }

    /// Animates the outline like the other changes in `UIView.animate`, from what is shown.
    ///
    /// A change that is not animated ends an animation, whose last path is no longer right.
    private func animateOutline(_ canAnimate: Bool, to end: CGPath) {
        let old = maskLayer.path
        guard old != end else { return }
        // Without an animation, what is shown is older than a change that was made just before.
        let isRunning = maskLayer.animation(forKey: "path") != nil
        startBounds = isRunning ? startBounds.union(shownBounds) : shownBounds
        // What has not been shown yet has no presentation, and begins where it began.
        outlineStart = isRunning ? maskLayer.presentation()?.path ?? outlineStart : old
        guard canAnimate, let start = outlineStart, let animation = ownAnimation(of: "path", sink: layer)
        else { return maskLayer.removeAnimation(forKey: "path") }
        (animation.fromValue, animation.toValue) = (start, end)
        maskLayer.add(animation, forKey: "path")
    }

    /// Animates a path that depends on the outline as the outline is animated, and returns it.
    private func follow(
        _ layer: CALayer,
        _ key: String,
        _ old: CGPath?,
        _ path: (CGPath) -> CGPath
    ) -> CGPath? {
        guard let end = maskLayer.path.map(path), end != old else { return old }
        layer.removeAnimation(forKey: key)
        if let start = outlineStart,
            let animation = maskLayer.animation(forKey: "path")?.copy() as? CABasicAnimation
        {
            animation.keyPath = key
            (animation.fromValue, animation.toValue) = (path(start), end)
            layer.add(animation, forKey: key)
        }
        return end
    }

    // MARK: Masks

    private var castsShadow: Bool { layer.shadowOpacity > 0 }

    /// Puts the mask on the view, or on the content alone if a shadow or a stroke lies outside the
    /// outline.
    ///
    /// A stroke that lies inside goes under the mask.
    private func updateMask() {
        let masksContent = castsShadow || strokePosition != .inside
        let (masked, unmasked) = masksContent ? (contentView.layer, layer) : (layer, contentView.layer)
        unmasked.mask = nil
        masked.mask = maskLayer
        (strokePosition == .inside ? masked : layer).addSublayer(strokeLayer)
        strokeLayer.mask = strokePosition == .outside ? outsideLayer : nil
        strokeLayer.lineWidth = strokeWidth * strokePosition.lineWidths
        updateShape()
    }
}

// MARK: - Properties

extension ShapedView {
    /// The position of a stroke relative to the outline.
    public enum StrokePosition: Hashable, Sendable {
        /// Inside the outline.
        case inside
        /// Centred on the outline, half inside and half outside.
        case centered
        /// Outside the outline.
        case outside

        /// The width of the line along the outline as a multiple of the stroke's width.
        fileprivate var lineWidths: CGFloat { self == .centered ? 1 : 2 }
    }

    /// The width of the stroke in points.
    ///
    /// With 0, the default, there is no stroke. A negative value counts as 0.
    @IBInspectable public dynamic var strokeWidth: CGFloat {
        get { width }
        set {
            width = max(0, newValue)
            // Half of the line is masked if the stroke lies on one side of the outline only.
            strokeLayer.lineWidth = width * strokePosition.lineWidths
            strokeLayer.isHidden = width == 0
            followOutline()
        }
    }

    /// The opacity of the shadow, from 0, the default, which is no shadow, to 1.
    @IBInspectable public dynamic var dropShadowOpacity: CGFloat {
        get { CGFloat(layer.shadowOpacity) }
        set {
            layer.shadowOpacity = Float(newValue)
            updateMask()
        }
    }

    /// The blur radius of the shadow, in points.
    @IBInspectable public dynamic var dropShadowRadius: CGFloat {
        get { layer.shadowRadius }
        set { layer.shadowRadius = newValue }
    }

    /// The offset of the shadow in points.
    ///
    /// The default is 3 points downwards.
    @IBInspectable public dynamic var dropShadowOffset: CGSize {
        get { layer.shadowOffset }
        set { layer.shadowOffset = newValue }
    }
}
#endif
