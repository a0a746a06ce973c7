#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A hidden view that keeps a badge on the corners of a host.
///
/// The position depends on the sizes of the host and of the badge, and not as a linear function, so
/// that no constraint can express it. This view is in the badge, constraints make it as large as the
/// host, and a view in it is as large as the badge. When one of them changes its size, its layout
/// sets the constants of a path from the host's centre to the badge. Auto Layout does not mirror that
/// path, because it would take the layout direction from the badge, and the corners have that of
/// the host.
final class CornerPin: UIView {
    private let corners: Corners
    private let angle: Angle
    private let placement: BadgePlacement
    private let offset: Double
    private let mirrors: Bool
    private weak var host: UIView?
    private var step: AdjustableStep?
    private let badgeSize = BadgeSize()
    /// The sizes of the host and of the badge for which the path was set.
    private var followed: (host: Point2D?, badge: Point2D?)

    init(
        _ corners: Corners,
        _ angle: Angle,
        _ placement: BadgePlacement,
        _ offset: CGFloat,
        _ mirrors: Bool
    ) {
        (self.corners, self.angle, self.placement, self.mirrors) = (corners, angle, placement, mirrors)
        self.offset = offset.isFinite ? Double(offset) : 0
        super.init(frame: .zero)
        isHidden = true
        addSubview(badgeSize)
        onTraitChange(of: self) { $0.update() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A pin is not archived.") }

    /// Pins a badge to a host, and returns all constraints, which are active.
    func pin(_ badge: UIView, to host: UIView) -> [NSLayoutConstraint] {
        HelperPath.remove(to: badge)
        self.host = host
        (host as? ShapedView)?.add(self)
        var path = HelperPath(in: host, to: badge, mirrors: false, isSquare: false)
        step = path.adjustableStep()
        badge.pinContainer.addSubview(self)
        path.add(sameSize(as: host, around: badge) + badgeSize.sameSize(as: badge, around: self))
        return path.end()
    }

    /// Removes the pins of a badge.
    static func remove(from badge: UIView) {
        for case let pin as CornerPin in badge.pinContainer.subviews { pin.removeFromSuperview() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        update()
    }

    func update() {
        let size = settled(Point2D(bounds.size), followed.host)
        let badge = settled(Point2D(badgeSize.bounds.size), followed.badge)
        followed = (size, badge)
        let box = Rect2D(origin: size / -2, size: size)
        let isMirrored = mirrors && host?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let shown = (host as? ShapedView)?.isMirrored == true ? corners.mirrored : corners
        let (point, normal) = shown.anchor(at: isMirrored ? angle.mirrored : angle, in: box)
        step?.set(point + normal * (badge * placement.radii / 2 + offset))
    }

    /// The former size unless the new one differs by more than a pixel.
    ///
    /// UIKit rounds each edge to a pixel where it is on the screen: a view that moves by less may become
    /// larger or smaller by a pixel. The badge would move again, and the layout go on for ever.
    private func settled(_ size: Point2D, _ former: Point2D?) -> Point2D {
        let pixel = 1 / Double(max(traitCollection.displayScale, 1)) + 1e-6
        guard let former else { return size }
        let isSame = abs(size.x - former.x) <= pixel && abs(size.y - former.y) <= pixel
        return isSame ? former : size
    }
}

/// A view that is as large as a badge.
private final class BadgeSize: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (superview as? CornerPin)?.update()
    }
}

extension UIView {
    /// The view for hidden subviews: an effect view refuses other subviews of its own.
    fileprivate var pinContainer: UIView { (self as? UIVisualEffectView)?.contentView ?? self }

    /// Constraints that make this view as large as another one, around the centre of a third.
    fileprivate func sameSize(as other: UIView, around center: UIView) -> [NSLayoutConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        return [
            widthAnchor.constraint(equalTo: other.widthAnchor),
            heightAnchor.constraint(equalTo: other.heightAnchor),
            centerXAnchor.constraint(equalTo: center.centerXAnchor),
            centerYAnchor.constraint(equalTo: center.centerYAnchor),
        ]
    }
}
#endif
