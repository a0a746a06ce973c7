#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension RadialLayout {
    /// What a view asks of the circle.
    struct Place: Equatable {
        var angle: SwiftUI.Angle?
        var weight = 1.0
    }

    /// The ring of these views as it stands on the screen, with a radius of 1 about the origin.
    func ring(of places: [Place], _ layoutDirection: LayoutDirection) -> Ring {
        let spaced = places.filter { $0.angle == nil }
        let ring = unitRing(ringSpacing(of: spaced))
        let whole = spaced.count == places.count ? ring : unitRing(.angles(angles(of: places, among: ring)))
        return layoutDirection == .rightToLeft && mirrorsInRightToLeft ? whole.mirrored : whole
    }

    private func unitRing(_ spacing: Ring.Spacing) -> Ring {
        Ring(
            radius: 1,
            start: Roundel.Angle(start),
            direction: direction == .clockwise ? .clockwise : .counterclockwise,
            spacing: spacing
        )
    }

    private func ringSpacing(of places: [Place]) -> Ring.Spacing {
        let sweep = Roundel.Angle(sweep)
        switch spacing {
        case .even:
            let end: Ring.ArcEnd = end == .inclusive ? .inclusive : .exclusive
            return .arc(count: places.count, sweep: sweep, end: end)
        case .step(let step):
            return .step(Roundel.Angle(step), count: places.count)
        case .weighted(let pad):
            return .weights(places.map(\.weight), sweep: sweep, pad: Roundel.Angle(pad))
        }
    }

    /// The angles of all views: their own, or the next one of the ring of those that have none.
    private func angles(of places: [Place], among ring: Ring) -> [Roundel.Angle] {
        var next = 0
        return places.map { place in
            if let angle = place.angle { return Roundel.Angle(angle) }
            defer { next += 1 }
            return ring.angle(of: next)
        }
    }
}

extension RadialLayout {
    /// The ring in its place: in the middle of the bounds and with its radius.
    func placed(_ ring: Ring, in bounds: CGRect, itemSize: CGSize) -> Ring {
        var placed = Ring(
            in: Rect2D(bounds),
            itemSize: Point2D(itemSize),
            radius: radius.ringRadius,
            start: ring.start,
            direction: ring.direction,
            spacing: ring.spacing
        )
        placed.radii *= expansion.isFinite ? max(expansion, 0) : 0
        return placed
    }
}

extension RadialLayout.Radius {
    /// The same radius, from the core.
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
