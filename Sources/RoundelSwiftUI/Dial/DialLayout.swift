#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The largest square in the offered space, with the labels of a dial at its centre and at the ends
/// of its scale.
struct DialLayout: Layout {
    /// The side of the square if no space is offered, in points.
    let idealSide: CGFloat

    /// The width of the track with its thumb, in points.
    let thickness: CGFloat

    /// How far the labels at the ends are outside the middle of the track, in points.
    var labelOutset: CGFloat = 0

    /// The direction and the sweep of the scale.
    let start: SwiftUI.Angle
    let sweep: SwiftUI.Angle

    /// The place of a view.
    enum Role {
        case face
        case center
        case minimum
        case maximum
    }

    struct RoleKey: LayoutValueKey {
        static var defaultValue: Role { .face }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        let finite = side.isFinite ? max(side, 0) : idealSide
        return CGSize(width: finite, height: finite)
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) {
        let side = min(bounds.width, bounds.height)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        // The square inside the track.
        let inner = max(0, side - 2 * thickness) * CGFloat(0.5).squareRoot()
        for subview in subviews {
            switch subview[RoleKey.self] {
            case .face:
                let size = ProposedViewSize(CGSize(width: side, height: side))
                subview.place(at: center, anchor: .center, proposal: size)
            case .center:
                let size = ProposedViewSize(CGSize(width: inner, height: inner))
                subview.place(at: center, anchor: .center, proposal: size)
            case .minimum, .maximum:
                let point = position(of: subview, center, side)
                let position = point.flipped(in: bounds, subviews.layoutDirection)
                subview.place(at: position, anchor: .center, proposal: .unspecified)
            }
        }
    }

    /// The centre of a label in the gap beyond an end of the scale, or, if there is none, inside the
    /// track beside that end.
    private func position(of label: LayoutSubview, _ center: CGPoint, _ side: CGFloat) -> CGPoint {
        let (size, isMinimum) = (label.sizeThatFits(.unspecified), label[RoleKey.self] == .minimum)
        let radius = Double(side - thickness) / 2
        let end = Roundel.Angle(isMinimum ? start : start + sweep)
        let gap = Roundel.Angle.fullTurn - min(Roundel.Angle(sweep).magnitude, .fullTurn)
        let hasGap = gap * radius >= .radians(Double(2 * size.width + thickness + 8))
        let outwards = (isMinimum == (sweep.radians > 0)) == hasGap ? -1.0 : 1.0
        let way = Double(thickness + size.width) / 2 + 2
        let turn = Roundel.Angle.radians(way / max(radius, 1) * outwards)
        let distance =
            hasGap ? radius + Double(labelOutset) : radius - Double(thickness + size.height) / 2 - 2
        return CGPoint(Point2D(center) + Point2D(direction: end + turn) * max(distance, 0))
    }
}

extension DialStyleConfiguration {
    /// The labels of both ends, for a layout of a dial of a size; small ones have no room for them.
    @ViewBuilder @MainActor func boundsLabels(_ measures: DialMeasures) -> some View {
        if measures.isRoomy, let minimumValueLabel {
            minimumValueLabel.layoutValue(key: DialLayout.RoleKey.self, value: .minimum)
        }
        if measures.isRoomy, let maximumValueLabel {
            maximumValueLabel.layoutValue(key: DialLayout.RoleKey.self, value: .maximum)
        }
    }
}

/// The measures of a dial for a control size, in points.
struct DialMeasures {
    let side: CGFloat
    let track: CGFloat
    let thumb: CGFloat
    /// Whether labels have room inside.
    let isRoomy: Bool

    init(_ size: ControlSize) {
        switch size {
        case .mini: (side, track, thumb, isRoomy) = (56, 5, 11, false)
        case .small: (side, track, thumb, isRoomy) = (80, 7, 15, false)
        case .regular: (side, track, thumb, isRoomy) = (128, 10, 22, true)
        default: (side, track, thumb, isRoomy) = (176, 14, 30, true)
        }
    }
}
#endif
