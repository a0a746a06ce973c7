import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Parallel curves of superellipses against distances of their own: from the curve's equation, by a
/// search of the whole quadrant, and from points that are carried along the normals.
@Suite(.long) struct SuperellipseOffsetMeterTests {
    /// A superellipse about the origin.
    private struct Case {
        let meter: SuperellipseMeter
        let rect: Rect2D

        init(_ exponent: Double, _ aspect: Double) {
            rect = Rect2D(x: -50 * aspect, y: -50, width: 100 * aspect, height: 100)
            meter = SuperellipseMeter(exponent: exponent, halfWidth: 50 * aspect, halfHeight: 50)
        }

        /// The parameters of points all along a quadrant, dense at the axes.
        static let parameters = (-80...80).map { Double($0) / 80 }

        /// The point of the quadrant at a parameter from -1 on the vertical axis to 1 on the
        /// horizontal one.
        func point(_ parameter: Double) -> Point2D {
            // With a great exponent, the ratio of the coordinates itself is evenly spaced.
            let (small, big) = meter.point(powerOfRatio: pow(1 - abs(parameter), max(5, meter.exponent)))
            let (u, v) = parameter < 0 ? (small, big) : (big, small)
            return Point2D(u * meter.halfWidth, v * meter.halfHeight)
        }

        /// The signed distance of a point of the first quadrant, from all valleys of its distance.
        func distance(_ target: Point2D, _ curve: [Point2D]) -> Double {
            let gaps = curve.map { hypot($0.x - target.x, $0.y - target.y) }
            var best = Double.infinity
            for index in gaps.indices {
                let (before, after) = (max(index - 1, 0), min(index + 1, gaps.count - 1))
                guard gaps[index] <= gaps[before], gaps[index] <= gaps[after] else { continue }
                // Where the valley cannot be lower than what was found, its search is not needed.
                let reach = max((curve[before] - curve[index]).length, (curve[after] - curve[index]).length)
                guard gaps[index] - reach < best else { continue }
                best = min(best, valley(Self.parameters[before], Self.parameters[after], target))
            }
            let (u, v) = (target.x / meter.halfWidth, target.y / meter.halfHeight)
            let isInside =
                meter.exponent == .infinity
                ? max(u, v) < 1 : pow(u, meter.exponent) + pow(v, meter.exponent) < 1
            return isInside ? -best : best
        }

        private func valley(_ from: Double, _ to: Double, _ target: Point2D) -> Double {
            var (low, high) = (from, to)
            func gap(_ parameter: Double) -> Double {
                let point = point(parameter)
                return hypot(point.x - target.x, point.y - target.y)
            }
            for _ in 0..<50 {
                let (a, b) = (high - (high - low) * 0.618_034, low + (high - low) * 0.618_034)
                if gap(a) < gap(b) { high = b } else { low = a }
            }
            return min(gap((low + high) / 2), gap(from), gap(to))
        }
    }

    @Test(
        arguments: [0.4, 0.8, 1, 1.2, 1.6, 2, 2.5, 3.5, 8, 40],
        [1.0, 30, 1_000]
    )
    func
        `an offset path is at its distance by an evaluation of its own, up to a thousand times as wide as high`(
            exponent: Double,
            aspect: Double
        )
    {
        let one = Case(exponent, aspect)
        let shape = Superellipse(exponent: exponent)
        let curve = Case.parameters.map { one.point($0) }
        for distance in [-40.0, -20, -3, -0.2, 10] {
            let path = shape.offsetPath(in: one.rect, by: distance, tolerance: 0.05 * aspect.squareRoot())
            let context = Comment(rawValue: "n = \(exponent), \(aspect), \(distance)")
            guard !path.elements.isEmpty else {
                // Nothing is left only where no point of the shape is as deep.
                #expect(one.distance(.zero, curve) > distance, context)
                continue
            }
            var worst = 0.0
            let cubics = one.meter.quarter(of: path)
            for cubic in cubics {
                // Also close to the ends, which on the axes are where the curve is hardest to evaluate.
                for t in [1e-4, 0.05, 0.3, 0.5, 0.7, 0.95, 1 - 1e-4] {
                    let (x, y) = cubic.at(t)
                    let found = one.distance(Point2D(abs(x), abs(y)), curve)
                    worst = max(worst, abs(found - distance))
                }
            }
            #expect(worst <= path.errorBound * 1.125 + 1e-9 * aspect, context)
            #expect(carried(one, curve, distance, cubics) <= path.errorBound * 1.125 + 1e-9 * aspect, context)
        }
    }

    /// The greatest distance from the path of points that are carried along the curve's normals,
    /// except for those that are nearer to another part of the curve.
    private func carried(
        _ one: Case,
        _ curve: [Point2D],
        _ distance: Double,
        _ cubics: [SuperellipseMeter.Cubic]
    ) -> Double {
        var worst = 0.0
        for parameter in Case.parameters.dropFirst().dropLast() where abs(parameter) > 1e-9 {
            let point = one.point(parameter)
            let n = one.meter.exponent
            // The gradient of the equation, with its greater part as 1.
            let (u, v) = (point.x / one.meter.halfWidth, point.y / one.meter.halfHeight)
            let slope = pow(u / v, n - 1) * one.meter.halfHeight / one.meter.halfWidth
            let normal =
                slope < 1
                ? Point2D(slope, 1) / hypot(slope, 1) : Point2D(1, 1 / slope) / hypot(1, 1 / slope)
            let target = point + normal * distance
            guard target.x >= 0, target.y >= 0 else { continue }
            guard abs(one.distance(target, curve) - distance) < 1e-6 else { continue }
            worst = max(worst, one.meter.distance(target.x, target.y, to: cubics, 0))
        }
        return worst
    }
}
