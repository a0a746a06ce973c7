import Foundation
import Roundel
import RoundelTestSupport

/// A fan, and what it was made from.
struct FanCase: CustomStringConvertible {
    var anchor: Point2D
    var bounds: Rect2D
    var size: Point2D
    var count: Int
    var settings = Fan.Settings()

    var fan: Fan? { Fan(at: anchor, in: bounds, itemSize: size, count: count, settings: settings) }

    var description: String { "\(anchor) \(bounds) \(size) \(count) \(settings)" }

    /// The mirror image about the y axis.
    var mirrored: FanCase {
        var mirrored = self
        mirrored.anchor.x = -anchor.x
        mirrored.bounds = Rect2D(
            origin: Point2D(-bounds.end.x, bounds.origin.y),
            size: bounds.size
        )
        mirrored.settings.isMirrored.toggle()
        return mirrored
    }

    /// What is wrong with the fan, by the coordinates of its items alone.
    func fault(of fan: Fan) -> String? {
        guard fan.count == count else { return "it has \(fan.count) items" }
        let positions = (0..<count).map(fan.position(of:))
        let rounding = 1e-6 + 1e-11 * (anchor.length + bounds.origin.length + bounds.end.length)
        let gap = settings.spacing > 0 && settings.spacing.isFinite ? settings.spacing : 0
        for (index, middle) in positions.enumerated() {
            guard middle.isFinite else { return "item \(index) is nowhere" }
            let (low, high) = (middle - size / 2, middle + size / 2)
            if low.x < bounds.origin.x - rounding || low.y < bounds.origin.y - rounding
                || high.x > bounds.end.x + rounding || high.y > bounds.end.y + rounding
            {
                return "item \(index) at \(middle) is outside"
            }
            for other in positions.prefix(index) {
                let (x, y) = (abs(middle.x - other.x), abs(middle.y - other.y))
                if x < size.x + gap - rounding, y < size.y + gap - rounding {
                    return "item \(index) at \(middle) touches one at \(other)"
                }
            }
        }
        if fan.inner.radius < settings.minimumRadius - rounding { return "the radius is too small" }
        if fan.radius > max(settings.maximumRadius, settings.minimumRadius) + rounding {
            return "the radius is too great"
        }
        if let outer = fan.outer, !settings.allowsSecondRing || outer.count == 0 {
            return "a second ring that is not allowed, or is empty"
        }
        for arc in [fan.inner, fan.outer].compactMap({ $0 }) where !arc.isClosed {
            if arc.sweep.magnitude > max(settings.sweep, .zero) + .radians(1e-9) { return "too wide" }
        }
        return nil
    }

    /// A radius on which all items fit without touching, whatever their directions, found by trying
    /// directions one after another.
    func roughRadius(radii: Int = 12, directions: Int = 180) -> Double? {
        let cell = size + Point2D(repeating: settings.spacing)
        let diagonal = 1.1 * (cell.x * cell.x + cell.y * cell.y).squareRoot()
        let (low, high) = (bounds.origin + size / 2, bounds.end - size / 2)
        for number in 0...radii {
            let share = Double(number) / Double(radii)
            let radius = settings.minimumRadius * (1 - share) + settings.maximumRadius * share
            guard diagonal <= 2 * radius || count == 1 else { continue }
            let inside = (0..<directions).map { number in
                let angle = 2 * .pi * Double(number) / Double(directions)
                let point = Point2D(anchor.x + radius * cos(angle), anchor.y + radius * sin(angle))
                return point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
            }
            var (run, longest) = (0, 0)
            for index in 0..<(2 * directions) {
                run = inside[index % directions] ? run + 1 : 0
                longest = max(longest, min(run, directions))
            }
            guard longest > 0 else { continue }
            if count == 1 { return radius }
            let isFull = longest == directions && settings.sweep >= .fullTurn
            let width = min(Double(longest - 1) / Double(directions) * 2 * .pi, settings.sweep.radians)
            let step = 2 * asin(diagonal / (2 * radius))
            let gaps = isFull ? count : count - 1
            if Double(gaps) * step <= width, Double(count) * step <= 2 * .pi { return radius }
        }
        return nil
    }

    /// A random case: half of the anchors in or at a corner or an edge, some outside.
    static func random(_ random: inout Seeded) -> FanCase {
        let bounds = Rect2D(
            x: random.number(-200...200),
            y: random.number(-200...200),
            width: random.chance(0.1) ? random.number(0...120) : random.number(120...1_000),
            height: random.chance(0.1) ? random.number(0...120) : random.number(120...1_000)
        )
        func place(_ low: Double, _ high: Double) -> Double {
            switch random.number(0...1) {
            case ..<0.2: low
            case ..<0.4: high
            case ..<0.5: random.number((low - 60)...(high + 60))
            default: random.number(low...high)
            }
        }
        let width = random.number(20...90)
        return FanCase(
            anchor: Point2D(
                place(bounds.origin.x, bounds.end.x),
                place(bounds.origin.y, bounds.end.y)
            ),
            bounds: bounds,
            size: Point2D(width, random.chance(0.5) ? width : random.number(20...90)),
            count: Int.random(in: 1...14, using: &random),
            settings: Fan.Settings(
                direction: random.chance(0.5) ? .twelveOClock : .degrees(random.number(-400...400)),
                sweep: random.chance(0.7) ? .fullTurn : .degrees(random.number(60...360)),
                spacing: random.chance(0.2) ? 0 : random.number(0...16),
                minimumRadius: random.chance(0.5) ? 72 : random.number(0...150),
                maximumRadius: random.number(150...400),
                allowsSecondRing: random.chance(0.7),
                isMirrored: random.chance(0.5)
            )
        )
    }
}
