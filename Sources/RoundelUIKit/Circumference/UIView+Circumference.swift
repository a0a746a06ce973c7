#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension UIView {
    /// Pins the centre of this view to the outline of another view, with constraints only.
    ///
    /// ```swift
    /// badge.pin(toCircumferenceOf: avatar, at: -.pi / 4)
    /// badge.pin(toCircumferenceOf: avatar, at: -.pi / 4, placement: .outside, offset: 4)
    /// ```
    ///
    /// The constraints hold for all sizes of the two views, at every angle and in both layout
    /// directions. They determine the position of this view; its size must come from other
    /// constraints or from its content. Both views need a common ancestor, which may be the host
    /// itself. Pinning the view again moves it, also to another host, and ``unpin()`` removes the
    /// constraints. New constraints ask for a layout, so do not pin a view in each layout. The layout
    /// guides that this method makes belong to this view and are removed with it.
    ///
    /// Corners keep their radii when the host changes its size, which constraints alone cannot
    /// express. For them this method also adds a hidden view to this view, whose layout changes the
    /// constants of the constraints. The badge is therefore in its place after each layout.
    ///
    /// - Parameters:
    ///   - host: The view to whose outline this view is pinned.
    ///   - angle: The direction from the centre of the host in radians, clockwise from 3 o'clock. A
    ///     value that is not finite counts as 0.
    ///   - outline: The outline. The default is the circle in the centre of the host, as wide as
    ///     its shorter side. Angles on an ellipse, a superellipse or corners are stretched with the
    ///     host. It is a value, also where it is that of a ``ShapedView``: pin the view again after the
    ///     host has changed its corners, or the layout direction that the app forces on it. Left and
    ///     right corners change places in right-to-left layouts if the host is a ``ShapedView`` that
    ///     mirrors them.
    ///   - placement: Whether the centre of this view is on the outline, or its inscribed circle
    ///     touches the outline from inside or outside. A view that is not square is moved by half its
    ///     width and half its height along the normal: it touches the outline where the outline is
    ///     level or upright, and is near to touching it elsewhere.
    ///   - offset: The distance in points by which this view is moved along the outline's normal,
    ///     outward if positive. A value that is not finite counts as 0. In a host that is not square,
    ///     the normal of an ellipse or a superellipse is that of the same outline in a square, and
    ///     `.inside` and `.outside` are near to touching it, not exact.
    ///   - mirrors: Whether the position is mirrored in right-to-left layouts: a badge at the upper
    ///     right moves to the upper left. The layout direction is that of this view, and on corners
    ///     that of the host.
    /// - Returns: The active constraints. Deactivating them unpins this view.
    @discardableResult
    public func pin(
        toCircumferenceOf host: UIView,
        at angle: CGFloat,
        outline: Circumference = .circle,
        placement: BadgePlacement = .on,
        offset: CGFloat = 0,
        mirrorsInRightToLeft mirrors: Bool = true
    ) -> [NSLayoutConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        if case .corners(let corners) = outline {
            return CornerPin(corners, Angle(angle), placement, offset, mirrors).pin(self, to: host)
        }
        let normal = outline.normal(at: Angle(angle))
        HelperPath.remove(to: self)
        var path = HelperPath(in: host, to: self, mirrors: mirrors, isSquare: outline == .circle)
        path.step(by: outline.anchor(at: Angle(angle)) - 0.5, ofSizeOf: path.box)
        if placement.radii != 0 { path.step(by: normal * placement.radii / 2, ofSizeOf: self) }
        if offset.isFinite, offset != 0 { path.step(by: normal * Double(offset)) }
        return path.end()
    }

    /// Unpins this view from a circumference, and removes the constraints and layout guides that
    /// pinned it.
    ///
    /// This has no effect on a view that is not pinned.
    public func unpin() { HelperPath.remove(to: self) }
}

extension Circumference {
    /// The size of an invisible helper view as a fraction of its circular host.
    ///
    /// The helper is centred in the host, and one of its corners is at a corner of a badge whose
    /// centre is on the circle.
    ///
    /// At 45°, and with a badge a tenth as large as the host, both multipliers are 0.607. The badge
    /// must not touch either axis: |cos| and |sin| of the angle must be greater than the ratio.
    /// ``UIKit/UIView/pin(toCircumferenceOf:at:outline:placement:offset:mirrorsInRightToLeft:)``
    /// works without a helper view and has no such condition.
    ///
    /// - Parameters:
    ///   - angle: The direction from the centre in radians, clockwise from 3 o'clock.
    ///   - ratio: The size of the badge as a fraction of the host's. A value that is negative or
    ///     not finite counts as 0.
    /// - Returns: The multipliers for the width and the height, or `nil` if the badge touches an
    ///   axis.
    public static func helperMultipliers(at angle: CGFloat, badgeRatio ratio: CGFloat) -> CGSize? {
        let helper = Circumference.circle.helper(at: Angle(angle), ratio: Double(ratio))
        let size = CGSize(width: helper.widthMultiplier, height: helper.heightMultiplier)
        // The corner of a badge without a size is its centre.
        let hasSize = ratio > 0 && ratio.isFinite
        let isBesideAxes = hasSize ? helper.kind == .cornerToCorner : min(size.width, size.height) > 0
        return isBesideAxes ? size : nil
    }
}
#endif
