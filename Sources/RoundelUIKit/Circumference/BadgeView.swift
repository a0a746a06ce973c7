#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A round badge that pins itself to the outline of another view, in Interface Builder as in code.
///
/// Put it into the view, or beside it with the outlet ``host``; it needs no constraints for its place, and no line of
/// code. Beside it, if the view cuts off what stands out of it, as a ``CircleView`` and a ``SuperellipseView`` do. Its size
/// is a share of the host's, or what constraints of its own say.
///
/// ```swift
/// let badge = BadgeView()
/// (badge.degrees, badge.ratio) = (-45, 0.25)
/// avatar.addSubview(badge)
/// ```
@IBDesignable open class BadgeView: CircleView {
    #if canImport(ObjectiveC)
    /// The view whose outline is meant; the superview if it is `nil`.
    @IBOutlet public weak var host: UIView? { didSet { pin() } }
    #else
    /// The view whose outline is meant; the superview if it is `nil`.
    public weak var host: UIView? { didSet { pin() } }
    #endif

    /// The direction from the middle of the host in degrees, clockwise from 3 o'clock.
    @IBInspectable public var degrees: CGFloat = -45 { didSet { pin() } }

    /// Whether the badge touches the outline from within (−1), lies on it with its middle (0), or touches it from
    /// outside (1); see ``placement``.
    @IBInspectable public var side: Int {
        get { Int(placement.radii) }
        set { placement = newValue < 0 ? .inside : newValue > 0 ? .outside : .on }
    }

    /// How many points further out it is.
    @IBInspectable public var offset: CGFloat = 0 { didSet { pin() } }

    /// The badge's size in parts of the host's shorter side; 0 leaves it to constraints of its own.
    @IBInspectable public var ratio: CGFloat = 0 { didSet { pin() } }

    /// Lamé's n of the outline, whose angles are stretched with the host; 0 is the circle in its middle.
    @IBInspectable public var exponent: CGFloat = 0 { didSet { pin() } }

    /// Whether right-to-left layouts show the mirror image.
    @IBInspectable public var mirrorsInRightToLeft: Bool = true { didSet { pin() } }

    /// Whether the middle of the badge is on the outline, or its own circle touches that.
    public var placement = BadgePlacement.on { didSet { pin() } }

    private var sizes: [NSLayoutConstraint] = []

    /// Pins the badge to the view that it is in.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        pin()
    }

    /// Pins the badge once it and its host are in one window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if host != nil { pin() }
    }

    private func pin() {
        NSLayoutConstraint.deactivate(sizes)
        sizes = []
        unpin()
        guard let target = host ?? superview, shares(target) else { return }
        pin(
            toCircumferenceOf: target,
            at: degrees * .pi / 180,
            outline: exponent > 0 ? .superellipse(.init(exponent: Double(exponent))) : .circle,
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
        // As large as it can be, without any pull on the host.
        sizes[3].priority = UILayoutPriority(1)
        NSLayoutConstraint.activate(sizes)
    }

    /// Whether constraints can reach from the badge to a view.
    private func shares(_ target: UIView) -> Bool {
        guard let superview else { return false }
        return sequence(first: superview, next: \.superview).contains { target.isDescendant(of: $0) }
    }
}
#endif
