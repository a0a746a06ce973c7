#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension RadialLayout {
    /// The layout values of a view.
    struct ItemValues: Equatable {
        var angle: SwiftUI.Angle?
        var weight = 1.0
    }

    /// The ring of these views as it is displayed, with a radius of 1 about the origin.
    func ring(of items: [ItemValues], _ layoutDirection: LayoutDirection) -> Ring {
        let spaced = items.filter { $0.angle == nil }
        let ring = unitRing(ringSpacing(of: spaced))
        let whole = spaced.count == items.count ? ring : unitRing(.angles(angles(of: items, among: ring)))
        return layoutDirection == .rightToLeft && mirrorsInRightToLeft ? whole.mirrored : whole
    }

    private func unitRing(_ spacing: Ring.Spacing) -> Ring {
        Ring(
            radius: 1,
            start: Roundel.Angle(start),
            direction: direction,
            spacing: spacing
        )
    }

    private func ringSpacing(of items: [ItemValues]) -> Ring.Spacing {
        // NaN is not equal to itself, so that the ring would be a new one at every evaluation.
        func angle(_ angle: SwiftUI.Angle) -> Roundel.Angle { .radians(angle.radians.ifNaN(0)) }
        let sweep = angle(sweep)
        switch spacing {
        case .even:
            return .arc(count: items.count, sweep: sweep, end: end)
        case .step(let step):
            return .step(angle(step), count: items.count)
        case .weighted(let pad):
            return .weights(items.map { $0.weight.ifNaN(0) }, sweep: sweep, pad: angle(pad))
        }
    }

    /// The angles of all views.
    ///
    /// A view without an angle takes the next one of the ring.
    private func angles(of items: [ItemValues], among ring: Ring) -> [Roundel.Angle] {
        var next = 0
        return items.map { item in
            if let angle = item.angle { return .radians(angle.radians.ifNaN(0)) }
            defer { next += 1 }
            return ring.angle(of: next)
        }
    }
}

extension RadialLayout {
    /// The ring with the centre and radius that it has in the bounds.
    func positioned(_ ring: Ring, in bounds: CGRect, itemSize: CGSize) -> Ring {
        let (bounds, itemSize) = (Rect2D(bounds), Point2D(itemSize))
        var positioned =
            if fansOut {
                ring.fannedOut(in: bounds, itemSize: itemSize, sweep: Roundel.Angle(sweep))
            } else {
                Ring(
                    in: bounds,
                    itemSize: itemSize,
                    radius: radius.ringRadius,
                    start: ring.start,
                    direction: ring.direction,
                    spacing: ring.spacing
                )
            }
        positioned.radii *= expansion.isFinite ? max(expansion, 0) : 0
        return positioned
    }
}

extension RadialLayout.Radius {
    /// The core's value.
    fileprivate var ringRadius: Ring.Radius {
        switch self {
        case .fitted: .fitted
        case .filling: .filling
        case .fixed(let radius): .fixed(Double(radius))
        case .ellipse(let x, let y): .ellipse(Point2D(Double(x), Double(y)))
        }
    }
}
#endif
