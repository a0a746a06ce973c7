#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A view in the shape of a superellipse: what is in it is cut to the shape, and border and shadow follow it.
///
/// ```swift
/// let avatar = SuperellipseView()
/// avatar.exponent = 3.5
/// avatar.borderWidth = 2
/// avatar.contentView.addSubview(photo)
/// ```
///
/// Views go into the ``contentView``. Those that are put into the view itself, as in a storyboard, are cut as well
/// as long as there is no shadow: a shadow falls outside of the shape, and so the mask has to be on the content
/// alone. Touches outside of the shape go to what is behind the view.
///
/// A change of the exponent or of the size inside `UIView.animate` animates as everything there does, springs and repeats
/// included. Where constraints set the size, call `layoutIfNeeded()` there, as for any view.
@IBDesignable open class SuperellipseView: UIView {
    /// How many cubics a quarter of the outline has, always, so that one outline can become another.
    ///
    /// For exponents from 2 to 5 no point is off by more than 1e-5 of the side.
    private static let segmentsPerQuadrant = 8

    /// The view that is cut to the shape, and fills this one.
    public let contentView = UIView()

    /// The shape; an exponent of 5 unless told otherwise.
    public var shape = Superellipse(exponent: 5) { didSet { if shape != oldValue { updateShape() } } }

    /// The colour of the border.
    @IBInspectable public var borderColor: UIColor? = .separator { didSet { updateColors() } }

    /// The colour of the shadow.
    @IBInspectable public var shadowColor: UIColor? = .black { didSet { updateColors() } }

    /// Where the border lies: inside of the outline unless told otherwise.
    public var borderPosition = BorderPosition.inside { didSet { if borderPosition != oldValue { cut() } } }

    private let maskLayer = OutlineLayer()
    private let borderLayer = OutlineLayer()
    /// What is left of a border outside of the outline.
    private let outsideLayer = OutlineLayer()
    private var fittedSize: CGSize?
    private var width: CGFloat = 0

    /// Makes a view at a place.
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
        // In front of what is put into the content later.
        borderLayer.zPosition = 1_000_000
        outsideLayer.fillRule = .evenOdd
        // A layer's own default is upwards.
        layer.shadowOffset = CGSize(width: 0, height: 3)
        updateColors()
        cut()
        onTraitChange(of: self) { $0.updateColors() }
    }

    /// Fits the content and the outline to the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        fit()
    }

    // Layout comes after the closure of an animation; what has to take part in it has to follow at once.

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

    /// Whether a point is in the shape; touches elsewhere go to what is behind.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        shape.contains(Point2D(point), in: Rect2D(bounds))
    }

    /// The colour behind everything, cut to the shape.
    open override var backgroundColor: UIColor? {
        get { contentView.backgroundColor }
        set { contentView.backgroundColor = newValue }
    }

    #if !os(visionOS)
    /// Takes the colours that dynamic ones have now: layers do not know of light and dark.
    @available(iOS, deprecated: 17)
    @available(tvOS, deprecated: 17)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17, tvOS 17) { updateColors() }
    }
    #endif

    /// Takes the colours anew where they come from the tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        borderLayer.strokeColor = borderColor?.resolvedColor(with: traitCollection).cgColor
        layer.shadowColor = shadowColor?.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: The outline

    /// The outline as it is drawn, in the view's coordinates.
    public var outline: CGPath {
        .superellipse(shape, in: bounds, segmentsPerQuadrant: Self.segmentsPerQuadrant)
    }

    private func updateShape() {
        let path = outline
        for layer in [maskLayer, borderLayer] {
            // Without a frame, a layer's path is in the coordinates of the layer that it belongs to.
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

    /// All that a border can cover outside of the outline.
    private var outside: CGPath {
        let (path, reach) = (CGMutablePath(), borderWidth + 1)
        path.addRect(bounds.insetBy(dx: -reach, dy: -reach))
        path.add(shape, in: bounds, segmentsPerQuadrant: Self.segmentsPerQuadrant)
        return path
    }

    /// Paths do not take part in `UIView.animate` by themselves: the path has a copy of what a colour would have.
    private func animate(_ layer: CALayer, _ key: String, from start: CGPath?, to end: CGPath) {
        guard let start, start != end,
            let model = action(for: self.layer, forKey: "backgroundColor") as? CABasicAnimation,
            let animation = model.copy() as? CABasicAnimation
        else { return }
        animation.keyPath = key
        (animation.fromValue, animation.toValue, animation.byValue) = (start, end, nil)
        (animation.isAdditive, animation.isCumulative) = (false, false)
        // UIKit counts the ends of its own animations.
        animation.delegate = nil
        layer.add(animation, forKey: key)
    }

    // MARK: What is cut

    private var castsShadow: Bool { layer.shadowOpacity > 0 }

    /// Puts the one mask on the view, or on the content alone where something lies outside of the outline, and the border
    /// under it if it lies inside.
    private func cut() {
        let cutsContent = castsShadow || borderPosition != .inside
        let (cut, whole) = cutsContent ? (contentView.layer, layer) : (layer, contentView.layer)
        whole.mask = nil
        cut.mask = maskLayer
        (borderPosition == .inside ? cut : layer).addSublayer(borderLayer)
        borderLayer.mask = borderPosition == .outside ? outsideLayer : nil
        borderLayer.lineWidth = borderWidth * borderPosition.lineWidths
        if !castsShadow { layer.shadowPath = nil }
        updateShape()
    }
}

// MARK: - Properties

extension SuperellipseView {
    /// Where a border lies.
    public enum BorderPosition: Hashable, Sendable {
        /// Inside of the outline.
        case inside
        /// On the outline, half inside and half outside.
        case centered
        /// Outside of the outline.
        case outside

        /// The width of the line along the outline, in widths of the border.
        fileprivate var lineWidths: CGFloat { self == .centered ? 1 : 2 }
    }

    /// Lamé's n: 2 is the ellipse, 1 a rhombus, infinity the rectangle; see `Superellipse` of Roundel.
    ///
    /// Negative numbers and zero count as 2⁻¹⁰, NaN as 2.
    @IBInspectable public var exponent: CGFloat {
        get { CGFloat(shape.exponent) }
        set { shape = Superellipse(exponent: Double(newValue)) }
    }

    /// The handle k of a shape of four cubics, whose handles are k times half the side; 0 where the shape was made
    /// from an exponent.
    ///
    /// Meant for 0 to 4/3; not finite counts as 0.75. It is a designer's approximation: prefer the ``exponent``.
    /// Between a shape of a handle and one of an exponent nothing animates.
    @IBInspectable public var handle: CGFloat {
        get { CGFloat(shape.handle ?? 0) }
        set { shape = Superellipse(handle: Double(newValue)) }
    }

    /// The width of the border, in points; zero or less for none.
    @IBInspectable public var borderWidth: CGFloat {
        get { width }
        set {
            width = max(0, newValue)
            // Half of the line is cut off where the border lies on one side alone.
            borderLayer.lineWidth = width * borderPosition.lineWidths
            borderLayer.isHidden = width == 0
            if borderPosition == .outside { outsideLayer.path = outside }
        }
    }

    /// How dark the shadow is, from 0, no shadow, to 1.
    @IBInspectable public var shadowOpacity: CGFloat {
        get { CGFloat(layer.shadowOpacity) }
        set {
            layer.shadowOpacity = Float(newValue)
            cut()
        }
    }

    /// How soft the shadow is, in points.
    @IBInspectable public var shadowRadius: CGFloat {
        get { layer.shadowRadius }
        set { layer.shadowRadius = newValue }
    }

    /// How far the shadow is moved, in points: 3 downwards unless told otherwise.
    @IBInspectable public var shadowOffset: CGSize {
        get { layer.shadowOffset }
        set { layer.shadowOffset = newValue }
    }
}
#endif
