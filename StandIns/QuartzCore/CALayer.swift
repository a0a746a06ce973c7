import Foundation

/// A layer: geometry, tree and animations are real, the look is only stored.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class CALayer: NSObject {
    /// Makes a layer of no size.
    public override init() { super.init() }
    /// Makes the copy that Core Animation shows in place of the layer.
    public init(layer: Any) { super.init() }
    /// Makes a layer from an archive; the stand-in reads nothing from it.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Geometry

    /// The layer's own coordinate space.
    open var bounds: CGRect = .zero {
        didSet {
            guard bounds != oldValue else { return }
            changed("bounds")
            if bounds.size != oldValue.size { setNeedsLayout() }
            standInBoundsChanged?(oldValue)
        }
    }
    /// Where the anchor point lies in the superlayer.
    open var position: CGPoint = .zero { didSet { if position != oldValue { changed("position") } } }
    /// The point, in parts of the bounds, that `position` places and `transform` turns about.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The depth among siblings.
    open var zPosition: CGFloat = 0
    /// The map about the anchor point.
    open var transform = CATransform3DIdentity {
        didSet { if transform != oldValue { changed("transform") } }
    }

    // MARK: Look

    /// Whether the layer is left out.
    open var isHidden = false { didSet { if isHidden != oldValue { changed("hidden") } } }
    /// From 0, clear, to 1.
    open var opacity: Float = 1 { didSet { if opacity != oldValue { changed("opacity") } } }
    /// Whether the bounds cut sublayers off.
    open var masksToBounds = false
    /// Whether the content has no clear pixel.
    open var isOpaque = false
    /// The radius of the corners.
    open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { changed("cornerRadius") } } }
    /// The shape of the corners.
    @available(iOS 13, macOS 10.15, tvOS 13, visionOS 1, *)
    open var cornerCurve: CALayerCornerCurve = .circular
    /// The width of the border inside the bounds.
    open var borderWidth: CGFloat = 0
    /// The colour of the border.
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The colour behind everything.
    open var backgroundColor: CGColor?
    /// The colour of the shadow.
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The opacity of the shadow; 0 means none.
    open var shadowOpacity: Float = 0
    /// How far the shadow is moved.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How soft the shadow is.
    open var shadowRadius: CGFloat = 3
    /// The outline of the shadow.
    open var shadowPath: CGPath?
    /// The image, untyped as on Apple's systems.
    open var contents: Any?
    /// Pixels of the content per point.
    open var contentsScale: CGFloat = 1
    /// Whether the layer is kept as a bitmap.
    open var shouldRasterize = false
    /// Pixels of that bitmap per point.
    open var rasterizationScale: CGFloat = 1
    /// A name for whoever wants one.
    open var name: String?
    /// The layer whose opacity cuts this one; it takes no superlayer of its own.
    open var mask: CALayer? {
        didSet {
            precondition(mask == nil || mask?.superlayer == nil, "a mask must not have a superlayer")
        }
    }

    // MARK: Tree

    /// The layer that this one is in.
    open internal(set) weak var superlayer: CALayer?
    /// The layers in this one from back to front; nothing instead of an empty list.
    open internal(set) var sublayers: [CALayer]?

    // MARK: Drawing and layout

    private var needsDisplayFlag = false
    private var needsLayoutFlag = false

    /// Asks for drawing.
    open func setNeedsDisplay() { needsDisplayFlag = true }
    /// Whether drawing was asked for.
    open func needsDisplay() -> Bool { needsDisplayFlag }
    /// Draws now if asked for; here the request is only dropped.
    open func displayIfNeeded() { needsDisplayFlag = false }
    /// Asks for layout.
    open func setNeedsLayout() { needsLayoutFlag = true }
    /// Whether layout was asked for.
    open func needsLayout() -> Bool { needsLayoutFlag }
    /// Lays out now if asked for.
    open func layoutIfNeeded() {
        guard needsLayoutFlag else { return }
        needsLayoutFlag = false
        layoutSublayers()
    }
    /// Places the sublayers.
    open func layoutSublayers() { standInLayoutSublayers?() }

    /// Whether a point of the layer's own space is in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The layer as shown.
    ///
    /// Values are never between start and end here, so it is the layer itself.
    open func presentation() -> Self? { self }

    // MARK: Hooks of the view that owns the layer

    /// Called with the old bounds.
    public final var standInBoundsChanged: ((CGRect) -> Void)?
    /// Called to place sublayers.
    public final var standInLayoutSublayers: (() -> Void)?
    /// Called for the action of a change, as a layer asks its delegate.
    public final var standInActionProvider: ((String) -> (any CAAction)?)?
    var running: [(key: String?, animation: CAAnimation)] = []

    /// The action for a change: the owner's word if there is an owner, an implicit animation otherwise.
    open func action(forKey event: String) -> (any CAAction)? {
        if let standInActionProvider { return standInActionProvider(event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = CATransaction.animationDuration()
        return animation
    }

    /// Whether a change animates by itself does not depend here on the layer having been shown before.
    final func changed(_ key: String) {
        guard !CATransaction.disableActions(), let animation = action(forKey: key) as? CAAnimation else {
            return
        }
        if animation.duration > 0 { add(animation, forKey: key) }
    }
}

/// The shape of rounded corners.
@available(iOS 13, macOS 10.15, tvOS 13, visionOS 1, *)
@available(watchOS, unavailable)
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a curve by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Quarter circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Corners whose curvature grows smoothly.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
