#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A round badge that pins itself to the outline of another view, in Interface Builder and in code.
///
/// Add the badge to the view, or add it beside the view and connect the outlet ``host``. The badge
/// needs no constraints for its position, and no code. Add it beside the view if the view clips its
/// subviews, as a ``CircleView`` and a ``ShapedView`` do. The size of the badge is a fraction of the
/// host's, or is determined by your constraints.
///
/// ```swift
/// let badge = BadgeView()
/// (badge.degrees, badge.ratio) = (-45, 0.25)
/// avatar.addSubview(badge)
/// ```
@IBDesignable open class BadgeView: CircleView {
    #if canImport(ObjectiveC)
    /// The view to whose outline the badge is pinned.
    ///
    /// `nil`, the default, is the superview. The badge is pinned when the host is set, and when the
    /// badge enters a view or a window: set a host again that has entered the window later.
    @IBOutlet public weak var host: UIView? { didSet { pin() } }
    #else
    /// The view to whose outline the badge is pinned.
    ///
    /// `nil`, the default, is the superview. The badge is pinned when the host is set, and when the
    /// badge enters a view or a window: set a host again that has entered the window later.
    public weak var host: UIView? { didSet { pin() } }
    #endif

    /// The direction from the centre of the host in degrees, clockwise from 3 o'clock.
    @IBInspectable public dynamic var degrees: CGFloat = -45 { didSet { repin(degrees, oldValue) } }

    /// The ``placement`` as a number for Interface Builder: −1 for inside, 0 for on the outline, 1
    /// for outside.
    ///
    /// Any negative number counts as −1, and any positive number as 1.
    @IBInspectable public dynamic var side: Int {
        get { Int(placement.radii) }
        set { placement = newValue < 0 ? .inside : newValue > 0 ? .outside : .on }
    }

    /// The distance in points by which the badge is moved outward; negative for inward.
    @IBInspectable public dynamic var offset: CGFloat = 0 { didSet { repin(offset, oldValue) } }

    /// The size of the badge as a fraction of the host's shorter side.
    ///
    /// With 0, the default, your constraints determine the size. Constrain the centre of a label
    /// inside, and not its edges: Auto Layout would then give the badge the size of the label, and
    /// might enlarge a host whose size is that of its content.
    @IBInspectable public dynamic var ratio: CGFloat = 0 { didSet { repin(ratio, oldValue) } }

    /// Lamé's exponent n of the outline, whose angles are stretched with the host.
    ///
    /// 0, the default, is the circle in the centre of the host.
    @IBInspectable public dynamic var exponent: CGFloat = 0 { didSet { repin(exponent, oldValue) } }

    /// The radius of the corners of the outline, in points.
    ///
    /// 0, the default, is an outline without corners; see ``exponent``.
    @IBInspectable public dynamic var hostCornerRadius: CGFloat = 0 {
        didSet { repin(hostCornerRadius, oldValue) }
    }

    /// The exponent of the corners' shape, as ``ShapedView/cornerExponent``; 2, the default, is round.
    @IBInspectable public dynamic var hostCornerExponent: CGFloat = 2 {
        didSet { repin(hostCornerExponent, oldValue) }
    }

    /// The smoothing of the corners, as ``ShapedView/cornerSmoothing``.
    ///
    /// With 0, the default, the ``hostCornerExponent`` applies.
    @IBInspectable public dynamic var hostCornerSmoothing: CGFloat = 0 {
        didSet { repin(hostCornerSmoothing, oldValue) }
    }

    /// Whether the badge is mirrored in right-to-left layouts; `true` by default.
    @IBInspectable public dynamic var mirrorsInRightToLeft: Bool = true {
        didSet { repin(mirrorsInRightToLeft, oldValue) }
    }

    /// Whether the centre of the badge is on the outline, or the badge touches the outline from
    /// inside or outside.
    public var placement = BadgePlacement.on { didSet { repin(placement, oldValue) } }

    private var sizes: [NSLayoutConstraint] = []

    /// Pins the badge to its new superview, unless it has a ``host``.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        pin()
    }

    /// Pins the badge if it is in the same window as its ``host``.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if host != nil { pin() }
    }

    /// Pins the badge again after a property was set to another value.
    ///
    /// An app may set it in each layout, which must not ask for the next one.
    private func repin<Value: Equatable>(_ value: Value, _ old: Value) {
        if isNew(value, after: old) { pin() }
    }

    private func pin() {
        NSLayoutConstraint.deactivate(sizes)
        sizes = []
        unpin()
        guard let target = host ?? superview, shares(target) else { return }
        pin(
            toCircumferenceOf: target,
            at: degrees * .pi / 180,
            outline: outline,
            placement: placement,
            offset: offset,
            mirrorsInRightToLeft: mirrorsInRightToLeft
        )
        guard ratio.isFinite, ratio > 0 else { return }
        sizes = [
            widthAnchor.constraint(equalTo: heightAnchor),
            widthAnchor.constraint(lessThanOrEqualTo: target.widthAnchor, multiplier: ratio),
            widthAnchor.constraint(lessThanOrEqualTo: target.heightAnchor, multiplier: ratio),
            widthAnchor.constraint(equalTo: target.widthAnchor, multiplier: ratio),
        ]
        // With the lowest priority, the badge is as large as possible and does not influence the
        // host's size.
        sizes[3].priority = UILayoutPriority(1)
        NSLayoutConstraint.activate(sizes)
    }

    private var outline: Circumference {
        if hostCornerRadius > 0 {
            let smoothing = Double(hostCornerSmoothing)
            let exponent = Double(hostCornerExponent)
            let shape = smoothing > 0 ? CornerShape.smooth(smoothing) : .superellipse(exponent: exponent)
            return .corners(Corners(radius: Double(hostCornerRadius), shape: shape))
        }
        return exponent > 0 ? .superellipse(.init(exponent: Double(exponent))) : .circle
    }

    /// Whether the badge and a view have a common ancestor, so that constraints between them are
    /// possible.
    private func shares(_ target: UIView) -> Bool {
        guard let superview else { return false }
        return sequence(first: superview, next: \.superview).contains { target.isDescendant(of: $0) }
    }
}
#endif
