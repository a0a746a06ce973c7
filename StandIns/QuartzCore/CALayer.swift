import Foundation

/// A layer.
///
/// Its geometry, tree and animations work; its appearance is only stored.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class CALayer: NSObject {
    /// Makes a layer with an empty size.
    public override init() { super.init() }
    /// Makes the presentation copy of a layer.
    public init(layer: Any) { super.init() }
    /// Makes a layer from an archive; the stand-in reads nothing from it.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Geometry

    /// The rectangle of the layer in its own coordinates.
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
    /// The point in the unit coordinates of the bounds whose position `position` gives, and around
    /// which `transform` is applied.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The depth among siblings.
    open var zPosition: CGFloat = 0
    /// The transform around the anchor point.
    open var transform = CATransform3DIdentity {
        didSet { if transform != oldValue { changed("transform") } }
    }

    // MARK: Appearance

    /// Whether the layer is hidden.
    open var isHidden = false { didSet { if isHidden != oldValue { changed("hidden") } } }
    /// The opacity, from 0 to 1.
    open var opacity: Float = 1 { didSet { if opacity != oldValue { changed("opacity") } } }
    /// Whether sublayers are clipped to the bounds.
    open var masksToBounds = false
    /// Whether the content is opaque.
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
    /// The offset of the shadow.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The blur radius of the shadow.
    open var shadowRadius: CGFloat = 3
    /// The outline of the shadow.
    open var shadowPath: CGPath?
    /// The image, untyped as on Apple's systems.
    open var contents: Any?
    /// Pixels of the content per point.
    open var contentsScale: CGFloat = 1
    /// Whether the layer is rasterised.
    open var shouldRasterize = false
    /// Pixels of that bitmap per point.
    open var rasterizationScale: CGFloat = 1
    /// A name for debugging.
    open var name: String?
    /// The layer whose opacity masks this one.
    ///
    /// It must have no superlayer.
    open var mask: CALayer? {
        didSet {
            precondition(mask == nil || mask?.superlayer == nil, "a mask must not have a superlayer")
        }
    }

    // MARK: Tree

    /// The layer that this one is in.
    open var superlayer: CALayer? { parent }
    weak var parent: CALayer?
    /// The layers in this one from back to front; `nil` if there are none.
    open internal(set) var sublayers: [CALayer]?

    // MARK: Drawing and layout

    private var needsDisplayFlag = false
    private var needsLayoutFlag = false

    /// Requests drawing.
    open func setNeedsDisplay() { needsDisplayFlag = true }
    /// Whether drawing was requested.
    open func needsDisplay() -> Bool { needsDisplayFlag }
    /// Draws now if that was requested; here the request is only removed.
    open func displayIfNeeded() { needsDisplayFlag = false }
    /// Requests layout.
    open func setNeedsLayout() { needsLayoutFlag = true }
    /// Whether layout was requested.
    open func needsLayout() -> Bool { needsLayoutFlag }
    /// Lays out now if that was requested.
    open func layoutIfNeeded() {
        guard needsLayoutFlag else { return }
        needsLayoutFlag = false
        layoutSublayers()
    }
    /// Lays out the sublayers.
    open func layoutSublayers() { standInLayoutSublayers?() }

    /// Whether a point in the layer's coordinates is in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The layer as it is presented.
    ///
    /// There are no intermediate values here, so it is the layer itself. Assumption: a layer that
    /// was made in this turn of the run loop has none, because it was not committed.
    open func presentation() -> Self? { CATransaction.turn > birth ? self : nil }
    private let birth = CATransaction.turn

    // MARK: Hooks of the view that owns the layer

    /// Called with the old bounds.
    public final var standInBoundsChanged: ((CGRect) -> Void)?
    /// Called to lay out sublayers.
    public final var standInLayoutSublayers: (() -> Void)?
    /// Called for the action of a change, as a layer asks its delegate.
    public final var standInActionProvider: ((String) -> (any CAAction)?)?
    var running: [(key: String?, animation: CAAnimation)] = []

    /// The action for a change: the owner decides it if there is one; otherwise it is an implicit
    /// animation.
    open func action(forKey event: String) -> (any CAAction)? {
        if let standInActionProvider { return standInActionProvider(event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = CATransaction.animationDuration()
        return animation
    }

    /// Here a change also animates if the layer has not been displayed before.
    final func changed(_ key: String) {
        guard !CATransaction.disableActions(), let action = action(forKey: key) else { return }
        if let animation = action as? CAAnimation, animation.duration <= 0 { return }
        action.run(forKey: key, object: self, arguments: nil)
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
    /// Corners with continuous curvature.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
