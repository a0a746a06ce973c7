#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A view in the shape of a superellipse.
///
/// Its content is clipped to the shape, and its border and its shadow follow it.
///
/// ```swift
/// let avatar = SuperellipseView()
/// avatar.exponent = 3.5
/// avatar.borderWidth = 2
/// avatar.contentView.addSubview(photo)
/// ```
///
/// Add subviews to the ``contentView``. Subviews of the view itself, as a storyboard adds them, are
/// clipped as well if there is no shadow and the border lies inside. A shadow falls outside the
/// shape, so that only the content can be masked then. Touches outside the shape go to the views
/// behind.
///
/// A change of the exponent or of the size inside `UIView.animate` is animated with the other
/// changes there, including springs and repeats. If constraints determine the size, call
/// `layoutIfNeeded()` in the animation block, as for any view.
@IBDesignable open class SuperellipseView: UIView {
    /// The number of cubics in a quarter of the outline.
    ///
    /// It is constant, so that outlines can be interpolated. For exponents from 2 to 5 the path
    /// deviates from the curve by at most 1e-5 of the side.
    private static let segmentsPerQuadrant = 8

    /// The view for the content, which fills this view and is clipped to the shape.
    public let contentView = UIView()

    /// The shape.
    ///
    /// The default has the exponent 5.
    public var shape = Superellipse(exponent: 5) { didSet { if shape != oldValue { updateShape() } } }

    /// The colour of the border.
    @IBInspectable public var borderColor: UIColor? = .separator { didSet { updateColors() } }

    /// The colour of the shadow.
    @IBInspectable public var shadowColor: UIColor? = .black { didSet { updateColors() } }

    /// The position of the border relative to the outline; inside by default.
    public var borderPosition = BorderPosition.inside {
        didSet { if borderPosition != oldValue { updateMask() } }
    }

    private let maskLayer = OutlineLayer()
    private let borderLayer = OutlineLayer()
    /// The mask of a border that lies outside the outline.
    private let outsideLayer = OutlineLayer()
    private var fittedSize: CGSize?
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
        borderLayer.fillColor = nil
        borderLayer.lineWidth = 0
        borderLayer.isHidden = true
        // In front of views that are added to the content later.
        borderLayer.zPosition = 1_000_000
        outsideLayer.fillRule = .evenOdd
        // The default of CALayer is a shadow upwards.
        layer.shadowOffset = CGSize(width: 0, height: 3)
        updateColors()
        updateMask()
        onTraitChange(of: self) { $0.updateColors() }
    }

    /// Fits the content and the outline to the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        fit()
    }

    // Layout comes after the closure of an animation has returned, so the outline follows `bounds`
    // and `frame` at once in order to be animated with them.

    /// Fits the content and the outline to a new size.
    open override var bounds: CGRect { didSet { if bounds.size != fittedSize { fit() } } }

    /// Fits the content and the outline to a new size.
    open override var frame: CGRect { didSet { if bounds.size != fittedSize { fit() } } }

    private func fit() {
        fittedSize = bounds.size
        contentView.bounds.size = bounds.size
        contentView.center = CGPoint(x: bounds.midX, y: bounds.midY)
        updateShape()
    }

    /// Whether a point is inside the shape.
    ///
    /// Touches outside it go to the views behind.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        shape.contains(Point2D(point), in: Rect2D(bounds))
    }

    /// The background colour, which is clipped to the shape.
    open override var backgroundColor: UIColor? {
        get { contentView.backgroundColor }
        set { contentView.backgroundColor = newValue }
    }

    #if !os(visionOS)
    /// Resolves dynamic colours again, before iOS 17: layers do not follow light and dark by
    /// themselves.
    @available(iOS, deprecated: 17)
    @available(tvOS, deprecated: 17)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17, tvOS 17) { updateColors() }
    }
    #endif

    /// Resolves colours again that depend on the tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        borderLayer.strokeColor = borderColor?.resolvedColor(with: traitCollection).cgColor
        layer.shadowColor = shadowColor?.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: The outline

    /// The path of the outline in the view's coordinates.
    public var outline: CGPath {
        .superellipse(shape, in: bounds, segmentsPerQuadrant: Self.segmentsPerQuadrant)
    }

    private func updateShape() {
        let path = outline
        for layer in [maskLayer, borderLayer] {
            // A layer without a frame has its path in the coordinates of its superlayer.
            animate(layer, "path", from: layer.presentation()?.path ?? layer.path, to: path)
            layer.path = path
        }
        if borderPosition == .outside {
            let (before, after) = (outsideLayer.presentation()?.path ?? outsideLayer.path, outside)
            animate(outsideLayer, "path", from: before, to: after)
            outsideLayer.path = after
        }
        guard castsShadow else { return }
        animate(layer, "shadowPath", from: layer.presentation()?.shadowPath ?? layer.shadowPath, to: path)
        layer.shadowPath = path
    }

    /// The area outside the outline that a border can cover.
    private var outside: CGPath {
        let (path, extent) = (CGMutablePath(), borderWidth + 1)
        path.addRect(bounds.insetBy(dx: -extent, dy: -extent))
        path.add(shape, in: bounds, segmentsPerQuadrant: Self.segmentsPerQuadrant)
        return path
    }

    /// Animates a path like the other changes in `UIView.animate`.
    ///
    /// UIKit does not animate paths, so the path gets a copy of the animation that UIKit makes for
    /// the background colour.
    private func animate(_ layer: CALayer, _ key: String, from start: CGPath?, to end: CGPath) {
        guard let start, start != end,
            let model = action(for: self.layer, forKey: "backgroundColor") as? CABasicAnimation,
            let animation = model.copy() as? CABasicAnimation
        else { return }
        animation.keyPath = key
        (animation.fromValue, animation.toValue, animation.byValue) = (start, end, nil)
        (animation.isAdditive, animation.isCumulative) = (false, false)
        // UIKit's delegate counts the ends of UIKit's animations only.
        animation.delegate = nil
        layer.add(animation, forKey: key)
    }

    // MARK: Masks

    private var castsShadow: Bool { layer.shadowOpacity > 0 }

    /// Puts the mask on the view, or on the content alone if a shadow or a border lies outside the
    /// outline.
    ///
    /// A border that lies inside goes under the mask.
    private func updateMask() {
        let masksContent = castsShadow || borderPosition != .inside
        let (masked, unmasked) = masksContent ? (contentView.layer, layer) : (layer, contentView.layer)
        unmasked.mask = nil
        masked.mask = maskLayer
        (borderPosition == .inside ? masked : layer).addSublayer(borderLayer)
        borderLayer.mask = borderPosition == .outside ? outsideLayer : nil
        borderLayer.lineWidth = borderWidth * borderPosition.lineWidths
        if !castsShadow { layer.shadowPath = nil }
        updateShape()
    }
}

// MARK: - Properties

extension SuperellipseView {
    /// The position of a border relative to the outline.
    public enum BorderPosition: Hashable, Sendable {
        /// Inside the outline.
        case inside
        /// Centred on the outline, half inside and half outside.
        case centered
        /// Outside the outline.
        case outside

        /// The width of the line along the outline as a multiple of the border's width.
        fileprivate var lineWidths: CGFloat { self == .centered ? 1 : 2 }
    }

    /// Lamé's exponent n: 1 is a rhombus, 2 an ellipse, infinity the rectangle.
    ///
    /// Negative numbers and zero count as 2⁻¹⁰, NaN counts as 2. See `Superellipse` of the module
    /// Roundel.
    @IBInspectable public var exponent: CGFloat {
        get { CGFloat(shape.exponent) }
        set { shape = Superellipse(exponent: Double(newValue)) }
    }

    /// The handle length k of a shape that consists of four cubics, as a multiple of half the side;
    /// 0 if the shape has an exponent.
    ///
    /// The useful range is 0 to 4/3. A value that is not finite counts as 0.75. Design tools use
    /// this approximation of a superellipse; prefer the ``exponent``. A change between a handle and
    /// an exponent is not animated.
    @IBInspectable public var handle: CGFloat {
        get { CGFloat(shape.handle ?? 0) }
        set { shape = Superellipse(handle: Double(newValue)) }
    }

    /// The width of the border in points.
    ///
    /// With 0, the default, there is no border. A negative value counts as 0.
    @IBInspectable public var borderWidth: CGFloat {
        get { width }
        set {
            width = max(0, newValue)
            // Half of the line is masked if the border lies on one side of the outline only.
            borderLayer.lineWidth = width * borderPosition.lineWidths
            borderLayer.isHidden = width == 0
            if borderPosition == .outside { outsideLayer.path = outside }
        }
    }

    /// The opacity of the shadow, from 0, the default, which is no shadow, to 1.
    @IBInspectable public var shadowOpacity: CGFloat {
        get { CGFloat(layer.shadowOpacity) }
        set {
            layer.shadowOpacity = Float(newValue)
            updateMask()
        }
    }

    /// The blur radius of the shadow, in points.
    @IBInspectable public var shadowRadius: CGFloat {
        get { layer.shadowRadius }
        set { layer.shadowRadius = newValue }
    }

    /// The offset of the shadow in points.
    ///
    /// The default is 3 points downwards.
    @IBInspectable public var shadowOffset: CGSize {
        get { layer.shadowOffset }
        set { layer.shadowOffset = newValue }
    }
}
#endif
