internal import RealModule

/// The search for the arcs of a fan.
///
/// A mirrored fan is searched for in the mirror image of the rectangle, so that both answers are
/// exactly symmetric.
struct FanSearch {
    /// The rectangle in which the middles of the items may be, relative to the centre of the fan.
    private let low: Point2D
    private let high: Point2D

    /// The size of an item together with the spacing.
    private let cell: Point2D

    /// The length of a cell's diagonal: items at this distance do not touch in any direction.
    private let diagonal: Double

    /// The least and the greatest radius.
    private let radii: (least: Double, greatest: Double)

    /// The preferred direction, in radians.
    private var direction: Double

    /// The greatest sweep, in radians.
    private var sweep: Double

    private let allowsSecondRing: Bool

    /// The greatest number of radii to try.
    private static let trials = 256.0

    /// Prepares a search, or returns `nil` if the rectangle is smaller than an item.
    init?(center: Point2D, bounds: Rect2D, itemSize: Point2D, settings: Fan.Settings) {
        let low = bounds.origin + itemSize / 2
        let high = bounds.end - itemSize / 2
        let largest = pointwiseMax(pointwiseMax(low, -low), pointwiseMax(high, -high)).max()
        let rounding = Point2D(repeating: max(1e-9, largest * 1e-12))
        guard (high - low + rounding).min() >= 0 else { return nil }
        let (first, last) = (low - rounding - center, high + rounding - center)
        self.low = settings.isMirrored ? Point2D(-last.x, first.y) : first
        self.high = settings.isMirrored ? Point2D(-first.x, last.y) : last
        cell = itemSize + Point2D(repeating: settings.finiteSpacing)
        diagonal = cell.exactLength
        radii = settings.radii
        direction = settings.finiteDirection.normalized.radians
        sweep = settings.finiteSweep.radians
        allowsSecondRing = settings.allowsSecondRing
    }

    /// The arcs with the least radius on which a number of items fit, from 1 to
    /// ``Fan/maximumCount``.
    func arcs(of count: Int) -> (inner: Fan.Arc, outer: Fan.Arc?)? {
        if let arc = singleArc(of: count) { return (arc, nil) }
        if allowsSecondRing, let arcs = twoArcs(of: count) { return arcs }
        return closerArc(of: count).map { ($0, nil) }
    }

    /// The least arc about 3, 6, 9 or 12 o'clock whose items are closer together than they could be.
    ///
    /// Items that are much wider than high touch above and below the anchor long before they do at its
    /// left and right, and may fit together only there; high items, above or below.
    private func closerArc(of count: Int) -> Fan.Arc? {
        guard count > 1 else { return nil }
        let widest = min(sweep, 2 * .pi / Double(count) * Double(count - 1))
        let quarter = Double.pi / 2
        // The nearest of the four directions, and the side of it on which the preferred one is.
        let nearest = (direction / quarter).rounded() * quarter
        let side = direction < nearest - FanGaps.tolerance ? -quarter : quarter
        var (best, part, closer) = (Fan.Arc?.none, 7.0, self)
        while part > 0 {
            closer.sweep = widest / 8 * part
            part -= 1
            // Of equal arcs, the one that is nearest to the preferred direction.
            best = closer.smaller(best, count, about: nearest)
            best = closer.smaller(best, count, about: nearest + side)
            best = closer.smaller(best, count, about: nearest - side)
            best = closer.smaller(best, count, about: nearest + .pi)
        }
        return best
    }

    /// An arc, or one about a direction if that is smaller, but for rounding.
    ///
    /// Where that direction is blocked and both ends of a gap are equally near to it, the preferred one
    /// decides.
    @inline(never)  // One copy for all calls makes the WebAssembly smaller.
    private func smaller(_ arc: Fan.Arc?, _ count: Int, about direction: Double) -> Fan.Arc? {
        var search = self
        let way = Double.sin(self.direction - direction)
        let lean = way.magnitude < FanGaps.tolerance ? 0 : (way < 0 ? -4 : 4) * FanGaps.tolerance
        search.direction = Angle.radians(direction + lean).normalized.radians
        guard let found = search.singleArc(of: count) else { return arc }
        return arc.map { found.radius < $0.radius * (1 - 1e-12) ? found : $0 } ?? found
    }

    private func singleArc(of count: Int) -> Fan.Arc? {
        guard let range = range(from: radius(apart: cell.min(), count), count: count) else { return nil }
        var (radius, tried) = (range.first, range.first)
        while true {
            if let arc = arc(of: count, at: radius) {
                return radius > tried ? refined(arc, count, from: tried) : arc
            }
            tried = radius
            radius = min(radius + range.step, range.last)
            guard radius > tried else { return nil }
        }
    }

    /// A smaller arc between a radius on which the items do not fit and one on which they do.
    private func refined(_ arc: Fan.Arc, _ count: Int, from radius: Double) -> Fan.Arc {
        var (best, least, left) = (arc, radius, 6)
        while left > 0 {
            left -= 1
            let middle = least / 2 + best.radius / 2
            if let smaller = self.arc(of: count, at: middle) { best = smaller } else { least = middle }
        }
        return best
    }

    /// Two arcs, of which the inner one has as many items as fit.
    ///
    /// Their radii differ by the diagonal of a cell, so that no item of one touches one of the
    /// other.
    private func twoArcs(of count: Int) -> (Fan.Arc, Fan.Arc?)? {
        guard count > 1, let range = range(from: 0, count: count, onEach: (count + 1) / 2) else { return nil }
        let last = min(range.last, radii.greatest - diagonal)
        var radius = range.first
        while radius <= last {
            if let arcs = split(count, at: radius) { return arcs }
            let tried = radius
            radius = min(radius + range.step, last)
            guard radius > tried else { return nil }
        }
        return nil
    }

    private func split(_ count: Int, at radius: Double) -> (Fan.Arc, Fan.Arc?)? {
        let (near, far) = (capacity(at: radius), capacity(at: radius + diagonal))
        var number = min(near, count - 1)
        while number >= max(1, count - far) {
            if let inner = arc(of: number, at: radius),
                let outer = arc(of: count - number, at: radius + diagonal)
            {
                return (inner, outer)
            }
            number -= 1
        }
        return nil
    }

    /// The radii to try: those at which the circle meets the rectangle, up to one at which all items
    /// have room on a straight line, and those on each arc on the greatest sweep.
    private func range(
        from closest: Double,
        count: Int,
        onEach: Int? = nil
    ) -> (first: Double, last: Double, step: Double)? {
        let outside = pointwiseMax(pointwiseMax(low, -high), .zero)
        let first = max(radii.least, closest, outside.exactLength)
        let farthest = pointwiseMax(pointwiseMax(low, -low), pointwiseMax(high, -high)).exactLength
        let enough = max(first + diagonal * Double(count), radius(apart: diagonal, onEach ?? count))
        let last = min(radii.greatest, farthest, enough)
        guard first <= last else { return nil }
        return (first, last, max(cell.min() / 8, (last - first) / FanSearch.trials))
    }
}

// MARK: - One arc

extension FanSearch {
    /// The arc of a radius on which a number of items fit, or `nil`.
    private func arc(of count: Int, at radius: Double) -> Fan.Arc? {
        let gaps = FanGaps(radius: radius, low: low, high: high)
        if gaps.isFull {
            let reach = reach(count)
            let whole = FanGaps.Gap(start: direction - reach / 2, sweep: reach)
            return fitting(sweep < 2 * .pi ? arc(count, in: whole, radius) : circle(count, radius))
        }
        var (tried, left) = (0, 4)
        while left > 0 {
            left -= 1
            guard let quadrant = nearestGap(gaps, without: tried) else { return nil }
            tried |= 1 << quadrant
            guard let gap = gaps.gap(quadrant) else { continue }
            if let arc = fitting(arc(count, in: limited(gap, to: reach(count)), radius)) { return arc }
        }
        return nil
    }

    /// The quadrant of the gap that is nearest to the preferred direction; of those that are equally
    /// near, the widest, and then the first clockwise from 3 o'clock.
    private func nearestGap(_ gaps: FanGaps, without tried: Int) -> Int? {
        var best: (quadrant: Int, distance: Double, sweep: Double)?
        var quadrant = 0
        while quadrant < 4 {
            if tried & (1 << quadrant) == 0, let gap = gaps.gap(quadrant) {
                let distance = gap.distance(to: direction)
                let isBetter = best.map { best in
                    let nearer = best.distance - distance
                    guard nearer.magnitude <= FanGaps.tolerance else { return nearer > 0 }
                    return gap.sweep > best.sweep + FanGaps.tolerance
                }
                if isBetter ?? true { best = (quadrant, distance, gap.sweep) }
            }
            quadrant += 1
        }
        return best?.quadrant
    }

    /// The part of a gap that has at most a sweep and is nearest to the preferred direction.
    private func limited(_ gap: FanGaps.Gap, to sweep: Double) -> FanGaps.Gap {
        guard gap.sweep > sweep else { return gap }
        let offset = gap.offset(toward: direction) - sweep / 2
        return FanGaps.Gap(start: gap.start + min(max(offset, 0), gap.sweep - sweep), sweep: sweep)
    }

    /// The radius at which neighbours are at a distance if a number of items has the greatest sweep;
    /// infinite if the sweep is zero.
    private func radius(apart distance: Double, _ count: Int) -> Double {
        count > 1 ? distance / (2 * .sin(min(sweep / Double(count - 1), 2 * .pi / Double(count)) / 2)) : 0
    }

    /// The sweep that a number of items needs at most, as they are at most as far apart as on a whole
    /// circle; without a greatest sweep, a full turn.
    @inline(never)  // One copy for all calls makes the WebAssembly smaller.
    private func reach(_ count: Int) -> Double {
        sweep < 2 * .pi ? min(sweep, 2 * .pi / Double(count) * Double(count - 1)) : sweep
    }

    private func circle(_ count: Int, _ radius: Double) -> Fan.Arc {
        let step = Angle.fullTurn / Double(count)
        return Fan.Arc(radius: radius, start: signed(direction), step: step, count: count, isClosed: true)
    }

    /// Items at equal distances in a gap: from its start to its end, or as on a whole circle if that
    /// is closer.
    private func arc(_ count: Int, in gap: FanGaps.Gap, _ radius: Double) -> Fan.Arc {
        guard count > 1 else {
            let start = signed(gap.start + gap.offset(toward: direction))
            return Fan.Arc(radius: radius, start: start, step: .fullTurn, count: 1, isClosed: false)
        }
        let step = min(gap.sweep / Double(count - 1), 2 * .pi / Double(count))
        // What is left moves one of the items as near to the preferred direction as possible.
        let slack = max(gap.sweep - step * Double(count - 1), 0)
        let offset = step > 0 ? Angle.radians(direction - gap.start).normalized.radians : 0
        let part = step > 0 ? offset.truncatingRemainder(dividingBy: step) : 0
        let shift = part <= slack ? part : part - slack < step - part - FanGaps.tolerance ? slack : 0
        return Fan.Arc(
            radius: radius,
            start: signed(gap.start + shift),
            step: .radians(step),
            count: count,
            isClosed: false
        )
    }

    private func signed(_ radians: Double) -> Angle { Angle.radians(radians).signed }

    /// The greatest number of items that could fit at a radius, whatever their directions.
    private func capacity(at radius: Double) -> Int {
        let gaps = FanGaps(radius: radius, low: low, high: high)
        let step = leastStep(apart: cell.min(), radius)
        guard step > 0 else { return Fan.maximumCount }
        if gaps.isFull, sweep == 2 * .pi { return number(2 * .pi / step) }
        var (widest, quadrant) = (gaps.isFull ? sweep : -1, 0)
        while quadrant < 4 {
            if let gap = gaps.gap(quadrant) { widest = max(widest, min(gap.sweep, sweep)) }
            quadrant += 1
        }
        return widest < 0 ? 0 : number(min(widest / step + 1, max(2 * .pi / step, 1)))
    }

    private func number(_ count: Double) -> Int { Int(min(count + 1e-9, Double(Fan.maximumCount))) }

    /// The least angle between two items at a distance, or more than a half turn if the circle is
    /// too small.
    private func leastStep(apart distance: Double, _ radius: Double) -> Double {
        distance <= 2 * radius ? 2 * .asin(distance / (2 * radius)) : 4
    }
}

// MARK: - Items that do not touch

extension FanSearch {
    /// An arc, or `nil` if two of its items touch.
    ///
    /// Two items on a circle touch if their distance along x and along y is less than a cell. The
    /// chord between the angles θ and θ + α has the length 2·r·sin(α/2) and the direction θ + α/2 +
    /// 90°. Only pairs whose chord is shorter than the diagonal of a cell are compared.
    private func fitting(_ arc: Fan.Arc) -> Fan.Arc? {
        guard arc.count > 1, diagonal > 0 else { return arc }
        let step = arc.step.radians
        guard step > 0, step >= leastStep(apart: cell.min(), arc.radius) * (1 - 1e-12) else { return nil }
        let reach = leastStep(apart: diagonal, arc.radius)
        let near = reach > .pi ? Double(arc.count) : reach / step
        let far = reach > .pi ? 0 : (2 * .pi - reach) / step
        var separation = 1
        while separation < arc.count {
            let isClose = Double(separation) <= near || Double(separation) >= far
            if isClose, touches(arc, separation) { return nil }
            separation += 1
        }
        return arc
    }

    /// Whether two items of an arc touch whose indices differ by a number.
    private func touches(_ arc: Fan.Arc, _ separation: Int) -> Bool {
        let angle = arc.step.radians * Double(separation)
        let chord = 2 * arc.radius * .sin(angle / 2) * (1 + 1e-12)
        var first = 0
        while first + separation < arc.count {
            let middle = Point2D(direction: arc.angle(of: first) + .radians(angle / 2))
            let apart = chord * pointwiseMax(middle, -middle)
            if apart.y < cell.x, apart.x < cell.y { return true }
            first += 1
        }
        return false
    }
}
