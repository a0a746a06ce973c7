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
    ///   - mirrorsInRightToLeft: Whether right-to-left environments mirror the place.
    ///   - badge: Makes the badge.
    public nonisolated func circumferenceBadge<Badge: View>(
        at angle: SwiftUI.Angle,
        of outline: BadgeOutline = .circle,
        placement: BadgePlacement = .on,
        mirrorsInRightToLeft: Bool = true,
        @ViewBuilder badge: () -> Badge
    ) -> some View {
        let layout = CircumferenceLayout(
            angle: angle,
            outline: outline,
            placement: placement,
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
    let mirrorsInRightToLeft: Bool

    var animatableData: Double {
        get { angle.radians }
        set { angle = .radians(newValue) }
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
        let room = ProposedViewSize(bounds.size)
        let host = Rect2D(bounds)
        for subview in subviews {
            let lift = placement.lift(of: subview.sizeThatFits(room), in: bounds)
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
