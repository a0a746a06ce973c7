#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension View {
    /// Pins another view to the circumference of this one.
    ///
    /// ```swift
    /// Image(systemName: "person")
    ///     .clipShape(Circle())
    ///     .circumferenceBadge(at: .degrees(45)) { Text("3") }
    /// ```
    ///
    /// It stays pinned when this view changes its size, is as large as it likes to be in the room of this
    /// view, and does not change this view's size.
    ///
    /// - Parameters:
    ///   - angle: Clockwise from 3 o'clock: 45° is the lower right, −45° the upper right. On a view that is not
    ///     square an ellipse or superellipse stretches the angle with it. Not finite counts as zero. The angle
    ///     animates.
    ///   - outline: What the badge is pinned to.
    ///   - placement: Whether the badge is on, inside or outside the line. Of an ellipse or superellipse that
    ///     is not square the distance is measured along the shorter side and stretched with the view.
    ///   - ratio: The badge's width and height in parts of this view's shorter side; `nil` for as large as it likes
    ///     to be. Negative or not finite counts as 0.
    ///   - offset: How many points further out it is, along the outline's normal; negative for inward, not finite
    ///     counts as 0. It is stretched with the view as the placement is. It animates.
    ///   - mirrorsInRightToLeft: Whether right-to-left environments mirror the place.
    ///   - badge: Makes the badge.
    public nonisolated func circumferenceBadge<Badge: View>(
        at angle: SwiftUI.Angle,
        of outline: BadgeOutline = .circle,
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

/// Places views on the circumference of the room that it is given.
struct CircumferenceLayout: Layout {
    var angle: SwiftUI.Angle
    let outline: BadgeOutline
    let placement: BadgePlacement
    let ratio: Double?
    var offset: CGFloat
    let mirrorsInRightToLeft: Bool

    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(angle.radians, offset) }
        set { (angle, offset) = (.radians(newValue.first), newValue.second) }
    }

    /// The room of a badge in the room of the host.
    private func room(in size: CGSize) -> ProposedViewSize {
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
        let (room, host) = (room(in: bounds.size), Rect2D(bounds))
        let half = host.shorterSide / 2
        for subview in subviews {
            let further = offset.isFinite && half > 0 ? Double(offset) / half : 0
            let lift = placement.lift(of: subview.sizeThatFits(room), in: bounds) + further
            let point = outline.circumference.point(at: Roundel.Angle(angle), in: host, lift: lift)
            // SwiftUI flips what is placed here: to keep a place on the screen, it is flipped before.
            let place = CGPoint(point)
            subview.place(
                at: mirrorsInRightToLeft ? place : place.flipped(in: bounds, subviews.layoutDirection),
                anchor: .center,
                proposal: room
            )
        }
    }
}
#endif
