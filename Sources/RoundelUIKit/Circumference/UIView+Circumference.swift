#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension UIView {
    /// Pins the middle of this view to the outline of another, by constraints alone.
    ///
    /// ```swift
    /// badge.pin(toCircumferenceOf: avatar, at: -.pi / 4)
    /// badge.pin(toCircumferenceOf: avatar, at: -.pi / 4, placement: .outside, offset: 4)
    /// ```
    ///
    /// It stays there whatever sizes the two views take, at every angle and in both layout directions. The view
    /// needs a size of its own: by constraints or by its content. It takes its place from what this
    /// makes, and both views need a common ancestor; a host may be that itself. Pinning it again
    /// moves it, to another host as well; ``unpin()`` lets it go. What this makes belongs to the badge, and goes with it.
    ///
    /// - Parameters:
    ///   - host: The view whose outline is meant.
    ///   - angle: The direction from its middle, in radians, clockwise from 3 o'clock; not finite counts as 0.
    ///   - outline: The circle in the middle of the host by default, as wide as the shorter side. Angles on an
    ///     ellipse or superellipse are stretched with the host.
    ///   - placement: Whether the middle of the badge is on the outline, or its own circle touches that.
    ///   - offset: How many points further out it is, along the outline's normal; negative for inward, not finite
    ///     counts as 0.
    ///   - mirrors: Whether right-to-left layouts show the mirror image: a badge at the upper right stands at the
    ///     upper left.
    /// - Returns: The constraints, which are active. Deactivating them lets the badge go.
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
        let anchor = outline.anchor(at: Angle(angle)) * 2 - 1
        let normal = outline.anchor(at: Angle(angle), lift: 1) * 2 - 1 - anchor
        HelperPath.remove(to: self)
        var path = HelperPath(in: host, to: self, mirrors: mirrors, isSquare: outline == .circle)
        path.step(by: anchor / 2, ofSizeOf: path.box)
        if placement.radii != 0 { path.step(by: normal * placement.radii / 2, ofSizeOf: self) }
        if offset.isFinite, offset != 0 { path.step(by: normal * Double(offset)) }
        return path.end()
    }

    /// Lets this view go from the circumference that it is pinned to, and takes away all that pinned it.
    ///
    /// A view that is not pinned stays as it is.
    public func unpin() { HelperPath.remove(to: self) }
}

extension Circumference {
    /// The size of the article's invisible helper view, in parts of the host's: centred in a circular host, its corner
    /// meets the corner of a badge whose middle is on the circle.
    ///
    /// At 45° with badges a tenth of the size both are 0.607. The condition is that the badge keeps clear of both
    /// axes: |cos| and |sin| of the angle must be greater than the ratio. ``UIKit/UIView/pin(toCircumferenceOf:at:outline:placement:offset:mirrorsInRightToLeft:)``
    /// has no such condition.
    ///
    /// - Parameters:
    ///   - angle: The direction from the middle, in radians, clockwise from 3 o'clock.
    ///   - ratio: The badge's size in parts of the host's; negative or not finite counts as 0.
    /// - Returns: The multipliers for width and height, or `nil` where the condition does not hold.
    public static func helperMultipliers(at angle: CGFloat, badgeRatio ratio: CGFloat) -> CGSize? {
        let helper = Circumference.circle.helper(at: Angle(angle), ratio: Double(ratio))
        guard helper.kind == .cornerToCorner else { return nil }
        return CGSize(width: helper.widthMultiplier, height: helper.heightMultiplier)
    }
}
#endif
