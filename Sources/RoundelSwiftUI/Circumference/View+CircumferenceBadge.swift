#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension View {
    /// Pins a badge to the circumference of this view.
    ///
    /// ```swift
    /// Image(systemName: "person")
    ///     .clipShape(Circle())
    ///     .circumferenceBadge(at: .degrees(45)) { Text("3") }
    /// ```
    ///
    /// The badge stays pinned when this view changes its size. By default it chooses its size
    /// within that of this view. It does not change the size of this view.
    ///
    /// - Parameters:
    ///   - angle: The angle of the badge, clockwise from 3 o'clock: 45° is the lower right, −45°
    ///     the upper right. On a view that is not square, the angle on an ellipse, a superellipse
    ///     or corners is stretched with the view. An angle that is not finite counts as zero. The
    ///     angle is animatable.
    ///   - outline: The outline that the badge is pinned to. For corners, left means leading, as
    ///     in ``ShapedRectangle/corners``.
    ///   - placement: Whether the badge is on, inside or outside the outline. It is moved by its
    ///     radius along the outline's normal; the normal of an ellipse or a superellipse is that of
    ///     the same outline in a square.
    ///   - ratio: The width and height that are proposed to the badge, as a fraction of this view's
    ///     shorter side; a badge that does not fill the proposed size, such as a `Text`, is smaller.
    ///     With `nil`, the size of this view is proposed. A value that is negative or not finite
    ///     counts as 0.
    ///   - offset: The distance in points by which the badge is moved along the outline's normal,
    ///     outward if positive. A value that is not finite counts as 0. The offset is animatable.
    ///   - mirrorsInRightToLeft: Whether right-to-left environments mirror the position.
    ///   - badge: Creates the badge.
    public nonisolated func circumferenceBadge<Badge: View>(
        at angle: SwiftUI.Angle,
        of outline: Circumference = .circle,
        placement: BadgePlacement = .on,
        ratio: Double? = nil,
        offset: CGFloat = 0,
        mirrorsInRightToLeft: Bool = true,
        @ViewBuilder badge: () -> Badge
    ) -> some View {
        let layout = CircumferenceLayout(
            angle: angle,
            outline: outline,
            placement: placement,
            ratio: ratio,
            offset: offset,
            mirrorsInRightToLeft: mirrorsInRightToLeft
        )
        return overlay { layout { badge() } }
    }
}

/// Places views on the circumference of its bounds.
struct CircumferenceLayout: Layout {
    var angle: SwiftUI.Angle
    let outline: Circumference
    let placement: BadgePlacement
    let ratio: Double?
    var offset: CGFloat
    let mirrorsInRightToLeft: Bool

    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(angle.radians, offset) }
        set { (angle, offset) = (.radians(newValue.first), newValue.second) }
    }

    /// Whether SwiftUI mirrors shapes, such as a ``ShapedRectangle``, from right to left.
    private static var mirrorsShapes: Bool {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) { true } else { false }
    }

    /// The outline for a layout direction, before the position is mirrored: where only one of the
    /// view's shape and the position is mirrored, it is the mirror image.
    func outline(in direction: LayoutDirection, mirrorsShapes: Bool = mirrorsShapes) -> Circumference {
        direction == .rightToLeft && mirrorsInRightToLeft != mirrorsShapes ? outline.mirrored : outline
    }

    /// The size proposed to a badge in a view of the given size.
    private func badgeProposal(in size: CGSize) -> ProposedViewSize {
        guard let ratio else { return ProposedViewSize(size) }
        let side = min(size.width, size.height) * (ratio.isFinite ? max(ratio, 0) : 0)
        return ProposedViewSize(width: side, height: side)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        let (proposal, host) = (badgeProposal(in: bounds.size), Rect2D(bounds))
        let (half, outline) = (host.shorterSide / 2, outline(in: subviews.layoutDirection))
        for subview in subviews {
            let further = offset.isFinite && half > 0 ? Double(offset) / half : 0
            let lift = placement.lift(of: subview.sizeThatFits(proposal), in: bounds) + further
            let point = outline.point(at: Roundel.Angle(angle), in: host, lift: lift)
            // SwiftUI mirrors the position in right-to-left environments. Mirroring it first keeps
            // it where it is.
            let position = CGPoint(point)
            subview.place(
                at: mirrorsInRightToLeft ? position : position.flipped(in: bounds, subviews.layoutDirection),
                anchor: .center,
                proposal: proposal
            )
        }
    }
}
#endif
