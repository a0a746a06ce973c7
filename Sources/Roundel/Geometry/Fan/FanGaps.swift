internal import RealModule

/// The directions in which a circle about a point is inside a rectangle.
///
/// Each side of the rectangle blocks an arc whose middle is 3, 6, 9 or 12 o'clock. What remains
/// consists of at most four arcs, one for each quadrant; those of neighbouring quadrants are one
/// arc if the side between them blocks nothing.
struct FanGaps {
    /// An arc that is inside the rectangle, clockwise from its start, in radians.
    struct Gap {
        let start: Double
        let sweep: Double

        /// The angle from the start to the direction in the gap that is nearest to another; the start
        /// if both ends are equally near, apart from rounding.
        func offset(toward direction: Double) -> Double {
            let offset = Angle.radians(direction - start).normalized.radians
            if offset <= sweep { return offset }
            return offset - sweep < 2 * .pi - offset - FanGaps.tolerance ? sweep : 0
        }

        /// The angle between a direction and the nearest one in the gap.
        func distance(to direction: Double) -> Double {
            Angle.radians(start + offset(toward: direction) - direction).signed.magnitude.radians
        }
    }

    /// The angle in radians by which distances differ at least.
    static let tolerance = 1e-9

    /// The angle in radians by which a gap may seem to be less than nothing.
    private static let rounding = 1e-12

    /// Half of the arcs that are blocked about 3, 6, 9 and 12 o'clock, in radians.
    private let blocked: SIMD4<Double>

    /// Finds the gaps of a circle.
    ///
    /// - Parameters:
    ///   - radius: The radius of the circle, not negative.
    ///   - low: The corner of the rectangle with the least coordinates, relative to the centre.
    ///   - high: The corner with the greatest coordinates.
    init(radius: Double, low: Point2D, high: Point2D) {
        blocked = SIMD4(
            FanGaps.half(radius, high.x),
            FanGaps.half(radius, high.y),
            FanGaps.half(radius, -low.x),
            FanGaps.half(radius, -low.y)
        )
    }

    /// Half of the arc that a side at a distance from the centre blocks; all if the centre is
    /// further outside than the radius.
    private static func half(_ radius: Double, _ distance: Double) -> Double {
        distance >= radius ? 0 : .acos(max(distance / radius, -1))
    }

    /// Whether the whole circle is inside the rectangle.
    var isFull: Bool { blocked == .zero }

    /// The gap that begins in a quadrant, from 0 at 3 o'clock clockwise, or `nil` if none does.
    func gap(_ quadrant: Int) -> Gap? {
        guard let sweep = sweep(quadrant), !continues(quadrant) else { return nil }
        var (total, next) = (sweep, quadrant + 1)
        while next < quadrant + 4, continues(next), let more = self.sweep(next) {
            total += more
            next += 1
        }
        return Gap(start: Double(quadrant) * (.pi / 2) + first(quadrant), sweep: total)
    }

    /// Whether the gap of a quadrant continues that of the quadrant before.
    private func continues(_ quadrant: Int) -> Bool {
        blocked[quadrant & 3] == 0 && sweep(quadrant) != nil && sweep(quadrant - 1) != nil
    }

    /// The sweep of what is not blocked in a quadrant; `nil` if everything is.
    private func sweep(_ quadrant: Int) -> Double? {
        let last = max(blocked[(quadrant + 1) & 3], blocked[(quadrant + 2) & 3] - .pi / 2)
        let sweep = .pi / 2 - last - first(quadrant)
        // The least circle about a point beyond a corner has one point in the rectangle, apart from rounding.
        return sweep >= -FanGaps.rounding ? max(sweep, 0) : nil
    }

    /// The angle from the beginning of a quadrant to the first direction that is not blocked.
    private func first(_ quadrant: Int) -> Double {
        max(blocked[quadrant & 3], blocked[(quadrant + 3) & 3] - .pi / 2)
    }
}
